"""The cards, spaces and tokens that moves changed, read from their events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import FACES, Face
from bot.games.pointcity.events import Happening
from bot.presenters.events import counted, events_of, has_event, named, several

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.presenters.presenter import Move, Recent

TAKING = (Happening.TAKEN, Happening.TAKEN_FROM_DECK, Happening.NOTHING_TAKEN)
"""The events with which the seat in turn has made its choice."""


def has_settled(moves: Iterable[Move]) -> bool:
    """Return True if the moves took cards, or found none to take."""
    return has_event(moves, TAKING)


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight: those of this turn, once it has taken cards.

    Until then a returning player wants to see the previous turn, and any cards turned over since.
    """
    settled = has_settled(recent.current)
    return recent.current if settled else (*recent.previous, *recent.current)


def changed_spaces(moves: Iterable[Move]) -> frozenset[str]:
    """Return the names of the market spaces with a new card or another side up."""
    found: set[str] = set()
    for event in events_of(moves):
        if event.code == Happening.FLIPPED:
            found.add(named(event, "space"))
        elif event.code == Happening.REFILLED:
            found.update(several(event, "spaces"))
    return frozenset(found)


def took_from_deck(moves: Iterable[Move]) -> bool:
    """Return True if cards were taken from the deck."""
    return has_event(moves, (Happening.TAKEN_FROM_DECK,))


def built(moves: Iterable[Move]) -> frozenset[str]:
    """Return the buildings that joined a city, by id."""
    return frozenset(
        named(event, "card") for event in events_of(moves) if event.code == Happening.BUILT
    )


def gained_faces(moves: Iterable[Move], seat: int) -> frozenset[Face]:
    """Return the faces of the resource cards that a seat took."""
    return frozenset(
        Face(name)
        for event in events_of(moves)
        if event.code in (Happening.TAKEN, Happening.TAKEN_FROM_DECK) and event.seat == seat
        for name in several(event, "cards")
        if name in FACES
    )


def gained_tokens(moves: Iterable[Move]) -> frozenset[int]:
    """Return the civic tokens that were taken, by number."""
    return frozenset(
        counted(event, "token") for event in events_of(moves) if event.code == Happening.TOKEN_TAKEN
    )
