from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from storage.errors import DuplicateInteraction, TableMissing, VersionConflict
from storage.records import ActionRecord, Change, NewAction, SeatRecord, Snapshot, TableStatus
from tests.storage.samples import (
    BEN,
    CHANNEL,
    LOBBY,
    everything,
    lobby,
    played,
)

if TYPE_CHECKING:
    from storage import Database
    from tests.storage.samples import (
        StoppedClock,
    )


async def notations(database: Database, table_id: int) -> list[str]:
    return [action.notation for action in await database.tables.actions(table_id)]


async def test_actions_of_one_click_are_rows_of_one_interaction(
    database: Database, clock: StoppedClock
):
    table = await database.tables.create(LOBBY)
    await database.tables.change(
        table.id, 1, Change(actions=(NewAction(2, "draw"),), interaction_id=71)
    )
    clock.now += 1
    await database.tables.change(
        table.id,
        2,
        Change(actions=(NewAction(2, "place 1"), NewAction(0, "reshuffle")), interaction_id=72),
    )
    assert await database.tables.actions(table.id) == [
        ActionRecord(1, 2, "draw", clock.now - 1, 71, 1, undone=False),
        ActionRecord(2, 2, "place 1", clock.now, 72, 1, undone=False),
        ActionRecord(3, 0, "reshuffle", clock.now, 72, 2, undone=False),
    ]


async def test_every_table_counts_its_own_actions(database: Database):
    first = await database.tables.create(LOBBY)
    second = await database.tables.create(lobby(CHANNEL + 1))
    await database.tables.change(first.id, 1, Change(actions=played("draw", "place 1")))
    await database.tables.change(second.id, 1, Change(actions=played("draw")))
    assert [action.ordinal for action in await database.tables.actions(second.id)] == [1]


async def test_change_to_an_older_version_is_refused_and_writes_nothing(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("draw")))
    before = await everything(database)
    with pytest.raises(VersionConflict) as caught:
        await database.tables.change(
            table.id, 1, Change(actions=played("finalize 1"), owed=("board",))
        )
    assert (caught.value.expected, caught.value.found) == (1, 2)
    assert await everything(database) == before


async def test_change_to_a_later_version_is_refused(database: Database):
    table = await database.tables.create(LOBBY)
    with pytest.raises(VersionConflict):
        await database.tables.change(table.id, 2, Change())


async def test_change_to_no_table_says_so(database: Database):
    for change in (Change(), Change(seats=(SeatRecord(1, BEN, "Ben"),))):
        with pytest.raises(TableMissing, match="no table 7"):
            await database.tables.change(7, 1, change)


@pytest.mark.parametrize("version", [1, 2], ids=["the version it was sent for", "the new version"])
async def test_interaction_delivered_twice_is_stored_once(database: Database, version: int):
    table = await database.tables.create(LOBBY)
    click = Change(actions=played("draw", "place 1"), interaction_id=71)
    await database.tables.change(table.id, 1, click)
    before = await everything(database)
    with pytest.raises(DuplicateInteraction) as caught:
        await database.tables.change(table.id, version, click)
    assert caught.value.interaction_id == 71
    assert await everything(database) == before


async def test_interaction_stays_used_when_its_action_is_undone(database: Database):
    table = await database.tables.create(LOBBY)
    click = Change(actions=played("draw"), interaction_id=71)
    await database.tables.change(table.id, 1, click)
    await database.tables.change(table.id, 2, Change(undo=1, interaction_id=72))
    with pytest.raises(DuplicateInteraction):
        await database.tables.change(table.id, 3, click)


@pytest.mark.parametrize("again", [Change(undo=1, interaction_id=72), Change(interaction_id=72)])
async def test_interaction_that_took_back_is_stored_once(database: Database, again: Change):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("draw", "place 1")))
    await database.tables.change(table.id, 2, Change(undo=1, interaction_id=72))
    before = await everything(database)
    with pytest.raises(DuplicateInteraction):
        await database.tables.change(table.id, 3, again)
    assert await everything(database) == before
    assert await database.tables.has_interaction(72)
    assert not await database.tables.has_interaction(73)


async def test_actions_of_no_interaction_never_clash(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("draw")))
    await database.tables.change(table.id, 2, Change(actions=played("place 1")))
    assert await notations(database, table.id) == ["draw", "place 1"]


async def test_undone_actions_stay_in_the_log_marked(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("draw", "place 1", "draw")))
    await database.tables.change(table.id, 2, Change(undo=2))
    await database.tables.change(table.id, 3, Change(actions=played("place 3")))
    log = await database.tables.actions(table.id, undone=True)
    assert [(line.ordinal, line.notation, line.undone) for line in log] == [
        (1, "draw", False),
        (2, "place 1", True),
        (3, "draw", True),
        (4, "place 3", False),
    ]
    assert await notations(database, table.id) == ["draw", "place 3"]


async def test_undo_passes_over_what_is_undone_already(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("a", "b", "c")))
    await database.tables.change(table.id, 2, Change(undo=1))
    await database.tables.change(table.id, 3, Change(undo=1))
    assert await notations(database, table.id) == ["a"]


async def test_undo_comes_before_the_actions_of_the_same_change(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("a", "b")))
    await database.tables.change(table.id, 2, Change(undo=1, actions=played("c")))
    assert await notations(database, table.id) == ["a", "c"]


async def test_undo_of_more_than_there_is_changes_nothing(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(actions=played("a", "b")))
    before = await everything(database)
    with pytest.raises(ValueError, match=f"3 actions of table {table.id} cannot be undone"):
        await database.tables.change(table.id, 2, Change(undo=3, owed=("board",)))
    assert await everything(database) == before


async def test_each_snapshot_takes_the_place_of_the_last(database: Database):
    table = await database.tables.create(LOBBY)
    assert await database.tables.snapshot(table.id) is None
    for version, snapshot in enumerate((Snapshot(1, "one"), Snapshot(2, "two")), start=1):
        await database.tables.change(
            table.id, version, Change(actions=played("draw"), snapshot=snapshot)
        )
        assert await database.tables.snapshot(table.id) == snapshot


@pytest.mark.parametrize("change", [Change(undo=1), Change(actions=played("place 1"))])
async def test_snapshot_is_never_out_of_date(database: Database, change: Change):
    table = await database.tables.create(LOBBY)
    await database.tables.change(
        table.id, 1, Change(actions=played("draw"), snapshot=Snapshot(1, "one"))
    )
    await database.tables.change(table.id, 2, change)
    assert await database.tables.snapshot(table.id) is None


async def test_snapshot_outlives_changes_that_are_not_play(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(setup="order", snapshot=Snapshot(0, "start")))
    await database.tables.change(table.id, 2, Change(host_id=BEN))
    assert await database.tables.snapshot(table.id) == Snapshot(0, "start")


@pytest.mark.parametrize("covered", [0, 1, 3])
async def test_snapshot_must_cover_the_whole_log(database: Database, covered: int):
    table = await database.tables.create(LOBBY)
    before = await everything(database)
    wrong = f"a snapshot after {covered} actions: table {table.id} has 2"
    with pytest.raises(ValueError, match=wrong):
        await database.tables.change(
            table.id, 1, Change(actions=played("a", "b"), snapshot=Snapshot(covered, "wrong"))
        )
    assert await everything(database) == before


async def test_change_that_fails_at_its_last_statement_leaves_no_trace(database: Database):
    table = await database.tables.create(LOBBY)
    before = await everything(database)
    unencodable = "\ud800"
    with pytest.raises(UnicodeEncodeError):
        await database.tables.change(
            table.id,
            1,
            Change(
                seats=(SeatRecord(1, BEN, "Ben"),),
                host_id=BEN,
                status=TableStatus.RUNNING,
                setup="order",
                actions=played("draw"),
                interaction_id=71,
                snapshot=Snapshot(1, "one"),
                owed=("board", unencodable),
            ),
        )
    assert await everything(database) == before
