"""What became of the posts that somebody's action owes Discord, for the person who has acted."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextvars import ContextVar
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Deliver = Callable[[int, bool], Awaitable[None]]

_REFUSED = (400, 403)
"""The HTTP statuses with which Discord refuses a post for good."""
_owed_here: ContextVar[int | None] = ContextVar("owed_here", default=None)
"""The table whose post the running task, such as the answer to a command, has made due."""


class Deliveries:
    """Follows the deliveries of every table's post."""

    def __init__(self) -> None:
        self._owed: defaultdict[int, int] = defaultdict(int)
        self._tried: defaultdict[int, int] = defaultdict(int)
        self._refused: dict[int, int] = {}
        self._news = asyncio.Condition()

    def owe(self, table_id: int) -> None:
        """Note that the running task has made a post of the table due."""
        self._owed[table_id] += 1
        _owed_here.set(table_id)

    def following(self, deliver: Deliver) -> Deliver:
        """Return a function that delivers as the one given and notes what came of it."""

        async def follow(table_id: int, again: bool) -> None:  # noqa: FBT001
            owed = self._owed[table_id]
            try:
                await deliver(table_id, again)
            except discord.HTTPException as error:
                if error.status in _REFUSED:
                    self._refused[table_id] = error.code
                raise
            else:
                self._refused.pop(table_id, None)
            finally:
                self._tried[table_id] = owed
                async with self._news:
                    self._news.notify_all()

        return follow

    async def refusal(self) -> int | None:
        """Return Discord's code if it refuses the post that the running task has made due.

        Waits until it has been tried. Return None if the post is out, is to be tried again, or if
        the task has made none due.
        """
        table_id = _owed_here.get()
        if table_id is None:
            return None
        owed = self._owed[table_id]
        async with self._news:
            await self._news.wait_for(lambda: self._tried[table_id] >= owed)
        return self._refused.get(table_id)
