"""Running tables as they are stored, read beside the bot, and how their games stand."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from bot.games import GAMES
from bot.games.game import CHANCE
from bot.tables.history.snapshot import begun
from bot.tables.model import Person as Sitter
from bot.tables.tables import Tables
from storage import Database
from storage.session import system_time

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bot.games.game import AnyGame
    from bot.tables.model import Position
    from tests.wire.world import Channel, Person, World


class Row(NamedTuple):
    """An action as it is stored."""

    seat: int
    notation: str
    interaction: int | None
    part: int
    undone: int


@dataclass
class Running:
    """A table, and the position of its game as far as it has been followed."""

    id: int
    channel: Channel
    game: AnyGame
    people: Sequence[Person]
    version: int
    position: Position
    rows: int = 0

    @property
    def over(self) -> bool:
        """Whether its game has a result."""
        return self.game.result(self.position.state) is not None

    @property
    def legal(self) -> list[tuple[Person, str]]:
        """Every legal action, with who may do it."""
        return [
            (self.people[action.seat - 1], self.game.format(action))
            for action in self.game.legal_actions(self.position.state)
            if action.seat != CHANCE
        ]

    def seat_of(self, person: Person) -> int | None:
        """Return the seat of a person, None if they look on."""
        return self.people.index(person) + 1 if person in self.people else None

    def unknown(self, person: Person | None) -> frozenset[str]:
        """Return the ids of what a person, or everybody, may not know of the game now.

        The short ones are left out: spaces and words of the same name are shown.
        """
        seat = self.seat_of(person) if person else None
        return frozenset(
            each for each in self.game.unknown(self.position.state, seat) if len(each) > 2
        )

    def play(self, row: Row) -> None:
        """Follow an action that the bot has carried out."""
        self.position = self.position.then(self.game, row.seat, row.notation)
        self.rows += 1


class Stored:
    """The bot's database, read while the bot writes."""

    def __init__(self, path: Path) -> None:
        self._database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def heads(self) -> dict[int, tuple[int, str]]:
        """Return version and status of every table, by number."""
        rows = self._database.execute("SELECT id, version, status FROM tables")
        return {number: (version, status) for number, version, status in rows}

    def owed(self) -> int:
        """Return how many posts have yet to be delivered."""
        ((count,),) = self._database.execute("SELECT count(*) FROM outbox")
        return count

    def rows(self, table: int) -> list[Row]:
        """Return every action of a table, undone ones too."""
        rows = self._database.execute(
            "SELECT seat, notation, interaction_id, part, undone FROM actions"
            " WHERE table_id = ? ORDER BY ordinal",
            (table,),
        )
        return [Row(*row) for row in rows]

    def seats(self, table: int) -> list[int]:
        """Return who sits at a table, by seat."""
        rows = self._database.execute(
            "SELECT user_id FROM seats WHERE table_id = ? ORDER BY seat", (table,)
        )
        return [user for (user,) in rows]

    def running(self, table: int, channel: Channel, people: Sequence[Person]) -> Running:
        """Return a table whose game has just begun."""
        name, setup, version = self._database.execute(
            "SELECT game, setup, version FROM tables WHERE id = ?", (table,)
        ).fetchone()
        start = begun(GAMES[name], setup)
        return Running(table, channel, GAMES[name], people, version, start)


async def opened(
    path: Path, world: World, places: Sequence[tuple[Channel, str, Sequence[Person]]]
) -> list[int]:
    """Open and start a table in each of the channels while the bot is down; return their numbers.

    Parameters
    ----------
    places
        The channels with the game that is played there, and those who play.
    """
    numbers: list[int] = []
    async with await Database.open(path, now=system_time) as database:
        tables = Tables(database, GAMES, Random(1), lambda _, __, ___: None, system_time)
        for channel, game, people in places:
            host, *guests = (Sitter(person.id, person.name) for person in people)
            place = world.id, channel.id
            table = await tables.lobby.open(host, place, game, language="en", seats=len(people))
            for guest in guests:
                await tables.lobby.join(table.id, guest)
            await tables.lobby.start(table.id, host, host)
            numbers.append(table.id)
    return numbers
