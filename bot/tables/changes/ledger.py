"""Writing to tables: one change at a time for each, whole or not at all."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.history.archive import Archive
from bot.tables.schedule import effects
from storage.errors import ChannelTaken, DuplicateInteraction, VersionConflict

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Mapping

    from bot.games.game import AnyGame, Rng
    from bot.tables.model import Table
    from storage import Database
    from storage.records import Change

LOBBY = "lobby"
TURN = "turn"
BOARD = "board"
OVER = "over"
CLOSED = "closed"
"""The kinds of post that Discord can be owed: seats filling; a new turn, with a ping; the same turn
gone on; the end of the game; a table closed before its end."""

_NEWS = frozenset({TURN, OVER, CLOSED})


class Ledger(Archive):
    """Everything that is written to a table is written here, under its lock.

    Parameters
    ----------
    database
        Where everything is kept.
    games
        The games by name.
    rng
        What decks are shuffled and first players drawn with.
    owing
        Called with a table's id after each change that owes Discord a post.
    clock
        The time in milliseconds since 1970-01-01 UTC; the database must work with the same.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        rng: Rng,
        owing: Callable[[int], None],
        clock: Callable[[], int],
    ) -> None:
        super().__init__(database, games)
        self._rng = rng
        self._owing = owing
        self._clock = clock
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def _locked(
        self, table_id: int, interaction_id: int | None = None
    ) -> AsyncGenerator[Table]:
        """Give the table to one task at a time.

        Raises
        ------
        DoubledAction
            When what the interaction brought is stored already.
        """
        async with self._locks[table_id]:
            if interaction_id is not None and await self._database.tables.has_interaction(
                interaction_id
            ):
                raise errors.DoubledAction
            yield await self.table(table_id)

    async def _is_watched(self, table: Table, change: Change) -> bool:
        """Return whether the change is news to somebody who looks on."""
        return not _NEWS.isdisjoint(change.owed) and bool(
            await self._database.people.watchers(table.id)
        )

    async def _write(self, table: Table, change: Change) -> Table:
        try:
            written = effects.heard_of(table, change, watched=await self._is_watched(table, change))
            record = await self._database.tables.change(table.id, table.version, written)
        except VersionConflict as error:
            raise errors.StaleAction from error
        except DuplicateInteraction as error:
            raise errors.DoubledAction from error
        except ChannelTaken as error:
            raise errors.ChannelBusy from error
        if change.owed:
            self._owing(table.id)
        return await self.seen(record)
