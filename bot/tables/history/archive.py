"""Reading tables: who sits there, how the game stands, how it came to that."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from bot.tables import errors
from bot.tables.checks import check_game_there, check_open
from bot.tables.history.replays import History, Replays
from bot.tables.history.snapshot import (
    DAMAGED,
    begun,
    has_its_seats,
    read_snapshot,
    replay,
)
from bot.tables.history.undo import Chronicle, taken_back
from bot.tables.missing import game_of
from bot.tables.model import OpenTurn, Table
from storage.records import StoredTable, TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import AnyGame
    from bot.tables.history.undo import Turn
    from bot.tables.model import Played, Position
    from storage import Database
    from storage.records import SeatRecord, TableRecord


REMEMBERED = 256
"""The number of tables whose newest position is kept in memory."""


class Written(NamedTuple):
    """A table as it stands.

    Attributes
    ----------
    played_on
        Whether it is known that nothing has been undone since the last action.
    """

    table: Table
    played_on: bool = False


class Archive:
    """Reads tables and their games; changes nothing.

    The newest position of a table is remembered, so that it is decoded once for each version.

    Parameters
    ----------
    games
        The games by name.
    """

    def __init__(self, database: Database, games: Mapping[str, AnyGame]) -> None:
        self.games = games
        self._database = database
        self._positions: OrderedDict[int, tuple[int, Position]] = OrderedDict()
        self._handed_over: dict[int, Written] = {}
        self._histories: Replays[History] = Replays()
        self._chronicles: Replays[Chronicle] = Replays()

    async def table(self, table_id: int) -> Table:
        """Return the table.

        Raises
        ------
        NoTable
            If there is none with this number.
        """
        stored = await self._database.tables.get_with_seats(table_id)
        if stored is None:
            raise errors.NoTable
        return self.from_stored(stored)

    async def invited(self, table: Table) -> tuple[SeatRecord, ...]:
        """Return the former seats of those who are asked to join a rematch and have not yet."""
        if not table.record.rematch_of:
            return ()
        former = await self.table(table.record.rematch_of)
        return tuple(seat for seat in former.people if table.seat_of(seat.user_id) is None)

    async def table_in(self, channel_id: int) -> Table:
        """Return the table of the channel: the open one, else the one closed last.

        Raises
        ------
        NoTable
            If the channel has never had one.
        """
        table = await self.find_in(channel_id)
        if table is None:
            raise errors.NoTable
        return table

    async def find_in(self, channel_id: int) -> Table | None:
        """Return the table of the channel as `table_in` does, or None if there is none."""
        stored = await self._database.tables.in_channel_with_seats(channel_id)
        return None if stored is None else self.from_stored(stored)

    async def channels_below(self, channel_id: int) -> list[int]:
        """Return the public threads of a channel that have an open table, the oldest first."""
        return [record.channel_id for record in await self._database.tables.open_below(channel_id)]

    async def table_of(self, table_id: int, guild_id: int) -> Table:
        """Return the table if it is the server's.

        Raises
        ------
        NoSuchTable
            If there is none with this number on this server.
        """
        stored = await self._database.tables.get_with_seats(table_id)
        if stored is None or stored.record.guild_id != guild_id:
            raise errors.NoSuchTable(table=str(table_id))
        return self.from_stored(stored)

    async def tables_of(self, guild_id: int) -> list[Table]:
        """Return the server's open tables, the oldest first."""
        stored = await self._database.tables.of_guild_with_seats(guild_id)
        return [self.from_stored(each) for each in stored]

    async def open_turn(self, table_id: int) -> OpenTurn | None:
        """Return the table and its position, or None if nobody can act at it.

        That is so if there is no such table, if it is not running, if it is paused, and if its
        game cannot be read.

        Raises
        ------
        GameMissing
            If only another release can tell.
        """
        try:
            table = await self.table(table_id)
            if table.record.status is not TableStatus.RUNNING or table.record.paused_at:
                return None
            return OpenTurn(table, await self.position(table))
        except errors.GameMissing:
            raise
        except (errors.NoTable, errors.TableUnreadable):
            return None

    def setup(self, table: Table) -> str:
        """Return the setup of the table's game.

        Raises
        ------
        NotStarted
            If there is no game yet.
        GameOver
            If the table was closed before it had one.
        TableUnreadable
            If a running table has none, or this release lacks its game.
        """
        check_game_there(table)
        if table.record.setup is not None:
            return table.record.setup
        if table.record.status is TableStatus.GATHERING:
            raise errors.NotStarted(language=table.record.language)
        check_open(table)
        raise errors.TableUnreadable(table=str(table.id))

    async def position(self, table: Table) -> Position:
        """Return how the game stands.

        It is read from the snapshot, or from the log if there is no usable one.

        Raises
        ------
        NotStarted, GameOver
            If there is no game.
        TableUnreadable
            If the log does not lead to a position, or seats of the table are missing.
        """
        setup = self.setup(table)
        version, remembered = self._positions.get(table.id, (0, None))
        if remembered is not None and version == table.version:
            return remembered
        position = await self._read(table, setup)
        self.remember(table, position)
        return position

    def remember(self, table: Table, position: Position) -> None:
        """Remember the position of the table at its version, unless a later one is known."""
        version, _ = self._positions.get(table.id, (0, None))
        if version <= table.version:
            self._positions[table.id] = table.version, position
            self._positions.move_to_end(table.id)
            if len(self._positions) > REMEMBERED:
                self._positions.popitem(last=False)

    def carry_over(self, before: Table, after: Table) -> None:
        """Remember that the position is the same after a change without actions."""
        version, position = self._positions.get(before.id, (0, None))
        if position is not None and version == before.version:
            self.remember(after, position)

    async def _read(self, table: Table, setup: str) -> Position:
        _check_seats(table, setup)
        snapshot = await self._database.tables.snapshot(table.id)
        if snapshot is not None:
            try:
                return read_snapshot(table.game, snapshot)
            except DAMAGED:
                pass  # another release wrote it; the log has everything that is in it
        try:
            return replay(table.game, setup, await self._database.tables.actions(table.id))
        except DAMAGED as error:
            raise errors.TableUnreadable(table=str(table.id)) from error

    async def history(self, table: Table) -> list[Position]:
        """Return the position at the start and after each action in force.

        Raises
        ------
        NotStarted, GameOver, TableUnreadable
            As `position`.
        """
        setup = self.setup(table)
        _check_seats(table, setup)
        try:
            log = await self._database.tables.actions(table.id)
            new = History.begun(table.game, setup)
            return (await self._histories.of(table.id, log, new)).positions
        except DAMAGED as error:
            raise errors.TableUnreadable(table=str(table.id)) from error

    async def chronicle(self, table: Table) -> list[Turn]:
        """Return every action turn by turn, undone ones too; raises as `position` does."""
        setup = self.setup(table)
        _check_seats(table, setup)
        log = await self._database.tables.actions(table.id, undone=True)
        try:
            new = Chronicle(table.game, begun(table.game, setup))
            return (await self._chronicles.of(table.id, log, new)).turns
        except DAMAGED as error:
            raise errors.TableUnreadable(table=str(table.id)) from error

    def hand_over(self, table: Table, *, played_on: bool) -> None:
        """Keep a table as it was written, for the next delivery.

        Parameters
        ----------
        played_on
            Whether actions were played by the change, so that nothing is taken back.
        """
        self._handed_over[table.id] = Written(table, played_on=played_on)

    def withdraw(self, table_id: int) -> None:
        """Forget a table that was handed over: it has been changed since."""
        self._handed_over.pop(table_id, None)

    async def take_over(self, table_id: int, version: int) -> Written:
        """Return the table as it was written last, or read it if nobody has handed it over.

        Parameters
        ----------
        version
            One that the table has reached: what was handed over before another process changed the
            table is older.

        Raises
        ------
        NoTable
            If there is none with this number.
        """
        written = self._handed_over.pop(table_id, None)
        if written is None or written.table.version < version:
            return Written(await self.table(table_id))
        return written

    async def taken_back(self, table: Table, position: Position) -> tuple[Played, ...]:
        """Return the actions undone last, or none if something has been played since."""
        undone = await self._database.tables.last_undone(table.id)
        return taken_back(table.game, position, undone)

    def from_stored(self, stored: StoredTable) -> Table:
        """Return a stored table with its game."""
        record = stored.record
        return Table(record, stored.seats, game_of(record, self.games), stored.resigned)

    async def from_record(self, record: TableRecord) -> Table:
        """Return the table of a record, with its seats, its game and who resigned."""
        tables = self._database.tables
        seats, resigned = await tables.seats(record.id), await tables.resigned(record.id)
        return self.from_stored(StoredTable(record, seats, resigned))


def _check_seats(table: Table, setup: str) -> None:
    try:
        seats = table.game.decode_setup(setup).seats
    except DAMAGED as error:
        raise errors.TableUnreadable(table=str(table.id)) from error
    if not has_its_seats(table.seats, seats):
        raise errors.TableUnreadable(table=str(table.id))
