"""`python -m tests.tables.keep NAME`: write the database that later releases must open.

It has a table of every kind: one that gathers, one that runs in every game, with computers, hints,
an undone action, a question and a resignation, one that is paused, one that is over in every game,
and one that was closed. Run it once for a release, and never change what it wrote.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from bot.games import GAMES
from bot.tables.changes.topics import END, PAUSE
from bot.tables.model import Person
from bot.tables.tables import Tables
from storage import Database
from storage.people import Watcher
from storage.records import Change, NewAction
from tests.records import record_of
from tests.tables.released import RELEASED, Opened

if TYPE_CHECKING:
    from bot.tables.model import Table

ANN, BO, EVE = Person(301, "Ann"), Person(302, "Bo"), Person(303, "Eve")
PEOPLE = (ANN, BO, EVE)
GUILD = 100
BEGUN = 1_795_000_000_000
"""The time of the first change, in milliseconds since 1970."""
MOVES = 9
FINISHED = {
    "sanfrancisco": "sanfrancisco/foundations-2p-2.txt",
    "pointcity": "pointcity/market-2p-1.txt",
    "tickettoride": "tickettoride/trams-2p-1.txt",
}
"""A kept game of two by game."""


class Writer:
    """Writes the database."""

    def __init__(self, database: Database) -> None:
        self.now = BEGUN
        self.database = database
        self.tables = Tables(
            database, GAMES, Random(1), lambda _, __, ___: None, self.time, thinker=None
        )
        self._channel = 200

    def time(self) -> int:
        """Return the time, which goes on by a minute."""
        self.now += 60_000
        return self.now

    async def open(self, game: str, people: int, **terms: Any) -> Table:
        """Open a table in a channel of its own and start it once its people sit."""
        self._channel += 1
        place = (GUILD, self._channel)
        lobby = self.tables.lobby
        seats = people + len(terms.get("computers", ()))
        table = await lobby.open(ANN, place, game, language="en", seats=seats, **terms)
        for person in PEOPLE[1:people]:
            table = await lobby.join(table.id, person)
        return await lobby.start(table.id, ANN, ANN)

    async def play(self, table: Table, moves: int) -> Table:
        """Let the seats act, each by the first action it has."""
        game = table.game
        for _ in range(moves):
            position = await self.tables.archive.position(table)
            seat = table.seats[game.to_act(position.state)[0] - 1]
            if seat.computer:
                await self.tables.play.compute(table.id)
            else:
                view = position.view(game, seat.seat)
                text = game.format(view.legal[0])
                await self.tables.play.act(table.id, seat.user_id, text)
            table = await self.tables.archive.table(table.id)
        return table

    async def finish(self, game: str) -> None:
        """Let a kept game be played to its end."""
        table, record = await self.open(game, 2), record_of(FINISHED[game])
        *played, (_, last) = record.actions
        change = Change(
            setup=table.game.encode_setup(record.setup),
            actions=tuple(NewAction(each.seat, table.game.format(each)) for _, each in played),
        )
        await self.database.tables.change(table.id, table.version, change)
        notation = table.game.format(last)
        await self.tables.play.act(table.id, PEOPLE[last.seat - 1].id, notation)

    async def write(self) -> None:
        """Write everything."""
        database, tables = self.database, self.tables
        gathering = await tables.lobby.open(
            ANN, (GUILD, 200), "sanfrancisco", language="en", computers=["easy"], pace=24
        )
        await tables.lobby.join(gathering.id, BO)
        for game in GAMES:
            await self.play(await self.open(game, 2, pace=48), MOVES)
            await self.play(await self.open(game, 2, computers=["easy"]), MOVES)
            await self.finish(game)
        asked = await self.play(await self.open("sanfrancisco", 2, pictures=True), 1)
        undone = await tables.play.undo(asked.id, ANN.id) if await self._undoable(asked) else None
        asked = undone.table if undone else asked
        await tables.hints.ask(asked.id, ANN.id)
        await tables.agreement.ask(asked.id, ANN.id, asked.version, END, asked.record.channel_id)
        await database.people.watch(Watcher(asked.id, EVE.id, "turn", "it", 0))
        paused = await self.open("pointcity", 2, upright=True, reminders=12)
        paused = await self.play(paused, 2)
        place = paused.record.channel_id
        consent = await tables.agreement.ask(paused.id, ANN.id, paused.version, PAUSE, place)
        await tables.agreement.agree(paused.id, BO.id, consent.table.version, PAUSE, place)
        left = await self.play(await self.open("tickettoride", 3), 4)
        await tables.seats.resign(left.id, EVE.id, closes=False)
        closed = await self.open("sanfrancisco", 1, computers=["medium"])
        await tables.agreement.end(closed.id, ANN, moderator=False)
        await database.people.save_settings(ANN.id, '{"zone":"Europe/Warsaw","quiet":[1320,420]}')
        await database.people.save_settings(BO.id, '{"reminders":"direct","language":"it"}')
        await database.servers.save_settings(GUILD, '{"place":"thread"}')

    async def _undoable(self, table: Table) -> bool:
        position = await self.tables.archive.position(table)
        return bool(position.undoable_by(1))


async def keep(name: str) -> None:
    """Write a database and what can be seen of it into the folder of released ones."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        async with await Database.open(path, now=lambda: writer.now) as database:
            writer = Writer(database)
            await writer.write()
            it = Opened(database, writer.now)
            seen = [
                await it.seen(table.id)
                for number in range(1, 100)
                if (table := await database.tables.get(number)) is not None
            ]
            people = await database.people.settings()
        with closing(sqlite3.connect(path)) as connection:
            lines = [line for line in connection.iterdump() if "sqlite_stat" not in line]
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            own = connection.execute("PRAGMA application_id").fetchone()[0]
    head = [f"PRAGMA application_id = {own};", f"PRAGMA user_version = {version};"]
    RELEASED.mkdir(exist_ok=True)
    (RELEASED / f"{name}.sql").write_text("\n".join([*head, *lines]) + "\n", "utf-8")
    told = {
        "now": writer.now,
        "people": {str(who): json.loads(text) for who, text in people.items()},
        "tables": seen,
    }
    (RELEASED / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[1]))
