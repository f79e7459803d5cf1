"""How strong computers are: matches with their confidence intervals, time, and calibration.

Each deal is played from both seats, so that luck of the deal is shared. Nothing is timed while a
choice is made; the same seed leads to the same games on every machine.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean, median, quantiles
from typing import TYPE_CHECKING, NamedTuple

from bot.cli.playing import Files, Lineup, game_of, play, spread
from bot.cli.tally import wilson
from bot.games import GAMES
from bot.games.judging import STRENGTHS
from tests.bench.checkout import CheckoutError
from tests.bench.earlier import computers_of, duel
from tests.bench.machine import machine

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import AnyGame

MEASURES = {
    "sanfrancisco": ("lookahead", "builder"),
    "pointcity": ("lookahead", "buyer"),
    "tickettoride": ("lookahead", "planner"),
}
"""Whom `hard` is measured against besides the other strengths, by game."""
SIMPLE = {"sanfrancisco": "builder", "pointcity": "buyer", "tickettoride": "ticket-follower"}
"""Whom `easy` is measured against, which should win about half, by game."""
SEED = 5
EVERY = 4
"""One position in so many is judged for the calibration."""
BANDS = 5
"""Into how many bands the chances are divided."""
ALONE = "hard-alone"
THREE = "hard-two-mediums"
TIMES = "times"
CHANCES = "chances"
PARTS = (THREE, ALONE, TIMES, CHANCES)
"""What can be measured beside duels, which are named by their two players, as `hard-medium`."""
MOST_TIMED = 4
"""How many games the times are taken from."""


class Match(NamedTuple):
    """Games of one kind: what to call them, who plays, and the seat that counts by game."""

    name: str
    lineups: list[Lineup]
    seats: list[int]


def main(
    games: int = 200,
    game: str | None = None,
    match: Sequence[str] = (),
    jobs: int = 1,
    skip: int = 0,
    against: str | None = None,
) -> None:
    """Measure and print.

    Parameters
    ----------
    games
        How many games each match has.
    game
        The only game that is measured; None: all.
    match
        The only parts that are measured, duels by their two players; none: all.
    jobs
        How many processes play.
    skip
        How many games of each match are left out that were played before.
    against
        The commit whose hard computer is all that today's is measured against; None: none.
    """
    numbers = range(skip, skip + games)
    print(machine())
    measured = [GAMES[game]] if game else [*GAMES.values()]
    if against is not None:
        try:
            _duels(measured, against, numbers)
        except CheckoutError as error:
            print(error)
        return
    for each in measured:
        wanted = [part for part in parts_of(each) if not match or part in match]
        matches = [part for part in wanted if part not in (TIMES, CHANCES)]
        if matches:
            head = f"| {each.name}: match | won | share | 95 % | games a minute |"
            print(f"\n{head}\n|---|---|---|---|---|", flush=True)
        for part in matches:
            _report(_match(each, part, numbers), jobs)
        if TIMES in wanted:
            _times(each, min(games, MOST_TIMED))
        if CHANCES in wanted:
            _calibrated(each, numbers, jobs)


def _duels(games: Iterable[AnyGame], commit: str, numbers: range) -> None:
    """Print how often today's hard computers beat those of a commit, each deal played twice."""
    with computers_of(commit) as earlier:
        print(f"\n| hard against hard of {commit} | won | share | 95 % |\n|---|---|---|---|")
        for game in games:
            shares = [
                duel(game, earlier, f"{SEED} {number // 2}", number % 2 + 1) for number in numbers
            ]
            won, count = sum(shares), len(shares)
            row = f"{won:g} of {count} | {won / count:.1%} | {wilson(won, count)}"
            print(f"| {game.name} | {row} |", flush=True)


def parts_of(game: AnyGame) -> list[str]:
    """Return the names of everything that is measured of a game, in its order."""
    easy, medium, hard = STRENGTHS
    duels = [(hard, each) for each in MEASURES[game.name]]
    duels += [(hard, medium), (medium, easy), (easy, SIMPLE[game.name]), (easy, "random")]
    parts = [f"{one}-{other}" for one, other in duels]
    return [*parts, *(part for part in PARTS if part != ALONE or game.seats[0] == 1)]


def _match(game: AnyGame, part: str, numbers: range) -> Match:
    """Return the games of a match; the same deals are played from every seat."""
    option = game.options()[0]
    if part == ALONE:
        level = game.options()[-1]
        alone = [_lineup(game, level, ("hard",), number) for number in numbers]
        return Match(f"hard alone against the automaton, level {level}", alone, [0] * len(alone))
    if part == THREE:
        one, *others, name = "hard", "medium", "medium", "hard, first against two of medium"
    else:
        one, other = part.split("-", 1)
        others, name = [other], f"{one} against {other}"
    seats = len(others) + 1
    places = [number % seats for number in numbers]
    players = [(*others[:place], one, *others[place:]) for place in places]
    lineups = [
        _lineup(game, option, names, number // seats)
        for number, names in zip(numbers, players, strict=True)
    ]
    return Match(name, lineups, places)


def _lineup(game: AnyGame, option: str, players: tuple[str, ...], deal: int) -> Lineup:
    return Lineup(game.name, option, players, f"{SEED} {deal}", first=1)


def _report(match: Match, jobs: int) -> None:
    """Play a match and print its row."""
    won = seconds = 0.0
    games = len(match.lineups)
    rows = zip(match.lineups, match.seats, spread(play, match.lineups, jobs), strict=True)
    for lineup, seat, played in rows:
        result = GAMES[lineup.game].result(played.state)
        assert result is not None
        won += (seat + 1 in result.winners) / max(1, len(result.winners))
        seconds += played.seconds
    print(
        f"| {match.name} | {won:g} of {games} | {won / games:.1%} | {wilson(won, games)} |"
        f" {games / seconds * 60:.1f} |",
        flush=True,
    )


def _times(game: AnyGame, games: int) -> None:
    """Print what decisions of each strength cost, one process at a time."""
    print(f"\n| {game.name}: ms of CPU a decision | median | p95 | most |\n|---|---|---|---|")
    for strength in STRENGTHS:
        spent = [
            seconds * 1000
            for number in range(games)
            for times in play(_lineup(game, game.options()[0], (strength,) * 2, number)).took
            for seconds in times
        ]
        p95 = quantiles(spent, n=20)[-1]
        print(f"| {strength} | {median(spent):.1f} | {p95:.1f} | {max(spent):.1f} |", flush=True)


class Given(NamedTuple):
    """A chance to win that the first seat was given, the share of the win that it got."""

    share: float
    won: float
    error: float


def _judged(lineup: Lineup) -> list[Given]:
    """Play a game and return what its positions were judged to be."""
    game = game_of(lineup.game, Files())
    judge = game.judge
    assert judge is not None
    played = play(lineup)
    result = game.result(played.state)
    assert result is not None
    won = (1 in result.winners) / len(result.winners)
    rng = Random(f"{lineup.seed} chances")
    return [
        Given(chance.share, won, chance.error)
        for position in _positions(game, played.setup, played.actions[:-1])
        for chance in judge.chances(position, rng)[:1]
    ]


def _positions(game: AnyGame, setup: object, actions: Iterable[object]) -> Iterable[object]:
    """Return every so many of the positions of a game in which a seat is to act."""
    state, number = game.start(setup), 0
    for action in actions:
        state, _ = game.apply(state, action)
        if game.to_act(state):
            if number % EVERY == 0:
                yield state
            number += 1


def _calibrated(game: AnyGame, numbers: range, jobs: int) -> None:
    """Print how often seats won that were given a chance, and the Brier score."""
    if game.judge is None:
        return
    players = ("medium", "medium")
    lineups = [
        Lineup(game.name, game.options()[0], players, f"{SEED} chance {number}", first=1)
        for number in numbers
    ]
    given = [each for found in spread(_judged, lineups, jobs) for each in found]
    print(f"\n| {game.name}: chance given | positions | mean given | won |\n|---|---|---|---|")
    banded = [(min(int(each.share * BANDS), BANDS - 1), each) for each in given]
    counted = Counter(band for band, _ in banded)
    for band in sorted(counted):
        inside = [each for place, each in banded if place == band]
        print(
            f"| {band / BANDS:.0%} to {(band + 1) / BANDS:.0%} | {len(inside)} |"
            f" {fmean(each.share for each in inside):.2f} |"
            f" {fmean(each.won for each in inside):.2f} |"
        )
    brier = fmean((each.share - each.won) ** 2 for each in given)
    worst = max(each.error for each in given)
    print(
        f"\nBrier score {brier:.3f} of {len(lineups)} games;"
        f" the largest standard error {worst:.3f}.",
        flush=True,
    )
