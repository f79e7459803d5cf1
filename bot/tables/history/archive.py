"""Looking at tables: who sits there, how the game stands, how it came to that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables import errors
from bot.tables.changes import seating
from bot.tables.history.snapshot import positions, read_snapshot, replay
from bot.tables.history.undo import chronicle, taken_back
from bot.tables.model import Table
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import AnyGame
    from bot.tables.history.undo import Turn
    from bot.tables.model import Played, Position
    from storage import Database
    from storage.records import TableRecord


_DAMAGED = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
)
"""What a game may raise over a setup, a snapshot or a log that it has not written itself."""


class Archive:
    """Reads tables and their games from the database; changes nothing.

    Parameters
    ----------
    database
        Where everything is kept.
    games
        The games by name.
    """

    def __init__(self, database: Database, games: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._games = games

    async def table(self, table_id: int) -> Table:
        """Return the table.

        Raises
        ------
        NoTable
            When there is none with this number.
        """
        record = await self._database.tables.get(table_id)
        if record is None:
            raise errors.NoTable
        return await self.seen(record)

    async def table_in(self, channel_id: int) -> Table:
        """Return the table of the channel: the open one, else the one closed last.

        Raises
        ------
        NoTable
            When the channel has never had one.
        """
        table = await self.find_in(channel_id)
        if table is None:
            raise errors.NoTable
        return table

    async def find_in(self, channel_id: int) -> Table | None:
        """Return what `table_in` does, or None."""
        record = await self._database.tables.open_in(channel_id)
        if record is None:
            record = await self._database.tables.last_in(channel_id)
        return None if record is None else await self.seen(record)

    async def table_of(self, table_id: int, guild_id: int) -> Table:
        """Return the table if it is the server's.

        Raises
        ------
        NoSuchTable
            When there is none with this number on this server.
        """
        record = await self._database.tables.get(table_id)
        if record is None or record.guild_id != guild_id:
            raise errors.NoSuchTable(table=str(table_id))
        return await self.seen(record)

    async def tables_of(self, guild_id: int) -> list[Table]:
        """Return the server's open tables, the oldest first."""
        return [
            await self.seen(record) for record in await self._database.tables.of_guild(guild_id)
        ]

    def setup(self, table: Table) -> str:
        """Return the setup of the table's game.

        Raises
        ------
        NotStarted
            When there is no game yet.
        GameOver
            When the table was closed before it had one.
        TableUnreadable
            When a running table has none.
        """
        if table.record.setup is not None:
            return table.record.setup
        if table.record.status is TableStatus.GATHERING:
            raise errors.NotStarted(language=table.record.language)
        seating.check_open(table)
        raise errors.TableUnreadable(table=table.id)

    async def position(self, table: Table) -> Position:
        """Return how the game stands, from the snapshot or, without a usable one, from the log.

        Raises
        ------
        NotStarted, GameOver
            When there is no game.
        TableUnreadable
            When the log does not lead to a position.
        """
        setup = self.setup(table)
        snapshot = await self._database.tables.snapshot(table.id)
        if snapshot is not None:
            try:
                return read_snapshot(table.game, snapshot)
            except _DAMAGED:
                pass  # another release wrote it; the log has everything that is in it
        try:
            return replay(table.game, setup, await self._database.tables.actions(table.id))
        except _DAMAGED as error:
            raise errors.TableUnreadable(table=table.id) from error

    async def history(self, table: Table) -> list[Position]:
        """Return the position at the start and after each action that counts.

        Raises
        ------
        NotStarted, GameOver, TableUnreadable
            As `position`.
        """
        setup = self.setup(table)
        try:
            log = await self._database.tables.actions(table.id)
            return list(positions(table.game, setup, log))
        except _DAMAGED as error:
            raise errors.TableUnreadable(table=table.id) from error

    async def chronicle(self, table: Table) -> list[Turn]:
        """Return what was played turn by turn, what was taken back too; errors as `position`."""
        setup = self.setup(table)
        log = await self._database.tables.actions(table.id, undone=True)
        try:
            (start,) = positions(table.game, setup, ())
            return chronicle(table.game, start, log)
        except _DAMAGED as error:
            raise errors.TableUnreadable(table=table.id) from error

    async def taken_back(self, table: Table, position: Position) -> tuple[Played, ...]:
        """Return the actions last taken back, nothing once something else was played."""
        undone = await self._database.tables.last_undone(table.id)
        return taken_back(table.game, position, undone)

    async def seen(self, record: TableRecord) -> Table:
        """Return the table with who sits there and what it plays."""
        seats = tuple(await self._database.tables.seats(record.id))
        return Table(record, seats, self._games[record.game])
