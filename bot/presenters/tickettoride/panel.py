"""The private panel of a player: the hand, and what can be done now, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.state import Phase
from bot.presenters.fitting import joined
from bot.presenters.reading import bold_name
from bot.presenters.tickettoride.cards import between, points_of, way_words
from bot.presenters.tickettoride.controls import own_rows, pick
from bot.presenters.tickettoride.labels import listed
from bot.presenters.tickettoride.prompt import choices, goes_first, situation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.view import View
    from bot.presenters.controls import Row
    from bot.presenters.reading import Player
    from bot.words.words import Words


def panel_words(
    view: View, players: Sequence[Player], words: Words, item: str, page: int
) -> tuple[str, tuple[Row, ...]]:
    """Return the text and the controls of a seat's panel, or of somebody's who cannot act.

    Parameters
    ----------
    item
        What is picked, such as a route to be paid for; empty for what can be done.
    """
    if item:
        return pick(view, item, words, page)
    if view.legal and view.seat is not None:
        return "\n".join(_lines(view, players, words)), own_rows(view, words, page)
    return _waiting(view, players, words), ()


def _lines(view: View, players: Sequence[Player], words: Words) -> list[str]:
    """Return lines on what the seat can do, and what it has to choose from."""
    start = view.phase is Phase.KEEP
    lines = [_start(view, players, words)] if start else choices(view, words)
    if view.phase is Phase.TURN:
        count = len(listed(view))
        lines.append(words.say("ttr-panel-claims", count=count))
    return [*lines, *offered_lines(view, words)]


def _start(view: View, players: Sequence[Player], words: Words) -> str:
    """Return who goes first, and what is to be chosen."""
    return joined((goes_first(view, players, words), words.say("ttr-panel-start")))


def offered_lines(view: View, words: Words) -> list[str]:
    """Return a line for each ticket that the looker has to choose from, by number."""
    own = view.own
    if own is None or not own.offer or own.chosen:
        return []
    board = view.board
    return [
        words.say(
            "ttr-panel-offered",
            number=number,
            ticket=between(board, each.ticket, words),
            points=points_of(each.ticket.points, words),
            way=way_words(each.way, words),
        )
        for number, each in enumerate(own.offer, start=1)
    ]


def _waiting(view: View, players: Sequence[Player], words: Words) -> str:
    """Return whom the table waits for, or the winners."""
    own = view.own
    if view.phase is Phase.KEEP and own is not None and own.chosen:
        waited = ", ".join(bold_name(players, seat, words) for seat in view.to_act)
        return words.say("ttr-panel-chosen", players=waited)
    return "\n".join((*situation(view, players, words), *offered_lines(view, words)))
