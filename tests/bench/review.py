"""What it costs to look back on a finished game: seconds of CPU on one core, by game and seats.

The games are played by computers of medium strength; the same seed leads to the same ones.
"""

from __future__ import annotations

import asyncio
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, TypeVar

from bot.games import GAMES
from bot.games.computer.lookahead import choose
from bot.games.computer.reviewing import Course, ReviewedTurn
from bot.games.game import CHANCE, passes_turn
from bot.thinking.review import Reviewer
from tests.bench.machine import machine

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.computer.reviewing import Review
    from bot.games.game import AnyGame

    T = TypeVar("T")

SEED = 3
MOST_SECONDS = 10
"""The seconds of one core that a review may cost, however long the game."""


class Here:
    """Works in this process, for `bot.thinking.thinker.Thinker`."""

    async def choose(self, game: AnyGame, view: Any, strength: str, seed: int) -> Any:
        """Return the action that a computer takes."""
        return choose(game, view, strength, Random(seed))

    async def do(self, work: Callable[..., T], *args: object) -> T:
        """Return what a function gives."""
        return work(*args)


def main() -> None:
    """Measure and print."""
    print(machine())
    print(f"\n| review (at most {MOST_SECONDS} s) | turns | positions | s of CPU | error |")
    print("|---|---|---|---|---|")
    for game in GAMES.values():
        least, most = game.seats
        for seats in range(least, most + 1):
            course = played(game, seats)
            begin = process_time()
            review = reviewed(game, course)
            took = process_time() - begin
            print(
                f"| {game.name}, {seats} | {len(course.turns)} | {len(review.judged)} |"
                f" {took:.2f} | {review.error:.3f} |",
                flush=True,
            )


def reviewed(game: AnyGame, course: Course) -> Review:
    """Return the review of a game, worked out in this process."""

    async def told(done: float) -> None:
        assert 0 <= done <= 1

    return asyncio.run(Reviewer(Here(), game, course, "1", told).review())


def played(game: AnyGame, seats: int) -> Course:
    """Return a game between computers of medium strength."""
    rng = Random(f"{SEED} {game.name} {seats}")
    state: Any = game.start(game.setup(seats, game.options()[-1], rng, 1))
    states, actions, turns = [state], list[tuple[int, str]](), list[ReviewedTurn]()
    first, movers = 0, set[int]()
    while True:
        action = game.chance(state, rng)
        if action is None:
            if not (to_act := game.to_act(state)):
                return Course(states, actions, turns)
            action = choose(game, game.view(state, to_act[0]), "medium", rng)
        state, events = game.apply(state, action)
        states.append(state)
        actions.append((action.seat, game.format(action)))
        movers |= {action.seat} - {CHANCE}
        if passes_turn(events):
            turns.append(
                ReviewedTurn(movers.pop() if len(movers) == 1 else 0, first, len(actions), True)
            )
            first, movers = len(actions), set[int]()
