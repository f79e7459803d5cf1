"""Games as their log has them, and their twins: the same to somebody, but for hidden cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from bot.tables.history.archive import Archive
from bot.tables.history.snapshot import positions
from bot.tables.model import Table
from storage.records import NOBODY, ActionRecord, SeatRecord, TableRecord, TableStatus
from tests.registry import GAMES, part_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import AnyGame
    from bot.tables.model import Position

TABLE, GUILD, CHANNEL = 7, 100, 200
NAMES = ("Ann", "Bo", "Cy", "Di")
SPECTATOR = 99
TAKEN_BACK = 0.15
"""How often an action that told its player nothing is taken back."""
APART = 5
"""How far the positions are apart at which two courses are compared before they are shown."""
TASTES = (0.02, 0.3, 1.0, 5.0)
"""How much a kind of action may be liked in a game."""


def member(seat: int) -> int:
    """Return the user id of the member at a seat."""
    return 10 + seat


@dataclass(frozen=True)
class Course:
    """A game up to some line of its log, undone ones included."""

    game: AnyGame
    setup: Any
    log: tuple[ActionRecord, ...]

    @cached_property
    def history(self) -> list[Position]:
        """The position at the start and after each action in force."""
        live = [line for line in self.log if not line.undone]
        return list(positions(self.game, self.game.encode_setup(self.setup), live))

    @property
    def position(self) -> Position:
        return self.history[-1]

    @property
    def over(self) -> bool:
        return self.game.result(self.position.state) is not None

    @cached_property
    def table(self) -> Table:
        """The table where it is played: with clocks, and people at all seats."""
        record = TableRecord(
            id=TABLE,
            guild_id=GUILD,
            channel_id=CHANNEL,
            game=self.game.name,
            option=self.game.options()[0],
            capacity=self.setup.seats,
            host_id=member(1),
            language="en",
            status=TableStatus.FINISHED if self.over else TableStatus.RUNNING,
            version=1 + len(self.log),
            setup=self.game.encode_setup(self.setup),
            created_at=1,
            changed_at=1,
            pace=24,
            turn_at=1,
        )
        seats = (
            SeatRecord(seat, member(seat), NAMES[seat - 1])
            for seat in range(1, self.setup.seats + 1)
        )
        return Table(record, tuple(seats), self.game)

    @property
    def archive(self) -> Archive:
        """An archive in which this is the one game."""
        shelf: Any = _Shelf(self)
        return Archive(shelf, GAMES)

    def upto(self, lines: int) -> Course:
        """Return the course as it was when its log had so many lines."""
        return replace(self, log=self.log[:lines])

    def states(self) -> Iterator[Any]:
        """Yield the state at the start and after each line of the log, undone ones included."""
        live = 0
        yield self.history[0].state
        for line in self.log:
            live += not line.undone
            before = self.history[live]
            yield (
                before.then(self.game, line.seat, line.notation) if line.undone else before
            ).state


class _Shelf:
    """The part of a database that an archive reads, with one game in it."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self.tables = self

    async def snapshot(self, table_id: int) -> None:
        return None

    async def actions(self, table_id: int, *, undone: bool = False) -> list[ActionRecord]:
        return [line for line in self._course.log if undone or not line.undone]

    async def last_undone(self, table_id: int) -> list[ActionRecord]:
        log = self._course.log
        last = max((place for place, line in enumerate(log, 1) if not line.undone), default=0)
        return [line for line in log[last:] if line.undone_after == len(log)]


def played(name: str, seats: int, seed: int) -> Course:
    """Return a random game to its end, in which now and then an action is taken back."""
    rng = Random(f"{name} {seats} {seed}")
    game = GAMES[name]
    setup = game.setup(seats, rng.choice(game.options()), rng)
    course = Course(game, setup, ())
    (position,) = course.history
    tastes: dict[str, float] = {}
    lines: list[ActionRecord] = []
    while game.result(position.state) is None:
        chance = game.chance(position.state, rng)
        legal = [chance] if chance else game.legal_actions(position.state)
        weights = [tastes.setdefault(type(each).__name__, rng.choice(TASTES)) for each in legal]
        action = rng.choices(legal, weights)[0]
        after = position.then(game, action.seat, game.format(action))
        undone = bool(after.undoable) and not game.result(after.state)
        undone = undone and rng.random() < TAKEN_BACK
        at = len(lines) + 1
        lines.append(
            ActionRecord(
                at, action.seat, game.format(action), at, at, 1, undone, at if undone else None
            )
        )
        position = position if undone else after
    return replace(course, log=tuple(lines))


def twin(course: Course, looker: int | None, rng: Random) -> Course:
    """Return a course that was the same to somebody, though what they could not see was not.

    Parameters
    ----------
    looker
        A seat; None: the public.
    """
    return part_of(course.game.name, "games", "twins").twin(course, looker, rng)


def dressed(table: Table, number: int) -> Table:
    """Return a table as it is, paused, closed, or with a computer in the last seat, by turns."""
    record, (*people, last) = table.record, table.seats
    match number % 4:
        case 1:
            return replace(table, record=replace(record, paused_at=1))
        case 2:
            return replace(table, record=replace(record, status=TableStatus.ENDED))
        case 3:
            computer = replace(last, user_id=NOBODY, name="", strength="medium")
            return replace(table, seats=(*people, computer))
        case _:
            return table


def never_seen(course: Course, looker: int | None) -> frozenset[str]:
    """Return the ids of everything that somebody has not seen in the whole course.

    The short ones are left out: spaces and words of the same name are shown.
    """
    unknown = (course.game.unknown(state, looker) for state in course.states())
    return frozenset(each for each in frozenset[str].intersection(*unknown) if len(each) > 2)


def sampled(course: Course, looker: int | None, rng: Random) -> Position:
    """Return the last position with what somebody cannot see dealt anew."""
    state = course.position.state
    view = course.game.view(state, looker)
    return replace(course.position, state=course.game.sample(view, rng))


def same(one: Course, other: Course, looker: int | None) -> bool:
    """Return whether two courses were the same to somebody, now and at every few positions."""
    game, pairs = one.game, list(zip(one.states(), other.states(), strict=True))
    return all(
        game.view(state, looker) == game.view(another, looker) for state, another in pairs[::-APART]
    )
