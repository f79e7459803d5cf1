"""Counts what the others want to become of a seat, and does what enough of them want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED
from bot.tables.changes.polls import Choice, Poll, Reason, others
from bot.tables.changes.seats import Handover
from bot.tables.schedule import clocks, effects
from bot.tables.schedule.presence import with_back
from storage.records import Change

if TYPE_CHECKING:
    from bot.tables.changes.polls import Question
    from bot.tables.model import Person, Position, Table


class Voting(Handover):
    """Asks those who play with somebody who does not."""

    async def poll(self, table: Table, question: Question) -> Poll:
        """Return how a question stands that the table is asked at its version."""
        votes: dict[int, Choice] = {}
        for choice in Choice:
            topic = question.topic(choice)
            agreed = await self._database.tables.agreed(table.id, table.version, topic)
            votes |= dict.fromkeys(agreed, choice)
        # Whoever had left the server and votes now is back.
        heard = with_back(table, votes)
        asked = {seat.user_id for seat in others(heard, question.seat)}
        return Poll(heard, question, {who: vote for who, vote in votes.items() if who in asked})

    async def vote(
        self, table_id: int, user_id: int, version: int, question: Question, choice: Choice
    ) -> Poll:
        """Note what one of the others wants instead of what they wanted before.

        It is done when enough want the same. A stand-in then has to be found: the votes can change
        until somebody has taken the seat.

        Parameters
        ----------
        version
            The table as it was when it was asked.

        Raises
        ------
        NotStarted, GameOver, Paused, StaleAction
            When it is not asked this, or not any more.
        NotSeated, NotAsked
            When the person has no say.
        TableUnreadable
            When the game cannot be read.
        """
        async with self._locked(table_id) as table:
            position = await self._asked(table, version, question)
            if table.seated(user_id).seat == question.seat:
                raise errors.NotAsked
            before = await self.poll(table, question)
            heard = with_back(before.table, {user_id})
            poll = Poll(heard, question, {**before.votes, user_id: choice})
            change = await self._decided(poll, position)
            if change is not None:
                await self._write(table, change)
            else:
                former = tuple(question.topic(other) for other in Choice if other != choice)
                topic = question.topic(choice)
                await self._database.tables.agree(
                    table_id, version, topic, user_id, instead_of=former
                )
            return poll

    async def take(self, table_id: int, person: Person, version: int, question: Question) -> Table:
        """Give the seat to whoever takes it first, once enough want a stand-in.

        Raises
        ------
        NotStarted, GameOver, Paused, StaleAction
            When the table is not asked this any more.
        AlreadySeated
            When the person sits at the table.
        NoStandIn
            When not enough want one.
        TableUnreadable
            When the game cannot be read.
        """
        async with self._locked(table_id) as table:
            await self._asked(table, version, question)
            poll = await self.poll(table, question)
            if poll.decided is not Choice.STAND_IN:
                raise errors.NoStandIn
            change = await self._handed_over(table, question.seat, person)
            return await self._write(table, change)

    async def _asked(self, table: Table, version: int, question: Question) -> Position:
        """Return the position in which the table is asked; refuse when it is not, any more."""
        seating.check_going(table)
        if version != table.version:
            raise errors.StaleAction
        position = await self.position(table)
        if question.seat not in table.game.to_act(position.state):
            raise errors.StaleAction
        late = clocks.is_late(table, question.seat, self._clock())
        if not (late if question.reason is Reason.LATE else table.seats[question.seat - 1].gone):
            raise errors.StaleAction
        return position

    async def _decided(self, poll: Poll, position: Position) -> Change | None:
        """Return what is done now, None while nothing is."""
        table, seat = poll.table, poll.question.seat
        match poll.decided:
            case Choice.WAIT:
                effect = effects.time_is_given(table, position, self._clock())
                return Change(owed=(BOARD,), **effect)
            case Choice.COMPUTER:
                return await self._handed_over(table, seat, None)
            case Choice.END:
                return seating.close(CLOSED)
            case _:
                return None
