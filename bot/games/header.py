"""The lines of a record's header that several games have: deck, seats and first seat."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol, TypeVar

from bot.games.errors import BadRecord

if TYPE_CHECKING:
    from collections.abc import Mapping

COMMON: tuple[str, ...] = ("deck", "seats", "first")
"""The keys of these lines, in their order."""

_DECK = re.compile(r"([^ ]+) ([0-9a-f]{12})", re.ASCII)


class Deck(Protocol):
    """The cards a game is played with: a name and the start of the SHA-256 of their file."""

    @property
    def name(self) -> str:
        """Return the name."""
        ...

    @property
    def digest(self) -> str:
        """Return the first 12 hex digits of the SHA-256."""
        ...


class Dealt(Protocol):
    """A setup that knows its deck, its number of seats and which seat begins."""

    @property
    def deck(self) -> str:
        """Return the name of the deck."""
        ...

    @property
    def digest(self) -> str:
        """Return the digest of the deck."""
        ...

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        ...

    @property
    def first(self) -> int:
        """Return the seat that begins."""
        ...


DeckT = TypeVar("DeckT", bound=Deck)


def common_lines(setup: Dealt) -> list[tuple[str, str]]:
    """Return the lines of deck, seats and first seat, as key and value."""
    return [
        ("deck", f"{setup.deck} {setup.digest}"),
        ("seats", str(setup.seats)),
        ("first", str(setup.first)),
    ]


def read_common(
    lines: Mapping[str, tuple[int, str]], decks: Mapping[str, DeckT], seats: tuple[int, int]
) -> tuple[DeckT, int, int]:
    """Return the deck, the number of seats and the first seat that a header names.

    Parameters
    ----------
    lines
        By key, the number of the line and the value.
    decks
        The decks at hand, by name.
    seats
        The smallest and the largest number of seats.

    Raises
    ------
    BadRecord
        With the line and the code ``deck-malformed``, ``deck-unknown``, ``deck-differs``,
        ``seats-out-of-range`` or ``first-out-of-range``.
    """
    deck = _deck(*lines["deck"], decks)
    number = number_in(*lines["seats"], seats, "seats-out-of-range")
    return deck, number, number_in(*lines["first"], (1, number), "first-out-of-range")


def _deck(line: int, text: str, decks: Mapping[str, DeckT]) -> DeckT:
    match = _DECK.fullmatch(text)
    if match is None:
        raise BadRecord(line, "deck-malformed", text=text)
    name, digest = match.groups()
    if name not in decks:
        raise BadRecord(line, "deck-unknown", deck=name)
    if decks[name].digest != digest:
        raise BadRecord(line, "deck-differs", deck=name, found=digest, held=decks[name].digest)
    return decks[name]


def number_in(line: int, text: str, allowed: tuple[int, int], code: str) -> int:
    """Return a word of a header as a number, or raise `BadRecord` with the code if not allowed."""
    lowest, highest = allowed
    for number in range(lowest, highest + 1):
        if text == str(number):
            return number
    raise BadRecord(line, code, text=text, lowest=lowest, highest=highest)
