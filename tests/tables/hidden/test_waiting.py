"""Several are waited for: each has a reminder and a deadline of their own until they have acted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.changes.polls import Choice, Question, Reason
from bot.tables.changes.topics import PAUSE
from bot.tables.errors import NotAsked, StaleAction
from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.effects import GONE, REMINDER, heads_up, looked_for
from tests.tables.conftest import ANN, BO, CY, EVE
from tests.tables.hidden.conftest import (
    GIVEN,
    awaited,
    chosen,
    deadline,
    later,
    reminded,
    reserves,
    rows,
)

if TYPE_CHECKING:
    from bot.tables.changes.polls import Poll
    from bot.tables.changes.topics import Topic
    from bot.tables.model import Person, Table
    from tests.tables.conftest import House

BO_LATE = Question(Reason.LATE, 2)
BO_GONE = Question(Reason.GONE, 2)


async def vote(
    house: House, table: Table, person: Person, choice: Choice, question: Question = BO_LATE
) -> Poll:
    return await house.tables.votes.vote(table.id, person.id, table.version, question, choice)


async def agreed(house: House, table: Table, topic: Topic) -> Table:
    """Let all three agree to a topic."""
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, topic)
    return await house.tables.archive.table(table.id)


# Reminders


async def test_each_is_reminded_until_they_have_chosen(house: House):
    table = await chosen(house)
    assert await reminded(house, table) == {ANN.id: 24, BO.id: 24, CY.id: 24}
    later(house, 5)
    table = await house.play(table, "2 give c04")
    assert await reminded(house, table) == {ANN.id: 19, CY.id: 19}
    table = await house.play(table, "3 give c07")
    assert await reminded(house, table) == {ANN.id: 19}
    table = await house.play(table, "1 give c01")
    assert await reminded(house, table) == {ANN.id: 24}


async def test_choice_leaves_the_count_of_the_others_reminders(house: House):
    table = await chosen(house)
    first = next(row for row in await rows(house, table, REMINDER) if row.user_id == BO.id)
    await house.database.due.put_off(first, first.due_at + 1, "2")
    await house.play(table, "1 give c01", "3 give c07")
    (left,) = await rows(house, table, REMINDER)
    assert (left.id, left.due_at, left.payload) == (first.id, first.due_at + 1, "2")


async def test_own_action_puts_off_the_own_reminder(house: House):
    table = await chosen(house, *GIVEN)
    later(house, 5)
    await house.play(table, "1 draw")
    assert await reminded(house, table) == {ANN.id: 24}


async def test_who_takes_a_choice_back_is_reminded_again_and_nobody_else_anew(house: House):
    table = await chosen(house, "2 give c04", "1 give c01")
    later(house, 5)
    await house.tables.play.undo(table.id, ANN.id)
    assert await reminded(house, table) == {ANN.id: 24, CY.id: 19}


async def test_nobody_is_next_while_all_choose(house: House):
    table = await chosen(house)
    assert heads_up(table, await house.tables.archive.position(table)) == ()


async def test_changed_interval_holds_for_all_who_are_waited_for(house: House):
    table = await chosen(house, "1 give c01")
    table = await house.tables.lobby.set_reminders(table.id, ANN.id, 8)
    assert await reminded(house, table) == {BO.id: 8, CY.id: 8}
    table = await house.tables.lobby.set_reminders(table.id, ANN.id, 0)
    assert await reminded(house, table) == {}
    table = await house.tables.lobby.set_reminders(table.id, ANN.id, 12)
    assert await reminded(house, table) == {BO.id: 12, CY.id: 12}


# Clocks


async def test_first_deadline_is_that_of_who_has_least_left(house: House):
    table = await chosen(house, *GIVEN, pace=8)
    later(house, 8 + 20)
    table = await house.play(table, "1 draw", "1 discard c11")
    later(house, 8 + 3)
    table = await house.play(table, "2 draw", "2 discard c12", "3 draw", "3 discard c13")
    assert reserves(table) == [4, 21, 24]
    assert await deadline(house, table) == 4 + 8
    table = await house.play(table, "1 give c02")
    assert await deadline(house, table) == 21 + 8
    table = await house.play(table, "2 give c01")
    assert await deadline(house, table) == 24 + 8


async def test_who_has_chosen_is_charged_and_the_others_are_not(house: House):
    table = await chosen(house, pace=8)
    later(house, 8 + 3)
    table = await house.play(table, "1 give c01")
    assert reserves(table) == [21, 24, 24]
    later(house, 2)
    table = await house.play(table, "3 give c07")
    assert reserves(table) == [21, 24, 19]
    assert await deadline(house, table) == 24 - 5
    later(house, 25)
    table = await house.play(table, "2 give c04")
    assert reserves(table) == [21, 0, 19]
    assert await deadline(house, table) == 21 + 8


async def test_choice_taken_back_gives_the_others_no_more_time(house: House):
    table = await chosen(house, pace=8)
    later(house, 3)
    table = await house.play(table, "1 give c01")
    later(house, 3)
    table = (await house.tables.play.undo(table.id, ANN.id)).table
    assert reserves(table) == [24, 24, 24]
    assert await deadline(house, table) == 24 + 8 - 6


async def test_choice_taken_back_in_the_reserve_costs_only_the_time_it_was_open(house: House):
    table = await chosen(house, pace=8)
    later(house, 8 + 3)
    table = await house.play(table, "1 give c01")
    later(house, 10)
    table = (await house.tables.play.undo(table.id, ANN.id)).table
    assert await deadline(house, table) == 24 - 13
    later(house, 2)
    table = await house.play(table, "1 give c01")
    assert reserves(table) == [19, 24, 24]


async def test_no_clock_runs_while_only_the_computer_is_to_choose(house: House):
    table = await chosen(house, "1 give c01", people=1, computers=2, pace=8)
    assert await deadline(house, table) is None


async def test_all_who_are_waited_for_get_a_new_pace(house: House):
    table = await chosen(house, pace=8)
    later(house, 3)
    table = await house.play(table, "1 give c01")
    table = await house.tables.lobby.set_pace(table.id, ANN.id, 24)
    assert reserves(table) == [72, 72, 72]
    assert await deadline(house, table) == 96


# Votes


async def test_others_vote_about_who_is_late_and_not_about_who_has_chosen(house: House):
    table = await chosen(house, "1 give c01", pace=8)
    later(house, 32)
    with pytest.raises(StaleAction):
        await vote(house, table, CY, Choice.WAIT, Question(Reason.LATE, 1))
    with pytest.raises(NotAsked):
        await vote(house, table, BO, Choice.WAIT)
    poll = await vote(house, table, CY, Choice.COMPUTER)
    assert ([seat.name for seat in poll.asked], poll.decided) == (["Ann", "Cy"], None)
    assert (await vote(house, table, ANN, Choice.COMPUTER)).decided is Choice.COMPUTER
    table = await house.tables.archive.table(table.id)
    assert [seat.computer for seat in table.seats] == [False, True, False]
    assert await awaited(house, table) == ["", "Cy"]


async def test_question_is_stale_once_somebody_has_acted(house: House):
    table = await chosen(house, "1 give c01", pace=8)
    later(house, 32)
    await vote(house, table, ANN, Choice.END)
    await house.play(table, "2 give c04")
    with pytest.raises(StaleAction):
        await vote(house, table, CY, Choice.END)


async def test_question_that_was_asked_is_not_asked_anew_at_once_when_another_acts(house: House):
    table = await chosen(house, pace=8)
    later(house, 32)
    (row,) = await rows(house, table, CLOCK)
    await house.database.due.put_off(row, house.clock.now + 1, str(table.version))
    await house.play(table, "1 give c01")
    (left,) = await rows(house, table, CLOCK)
    assert (left.id, left.due_at, left.payload) == (row.id, house.clock.now + 1, str(table.version))


async def test_deadline_moves_on_when_who_was_late_has_acted(house: House):
    table = await chosen(house, *GIVEN, pace=8)
    later(house, 20)
    await house.play(table, "1 draw", "1 discard c11", "2 draw", "2 discard c12", "3 draw")
    table = await house.play(table, "3 discard c13")
    later(house, 13)
    (row,) = await rows(house, table, CLOCK)
    await house.database.due.put_off(row, house.clock.now + 1, str(table.version))
    table = await house.play(table, "1 give c02")
    (left,) = await rows(house, table, CLOCK)
    assert (await deadline(house, table), left.payload) == (32 - 13, "0")


async def test_who_is_waited_for_has_the_time_of_a_turn_and_no_reserve(house: House):
    table = await chosen(house, "1 give c01", pace=8)
    later(house, 32)
    await vote(house, table, ANN, Choice.WAIT)
    await vote(house, table, CY, Choice.WAIT)
    table = await house.tables.archive.table(table.id)
    assert reserves(table) == [24, 0, 0]
    assert await deadline(house, table) == 8


# People who have left the server


async def test_it_is_looked_whether_all_who_are_waited_for_are_there(house: House):
    table = await chosen(house, "2 give c04")
    found = looked_for(table, await house.tables.archive.position(table), {}, house.clock())
    assert [row.user_id for row in found] == [ANN.id, CY.id]


async def test_each_who_has_left_is_asked_about_until_back_or_done(house: House):
    table = await chosen(house)
    for seat, person in ((1, ANN), (2, BO)):
        await house.tables.seats.notice(table.id, seat, person.id, gone=True)
    assert [row.user_id for row in await rows(house, table, GONE)] == [ANN.id, BO.id]
    await house.tables.seats.notice(table.id, 2, BO.id, gone=False)
    assert [row.user_id for row in await rows(house, table, GONE)] == [ANN.id]
    table = await house.play(table, "1 give c01")
    assert await rows(house, table, GONE) == []
    assert not table.seats[0].gone


async def test_who_leaves_after_choosing_is_not_asked_about_before_their_turn(house: House):
    table = await chosen(house, "1 give c01")
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    assert await rows(house, table, GONE) == []
    table = await house.play(table, "2 give c04", "3 give c07")
    assert [row.user_id for row in await rows(house, table, GONE)] == [ANN.id]


async def test_one_who_has_left_is_voted_about_while_another_who_has_left_is_not(house: House):
    table = await chosen(house, "1 give c01")
    for seat, person in ((2, BO), (3, CY)):
        await house.tables.seats.notice(table.id, seat, person.id, gone=True)
    table = await house.tables.archive.table(table.id)
    poll = await vote(house, table, ANN, Choice.COMPUTER, BO_GONE)
    assert (poll.needed, poll.decided) == (1, Choice.COMPUTER)
    table = await house.tables.archive.table(table.id)
    assert [row.user_id for row in await rows(house, table, GONE)] == [CY.id]


# Pauses


async def test_paused_choice_goes_on_with_those_who_have_not_chosen(house: House):
    table = await chosen(house, "2 give c04", pace=8)
    later(house, 3)
    table = await agreed(house, table, PAUSE)
    assert (await reminded(house, table), await deadline(house, table)) == ({}, None)
    later(house, 100)
    table = await house.tables.agreement.resume(table.id, BO.id)
    assert await awaited(house, table) == ["Ann", "Cy"]
    assert await reminded(house, table) == {ANN.id: 24, CY.id: 24}
    assert await deadline(house, table) == 24 + 8 - 3
    later(house, 8)
    table = await house.play(table, "1 give c01")
    assert reserves(table) == [21, 24, 24]


# Seats that change hands


async def test_seat_that_resigns_is_the_computers_to_choose_for(house: House):
    table = await chosen(house, "1 give c01")
    later(house, 5)
    table = await house.tables.seats.resign(table.id, BO.id, closes=False)
    assert await reminded(house, table) == {CY.id: 19}
    assert await awaited(house, table) == ["", "Cy"]
    await house.tables.play.compute(table.id)
    assert await awaited(house, await house.tables.archive.table(table.id)) == ["Cy"]


async def test_nobody_is_called_again_when_another_resigns(house: House):
    table = await chosen(house)
    table = await house.tables.seats.resign(table.id, BO.id, closes=False)
    assert (await house.owed(table))[-1] == "board"


async def test_who_takes_a_seat_that_is_to_choose_is_reminded_and_nobody_else_anew(house: House):
    table = await chosen(house, "1 give c01", pace=8)
    later(house, 8 + 5)
    table = await house.tables.seats.hand_over(table.id, 2, EVE)
    assert await reminded(house, table) == {CY.id: 11, EVE.id: 24}
    assert reserves(table) == [24, 24, 19]
    assert await deadline(house, table) == 19 + 8
    assert await awaited(house, table) == ["Eve", "Cy"]


async def test_seat_that_has_chosen_changes_hands_with_its_choice(house: House):
    table = await chosen(house, "1 give c01", pace=8)
    later(house, 5)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert await reminded(house, table) == {BO.id: 19, CY.id: 19}
    assert await awaited(house, table) == ["Bo", "Cy"]
    table = (await house.tables.play.undo(table.id, EVE.id)).table
    assert await awaited(house, table) == ["Eve", "Bo", "Cy"]
    assert await reminded(house, table) == {BO.id: 19, CY.id: 19, EVE.id: 24}


async def test_seat_of_a_paused_choice_changes_hands_without_anything_due(house: House):
    table = await chosen(house, "1 give c01", pace=8)
    later(house, 8 + 5)
    table = await agreed(house, table, PAUSE)
    table = await house.tables.seats.hand_over(table.id, 2, EVE)
    assert (await reminded(house, table), await deadline(house, table)) == ({}, None)
    later(house, 100)
    table = await house.tables.agreement.resume(table.id, EVE.id)
    assert await reminded(house, table) == {CY.id: 24, EVE.id: 24}
    assert await deadline(house, table) == 19 + 8
