"""What becomes of a seat that does not play is for more than half of the others to decide."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.tables.changes.polls import Choice, Question, Reason, read_question
from bot.tables.changes.topics import PAUSE
from bot.tables.errors import (
    AlreadySeated,
    GameOver,
    NoStandIn,
    NotAsked,
    NotSeated,
    Paused,
    StaleAction,
)
from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.effects import GONE
from storage.records import Change, TableStatus
from tests.tables.conftest import ANN, BO, CY, DI, EVE
from tests.tables.schedule.test_clocks import HOUR, end, later, rest, timed

if TYPE_CHECKING:
    from bot.tables.changes.polls import Poll
    from bot.tables.model import Person, Table
    from tests.tables.conftest import House

ANN_LATE = Question(Reason.LATE, 1)
ANN_GONE = Question(Reason.GONE, 1)


async def late(house: House, people: int = 2) -> Table:
    """Start a table and let the time of Ann's first turn be up."""
    table = await timed(house, people)
    later(house, 32)
    return table


async def gone(house: House, table: Table) -> Table:
    """Note that Ann has left the server."""
    seats = (replace(table.seats[0], gone=True), *table.seats[1:])
    await house.database.tables.change(table.id, table.version, Change(seats=seats))
    return await house.tables.archive.table(table.id)


async def vote(
    house: House, table: Table, person: Person, choice: Choice, question: Question = ANN_LATE
) -> Poll:
    return await house.tables.votes.vote(table.id, person.id, table.version, question, choice)


# Who decides


async def test_where_two_play_the_other_one_decides(house: House):
    poll = await vote(house, await late(house), BO, Choice.END)
    assert (poll.needed, poll.decided) == (1, Choice.END)


async def test_where_three_play_both_others_must_want_the_same(house: House):
    table = await late(house, 3)
    assert (await vote(house, table, BO, Choice.END)).decided is None
    poll = await vote(house, table, CY, Choice.END)
    assert (poll.needed, poll.decided) == (2, Choice.END)
    assert (await house.tables.archive.table(table.id)).record.status is TableStatus.ENDED


async def test_where_four_play_two_of_three_decide(house: House):
    table = await late(house, 4)
    await vote(house, table, BO, Choice.END)
    assert (await vote(house, table, CY, Choice.COMPUTER)).decided is None
    assert (await vote(house, table, DI, Choice.COMPUTER)).decided is Choice.COMPUTER


async def test_who_has_left_the_server_does_not_count(house: House):
    table = await late(house, 3)
    seats = (*table.seats[:2], replace(table.seats[2], gone=True))
    await house.database.tables.change(table.id, table.version, Change(seats=seats))
    table = await house.tables.archive.table(table.id)
    poll = await vote(house, table, BO, Choice.WAIT)
    assert ([seat.name for seat in poll.asked], poll.decided) == (["Bo"], Choice.WAIT)


async def test_who_had_left_the_server_and_votes_counts_again(house: House):
    table = await late(house, 4)
    seats = (*table.seats[:2], *(replace(seat, gone=True) for seat in table.seats[2:]))
    await house.database.tables.change(table.id, table.version, Change(seats=seats))
    table = await house.tables.archive.table(table.id)
    poll = await vote(house, table, CY, Choice.WAIT)
    assert ([seat.name for seat in poll.asked], poll.decided) == (["Bo", "Cy"], None)
    poll = await house.tables.votes.poll(table, ANN_LATE)
    assert ([seat.name for seat in poll.asked], poll.count(Choice.WAIT)) == (["Bo", "Cy"], 1)
    assert (await vote(house, table, BO, Choice.WAIT)).decided is Choice.WAIT


async def test_computer_is_not_asked(house: House):
    table = await house.tables.seats.hand_over((await late(house, 3)).id, 3, None)
    assert (await vote(house, table, BO, Choice.WAIT)).decided is Choice.WAIT


async def test_votes_that_differ_decide_nothing_until_one_changes(house: House):
    table = await late(house, 3)
    await vote(house, table, BO, Choice.END)
    await vote(house, table, CY, Choice.WAIT)
    poll = await house.tables.votes.poll(table, ANN_LATE)
    assert ([poll.count(choice) for choice in Choice], poll.decided) == ([1, 0, 0, 1], None)
    assert (await vote(house, table, BO, Choice.WAIT)).decided is Choice.WAIT


async def test_vote_cast_twice_counts_once(house: House):
    table = await late(house, 4)
    await vote(house, table, BO, Choice.END)
    assert (await vote(house, table, BO, Choice.END)).count(Choice.END) == 1


async def test_neither_the_late_player_nor_anybody_else_has_a_say(house: House):
    table = await late(house, 3)
    with pytest.raises(NotAsked):
        await vote(house, table, ANN, Choice.WAIT)
    with pytest.raises(NotSeated):
        await vote(house, table, EVE, Choice.WAIT)


# When


async def test_nothing_is_asked_before_time_is_up(house: House):
    table = await timed(house)
    later(house, 31)
    with pytest.raises(StaleAction):
        await vote(house, table, BO, Choice.END)


async def test_nothing_is_asked_about_a_seat_that_is_not_to_act(house: House):
    table = await late(house, 3)
    with pytest.raises(StaleAction):
        await vote(house, table, CY, Choice.END, Question(Reason.LATE, 2))


async def test_late_player_who_acts_makes_the_question_stale(house: House):
    table = await late(house)
    await house.play(table, "1 draw")
    with pytest.raises(StaleAction):
        await vote(house, table, BO, Choice.END)


async def test_votes_do_not_outlast_an_action(house: House):
    table = await late(house, 3)
    await vote(house, table, BO, Choice.END)
    table = await house.play(table, "1 draw")
    assert (await house.tables.votes.poll(table, ANN_LATE)).votes == {}


async def test_what_is_decided_is_decided_once(house: House):
    table = await late(house)
    await vote(house, table, BO, Choice.WAIT)
    with pytest.raises(StaleAction):
        await vote(house, table, BO, Choice.END)


async def test_nothing_is_decided_at_a_paused_or_closed_table(house: House):
    table = await rest(house, await late(house))
    with pytest.raises(Paused):
        await vote(house, table, BO, Choice.END)
    table = await house.tables.agreement.end(table.id, ANN, moderator=True)
    with pytest.raises(GameOver):
        await vote(house, table, BO, Choice.END)


# What follows


async def test_waiting_gives_the_time_of_one_turn_without_a_reserve(house: House):
    table = await late(house, 2)
    await vote(house, table, BO, Choice.WAIT)
    table = await house.tables.archive.table(table.id)
    assert (await end(house, table), [seat.reserve for seat in table.seats]) == (8, [0, 24 * HOUR])
    later(house, 3)
    table = await house.play(table, "1 draw", "1 place 1")
    assert [seat.reserve for seat in table.seats] == [0, 24 * HOUR]


async def test_computer_gets_the_seat(house: House):
    table = await late(house, 3)
    for person in (BO, CY):
        await vote(house, table, person, Choice.COMPUTER)
    table = await house.tables.archive.table(table.id)
    assert [seat.computer for seat in table.seats] == [True, False, False]
    assert table.record.host_id == BO.id
    assert await end(house, table) is None


async def test_first_who_takes_the_seat_has_it(house: House):
    table = await late(house)
    await vote(house, table, BO, Choice.STAND_IN)
    taken = await house.tables.votes.take(table.id, EVE, table.version, ANN_LATE)
    assert (taken.seats[0].user_id, await end(house, taken)) == (EVE.id, 32)
    with pytest.raises(StaleAction):
        await house.tables.votes.take(table.id, DI, table.version, ANN_LATE)


async def test_nobody_who_sits_at_the_table_takes_another_seat(house: House):
    table = await late(house)
    await vote(house, table, BO, Choice.STAND_IN)
    with pytest.raises(AlreadySeated):
        await house.tables.votes.take(table.id, BO, table.version, ANN_LATE)


async def test_seat_is_not_free_until_enough_want_a_stand_in(house: House):
    table = await late(house, 3)
    await vote(house, table, BO, Choice.STAND_IN)
    with pytest.raises(NoStandIn):
        await house.tables.votes.take(table.id, EVE, table.version, ANN_LATE)


async def test_others_may_change_their_mind_while_nobody_takes_the_seat(house: House):
    table = await late(house)
    await vote(house, table, BO, Choice.STAND_IN)
    assert (await vote(house, table, BO, Choice.COMPUTER)).decided is Choice.COMPUTER
    with pytest.raises(StaleAction):
        await house.tables.votes.take(table.id, EVE, table.version, ANN_LATE)


async def test_late_player_keeps_the_seat_by_acting_before_somebody_takes_it(house: House):
    table = await late(house)
    await vote(house, table, BO, Choice.STAND_IN)
    await house.play(table, "1 draw")
    with pytest.raises(StaleAction):
        await house.tables.votes.take(table.id, EVE, table.version, ANN_LATE)


# Members who have left


async def test_turn_of_somebody_who_has_left_asks_at_once(house: House):
    table = await house.play(await house.started(3), "1 draw", "1 place 1", "2 draw", "2 place 1")
    table = await gone(house, table)
    table = await house.play(table, "3 draw", "3 place 1")
    rows = [due for due in await house.database.due.of_table(table.id) if due.kind == GONE]
    assert [(due.due_at, due.payload) for due in rows] == [(house.clock.now, "0")]


async def test_without_a_clock_the_others_wait_a_day(house: House):
    table = await gone(house, await house.started())
    await vote(house, table, BO, Choice.WAIT, ANN_GONE)
    rows = [due for due in await house.database.due.of_table(table.id) if due.kind == GONE]
    assert [due.due_at - house.clock.now for due in rows] == [24 * HOUR]


async def test_with_a_clock_the_others_wait_a_turn(house: House):
    table = await gone(house, await timed(house))
    await vote(house, table, BO, Choice.WAIT, ANN_GONE)
    kinds = [due.kind for due in await house.database.due.of_table(table.id)]
    assert (kinds.count(CLOCK), kinds.count(GONE)) == (1, 0)
    assert await end(house, table) == 8


async def test_nothing_is_asked_about_who_is_back(house: House):
    table = await house.started()
    with pytest.raises(StaleAction):
        await vote(house, table, BO, Choice.END, ANN_GONE)


async def test_pause_takes_the_question_away(house: House):
    table = await gone(house, await late(house))
    await house.tables.agreement.agree(table.id, BO.id, table.version, PAUSE)
    assert await house.database.due.of_table(table.id) == []


@pytest.mark.parametrize("question", [ANN_LATE, Question(Reason.GONE, 4)])
def test_question_has_a_text_that_stands_for_it(question: Question):
    assert read_question(str(question)) == question


@pytest.mark.parametrize("text", ["", "late", "late 0", "late x", "early 1", "gone 10"])
def test_other_texts_are_no_question(text: str):
    assert read_question(text) is None
