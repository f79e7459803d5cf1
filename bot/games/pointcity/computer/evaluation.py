"""What a city of Point City may be expected to end with.

The weights are rules of thumb, tried against other players in some thousand games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import TokenKind
from bot.games.pointcity.scoring import HALVES, INGENUITY_POINTS, SYMBOL_POINTS, TOKEN_POINTS
from bot.games.pointcity.state import Level
from bot.games.pointcity.turns import AUTOMATON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.computer.position import CompactCard, CompactCity, CompactTable, Goal

LASTING = (0.0, 1.8, 3.1, 4.0, 4.7, 5.0, 5.2)
"""What so many permanent symbols of a resource save in each turn to come, in half points."""
SYMBOL, SURPLUS = 0.25, 0.08
"""Half points for a symbol in hand, and for one beyond `USEFUL` of its resource."""
USEFUL = 4
DOUBLE = 0.02
"""Half points by which a card of two symbols is worse than two of one."""
WILD = 0.5
"""Half points for an ingenuity card in hand."""
FADING = 4
"""The turns before the end in which what is in hand loses its worth."""
NEED = 0.3
"""The share of a building's worth that a lacking symbol has, if it is the only one."""
GROWTH = 0.1
"""How many permanent symbols of each resource a turn adds."""
MISSED = 0.9
"""How much of what is not there yet stays so from turn to turn."""
REACHED = 0.15
"""How often a turn brings a resource to the number that a token asks for."""
LATER = (
    (0.0, 0.0), (0.71, -3.0), (0.70, -5.5), (0.66, -6.0), (0.64, -5.0), (0.60, -2.5), (0.58, 1.0),
    (0.55, 6.0), (0.52, 12.5), (0.48, 21.0), (0.46, 28.5), (0.42, 37.5), (0.38, 47.0), (0.36, 54.5),
    (0.34, 62.5), (0.33, 69.5), (0.32, 75.0), (0.31, 80.5),
)  # fmt: skip
"""By turns left, the share of what a city promises beyond its points that comes true, and the half
points that come whatever it promises: a line through some hundred games."""
AUTOMATIC = {Level.EASY: 4.0, Level.MEDIUM: 6.0, Level.HARD: 8.0}
"""Half points that a turn brings the automaton, if the player takes some buildings before it."""
OPENED = {Level.EASY: 5.0, Level.MEDIUM: 8.0, Level.HARD: 12.0}
"""Half points that a building brings the automaton which is not known yet."""
MOST = 64
"""More symbols of a resource than a seat ever has."""
TURNS = 17
"""The turns of each seat."""


class Prices:
    """What everything is worth to a seat that has so many turns still.

    Attributes
    ----------
    lasting
        By number of permanent symbols of a resource, the half points that they save.
    hand
        By number of symbols of a resource in hand, the half points that they are worth.
    """

    __slots__ = ("double", "growth", "hand", "lasting", "missed", "need", "reached", "wild")

    def __init__(self, turns: int) -> None:
        fade = min(1.0, turns / FADING)
        enough = len(LASTING) - 1
        self.lasting = [turns * LASTING[min(number, enough)] for number in range(MOST)]
        self.hand = [
            fade * (SYMBOL * min(number, USEFUL) + SURPLUS * max(0, number - USEFUL))
            for number in range(MOST)
        ]
        self.wild = fade * WILD
        self.double = fade * DOUBLE
        self.need = NEED if turns else 0.0
        self.growth = GROWTH * turns
        self.reached = REACHED * turns
        self.missed = MISSED**turns


PRICES = tuple(Prices(turns) for turns in range(TURNS + 1))
"""The prices by number of turns that a seat has still."""


def ends(board: CompactTable) -> list[float]:
    """Return the half points that each seat may be expected to end with.

    At the end of the game these are its points.
    """
    expected: list[float] = []
    for seat, (city, now) in enumerate(zip(board.cities, points(board), strict=True)):
        turns = board.turns(seat)
        share, anyway = LATER[turns]
        expected.append(now + anyway + share * (promise(city, PRICES[turns]) - now))
    if board.level is not None:
        turns = board.turns(AUTOMATON - 1)
        expected[-1] = automatic(board.cities[-1], board.level) + AUTOMATIC[board.level] * turns
    return expected


def points(board: CompactTable) -> list[int]:
    """Return the half points of each seat if the game ended now."""
    now = [city.printed + sum([worth(goal, city) for goal in city.goals]) for city in board.cities]
    if board.level is not None:
        now[-1] = automatic(board.cities[-1], board.level)
    return now


def promise(city: CompactCity, prices: Prices) -> float:
    """Return the half points that a player's city may be expected to end with."""
    saved, hand = prices.lasting, prices.hand
    total = city.printed + prices.wild * city.wild - prices.double * sum(city.doubles)
    for number, held in zip(city.lasting, city.held, strict=True):
        total += saved[number] + hand[held]
    for goal in city.goals:
        total += expected_worth(goal, city.lasting, city.wild, prices)
    return total


def expected_worth(goal: Goal, lasting: Sequence[int], wild: int, prices: Prices) -> float:
    """Return the half points that a civic token may be expected to be worth at the end."""
    if goal.own:
        return goal.points * (_least(goal.own, lasting) + prices.growth)
    match goal.kind:
        case TokenKind.TYPE:
            return goal.points * (_reached(goal, lasting) + prices.reached)
        case TokenKind.MISSING:
            return goal.points * lasting.count(0) * prices.missed
        case TokenKind.INGENUITY:
            return goal.points * wild
        case _:
            return goal.points


def worth(goal: Goal, city: CompactCity) -> int:
    """Return the half points that a civic token is worth now."""
    if goal.own:
        return goal.points * _least(goal.own, city.lasting)
    match goal.kind:
        case TokenKind.TYPE:
            return goal.points * _reached(goal, city.lasting)
        case TokenKind.MISSING:
            return goal.points * city.lasting.count(0)
        case TokenKind.INGENUITY:
            return goal.points * city.wild
        case _:
            return goal.points


def automatic(city: CompactCity, level: Level) -> int:
    """Return the half points of the automaton now."""
    rates = SYMBOL_POINTS[level]
    symbols = sum(number * rates[min(number, len(rates)) - 1] for number in city.lasting)
    return city.printed + HALVES * (
        symbols + TOKEN_POINTS[level] * len(city.goals) + INGENUITY_POINTS[level] * city.wild
    )


def gained(city: CompactCity, built: CompactCard, level: Level) -> int:
    """Return the half points that a building would bring the automaton now."""
    if built.civic:
        return HALVES * TOKEN_POINTS[level]
    if built.gives < 0:
        return built.points
    rates = SYMBOL_POINTS[level]
    number, most = city.lasting[built.gives], len(rates)
    before = number * rates[min(number, most) - 1] if number else 0
    return built.points + HALVES * ((number + 1) * rates[min(number + 1, most) - 1] - before)


def _least(own: Sequence[int], lasting: Sequence[int]) -> int:
    if len(own) > 2:
        return min([lasting[resource] for resource in own])
    first, last = lasting[own[0]], lasting[own[-1]]
    return first if first < last else last  # noqa: FURB136  (quicker)


def _reached(goal: Goal, lasting: Sequence[int]) -> int:
    return sum([number >= goal.at_least for number in lasting])
