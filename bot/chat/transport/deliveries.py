"""What became of the post that somebody's action owes Discord, for the person who has acted."""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from storage.posts import Standing

    Deliver = Callable[[Standing, bool], Awaitable[None]]

REFUSED = (400, 403)
"""The HTTP statuses with which Discord refuses a post for good."""
_owed_here: ContextVar[int | None] = ContextVar("owed_here", default=None)
"""The table whose post the running task, such as the answer to a command, has made due."""


class Deliveries:
    """Follows the deliveries of every table's post.

    Parameters
    ----------
    attempted
        Waits until no delivery of a table is on its way.
    """

    def __init__(self, attempted: Callable[[int], Awaitable[None]]) -> None:
        self._attempted = attempted
        self._refused: dict[int, int] = {}

    def owe(self, table_id: int) -> None:
        """Note that the running task has made a post of the table due."""
        _owed_here.set(table_id)

    def following(self, deliver: Deliver) -> Deliver:
        """Return a function that delivers as the one given and notes what came of it."""

        async def follow(standing: Standing, again: bool) -> None:  # noqa: FBT001
            table_id = standing.owed[0].table_id
            try:
                await deliver(standing, again)
            except discord.HTTPException as error:
                if error.status in REFUSED:
                    self._refused[table_id] = error.code
                raise
            self._refused.pop(table_id, None)

        return follow

    async def refusal(self) -> int | None:
        """Return Discord's code if it refuses the post that the running task has made due.

        Waits until it has been tried. Return None if the post is out, is to be tried again, or if
        the task has made none due.
        """
        table_id = _owed_here.get()
        if table_id is None:
            return None
        await self._attempted(table_id)
        return self._refused.get(table_id)
