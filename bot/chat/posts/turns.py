"""The text of a turn's post: what can be done, and what has happened since the last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts import clocks
from bot.chat.posts.inputs import (
    awaited_names,
    is_over,
    moves,
    public_view,
    reading_of,
    since,
)
from bot.games.game import passes_turn
from bot.presenters.phrases import points_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presenters.presenter import AnyPresenter
    from bot.tables.model import Played, Position, Table
    from bot.words.words import Words

LONGEST_STORY = 140
"""Characters on what happened since the last turn: about three lines on a phone."""
MOST_LINES = 3
"""The lines of a turn's text."""


def turn_text(
    presenter: AnyPresenter,
    table: Table,
    position: Position,
    words: Words,
    undone: Sequence[Played] = (),
) -> str:
    """Return what can be done, what has happened and until when there is time, in a few lines.

    It does not name the people who are to act: their mentions stand before it.

    Parameters
    ----------
    undone
        The actions last taken back, told instead of what has happened.
    """
    if table.record.paused_at:
        lines = [words.say("paused-here")]
    elif table.people_to_act(position):
        view = public_view(table, position)
        lines = presenter.task(reading_of(presenter, table, view, words)).split("\n")
    else:
        lines = [words.say("turn-computer", players=awaited_names(table, position, words))]
    note = "" if table.record.paused_at else clocks.remaining(table, position, words)
    if undone:
        told = _told(presenter, table, position, _by_turn(undone), words)
        story = words.say("taken-back", moves=told)
    elif not position.actions:
        story = _introduced(lines, words)
    else:
        story = _story(presenter, table, position, words)
    room = MOST_LINES - len(lines) - bool(note)
    if story and (undone or room > 0):
        lines.append(f"-# {story}")
    return "\n".join([*lines, note] if note else lines)


def brief(
    presenter: AnyPresenter,
    table: Table,
    position: Position,
    played: Sequence[Played],
    words: Words,
) -> str:
    """Return the actions of one turn in a short line, as everybody may see them."""
    view = position.view(table.game, None)
    told = moves(table.game, played, over=is_over(table.game, position))
    return presenter.brief(reading_of(presenter, table, view, words), told) if told else ""


def record(
    presenter: AnyPresenter,
    table: Table,
    position: Position,
    played: Sequence[Sequence[Played]],
    words: Words,
) -> str:
    """Return turns in short lines that stay in the channel, and below them the points so far."""
    told = [brief(presenter, table, position, turn, words) for turn in played]
    if not any(told):
        return ""
    view = position.view(table.game, None)
    seats = reading_of(presenter, table, view, words).players
    scores = zip(seats, presenter.points(view), strict=False)
    listed = " · ".join(f"{seat.name} {points_words(halves)}" for seat, halves in scores)
    lines = [" ".join(filter(None, told))]
    if listed:
        points = words.say("points-so-far", list=listed)
        lines.append(f"-# {points}")
    return "\n".join(lines)


def _introduced(lines: Sequence[str], words: Words) -> str:
    panel = words.say("button-panel")
    return "" if any(panel in line for line in lines) else words.say("first-post", panel=panel)


def _story(presenter: AnyPresenter, table: Table, position: Position, words: Words) -> str:
    return _told(presenter, table, position, _since(table, position), words)


def _told(
    presenter: AnyPresenter,
    table: Table,
    position: Position,
    turns: Sequence[Sequence[Played]],
    words: Words,
) -> str:
    """Return turns in short lines, one after the other; the oldest go if it is long.

    Those of computers stay: they had no post of their own.
    """
    told = [brief(presenter, table, position, turn, words) for turn in turns]
    computers = {seat.seat for seat in table.computers}
    whole, at = " ".join(told), 0
    while at < len(told) - 1 and len(whole) > LONGEST_STORY:
        if any(move.seat in computers for move in turns[at]):
            break
        at += 1
        whole = f"… {' '.join(told[at:])}"
    return whole


def _by_turn(played: Sequence[Played]) -> Sequence[Sequence[Played]]:
    """Return actions that follow one another, turn by turn; the last turn may be unfinished."""
    turns: list[list[Played]] = [[]]
    for move in played:
        turns[-1].append(move)
        if passes_turn(move.events):
            turns.append([])
    return [turn for turn in turns if turn]


def _since(table: Table, position: Position) -> Sequence[Sequence[Played]]:
    """Return the turns after the last one of a seat to act; without one in between, the last."""
    turns = position.finished_turns
    waiting = set(table.game.to_act(position.state))
    if not any(move.seat in waiting for turn in turns for move in turn):
        return turns
    return since(position, waiting) or turns[-1:]
