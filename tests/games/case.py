"""What the shared tests of rules and tables have to know of a game: its case."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from tests.registry import part_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from bot.games.game import Strategy


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A game to be tested.

    Parameters
    ----------
    referee
        Told a setup and a position, it protests at anything the rules cannot lead to.
    universe
        Returns every text that could be an action: what is not legal must be refused.
    games
        How many random games each number of players plays with `--soak`; `make test` plays a share.
    endings
        The ways a game can end.
    records
        By file in `tests/records`, what ended the game and how many have points; an automaton is
        one of them.
    player
        Plays whole games: where at random it would take too long, one that ends them sooner.
    turn
        What begins the first turn of two without ending it, and what ends it then; None: all begin
        at the same time.
    alike
        The messages of the game that may read in a translation as they do in English.
    """

    referee: Callable[[Any, Any], None]
    universe: Callable[[Any], list[str]]
    games: int
    endings: Iterable[str]
    records: Mapping[str, tuple[str, int]]
    player: Strategy
    turn: tuple[str, str] | None
    alike: frozenset[str]


@cache
def case_of(game: str) -> Case:
    """Return the case of a game, from its own folder."""
    return part_of(game, "games", "case").CASE
