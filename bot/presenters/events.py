"""Reads the events of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from bot.games.game import Event
    from bot.presenters.presenter import Move


def named(event: Event, key: str) -> str:
    """Return a value of an event as text, such as a card or a space."""
    return str(event.values[key])


def several(event: Event, key: str) -> list[str]:
    """Return the words of a value: an event lists cards and spaces with blanks between."""
    return named(event, key).split()


def counted(event: Event, key: str) -> int:
    """Return a value of an event as a number."""
    return int(event.values[key])


def events_of(moves: Iterable[Move]) -> list[Event]:
    """Return the events of the moves, in order."""
    return [event for move in moves for event in move.events]


def has_event(moves: Iterable[Move], codes: Container[str]) -> bool:
    """Return True if the moves have an event with one of these codes."""
    return any(event.code in codes for event in events_of(moves))
