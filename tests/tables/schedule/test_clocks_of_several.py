"""Reminders, clocks and questions while several seats are to act."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.tables import errors
from bot.tables.changes.polls import Choice, Question, Reason
from bot.tables.changes.topics import PAUSE
from bot.tables.schedule.clocks import CLOCK, RESERVE, deadline
from bot.tables.schedule.effects import GONE, REMINDER, interval, looked_for
from bot.tables.tables import Tables
from storage.records import Change, NewDue
from tests.tables.conftest import ANN, BO, CY, DI
from tests.tables.guessing import GUESSING

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import Due
    from tests.tables.conftest import House

HOUR = 3_600_000
PACE = 24
DAY = interval(24)


@pytest.fixture
async def table(house: House) -> Table:
    """Return a table with a clock at which Ann, Bo and Cy guess."""
    games = {GUESSING.name: GUESSING}
    house.tables = Tables(house.database, games, Random(7), house.note, house.clock)
    table = await house.gathered(3, GUESSING.name, seats=3)
    await house.tables.lobby.set_pace(table.id, ANN.id, PACE)
    return await house.tables.lobby.start(table.id, ANN)


async def due(house: House, table: Table, kind: str) -> list[Due]:
    return [row for row in await house.database.due.of_table(table.id) if row.kind == kind]


async def times(house: House, table: Table, kind: str) -> dict[int | None, int]:
    """Return by person how long it is until their row is due."""
    return {row.user_id: row.due_at - house.clock.now for row in await due(house, table, kind)}


# Reminders


async def test_all_who_are_to_act_are_reminded(house: House, table: Table):
    assert await times(house, table, REMINDER) == dict.fromkeys((ANN.id, BO.id, CY.id), DAY)


async def test_who_has_acted_is_not_reminded_and_the_others_as_before(house: House, table: Table):
    house.clock.now += HOUR
    table = await house.play(table, "2 guess low")
    assert await times(house, table, REMINDER) == dict.fromkeys((ANN.id, CY.id), DAY - HOUR)


async def test_the_next_turn_has_reminders_of_its_own(house: House, table: Table):
    house.clock.now += HOUR
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    assert await times(house, table, REMINDER) == {ANN.id: DAY}
    table = await house.play(table, "1 stop")
    assert await times(house, table, REMINDER) == dict.fromkeys((ANN.id, BO.id, CY.id), DAY)


async def test_who_goes_on_is_reminded_later(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    house.clock.now += HOUR
    table = await house.play(table, "1 peek")
    assert await times(house, table, REMINDER) == {ANN.id: DAY}


async def test_who_takes_a_choice_back_is_reminded_again(house: House, table: Table):
    table = await house.play(table, "2 guess low")
    house.clock.now += HOUR
    table = (await house.tables.play.undo(table, BO.id)).table
    assert await times(house, table, REMINDER) == {
        ANN.id: DAY - HOUR,
        CY.id: DAY - HOUR,
        BO.id: DAY,
    }


async def test_a_reminder_of_an_older_database_is_that_of_whoever_acts(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    old = NewDue(REMINDER, 1, payload="1")
    await house.database.tables.change(
        table.id, table.version, Change(undue=(REMINDER,), due=(old,))
    )
    table = await house.tables.archive.table(table.id)
    house.clock.now += HOUR
    table = await house.play(table, "1 peek")
    assert await times(house, table, REMINDER) == {None: DAY}
    table = await house.play(table, "1 stop")
    assert set(await times(house, table, REMINDER)) == {ANN.id, BO.id, CY.id}


async def test_reminders_begin_for_all_when_they_are_switched_on(house: House, table: Table):
    table = await house.tables.lobby.set_reminders(table.id, ANN.id, 0)
    assert await due(house, table, REMINDER) == []
    table = await house.play(table, "3 guess low")
    table = await house.tables.lobby.set_reminders(table.id, ANN.id, 8)
    assert await times(house, table, REMINDER) == dict.fromkeys((ANN.id, BO.id), interval(8))


async def test_all_who_are_to_act_are_looked_for(house: House, table: Table):
    table = await house.play(table, "3 guess low")
    position = await house.tables.archive.position(table)
    found = looked_for(table, position, {}, house.clock())
    assert [(row.user_id, row.after) for row in found] == [(ANN.id, 0), (BO.id, 0)]


async def test_whoever_was_seen_lately_is_looked_for_an_hour_after_that(house: House, table: Table):
    position = await house.tables.archive.position(table)
    now = house.clock()
    minute = 60_000
    seen = {ANN.id: now, BO.id: now - 10 * minute, CY.id: now - 120 * minute}
    found = {row.user_id: row.after for row in looked_for(table, position, seen, now)}
    assert found == {ANN.id: 60 * minute, BO.id: 50 * minute, CY.id: 0}


# Clocks


async def test_the_clock_stands_at_the_first_deadline(house: House, table: Table):
    whole = (RESERVE + 1) * PACE * HOUR
    assert await times(house, table, CLOCK) == {None: whole}
    house.clock.now += (PACE + 5) * HOUR
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    assert [seat.reserve for seat in table.seats] == [RESERVE * PACE * HOUR - 5 * HOUR] * 3
    house.clock.now += (PACE + 2) * HOUR
    table = await house.play(table, "1 stop")
    assert await times(house, table, CLOCK) == {None: whole - 7 * HOUR}


async def test_a_seat_is_charged_when_it_has_acted_and_the_others_later(house: House, table: Table):
    reserve = RESERVE * PACE * HOUR
    house.clock.now += (PACE + 1) * HOUR
    table = await house.play(table, "2 guess low")
    assert [seat.reserve for seat in table.seats] == [reserve, reserve - HOUR, reserve]
    house.clock.now += HOUR
    table = await house.play(table, "3 guess low")
    assert [seat.reserve for seat in table.seats] == [reserve, reserve - HOUR, reserve - 2 * HOUR]


async def test_the_clock_goes_to_the_next_deadline_when_the_first_seat_has_acted(
    house: House, table: Table
):
    house.clock.now += (PACE + 1) * HOUR
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    house.clock.now += (PACE + 9) * HOUR
    table = await house.play(table, "1 stop")
    now = house.clock.now
    assert {seat.seat: deadline(table, seat.seat) - now for seat in table.seats} == {
        1: (4 * PACE - 10) * HOUR,
        2: (4 * PACE - 1) * HOUR,
        3: (4 * PACE - 1) * HOUR,
    }
    assert await times(house, table, CLOCK) == {None: (4 * PACE - 10) * HOUR}
    table = await house.play(table, "1 guess low")
    assert await times(house, table, CLOCK) == {None: (4 * PACE - 1) * HOUR}


async def test_a_choice_taken_back_costs_nobody_more_than_has_passed(house: House, table: Table):
    reserve = RESERVE * PACE * HOUR
    ends = [deadline(table, seat) for seat in (1, 3)]
    house.clock.now += (PACE + 1) * HOUR
    table = await house.play(table, "2 guess low")
    house.clock.now += HOUR
    table = (await house.tables.play.undo(table, BO.id)).table
    assert [deadline(table, seat) for seat in (1, 3)] == ends
    assert deadline(table, 2) == house.clock.now + reserve - HOUR
    assert table.record.turn_at < house.clock.now


async def test_time_that_is_given_to_one_is_not_taken_from_another(house: House, table: Table):
    house.clock.now += RESERVE * PACE * HOUR + PACE * HOUR
    table = await house.play(table, "2 guess low")
    question = Question(Reason.LATE, 1)
    version = table.version
    for voter in (BO, CY):
        await house.tables.votes.vote(table.id, voter.id, version, question, Choice.WAIT)
    table = await house.tables.archive.table(table.id)
    assert [seat.reserve for seat in table.seats] == [0, 0, 0]
    assert await times(house, table, CLOCK) == {None: PACE * HOUR}


# Questions


async def test_only_a_seat_to_act_can_be_asked_about(house: House, table: Table):
    house.clock.now += 4 * PACE * HOUR
    table = await house.play(table, "2 guess low")
    question = Question(Reason.LATE, 2)
    with pytest.raises(errors.StaleAction):
        await house.tables.votes.vote(table.id, ANN.id, table.version, question, Choice.WAIT)
    for seat, voter in ((1, BO), (3, BO)):
        question = Question(Reason.LATE, seat)
        poll = await house.tables.votes.vote(
            table.id, voter.id, table.version, question, Choice.COMPUTER
        )
        assert poll.decided is None


async def test_each_seat_that_has_left_has_a_question_of_its_own(house: House, table: Table):
    for seat, person in ((1, ANN), (3, CY)):
        await house.tables.seats.notice(table.id, seat, person.id, gone=True)
    table = await house.tables.archive.table(table.id)
    assert set(await times(house, table, GONE)) == {ANN.id, CY.id}
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=False)
    assert set(await times(house, table, GONE)) == {CY.id}
    table = await house.play(await house.tables.archive.table(table.id), "3 guess low")
    assert await due(house, table, GONE) == []


async def test_who_has_acted_is_not_asked_about(house: House, table: Table):
    table = await house.play(table, "2 guess low")
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    assert await due(house, table, GONE) == []


async def test_a_seat_that_changes_hands_is_charged_nothing_and_the_others_what_has_passed(
    house: House, table: Table
):
    reserve = RESERVE * PACE * HOUR
    house.clock.now += (PACE + 1) * HOUR
    table = await house.tables.seats.hand_over(table.id, 2, DI)
    assert [seat.reserve for seat in table.seats] == [reserve - HOUR, reserve, reserve - HOUR]
    assert set(await times(house, table, REMINDER)) == {ANN.id, DI.id, CY.id}
    assert (await house.owed(table))[-1] == "seat 2"


async def test_the_turn_is_paused_for_all_and_goes_on_for_all(house: House, table: Table):
    whole = (RESERVE + 1) * PACE * HOUR
    house.clock.now += HOUR
    table = await house.play(table, "1 guess low")
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, PAUSE)
    assert await due(house, table, REMINDER) == await due(house, table, CLOCK) == []
    house.clock.now += 100 * HOUR
    table = await house.tables.agreement.resume(table.id, BO.id)
    assert set(await times(house, table, REMINDER)) == {BO.id, CY.id}
    assert await times(house, table, CLOCK) == {None: whole - HOUR}
