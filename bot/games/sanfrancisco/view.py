"""What everybody may know of a position of San Francisco: all but the order of the deck."""

from __future__ import annotations

import msgspec

from bot.games import game
from bot.games.sanfrancisco.cards import Bonus, Card
from bot.games.sanfrancisco.scoring import Majority
from bot.games.sanfrancisco.state import Ending, Phase


class SpotView(msgspec.Struct, frozen=True, kw_only=True):
    """A card on a board and what it is worth now.

    `value` is printed value, tokens and a city square's 4 together. `neighbours` and `required`
    are the sum a foundation has around it and the sum it needs, None on every other card.
    """

    card: Card
    value: int
    plus: int
    rails: bool
    car: bool
    skyscraper: bool
    neighbours: int | None
    required: int | None


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's board, what lies beside it and its counts now.

    Parameters
    ----------
    rows
        The five rows from the top, each as long as it has cards.
    sums, symbols, completions
        By row: the sum of the values, the bonus symbols, whether the seat holds its token.
    bonuses
        By row: the kind taken for the district (`NOTHING`: none could be), None: not settled.
    required
        The sum a foundation needs on this board.
    points_tokens
        The 1½-point tokens held.
    discard
        Whether the contract-discard token is held unspent.
    """

    seat: int
    rows: tuple[tuple[SpotView, ...], ...]
    sums: tuple[int, ...]
    symbols: tuple[int, ...]
    bonuses: tuple[Bonus | None, ...]
    completions: tuple[bool, ...]
    contracts: int
    cars: int
    skyscrapers: int
    required: int
    medal: bool
    points_tokens: int
    discard: bool


class View(game.View, frozen=True, kw_only=True):
    """A position as everybody may see it; `legal` is filled for the seat in turn only.

    Parameters
    ----------
    mover
        Whose turn it is, or in whose turn the game ended.
    unseen
        The cards not turned over yet, by id, never in their order.
    columns
        The three columns, each in the order its cards were placed.
    tokens, tokens_at_start
        The foundation tokens left, and how many there were.
    supply
        The pieces left of each of `cards.BONUSES`.
    completions, medal
        The seats holding them (completion tokens by row), 0 for nobody.
    turned, taken, column
        The card turned over; the taken cards in hand and the column, 1 to 3, they came from.
    district, bonus
        The row index whose bonus is being chosen or put; the kind being put.
    box
        The project cards that left the game.
    majorities
        The five districts from the top, then the cable cars, ranked as if the game ended now.
    awards
        The other lines of the sum: skyscrapers, medal, 1½-point tokens, completion tokens.
    """

    mover: int
    phase: Phase
    unseen: tuple[Card, ...]
    columns: tuple[tuple[Card, ...], ...]
    tokens: int
    tokens_at_start: int
    supply: tuple[int, ...]
    completions: tuple[int, ...]
    medal: int
    turned: Card | None
    taken: tuple[Card, ...]
    column: int
    district: int | None
    bonus: Bonus | None
    box: tuple[Card, ...]
    ending: Ending | None
    cities: tuple[CityView, ...]
    majorities: tuple[Majority, ...]
    awards: tuple[game.Line, ...]
