"""The referee of San Francisco: counts every piece and judges every board from nothing.

It shares no code with the rules: whatever they settle step by step is worked out here at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUSES, Bonus
from bot.games.sanfrancisco.state import Ending, Phase

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import City, Setup, Spot, State

Grid = dict[tuple[int, int], "Spot"]

TOKENS = {2: 6, 3: 8, 4: 10}


def check(setup: Setup, state: State) -> None:
    """Assert that no piece was lost or made, and that every board is as the rules leave it."""
    grids = [grid(city) for city in state.cities]
    _check_cards(setup, state, grids)
    _check_tokens(state, grids)
    _check_contracts(state)
    _check_owners(state, grids)
    _check_phase(state, grids)
    for city, cards in zip(state.cities, grids, strict=True):
        _check_network(cards)
        _check_skyscrapers(cards)
        _check_bonuses(state, city)


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


def _check_cards(setup: Setup, state: State, grids: list[Grid]) -> None:
    """Every project card is in exactly one place."""
    built = [spot.card for cards in grids for spot in cards.values()]
    laid = [card for column in state.columns for card in column]
    turned = [] if state.turned is None else [state.turned]
    everywhere = [*state.pile, *state.beyond, *laid, *turned, *state.taken, *state.box, *built]
    projects = [card.id for card in everywhere if card.id not in ("card4", "depot")]
    assert len(projects) == len(set(projects)) == 87
    assert set(projects) == {card.id for card in (*setup.order, *setup.beyond)}
    for kind in (Bonus.CARD4, Bonus.DEPOT):
        taken = sum(city.bonuses.count(kind) for city in state.cities)
        in_hand = state.phase is Phase.PUT and state.bonus is kind
        assert sum(card.id == kind for card in built) == taken - in_hand
    for city, cards in zip(state.cities, grids, strict=True):
        colours = ("blue", "grey", "orange", "yellow", "green")
        assert all(len(spots) <= 5 for spots in city.rows)
        assert all(spot.card.colour in (colours[row], "black") for (row, _), spot in cards.items())


def _check_tokens(state: State, grids: list[Grid]) -> None:
    """Tokens are in the supply, on the table or spent; none more, none fewer."""
    at_start = TOKENS[len(state.cities)]
    out = [card for column in state.columns for card in column]
    out += [*state.taken, *state.box, *(s.card for cards in grids for s in cards.values())]
    assert state.tokens == at_start - sum(card.foundation for card in out)
    for index, kind in enumerate(BONUSES):
        taken = sum(city.bonuses.count(kind) for city in state.cities)
        assert state.supply[index] == 3 - taken >= 0
    in_hand = state.bonus if state.phase is Phase.PUT else None
    for kind, laid in (
        (Bonus.PLUS2, sum(s.plus for cards in grids for s in cards.values())),
        (Bonus.TRACKS, sum(s.rails for cards in grids for s in cards.values())),
    ):
        taken = sum(city.bonuses.count(kind) for city in state.cities)
        assert laid == taken - (in_hand is kind)
    assert not any(s.rails and s.card.tracks for cards in grids for s in cards.values())


def _check_contracts(state: State) -> None:
    """There is always somebody without a contract."""
    assert min(city.contracts for city in state.cities) == 0
    for city in state.cities:
        assert not city.discard or Bonus.DISCARD in city.bonuses


def _check_owners(state: State, grids: list[Grid]) -> None:
    """The medal lies with the most skyscrapers, completion tokens with full rows."""
    towers = [sum(spot.skyscraper for spot in cards.values()) for cards in grids]
    if state.medal:
        assert towers[state.medal - 1] == max(towers) > 0
    else:
        assert max(towers) == 0
    for row, owner in enumerate(state.completions):
        full = [seat for seat, city in enumerate(state.cities, 1) if len(city.rows[row]) == 5]
        assert owner in full if owner else not full


def _check_phase(state: State, grids: list[Grid]) -> None:
    """What is open fits the phase, and the game is over exactly when it must be."""
    assert (state.turned is not None) == (state.phase is Phase.TURNED)
    assert (state.phase is Phase.OVER) == (state.ending is not None)
    assert (state.bonus is not None) == (state.phase is Phase.PUT)
    if state.taken:
        assert state.phase in (Phase.BUILDING, Phase.BONUS, Phase.PUT)
    own = state.cities[state.seat - 1]
    full = [len(cards) == 25 for cards in grids]
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


def _check_bonuses(state: State, city: City) -> None:
    """A district's bonus is settled once its row has two symbols, or open with the mover."""
    for row, spots in enumerate(city.rows):
        symbols = sum(spot.card.bonus for spot in spots)
        mover = city is state.cities[state.seat - 1]
        is_open = mover and state.phase is Phase.BONUS and row == state.district
        settled = city.bonuses[row] is not None
        assert settled == (symbols >= 2 and not is_open)
        if settled:
            assert city.bonuses[row] in (BONUSES[row], Bonus.TRACKS, Bonus.NOTHING)
