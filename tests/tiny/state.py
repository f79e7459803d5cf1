"""What there is in the tiny game: cards, actions and the position."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

from bot.games import game

FEWEST, MOST = 2, 4
"""How many can play."""
HAND, ROUNDS = 3, 4
HIDDEN = ""
"""Stands where a card lies that the looker cannot see."""


def cards(seats: int) -> tuple[str, ...]:
    """Return the cards there are: four for each seat, and four more."""
    return tuple(f"c{number:02}" for number in range(1, 4 * seats + 5))


class Phase(StrEnum):
    """What is to be done."""

    GIVE = "give"
    """All choose a card to give to the left."""
    DRAW = "draw"
    """The seat in turn draws, or takes the open discard."""
    DISCARD = "discard"
    """The seat in turn discards a card."""
    OVER = "over"
    """Nothing: the game is over."""


class Happening(StrEnum):
    """The codes of the events; behind each, the values it carries."""

    GAVE = "gave"
    """card (for who gives it alone)"""
    PASSED = "passed"
    """No values: the cards chosen have gone round"""
    RECEIVED = "received"
    """card: told to who receives it alone"""
    DREW = "drew"
    """left (cards of the deck), card (for who drew it alone)"""
    TOOK = "took"
    """card: the open discard"""
    DISCARDED = "discarded"
    """card"""
    SHUFFLED = "shuffled"
    """left (cards of the deck)"""


class Give(game.Action, frozen=True, gc=False):
    """Choose a card to give to the left. The others see that something is chosen, no more."""

    card: str


class Draw(game.Action, frozen=True, gc=False):
    """Draw the top card of the deck, which the others do not see."""


class Take(game.Action, frozen=True, gc=False):
    """Take the open discard."""


class Discard(game.Action, frozen=True, gc=False):
    """Lay a card face up on the discards."""

    card: str


class Shuffle(game.Action, frozen=True, gc=False):
    """Make the discards under the open one the deck, in this order; nobody sees which it is."""

    order: tuple[str, ...]


Action: TypeAlias = Give | Draw | Take | Discard | Shuffle


class Setup(msgspec.Struct, frozen=True):
    """What is random at the start: who begins each round, and the cards from the top."""

    seats: int
    first: int
    order: tuple[str, ...]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A position.

    Parameters
    ----------
    hands
        The cards of each seat, sorted.
    deck, discards
        The deck from the top; the discards up to the open one.
    given
        What each seat has chosen to give, still in its hand; `HIDDEN` for nothing yet.
    seat
        Whose turn it is, 0 while all choose; once the game is over, in whose turn it ended.
    """

    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    given: tuple[str, ...]
    first: int
    phase: Phase = Phase.GIVE
    seat: int = 0
    round: int = 1

    @property
    def seats(self) -> int:
        """Return how many play."""
        return len(self.hands)
