"""What is measured of a game: positions in the middle of it, and a game of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.words.words import Words
from tests.registry import part_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from render import Scene


class Play(NamedTuple):
    """A game to be played: by how many, and at most how many moves of it."""

    game: str
    seats: int
    moves: int


class Measured(NamedTuple):
    """What is measured of a game.

    `midgames` returns a table in the middle of a game for each number of players, `portraits` the
    portrait of the seat in turn there.
    """

    midgames: Callable[[], dict[int, Scene]]
    portraits: Callable[[], dict[int, Scene]]
    play: Play


def measured_of(game: str) -> Measured:
    """Return what is measured of a game, from its own folder."""
    return part_of(game, "bench", "measured").MEASURED


def title_of(game: str) -> str:
    """Return what a game is called."""
    return Words().say(f"game-{game}")
