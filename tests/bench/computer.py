"""How strong computers are: matches with their confidence intervals, time, and calibration.

Each deal is played from both seats, so that luck of the deal is shared. Nothing is timed while a
choice is made; the same seed leads to the same games on every machine.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from statistics import fmean, median, quantiles
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.cli.strategies import strategies_of
from bot.games import GAMES
from bot.games.judging import STRENGTHS
from tests.bench.machine import machine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import AnyGame, Strategy

MEASURES = {
    "sanfrancisco": ("lookahead", "builder"),
    "pointcity": ("lookahead", "buyer"),
    "tickettoride": ("lookahead", "ticket-follower"),
}
"""Whom `hard` is measured against besides the other strengths, by game."""
SURE = 1.96
"""How many standard errors a confidence interval of 95 % reaches either way."""
SEED = 5
EVERY = 4
"""One position in so many is judged for the calibration."""
BANDS = 5
"""Into how many bands the chances are divided."""


class Played(NamedTuple):
    """A finished game: the share of the win by seat, and seconds of CPU a decision by seat."""

    shares: tuple[float, ...]
    took: tuple[list[float], ...]


def main(games: int = 200) -> None:
    """Measure and print.

    Parameters
    ----------
    games
        How many games each match has.
    """
    print(machine())
    for game in GAMES.values():
        print(f"\n| {game.name}: match | won | 95 % | games a minute |\n|---|---|---|---|")
        for one, other in _pairs(game):
            _duel(game, one, other, games)
        _three(game, games)
        if game.seats[0] == 1:
            _alone(game, games)
        _times(game)
        _calibrated(game, games)


def _pairs(game: AnyGame) -> Iterable[tuple[str, str]]:
    easy, medium, hard = STRENGTHS
    yield from ((hard, measure) for measure in MEASURES[game.name])
    yield from ((hard, medium), (medium, easy), (easy, "random"))


def _duel(game: AnyGame, one: str, other: str, games: int) -> None:
    won, begin = 0.0, process_time()
    for number in range(games):
        names = (one, other) if number % 2 == 0 else (other, one)
        won += _play(game, names, f"{number // 2}").shares[number % 2]
    _row(f"{one} against {other}", won, games, begin)


def _three(game: AnyGame, games: int) -> None:
    """Let `hard` sit at each of three seats in turn, two of `medium` at the others."""
    won, begin = 0.0, process_time()
    for number in range(games):
        names = ["medium"] * 3
        names[number % 3] = "hard"
        won += _play(game, names, f"{number // 3}").shares[number % 3]
    _row("hard, first against two of medium", won, games, begin)


def _alone(game: AnyGame, games: int) -> None:
    won, begin = 0.0, process_time()
    option = game.options()[-1]
    for number in range(games):
        won += _play(game, ("hard",), f"{number}", option).shares[0]
    _row(f"hard alone against the automaton, level {option}", won, games, begin)


def _row(match: str, won: float, games: int, begin: float) -> None:
    low, high = wilson(won, games)
    minutes = (process_time() - begin) / 60
    print(
        f"| {match} | {won / games:.1%} of {games} | {low:.0%} to {high:.0%} |"
        f" {games / minutes:.1f} |",
        flush=True,
    )


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the confidence interval of a share of won games by Wilson's score."""
    share, squared = won / games, SURE * SURE
    middle = share + squared / (2 * games)
    reach = SURE * sqrt(share * (1 - share) / games + squared / (4 * games * games))
    whole = 1 + squared / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def _play(game: AnyGame, names: Sequence[str], deal: str, option: str | None = None) -> Played:
    """Play one game; the deal is the same for whoever sits where."""
    every = strategies_of(game)
    players = [every[name] for name in names]
    rng = Random(f"{SEED} {deal}")
    setup = game.setup(len(names), option or game.options()[0], rng, 1)
    took: tuple[list[float], ...] = tuple([] for _ in names)
    state = game.start(setup)
    for after in _course(game, state, players, rng, took):
        state = after
    result = game.result(state)
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 0.0
    return Played(tuple(share * (seat in result.winners) for seat in _seats(names)), took)


def _seats(names: Sequence[str]) -> range:
    return range(1, len(names) + 1)


def _course(
    game: AnyGame,
    state: Any,
    players: Sequence[Strategy],
    rng: Random,
    took: Sequence[list[float]],
) -> Iterable[Any]:
    """Play on and return the position after each action."""
    while seats := game.to_act(state):
        seat = seats[0]
        view = game.view(state, seat)
        begin = process_time()
        action = players[seat - 1](view, rng)
        if len(view.legal) > 1:
            took[seat - 1].append(process_time() - begin)
        state, _ = game.apply(state, action)
        while chance := game.chance(state, rng):
            state, _ = game.apply(state, chance)
        yield state


def _times(game: AnyGame) -> None:
    print(f"\n| {game.name}: ms of CPU a decision | median | p95 | most |\n|---|---|---|---|")
    for strength in STRENGTHS:
        spent = [
            seconds * 1000 for times in _play(game, (strength,) * 2, "0").took for seconds in times
        ]
        p95 = quantiles(spent, n=20)[-1]
        print(f"| {strength} | {median(spent):.1f} | {p95:.1f} | {max(spent):.1f} |", flush=True)


def _calibrated(game: AnyGame, games: int) -> None:
    """Print how often seats won that were given a chance, and the Brier score."""
    if game.judge is None:
        return
    given: list[tuple[float, float, float]] = []
    players = [strategies_of(game)["medium"]] * 2
    for number in range(games):
        rng = Random(f"{SEED} chance {number}")
        state = game.start(game.setup(2, game.options()[0], rng, 1))
        course = list(_course(game, state, players, rng, ([], [])))
        result = game.result(course[-1])
        assert result is not None
        won = (1 in result.winners) / len(result.winners)
        for position in course[:-1:EVERY]:
            chance = game.judge.chances(position, rng)[0]
            given.append((chance.share, won, chance.error))
    print(f"\n| {game.name}: chance given | positions | mean given | won |\n|---|---|---|---|")
    counted = Counter(min(int(share * BANDS), BANDS - 1) for share, _, _ in given)
    for band in sorted(counted):
        inside = [each for each in given if min(int(each[0] * BANDS), BANDS - 1) == band]
        print(
            f"| {band / BANDS:.0%} to {(band + 1) / BANDS:.0%} | {len(inside)} |"
            f" {fmean(each[0] for each in inside):.2f} | {fmean(each[1] for each in inside):.2f} |"
        )
    brier = fmean((share - won) ** 2 for share, won, _ in given)
    worst = max(error for _, _, error in given)
    print(f"\nBrier score {brier:.3f}; the largest standard error {worst:.3f}.", flush=True)
