"""Watchers, what people have set, and what remains of a person who was forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from storage import Database
from storage.people import Watcher
from storage.players import ResignationRecord
from storage.records import NOBODY, Change, NewTable, SeatRecord, TableStatus
from tests.storage.samples import everything

if TYPE_CHECKING:
    from storage.location import Location

ADA, BEN, EVE = 881_000_301, 881_000_302, 881_000_303


async def seated(database: Database, channel: int, status: TableStatus) -> int:
    """Store a table of Ada and Ben."""
    seats = (SeatRecord(1, ADA, "Ada"), SeatRecord(2, BEN, "Ben"))
    new = NewTable(100, channel, "sanfrancisco", "standard", 2, ADA, "en", seats)
    table = await database.tables.create(new)
    if status is not TableStatus.GATHERING:
        await database.tables.change(table.id, table.version, Change(status=status))
    return table.id


async def test_watching_again_takes_the_place_of_before(location: Location) -> None:
    async with await Database.open(location) as database:
        table = await seated(database, 1, TableStatus.RUNNING)
        await database.people.watch(Watcher(table, EVE, "turn", "en", 3))
        await database.people.watch(Watcher(table, EVE, "end", "pl", 4))
        assert await database.people.watchers(table) == [Watcher(table, EVE, "end", "pl", 4)]


async def test_turn_told_never_goes_back(location: Location) -> None:
    async with await Database.open(location) as database:
        table = await seated(database, 1, TableStatus.RUNNING)
        await database.people.watch(Watcher(table, EVE, "turn", "en", 3))
        await database.people.mark_told(table, EVE, 5)
        await database.people.mark_told(table, EVE, 4)
        assert [watcher.turn for watcher in await database.people.watchers(table)] == [5]


async def test_who_watches_no_more_does_not_come_back_by_being_told(location: Location) -> None:
    async with await Database.open(location) as database:
        table = await seated(database, 1, TableStatus.RUNNING)
        await database.people.watch(Watcher(table, EVE, "turn", "en", 3))
        assert await database.people.unwatch(table, EVE)
        assert not await database.people.unwatch(table, EVE)
        await database.people.mark_told(table, EVE, 5)
        assert await database.people.watchers(table) == []


async def test_forgotten_member_leaves_seats_without_a_name(location: Location) -> None:
    async with await Database.open(location) as database:
        over = await seated(database, 1, TableStatus.FINISHED)
        await database.people.forget(ADA)
        assert await database.tables.seats(over) == (
            SeatRecord(1, NOBODY, ""),
            SeatRecord(2, BEN, "Ben"),
        )
        table = await database.tables.get(over)
        assert table is not None
        assert table.host_id == NOBODY


async def test_seats_at_open_tables_stay(location: Location) -> None:
    async with await Database.open(location) as database:
        running = await seated(database, 1, TableStatus.RUNNING)
        gathering = await seated(database, 2, TableStatus.GATHERING)
        assert await database.tables.open_with(ADA) == [
            (running, TableStatus.RUNNING),
            (gathering, TableStatus.GATHERING),
        ]
        await database.people.forget(ADA)
        for table in (running, gathering):
            assert (await database.tables.seats(table))[0] == SeatRecord(1, ADA, "Ada")


async def test_nothing_of_a_forgotten_member_is_left(location: Location) -> None:
    async with await Database.open(location) as database:
        over = await seated(database, 1, TableStatus.FINISHED)
        on = await seated(database, 2, TableStatus.RUNNING)
        await database.people.watch(Watcher(on, ADA, "turn", "en", 3))
        await database.tables.agree(over, 2, "end", ADA)
        await database.questions.ask(over, 2, "end", ADA, 1, "question")
        resigning = (ResignationRecord(2, ADA, "Ada"),)
        await database.tables.change(over, 2, Change(resigning=resigning))
        await database.people.save_settings(ADA, "{}")
        assert len([row for row in await rows_of(database) if ADA in row]) > 4
        await database.people.forget(ADA)
        left = [row for row in await rows_of(database) if ADA in row or "Ada" in row]
        assert left
        assert all(row[0] == on for row in left), "but at the table that is on"


async def test_seat_that_somebody_gave_up_is_kept_while_its_table_is_open(
    location: Location,
) -> None:
    async with await Database.open(location) as database:
        on = await seated(database, 1, TableStatus.RUNNING)
        over = await seated(database, 2, TableStatus.RUNNING)
        seats = (SeatRecord(1, EVE, "Eve"), SeatRecord(2, BEN, "Ben"))
        for table in (on, over):
            await database.tables.change(table, 2, Change(seats=seats))
            assert await database.tables.held_before(table, ADA) == {1}
            assert await database.tables.held_before(table, BEN) == frozenset()
        await database.tables.change(over, 3, Change(status=TableStatus.ENDED))
        await database.people.forget(ADA)
        assert await database.tables.held_before(over, ADA) == frozenset()
        assert await database.tables.held_before(on, ADA) == {1}
        await database.tables.change(on, 3, Change(status=TableStatus.FINISHED))
        assert await database.tables.held_before(on, ADA) == frozenset()


async def rows_of(database: Database) -> list[tuple[Any, ...]]:
    return [row for rows in (await everything(database)).values() for row in rows]


async def test_what_people_set_outlasts_the_bot(location: Location) -> None:
    async with await Database.open(location) as database:
        for text in ("{}", '{"zone":"UTC"}'):
            await database.people.save_settings(ADA, text)
        await database.people.save_settings(BEN, "{}")
        await database.people.delete_settings(BEN)
    async with await Database.open(location) as database:
        assert await database.people.settings() == {ADA: '{"zone":"UTC"}'}
