"""What the processes do that think; each function is named to them and gets plain values."""

from __future__ import annotations

import os
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from bot.games import GAMES
from bot.games.computer.lookahead import choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Action, AnyGame
    from bot.games.judging import Chance, Judge, Weighed

NICENESS = 10
"""The niceness of the processes, from 0 to 19: answers and pictures come first."""


def step_back() -> None:
    """Let other processes come first."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)


def known(game: AnyGame) -> AnyGame | str:
    """Return a game's name, or itself if its deck or map is one of the operator's own."""
    return game.name if GAMES.get(game.name) is game else game


def chosen(game: AnyGame | str, view: Any, strength: str, seed: int) -> Action:  # noqa: ANN401  (only its game knows)
    """Return the action that a computer takes."""
    return choose(_game(game), view, strength, Random(seed))  # noqa: S311  (no secret)


def weighed(
    game: AnyGame | str,
    view: Any,  # noqa: ANN401
    seed: str,
    also: Action | None = None,
) -> Sequence[Weighed]:
    """Return the actions of the seat that looks, the best first; `also` is one of them.

    Raises
    ------
    LookupError
        If the game does not judge positions.
    """
    return _judge(game).weigh(view, Random(seed), also)  # noqa: S311  (no secret)


def glances(
    game: AnyGame | str,
    choices: Sequence[tuple[Any, Action]],
    seeds: Sequence[str],
) -> list[float]:
    """Return what the actions played in some views lose at first sight; raises as `weighed`."""
    judge = _judge(game)
    return [
        judge.glance(view, Random(seed), action)  # noqa: S311  (no secret)
        for (view, action), seed in zip(choices, seeds, strict=True)
    ]


def chances(
    game: AnyGame | str, states: Sequence[Any], seeds: Sequence[str]
) -> list[tuple[Chance, ...]]:
    """Return each seat's chance to win in some positions, each by its seed; raises as `weighed`."""
    judge = _judge(game)
    return [
        judge.chances(state, Random(seed))  # noqa: S311  (no secret)
        for state, seed in zip(states, seeds, strict=True)
    ]


def _judge(game: AnyGame | str) -> Judge:
    judge = _game(game).judge
    if judge is None:
        raise LookupError
    return judge


def _game(game: AnyGame | str) -> AnyGame:
    return GAMES[game] if isinstance(game, str) else game
