"""Positions a second of the rules, beside python-chess playing at random in the same run.

A position is what a player or a fuzzer needs for one step: the legal actions listed, one chosen,
that one applied, with what chance decides after it. All games take turns in short slices, so that
a wandering clock meets each.
"""

from __future__ import annotations

import random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import chess

from bot.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SLICES = 15
SLICE = 0.2
"""Seconds."""


def main() -> None:
    """Measure and print."""
    contestants: dict[str, Callable[[], Iterator[None]]] = {"python-chess": _chess}
    for name, game in GAMES.items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            contestants[f"{name}, {seats} player{'s' if seats > 1 else ''}"] = _playing(name, seats)
    steps = {name: start() for name, start in contestants.items()}
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(SLICES):
        for name, stepping in steps.items():
            rates[name].append(_rate(stepping))
    chess_rate = median(rates["python-chess"])
    print(f"{'rules':28}{'positions/s':>12}{'slowest':>10}{'fastest':>10}{'ratio':>8}")
    for name, each in rates.items():
        ratio = median(each) / chess_rate
        print(f"{name:28}{median(each):12,.0f}{min(each):10,.0f}{max(each):10,.0f}{ratio:8.2f}")


def _rate(stepping: Iterator[None]) -> float:
    """Return the steps a second in one slice."""
    count = 0
    begin = perf_counter()
    while (passed := perf_counter() - begin) < SLICE:
        for _ in range(100):
            next(stepping)
        count += 100
    return count / passed


def _playing(name: str, seats: int) -> Callable[[], Iterator[None]]:
    """Return endless random play of a game."""

    def play() -> Iterator[None]:
        game = GAMES[name]
        rng = random.Random(1)
        while True:
            state = game.start(game.setup(seats, game.options()[0], rng))
            while legal := game.legal_actions(state):
                state, _ = game.apply(state, rng.choice(legal))
                while chance := game.chance(state, rng):
                    state, _ = game.apply(state, chance)
                yield

    return play


def _chess() -> Iterator[None]:
    """Play chess at random, endlessly; a game ends with mate, stalemate or after 300 moves."""
    rng = random.Random(1)
    while True:
        board = chess.Board()
        while len(board.move_stack) < 300 and (legal := list(board.legal_moves)):
            board.push(rng.choice(legal))
            yield
