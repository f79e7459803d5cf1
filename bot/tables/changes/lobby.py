"""Tables before the game: opening, seats, the start; and their reminders and clock."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypedDict, Unpack

from bot.tables import checks, errors
from bot.tables.changes import seating
from bot.tables.changes.carrying import played, with_chance
from bot.tables.changes.ledger import BOARD, CALL, CLOSED, LOBBY, TURN
from bot.tables.history.snapshot import take_snapshot
from bot.tables.model import Position
from bot.tables.schedule import effects
from bot.tables.schedule.clocks import NO_CLOCK, check_pace
from bot.tables.schedule.effects import DEFAULT_INTERVAL, check_interval, silence
from bot.tables.schedule.offers import ASKED_AGAIN, asked_again
from storage.records import Change, NewAction, NewTable, SeatRecord, TableStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Person, Table


HINTS = 3
"""How many hints each seat may have in a game, unless its table is opened without."""


class Terms(TypedDict, total=False):
    """The terms of a new table that differ from the defaults.

    Parameters
    ----------
    seats
        The number of seats; None: as many as the game takes.
    option
        One of the game's own options; None: its default.
    reminders
        The hours between reminders, one of `INTERVALS`.
    pace
        The hours each turn may take, one of `PACES`.
    computers
        The strength of each computer seat.
    pictures
        Whether the post of each finished turn keeps its picture.
    upright
        Whether pictures of posts are upright, for a phone.
    threaded
        Whether a thread of its own is opened when the game starts.
    hints
        How many hints each seat may have, 0 to `HINTS`.
    """

    seats: int | None
    option: str | None
    reminders: int
    pace: int
    computers: Sequence[str]
    pictures: bool
    upright: bool
    threaded: bool
    hints: int


class Lobby:
    """Opens tables, seats people and starts their games."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

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

        Raises
        ------
        UnknownGame, UnknownOption, WrongSeatCount, UnknownStrength, TooManyComputers,
        UnknownInterval, UnknownPace
            If the bot has no such game, or the game no such terms.
        ChannelBusy
            If the channel has an open table; `LobbyBusy` if this one is to have a thread.
        """
        game = self._ledger.archive.games.get(game_name)
        if game is None:
            raise errors.UnknownGame(game=game_name)
        capacity, chosen = checks.check_new(game, terms.get("seats"), terms.get("option"))
        checks.check_computers(capacity, 1, computers := tuple(terms.get("computers", ())))
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
            seats=seating.closed_up((seat, *map(seating.computer_seat, computers))),
            owed=(LOBBY,),
            reminders=reminders,
            pace=pace,
            pictures=terms.get("pictures", False),
            upright=terms.get("upright", False),
            threaded=terms.get("threaded", False),
            hints=max(0, min(terms.get("hints", HINTS), HINTS)),
        )
        try:
            return await self._open(new)
        except errors.ChannelBusy as error:
            way = str(error.values["way"])
            raise (errors.LobbyBusy if new.threaded else errors.ChannelBusy)(way) from error

    async def rematch(self, table_id: int, host: Person) -> Table:
        """Open another table for the same game and ask the people; raises as `seating.rematch`."""
        table = await self._ledger.archive.table(table_id)
        return await self._open(seating.rematch(table, host.id, LOBBY))

    async def join(self, table_id: int, person: Person) -> Table:
        """Seat the person; raises as `seating.join`."""
        async with self._ledger.locked(table_id) as table:
            change = seating.join(table, person, LOBBY)
            if len(change.seats or ()) == table.record.capacity:
                change = replace(change, owed=(*change.owed, CALL))
            return await self._ledger.write(table, change)

    async def leave(self, table_id: int, person: Person) -> Table:
        """Free the person's seat; raises as `seating.leave`."""
        async with self._ledger.locked(table_id, any_game=True) as table:
            owed = (LOBBY, CLOSED)[len(table.people) == 1]
            return await self._ledger.write(table, seating.leave(table, person.id, owed))

    async def kick(
        self, table_id: int, host: Person, person: Person, interaction_id: int | None = None
    ) -> Table:
        """Free somebody else's seat, or one of the `COMPUTER`; raises as `seating.kick`.

        Raises
        ------
        DoubledAction
            If the interaction has been carried out already.
        """
        async with self._ledger.locked(table_id, interaction_id) as table:
            change = seating.kick(table, host.id, person, LOBBY)
            return await self._ledger.write(table, replace(change, interaction_id=interaction_id))

    async def seat_computers(self, table_id: int, host: Person, strengths: Sequence[str]) -> Table:
        """Seat computers of these strengths; raises as `seating.seat_computers`."""
        async with self._ledger.locked(table_id) as table:
            change = seating.seat_computers(table, host.id, strengths, LOBBY)
            return await self._ledger.write(table, change)

    async def start(
        self,
        table_id: int,
        host: Person,
        first: Person | None = None,
        *,
        alone: bool = False,
        seen: int | None = None,
    ) -> Table:
        """Set the game up and begin the first turn.

        A rematch waits for those it has asked: they are asked once more before it starts without.

        Parameters
        ----------
        first
            The first player, a person or the `COMPUTER`; None: drawn.
        alone
            Whether the host has said that they want to play a rematch alone.
        seen
            The version of the table that the host saw; None: as it is now.

        Raises
        ------
        NotGathering, HostOnly, TooFewPlayers, TheyAreNotSeated
            If the game cannot start so.
        StillAsked, StartsAlone
            If others are asked to join.
        """
        async with self._ledger.locked(table_id) as table:
            first_seat = checks.check_start(table, host.id, first)
            await self._check_asked(table, alone=alone, seen=seen)
            game = table.game
            rng = self._ledger.rng
            setup = game.setup(len(table.seats), table.record.option, rng, first_seat)
            path = with_chance(game, Position(game.start(setup)), rng)
            position = path[-1]
            change = Change(
                status=TableStatus.RUNNING,
                setup=game.encode_setup(setup),
                rules=game.rules,
                actions=tuple(NewAction(move.seat, move.notation) for move in played(path)),
                snapshot=take_snapshot(game, position),
                owed=(TURN,),
                **effects.game_begins(table, position, self._ledger.now()),
            )
            return await self._ledger.write(table, change, position)

    async def _check_asked(self, table: Table, *, alone: bool, seen: int | None) -> None:
        """Raise `StillAsked` or `StartsAlone` if the rematch waits for those it has asked.

        The second press of a double click has not seen that they were asked once more.
        """
        missing = await self._ledger.archive.invited(table)
        if not missing or len(table.seats) == table.record.capacity:
            return
        rows = await self._ledger.database.due.of_table(table.id)
        asked = any(row.kind == ASKED_AGAIN for row in rows)
        if not asked:
            await self._ledger.write(table, Change(owed=(CALL,), due=(asked_again(),)))
        if not asked or (seen is not None and seen != table.version):
            names = "\n".join(seat.name for seat in missing)
            raise errors.StillAsked(players=names, language=table.record.language)
        if len(table.seats) == 1 and not alone:
            raise errors.StartsAlone

    async def move_to_thread(self, table_id: int, thread_id: int | None) -> Table:
        """Move a table into the thread that was opened for it; None: it stays without one."""
        async with self._ledger.locked(table_id, any_game=True) as table:
            if not table.awaits_thread:
                return table
            if thread_id is None:
                return await self._ledger.write(table, Change(threaded=False))
            change = Change(channel_id=thread_id, thread_id=thread_id)
            return await self._ledger.write(table, change)

    async def set_reminders(self, table_id: int, host_id: int, hours: int) -> Table:
        """Set the hours between reminders, from now on.

        Raises
        ------
        GameOver, HostOnly, UnknownInterval
            If the table is closed, the person is not the host, or no table reminds so often.
        TableUnreadable
            If the game cannot be read.
        """
        async with self._ledger.locked(table_id) as table:
            checks.check_open(table)
            checks.check_host(table, host_id)
            check_interval(hours)
            if table.record.status is TableStatus.GATHERING:
                return await self._ledger.write(table, Change(reminders=hours, owed=(LOBBY,)))
            position = await self._ledger.archive.position(table)
            effect = effects.interval_changes(table, position, hours)
            change = Change(reminders=hours, owed=(BOARD,), **effect)
            return await self._ledger.write(table, change)

    async def set_pace(self, table_id: int, host_id: int, hours: int) -> Table:
        """Set the hours each turn may take, and give every seat its whole reserve.

        Raises
        ------
        GameOver, HostOnly, UnknownPace
            If the table is closed, the person is not the host, or no table has such a clock.
        TableUnreadable
            If the game cannot be read.
        """
        async with self._ledger.locked(table_id) as table:
            checks.check_open(table)
            checks.check_host(table, host_id)
            check_pace(hours)
            if table.record.status is TableStatus.GATHERING:
                return await self._ledger.write(table, Change(pace=hours, owed=(LOBBY,)))
            position = await self._ledger.archive.position(table)
            effect = effects.pace_changes(table, position, hours, self._ledger.now())
            return await self._ledger.write(table, Change(pace=hours, owed=(BOARD,), **effect))

    async def keep_pictures(
        self, table_id: int, host_id: int, *, keep: bool, upright: bool = False
    ) -> Table:
        """Set whether posts of finished turns keep their picture, and whether it is upright.

        Raises
        ------
        GameOver, HostOnly
            If the table is closed, or the person is not the host.
        """
        async with self._ledger.locked(table_id) as table:
            checks.check_open(table)
            checks.check_host(table, host_id)
            gathers = table.record.status is TableStatus.GATHERING
            change = Change(pictures=keep, upright=upright, owed=(LOBBY if gathers else BOARD,))
            return await self._ledger.write(table, change)

    async def _open(self, new: NewTable) -> Table:
        return await self._ledger.create(replace(new, due=(silence(),)))
