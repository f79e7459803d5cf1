"""What a seat may know of a position of San Francisco: all but the order of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bot.games import game
from bot.games.sanfrancisco import board
from bot.games.sanfrancisco.cards import ROWS, Bonus, Card
from bot.games.sanfrancisco.legal import legal_actions
from bot.games.sanfrancisco.rules import FOUNDATION_TOKENS
from bot.games.sanfrancisco.scoring import Majority, awards, majorities, result, total
from bot.games.sanfrancisco.state import City, Ending, Phase, Spot, State

if TYPE_CHECKING:
    from bot.games.game import Rng
    from bot.games.sanfrancisco.state import Rows


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
    """A position as everybody may see it; `legal` is filled for the seat in turn and the public.

    Parameters
    ----------
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


def view_of(state: State, seat: int | None) -> View:
    """Return the view of a seat, or of the public for None."""
    ranked = majorities(state)
    others = awards(state)
    owed = state.phase in (Phase.BONUS, Phase.PUT)
    return View(
        seat=seat,
        to_act=() if state.ending else (state.seat,),
        legal=tuple(legal_actions(state)) if seat in (None, state.seat) else (),
        scores=total([*ranked, *others]),
        result=result(state),
        mover=state.seat,
        phase=state.phase,
        unseen=unseen(state),
        columns=state.columns,
        tokens=state.tokens,
        tokens_at_start=FOUNDATION_TOKENS[len(state.cities)],
        supply=state.supply,
        completions=state.completions,
        medal=state.medal,
        turned=state.turned,
        taken=state.taken,
        column=state.column,
        district=state.district if owed else None,
        bonus=state.bonus,
        box=state.box,
        ending=state.ending,
        cities=tuple(_city(state, each) for each in range(1, len(state.cities) + 1)),
        majorities=ranked,
        awards=others,
    )


def unseen(state: State) -> tuple[Card, ...]:
    """Return the cards not turned over yet, by id."""
    return tuple(sorted(state.pile + state.beyond, key=lambda card: card.id))


def sample(view: View, rng: Rng) -> State:
    """Return a random position that agrees with the view: the unseen cards in random order."""
    pile = list(view.unseen)
    rng.shuffle(pile)
    return replace(known(view), pile=tuple(pile), beyond=())


def known(view: View) -> State:
    """Return the position as far as the view tells it: no card of the deck has its place."""
    return State(
        cities=tuple(_unviewed(city) for city in view.cities),
        seat=view.mover,
        phase=view.phase,
        pile=(),
        beyond=view.unseen,
        columns=view.columns,
        tokens=view.tokens,
        supply=view.supply,
        completions=view.completions,
        medal=view.medal,
        turned=view.turned,
        taken=view.taken,
        column=view.column,
        district=view.district or 0,
        bonus=view.bonus,
        box=view.box,
        ending=view.ending,
    )


def _city(state: State, seat: int) -> CityView:
    city = state.cities[seat - 1]
    rows = city.rows
    required = board.required(rows)
    return CityView(
        seat=seat,
        rows=tuple(
            tuple(_spot(rows, row, column, required) for column in range(len(spots)))
            for row, spots in enumerate(rows)
        ),
        sums=tuple(sum(row) for row in board.values(rows)),
        symbols=tuple(board.symbols(rows, row) for row in range(len(ROWS))),
        bonuses=city.bonuses,
        completions=tuple(owner == seat for owner in state.completions),
        contracts=city.contracts,
        cars=board.cars(rows),
        skyscrapers=board.skyscrapers(rows),
        required=required,
        medal=state.medal == seat,
        points_tokens=city.bonuses.count(Bonus.POINTS),
        discard=city.discard,
    )


def _spot(rows: Rows, row: int, column: int, required: int) -> SpotView:
    spot = rows[row][column]
    foundation = spot.card.foundation
    return SpotView(
        card=spot.card,
        value=board.value(rows, row, column),
        plus=spot.plus,
        rails=spot.rails,
        car=spot.car,
        skyscraper=spot.skyscraper,
        neighbours=board.around(rows, row, column) if foundation else None,
        required=required if foundation else None,
    )


def _unviewed(city: CityView) -> City:
    return City(
        rows=tuple(
            tuple(Spot(spot.card, spot.plus, spot.rails, spot.car, spot.skyscraper) for spot in row)
            for row in city.rows
        ),
        contracts=city.contracts,
        bonuses=city.bonuses,
        discard=city.discard,
    )
