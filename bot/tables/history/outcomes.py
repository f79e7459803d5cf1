"""Finished games: who played, with what result, how fast, and with what taste.

A game is finished too when it ended by a resignation.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import fmean, median
from typing import TYPE_CHECKING

from bot.games.game import CHANCE
from bot.tables.errors import Refusal
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from bot.games.game import Result
    from bot.tables.history.archive import Archive
    from bot.tables.model import Position, Table
    from storage import Database
    from storage.players import ResignationRecord
    from storage.records import ActionRecord, SeatRecord, StoredTable

_OVER = (TableStatus.FINISHED, TableStatus.ENDED)
"""What a table is whose game may have ended."""


@dataclass(frozen=True, slots=True)
class Performance:
    """One player's part in a finished game.

    Parameters
    ----------
    seat
        The seat; one that changed hands by a resignation can have two parts.
    halves
        Points in halves, None for whoever resigned or in a game that ended by a resignation.
    place
        From 1; winners share it, and so do those with equal points. Whoever resigned comes after
        all who stayed, and after those who resigned later.
    turns
        The length of each turn in milliseconds.
    tastes
        How often each matter of taste was chosen, by the game's own keys.
    whole
        Whether the person played from the start to the end, or to their resignation. Where a seat
        changed hands, the part is that of its last player, without turns and tastes.
    early
        Whether the person resigned before their first move.
    """

    seat: int
    user_id: int
    name: str
    halves: int | None
    place: int
    turns: tuple[int, ...]
    tastes: Counter[str]
    whole: bool = True
    early: bool = False


@dataclass(frozen=True, slots=True)
class Summary:
    """Several parts in a few numbers.

    Parameters
    ----------
    average
        The mean of the points, or None without any.
    favourite
        The matter of taste chosen most often, or None if there is no single one.
    pace
        The median length of a turn in milliseconds, or None without any turn.
    """

    games: int
    wins: int
    average: float | None
    favourite: str | None
    pace: int | None


def summary(parts: Iterable[Performance]) -> Summary:
    """Return the summary of one or more people's parts in finished games."""
    listed = list(parts)
    points = [part.halves for part in listed if part.halves is not None]
    tastes = sum((part.tastes for part in listed), Counter[str]())
    (first, often), (_, next_often) = [*tastes.most_common(2), ("", 0), ("", 0)][:2]
    turns = [length for part in listed for length in part.turns]
    return Summary(
        games=len(listed),
        wins=sum(part.place == 1 for part in listed),
        average=fmean(points) / 2 if points else None,
        favourite=first if often > next_often else None,
        pace=round(median(turns)) if turns else None,
    )


class Outcomes:
    """Reads finished games, each once for a version of its table and its people.

    Parameters
    ----------
    taste
        Returns the matter of taste that an action chose, or "", from a game's name and a notation.
    """

    def __init__(
        self, database: Database, archive: Archive, taste: Callable[[str, str], str]
    ) -> None:
        self._database = database
        self._archive = archive
        self._taste = taste
        self._read: dict[int, tuple[StoredTable, tuple[Performance, ...]]] = {}

    async def of(self, guild_id: int, game: str, *, last: int = 0) -> list[tuple[Performance, ...]]:
        """Return the parts of each of the server's finished games, in the order they ended.

        A game that cannot be read is left out.

        Parameters
        ----------
        last
            The table whose game is the last one returned, nothing if it does not count; 0: all.
        """
        tables = await self._database.tables.of_guild_with_seats(guild_id, _OVER)
        found: list[tuple[Performance, ...]] = []
        for stored in sorted(tables, key=lambda stored: stored.record.changed_at):
            if stored.record.game == game:
                parts = await self._parts(stored)
                if parts:
                    found.append(parts)
                if stored.record.id == last:
                    return found if parts else []
        return [] if last else found

    def forget(self) -> None:
        """Keep nobody's name in memory."""
        self._read.clear()

    async def _parts(self, stored: StoredTable) -> tuple[Performance, ...]:
        """Return the parts of a table; people may be forgotten without a new version."""
        record = stored.record
        known, parts = self._read.get(record.id, (None, ()))
        if known != stored:
            table = self._archive.from_stored(stored)
            if record.status is not TableStatus.FINISHED and table.surrender is None:
                return ()  # closed before its end, so nobody has won
            log = await self._database.tables.actions(record.id)
            try:
                history = await self._archive.history(table)
            except Refusal:
                return ()
            parts = self._played(table, table.game.result(history[-1].state), log, history)
            self._read[record.id] = stored, parts
        return parts

    def _played(
        self, table: Table, result: Result | None, log: list[ActionRecord], history: list[Position]
    ) -> tuple[Performance, ...]:
        lengths = turn_lengths(log, [position.turn for position in history])
        out = _out(table)
        stay = [seat for seat in table.seats if seat.seat not in out]
        parts = [
            self._part(table, seat, result, _place(result, seat.seat, out), log, lengths)
            for seat in stay
        ]
        # A player who resigned is placed last, and somebody alone has lost.
        for place, each in enumerate(reversed(table.resigned), start=1 + max(1, len(stay))):
            if each == table.surrender:
                held = table.seats[each.seat - 1]
                part = self._part(table, held, None, place, log, lengths)
                parts.append(replace(part, early=not each.moved))
            else:
                parts.append(_resigned(each, place))
        return tuple(parts)

    def _part(
        self,
        table: Table,
        seat: SeatRecord,
        result: Result | None,
        place: int,
        log: list[ActionRecord],
        lengths: list[tuple[int, int]],
    ) -> Performance:
        whole = not seat.handed and not seat.computer
        own = [line.notation for line in log if whole and line.seat == seat.seat]
        tastes = (self._taste(table.record.game, notation) for notation in own)
        return Performance(
            seat=seat.seat,
            user_id=seat.user_id,
            name=seat.name,
            halves=None if result is None else result.points[seat.seat - 1],
            place=place,
            turns=tuple(length for mover, length in lengths if whole and mover == seat.seat),
            tastes=Counter(taste for taste in tastes if taste),
            whole=whole,
        )


def _out(table: Table) -> frozenset[int]:
    return frozenset(
        each.seat
        for each in table.resigned
        if each == table.surrender or table.seats[each.seat - 1].computer
    )


def _place(result: Result | None, seat: int, out: Collection[int]) -> int:
    if result is None or seat in result.winners:
        return 1
    own = result.points[seat - 1]
    ahead = sum(
        other != seat and other not in out and (other in result.winners or points > own)
        for other, points in enumerate(result.points, start=1)
    )
    return 1 + ahead


def _resigned(out: ResignationRecord, place: int) -> Performance:
    return Performance(
        out.seat,
        out.user_id,
        out.name,
        None,
        place,
        (),
        Counter(),
        whole=out.whole,
        early=not out.moved,
    )


def turn_lengths(log: Sequence[ActionRecord], turns: Sequence[int]) -> list[tuple[int, int]]:
    """Return seat and milliseconds of each turn except the first, whose start is unknown.

    A turn in which several seats act has one length for each of them.

    Parameters
    ----------
    turns
        The number of the turn before each action.
    """
    ends: dict[int, dict[int, int]] = {}
    for turn, line in zip(turns, log, strict=False):
        if line.seat != CHANCE:
            ends.setdefault(turn, {})[line.seat] = line.at
    return [
        (seat, end - max(before.values()))
        for before, here in pairwise(ends.values())
        for seat, end in here.items()
    ]
