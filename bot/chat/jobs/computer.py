"""Plays for the computer when its turn has come, and seats it where the host wants it.

A turn of the computer is announced as one of a person's is, and played a little later, so that
people see what was played before. Where the announcement is late the computer waits for it, but not
for long: the game goes on where Discord takes no posts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.interactions.playing import warn_when_mute
from bot.chat.jobs.agenda import Later
from bot.chat.transport.answers import quietly
from bot.chat.transport.members import person
from bot.tables.schedule.computer import COMPUTER, PAUSE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.chat.interactions.press import Handler as Answer
    from bot.chat.interactions.press import Pressed
    from bot.chat.jobs.agenda import Handler
    from bot.tables.tables import Tables
    from storage import Database
    from storage.records import Due

MOST_WAITS = 3
"""How often the computer waits for its turn to be announced."""


class Computers:
    """What is done when the computer is to move.

    It needs no look back after a crash: the move is written together with what strikes it off.
    """

    def __init__(self, database: Database, tables: Tables, clock: Callable[[], int]) -> None:
        self._database = database
        self._tables = tables
        self._clock = clock

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """Return what to do, by kind."""
        return {COMPUTER: self.play}

    async def play(self, due: Due) -> Later | None:
        """Play the computer's turn once it is announced."""
        table_id, waits = due.table_id or 0, int(due.payload)
        if waits < MOST_WAITS and not await self._announced(table_id):
            return Later(self._clock() + PAUSE, str(waits + 1))
        await self._tables.compute(table_id)
        return None

    async def _announced(self, table_id: int) -> bool:
        post = await self._database.outbox.post(table_id)
        position = await self._tables.position(await self._tables.table(table_id))
        return post is not None and post.turn >= position.turn


async def _seat(pressed: Pressed) -> None:
    await pressed.bot.tables.seat_computers(
        pressed.press.table, person(pressed.interaction.user), pressed.number()
    )
    await quietly(pressed.interaction)
    await warn_when_mute(pressed.interaction, pressed.words)


HANDLERS: Mapping[str, Answer] = {"computers": _seat}
"""What stands behind the buttons that add and remove a computer."""
