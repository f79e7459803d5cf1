"""Sends reminders and heads-ups: reminds who must act, and tells who is next.

A reminder is sent before it is counted. Should the bot stop in between it is looked for where it
would be, and sent again if it is not there, with the nonce it had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import discord
import structlog
from msgspec.structs import replace

from bot.chat.jobs.agenda import Later
from bot.chat.jobs.outbox import FORESEEN
from bot.chat.messages.channels import (
    Undeliverable,
    board_link,
    find_place,
    mark_of,
    send,
    send_directly,
)
from bot.chat.messages.post import Post
from bot.chat.posts import clocks
from bot.chat.posts.inputs import game_title, shown_name, table_words
from bot.presenters.controls import Button, Style
from bot.presenters.rows import PANEL, REMINDED
from bot.tables.people.settings import ReminderWay
from bot.tables.schedule.effects import AT_MOST, HEADS_UP, REMINDER, interval
from bot.words.words import Words, languages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.jobs.agenda import DueHandler
    from bot.chat.jobs.presence import Presence
    from bot.chat.services import Services
    from bot.tables.model import Position, Table
    from bot.tables.people.settings import PersonSettings
    from storage.records import Due, SeatRecord


log = structlog.get_logger()


class _Kind(NamedTuple):
    """A way to turn to somebody: its message, and what becomes of it where direct ones are closed.

    `instead` are the settings changed then, so that the channel is asked once.
    """

    key: str
    closed: str
    instead: Mapping[str, Any]


LASTING = 3
"""How often a direct message fails for now until the channel is told instead."""
_REFUSED = range(400, 500)
_RATE_LIMITED = 429
"""HTTP statuses of a refusal, and of one that is for now."""
_REMINDER = _Kind("reminder", "reminder-closed", {"reminders": ReminderWay.CHANNEL})
_HEADS_UP = _Kind("heads-up", "heads-up-closed", {"heads_up": False})


class _Letter(NamedTuple):
    """One message to somebody; `number` tells which reminder of its turn it is, from 1."""

    kind: _Kind
    due: Due
    number: int = 0

    @property
    def name(self) -> str:
        return f"{self.kind.key[0]}{self.due.id}-{self.number}"

    @property
    def mark(self) -> int:
        return mark_of(self.due, self.number)

    @property
    def again(self) -> bool:
        return self.due.attempts > 0


class _Turn(NamedTuple):
    """A turn that is on, and the seat to act that somebody is told of."""

    table: Table
    position: Position
    seat: SeatRecord


class Reminders:
    """What is done when a reminder or a heads-up is due."""

    def __init__(self, services: Services, presence: Presence) -> None:
        self._services = services
        self._presence = presence

    @property
    def handlers(self) -> Mapping[str, DueHandler]:
        """Return the handlers by kind of row."""
        return {REMINDER: self.remind, HEADS_UP: self.head_up}

    async def remind(self, due: Due) -> Later | None:
        """Remind the player who must act.

        Return the time of the next reminder, or None after the last.
        """
        turn = await self._turn(due)
        if turn is None:
            return None
        settings = await self._settings(turn.seat.user_id)
        now = self._services.now()
        allowed = settings.next_allowed(now)
        if allowed > now:
            return Later(allowed, due.payload)
        count = int(due.payload) + 1
        missing = await self._presence.misses(turn.table, turn.seat)
        if not missing and settings.reminders is not ReminderWay.OFF:
            letter = _Letter(_REMINDER, due, count)
            await self._reach(turn, turn.seat.user_id, settings.reminders, letter)
        if count >= AT_MOST:
            return None
        return Later(now + interval(turn.table.record.reminders), str(count))

    async def head_up(self, due: Due) -> Later | None:
        """Tell the next player that the turn before theirs has begun.

        Return a later time in quiet hours, otherwise None.
        """
        turn = await self._turn(due)
        if turn is None or due.user_id is None or turn.table.seat_of(due.user_id) is None:
            return None
        settings = await self._settings(due.user_id)
        if not settings.heads_up or str(turn.position.turn) != due.payload:
            return None
        now = self._services.now()
        allowed = settings.next_allowed(now)
        if allowed > now:
            return Later(allowed, due.payload)
        await self._reach(turn, due.user_id, ReminderWay.DIRECT, _Letter(_HEADS_UP, due))
        return None

    async def _settings(self, user_id: int) -> PersonSettings:
        await self._services.people.refresh((user_id,))
        return self._services.people.settings(user_id)

    async def _turn(self, due: Due) -> _Turn | None:
        turn = await self._services.tables.archive.open_turn(due.table_id)
        if turn is None:
            return None
        awaited = turn.table.people_to_act(turn.position)
        if due.kind == REMINDER:
            awaited = tuple(seat for seat in awaited if seat.user_id == due.user_id)
        return _Turn(turn.table, turn.position, awaited[0]) if awaited else None

    async def _reach(self, turn: _Turn, user_id: int, way: ReminderWay, letter: _Letter) -> None:
        """Send it the way the person wants, and where Discord takes no direct ones in the channel.

        Whoever accepts none is told so, once; then it is the way that is wanted.
        """
        if way is not ReminderWay.DIRECT:
            await self._send_in_channel(turn, user_id, letter)
            return
        own = self._services.people.settings(user_id).language
        words = Words(own) if own in languages() else table_words(turn.table)
        post = Post(await self._text(turn, letter, words), mark=letter.mark)
        try:
            client = self._services.shards.of(turn.table.record.guild_id)
            await send_directly(client, user_id, post, letter.name, again=letter.again)
        except Undeliverable:
            await self._send_in_channel(turn, user_id, letter, closed=True)
            settings = replace(await self._settings(user_id), **letter.kind.instead)
            await self._services.people.change(user_id, settings)
        except FORESEEN as error:
            if not (_is_refused(error) or letter.due.attempts >= LASTING):
                raise
            log.warning("no direct message", table=turn.table.id, error=str(error))
            await self._send_in_channel(turn, user_id, letter)

    async def _send_in_channel(
        self, turn: _Turn, user_id: int, letter: _Letter, *, closed: bool = False
    ) -> None:
        client = self._services.shards.of(turn.table.record.guild_id)
        place = await find_place(client, turn.table.record.channel_id)
        if place is None:
            return
        words = table_words(turn.table)
        text = await self._text(turn, letter, words)
        if closed:
            text += "\n" + words.say(letter.kind.closed)
        panel = f"{PANEL} {REMINDED} {turn.seat.seat}"
        row = (Button(panel, words.say("button-panel"), Style.GOOD),)
        rows = (row,) if letter.kind is _REMINDER else ()
        table = turn.table
        post = Post(text, table.id, table.version, rows, pings=(user_id,), mark=letter.mark)
        await send(place, post, letter.name, again=letter.again)

    async def _text(self, turn: _Turn, letter: _Letter, words: Words) -> str:
        table, position = turn.table, turn.position
        text = words.say(
            letter.kind.key,
            game=game_title(table, words),
            table=str(table.id),
            url=await board_link(self._services.database, table.record),
            player=shown_name(table, turn.seat, words),
            awaited=self._services.posts.awaited(table, position, words),
        )
        # The next player would take the deadline of another's turn for their own.
        left = clocks.remaining_of(table, turn.seat, words) if letter.kind is _REMINDER else ""
        if left:
            text += "\n" + left
        if letter.number == AT_MOST:
            text += "\n" + words.say("reminder-last")
        return text


def _is_refused(error: Exception) -> bool:
    status = error.status if isinstance(error, discord.HTTPException) else 0
    return status in _REFUSED and status != _RATE_LIMITED
