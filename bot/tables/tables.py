"""Hosts games for people: who sits where, whose move counts, what is kept and what is owed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.tables import errors, seating
from bot.tables.archive import Archive
from bot.tables.consent import END, Consent
from bot.tables.model import Position
from bot.tables.reminders import (
    DEFAULT_INTERVAL,
    Effect,
    check_interval,
    game_ends,
    interval_changes,
    reminding,
    turn_begins,
)
from bot.tables.replay import take_snapshot
from bot.tables.undo import check_undo
from storage.errors import ChannelTaken, DuplicateInteraction, VersionConflict
from storage.records import Change, NewAction, NewTable, SeatRecord, TableStatus

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Mapping

    from bot.games.game import AnyGame, Rng
    from bot.tables.consent import Topic
    from bot.tables.model import Person, Played, Table
    from storage import Database

LOBBY = "lobby"
TURN = "turn"
BOARD = "board"
OVER = "over"
CLOSED = "closed"
"""The kinds of post that Discord can be owed: seats filling; a new turn, with a ping; the same turn
gone on; the end of the game; a table closed before its end."""


@dataclass(frozen=True, slots=True)
class Acted:
    """What a click did: the table afterwards, its position, and the actions carried out."""

    table: Table
    position: Position
    moves: tuple[Played, ...]


class Tables(Archive):
    """Every table of the bot. All that changes one happens under its lock and in one transaction.

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
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        rng: Rng,
        owing: Callable[[int], None],
    ) -> None:
        super().__init__(database, games)
        self._rng = rng
        self._owing = owing
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    # Gathering

    async def open(
        self,
        host: Person,
        place: tuple[int, int],
        game_name: str,
        *,
        language: str,
        seats: int | None = None,
        option: str | None = None,
        reminders: int = DEFAULT_INTERVAL,
    ) -> Table:
        """Open a table with the host at seat 1.

        Parameters
        ----------
        place
            The ids of the server and of the channel or thread.
        seats
            How many may sit down; None: as many as the game takes.
        option
            One of the game's own options; None: its default.
        reminders
            The hours from one reminder to the next, one of `INTERVALS`.

        Raises
        ------
        UnknownGame, UnknownOption, WrongSeatCount, UnknownInterval
            When the game is not to be had so.
        ChannelBusy
            When the channel has an open table.
        """
        game = self._games.get(game_name)
        if game is None:
            raise errors.UnknownGame(game=game_name)
        capacity, chosen = seating.check_new(game, seats, option)
        check_interval(reminders)
        guild_id, channel_id = place
        new = NewTable(
            guild_id=guild_id,
            channel_id=channel_id,
            game=game_name,
            option=chosen,
            capacity=capacity,
            host_id=host.id,
            language=language,
            seats=(SeatRecord(1, host.id, host.name),),
            owed=(LOBBY,),
            reminders=reminders,
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
            owed = (LOBBY, CLOSED)[len(table.seats) == 1]
            return await self._write(table, seating.leave(table, person.id, owed))

    async def kick(self, table_id: int, host: Person, person: Person) -> Table:
        """Free somebody else's seat; refusals as `seating.kick`."""
        async with self._locked(table_id) as table:
            return await self._write(table, seating.kick(table, host.id, person.id, LOBBY))

    async def start(self, table_id: int, host: Person, first: Person | None = None) -> Table:
        """Deal the cards and begin.

        Parameters
        ----------
        first
            Who begins; None: drawn.

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
                **turn_begins(table.record.reminders),
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
            effect = Effect() if gathering else interval_changes(table, hours)
            owed = LOBBY if gathering else BOARD
            return await self._write(table, Change(reminders=hours, owed=(owed,), **effect))

    # Playing

    async def check_turn(self, table: Table, user_id: int) -> None:
        """Refuse whoever is not to act at the table as it stands.

        Raises
        ------
        NotStarted, GameOver, NotSeated, NotYourTurn, TableUnreadable
            When it is not for this person to act now.
        """
        seat = self._may_act(table, user_id, None)
        self._check_turn(table, await self.position(table), seat)

    async def act(
        self,
        table_id: int,
        user_id: int,
        notation: str,
        *,
        version: int | None = None,
        interaction_id: int | None = None,
    ) -> Acted:
        """Carry out one action.

        Parameters
        ----------
        version
            The position the person saw; None: whatever the position is now.
        interaction_id
            What brought the action; the same one never counts twice.

        Raises
        ------
        NotStarted, GameOver, NotSeated, StaleAction, NotYourTurn, DoubledAction
            When it is not for this person to act now.
        GameError
            When the game refuses the action.
        """
        async with self._locked(table_id) as table:
            seat = self._may_act(table, user_id, version)
            before = await self.position(table)
            self._check_turn(table, before, seat)
            after = before.then(table.game, seat.seat, notation)
            return await self._play(table, before, after, seat, interaction_id)

    async def act_routinely(
        self,
        table_id: int,
        user_id: int,
        *,
        version: int | None = None,
        interaction_id: int | None = None,
    ) -> Acted:
        """Carry out, in order, all that can be done in one way only, up to the next decision.

        Raises
        ------
        NoRoutine
            When the next thing to do is a decision.
        Refusal
            As `act`.
        """
        async with self._locked(table_id) as table:
            seat = self._may_act(table, user_id, version)
            before = after = await self.position(table)
            self._check_turn(table, before, seat)
            game = table.game
            while action := game.routine(game.view(after.state, seat.seat)):
                after = after.then(game, seat.seat, game.format(action))
            if after is before:
                raise errors.NoRoutine
            return await self._play(table, before, after, seat, interaction_id)

    async def undo(
        self,
        table_id: int,
        user_id: int,
        *,
        version: int | None = None,
        interaction_id: int | None = None,
    ) -> Acted:
        """Take back the person's own last action.

        Raises
        ------
        NothingToUndo
            When the last action is somebody else's.
        Revealed
            When it showed what nobody knew.
        Refusal
            As `act`.
        """
        async with self._locked(table_id) as table:
            seat = self._may_act(table, user_id, version)
            now = await self.position(table)
            check_undo(now, seat.seat)
            before = (await self.history(table))[-2]
            change = Change(
                undo=1,
                interaction_id=interaction_id,
                snapshot=take_snapshot(table.game, before),
                owed=(BOARD,),
                **reminding(table, now, before),
            )
            return Acted(await self._write(table, change), before, ())

    # Closing

    async def end(self, table_id: int, by: Person, *, moderator: bool) -> Table:
        """Close the table for good. Needs no readable game.

        Raises
        ------
        GameOver
            When it is closed already.
        HostOnly
            When the person is neither host nor moderator.
        """
        async with self._locked(table_id) as table:
            seating.check_open(table)
            if not moderator:
                seating.check_host(table, by.id)
            return await self._write(table, seating.close(CLOSED))

    async def agree(self, table_id: int, user_id: int, version: int, topic: Topic) -> Consent:
        """Note that the player agrees to something; it is done when the last one agrees.

        Raises
        ------
        NotSeated, GameOver, StaleAction, AlreadyAgreed
            When their word does not count, or no more.
        NotStarted, NothingToUndo
            When there is nothing to take back.
        """
        async with self._locked(table_id) as table:
            self._may_ask(table, user_id, version)
            change = await self._agreed_change(table, topic)
            if user_id in (agreed := await self._database.agreed(table_id, version, str(topic))):
                raise errors.AlreadyAgreed(agreed=len(agreed), seats=len(table.seats))
            seated = {seat.user_id for seat in table.seats}
            consent = Consent(table, topic, len({*agreed, user_id} & seated))
            if consent.complete:
                await self._write(table, change)
            else:
                await self._database.agree(table_id, version, str(topic), user_id)
            return consent

    async def disagree(self, table_id: int, user_id: int, version: int, topic: Topic) -> Table:
        """Note that the player does not agree; whoever asks anew starts from nothing.

        Raises
        ------
        NotSeated, GameOver, StaleAction
            When their word does not count, or no more.
        """
        async with self._locked(table_id) as table:
            self._may_ask(table, user_id, version)
            await self._database.disagree(table_id, str(topic))
            return table

    async def show_again(self, table_id: int) -> None:
        """Owe Discord the table's post as it stands, anew where it is gone."""
        async with self._locked(table_id) as table:
            kind = LOBBY if table.record.status is TableStatus.GATHERING else BOARD
            await self._database.owe(table_id, kind)
            self._owing(table_id)

    # Within

    async def _open(self, new: NewTable) -> Table:
        try:
            record = await self._database.create_table(new)
        except ChannelTaken as error:
            raise errors.ChannelBusy from error
        self._owing(record.id)
        return await self.seen(record)

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncGenerator[Table]:
        async with self._locks[table_id]:
            yield await self.table(table_id)

    async def _write(self, table: Table, change: Change) -> Table:
        try:
            record = await self._database.change(table.id, table.version, change)
        except VersionConflict as error:
            raise errors.StaleAction from error
        except DuplicateInteraction as error:
            raise errors.DoubledAction from error
        if change.owed:
            self._owing(table.id)
        return await self.seen(record)

    async def _play(
        self,
        table: Table,
        before: Position,
        after: Position,
        seat: SeatRecord,
        interaction_id: int | None,
    ) -> Acted:
        game = table.game
        over = game.result(after.state) is not None
        passed = after.turn > before.turn
        moves = (after.previous if passed else after.current)[-(after.actions - before.actions) :]
        change = Change(
            status=TableStatus.FINISHED if over else None,
            actions=tuple(NewAction(seat.seat, move.notation) for move in moves),
            interaction_id=interaction_id,
            snapshot=take_snapshot(game, after),
            owed=(OVER if over else TURN if passed else BOARD,),
            **(game_ends() if over else reminding(table, before, after)),
        )
        return Acted(await self._write(table, change), after, moves)

    async def _agreed_change(self, table: Table, topic: Topic) -> Change:
        """Return what is done once all agree."""
        if topic == END:
            return seating.close(CLOSED)
        seating.check_running(table)
        history = await self.history(table)
        if topic.undo >= len(history):
            raise errors.NothingToUndo
        before = history[-1 - topic.undo]
        return Change(
            undo=topic.undo,
            snapshot=take_snapshot(table.game, before),
            announced=before.turn,
            owed=(BOARD,),
            **turn_begins(table.record.reminders),
        )

    @staticmethod
    def _may_ask(table: Table, user_id: int, version: int) -> None:
        seating.check_open(table)
        table.seated(user_id)
        if version != table.version:
            raise errors.StaleAction

    @staticmethod
    def _may_act(table: Table, user_id: int, version: int | None) -> SeatRecord:
        seating.check_running(table)
        seat = table.seated(user_id)
        if version is not None and version != table.version:
            raise errors.StaleAction
        return seat

    @staticmethod
    def _check_turn(table: Table, position: Position, seat: SeatRecord) -> None:
        turn = table.game.turn(position.state)
        if turn != seat.seat:
            raise errors.NotYourTurn(player=table.seats[turn - 1].name)
