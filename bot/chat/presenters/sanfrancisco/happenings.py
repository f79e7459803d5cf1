"""Reads events: what each happening names, and which spaces and cards the last turn touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.events import Happening

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.chat.presenters.presenter import Move, Recent
    from bot.games.game import Event

_TOUCHING = (
    Happening.BUILT,
    Happening.TOKEN_PUT,
    Happening.SKYSCRAPER,
    Happening.SQUARE_WOKE,
)
"""What changes a card on a board for everybody to see at a glance."""


def named(event: Event, key: str) -> str:
    """Return what an event names: a card, a space, a district, a bonus."""
    return str(event.values[key])


def counted(event: Event, key: str) -> int:
    """Return a number an event carries."""
    return int(event.values[key])


def events_of(moves: Iterable[Move]) -> list[Event]:
    """Return what the moves did, in order."""
    return [event for move in moves for event in move.events]


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves of the turn that is on, or of the one before while it has none."""
    return recent.current or recent.previous


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
