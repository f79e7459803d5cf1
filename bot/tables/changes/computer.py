"""Turns of computer seats."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from bot.games.computer.lookahead import choose
from bot.games.judging import USUAL
from bot.tables.changes.carrying import with_chance

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping

    from bot.games.game import Action, AnyGame, Rng
    from bot.tables.model import Position
    from bot.thinking.thinker import Thinker

T = TypeVar("T")

SEEDS = 2**32
"""The number of seeds that a choice can be made with."""

log = structlog.get_logger()


async def computers_played(
    game: AnyGame, position: Position, strengths: Mapping[int, str], rng: Rng, thinker: Thinker
) -> list[Position]:
    """Return the position after each action of this turn that computer seats take.

    Parameters
    ----------
    strengths
        The strength of each computer, by its seat.
    """
    path: list[Position] = []
    turn = position.turn
    while position.turn == turn:
        seats = [seat for seat in game.to_act(position.state) if seat in strengths]
        if not seats:
            break
        view = position.view(game, seats[0])
        action = game.follow_up(view)
        if action is None:
            action = await _chosen(game, view, strengths[seats[0]], rng.randrange(SEEDS), thinker)
        path += with_chance(game, position.then(game, seats[0], game.format(action)), rng)
        position = path[-1]
    return path


async def unless(event: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Return what work gives, or None, and end it, if an event is set before."""
    working, waiting = asyncio.ensure_future(work), asyncio.ensure_future(event.wait())
    try:
        await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
        return None if event.is_set() else await working
    finally:
        for task in (working, waiting):
            task.cancel()
        await asyncio.gather(working, waiting, return_exceptions=True)


async def _chosen(
    game: AnyGame,
    view: Any,  # noqa: ANN401  (only its game knows)
    strength: str,
    seed: int,
    thinker: Thinker,
) -> Action:
    """Return the action that a computer takes; what cannot be thought out is played as usual."""
    try:
        return await thinker.choose(game, view, strength, seed)
    except Exception as error:  # whatever it is, the game goes on
        log.exception("computer cannot think", game=game.name, strength=strength, exc_info=error)
        return await asyncio.to_thread(choose, game, view, USUAL, Random(seed))  # noqa: S311
