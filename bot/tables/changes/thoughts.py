"""Turns that computers think out before the time comes to play them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.tables.model import Position

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
