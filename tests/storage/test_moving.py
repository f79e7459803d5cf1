"""A database moves to the other engine and back with everything in it."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING, Any

import pytest

from storage import Database, moving
from storage.errors import CopyDiffers, DatabaseInUse, DatabaseMissing, TargetTaken
from storage.location import Server
from storage.moving import Interrupted, move
from storage.people import Watcher
from storage.players import QuestionRecord, ResignationRecord
from storage.posts import PostRecord
from storage.records import Change, NewDue, SeatRecord, Snapshot, TableStatus
from storage.reviews import KeptReview
from storage.threads import ThreadRecord
from tests.storage.samples import ADA, BEN, LOBBY, everything, lobby, played

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from storage.location import Location
    from tests.postgres import PostgresServer

OWN = {"cable_car", "sqlite_sequence"}


@pytest.fixture
def places(tmp_path: Path, postgres: PostgresServer) -> Generator[dict[str, Location]]:
    """Return two files and two databases of a server, empty."""
    servers = [postgres.lend() for _ in range(2)]
    yield {
        "a file": tmp_path / "one.sqlite3",
        "another file": tmp_path / "two.sqlite3",
        "a server": servers[0],
        "another server": servers[1],
    }
    for location in servers:
        postgres.take_back(location)


async def fill(location: Location) -> None:
    """Store something in every table."""
    async with await Database.open(location) as database:
        first, _, last = [
            (await database.tables.create(lobby(number))).id for number in range(1, 4)
        ]
        moves = played(*(f"move µ{number}\U0001f3b2" for number in range(30)))
        await database.tables.change(
            first,
            1,
            Change(
                status=TableStatus.RUNNING,
                setup="order",
                actions=moves,
                interaction_id=2**62,
                snapshot=Snapshot(30, "{}"),
                resigning=(ResignationRecord(1, ADA, "Ada"),),
                due=(NewDue("reminder", user_id=BEN), NewDue("stall")),
            ),
        )
        await database.tables.change(first, 2, Change(undo=2, snapshot=Snapshot(28, "{}")))
        handed = (SeatRecord(1, BEN, "Ben", handed=True),)
        await database.tables.change(first, 3, Change(seats=handed))
        await database.tables.agree(first, 4, "end", ADA)
        await database.tables.agree(first, 4, "Ende", ADA)
        await database.questions.note(QuestionRecord(0, first, 4, "end", ADA, 1), NewDue("x"))
        await database.hints.give(first, 1, "1.2", 3)
        await database.reviews.keep(first, KeptReview(1, "a1", "[]"))
        await database.outbox.save_post(PostRecord(first, 1, 9, 1, 0, "board"))
        await database.people.watch(Watcher(first, BEN, "turn", "en", 3))
        await database.people.save_settings(ADA, "{}")
        await database.threads.save(ThreadRecord(7, 3, private=True))
        await database.servers.save_settings(100, "{}")
        await database.commands.register(11, "0.1.0")
        await database.life.beat()
        # The ids of what is gone are not given again.
        await database._session.execute("DELETE FROM tables WHERE id = ?", last)  # pyright: ignore[reportPrivateUsage]


async def content(location: Location) -> dict[str, list[tuple[object, ...]]]:
    async with await Database.open(location) as database:
        return {
            name: rows for name, rows in (await everything(database)).items() if name not in OWN
        }


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("a file", "a server"),
        ("a server", "a file"),
        ("a file", "another file"),
        ("a server", "another server"),
    ],
)
async def test_everything_is_copied_and_ids_go_on(
    places: dict[str, Location], source: str, target: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("storage.moving.PAGE", 7)
    await fill(places[source])
    before = await content(places[source])
    assert all(before.values())
    counts = await move(places[source], places[target], Event())
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert await content(places[target]) == before == await content(places[source])
    # Again it changes nothing.
    assert await move(places[source], places[target], Event()) == counts
    async with await Database.open(places[target]) as database:
        table = await database.tables.create(LOBBY)
        assert table.id == 4
        assert (await database.due.add(table.id, NewDue("x"))).id == 3
    with pytest.raises(TargetTaken, match="holds other data already"):
        await move(places[source], places[target], Event())


async def test_copy_that_is_interrupted_has_written_nothing(
    places: dict[str, Location], monkeypatch: pytest.MonkeyPatch
):
    await fill(places["a file"])
    stop = Event()
    stop.set()
    with pytest.raises(Interrupted):
        await move(places["a file"], places["a server"], stop)
    assert not any((await content(places["a server"])).values())
    await move(places["a file"], places["a server"], Event())
    assert await content(places["a server"]) == await content(places["a file"])


@pytest.mark.parametrize("target", ["another file", "a server"])
async def test_copy_that_differs_is_given_up(
    places: dict[str, Location], target: str, monkeypatch: pytest.MonkeyPatch
):
    insert = moving._insert  # pyright: ignore[reportPrivateUsage]

    def forgetful(*arguments: Any) -> None:
        connection, name, layout, page, with_ids = arguments
        insert(connection, name, layout, page[:-1] if name == "actions" else page, with_ids)

    monkeypatch.setattr(moving, "_insert", forgetful)
    await fill(places["a file"])
    with pytest.raises(CopyDiffers, match="the rows of actions"):
        await move(places["a file"], places[target], Event())
    assert not any((await content(places[target])).values())


@pytest.mark.parametrize("used", ["a file", "a server"])
async def test_neither_may_be_in_use(
    places: dict[str, Location], used: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("storage.postgres.lease.EVERY", 0.05)
    await fill(places["a file"])
    async with await Database.open(places[used]):
        with pytest.raises(DatabaseInUse):
            await move(places["a file"], places["a server"], Event())


async def test_nothing_is_not_copied(places: dict[str, Location]):
    with pytest.raises(DatabaseMissing):
        await move(places["a file"], places["a server"], Event())
    assert not isinstance(places["a file"], Server)
    assert not places["a file"].exists()
