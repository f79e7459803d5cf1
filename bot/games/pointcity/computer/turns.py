"""Playing a turn of Point City on a board, by estimates that are quick rather than exact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import SPACES
from bot.games.pointcity.computer.evaluation import OPENED, PRICES, expected_worth, gained
from bot.games.pointcity.computer.position import WILD, together
from bot.games.pointcity.market import PAIRS
from bot.games.pointcity.turns import AUTOMATON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.computer.evaluation import Prices
    from bot.games.pointcity.computer.position import CompactCard, CompactCity, CompactTable, Goal
    from bot.games.pointcity.state import Level

NEVER = -1e9
"""The worth of what cannot be done."""
USUAL = 1.0
"""The symbols of a card of the deck."""
FAR = 3
"""How many symbols may be lacking for a building that is thought of."""
_SPACES = range(len(SPACES))
_RESOURCES = range(WILD)


def play_turn(
    board: CompactTable, prices: Sequence[Prices] = PRICES, *, flips: bool = True
) -> None:
    """Play the turn that seems best at a glance; flip a card if there is no building to be had."""
    price = prices[board.turns_after()]
    pair, _ = glance(board, price)
    if flips and not (pair and (board.built[pair[0]] or board.built[pair[1]])):
        spaces = board.flippable()
        if spaces:
            board.flip(spaces[len(spaces) // 2])
            pair, _ = glance(board, price)
    if pair is not None:
        finish(board, board.pay(board.take(pair)), prices)
    elif board.left:
        board.take_deck()
    else:
        board.end()


def finish(board: CompactTable, owed: int, prices: Sequence[Prices] = PRICES) -> None:
    """Take the tokens owed that promise most, and end the turn."""
    for _ in range(owed):
        board.take_token(best_token(board, prices[board.turns_after()]))
    board.end_turn()


def best_token(board: CompactTable, prices: Prices) -> Goal:
    """Return the token that promises the seat in turn most."""
    city = board.city
    return max(board.goals, key=lambda goal: expected_worth(goal, city.lasting, city.wild, prices))


def glance(board: CompactTable, prices: Prices) -> tuple[tuple[int, int] | None, float]:
    """Return the pair that seems best at a glance, None for no pair of the market, and its worth.

    What buildings share is counted twice in comparing, but what cannot be paid is left out.
    """
    city, market, built = board.city, board.market, board.built
    wild = city.wild
    seen = _Glance(board, prices)
    worths, lacks = seen.worths, seen.lacks
    best, chosen = NEVER, None
    if board.left and board.deck:
        best = card_worth(city, board.deck[-1], prices) + USUAL * (prices.hand[1] - prices.hand[0])
    for pair in PAIRS:
        one, other = pair
        worth = worths[one] + worths[other]
        if worth <= best:
            continue
        if built[one]:
            if built[other]:
                payable = (
                    lacks[one] <= wild
                    and lacks[other] <= wild
                    and city.short(together(market[one], market[other])) <= wild
                )
            else:
                payable = lacks[one] <= wild or _helped(city, market[one], market[other])
        elif built[other]:
            payable = lacks[other] <= wild or _helped(city, market[other], market[one])
        else:
            payable = True
        if payable:
            best, chosen = worth, pair
    return chosen, best


def payable(board: CompactTable, pair: tuple[int, int]) -> bool:
    """Return whether the seat in turn can pay for two adjacent cards."""
    one, other = pair
    first, second = board.market[one], board.market[other]
    if board.built[one] and board.built[other]:
        return board.city.short(together(first, second)) <= board.city.wild
    if board.built[one]:
        return _helped(board.city, first, second)
    return not board.built[other] or _helped(board.city, second, first)


def card_worth(city: CompactCity, card: CompactCard, prices: Prices) -> float:
    """Return what a card is worth as a resource."""
    if card.resource == WILD:
        return prices.wild
    held = city.held[card.resource]
    return prices.hand[held + card.symbols] - prices.hand[held]


def _helped(city: CompactCity, building: CompactCard, card: CompactCard) -> bool:
    short = city.short(building.cost)
    if card.resource == WILD:
        return short <= city.wild + 1
    for resource, cost in building.cost:
        if resource == card.resource:
            due = cost - city.lasting[resource] - city.held[resource]
            return short - min(card.symbols, max(due, 0)) <= city.wild
    return short <= city.wild


class _Glance:
    """What each card of the market would bring the seat in turn, taken alone.

    Attributes
    ----------
    worths
        By space, the half points; a resource brings more where it is lacking for a building that
        lies open.
    lacks
        By space, the ingenuity cards that it would take.
    """

    __slots__ = ("_board", "_city", "_gains", "_needs", "_prices", "_token", "lacks", "worths")

    def __init__(self, board: CompactTable, prices: Prices) -> None:
        self._board, self._city, self._prices = board, board.city, prices
        self._gains = [NEVER] * WILD
        self._needs = [0.0] * (WILD + 1)
        self._token = NEVER
        self.worths, self.lacks = [NEVER] * len(SPACES), [0] * len(SPACES)
        market, built = board.market, board.built
        for space in _SPACES:
            if built[space]:
                self._look_at(space, market[space])
        for space in _SPACES:
            if not built[space]:
                card = market[space]
                self.worths[space] = (
                    card_worth(board.city, card, prices) + self._needs[card.resource]
                )
        if board.level is not None:
            self._deny(board.level)

    def _look_at(self, space: int, card: CompactCard) -> None:
        hand, lasting, held = self._prices.hand, self._city.lasting, self._city.held
        short, paid = 0, 0.0
        lacking: list[int] = []
        for resource, cost in card.cost:
            due = cost - lasting[resource]
            if due > 0:
                own = held[resource]
                if due > own:
                    short += due - own
                    paid += hand[own]
                    lacking.append(resource)
                else:
                    paid += hand[own] - hand[own - due]
        self.lacks[space] = short
        far = short - self._city.wild
        if far > FAR:
            return
        worth = self._brought(card) - paid
        if far > 0:
            need, needs = self._prices.need * worth / far, self._needs
            for resource in lacking:
                needs[resource] = max(needs[resource], need)
            needs[WILD] = max(needs[WILD], need)
        self.worths[space] = worth - short * self._prices.wild

    def _deny(self, level: Level) -> None:
        board, worths = self._board, self.worths
        for space in board.crossing():
            if board.built[space]:
                worths[space] += gained(board.cities[AUTOMATON - 1], board.market[space], level)
            else:
                worths[space] -= OPENED[level]

    def _brought(self, card: CompactCard) -> float:
        if card.gives >= 0:
            if self._gains[card.gives] == NEVER:
                self._gains[card.gives] = _gain(self._city, card.gives, self._prices)
            return card.points + self._gains[card.gives]
        if card.civic and self._board.goals:
            if self._token == NEVER:
                lasting, wild = self._city.lasting, self._city.wild
                prices = self._prices
                self._token = max(
                    [expected_worth(goal, lasting, wild, prices) for goal in self._board.goals]
                )
            return self._token
        return card.points


def _gain(city: CompactCity, resource: int, prices: Prices) -> float:
    lasting = city.lasting
    number = lasting[resource]
    gain = prices.lasting[number + 1] - prices.lasting[number]
    goals = [goal for goal in city.goals if resource in goal.own or not goal.own]
    if goals:
        more = lasting.copy()
        more[resource] += 1
        for goal in goals:
            gain += expected_worth(goal, more, 0, prices) - expected_worth(goal, lasting, 0, prices)
    return gain
