"""What moves changed on the table, read from their events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.events import Happening
from bot.presenters.events import events_of, has_event, named, several

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.presenters.presenter import Move, Recent


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight: those of this turn, or of the last one until it has any."""
    return recent.current or recent.previous


def filled_positions(moves: Iterable[Move]) -> frozenset[int]:
    """Return the positions of the row, from 1, at which a card was turned over."""
    return frozenset(
        int(position)
        for event in events_of(moves)
        if event.code == Happening.FILLED
        for position in several(event, "positions")
    )


def claimed_routes(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the routes that were claimed."""
    return frozenset(
        named(event, "route") for event in events_of(moves) if event.code == Happening.CLAIMED
    )


def changed_locations(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the locations on which tokens were placed, or from which one was taken."""
    return frozenset(
        named(event, "location")
        for event in events_of(moves)
        if event.code in (Happening.PLACED, Happening.TOKEN)
    )


def taken_symbols(moves: Iterable[Move], seat: int) -> list[str]:
    """Return the symbols of the tokens that a seat took."""
    return [
        named(event, "symbol")
        for event in events_of(moves)
        if event.code == Happening.TOKEN and event.seat == seat
    ]


def drew_cards(moves: Iterable[Move]) -> bool:
    """Return True if a card was drawn from the deck."""
    return has_event(moves, (Happening.DRAWN,))


def drew_tickets(moves: Iterable[Move]) -> bool:
    """Return True if tickets were drawn."""
    return has_event(moves, (Happening.TICKETS,))
