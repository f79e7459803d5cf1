"""A table nobody acts at is asked after two weeks, closed after three, and can be opened again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.tables.changes.topics import PAUSE
from bot.tables.errors import (
    ChannelBusy,
    GameOver,
    GoesOn,
    NotSeated,
    PlayedToItsEnd,
    StillOpen,
)
from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.effects import (
    ASKED,
    QUESTION,
    REMINDER,
    STALL,
    closes_questions,
    silence,
    with_consequences,
)
from storage.records import Change, TableStatus
from tests.tables.conftest import ANN, BO, CHANNEL, CY, DI, GUILD

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import Due
    from tests.tables.conftest import House

DAY = 24 * 3_600_000
NOW = 1_000
"""What the clock of the house shows at first."""


async def stall(house: House, table: Table) -> Due | None:
    """Return what is due about the table's silence; there are never two."""
    rows = [due for due in await house.database.due.of_table(table.id) if due.kind == STALL]
    assert len(rows) <= 1
    return rows[0] if rows else None


async def asked(house: House, table: Table) -> Due:
    """Ask the table whether it goes on, as the bot does; return what is due then."""
    due = await stall(house, table)
    assert due is not None
    await house.database.due.put_off(due, due.due_at + 7 * DAY, ASKED)
    due = await stall(house, table)
    assert due is not None
    return due


async def test_table_is_asked_two_weeks_after_it_was_opened(house: House):
    due = await stall(house, await house.gathered(1))
    assert due is not None
    assert (due.due_at, due.payload) == (NOW + 14 * DAY, "")


async def test_whatever_is_done_at_a_table_puts_the_question_off(house: House):
    table = await house.gathered(1)
    host, guest = ANN.id, BO.id

    async def after_a_day(table: Table) -> int:
        due = await stall(house, table)
        assert due is not None
        house.clock.now += DAY
        return due.due_at - house.clock.now + DAY

    tables = house.tables
    await after_a_day(table)
    assert await after_a_day(await tables.lobby.join(table.id, BO)) == 14 * DAY
    assert await after_a_day(await tables.lobby.join(table.id, CY)) == 14 * DAY
    assert await after_a_day(await tables.lobby.leave(table.id, CY)) == 14 * DAY
    assert await after_a_day(await tables.lobby.start(table.id, ANN, ANN)) == 14 * DAY
    assert await after_a_day((await tables.play.act(table.id, host, "draw")).table) == 14 * DAY
    assert await after_a_day((await tables.play.act(table.id, host, "place 1")).table) == 14 * DAY
    assert await after_a_day((await tables.play.undo(table.id, host)).table) == 14 * DAY
    assert await after_a_day(await tables.seats.hand_over(table.id, 2, DI)) == 14 * DAY
    with pytest.raises(NotSeated):
        await tables.play.act(table.id, guest, "draw")
    assert await after_a_day(await tables.archive.table(table.id)) == 13 * DAY


async def test_action_after_the_question_answers_it(house: House):
    table = await house.started()
    before = await asked(house, table)
    after = await stall(house, await house.play(table, "1 draw"))
    assert after is not None
    assert (after.id > before.id, after.payload, after.due_at) == (True, "", NOW + 14 * DAY)


async def test_paused_table_may_be_silent(house: House):
    table = await house.started()
    paused = replace(table, record=replace(table.record, paused_at=NOW))
    stale = closes_questions()
    assert with_consequences(table, Change(paused_at=NOW), news=False).due == (stale,)
    assert with_consequences(paused, Change(), news=False).due == (stale,)
    assert with_consequences(paused, Change(paused_at=0), news=False).due == (silence(), stale)


async def test_table_that_goes_on_after_a_pause_is_asked_two_weeks_later(house: House):
    table = await house.started()
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, table.version, PAUSE)
    assert await stall(house, table) is None
    house.clock.now += 60 * DAY
    due = await stall(house, await house.tables.agreement.resume(table.id, BO.id))
    assert due is not None
    assert due.due_at == house.clock.now + 14 * DAY


async def test_closed_table_is_not_asked(house: House):
    table = await house.started()
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert await stall(house, table) is None


async def test_one_word_of_somebody_seated_is_enough_and_counts_once(house: House):
    table = await house.started()
    await asked(house, table)
    with pytest.raises(NotSeated):
        await house.tables.inactivity.go_on(table.id, CY.id, table.version)
    house.clock.now += 15 * DAY
    await house.tables.inactivity.go_on(table.id, BO.id, table.version)
    due = await stall(house, table)
    assert due is not None
    assert (due.payload, due.due_at) == ("", house.clock.now + 14 * DAY)
    with pytest.raises(GoesOn):
        await house.tables.inactivity.go_on(table.id, ANN.id, table.version)


async def test_turn_of_a_game_that_goes_on_is_reminded_of_anew(house: House):
    table = await house.started()
    reminders = [due for due in await house.database.due.of_table(table.id) if due.kind == REMINDER]
    await house.database.due.remove(reminders[0].id)
    await house.tables.inactivity.go_on(table.id, BO.id, table.version)
    (reminder,) = [
        due for due in await house.database.due.of_table(table.id) if due.kind == REMINDER
    ]
    assert reminder.payload == "0"


async def test_table_that_gives_no_answer_is_closed_with_all_that_was_played(house: House):
    table = await house.play(await house.started(), "1 draw")
    await house.tables.inactivity.close_stalled(await asked(house, table))
    closed = await house.tables.archive.table(table.id)
    assert (closed.record.status, closed.record.stalled) == (TableStatus.ENDED, True)
    assert (await house.owed(table))[-1] == "closed"
    assert await house.log(table) == ["1 draw"]
    assert await house.database.due.of_table(table.id) == []
    with pytest.raises(GameOver):
        await house.tables.inactivity.go_on(table.id, ANN.id, table.version)


async def test_answer_that_comes_while_the_table_is_being_closed_keeps_it_open(house: House):
    table = await house.started()
    due = await asked(house, table)
    await house.tables.inactivity.go_on(table.id, ANN.id, table.version)
    await house.tables.inactivity.close_stalled(due)
    assert (await house.tables.archive.table(table.id)).record.status is TableStatus.RUNNING


async def test_player_opens_a_closed_game_again_where_it_stood(house: House):
    table = await house.play(await house.started(), "1 draw", "1 place 1", "2 draw")
    stood = await house.tables.archive.position(table)
    await house.tables.inactivity.close_stalled(await asked(house, table))
    table = await house.reopen(table.id, BO, CHANNEL)
    assert (table.record.status, table.record.stalled) == (TableStatus.RUNNING, False)
    assert await house.tables.archive.position(table) == stood == await house.replayed(table)
    assert (await house.owed(table))[-1] == "turn"
    kinds = sorted(due.kind for due in await house.database.due.of_table(table.id))
    assert [kind for kind in kinds if kind != QUESTION] == [REMINDER, STALL]
    await house.play(table, "2 place 1", "1 draw")


async def test_clock_of_a_game_opened_again_begins_anew_with_the_reserve_as_it_was(house: House):
    table = await house.tables.lobby.set_pace((await house.gathered(2, seats=2)).id, ANN.id, 24)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    house.clock.now += 2 * DAY
    await house.play(table, "1 draw", "1 place 1")
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    house.clock.now += 60 * DAY
    table = await house.reopen(table.id, ANN, CHANNEL)
    assert table.record.turn_at == house.clock.now
    assert [seat.reserve for seat in table.seats] == [2 * DAY, 3 * DAY]
    (deadline,) = [due for due in await house.database.due.of_table(table.id) if due.kind == CLOCK]
    assert deadline.due_at == house.clock.now + 4 * DAY


async def test_table_closed_before_its_game_gathers_again(house: House):
    table = await house.gathered()
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    table = await house.reopen(table.id, BO, CHANNEL)
    assert table.record.status is TableStatus.GATHERING
    assert (await house.owed(table))[-1] == "lobby"
    await house.tables.lobby.join(table.id, CY)
    assert (await house.tables.lobby.start(table.id, ANN)).record.status is TableStatus.RUNNING


async def test_table_can_be_opened_again_in_another_channel(house: House):
    table = await house.started()
    await house.tables.inactivity.close_lost(table.id)
    table = await house.reopen(table.id, ANN, CHANNEL + 1)
    assert table.record.channel_id == CHANNEL + 1


async def test_only_a_player_opens_it_again_and_only_once(house: House):
    table = await house.started()
    with pytest.raises(StillOpen):
        await house.reopen(table.id, ANN, CHANNEL)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    with pytest.raises(NotSeated):
        await house.reopen(table.id, CY, CHANNEL)
    await house.reopen(table.id, ANN, CHANNEL)
    with pytest.raises(StillOpen):
        await house.reopen(table.id, BO, CHANNEL)


async def test_game_played_to_its_end_stays_closed(house: House):
    table = await house.started()
    over = Change(status=TableStatus.FINISHED)
    await house.database.tables.change(table.id, table.version, over)
    with pytest.raises(PlayedToItsEnd):
        await house.reopen(table.id, ANN, CHANNEL)


async def test_channel_with_an_open_table_takes_no_second_one(house: House):
    table = await house.started()
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    await house.tables.lobby.open(DI, (GUILD, CHANNEL), "sanfrancisco", language="en")
    with pytest.raises(ChannelBusy):
        await house.reopen(table.id, ANN, CHANNEL)


async def test_computer_plays_for_whoever_is_forgotten_when_a_game_is_opened_again(house: House):
    table = await house.started(3)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    await house.database.people.forget(ANN.id)
    table = await house.reopen(table.id, BO, CHANNEL)
    assert [(seat.user_id, seat.name, seat.computer) for seat in table.seats] == [
        (0, "", True),
        (BO.id, "Bo", False),
        (CY.id, "Cy", False),
    ]
    assert table.record.host_id == BO.id


async def test_nobody_who_opens_a_game_again_or_is_forgotten_is_missed_there(house: House):
    table = await house.started(3)
    for seat in table.seats:
        await house.tables.seats.notice(table.id, seat.seat, seat.user_id, gone=True)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    await house.database.people.forget(ANN.id)
    table = await house.reopen(table.id, BO, CHANNEL)
    assert [seat.gone for seat in table.seats] == [False, False, True]


async def test_seat_of_whoever_is_forgotten_is_free_when_a_table_gathers_again(house: House):
    table = await house.gathered(3)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    await house.database.people.forget(ANN.id)
    table = await house.reopen(table.id, CY, CHANNEL)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(1, "Bo"), (2, "Cy")]
    assert table.record.host_id == BO.id


async def test_channel_that_is_lost_closes_its_table_once(house: House):
    table = await house.started()
    await house.tables.inactivity.close_lost(table.id)
    closed = await house.tables.archive.table(table.id)
    assert (closed.record.status, closed.record.stalled) == (TableStatus.ENDED, False)
    await house.tables.inactivity.close_lost(table.id)
    assert (await house.tables.archive.table(table.id)).version == closed.version
