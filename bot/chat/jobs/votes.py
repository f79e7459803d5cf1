"""Asks the others about a seat whose time is up, or whose member has left the server.

The question is sent before the bot writes down that it was. If the bot stops in between, it looks
for the question in the channel at the next start. Any change of the table makes the question stale:
it is asked again a while later, unless the turn has passed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.chat.jobs.agenda import Later
from bot.chat.messages.channels import board_link, find_place, mark_for, send
from bot.chat.posts.votes import vote_post
from bot.tables.changes.polls import Question, Reason, others
from bot.tables.schedule import clocks
from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.effects import GONE, closes_questions
from storage.players import QuestionRecord
from storage.records import NOBODY

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.jobs.presence import Presence
    from bot.chat.services import Services
    from bot.tables.model import OpenTurn
    from storage.records import Due

AGAIN = 3_600_000
"""Milliseconds without a change until a question that a change has made stale is asked again."""
ALONE = 24 * AGAIN
"""Milliseconds until the bot looks again whether there is somebody to ask."""


class VoteAsker:
    """Asks the other players when time is up, or when a player to act has left the server."""

    def __init__(self, services: Services, presence: Presence) -> None:
        self._services = services
        self._presence = presence

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {CLOCK: self.ask, GONE: self.ask}

    async def ask(self, due: Due) -> Later | None:
        """Ask the other players about a seat, once for each version of the table.

        Return when the row is due again and with what payload, or None if nothing is to be asked.
        """
        turn = await self._turn_on(due)
        question = None if turn is None else self._question(turn, due)
        if turn is None or question is None:
            return None
        table = turn.table
        now = self._services.now()
        if not others(table, question.seat):
            # Somebody may be there to be asked later: a seat changes hands, a member comes back.
            return Later(now + ALONE, due.payload)
        if due.payload == str(table.version) or await self._asks_otherwise(due, question):
            return Later(now + AGAIN, due.payload)
        if due.payload != "0" and now < table.record.changed_at + AGAIN:
            return Later(table.record.changed_at + AGAIN, due.payload)
        client = self._services.shards.of(table.record.guild_id)
        place = await find_place(client, table.record.channel_id)
        if place is None:
            return None
        poll = await self._services.tables.votes.poll(table, question)
        post = vote_post(poll, await board_link(self._services.database, table.record))
        name = f"v{due.id}-{table.version}"
        marked = replace(post, mark=mark_for(name))
        message = await send(place, marked, name, again=due.attempts > 0)
        asked = QuestionRecord(
            0, table.id, table.version, str(question), NOBODY, place.id, message.id
        )
        await self._services.database.questions.note(asked, closes_questions())
        return Later(now + AGAIN, str(table.version))

    async def _turn_on(self, due: Due) -> OpenTurn | None:
        archive, table_id = self._services.tables.archive, due.table_id
        turn = await archive.open_turn(table_id)
        if turn is None:
            return None
        for seat in turn.table.people_to_act(turn.position):
            await self._presence.misses(turn.table, seat)
        return await archive.open_turn(table_id)

    def _question(self, turn: OpenTurn, due: Due) -> Question | None:
        """Return the question for the table, or None if there is none to ask.

        Of several late seats it is asked about the first one.
        """
        table, awaited = turn.table, turn.table.people_to_act(turn.position)
        if due.kind == CLOCK:
            now = self._services.now()
            asked = [seat for seat in awaited if clocks.is_late(table, seat.seat, now)]
            asked.sort(key=lambda seat: seat.gone)
        else:
            asked = [seat for seat in awaited if seat.gone and due.user_id == seat.user_id]
        if not asked:
            return None
        return Question(Reason.GONE if asked[0].gone else Reason.LATE, asked[0].seat)

    async def _asks_otherwise(self, due: Due, question: Question) -> bool:
        if due.kind == GONE or question.reason is Reason.LATE:
            return False
        return any(
            row.kind == GONE for row in await self._services.database.due.of_table(due.table_id)
        )
