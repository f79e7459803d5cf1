"""What the bot has in its database, read while it runs or after its end."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import psycopg

from bot.games import GAMES
from bot.tables.history.snapshot import positions, read_snapshot
from storage.location import Server
from storage.records import ActionRecord, Snapshot

if TYPE_CHECKING:
    from bot.tables.model import Position
    from storage.location import Location

_TABLE = (
    "SELECT id, version, status, (SELECT count(*) FROM outbox WHERE table_id = tables.id)"
    " FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
)
_LOG = (
    "SELECT ordinal, seat, notation, at, interaction_id, part, undone, undone_after FROM actions"
    " WHERE table_id = ? ORDER BY ordinal"
)


@dataclass(frozen=True)
class Standing:
    """The newest table of a channel; `owed` counts the posts that Discord has not been sent."""

    table: int
    version: int
    status: str
    owed: int


@dataclass
class Ledger:
    """The database of a bot, to be closed before the next bot starts.

    It is never written: what a kill leaves is for the next bot to recover.
    """

    location: Location
    _reader: sqlite3.Connection | psycopg.Connection[Any] | None = None

    def rows(self, statement: str, *values: Any) -> list[Any]:
        """Return the rows of a query."""
        if isinstance(self.location, Server):
            if self._reader is None:
                self._reader = psycopg.connect(self.location.url, autocommit=True)
            statement = statement.replace("?", "%s")
        elif self._reader is None:
            self._reader = sqlite3.connect(f"file:{self.location}?mode=ro", uri=True)
        reader: Any = self._reader
        return reader.execute(statement, values).fetchall()

    def close(self) -> None:
        """Close the file; the next query opens it again."""
        if self._reader is not None:
            self._reader.close()
        self._reader = None

    def standing(self, channel: int) -> Standing | None:
        """Return how the newest table of a channel stands, or None if it has had none."""
        return next((Standing(*row) for row in self.rows(_TABLE, channel)), None)

    def tables(self, channel: int) -> int:
        """Return how many tables a channel has had."""
        ((count,),) = self.rows("SELECT count(*) FROM tables WHERE channel_id = ?", channel)
        return count

    def stored(self) -> set[int]:
        """Return the ids of the interactions that have changed something."""
        return {number for (number,) in self.rows("SELECT id FROM interactions")}

    def faults(self) -> list[str]:
        """Return what is wrong with the file, with its references, and with any table's game."""
        found: list[str] = []
        if not isinstance(self.location, Server):
            found += [str(row) for row in self.rows("PRAGMA integrity_check") if row != ("ok",)]
            found += [f"orphan {row}" for row in self.rows("PRAGMA foreign_key_check")]
        for table, game, setup in self.rows("SELECT id, game, setup FROM tables"):
            if setup is not None:
                found += self._game_faults(table, game, setup)
        return found

    def _game_faults(self, table: int, game: str, setup: str) -> list[str]:
        """Return how the snapshot of a table differs from its log, and what the log has twice."""
        log = self._log(table)
        found = [
            f"table {table}: the parts of interaction {number} are {parts}"
            for number, parts in _parts(log).items()
            if parts != [*range(1, len(parts) + 1)]
        ]
        *_, last = positions(GAMES[game], setup, [row for row in log if not row.undone])
        for actions, state in self.rows(
            "SELECT actions, state FROM snapshots WHERE table_id = ?", table
        ):
            kept = read_snapshot(GAMES[game], Snapshot(actions, state))
            if (kept.state, kept.turn) != (last.state, last.turn):
                found.append(f"table {table}: the snapshot is not what the log leads to")
        return found

    def turns(self, channel: int) -> list[set[int]]:
        """Return whom the post of each turn of the channel's tables is to notify, in order.

        Nobody, once a game is over.
        """
        found: list[set[int]] = []
        for table, game, setup in self.rows(
            "SELECT id, game, setup FROM tables WHERE channel_id = ? ORDER BY id", channel
        ):
            if setup is None:
                continue
            holders = dict(self.rows("SELECT seat, user_id FROM seats WHERE table_id = ?", table))
            for position in _beginnings(game, setup, self._log(table)):
                seats = GAMES[game].to_act(position.state)
                found.append({holders[seat] for seat in seats})
        return found

    def _log(self, table: int) -> list[ActionRecord]:
        return [ActionRecord(*row) for row in self.rows(_LOG, table)]


def _parts(log: list[ActionRecord]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for row in log:
        if row.interaction_id is not None:
            found.setdefault(row.interaction_id, []).append(row.part)
    return found


def _beginnings(game: str, setup: str, log: list[ActionRecord]) -> list[Position]:
    """Return the position after each change that began a turn, undone ones too.

    A turn that comes again after an undo began before.
    """
    rules = GAMES[game]
    found = [*positions(rules, setup, ())]
    now = found[0]
    live: list[ActionRecord] = []
    for number, row in enumerate(log):
        if back := [each for each in live if each.undone and each.undone_after == number]:
            live = [each for each in live if each not in back]
            *_, now = positions(rules, setup, live)
        live.append(row)
        now = now.then(rules, row.seat, row.notation)
        last = row is log[-1] or log[number + 1].interaction_id != row.interaction_id
        if last and now.turn > found[-1].turn:
            found.append(now)
    return found
