from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage import Database
from storage.errors import DuplicateInteraction, VersionConflict
from storage.records import Change, NewAction, Snapshot
from tests.games.positions import Amount
from tests.storage.samples import LOBBY, StoppedClock

if TYPE_CHECKING:
    from storage.location import Location
    from storage.records import TableRecord
    from tests.postgres import PostgresServer


@dataclass(frozen=True)
class Play:
    """Take back the last moves, then make others."""

    undo: int
    moves: list[str]
    interaction: int | None


@dataclass(frozen=True)
class PlayLate:
    """Play on a version that is gone."""

    moves: list[str]


@dataclass(frozen=True)
class Restart:
    """Close the database and open it again."""


Step: TypeAlias = Play | PlayLate | Restart
MOVES = st.lists(st.text("abcµ ", min_size=1, max_size=5), max_size=4)
STEPS: st.SearchStrategy[Step] = st.one_of(
    st.builds(Play, st.integers(0, 4), MOVES, st.one_of(st.none(), st.integers(1, 6))),
    st.builds(PlayLate, MOVES),
    st.builds(Restart),
)


class Model:
    """What a table holds by rights: a game that is nothing but the list of its moves."""

    def __init__(self) -> None:
        self.log: list[tuple[str, bool]] = []
        self.interactions: set[int] = set()
        self.version = 1
        self.owed = [*LOBBY.owed]

    def live(self) -> list[str]:
        return [move for move, undone in self.log if not undone]

    def play(self, step: Play) -> None:
        for _ in range(step.undo):
            last = max(place for place, (_, undone) in enumerate(self.log) if not undone)
            self.log[last] = (self.log[last][0], True)
        self.log += [(move, False) for move in step.moves]
        if step.interaction is not None:
            self.interactions.add(step.interaction)
        self.owed.append("board")
        self.version += 1

    def snapshot(self) -> Snapshot:
        return Snapshot(len(self.live()), "/".join(self.live()))


class Run:
    """A database and the model beside it."""

    def __init__(self, location: Location) -> None:
        self.location = location
        self.model = Model()

    async def begin(self) -> None:
        self.database = await Database.open(self.location, now=StoppedClock())
        self.table: TableRecord = await self.database.tables.create(LOBBY)

    async def step(self, step: Step) -> None:
        match step:
            case Restart():
                await self.database.close()
                self.database = await Database.open(self.location, now=StoppedClock())
            case PlayLate(moves):
                with pytest.raises(VersionConflict):
                    await self.change(self.model.version - 1, Play(0, moves, None))
            case Play(_, _, int(interaction)) if interaction in self.model.interactions:
                with pytest.raises(DuplicateInteraction):
                    await self.change(self.model.version, step)
            case Play(undo) if undo > len(self.model.live()):
                with pytest.raises(ValueError, match="cannot be undone"):
                    await self.change(self.model.version, step)
            case Play():
                version = self.model.version
                self.model.play(step)
                self.table = await self.change(version, step, self.model.snapshot())

    async def change(
        self, version: int, step: Play, snapshot: Snapshot | None = None
    ) -> TableRecord:
        change = Change(
            undo=step.undo,
            actions=tuple(NewAction(1, move) for move in step.moves),
            interaction_id=step.interaction,
            snapshot=snapshot,
            owed=("board",),
        )
        return await self.database.tables.change(self.table.id, version, change)

    async def compare(self) -> None:
        log = await self.database.tables.actions(self.table.id, undone=True)
        assert [(line.notation, line.undone) for line in log] == self.model.log
        assert [line.ordinal for line in log] == list(range(1, len(log) + 1))
        live = [line.notation for line in await self.database.tables.actions(self.table.id)]
        assert live == self.model.live()
        snapshot = await self.database.tables.snapshot(self.table.id)
        assert snapshot is None or snapshot == Snapshot(len(live), "/".join(live))
        assert (snapshot is None) == (self.model.version == 1)
        assert await self.database.tables.get(self.table.id) == self.table
        assert self.table.version == self.model.version
        owed = await self.database.outbox.ready(StoppedClock().now)
        assert [post.kind for post in owed] == self.model.owed


async def compare_all(location: Location, steps: list[Step]) -> None:
    run = Run(location)
    await run.begin()
    try:
        for step in steps:
            await run.step(step)
            await run.compare()
    finally:
        await run.database.close()


@given(st.lists(STEPS, max_size=12))
@settings(max_examples=Amount.share(50, 2), deadline=None)
async def test_any_run_of_changes_undos_and_restarts_keeps_the_log(steps: list[Step]):
    with TemporaryDirectory() as folder:
        await compare_all(Path(folder) / "tables.sqlite3", steps)


def test_any_run_of_changes_undos_and_restarts_keeps_the_log_on_a_server(
    postgres: PostgresServer, soak: bool
):
    @given(st.lists(STEPS, max_size=12))
    @settings(max_examples=50 if soak else 8, deadline=None)
    def compare(steps: list[Step]) -> None:
        location = postgres.lend()
        asyncio.run(compare_all(location, steps))
        postgres.take_back(location)

    compare()
