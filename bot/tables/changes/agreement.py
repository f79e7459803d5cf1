"""Closing a table, and what all players together may do to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, Ledger
from bot.tables.changes.topics import END, PAUSE, Consent, Topic
from bot.tables.history.snapshot import take_snapshot
from bot.tables.history.undo import actions_since
from bot.tables.schedule import effects
from bot.tables.schedule.presence import with_back
from storage.records import Change, TableStatus

if TYPE_CHECKING:
    from bot.tables.model import Person, Table


class Agreeing(Ledger):
    """Closes tables and counts who agrees to what."""

    async def end(self, table_id: int, by: Person, *, moderator: bool) -> Table:
        """Close the table before its end. Needs no readable game.

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

        What is taken back can have ended the game: then the game goes on.

        Raises
        ------
        NotSeated, GameOver, StaleAction, AlreadyAgreed
            When their word does not count, or no more.
        NotStarted, Paused, NothingToUndo
            When there is nothing to take back or to pause.
        ChannelBusy
            When the game is over and the channel has another table now.
        """
        async with self._locked(table_id) as table:
            self._may_ask(table, user_id, version, topic)
            change = await self._agreed_change(table, topic)
            agreed = await self._database.tables.agreed(table_id, version, str(topic))
            consent = _consent(table, topic, agreed | {user_id})
            if user_id in agreed:
                raise errors.AlreadyAgreed(agreed=consent.agreed, seats=consent.asked)
            if consent.complete:
                await self._write(table, change)
            else:
                await self._database.tables.agree(table_id, version, str(topic), user_id)
            return consent

    async def undo_topic(self, table: Table, user_id: int) -> Topic:
        """Return what the player can ask all to take back: their own last action, and all since.

        Raises
        ------
        NotSeated, GameOver, ChannelBusy, NothingToUndo
            When there is nothing that all together could take back for them.
        """
        seating.check_can_go_back(table)
        seat = table.seated(user_id)
        await self._check_channel_free(table)
        return Topic(actions_since(table.game, await self.history(table), seat.seat))

    async def consent(self, table: Table, topic: Topic) -> Consent:
        """Return how far the players agree to what the table is asked at its version."""
        agreed = await self._database.tables.agreed(table.id, table.version, str(topic))
        return _consent(table, topic, agreed)

    async def resume(self, table_id: int, user_id: int) -> Table:
        """Let a paused table go on, its clock with what was left.

        Raises
        ------
        NotStarted, GameOver, NotPaused
            When it does not rest.
        NotSeated
            When the person does not sit at it.
        TableUnreadable
            When the game cannot be read.
        """
        async with self._locked(table_id) as table:
            seating.check_running(table)
            table.seated(user_id)
            if not table.record.paused_at:
                raise errors.NotPaused(table=str(table.id))
            effect = effects.resumes(table, await self.position(table), self._clock())
            return await self._write(table, Change(owed=(BOARD,), **effect))

    async def disagree(self, table_id: int, user_id: int, version: int, topic: Topic) -> Table:
        """Note that the player does not agree; whoever asks anew starts from nothing.

        Raises
        ------
        NotSeated, GameOver, StaleAction
            When their word does not count, or no more.
        """
        async with self._locked(table_id) as table:
            self._may_ask(table, user_id, version, topic)
            await self._database.tables.disagree(table_id, str(topic))
            return table

    async def _agreed_change(self, table: Table, topic: Topic) -> Change:
        """Return what is done once all agree."""
        if topic == END:
            return seating.close(CLOSED)
        if topic == PAUSE:
            seating.check_going(table)
            return Change(owed=(BOARD,), **effects.pauses(self._clock()))
        return await self._taken_back(table, topic.undo)

    async def _taken_back(self, table: Table, count: int) -> Change:
        over = table.record.status is TableStatus.FINISHED
        if over:
            await self._check_channel_free(table)
        else:
            seating.check_going(table)
        history = await self.history(table)
        if count >= len(history):
            raise errors.NothingToUndo
        before = history[-1 - count]
        return Change(
            status=TableStatus.RUNNING if over else None,
            undo=count,
            snapshot=take_snapshot(table.game, before),
            announced=before.turn,
            owed=(BOARD,),
            **effects.turn_begins(table, before, self._clock()),
        )

    async def _check_channel_free(self, table: Table) -> None:
        """Refuse with `ChannelBusy` when the game is over and another table has its channel."""
        here = await self._database.tables.open_in(table.record.channel_id)
        if here is not None and here.id != table.id:
            raise errors.ChannelBusy

    @staticmethod
    def _may_ask(table: Table, user_id: int, version: int, topic: Topic) -> None:
        if topic.undo:
            seating.check_can_go_back(table)
        else:
            seating.check_open(table)
        table.seated(user_id)
        if version != table.version:
            raise errors.StaleAction


def _consent(table: Table, topic: Topic, agreed: frozenset[int]) -> Consent:
    # Whoever had left the server and agrees now is back.
    heard = with_back(table, agreed)
    return Consent(heard, topic, len(agreed & {seat.user_id for seat in heard.present}))
