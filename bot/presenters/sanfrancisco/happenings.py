"""The spaces and cards that moves changed, read from their events."""

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
"""The events that visibly change a card on a board."""

_SETTLING = (Happening.PLACED, Happening.BUILT, Happening.TOKEN_PUT)
"""The events that put a card or token where it stays."""


def has_settled(moves: Iterable[Move]) -> bool:
    """Return True if the moves put a card or token where it stays."""
    return has_event(moves, _SETTLING)


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight: those of this turn, once a card or token is in place.

    Until then a returning player wants to see the previous turn.
    """
    return recent.current if has_settled(recent.current) else recent.previous


def taken_card_ids(recent: Recent) -> tuple[str, ...]:
    """Return the ids of the cards that this turn took, in the order they lay."""
    return next(
        (
            tuple(several(event, "taken"))
            for event in events_of(recent.current)
            if event.code == Happening.FINALIZED
        ),
        (),
    )


def emptied_column(moves: Iterable[Move]) -> int:
    """Return the number of the column that was taken, or 0."""
    return next(
        (
            counted(event, "column")
            for event in events_of(moves)
            if event.code == Happening.FINALIZED
        ),
        0,
    )


def touched_spaces(moves: Iterable[Move]) -> frozenset[tuple[int, str]]:
    """Return the seat and name of each space whose card was built or changed."""
    return frozenset(
        (event.seat, named(event, "space")) for event in events_of(moves) if event.code in _TOUCHING
    )


def placed_cards(moves: Iterable[Move]) -> frozenset[str]:
    """Return the cards that were placed in a column, by id."""
    return frozenset(
        named(event, "card") for event in events_of(moves) if event.code == Happening.PLACED
    )
