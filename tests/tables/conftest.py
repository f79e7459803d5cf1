from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.tables.changes.topics import REOPEN
from bot.tables.model import Person
from bot.tables.tables import Tables
from storage.records import Change, NewAction
from tests.databases import new_database
from tests.records import record_of
from tests.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping
    from pathlib import Path

    from bot.games.game import AnyGame
    from bot.tables.model import Position, Table
    from storage import Database
    from storage.location import Location

GUILD, CHANNEL = 100, 200
ANN, BO, CY, DI, EVE = (
    Person(number, name) for number, name in enumerate(("Ann", "Bo", "Cy", "Di", "Eve"), start=1)
)
PEOPLE = (ANN, BO, CY, DI)


class Clock:
    """Shows `now` until a test moves it on."""

    now = 1_000

    def __call__(self) -> int:
        return self.now


class House:
    """A bot without Discord: the tables, the database beneath, and what Discord would be owed."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        rng: Random | None = None,
        games: Mapping[str, AnyGame] = GAMES,
    ) -> None:
        self.database = database
        self.clock = clock
        self.written: list[int] = []
        self._rng = rng or Random(7)
        self._games = games
        self.restart()

    def note(self, table_id: int, *_: object) -> None:
        """Note a table that was written."""
        self.written.append(table_id)

    def restart(self) -> None:
        """Forget everything but the database."""
        self.tables = Tables(self.database, self._games, self._rng, self.note, self.clock)

    async def gathered(
        self, people: int = 2, game: str = "sanfrancisco", *, seats: int | None = None
    ) -> Table:
        """Open a table of Ann's and seat the next people at it."""
        table = await self.tables.lobby.open(
            ANN, (GUILD, CHANNEL), game, language="en", seats=seats
        )
        for person in PEOPLE[1:people]:
            table = await self.tables.lobby.join(table.id, person)
        return table

    async def started(self, people: int = 2, game: str = "sanfrancisco") -> Table:
        """Seat the people and start, Ann first."""
        table = await self.gathered(people, game, seats=people)
        return await self.tables.lobby.start(table.id, ANN, ANN)

    async def play(self, table: Table, *lines: str) -> Table:
        """Play lines of a record, such as ``1 draw``."""
        for line in lines:
            seat, _, notation = line.partition(" ")
            user_id = PEOPLE[int(seat) - 1].id
            table = (await self.tables.play.act(table.id, user_id, notation)).table
        return table

    async def reopen(self, table_id: int, by: Person, channel_id: int = CHANNEL) -> Table:
        """Let a player ask to open a table again, and all others agree."""
        table = await self.tables.archive.table(table_id)
        version, agreement = table.version, self.tables.agreement
        consent = await agreement.ask(table_id, by.id, version, REOPEN, channel_id)
        for seat in consent.missing:
            await agreement.agree(table_id, seat.user_id, version, REOPEN, channel_id)
        return await self.tables.archive.table(table_id)

    async def to_last_action(self, table: Table, name: str, *, left: int = 1) -> tuple[Person, str]:
        """Let a kept game be played at a table that has started; return who does what to end it.

        Parameters
        ----------
        name
            A file of `tests/records` with as many seats.
        left
            How many of its actions are left: the last one, and what comes with it.
        """
        record = record_of(name)
        played, (_, last) = record.actions[:-left], record.actions[-left]
        change = Change(
            setup=table.game.encode_setup(record.setup),
            actions=tuple(NewAction(each.seat, table.game.format(each)) for _, each in played),
        )
        await self.database.tables.change(table.id, table.version, change)
        return PEOPLE[last.seat - 1], table.game.format(last)

    async def set_all(self, assignment: str, *values: int) -> None:
        """Change a column of every table without the bot's doing."""
        session = self.database.tables._session  # pyright: ignore[reportPrivateUsage]
        with self.database.tables._newest.clear():  # pyright: ignore[reportPrivateUsage]
            await session.execute(f"UPDATE tables SET {assignment}", *values)  # noqa: S608

    async def replayed(self, table: Table) -> Position:
        """Return the position without the snapshot's help."""
        return (await self.tables.archive.history(table))[-1]

    async def log(self, table: Table) -> list[str]:
        """Return the log as lines, undone ones in brackets."""
        actions = await self.database.tables.actions(table.id, undone=True)
        lines = [(f"{action.seat} {action.notation}", action.undone) for action in actions]
        return [f"({line})" if undone else line for line, undone in lines]

    async def owed(self, table: Table) -> list[str]:
        """Return the kinds of post owed, in order."""
        return [owed.kind for owed in await self.database.outbox.of_table(table.id)]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.soak)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """Return where the tables are kept: `--soak` tries everything on a server, too."""
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    return request.getfixturevalue("postgres_location")


@pytest.fixture
async def house(place: Location) -> AsyncGenerator[House]:
    clock = Clock()
    async with await new_database(place, now=clock) as database:
        yield House(database, clock)
