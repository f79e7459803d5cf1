from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from storage.errors import ChannelTaken, TableMissing, VersionConflict
from storage.leases import WHOLE, Share
from storage.players import ResignationRecord
from storage.records import Change, SeatRecord, StoredTable, TableRecord, TableStatus
from storage.sql import IntegrityError
from tests.storage.samples import (
    ADA,
    BEN,
    CHANNEL,
    GUILD,
    LOBBY,
    everything,
    lobby,
)

if TYPE_CHECKING:
    from storage import Database
    from tests.storage.samples import (
        StoppedClock,
    )

CLOSED = (TableStatus.FINISHED, TableStatus.ENDED)


async def test_new_table_gathers_at_version_one(database: Database, clock: StoppedClock):
    table = await database.tables.create(LOBBY)
    assert table.id > 0
    assert table == TableRecord(
        id=table.id,
        guild_id=GUILD,
        channel_id=CHANNEL,
        game="sanfrancisco",
        option="standard",
        capacity=3,
        host_id=ADA,
        language="en",
        status=TableStatus.GATHERING,
        version=1,
        setup=None,
        created_at=clock.now,
        changed_at=clock.now,
    )
    assert await database.tables.get(table.id) == table
    assert await database.tables.seats(table.id) == LOBBY.seats
    assert [(owed.kind, owed.version) for owed in await database.outbox.ready(clock.now)] == [
        ("lobby", 1)
    ]


async def test_there_is_nothing_where_nothing_was_stored(database: Database):
    assert await database.tables.get(7) is None
    assert await database.tables.open_in(CHANNEL) is None
    assert await database.tables.last_in(CHANNEL) is None
    assert await database.tables.all_open() == []
    assert await database.tables.seats(7) == ()
    assert await database.tables.actions(7) == []


@pytest.mark.parametrize("status", [TableStatus.GATHERING, TableStatus.RUNNING])
async def test_channel_has_at_most_one_open_table(database: Database, status: TableStatus):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(status=status))
    before = await everything(database)
    with pytest.raises(ChannelTaken, match=f"channel {CHANNEL} already has a table"):
        await database.tables.create(LOBBY)
    assert await everything(database) == before


@pytest.mark.parametrize("status", CLOSED)
async def test_closed_table_makes_room_for_the_next(database: Database, status: TableStatus):
    first = await database.tables.create(LOBBY)
    first = await database.tables.change(first.id, 1, Change(status=status))
    assert await database.tables.open_in(CHANNEL) is None
    assert await database.tables.last_in(CHANNEL) == first
    second = await database.tables.create(LOBBY)
    assert await database.tables.open_in(CHANNEL) == second
    assert await database.tables.last_in(CHANNEL) == second


async def test_closed_table_cannot_open_again_beside_another(database: Database):
    first = await database.tables.create(LOBBY)
    first = await database.tables.change(first.id, 1, Change(status=TableStatus.ENDED))
    await database.tables.create(LOBBY)
    with pytest.raises(ChannelTaken):
        await database.tables.change(first.id, 2, Change(status=TableStatus.RUNNING))
    assert await database.tables.get(first.id) == first


async def test_table_cannot_move_to_a_taken_channel(database: Database):
    first = await database.tables.create(LOBBY)
    second = await database.tables.create(lobby(CHANNEL + 1))
    with pytest.raises(ChannelTaken, match=f"channel {CHANNEL} "):
        await database.tables.change(second.id, 1, Change(channel_id=CHANNEL))
    moved = await database.tables.change(first.id, 1, Change(channel_id=CHANNEL + 2))
    assert await database.tables.open_in(CHANNEL + 2) == moved


async def test_tables_of_a_share_are_told_from_others(database: Database):
    ids = [
        (await database.tables.create(lobby(number, guild_id=number << 22))).id
        for number in range(1, 5)
    ]
    odd = Share(2, frozenset({1}))
    assert await database.tables.among(odd, ids) == {ids[0], ids[2]}
    assert await database.tables.among(odd, ids[1:2]) == frozenset()
    assert await database.tables.among(odd, ()) == frozenset()
    assert await database.tables.among(WHOLE, ids) == {*ids}


async def test_lists_hold_the_tables_of_one_server_by_status(database: Database):
    mine = [await database.tables.create(lobby(channel)) for channel in (1, 2, 3, 4)]
    other = await database.tables.create(lobby(5, guild_id=GUILD + 1))
    mine[1] = await database.tables.change(mine[1].id, 1, Change(status=TableStatus.RUNNING))
    mine[2] = await database.tables.change(mine[2].id, 1, Change(status=TableStatus.FINISHED))
    mine[3] = await database.tables.change(mine[3].id, 1, Change(status=TableStatus.ENDED))
    assert await database.tables.of_guild(GUILD) == mine[:2]
    assert await database.tables.of_guild(GUILD, CLOSED) == mine[2:]
    assert await database.tables.of_guild(GUILD, TableStatus) == mine
    assert await database.tables.all_open() == [*mine[:2], other]
    assert await database.tables.counts(GUILD) == dict.fromkeys(TableStatus, 1)
    assert await database.tables.counts(GUILD + 2) == dict.fromkeys(TableStatus, 0)


async def test_change_writes_what_it_names_and_leaves_the_rest(
    database: Database, clock: StoppedClock
):
    table = await database.tables.create(LOBBY)
    clock.now += 5_000
    seats = (SeatRecord(1, BEN, "Ben"), SeatRecord(2, ADA, "Ada"))
    changed = await database.tables.change(
        table.id,
        1,
        Change(seats=seats, host_id=BEN, status=TableStatus.RUNNING, setup="order c44 c02"),
    )
    assert changed == replace(
        table,
        host_id=BEN,
        status=TableStatus.RUNNING,
        setup="order c44 c02",
        version=2,
        changed_at=clock.now,
    )
    assert await database.tables.seats(table.id) == seats
    untouched = await database.tables.change(table.id, 2, Change())
    assert untouched == replace(changed, version=3)
    assert await database.tables.seats(table.id) == seats


async def test_seats_are_replaced_all_together(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change(seats=()))
    assert await database.tables.seats(table.id) == ()


@pytest.mark.parametrize(
    "name", ["\U0001f3b2" * 32, "\u202eadA", "@everyone **Ada** <@1>", "'; DROP TABLE seats; --"]
)
async def test_any_name_comes_back_as_it_was(database: Database, name: str):
    seats = (SeatRecord(1, 2**63 - 1, name),)
    table = await database.tables.create(replace(LOBBY, seats=seats))
    assert await database.tables.seats(table.id) == seats


async def test_two_members_on_one_seat_are_refused_whole(database: Database):
    seats = (SeatRecord(1, ADA, "Ada"), SeatRecord(1, BEN, "Ben"))
    before = await everything(database)
    with pytest.raises(IntegrityError):
        await database.tables.create(replace(LOBBY, seats=seats))
    assert await everything(database) == before


async def test_table_ids_are_never_given_twice(database: Database):
    first = await database.tables.create(LOBBY)
    await database._session.execute("DELETE FROM tables")  # pyright: ignore[reportPrivateUsage]
    assert (await database.tables.create(LOBBY)).id == first.id + 1


async def test_table_comes_with_its_seats(database: Database):
    created = await database.tables.create_with_seats(LOBBY)
    record = await database.tables.get(created.record.id)
    assert record is not None
    assert created == StoredTable(record, LOBBY.seats)
    assert await database.tables.get_with_seats(record.id) == created
    assert await database.tables.get_with_seats(7) is None


async def test_changed_table_comes_with_its_seats(database: Database):
    table = await database.tables.create(LOBBY)
    seats = (SeatRecord(1, BEN, "Ben"), SeatRecord(2, ADA, "Ada", gone=True, reserve=7))
    changed = await database.tables.change_with_seats(table.id, 1, Change(seats=seats))
    assert changed == StoredTable(replace(table, version=2), seats)
    again = await database.tables.change_with_seats(table.id, 2, Change(host_id=BEN))
    assert again == StoredTable(replace(table, version=3, host_id=BEN), seats)
    with pytest.raises(VersionConflict):
        await database.tables.change_with_seats(table.id, 2, Change())
    with pytest.raises(TableMissing):
        await database.tables.change_with_seats(7, 1, Change())
    assert await database.tables.get_with_seats(table.id) == again


async def test_who_resigned_comes_with_the_table_until_they_are_back(database: Database):
    table = await database.tables.create(LOBBY)
    out = (
        ResignationRecord(2, BEN, "Ben"),
        ResignationRecord(1, ADA, "Ada", whole=False, moved=False),
    )
    for version, each in enumerate(out, start=1):
        await database.tables.change(table.id, version, Change(resigning=(each,)))
    stored = await database.tables.get_with_seats(table.id)
    assert stored is not None
    assert stored.resigned == out == await database.tables.resigned(table.id)
    changed = await database.tables.change_with_seats(table.id, 3, Change(returning=(BEN,)))
    assert changed.resigned == out[1:]


async def test_channel_shows_its_open_table_before_a_newer_one(database: Database):
    assert await database.tables.in_channel_with_seats(CHANNEL) is None
    first = await database.tables.create_with_seats(LOBBY)
    other = await database.tables.create_with_seats(lobby(CHANNEL + 1))
    ended = await database.tables.change_with_seats(
        other.record.id, 1, Change(status=TableStatus.ENDED)
    )
    assert await database.tables.in_channel_with_seats(CHANNEL + 1) == ended
    newer = await database.tables.change_with_seats(other.record.id, 2, Change(channel_id=CHANNEL))
    assert newer.record.id > first.record.id
    assert await database.tables.in_channel_with_seats(CHANNEL) == first


async def test_tables_of_a_server_come_with_their_seats(database: Database):
    empty = replace(lobby(CHANNEL + 1), seats=())
    mine = [await database.tables.create_with_seats(new) for new in (LOBBY, empty)]
    await database.tables.create(lobby(CHANNEL + 2, guild_id=GUILD + 1))
    assert await database.tables.of_guild_with_seats(GUILD) == mine
    assert await database.tables.of_guild_with_seats(GUILD, CLOSED) == []
    ended = await database.tables.change_with_seats(
        mine[0].record.id, 1, Change(status=TableStatus.ENDED)
    )
    assert await database.tables.of_guild_with_seats(GUILD) == mine[1:]
    assert await database.tables.of_guild_with_seats(GUILD, iter(CLOSED)) == [ended]


async def test_table_reminds_every_day_unless_it_is_told_otherwise(database: Database):
    table = await database.tables.create(LOBBY)
    assert table.reminders == 24
    assert (await database.tables.change(table.id, 1, Change(reminders=0))).reminders == 0
    assert (await database.tables.change(table.id, 2, Change())).reminders == 0


async def test_agreement_is_given_once_and_lasts_until_the_table_changes(database: Database):
    table = await database.tables.create(LOBBY)
    for user_id in (ADA, BEN, ADA):
        await database.tables.agree(table.id, 1, "end", user_id)
    assert await database.tables.agreed(table.id, 1, "end") == {ADA, BEN}
    await database.tables.change(table.id, 1, Change())
    assert await database.tables.agreed(table.id, 1, "end") == frozenset()
    assert await database.tables.agreed(table.id, 2, "end") == frozenset()


async def test_what_a_table_is_asked_is_told_apart(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.agree(table.id, 1, "end", ADA)
    await database.tables.agree(table.id, 1, "undo 2", BEN)
    assert await database.tables.agreed(table.id, 1, "end") == {ADA}
    await database.tables.disagree(table.id, "end")
    assert await database.tables.agreed(table.id, 1, "end") == frozenset()
    assert await database.tables.agreed(table.id, 1, "undo 2") == {BEN}


async def test_agreement_to_what_is_gone_is_refused(database: Database):
    table = await database.tables.create(LOBBY)
    await database.tables.change(table.id, 1, Change())
    with pytest.raises(VersionConflict):
        await database.tables.agree(table.id, 1, "end", ADA)
    with pytest.raises(TableMissing):
        await database.tables.agree(7, 1, "end", ADA)
