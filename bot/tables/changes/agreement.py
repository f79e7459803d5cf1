"""Closing a table, and what all its players may do together: close, reopen, pause, undo."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.judging import USUAL
from bot.tables import checks, errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, LOBBY, TURN, back, closed
from bot.tables.changes.topics import END, PAUSE, REOPEN, Consent, Topic
from bot.tables.history.snapshot import take_snapshot
from bot.tables.history.undo import actions_since, with_undone
from bot.tables.schedule import effects
from bot.tables.schedule.effects import QUESTION, REFUSED, refuses, with_back
from bot.tables.schedule.news import UNDONE, News, tells
from storage.records import NOBODY, Change, TableStatus

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Person, Position, Table
    from storage.records import NewDue, SeatRecord


class Agreement:
    """Closes tables, and counts the players who agree to a topic."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def end(self, table_id: int, by: Person, *, moderator: bool) -> Table:
        """Close the table before its end, even if its game cannot be read.

        Raises
        ------
        GameOver
            If it is closed already.
        HostOnly, OthersPlay
            If the person is no moderator, and not the host, or the host of a game of others, too.
        """
        async with self._ledger.locked(table_id, any_game=True) as table:
            checks.check_open(table)
            if not moderator:
                checks.check_host(table, by.id)
                if not await self.closes_alone(table, by.id):
                    raise errors.OthersPlay
            return await self._ledger.write(table, seating.close(closed(by.id)))

    async def closes_alone(self, table: Table, user_id: int) -> bool:
        """Return whether the host may close an open table without asking anybody.

        They may unless others play a game at it that can go on.
        """
        if user_id != table.record.host_id:
            return False
        if table.record.status is TableStatus.GATHERING:
            return True
        if all(seat.user_id == user_id for seat in table.present):
            return True
        try:
            await self._ledger.archive.position(table)
        except errors.TableUnreadable:
            return True
        return False

    async def ask(
        self, table_id: int, user_id: int, version: int, topic: Topic, channel_id: int
    ) -> Consent:
        """Ask all players for something on behalf of one, who agrees by it.

        Asked again it is the same question. If nobody else is to agree it is carried out.

        Parameters
        ----------
        channel_id
            Where they are asked, and where a table that is opened again goes on.

        Raises
        ------
        JustRefused
            If a player has said no to the same since the turn began.
        Refusal
            As `agree` does, but for `AlreadyAgreed` and `QuestionOver`.
        """
        async with self._ledger.locked(table_id, any_game=topic == END) as table:
            self._may_ask(table, user_id, version, topic)
            if await self.refused_by(table, topic):
                raise errors.JustRefused
            consent = await self._consent_with(table, user_id, version, topic)
            change, position = await self._agreed_change(table, consent, channel_id)
            if consent.complete:
                await self._ledger.write(table, change, position)
            else:
                database = self._ledger.database
                await database.tables.agree(table_id, version, str(topic), user_id)
                await database.questions.ask(
                    table_id, version, str(topic), user_id, channel_id, QUESTION
                )
                self._ledger.wake(table)
            return consent

    async def agree(
        self, table_id: int, user_id: int, version: int, topic: Topic, channel_id: int = 0
    ) -> Consent:
        """Note that a player who is asked agrees; once all agree it is carried out.

        An undo of the last action of a finished game lets it go on.

        Parameters
        ----------
        channel_id
            Where a table that is opened again goes on.

        Raises
        ------
        NotSeated, GameOver, StaleAction, AlreadyAgreed
            If the player may not agree, or has already.
        QuestionOver
            If another player has said no.
        NotStarted, Paused, NothingToUndo, StillOpen, PlayedToItsEnd
            If there is nothing to undo, to pause or to open again.
        ChannelBusy
            If the table would go on in a channel that has another open table.
        """
        async with self._ledger.locked(table_id, any_game=topic == END) as table:
            self._may_ask(table, user_id, version, topic)
            if await self.refused_by(table, topic):
                raise errors.QuestionOver
            consent = await self._consent_with(table, user_id, version, topic)
            change, position = await self._agreed_change(table, consent, channel_id)
            tables = self._ledger.database.tables
            if user_id in await tables.agreed(table_id, version, str(topic)):
                raise errors.AlreadyAgreed(agreed=consent.agreed, seats=consent.asked)
            if consent.complete:
                due = (*change.due, *await self._told(table, topic, user_id))
                answered = replace(change, answered=str(topic), due=due)
                await self._ledger.write(table, answered, position)
            else:
                await tables.agree(table_id, version, str(topic), user_id)
            return consent

    async def undo_topic(self, table: Table, user_id: int) -> Topic:
        """Return the topic of undoing the player's own last action and all since.

        Raises
        ------
        NotSeated, GameOver, ChannelBusy, NothingToUndo
            If there is nothing that all players together may undo for them.
        """
        checks.check_undo_together(table)
        seat = table.seated(user_id)
        await self._check_channel_free(table)
        history = await self._ledger.archive.history(table)
        return Topic(actions_since(table.game, history, seat.seat))

    async def consent(self, table: Table, topic: Topic) -> Consent:
        """Return how far the players agree to a topic at the table's version."""
        agreed = await self._ledger.database.tables.agreed(table.id, table.version, str(topic))
        return _consent(table, topic, agreed)

    async def resume(self, table_id: int, user_id: int) -> Table:
        """Let a paused table go on; its clock has the time that was left.

        Raises
        ------
        NotStarted, GameOver, NotPaused
            If it is not paused.
        NotSeated
            If the person has no seat at it.
        TableUnreadable
            If the game cannot be read.
        """
        async with self._ledger.locked(table_id) as table:
            checks.check_running(table)
            table.seated(user_id)
            if not table.record.paused_at:
                raise errors.NotPaused(table=str(table.id))
            position = await self._ledger.archive.position(table)
            effect = effects.resumes(table, position, self._ledger.now())
            return await self._ledger.write(table, Change(owed=(BOARD,), **effect))

    async def disagree(self, table_id: int, user_id: int, version: int, topic: Topic) -> Table:
        """Note that a player does not agree to a topic, which ends the question.

        Raises
        ------
        NotSeated, GameOver, StaleAction
            If the player may not answer, or not any more.
        QuestionOver
            If another player has said no.
        """
        database = self._ledger.database
        async with self._ledger.locked(table_id, any_game=topic == END) as table:
            self._may_ask(table, user_id, version, topic)
            if await self.refused_by(table, topic):
                raise errors.QuestionOver
            await database.due.add(table_id, refuses(topic.kind, user_id))
            await database.tables.disagree(table_id, str(topic))
            for asked in await database.questions.of_table(table_id):
                if asked.topic == str(topic):
                    await database.questions.close(asked.id)
            return table

    async def refused_by(self, table: Table, topic: Topic) -> int:
        """Return the player who has said no to a topic of this kind, or 0 if nobody has."""
        for row in await self._ledger.database.due.of_table(table.id):
            if row.kind == REFUSED and row.payload == topic.kind:
                return row.user_id or 0
        return 0

    async def _told(self, table: Table, topic: Topic, user_id: int) -> tuple[NewDue, ...]:
        if not topic.undo:
            return ()
        asker = table.seat_of(await self._asker(table.id, topic))
        news = News(UNDONE, table.seated(user_id).seat, asker=asker.seat if asker else 0)
        return (tells(news, user_id),)

    async def _asker(self, table_id: int, topic: Topic) -> int:
        asked = await self._ledger.database.questions.of_table(table_id)
        return next((each.asker_id for each in asked if each.topic == str(topic)), NOBODY)

    async def _consent_with(
        self, table: Table, user_id: int, version: int, topic: Topic
    ) -> Consent:
        agreed = await self._ledger.database.tables.agreed(table.id, version, str(topic))
        return _consent(table, topic, agreed | {user_id})

    async def _agreed_change(
        self, table: Table, consent: Consent, channel_id: int
    ) -> tuple[Change, Position | None]:
        topic = consent.topic
        if topic == END:
            return seating.close(CLOSED), None
        if topic == PAUSE:
            checks.check_going(table)
            return Change(owed=(BOARD,), **effects.pauses(self._ledger.now())), None
        if topic == REOPEN:
            await self._check_channel_free(table, channel_id)
            return await reopened(self._ledger, table, consent.by, channel_id), None
        return await self._undone(table, topic.undo)

    async def _undone(self, table: Table, count: int) -> tuple[Change, Position]:
        over = table.record.status is TableStatus.FINISHED
        if over:
            await self._check_channel_free(table)
        else:
            checks.check_going(table)
        history = await self._ledger.archive.history(table)
        if count >= len(history):
            raise errors.NothingToUndo
        before = history[-1 - count]
        undone = tuple(each.last for each in history[-count:] if each.last is not None)
        counted = with_undone(table, undone, back=before.turn < history[-1].turn)
        effect: effects.ChangeFields = {
            "seats": counted.seats,
            **effects.turn_begins(counted, before, self._ledger.now()),
        }
        change = Change(
            status=TableStatus.RUNNING if over else None,
            undo=count,
            snapshot=take_snapshot(table.game, before),
            announced=before.turn,
            owed=(back(before.turn),),
            **effect,
        )
        return change, before

    async def _check_channel_free(self, table: Table, channel_id: int | None = None) -> None:
        place = table.record.channel_id if channel_id is None else channel_id
        here = await self._ledger.database.tables.open_in(place)
        if here is not None and here.id != table.id:
            raise errors.ChannelBusy

    @staticmethod
    def _may_ask(table: Table, user_id: int, version: int, topic: Topic) -> None:
        if topic.undo:
            checks.check_undo_together(table)
        elif topic.reopen:
            checks.check_can_reopen(table)
        else:
            checks.check_open(table)
        table.seated(user_id)
        if version != table.version:
            raise errors.StaleAction


def _consent(table: Table, topic: Topic, agreed: frozenset[int]) -> Consent:
    # A person who had left the server and agrees now is back.
    heard = with_back(table, agreed)
    return Consent(heard, topic, agreed)


async def reopened(
    ledger: Ledger, table: Table, present: Collection[int], channel_id: int
) -> Change:
    """Return the change that opens a table again that was closed before its end.

    The turn that was on is announced again. Seats of forgotten people are the computer's from now
    on; before a game they are free. Whoever had resigned plays on.

    Parameters
    ----------
    present
        The user ids of those who want it; the first at the table is its host if it has none.
    channel_id
        Its channel from now on.

    Raises
    ------
    TableUnreadable
        If its game cannot be read.
    """
    hosts = (seat.user_id for seat in table.people if seat.user_id in present)
    host = table.host.user_id if table.host else next(hosts)
    if table.record.setup is None:
        seats = seating.closed_up(
            seat for seat in table.seats if seat.computer or seat.user_id != NOBODY
        )
        return Change(
            status=TableStatus.GATHERING,
            seats=seats,
            host_id=host,
            channel_id=channel_id,
            stalled=False,
            owed=(LOBBY,),
        )
    seats = tuple(_reopened(seat) for seat in with_back(table, present).seats)
    seated = replace(table, seats=seats)
    position = await ledger.archive.position(table)
    effect: effects.ChangeFields = {
        "seats": seats,
        **effects.turn_begins(seated, position, ledger.now()),
    }
    back = table.surrender
    return Change(
        status=TableStatus.RUNNING,
        returning=(back.user_id,) if back is not None and back.user_id != NOBODY else (),
        host_id=host,
        channel_id=channel_id,
        stalled=False,
        announced=position.turn - 1,
        owed=(TURN,),
        **effect,
    )


def _reopened(seat: SeatRecord) -> SeatRecord:
    """Return the seat as it goes on: the computer's if its player is forgotten."""
    if seat.user_id != NOBODY or seat.computer:
        return seat
    return replace(seat, strength=USUAL, gone=False, handed=True)
