"""Queries that read tables and their seats."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from storage.errors import NoSuchTable
from storage.players import ResignationRecord
from storage.records import SeatRecord, StoredTable, TableRecord, TableStatus

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

_RECORD = (
    "id, guild_id, channel_id, game, option, capacity, host_id, language, status, version,"
    " setup, created_at, changed_at, reminders, pace, turn_at, paused_at, stalled,"
    " pictures, rematch_of, threaded, thread_id, rules, hints"
)
_NAMES = tuple(name.strip() for name in _RECORD.split(","))
COLUMNS = (
    f"{_RECORD},"  # noqa: S608  (no value of anybody's)
    " (SELECT json_group_array(json_array("
    "seat, user_id, name, strength, gone, reserve, handed, undone))"
    " FROM seats WHERE table_id = tables.id),"
    " (SELECT json_group_array(json_array(resignations.id, seat, user_id, name, whole))"
    " FROM resignations WHERE table_id = tables.id)"
)
"""The columns of a table with its seats and who resigned, as `stored_table` reads them."""
SELECT_TABLES = f"SELECT {COLUMNS} FROM tables "  # noqa: S608  (no value of anybody's)
_SEATS = "SELECT seat, user_id, name, strength, gone, reserve, handed, undone FROM seats"


def tables(connection: sqlite3.Connection, clauses: str, *values: int | str) -> list[TableRecord]:
    """Return the tables that the clauses after FROM select, with these values bound."""
    rows = connection.execute(f"SELECT {_RECORD} FROM tables {clauses}", values).fetchall()  # noqa: S608  (its values are bound)
    return [_table(row) for row in rows]


def seats(connection: sqlite3.Connection, table_id: int) -> tuple[SeatRecord, ...]:
    """Return the seats of a table, in order."""
    rows = connection.execute(_SEATS + " WHERE table_id = ? ORDER BY seat", (table_id,)).fetchall()
    return tuple(_seat(row) for row in rows)


def resigned(connection: sqlite3.Connection, table_id: int) -> tuple[ResignationRecord, ...]:
    """Return who resigned from a table, the first in front."""
    rows = connection.execute(
        "SELECT seat, user_id, name, whole FROM resignations WHERE table_id = ? ORDER BY id",
        (table_id,),
    ).fetchall()
    return tuple(_resignation(row) for row in rows)


def with_seats(
    connection: sqlite3.Connection, clauses: str, *values: int | str
) -> list[StoredTable]:
    """Return the tables as `tables` does, each with its seats and who resigned."""
    rows = connection.execute(SELECT_TABLES + clauses, values).fetchall()
    return [stored_table(row) for row in rows]


def stored_table(row: sqlite3.Row) -> StoredTable:
    """Return the table of a row of `COLUMNS`."""
    seats, resigned = json.loads(row[-2]), json.loads(row[-1])
    return StoredTable(
        _table(row),
        tuple(_seat(seat) for seat in sorted(seats)),
        tuple(_resignation(each) for _, *each in sorted(resigned)),
    )


def one_with_seats(connection: sqlite3.Connection, table_id: int) -> StoredTable:
    """Return a table with its seats; raises `NoSuchTable`."""
    for table in with_seats(connection, "WHERE id = ?", table_id):
        return table
    raise NoSuchTable(table_id)


def _table(row: sqlite3.Row) -> TableRecord:
    columns = {name: row[name] for name in _NAMES}
    columns["status"] = TableStatus(columns["status"])
    columns["stalled"] = bool(columns["stalled"])
    columns["pictures"] = bool(columns["pictures"])
    columns["threaded"] = bool(columns["threaded"])
    return TableRecord(**columns)


def _seat(row: Sequence[Any]) -> SeatRecord:
    seat, user_id, name, strength, gone, reserve, handed, undone = row
    return SeatRecord(seat, user_id, name, strength, bool(gone), reserve, bool(handed), undone)


def _resignation(row: Sequence[Any]) -> ResignationRecord:
    seat, user_id, name, whole = row
    return ResignationRecord(seat, user_id, name, bool(whole))
