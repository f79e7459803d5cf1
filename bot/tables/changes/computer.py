"""Turns of computer seats."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

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


MOST_KEPT = 1_000
"""The thoughts kept at most; the oldest is forgotten first."""


class Thought(NamedTuple):
    """A turn that is being thought out.

    Attributes
    ----------
    version
        The version of the table at which it was begun.
    task
        Gives the position after each action; None: the table was written meanwhile.
    """

    version: int
    task: asyncio.Task[list[Position] | None]


class Thoughts:
    """Keeps the newest thought of each table; they are lost when the process ends."""

    def __init__(self) -> None:
        self._kept: dict[int, Thought] = {}

    def version(self, table_id: int) -> int | None:
        """Return the version at which the thought of a table was begun, or None."""
        thought = self._kept.get(table_id)
        return thought and thought.version

    def thinks(self, table_id: int) -> bool:
        """Return whether the thought of a table is not finished."""
        thought = self._kept.get(table_id)
        return thought is not None and not thought.task.done()

    def begin(
        self, table_id: int, version: int, work: Coroutine[None, None, list[Position] | None]
    ) -> None:
        """Begin to think, in the background; an earlier thought of the table is given up."""
        self._forget(table_id)
        while len(self._kept) >= MOST_KEPT:
            self._forget(next(iter(self._kept)))
        task = asyncio.create_task(work, name=f"thought {table_id}")
        task.add_done_callback(_noticed)
        self._kept[table_id] = Thought(version, task)

    def take(self, table_id: int, version: int) -> asyncio.Task[list[Position] | None] | None:
        """Return the thought begun at this version, which is not kept any longer, or None."""
        if self.version(table_id) == version:
            return self._kept.pop(table_id).task
        return None

    async def close(self) -> None:
        """End all thinking."""
        tasks = [thought.task for thought in self._kept.values()]
        for table_id in [*self._kept]:
            self._forget(table_id)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, table_id: int) -> None:
        if thought := self._kept.pop(table_id, None):
            thought.task.cancel()


def _noticed(task: asyncio.Task[list[Position] | None]) -> None:
    """Take note of a failure: nobody asks for a thought that was given up."""
    if not task.cancelled():
        task.exception()
