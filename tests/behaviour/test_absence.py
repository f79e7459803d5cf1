"""While the bot is off nobody's time runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import AsyncMock, patch

from bot.chat.jobs.life import BEAT
from tests.behaviour.deadlines import DAY, HOUR, PACE, UP, clocked, deadline, questions
from tests.behaviour.reminding import reminders, turn
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

OFF = UP + HOUR


async def leave(table: Table, *, killed: bool = False, seconds: float = OFF) -> None:
    """Let the bot be off for a while."""
    beat = AsyncMock() if killed else table.bot.services.database.life.beat
    with patch.object(table.bot.services.database.life, "beat", beat):
        await table.close()
    await table.env.advance_time(seconds)
    await table.restart()
    await table.env.settle()


async def test_a_clock_stands_still(table: Table, ann: simcord.MemberActor) -> None:
    await clocked(table)
    await table.env.advance_time(2 * HOUR)
    end = deadline(table)
    await leave(table)
    assert deadline(table) == end + OFF
    assert questions(table) == []
    await table.env.advance_time(30 * HOUR - 60)
    assert questions(table) == []
    await table.env.advance_time(60)
    assert len(questions(table)) == 1


async def test_who_moves_after_it_keeps_the_reserve(table: Table, ann: simcord.MemberActor) -> None:
    await clocked(table)
    await leave(table)
    await turn(table, ann)
    await turn(table, table.people[1])
    (seat, _) = (await table.bot.services.tables.archive.table(1)).seats
    assert seat.reserve == 3 * PACE * HOUR * 1000


async def test_a_bot_that_was_killed_is_away_from_its_last_beat_on(
    table: Table,
) -> None:
    table.beat = BEAT
    await table.restart()
    await clocked(table)
    end = deadline(table)
    await table.env.advance_time(2 * HOUR + 10)
    await leave(table, killed=True)
    assert end + OFF <= deadline(table) <= end + OFF + BEAT


async def test_a_question_that_was_asked_stands(table: Table, ben: simcord.MemberActor) -> None:
    await clocked(table)
    await table.env.advance_time(UP)
    (question,) = questions(table)
    await leave(table)
    await table.press(ben, "!vote late 1 wait", question)
    assert questions(table) == []


async def test_reminders_stand_still(table: Table) -> None:
    await gather(table, 2)
    await table.env.advance_time(20 * HOUR)
    await leave(table, seconds=5 * DAY)
    assert reminders(table) == []
    await table.env.advance_time(4 * HOUR)
    assert len(reminders(table)) == 1


async def test_a_restart_moves_nothing(table: Table) -> None:
    await clocked(table)
    end = deadline(table)
    await leave(table, seconds=60)
    assert deadline(table) == end
