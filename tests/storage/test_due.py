from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from storage.errors import VersionConflict
from storage.records import Change, Due, NewDue
from tests.storage.samples import ADA, BEN, LOBBY, lobby

if TYPE_CHECKING:
    from storage import Database
    from tests.storage.samples import StoppedClock

KINDS = ("reminder", "heads-up")


async def test_what_is_due_is_written_with_the_change(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    due = (NewDue("reminder", after=500, payload="0"), NewDue("heads-up", user_id=BEN))
    await database.tables.change(table.id, 1, Change(due=due))
    second, first = await database.due.of_table(table.id)
    assert first == Due(first.id, "reminder", table.id, None, clock.now + 500, "0", attempts=0)
    assert second == Due(second.id, "heads-up", table.id, BEN, clock.now, "", attempts=0)


async def test_what_is_due_of_one_kind_is_found_at_every_table(database: Database):
    tables = [await database.tables.create(lobby(LOBBY.channel_id + more)) for more in range(2)]
    for number, table in enumerate(tables):
        due = (NewDue("reminder", after=500 - number), NewDue("heads-up"))
        await database.tables.change(table.id, 1, Change(due=due))
    found = await database.due.of_kind("reminder")
    assert [due.table_id for due in found] == [tables[1].id, tables[0].id]
    assert await database.due.of_kind("stall") == []


async def test_change_that_fails_leaves_what_was_due(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(due=(NewDue("reminder"),)))
    with pytest.raises(VersionConflict):
        await database.tables.change(table.id, 1, Change(undue=("reminder",)))
    assert len(await database.due.of_table(table.id)) == 1


async def test_what_is_undue_goes_and_what_replaces_it_has_another_id(database: Database):
    table = await database.tables.create(LOBBY)
    other = await database.tables.create(lobby(LOBBY.channel_id + 1))
    for each in (table, other):
        await database.tables.change(
            each.id, 1, Change(due=(NewDue("reminder", payload="2"), NewDue("heads-up")))
        )
    before = await database.due.of_table(table.id)
    await database.tables.change(
        table.id, 2, Change(undue=("reminder",), due=(NewDue("reminder", payload="0"),))
    )
    after = await database.due.of_table(table.id)
    assert [due.kind for due in after] == ["heads-up", "reminder"]
    assert after[1].id > max(due.id for due in before)
    assert len(await database.due.of_table(other.id)) == 2


async def test_change_removes_and_moves_the_rows_of_one_person_and_those_of_nobody(
    database: Database, clock: StoppedClock
):
    table = await database.tables.create(LOBBY)
    rows = tuple(NewDue("reminder", 500, user_id=who) for who in (ADA, BEN, None))
    await database.tables.change(table.id, 1, Change(due=(*rows, NewDue("gone", 1, BEN))))
    await database.tables.change(table.id, 2, Change(put_off_of=(("reminder", ADA, 900),)))
    times = {row.user_id: row.due_at - clock.now for row in await database.due.of_table(table.id)}
    assert times == {ADA: 900, BEN: 500, None: 900}
    await database.tables.change(table.id, 3, Change(undue_of=(("reminder", BEN),)))
    left = [(row.kind, row.user_id) for row in await database.due.of_table(table.id)]
    assert left == [("gone", BEN), ("reminder", ADA)]


async def test_change_strikes_single_rows_of_its_table(database: Database):
    table = await database.tables.create(LOBBY)
    other = await database.tables.create(lobby(LOBBY.channel_id + 1))
    for each in (table, other):
        await database.tables.change(each.id, 1, Change(due=(NewDue("offer"), NewDue("offer"))))
    first, second = await database.due.of_table(table.id)
    (third, _) = kept = await database.due.of_table(other.id)
    await database.tables.change(table.id, 2, Change(struck=(first.id, third.id)))
    assert await database.due.of_table(table.id) == [second]
    assert await database.due.of_table(other.id) == kept


async def test_change_puts_off_and_keeps_the_rest(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(due=(NewDue("reminder", payload="2"),)))
    (before,) = await database.due.of_table(table.id)
    await database.tables.change(
        table.id, 2, Change(put_off=(("reminder", 900), ("heads-up", 900)))
    )
    (after,) = await database.due.of_table(table.id)
    assert (after.id, after.payload, after.due_at) == (before.id, "2", clock.now + 900)


async def test_first_is_the_earliest_of_the_kinds_asked_for(database: Database):
    table = await database.tables.create(LOBBY)
    late, early, other = (NewDue("reminder", 9), NewDue("heads-up", 5), NewDue("clock", 1))
    await database.tables.change(table.id, 1, Change(due=(late, early, other)))
    first = await database.due.first(KINDS)
    assert first is not None
    assert first.kind == "heads-up"
    second = await database.due.first(KINDS, [first.id])
    assert second is not None
    assert second.kind == "reminder"
    assert await database.due.first(KINDS, [first.id, second.id]) is None
    assert await database.due.first(()) is None


async def test_what_is_put_off_meanwhile_keeps_its_time_and_counts(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(due=(NewDue("reminder", payload="0"),)))
    (due,) = await database.due.of_table(table.id)
    await database.tables.change(table.id, 2, Change(put_off=(("reminder", 900),)))
    await database.due.put_off(due, due.due_at + 100, "1")
    (after,) = await database.due.of_table(table.id)
    assert (after.due_at, after.payload) == (due.due_at + 900, "1")
    await database.due.retry(due, due.due_at + 50)
    assert await database.due.of_table(table.id) == [after]


async def test_attempts_are_counted_until_there_is_another_thing_to_do(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(due=(NewDue("reminder", payload="0"),)))
    (due,) = await database.due.of_table(table.id)
    assert await database.due.begin(due)
    await database.due.retry(due, due.due_at + 50)
    (again,) = await database.due.of_table(table.id)
    assert (again.attempts, again.due_at, again.payload) == (1, due.due_at + 50, "0")
    await database.due.put_off(again, again.due_at, "0")
    assert await database.due.of_table(table.id) == [again]
    await database.due.put_off(again, again.due_at + 100, "1")
    (after,) = await database.due.of_table(table.id)
    assert (after.attempts, after.due_at, after.payload) == (0, again.due_at + 100, "1")


async def test_what_is_put_off_or_struck_off_meanwhile_is_not_begun(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(due=(NewDue("reminder", payload="0"),)))
    (due,) = await database.due.of_table(table.id)
    await database.tables.change(table.id, 2, Change(put_off=(("reminder", 900),)))
    assert not await database.due.begin(due)
    (later,) = await database.due.of_table(table.id)
    assert later.attempts == 0
    await database.due.remove(due.id)
    assert not await database.due.begin(later)


async def test_what_is_struck_off_meanwhile_stays_away(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(due=(NewDue("reminder"),)))
    (due,) = await database.due.of_table(table.id)
    await database.due.remove(due.id)
    await database.due.remove(due.id)
    await database.due.put_off(due, 5, "1")
    await database.due.retry(due, 5)
    assert await database.due.of_table(table.id) == []


async def test_what_no_change_causes_is_written_down_too(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    made = await database.due.add(table.id, NewDue("offer", 500, BEN, "2"))
    assert made == Due(made.id, "offer", table.id, BEN, clock.now + 500, "2", attempts=0)
    assert await database.due.get(made.id) == made
    assert await database.tables.get(table.id) == table


async def test_what_is_done_is_not_found_by_its_number(database: Database):
    table = await database.tables.create(LOBBY)
    made = await database.due.add(table.id, NewDue("offer"))
    await database.due.remove(made.id)
    assert await database.due.get(made.id) is None
