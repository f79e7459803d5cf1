"""The position of a game of San Francisco, and what was random at its start.

Both hold whole cards, so that a running table outlives a change of its deck file.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.games.sanfrancisco.cards import Bonus, Card


class Phase(StrEnum):
    """What the seat in turn has to do."""

    START = "start"
    """Draw, or finalize a column."""
    TURNED = "turned"
    """Place the card turned over in a column."""
    BUILDING = "building"
    """Build or refuse the cards taken; none left: spend the discard token or be done."""
    BONUS = "bonus"
    """Choose the bonus owed."""
    PUT = "put"
    """Put the bonus chosen on the board."""
    OVER = "over"
    """Nothing: the game is over."""


class Ending(StrEnum):
    """What ended the game."""

    FOUNDATIONS = "foundations"
    BOARD = "board"


class Setup(msgspec.Struct, frozen=True):
    """What was random at the start, and the deck it was drawn from.

    Parameters
    ----------
    deck, digest
        The deck's name and the first 12 hex digits of its SHA-256.
    order
        The cards from the top as far as known.
    beyond
        The cards whose place is not known, by id. Only a record of a running game has any.
    """

    deck: str
    digest: str
    seats: int
    first: int
    order: tuple[Card, ...]
    beyond: tuple[Card, ...] = ()


class Spot(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A card on a city board, with what lies on it.

    `plus` counts its +2 tokens. `rails`, `car` and `skyscraper` tell whether it has a tracks token,
    a cable car and a skyscraper.
    """

    card: Card
    plus: int = 0
    rails: bool = False
    car: bool = False
    skyscraper: bool = False


Rows = tuple[tuple[Spot, ...], ...]
"""The five rows of a city board, each as long as it has cards, from the left."""


class City(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's board and what lies beside it.

    `bonuses` has for each row the bonus taken for its district, None while that is not settled.
    `discard` tells whether the city holds the contract-discard token.
    """

    rows: Rows = ((), (), (), (), ())
    contracts: int = 0
    bonuses: tuple[Bonus | None, ...] = (None, None, None, None, None)
    discard: bool = False


class State(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A position.

    Parameters
    ----------
    seat
        Whose turn it is; once the game is over, in whose turn it ended.
    pile
        The undrawn cards from the top as far as known.
    beyond
        The undrawn cards whose place is not known, by id; they lie under the pile.
    tokens
        The foundation tokens left.
    supply
        The pieces left of each of `BONUSES`.
    completions
        By row, the seat holding its completion token, 0 for none.
    medal
        The seat holding the medal, 0 for none.
    turned
        The card turned over and not yet placed.
    taken, column
        The cards still to build or refuse, and the column (1 to 3) they came from; 0: none taken.
    district
        The row index whose bonus is being chosen or put.
    bonus
        The kind being put.
    box
        The project cards that left the game, in that order.
    """

    cities: tuple[City, ...]
    seat: int
    phase: Phase = Phase.START
    pile: tuple[Card, ...]
    beyond: tuple[Card, ...] = ()
    columns: tuple[tuple[Card, ...], ...] = ((), (), ())
    tokens: int
    supply: tuple[int, ...]
    completions: tuple[int, ...] = (0, 0, 0, 0, 0)
    medal: int = 0
    turned: Card | None = None
    taken: tuple[Card, ...] = ()
    column: int = 0
    district: int = 0
    bonus: Bonus | None = None
    box: tuple[Card, ...] = ()
    ending: Ending | None = None
