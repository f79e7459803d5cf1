"""The spaces and cards that the last turn touched, read from its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.events import Happening
from bot.presenters.events import counted, events_of, has_event, named, several

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.presenters.presenter import Move, Recent

_TOUCHING = (
    Happening.BUILT,
    Happening.TOKEN_PUT,
    Happening.CONNECTED,
    Happening.SKYSCRAPER,
    Happening.SQUARE_WOKE,
)
"""What changes a card on a board for everybody to see at a glance."""

_SETTLING = (Happening.PLACED, Happening.BUILT, Happening.TOKEN_PUT)
"""What makes a turn one to look back on: a card or token lies where it stays."""


def has_settled(moves: Iterable[Move]) -> bool:
    """Tell whether the moves put something where it stays."""
    return has_event(moves, _SETTLING)


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to point out: those of the turn that is on, once it has settled something.

    Until then it is the turn before that somebody who comes back wants to see.
    """
    return recent.current if has_settled(recent.current) else recent.previous


def places_taken(recent: Recent) -> tuple[str, ...]:
    """Return the cards that the turn that is on took, by id, in the order they lay."""
    return next(
        (
            tuple(several(event, "taken"))
            for event in events_of(recent.current)
            if event.code == Happening.FINALIZED
        ),
        (),
    )


def emptied_column(moves: Iterable[Move]) -> int:
    """Return the column that was taken, 0 for none."""
    return next(
        (
            counted(event, "column")
            for event in events_of(moves)
            if event.code == Happening.FINALIZED
        ),
        0,
    )


def touched_spaces(moves: Iterable[Move]) -> frozenset[tuple[int, str]]:
    """Return the spaces, by seat and name, whose card was built, changed or has risen."""
    return frozenset(
        (event.seat, named(event, "space")) for event in events_of(moves) if event.code in _TOUCHING
    )


def placed_cards(moves: Iterable[Move]) -> frozenset[str]:
    """Return the cards that were placed in a column, by id."""
    return frozenset(
        named(event, "card") for event in events_of(moves) if event.code == Happening.PLACED
    )
