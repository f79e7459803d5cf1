"""Writing to tables: one change at a time for each, whole or not at all."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.errors import GameError
from bot.tables import checks, errors
from bot.tables.history.archive import Archive
from bot.tables.model import Table
from bot.tables.schedule import effects
from bot.tables.schedule.sightings import Sightings
from storage.errors import ChannelTaken, DuplicateInteraction, VersionConflict

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Mapping

    from bot.games.game import AnyGame, Rng
    from bot.tables.model import Position
    from storage import Database
    from storage.posts import Owed, PostRecord, Standing
    from storage.records import Change, NewTable, SeatRecord

LOBBY = "lobby"
TURN = "turn"
BOARD = "board"
OVER = "over"
CLOSED = "closed"
CALL = "call"
"""The kinds of post that Discord can be owed: seats filling; a new turn, with a ping; the same turn
gone on; the end of the game; a table closed before its end; the post of a table that gathers once
more, with a ping for those it waits for."""


def closed(by: int) -> str:
    """Return the kind of post that is owed when somebody has closed a table that others are at.

    Parameters
    ----------
    by
        Their user id; `NOBODY`: several people have decided it.
    """
    return f"{CLOSED} {by}"


def closer(owed: Iterable[Owed]) -> int | None:
    """Return who has closed a table for others, as `closed` tells it; None: nobody has."""
    told = [row.kind for row in owed if row.kind.startswith(f"{CLOSED} ")]
    return int(told[-1].removeprefix(CLOSED)) if told else None


def calls(post: PostRecord, owed: Iterable[Owed]) -> bool:
    """Return whether the newest post is to be sent once more for those it waits for."""
    return any(row.kind == CALL and row.version > post.version for row in owed)


def handed(seat: int) -> str:
    """Return the kind of post that is owed when a seat to act has changed hands.

    It is a new post of the same turn, with a ping for the new player.
    """
    return f"seat {seat}"


def back(turn: int) -> str:
    """Return the kind of post that is owed when an undo leads back to a turn.

    Turns after it are announced again, also one whose post is being sent meanwhile.
    """
    return f"{_BACK}{turn}"


def announced(post: PostRecord, owed: Iterable[Owed]) -> int:
    """Return the turn that a post has announced, as far as no later undo led back before it."""
    later = (row.kind for row in owed if row.version > post.version)
    turns = (int(kind.removeprefix(_BACK)) for kind in later if kind.startswith(_BACK))
    return min((post.turn, *turns))


_BACK = "back "
_NEWS = frozenset({TURN, OVER, CLOSED})


class Ledger:
    """Locks tables and writes changes to them.

    Parameters
    ----------
    games
        The games by name.
    rng
        Shuffles decks, draws first players, decides chance and plays for the computer.
    on_written
        Called with a table's id when posts may be owed, with the milliseconds until the first due
        row that may have been added or put off, or None, and with what Discord shows of the table
        and is owed, if the change has told.
    now
        Returns the time in milliseconds since 1970-01-01 UTC; the database must use the same.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        rng: Rng,
        on_written: Callable[[int, int | None, Standing | None], None],
        now: Callable[[], int],
    ) -> None:
        self.database = database
        self.archive = Archive(database, games)
        self.sightings = Sightings()
        self.rng = rng
        self.now = now
        self._on_written = on_written
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._written: dict[int, int] = {}
        self._watched: defaultdict[int, list[asyncio.Event]] = defaultdict(list)

    @contextmanager
    def watched(self, table_id: int) -> Generator[asyncio.Event]:
        """Give an event that is set once the table is written."""
        event = asyncio.Event()
        self._watched[table_id].append(event)
        try:
            yield event
        finally:
            self._watched[table_id].remove(event)
            if not self._watched[table_id]:
                del self._watched[table_id]

    @asynccontextmanager
    async def locked(
        self, table: Table | int, interaction_id: int | None = None, *, any_game: bool = False
    ) -> AsyncGenerator[Table]:
        """Give the table to one task at a time.

        Parameters
        ----------
        table
            Its number, or the table as the caller has read it; it is read again only if it has been
            written since.
        interaction_id
            The interaction that is carried out.
        any_game
            Whether the change is possible at a table whose game this release lacks.

        Raises
        ------
        NoTable
            If there is none with this number.
        GameMissing
            If this release lacks the table's game, unless `any_game` is True.
        DoubledAction
            Instead of any refusal, if the interaction has been carried out already.
        """
        number = table if isinstance(table, int) else table.id
        async with self._locks[number]:
            try:
                newest = await self._newest(table)
                if not any_game:
                    checks.check_game_there(newest)
                yield newest
            except (errors.Refusal, GameError) as refusal:
                if interaction_id is not None and await self._is_carried_out(interaction_id):
                    raise errors.DoubledAction from refusal
                raise

    async def write(self, table: Table, change: Change, position: Position | None = None) -> Table:
        """Store a change of a locked table, completed by `with_consequences`; return the new table.

        Parameters
        ----------
        position
            How the game stands after the change; None: as before, or unknown.

        Raises
        ------
        StaleAction
            If the table has been changed since it was read.
        DoubledAction
            If the interaction of the change has been carried out already.
        ChannelBusy
            If the channel has another open table.
        """
        whole = await self._with_consequences(table, change)
        # Noted before: of a task that is cancelled nobody knows whether its change is stored.
        self._written[table.id] = table.version + 1
        for event in self._watched.get(table.id, ()):
            event.set()
        try:
            stored = await self.database.tables.change_with_seats(table.id, table.version, whole)
        except VersionConflict as error:
            raise errors.StaleAction from error
        except DuplicateInteraction as error:
            raise errors.DoubledAction from error
        except ChannelTaken as error:
            raise errors.ChannelBusy from error
        after = Table(stored.record, stored.seats, table.game, stored.resigned)
        if position is not None:
            self.archive.remember(after, position)
        elif not change.actions and not change.undo:
            self.archive.carry_over(table, after)
        if change.owed:
            self.archive.hand_over(after, played_on=bool(change.actions) and not change.undo)
            self._on_written(table.id, stored.due_after, stored.standing)
        else:
            self.archive.withdraw(table.id)
        return after

    async def create(self, new: NewTable) -> Table:
        """Add a table and owe its first post.

        Raises
        ------
        ChannelBusy
            If the channel has an open table.
        """
        seats = self.sightings.named(new.guild_id, new.seats)
        try:
            stored = await self.database.tables.create_with_seats(replace(new, seats=seats))
        except ChannelTaken as error:
            here = await self.archive.find_in(new.channel_id)
            way = "elsewhere" if here is None else checks.way_round(here, new.host_id)
            raise errors.ChannelBusy(way) from error
        self._on_written(stored.record.id, 0, None)
        return self.archive.from_stored(stored)

    async def owe(self, table: Table, kind: str) -> None:
        """Owe Discord a post of the table as it stands."""
        await self.database.outbox.add(table.id, kind)
        self._on_written(table.id, None, None)

    def wake(self, table: Table) -> None:
        """Have the due rows of a table looked at that were written without a change."""
        self._on_written(table.id, 0, None)

    async def _newest(self, table: Table | int) -> Table:
        if isinstance(table, Table) and table.version >= self._written.get(table.id, 0):
            return table
        return await self.archive.table(table if isinstance(table, int) else table.id)

    async def _with_consequences(self, table: Table, change: Change) -> Change:
        # An offer lapses when its seat has another holder.
        hands = change.seats is not None and _holders(change.seats) != _holders(table.seats)
        due = await self.database.due.of_table(table.id) if hands else ()
        news = not _NEWS.isdisjoint(kind.partition(" ")[0] for kind in change.owed)
        whole = effects.with_consequences(table, change, news=news, due=due)
        seats = table.seats if whole.seats is None else whole.seats
        named = self.sightings.named(table.record.guild_id, seats)
        return whole if named == seats else replace(whole, seats=named)

    async def _is_carried_out(self, interaction_id: int) -> bool:
        return await self.database.tables.has_interaction(interaction_id)


def _holders(seats: Iterable[SeatRecord]) -> list[tuple[int, int]]:
    return [(seat.seat, seat.user_id) for seat in seats]
