"""Queries that read tables and their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from storage.errors import NoSuchTable
from storage.players import ResignationRecord
from storage.records import SeatRecord, StoredTable, TableRecord, TableStatus

if TYPE_CHECKING:
    import sqlite3

_TABLES = (
    "SELECT id, guild_id, channel_id, game, option, capacity, host_id, language, status, version,"
    " setup, created_at, changed_at, reminders, pace, turn_at, paused_at, stalled,"
    " pictures, rematch_of, threaded, thread_id FROM tables "
)
_SEATS = "SELECT seat, user_id, name, computer, gone, reserve, handed, undone FROM seats"


def tables(connection: sqlite3.Connection, clauses: str, *values: int | str) -> list[TableRecord]:
    """Return the tables that the clauses after FROM select, with these values bound."""
    return [_table(row) for row in connection.execute(_TABLES + clauses, values).fetchall()]


def seats(connection: sqlite3.Connection, table_id: int) -> tuple[SeatRecord, ...]:
    """Return the seats of a table, in order."""
    rows = connection.execute(_SEATS + " WHERE table_id = ? ORDER BY seat", (table_id,)).fetchall()
    return tuple(
        SeatRecord(seat, user_id, name, bool(computer), bool(gone), reserve, bool(handed), undone)
        for seat, user_id, name, computer, gone, reserve, handed, undone in rows
    )


def resigned(connection: sqlite3.Connection, table_id: int) -> tuple[ResignationRecord, ...]:
    """Return who resigned from a table, the first in front."""
    rows = connection.execute(
        "SELECT seat, user_id, name, whole FROM resignations WHERE table_id = ? ORDER BY id",
        (table_id,),
    ).fetchall()
    return tuple(
        ResignationRecord(seat, user_id, name, bool(whole)) for seat, user_id, name, whole in rows
    )


def with_seats(
    connection: sqlite3.Connection, clauses: str, *values: int | str
) -> list[StoredTable]:
    """Return the tables as `tables` does, each with its seats and who resigned."""
    return [
        StoredTable(record, seats(connection, record.id), resigned(connection, record.id))
        for record in tables(connection, clauses, *values)
    ]


def one_with_seats(connection: sqlite3.Connection, table_id: int) -> StoredTable:
    """Return a table with its seats; raises `NoSuchTable`."""
    for table in with_seats(connection, "WHERE id = ?", table_id):
        return table
    raise NoSuchTable(table_id)


def _table(row: sqlite3.Row) -> TableRecord:
    columns: dict[str, Any] = dict(row)
    columns["status"] = TableStatus(columns["status"])
    columns["stalled"] = bool(columns["stalled"])
    columns["pictures"] = bool(columns["pictures"])
    columns["threaded"] = bool(columns["threaded"])
    return TableRecord(**columns)
