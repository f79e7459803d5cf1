"""Finished games: who played, what they got, and how they went about it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, median
from typing import TYPE_CHECKING

from bot.tables.errors import Refusal
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.games.game import Result
    from bot.tables.history.archive import Archive
    from bot.tables.model import Position, Table
    from storage import Database
    from storage.records import ActionRecord, SeatRecord, TableRecord


@dataclass(frozen=True, slots=True)
class Part:
    """What one player did in a finished game.

    Parameters
    ----------
    halves
        Points in halves.
    place
        From 1; winners share it, and so do those with equal points.
    turns
        How long each turn took, in milliseconds.
    tastes
        How often each thing was chosen that is a matter of taste, by the game's own keys.
    whole
        Whether it is one person's from the start to the end. Of a seat that changed hands it is
        whose the seat was at the end; turns and tastes are nobody's then.
    """

    user_id: int
    name: str
    halves: int
    place: int
    turns: tuple[int, ...]
    tastes: Counter[str]
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Summary:
    """Several parts in a few numbers.

    Parameters
    ----------
    average
        Points.
    favourite
        What was chosen most often; None when nothing was, or nothing most often.
    pace
        The middle one of all turns' lengths in milliseconds; None without any.
    """

    games: int
    wins: int
    average: float
    favourite: str | None
    pace: int | None


def summary(parts: Iterable[Part]) -> Summary:
    """Sum up at least one part."""
    listed = list(parts)
    tastes = sum((part.tastes for part in listed), Counter[str]())
    (first, often), (_, next_often) = [*tastes.most_common(2), ("", 0), ("", 0)][:2]
    turns = [length for part in listed for length in part.turns]
    return Summary(
        games=len(listed),
        wins=sum(part.place == 1 for part in listed),
        average=fmean(part.halves for part in listed) / 2,
        favourite=first if often > next_often else None,
        pace=round(median(turns)) if turns else None,
    )


class Outcomes:
    """Reads finished games, each once for as long as its table stays at its version.

    Parameters
    ----------
    taste
        Returns, for a game's name and a notation, what it chose that is a matter of taste, or "".
    """

    def __init__(
        self, database: Database, archive: Archive, taste: Callable[[str, str], str]
    ) -> None:
        self._database = database
        self._archive = archive
        self._taste = taste
        self._read: dict[tuple[int, int], tuple[Part, ...]] = {}

    async def of(self, guild_id: int, game: str) -> list[tuple[Part, ...]]:
        """Return the server's finished games of one kind, the one that ended first in front.

        Each is a part for every seat. A game that cannot be read is left out.
        """
        records = await self._database.tables.of_guild(guild_id, (TableStatus.FINISHED,))
        found: list[tuple[Part, ...]] = []
        for record in sorted(records, key=lambda record: record.changed_at):
            if record.game == game:
                parts = await self._parts(record)
                if parts:
                    found.append(parts)
        return found

    def forget(self) -> None:
        """Read everything anew: names have changed."""
        self._read.clear()

    async def _parts(self, record: TableRecord) -> tuple[Part, ...]:
        key = record.id, record.version
        if key not in self._read:
            table = await self._archive.seen(record)
            log = await self._database.tables.actions(record.id)
            try:
                history = await self._archive.history(table)
            except Refusal:
                return ()
            result = table.game.result(history[-1].state)
            if result is None:
                return ()
            self._read[key] = self._played(table, result, log, history)
        return self._read[key]

    def _played(
        self, table: Table, result: Result, log: list[ActionRecord], history: list[Position]
    ) -> tuple[Part, ...]:
        lengths = turn_lengths(log, [position.turn for position in history])
        return tuple(self._part(table, seat, result, log, lengths) for seat in table.seats)

    def _part(
        self,
        table: Table,
        seat: SeatRecord,
        result: Result,
        log: list[ActionRecord],
        lengths: list[tuple[int, int]],
    ) -> Part:
        whole = not seat.handed and not seat.computer
        own = [line.notation for line in log if whole and line.seat == seat.seat]
        tastes = (self._taste(table.record.game, notation) for notation in own)
        return Part(
            user_id=seat.user_id,
            name=seat.name,
            halves=result.points[seat.seat - 1],
            place=_place(result, seat.seat),
            turns=tuple(length for mover, length in lengths if whole and mover == seat.seat),
            tastes=Counter(taste for taste in tastes if taste),
            whole=whole,
        )


def _place(result: Result, seat: int) -> int:
    if seat in result.winners:
        return 1
    own = result.points[seat - 1]
    ahead = sum(
        other != seat and (other in result.winners or points > own)
        for other, points in enumerate(result.points, start=1)
    )
    return 1 + ahead


def turn_lengths(log: Sequence[ActionRecord], turns: Sequence[int]) -> list[tuple[int, int]]:
    """Return whose each turn was and how long it took, but for the first: its start is unknown.

    Parameters
    ----------
    turns
        Which turn was on before each action: who plays alone has one after the other.
    """
    ends = {turn: (line.seat, line.at) for turn, line in zip(turns, log, strict=False) if line.seat}
    return [(seat, end - before) for (_, before), (seat, end) in pairwise(ends.values())]
