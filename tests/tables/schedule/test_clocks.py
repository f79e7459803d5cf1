"""A clock takes the reserve first, stops while the table is paused, and takes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.changes.topics import PAUSE, Topic
from bot.tables.errors import (
    AlreadyAgreed,
    GameOver,
    HostOnly,
    NotPaused,
    NotSeated,
    NotStarted,
    Paused,
    UnknownPace,
)
from bot.tables.schedule import clocks
from bot.tables.schedule.clocks import CLOCK
from bot.tables.schedule.effects import REMINDER
from tests.tables.conftest import ANN, BO, CHANNEL, CY, DI, GUILD

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import Due
    from tests.tables.conftest import House

HOUR = 3_600_000
NOW = 1_000
"""What the clock of the house shows at first."""


async def timed(house: House, people: int = 2, *, pace: int = 8) -> Table:
    """Start a table with a clock, Ann first."""
    table = await house.tables.lobby.set_pace((await house.gathered(people)).id, ANN.id, pace)
    return await house.tables.lobby.start(table.id, ANN, ANN)


async def clock(house: House, table: Table) -> Due | None:
    """Return the table's clock; it never has two."""
    rows = [due for due in await house.database.due.of_table(table.id) if due.kind == CLOCK]
    assert len(rows) <= 1
    return rows[0] if rows else None


async def end(house: House, table: Table) -> float | None:
    """Return in how many hours the time of the turn is up, None when no clock runs."""
    due = await clock(house, table)
    return None if due is None else (due.due_at - house.clock.now) / HOUR


def reserves(table: Table) -> list[float]:
    """Return the hours each seat has besides."""
    return [seat.reserve / HOUR for seat in table.seats]


def later(house: House, hours: float) -> None:
    """Let time pass."""
    house.clock.now += int(hours * HOUR)


async def rest(house: House, table: Table) -> Table:
    """Pause a table of two."""
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, table.version, PAUSE)
    return await house.tables.archive.table(table.id)


# How much time there is


async def test_table_without_a_clock_gives_a_turn_as_long_as_it_takes(house: House):
    table = await house.started()
    assert (await end(house, table), reserves(table), table.record.turn_at) == (None, [0, 0], 0)


async def test_turn_has_its_time_and_the_reserve_of_three_turns(house: House):
    table = await timed(house)
    assert (await end(house, table), reserves(table)) == (32, [24, 24])


async def test_clock_is_none_while_seats_fill(house: House):
    table = await house.tables.lobby.set_pace((await house.gathered()).id, ANN.id, 8)
    assert (table.record.pace, await end(house, table)) == (8, None)


async def test_reserve_begins_when_the_time_of_the_turn_is_up(house: House):
    table = await timed(house)
    later(house, 7)
    table = await house.play(table, "1 draw", "1 place 1")
    assert reserves(table) == [24, 24]
    later(house, 8 + 20)
    table = await house.play(table, "2 draw", "2 place 1")
    assert reserves(table) == [24, 4]
    later(house, 8 + 5)
    table = await house.play(table, "1 draw", "1 place 1")
    assert reserves(table) == [19, 4]
    assert await end(house, table) == 12


async def test_time_saved_in_a_turn_is_not_added_to_the_reserve(house: House):
    table = await timed(house)
    later(house, 8 + 5)
    table = await house.play(table, "1 draw", "1 place 1", "2 draw", "2 place 1")
    table = await house.play(table, "1 draw", "1 place 1")
    assert reserves(table) == [19, 24]


async def test_turn_gone_on_leaves_the_clock_as_it_is(house: House):
    table = await timed(house)
    later(house, 5)
    table = await house.play(table, "1 draw")
    assert (await end(house, table), reserves(table)) == (27, [24, 24])


async def test_turn_whose_end_was_the_games_has_its_whole_time_once_that_is_taken_back(
    house: House,
):
    table = await timed(house)
    mover, last = await house.to_last_action(table, "sanfrancisco/foundations-2p-1.txt")
    over = (await house.tables.play.act(table.id, mover.id, last)).table
    assert await end(house, over) is None
    later(house, 100)
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, over.version, Topic(1))
    table = await house.tables.archive.table(table.id)
    assert (await end(house, table), table.record.turn_at) == (32, house.clock.now)


async def test_undo_within_a_turn_changes_nothing(house: House):
    table = await house.play(await timed(house), "1 draw", "1 place 1", "2 finalize 1")
    later(house, 5)
    table = (await house.tables.play.undo(table.id, BO.id)).table
    assert (await end(house, table), reserves(table)) == (27, [24, 24])


async def test_turn_that_comes_back_begins_anew_with_the_reserve_as_it_is(house: House):
    table = await timed(house)
    later(house, 8 + 5)
    table = await house.play(table, "1 draw", "1 place 1")
    later(house, 2)
    table = (await house.tables.play.undo(table.id, ANN.id)).table
    assert (await end(house, table), reserves(table)) == (27, [19, 24])


async def test_turn_taken_back_by_agreement_begins_anew_with_the_reserve_as_it_is(house: House):
    table = await timed(house)
    later(house, 8 + 5)
    table = await house.play(table, "1 draw", "1 place 1", "2 draw")
    later(house, 2)
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, table.version, Topic(2))
    table = await house.tables.archive.table(table.id)
    assert (await end(house, table), reserves(table)) == (27, [19, 24])


async def test_late_player_who_passes_the_turn_has_no_reserve_any_more(house: House):
    table = await timed(house)
    later(house, 100)
    table = await house.play(table, "1 draw", "1 place 1")
    assert (await end(house, table), reserves(table)) == (32, [0, 24])


async def test_seat_that_changes_hands_in_its_turn_keeps_its_reserve(house: House):
    table = await timed(house, 3)
    later(house, 5)
    table = await house.tables.seats.hand_over(table.id, 1, DI)
    assert (await end(house, table), reserves(table)) == (32, [24, 24, 24])


async def test_computer_has_no_clock(house: House):
    table = await house.tables.seats.hand_over((await timed(house)).id, 1, None)
    assert (await end(house, table), table.record.turn_at) == (None, 0)


async def test_closed_table_has_no_clock(house: House):
    table = await house.tables.agreement.end((await timed(house)).id, ANN, moderator=True)
    assert await house.database.due.of_table(table.id) == []


# What the host sets


async def test_table_is_opened_with_a_clock(house: House):
    table = await house.tables.lobby.open(
        ANN, (GUILD, CHANNEL), "sanfrancisco", language="en", pace=clocks.PACES[-1]
    )
    await house.tables.lobby.join(table.id, BO)
    assert await end(house, await house.tables.lobby.start(table.id, ANN)) == 4 * 168


async def test_another_clock_gives_fresh_reserves_and_begins_anew(house: House):
    table = await timed(house)
    later(house, 5)
    table = await house.play(table, "1 draw", "1 place 1")
    later(house, 5)
    table = await house.tables.lobby.set_pace(table.id, ANN.id, 12)
    assert (await end(house, table), reserves(table)) == (48, [36, 36])


async def test_clock_is_taken_away(house: House):
    table = await house.tables.lobby.set_pace((await timed(house)).id, ANN.id, 0)
    assert (await end(house, table), reserves(table), table.record.turn_at) == (None, [0, 0], 0)


async def test_clock_given_to_a_paused_table_runs_once_it_goes_on(house: House):
    table = await rest(house, await house.started())
    later(house, 5)
    table = await house.tables.lobby.set_pace(table.id, ANN.id, 8)
    assert await end(house, table) is None
    later(house, 5)
    assert await end(house, await house.tables.agreement.resume(table.id, BO.id)) == 32


async def test_only_the_host_of_an_open_table_sets_a_clock_there_is(house: House):
    table = await house.started()
    with pytest.raises(HostOnly):
        await house.tables.lobby.set_pace(table.id, BO.id, 8)
    with pytest.raises(UnknownPace):
        await house.tables.lobby.set_pace(table.id, ANN.id, 9)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    with pytest.raises(GameOver):
        await house.tables.lobby.set_pace(table.id, ANN.id, 8)


async def test_rematch_has_the_same_clock(house: House):
    table = await timed(house)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert (await house.tables.lobby.rematch(table.id, BO)).record.pace == 8


# Pauses


async def test_pause_needs_everybody(house: House):
    table = await house.started()
    consent = await house.tables.agreement.agree(table.id, ANN.id, table.version, PAUSE)
    assert (consent.agreed, consent.asked, consent.complete) == (1, 2, False)
    assert (await house.tables.archive.table(table.id)).record.paused_at == 0
    with pytest.raises(AlreadyAgreed):
        await house.tables.agreement.agree(table.id, ANN.id, table.version, PAUSE)


async def test_computer_agrees_to_a_pause(house: House):
    table = await house.tables.seats.hand_over((await house.started()).id, 2, None)
    consent = await house.tables.agreement.agree(table.id, ANN.id, table.version, PAUSE)
    assert consent.complete
    assert (await house.tables.archive.table(table.id)).record.paused_at == NOW


async def test_nothing_is_due_at_a_paused_table(house: House):
    table = await rest(house, await timed(house))
    assert await house.database.due.of_table(table.id) == []
    await house.tables.lobby.set_reminders(table.id, ANN.id, 8)
    await house.tables.lobby.set_pace(table.id, ANN.id, 12)
    await house.tables.seats.hand_over(table.id, 1, CY)
    assert await house.database.due.of_table(table.id) == []


async def test_nobody_acts_at_a_paused_table(house: House):
    table = await rest(house, await house.play(await house.started(), "1 draw", "1 place 1"))
    with pytest.raises(Paused):
        await house.tables.play.act(table.id, BO.id, "draw")
    with pytest.raises(Paused):
        await house.tables.play.undo(table.id, ANN.id)
    with pytest.raises(Paused):
        await house.tables.agreement.agree(table.id, ANN.id, table.version, Topic(1))
    with pytest.raises(Paused):
        await house.tables.agreement.agree(table.id, ANN.id, table.version, PAUSE)


async def test_clock_goes_on_with_what_was_left(house: House):
    table = await timed(house)
    later(house, 5)
    table = await rest(house, table)
    later(house, 100)
    table = await house.tables.agreement.resume(table.id, BO.id)
    assert (await end(house, table), reserves(table), table.record.paused_at) == (27, [24, 24], 0)
    later(house, 4)
    assert reserves(await house.play(table, "1 draw", "1 place 1")) == [23, 24]


async def test_time_that_was_up_before_a_pause_is_up_after_it(house: House):
    table = await timed(house)
    later(house, 40)
    table = await rest(house, table)
    later(house, 100)
    assert await end(house, await house.tables.agreement.resume(table.id, BO.id)) == 0


async def test_reminders_begin_anew_after_a_pause(house: House):
    table = await rest(house, await house.started())
    later(house, 100)
    await house.tables.agreement.resume(table.id, ANN.id)
    (due, _) = await house.database.due.of_table(table.id)
    assert (due.kind, due.payload) == (REMINDER, "0")
    assert due.due_at == house.clock.now + 24 * HOUR


async def test_only_who_sits_at_a_paused_table_lets_it_go_on_once(house: House):
    with pytest.raises(NotStarted):
        await house.tables.agreement.resume((await house.gathered()).id, ANN.id)
    table = await rest(house, await house.tables.lobby.start(1, ANN))
    with pytest.raises(NotSeated):
        await house.tables.agreement.resume(table.id, CY.id)
    await house.tables.agreement.resume(table.id, BO.id)
    with pytest.raises(NotPaused):
        await house.tables.agreement.resume(table.id, ANN.id)


async def test_table_closed_while_it_rests_is_not_paused_any_more(house: House):
    table = await rest(house, await house.started())
    table = await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert table.record.paused_at == 0
