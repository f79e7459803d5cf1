"""Before the game: tables that open, seats that fill, the start."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict, Unpack

from bot.tables import errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, LOBBY, TURN, Ledger
from bot.tables.history.snapshot import take_snapshot
from bot.tables.model import Position
from bot.tables.schedule import effects
from bot.tables.schedule.clocks import NO_CLOCK, check_pace
from bot.tables.schedule.reminders import DEFAULT_INTERVAL, check_interval
from bot.tables.schedule.silence import silence
from storage.errors import ChannelTaken
from storage.records import Change, NewTable, SeatRecord, TableStatus

if TYPE_CHECKING:
    from bot.tables.model import Person, Table


class Terms(TypedDict, total=False):
    """What a new table is opened with that is not as usual.

    Parameters
    ----------
    seats
        How many may sit down; None: as many as the game takes.
    option
        One of the game's own options; None: its default.
    reminders
        The hours from one reminder to the next, one of `INTERVALS`.
    pace
        The hours each turn may take, one of `PACES`.
    computers
        How many seats the computer has.
    """

    seats: int | None
    option: str | None
    reminders: int
    pace: int
    computers: int


class Gathering(Ledger):
    """Opens tables, seats people and starts their games."""

    async def open(
        self,
        host: Person,
        place: tuple[int, int],
        game_name: str,
        *,
        language: str,
        **terms: Unpack[Terms],
    ) -> Table:
        """Open a table with the host at seat 1.

        Parameters
        ----------
        place
            The ids of the server and of the channel or thread.
        terms
            What is not as usual.

        Raises
        ------
        UnknownGame, UnknownOption, WrongSeatCount, TooManyComputers, UnknownInterval, UnknownPace
            When the game is not to be had so.
        ChannelBusy
            When the channel has an open table.
        """
        game = self._games.get(game_name)
        if game is None:
            raise errors.UnknownGame(game=game_name)
        capacity, chosen = seating.check_new(game, terms.get("seats"), terms.get("option"))
        seating.check_computers(capacity, 1, computers := terms.get("computers", 0))
        check_interval(reminders := terms.get("reminders", DEFAULT_INTERVAL))
        check_pace(pace := terms.get("pace", NO_CLOCK))
        guild_id, channel_id = place
        seat = SeatRecord(1, host.id, host.name)
        new = NewTable(
            guild_id=guild_id,
            channel_id=channel_id,
            game=game_name,
            option=chosen,
            capacity=capacity,
            host_id=host.id,
            language=language,
            seats=seating.closed_up((seat, *(seating.COMPUTER_SEAT,) * computers)),
            owed=(LOBBY,),
            reminders=reminders,
            pace=pace,
        )
        return await self._open(new)

    async def rematch(self, table_id: int, host: Person) -> Table:
        """Open another table for the same game and people; refusals as `seating.rematch`."""
        return await self._open(seating.rematch(await self.table(table_id), host.id, LOBBY))

    async def join(self, table_id: int, person: Person) -> Table:
        """Seat the person; refusals as `seating.join`."""
        async with self._locked(table_id) as table:
            return await self._write(table, seating.join(table, person, LOBBY))

    async def leave(self, table_id: int, person: Person) -> Table:
        """Free the person's seat; refusals as `seating.leave`."""
        async with self._locked(table_id) as table:
            owed = (LOBBY, CLOSED)[len(table.people) == 1]
            return await self._write(table, seating.leave(table, person.id, owed))

    async def kick(
        self, table_id: int, host: Person, person: Person, interaction_id: int | None = None
    ) -> Table:
        """Free somebody else's seat, or one of the `COMPUTER`; refusals as `seating.kick`.

        Raises
        ------
        DoubledAction
            When the interaction has been carried out already.
        """
        async with self._locked(table_id) as table:
            change = seating.kick(table, host.id, person, LOBBY)
            return await self._write(table, replace(change, interaction_id=interaction_id))

    async def seat_computers(self, table_id: int, host: Person, count: int) -> Table:
        """Give so many seats to the computer; refusals as `seating.seat_computers`."""
        async with self._locked(table_id) as table:
            change = seating.seat_computers(table, host.id, count, LOBBY)
            return await self._write(table, change)

    async def start(self, table_id: int, host: Person, first: Person | None = None) -> Table:
        """Deal the cards and begin.

        Parameters
        ----------
        first
            Who begins, a person or the `COMPUTER`; None: drawn.

        Raises
        ------
        NotGathering, HostOnly, TooFewPlayers, TheyAreNotSeated
            When the game cannot begin so.
        """
        async with self._locked(table_id) as table:
            first_seat = seating.check_start(table, host.id, first)
            game = table.game
            setup = game.setup(len(table.seats), table.record.option, self._rng, first_seat)
            position = Position(game.start(setup))
            change = Change(
                status=TableStatus.RUNNING,
                setup=game.encode_setup(setup),
                snapshot=take_snapshot(game, position),
                owed=(TURN,),
                **effects.game_begins(table, position, self._clock()),
            )
            return await self._write(table, change)

    async def remind(self, table_id: int, host_id: int, hours: int) -> Table:
        """Set how many hours pass from one reminder to the next, from now on.

        Raises
        ------
        GameOver, HostOnly, UnknownInterval
            When it is not to be had so, or not for this person to say.
        """
        async with self._locked(table_id) as table:
            seating.check_open(table)
            seating.check_host(table, host_id)
            check_interval(hours)
            gathering = table.record.status is TableStatus.GATHERING
            effect = effects.Effect() if gathering else effects.interval_changes(table, hours)
            owed = LOBBY if gathering else BOARD
            return await self._write(table, Change(reminders=hours, owed=(owed,), **effect))

    async def set_pace(self, table_id: int, host_id: int, hours: int) -> Table:
        """Set how many hours each turn may take, and give every seat its whole reserve.

        Raises
        ------
        GameOver, HostOnly, UnknownPace
            When it is not to be had so, or not for this person to say.
        TableUnreadable
            When the game cannot be read.
        """
        async with self._locked(table_id) as table:
            seating.check_open(table)
            seating.check_host(table, host_id)
            check_pace(hours)
            if table.record.status is TableStatus.GATHERING:
                return await self._write(table, Change(pace=hours, owed=(LOBBY,)))
            position = await self.position(table)
            effect = effects.pace_changes(table, position, hours, self._clock())
            return await self._write(table, Change(pace=hours, owed=(BOARD,), **effect))

    async def _open(self, new: NewTable) -> Table:
        try:
            record = await self._database.tables.create(replace(new, due=(silence(),)))
        except ChannelTaken as error:
            raise errors.ChannelBusy from error
        self._owing(record.id)
        return await self.seen(record)
