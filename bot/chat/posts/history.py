"""How a game came to stand as it does: the log, and the picture at the end of any turn."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from bot.chat.messages.answers import Told
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import is_over, seat_name
from bot.games.game import CHANCE
from bot.presenters.controls import Button, Option, Select

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.posts.public import Posts
    from bot.presenters.controls import Row
    from bot.tables.history.undo import Turn
    from bot.tables.model import Played, Position, Table
    from bot.words.words import Words

MOST_OPTIONS = 25
"""The most entries of a list."""
PAGE = 3_300
"""Characters of the log that go on one page; a message holds 4,000."""


def ends_of_turns(history: Sequence[Position]) -> list[Position]:
    """Return the position after each turn; last the current one, if its turn has had an action.

    Parameters
    ----------
    history
        The position at the start and after each action that was not undone.
    """
    passed = [after for before, after in itertools.pairwise(history) if after.turn > before.turn]
    return [*passed, history[-1]] if history[-1].current else passed


def played_last(position: Position) -> tuple[Played, ...]:
    """Return the actions of the current turn, or of the one before if the current one has none."""
    return position.current or position.previous


async def turn_post(
    posts: Posts,
    table: Table,
    history: Sequence[Position],
    turn: int,
    words: Words,
    *,
    exact: bool = False,
) -> Post:
    """Return the actions of a turn and the picture at its end, as everybody could see it then.

    Once the game is over, what was hidden is open.

    Parameters
    ----------
    turn
        From 1; a number beyond the last turn means the last one.
    exact
        Whether to refuse such a number: it was typed, not on a button from before an undo.

    Raises
    ------
    Told
        When nothing has happened yet, or there is no such turn.
    """
    ends = ends_of_turns(history)
    if not ends:
        raise Told(words.say("no-log", table=str(table.id)))
    if exact and turn > len(ends):
        raise Told(words.say("no-such-turn", table=str(table.id), turn=turn, turns=len(ends)))
    number = min(max(turn, 1), len(ends))
    position, over = ends[number - 1], is_over(table.game, history[-1])
    screen = posts.screen(table, position, words, opened=over)
    title = words.say("turn-title", table=str(table.id), turn=number, turns=len(ends))
    lines = posts.lines(table, position, played_last(position), words, opened=over)
    row = (
        Button(f"!turn {number - 1}", words.say("button-previous"), enabled=number > 1),
        Button(f"!turn {number + 1}", words.say("button-later"), enabled=number < len(ends)),
        Button("!log", words.say("button-log")),
    )
    seats = {move.seat for move in played_last(position)} - {CHANCE}
    if (
        over
        and table.game.judge is not None
        and any(table.seats[seat - 1].computer for seat in seats)
    ):
        row = (*row, Button(f"!why {number}", words.say("button-why")))
    picture = await posts.picture(screen)
    return Post("\n".join([title, *lines]), table.id, table.version, (row,), picture, screen.alt)


def log_post(
    posts: Posts,
    table: Table,
    position: Position,
    chronicle: Sequence[Turn],
    words: Words,
    page: int | None,
    *,
    exact: bool = False,
) -> Post:
    """Return a page of the log as everybody may read it.

    Parameters
    ----------
    chronicle
        The actions turn by turn, undone ones included.
    page
        From 1; None: the newest turns.
    exact
        Whether to refuse a page beyond the last: it was typed, not on a button from before an undo.

    Raises
    ------
    Told
        When nothing has happened yet, or there is no such page.
    """
    told = posts.told_turns.of(posts.presenter(table), table, position, chronicle, words)
    if not told:
        raise Told(words.say("no-log", table=str(table.id)))
    pages = _pages(told)
    if exact and page is not None:
        check_page(page, len(pages), words)
    number = len(pages) if page is None else min(max(page, 1), len(pages))
    start = sum(len(earlier) for earlier in pages[: number - 1])
    shown = pages[number - 1]
    title = words.say(
        "log-title",
        table=str(table.id),
        shown=len(shown),
        **{"from": start + 1, "to": start + len(shown), "all": len(told)},
    )
    last = chronicle[start + len(shown) - 1].number
    row: Row = (Button(f"!turn {last}", words.say("button-picture")),)
    if len(pages) > 1:
        earlier = Button(f"!log {number - 1}", words.say("button-previous"), enabled=number > 1)
        later = Button(f"!log {number + 1}", words.say("button-later"), enabled=number < len(pages))
        row = (earlier, later, *row)
    rows: list[Row] = [row]
    if is_over(table.game, position):
        rows += _whys(table, chronicle[start : start + len(shown)], words)
    return Post("\n".join([title, *shown]), table.id, table.version, tuple(rows))


def _whys(table: Table, turns: Sequence[Turn], words: Words) -> list[Row]:
    if table.game.judge is None:
        return []
    movers = {
        turn.number: {entry.move.seat for entry in turn.entries if not entry.undone} - {CHANCE}
        for turn in turns
    }
    # A turn of several seats, such as the choice of tickets, is nobody's.
    alone = [
        (number, table.seats[seats.pop() - 1])
        for number, seats in movers.items()
        if len(seats) == 1
    ]
    shown = tuple(
        Option(
            f"!why {number}",
            words.say("entry-why", turn=number, player=seat_name(table, seat, words)),
        )
        for number, seat in alone
        if seat.computer
    )[-MOST_OPTIONS:]
    return [Select("why", words.say("select-why"), shown)] if shown else []


def check_page(page: int, pages: int, words: Words) -> None:
    """Raise `Told` with the pages there are, if the page that was typed is not among them."""
    if page > pages:
        raise Told(words.say("no-such-page", page=page, pages=pages))


def _pages(entries: list[str]) -> list[list[str]]:
    pages: list[list[str]] = [[]]
    size = 0
    for entry in entries:
        if pages[-1] and size + len(entry) > PAGE:
            pages.append([])
            size = 0
        pages[-1].append(entry[:PAGE])
        size += len(entry) + 1
    return pages
