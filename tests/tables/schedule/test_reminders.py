"""What is due at a table follows its game, in the transaction of the change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.changes.topics import END, Topic
from bot.tables.errors import GameOver, HostOnly, UnknownInterval
from bot.tables.people.quiet_hours import Quiet
from bot.tables.people.settings import DEFAULT, People, PersonSettings, ReminderWay
from bot.tables.schedule.effects import HEADS_UP, REMINDER, heads_up
from storage.posts import PostRecord
from tests.games.positions import in_turn
from tests.tables.conftest import ANN, BO, CHANNEL, GUILD

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import Due
    from tests.tables.conftest import House

HOUR = 3_600_000
NOW = 1_000
"""What the clock of the house shows."""


async def reminder(house: House, table: Table) -> Due | None:
    """Return the table's reminder; it never has two."""
    rows = [due for due in await house.database.due.of_table(table.id) if due.kind == REMINDER]
    assert len(rows) <= 1
    return rows[0] if rows else None


async def test_nobody_is_reminded_while_seats_fill(house: House):
    assert await reminder(house, await house.gathered()) is None


async def test_first_turn_is_reminded_of_after_a_day(house: House):
    due = await reminder(house, await house.started())
    assert due is not None
    assert (due.due_at, due.payload) == (NOW + 24 * HOUR, "0")


async def test_new_turn_starts_anew(house: House):
    table = await house.started()
    first = await reminder(house, table)
    assert first is not None
    await house.database.due.put_off(first, 5, "2")
    await house.play(table, "1 draw", "1 place 1")
    second = await reminder(house, table)
    assert second is not None
    assert second.id > first.id
    assert (second.due_at, second.payload) == (NOW + 24 * HOUR, "0")


async def test_action_within_a_turn_puts_the_reminder_off_and_is_no_new_turn(house: House):
    table = await house.started()
    first = await reminder(house, table)
    assert first is not None
    await house.database.due.put_off(first, 5, "2")
    await house.play(table, "1 draw")
    second = await reminder(house, table)
    assert second is not None
    assert (second.id, second.due_at, second.payload) == (first.id, NOW + 24 * HOUR, "2")


async def test_turn_without_reminders_left_gets_none_by_going_on(house: House):
    table = await house.started()
    first = await reminder(house, table)
    assert first is not None
    await house.database.due.remove(first.id)
    await house.play(table, "1 draw")
    assert await reminder(house, table) is None


async def test_turn_taken_back_is_reminded_of_anew(house: House):
    table = await house.play(await house.started(), "1 draw", "1 place 1")
    before = await reminder(house, table)
    await house.tables.play.undo(table.id, ANN.id)
    after = await reminder(house, table)
    assert before is not None
    assert after is not None
    assert after.id > before.id


async def test_turn_taken_back_by_agreement_is_reminded_of_anew(house: House):
    table = await house.play(await house.started(), "1 draw", "1 place 1", "2 draw")
    before = await reminder(house, table)
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, table.version, Topic(2))
    after = await reminder(house, table)
    assert before is not None
    assert after is not None
    assert after.id > before.id


async def test_closed_table_reminds_nobody(house: House):
    table = await house.started()
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert await house.database.due.of_table(table.id) == []


async def test_table_closed_by_agreement_reminds_nobody(house: House):
    table = await house.started()
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, table.version, END)
    assert await house.database.due.of_table(table.id) == []


async def test_finished_game_reminds_nobody(house: House):
    table = await house.started()
    view = None
    for _ in range(2_000):
        table = await house.tables.archive.table(table.id)
        position = await house.tables.archive.position(table)
        seat = in_turn(table.game, position.state)
        if not seat:
            break
        view = table.game.view(position.state, seat)
        action = view.legal[-1]
        await house.tables.play.act(
            table.id, table.seats[seat - 1].user_id, table.game.format(action)
        )
    assert table.record.status == "finished"
    assert await house.database.due.of_table(table.id) == []


@pytest.mark.parametrize("hours", [8, 48])
async def test_table_reminds_as_often_as_it_was_opened_for(house: House, hours: int):
    table = await house.tables.lobby.open(
        ANN, (GUILD, CHANNEL), "sanfrancisco", language="en", reminders=hours
    )
    await house.tables.lobby.join(table.id, BO)
    due = await reminder(house, await house.tables.lobby.start(table.id, ANN))
    assert due is not None
    assert due.due_at == NOW + hours * HOUR


async def test_table_without_reminders_has_none(house: House):
    table = await house.tables.lobby.open(
        ANN, (GUILD, CHANNEL), "sanfrancisco", language="en", reminders=0
    )
    await house.tables.lobby.join(table.id, BO)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    assert await reminder(house, table) is None
    await house.play(table, "1 draw", "1 place 1")
    assert await reminder(house, table) is None


async def test_host_changes_how_often_within_a_turn(house: House):
    table = await house.started()
    first = await reminder(house, table)
    table = await house.tables.lobby.set_reminders(table.id, ANN.id, 8)
    assert table.record.reminders == 8
    second = await reminder(house, table)
    assert first is not None
    assert second is not None
    assert (second.id, second.due_at) == (first.id, NOW + 8 * HOUR)
    assert (
        await reminder(house, await house.tables.lobby.set_reminders(table.id, ANN.id, 0)) is None
    )
    third = await reminder(house, await house.tables.lobby.set_reminders(table.id, ANN.id, 48))
    assert third is not None
    assert third.due_at == NOW + 48 * HOUR


async def test_host_changes_how_often_before_the_game(house: House):
    table = await house.tables.lobby.set_reminders((await house.gathered()).id, ANN.id, 8)
    assert await reminder(house, table) is None
    due = await reminder(house, await house.tables.lobby.start(table.id, ANN))
    assert due is not None
    assert due.due_at == NOW + 8 * HOUR


async def test_only_the_host_of_an_open_table_changes_it_to_what_there_is(house: House):
    table = await house.started()
    with pytest.raises(HostOnly):
        await house.tables.lobby.set_reminders(table.id, BO.id, 8)
    with pytest.raises(UnknownInterval):
        await house.tables.lobby.set_reminders(table.id, ANN.id, 9)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    with pytest.raises(GameOver):
        await house.tables.lobby.set_reminders(table.id, ANN.id, 8)


async def test_who_is_next_is_told_of_the_turn_announced(house: House):
    table = await house.started(3)
    (due,) = heads_up(table, await house.tables.archive.position(table))
    assert (due.kind, due.user_id, due.payload) == (HEADS_UP, BO.id, "1")
    await house.database.outbox.save_post(PostRecord(table.id, CHANNEL, 9, 1, 1, "turn"), (due,))
    row, *_ = await house.database.due.of_table(table.id)
    assert (row.kind, row.user_id, row.due_at) == (HEADS_UP, BO.id, NOW)
    await house.play(table, "1 draw", "1 place 1")
    assert HEADS_UP not in {due.kind for due in await house.database.due.of_table(table.id)}


async def test_settings_last(house: House):
    people = People(house.database)
    await people.load()
    assert people.settings(ANN.id) == DEFAULT
    wanted = PersonSettings(
        "Asia/Kathmandu", Quiet(1_320, 420), ReminderWay.DIRECT, heads_up=True, language="pl"
    )
    await people.change(ANN.id, wanted)
    later = People(house.database)
    await later.load()
    assert later.settings(ANN.id) == people.settings(ANN.id) == wanted
    await people.forget(ANN.id)
    assert people.settings(ANN.id) == DEFAULT
    assert await house.database.people.settings() == {}


async def test_settings_of_another_release_do_not_stop_anybody(house: House):
    await house.database.people.save_settings(ANN.id, '{"reminders":"pigeon"}')
    await house.database.people.save_settings(BO.id, '{"zone":"Mars/Olympus","colour":"red"}')
    people = People(house.database)
    await people.load()
    assert people.settings(ANN.id) == DEFAULT
    assert people.settings(BO.id).next_allowed(5) == 5


async def test_rematch_reminds_as_often(house: House):
    table = await house.started()
    await house.tables.lobby.set_reminders(table.id, ANN.id, 48)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert (await house.tables.lobby.rematch(table.id, BO)).record.reminders == 48
