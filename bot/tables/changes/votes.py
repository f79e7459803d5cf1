"""Votes on what becomes of a seat, carried out once enough people want the same."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import checks, errors
from bot.tables.changes import seating
from bot.tables.changes.handover import handed_over, taken_over
from bot.tables.changes.ledger import BOARD, closed
from bot.tables.changes.polls import Choice, Poll, Reason, others
from bot.tables.schedule import clocks, effects
from bot.tables.schedule.effects import with_back
from storage.records import NOBODY, Change

if TYPE_CHECKING:
    from bot.tables.changes.ledger import Ledger
    from bot.tables.changes.polls import Question
    from bot.tables.model import Person, Position, Table


class Votes:
    """Counts votes about seats to act whose players keep the others waiting."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def poll(self, table: Table, question: Question) -> Poll:
        """Return the votes on a question at the table's version."""
        votes: dict[int, Choice] = {}
        for choice in Choice:
            topic = question.topic(choice)
            agreed = await self._ledger.database.tables.agreed(table.id, table.version, topic)
            votes |= dict.fromkeys(agreed, choice)
        # A person who had left the server and votes now is back.
        heard = with_back(table, votes)
        asked = {seat.user_id for seat in others(heard, question.seat)}
        return Poll(heard, question, {who: vote for who, vote in votes.items() if who in asked})

    async def vote(
        self, table_id: int, user_id: int, version: int, question: Question, choice: Choice
    ) -> Poll:
        """Note a vote in place of the person's earlier one, and carry out a decision.

        If the decision is a stand-in, votes can change until somebody takes the seat.

        Parameters
        ----------
        version
            The version of the table at which it was asked.

        Raises
        ------
        NotStarted, GameOver, Paused, StaleAction
            If the table is not asked this, or not any more.
        NotSeated, NotAsked
            If the person has no vote.
        TableUnreadable
            If the game cannot be read.
        """
        async with self._ledger.locked(table_id) as table:
            position = await self._asked(table, version, question)
            if table.seated(user_id).seat == question.seat:
                raise errors.NotAsked
            before = await self.poll(table, question)
            heard = with_back(before.table, {user_id})
            poll = Poll(heard, question, {**before.votes, user_id: choice})
            change = await self._decided(poll, position)
            if change is not None:
                await self._ledger.write(table, replace(change, answered=str(question)))
            else:
                former = tuple(question.topic(other) for other in Choice if other != choice)
                topic = question.topic(choice)
                await self._ledger.database.tables.agree(
                    table_id, version, topic, user_id, instead_of=former
                )
            return poll

    async def take(self, table_id: int, person: Person, version: int, question: Question) -> Table:
        """Give the seat to the first person who takes it, once a stand-in is decided.

        Raises
        ------
        NotStarted, GameOver, Paused, StaleAction
            If the table is not asked this any more.
        AlreadySeated
            If the person has a seat at the table.
        NoStandIn
            If a stand-in is not decided.
        TableUnreadable
            If the game cannot be read.
        """
        async with self._ledger.locked(table_id) as table:
            await self._asked(table, version, question)
            poll = await self.poll(table, question)
            if poll.decided is not Choice.STAND_IN:
                raise errors.NoStandIn
            change = await taken_over(self._ledger, table, question.seat, person)
            return await self._ledger.write(table, replace(change, answered=str(question)))

    async def _asked(self, table: Table, version: int, question: Question) -> Position:
        """Return the position in which the table is asked this; refuse if it is not any more."""
        checks.check_going(table)
        if version != table.version:
            raise errors.StaleAction
        position = await self._ledger.archive.position(table)
        if question.seat not in table.game.to_act(position.state):
            raise errors.StaleAction
        late = clocks.is_late(table, question.seat, self._ledger.now())
        if not (late if question.reason is Reason.LATE else table.seats[question.seat - 1].gone):
            raise errors.StaleAction
        return position

    async def _decided(self, poll: Poll, position: Position) -> Change | None:
        table, seat = poll.table, poll.question.seat
        match poll.decided:
            case Choice.WAIT:
                effect = effects.time_is_given(table, position, seat, self._ledger.now())
                return Change(owed=(BOARD,), **effect)
            case Choice.COMPUTER:
                return await handed_over(self._ledger, table, seat, None)
            case Choice.END:
                return seating.close(closed(NOBODY))
            case _:
                return None
