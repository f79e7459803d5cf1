"""The position of a game of Point City, and what was random at its start.

Both hold whole cards and tokens, so that a running table outlives a change of their files.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.games.pointcity.cards import Building, Card, Side, Token


class Level(StrEnum):
    """How the automaton scores against a player who is alone."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Phase(StrEnum):
    """What the seat in turn has to do."""

    TAKE = "take"
    """Flip a card if it likes, then take two."""
    PAY = "pay"
    """Pay for the buildings taken."""
    TOKEN = "token"  # noqa: S105  (a civic token)
    """Take a civic token."""
    OVER = "over"
    """Nothing: the game is over."""


class Ending(StrEnum):
    """What ended the game."""

    MARKET = "market"
    """The market could not be refilled."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What was random at the start.

    Parameters
    ----------
    deck, digest
        The name of the cards and tokens, and the first 12 hex digits of their SHA-256.
    level
        The automaton's; None with more than one seat.
    order
        The cards of the deck from the top, the market's 16 first, as far as known.
    tokens
        The civic tokens from the left.
    removed
        The cards that left the game unseen, in the order of their numbers.
    unplaced
        The cards of which it is not known where they are, in the order of their numbers. Only a
        record of a running game has any: there a card of the order is no more than its resource
        side until its building side has been seen, and `removed` is empty.
    """

    deck: str
    digest: str
    seats: int
    first: int
    order: tuple[Card, ...]
    tokens: tuple[Token, ...]
    level: Level | None = None
    removed: tuple[Card, ...] = ()
    unplaced: tuple[Card, ...] = ()


class Spot(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card in the market and the side that is up."""

    card: Card
    side: Side = Side.RESOURCE


class Gap(msgspec.Struct, frozen=True, gc=False):
    """A space emptied this turn: its place in reading order, the side its card had up."""

    space: int
    side: Side


class City(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """What one player, or the automaton, has.

    `buildings` in the order built, `hand` the resource cards by face, tier and then age, `tokens`
    in the order taken.
    """

    buildings: tuple[Building, ...] = ()
    hand: tuple[Card, ...] = ()
    tokens: tuple[Token, ...] = ()


class State(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, gc=False):
    """A position.

    Parameters
    ----------
    cities
        By seat; with a level, the player's and then the automaton's.
    seat
        Whose turn it is; once the game is over, in whose turn it ended.
    market
        The 16 spaces in reading order, None where a card was taken this turn.
    pile
        The deck from the top as far as known; its first card is in sight.
    beyond
        How many cards lie under the pile that are not known.
    tokens
        The civic tokens that can be taken, from the left.
    level
        The automaton's; None: there is no automaton.
    flipped
        Whether the flip of this turn is used.
    gaps
        The spaces emptied this turn, in reading order.
    taken
        The buildings to be paid for.
    owed
        How many civic tokens the seat still takes.
    discard
        The cards paid, in that order.
    elsewhere
        The cards that left the game unseen and those not placed, in the order of their numbers.
    partial
        Whether a record of a running game led here, which does not know all cards.
    """

    cities: tuple[City, ...]
    seat: int
    phase: Phase = Phase.TAKE
    market: tuple[Spot | None, ...]
    pile: tuple[Card, ...]
    beyond: int = 0
    tokens: tuple[Token, ...]
    level: Level | None = None
    flipped: bool = False
    gaps: tuple[Gap, ...] = ()
    taken: tuple[Building, ...] = ()
    owed: int = 0
    discard: tuple[Card, ...] = ()
    elsewhere: tuple[Card, ...] = ()
    partial: bool = False
    ending: Ending | None = None

    @property
    def deck(self) -> int:
        """Return how many cards the deck has."""
        return len(self.pile) + self.beyond
