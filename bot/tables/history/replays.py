"""Replays of logs, remembered so that a log that has grown is replayed from where it goes on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeVar

from bot.tables.history.snapshot import begun

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import AnyGame
    from bot.tables.model import Position
    from storage.records import ActionRecord

REMEMBERED = 8
"""Of how many tables replays are remembered."""
AT_ONCE = 16
"""The most actions that are replayed on the event loop; more are replayed in a thread."""


class _Replay(Protocol):
    """A log replayed as far as it goes; it can go on, and be copied to go on elsewhere."""

    def add(self, line: ActionRecord) -> None:
        """Replay one more action; raises `GameError` if it does not fit."""
        ...

    def upto(self, lines: int) -> Self | None: ...


ReplayT = TypeVar("ReplayT", bound=_Replay)


class Replays(Generic[ReplayT]):
    """The replays of the tables asked for last, by table."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[Sequence[ActionRecord], ReplayT]] = OrderedDict()

    async def of(self, table_id: int, log: Sequence[ActionRecord], new: ReplayT) -> ReplayT:
        """Return the replay of a table's log.

        Parameters
        ----------
        new
            A replay of nothing, for when nothing that helps is remembered.

        Raises
        ------
        GameError
            If an action does not fit.
        """
        # Take the replay out while it is extended; a concurrent caller builds its own.
        known, before = self._known.pop(table_id, ((), new))
        same = _in_common(known, log)
        replay = before.upto(same)
        if replay is None:
            replay, same = new, 0
        rest = log[same:]
        if len(rest) > AT_ONCE:
            await asyncio.to_thread(_add, replay, rest)
        else:
            _add(replay, rest)
        self._known[table_id] = log, replay
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return replay


class History:
    """The position at the start and after each action in force."""

    def __init__(self, game: AnyGame, positions: Sequence[Position]) -> None:
        self._game = game
        self.positions = [*positions]

    @classmethod
    def begun(cls, game: AnyGame, setup: str) -> Self:
        """Return the history of a game without actions; raises as `begun` of snapshots."""
        return cls(game, [begun(game, setup)])

    def add(self, line: ActionRecord) -> None:
        """Replay one more action; raises `GameError` if it does not fit."""
        self.positions.append(self.positions[-1].then(self._game, line.seat, line.notation))

    def upto(self, lines: int) -> Self:
        """Return the history after the first actions."""
        return type(self)(self._game, self.positions[: lines + 1])


def _add(replay: _Replay, lines: Sequence[ActionRecord]) -> None:
    for line in lines:
        replay.add(line)


def _in_common(known: Sequence[ActionRecord], log: Sequence[ActionRecord]) -> int:
    for count, (before, now) in enumerate(zip(known, log, strict=False)):
        if before != now:
            return count
    return min(len(known), len(log))
