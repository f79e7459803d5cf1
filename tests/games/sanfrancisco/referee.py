"""The referee of San Francisco: counts every piece and judges every board from nothing.

It shares no code with the rules: whatever they settle step by step is worked out here at once.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from bot.games.sanfrancisco.cards import BONUSES, Bonus
from bot.games.sanfrancisco.state import Ending, Phase

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import City, Setup, Spot, State

Grid = dict[tuple[int, int], "Spot"]

TOKENS = {2: 6, 3: 8, 4: 10}


class Board(NamedTuple):
    """A board counted out: its cards by row and column index, and what they add up to."""

    cards: Grid
    projects: list[str]
    """The ids of the project cards."""
    bonus_cards: dict[str, int]
    """How many cards there are of each kind of bonus card."""
    plus: int
    rails: int
    foundations: int
    skyscrapers: int
    symbols: list[int]
    """The bonus symbols by row."""


def check(setup: Setup, state: State) -> None:
    """Assert that no piece was lost or made, and that every board is as the rules leave it."""
    boards = [board(city) for city in state.cities]
    _check_cards(setup, state, boards)
    _check_tokens(state, boards)
    _check_contracts(state)
    _check_owners(state, boards)
    _check_phase(state, boards)
    for city, each in zip(state.cities, boards, strict=True):
        _check_bonuses(state, city, each)


@lru_cache(maxsize=64)
def board(city: City) -> Board:
    """Return a board counted out, once what it alone can tell has proved right.

    An action changes one board at most, so the others need no second look: an equal board has the
    same verdict.
    """
    cards = grid(city)
    colours = ("blue", "grey", "orange", "yellow", "green")
    assert all(len(spots) <= 5 for spots in city.rows)
    assert all(spot.card.colour in (colours[row], "black") for (row, _), spot in cards.items())
    assert not any(spot.rails and spot.card.tracks for spot in cards.values())
    _check_network(cards)
    _check_skyscrapers(cards)
    ids = [spot.card.id for spot in cards.values()]
    return Board(
        cards,
        [name for name in ids if name not in ("card4", "depot")],
        {name: ids.count(name) for name in ("card4", "depot")},
        sum(spot.plus for spot in cards.values()),
        sum(spot.rails for spot in cards.values()),
        sum(spot.card.foundation for spot in cards.values()),
        sum(spot.skyscraper for spot in cards.values()),
        [sum(spot.card.bonus for spot in spots) for spots in city.rows],
    )


def grid(city: City) -> Grid:
    """Return the cards of a board by row and column index."""
    return {
        (row, column): spot
        for row, spots in enumerate(city.rows)
        for column, spot in enumerate(spots)
    }


def beside(cards: Grid, row: int, column: int) -> list[tuple[int, int]]:
    """Return where the adjacent cards lie."""
    around = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
    return [place for place in around if place in cards]


def worth(cards: Grid, place: tuple[int, int]) -> int:
    """Return what a card is worth."""
    spot = cards[place]
    awake = spot.card.square and any(cards[other].car for other in beside(cards, *place))
    return spot.card.value + 2 * spot.plus + (4 if awake else 0)


def _check_cards(setup: Setup, state: State, boards: list[Board]) -> None:
    """Every project card is in exactly one place."""
    turned = () if state.turned is None else (state.turned,)
    loose = [*state.pile, *state.beyond, *turned, *state.taken, *state.box]
    projects = [card.id for card in chain(loose, *state.columns)]
    for each in boards:
        projects += each.projects
    assert len(projects) == 87
    assert set(projects) == _projects(setup)
    for kind in (Bonus.CARD4, Bonus.DEPOT):
        taken = sum(city.bonuses.count(kind) for city in state.cities)
        in_hand = state.phase is Phase.PUT and state.bonus is kind
        assert sum(each.bonus_cards[kind] for each in boards) == taken - in_hand


@lru_cache(maxsize=4)
def _projects(setup: Setup) -> frozenset[str]:
    return frozenset(card.id for card in (*setup.order, *setup.beyond))


def _check_tokens(state: State, boards: list[Board]) -> None:
    """Tokens are in the supply, on the table or spent; none more, none fewer."""
    at_start = TOKENS[len(state.cities)]
    out = sum([card.foundation for card in chain(state.taken, state.box, *state.columns)])
    assert state.tokens == at_start - out - sum(each.foundations for each in boards)
    bonuses = [bonus for city in state.cities for bonus in city.bonuses]
    for index, kind in enumerate(BONUSES):
        assert state.supply[index] == 3 - bonuses.count(kind) >= 0
    in_hand = state.bonus if state.phase is Phase.PUT else None
    plus, rails = sum(each.plus for each in boards), sum(each.rails for each in boards)
    assert plus == bonuses.count(Bonus.PLUS2) - (in_hand is Bonus.PLUS2)
    assert rails == bonuses.count(Bonus.TRACKS) - (in_hand is Bonus.TRACKS)


def _check_contracts(state: State) -> None:
    """There is always somebody without a contract."""
    assert min(city.contracts for city in state.cities) == 0
    for city in state.cities:
        assert not city.discard or Bonus.DISCARD in city.bonuses


def _check_owners(state: State, boards: list[Board]) -> None:
    """The medal lies with the most skyscrapers, completion tokens with full rows."""
    towers = [each.skyscrapers for each in boards]
    if state.medal:
        assert towers[state.medal - 1] == max(towers) > 0
    else:
        assert max(towers) == 0
    for row, owner in enumerate(state.completions):
        full = [seat for seat, city in enumerate(state.cities, 1) if len(city.rows[row]) == 5]
        assert owner in full if owner else not full


def _check_phase(state: State, boards: list[Board]) -> None:
    """What is open fits the phase, and the game is over exactly when it must be."""
    assert (state.turned is not None) == (state.phase is Phase.TURNED)
    assert (state.phase is Phase.OVER) == (state.ending is not None)
    assert (state.bonus is not None) == (state.phase is Phase.PUT)
    if state.taken:
        assert state.phase in (Phase.BUILDING, Phase.BONUS, Phase.PUT)
    own = state.cities[state.seat - 1]
    full = [len(each.cards) == 25 for each in boards]
    if state.phase in (Phase.BONUS, Phase.PUT):
        full[state.seat - 1] = False
    assert any(full) == (state.ending is Ending.BOARD)
    assert (state.tokens == 0) == (state.ending is Ending.FOUNDATIONS)
    if state.phase is Phase.BUILDING and not state.taken:
        assert own.discard
        assert own.contracts


def _check_network(cards: Grid) -> None:
    """The cards with a cable car are exactly those that a depot reaches over tracks."""
    members = {
        place
        for place, spot in cards.items()
        if spot.card.depot or ((spot.card.tracks or spot.rails) and place[0] == 4)
    }
    frontier = list(members)
    while frontier:
        for other in beside(cards, *frontier.pop()):
            spot = cards[other]
            if other not in members and (spot.card.tracks or spot.rails):
                members.add(other)
                frontier.append(other)
    assert members == {place for place, spot in cards.items() if spot.car}


def _check_skyscrapers(cards: Grid) -> None:
    """A skyscraper stands on exactly those foundations that have enough around them."""
    need = 7 - sum(spot.card.waterfront for spot in cards.values())
    for place, spot in cards.items():
        around = sum(worth(cards, other) for other in beside(cards, *place))
        assert spot.skyscraper == (spot.card.foundation and around >= need)


def _check_bonuses(state: State, city: City, own: Board) -> None:
    """A district's bonus is settled once its row has two symbols, or open with the mover."""
    mover = city is state.cities[state.seat - 1]
    is_open = state.district if mover and state.phase is Phase.BONUS else None
    for row, (symbols, bonus) in enumerate(zip(own.symbols, city.bonuses, strict=True)):
        settled = bonus is not None
        assert settled == (symbols >= 2 and row != is_open)
        if settled:
            assert bonus in (BONUSES[row], Bonus.TRACKS, Bonus.NOTHING)
