"""Queries that read tables and their seats."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from storage.errors import TableMissing
from storage.players import ResignationRecord
from storage.posts import Owed, PostRecord, Standing
from storage.records import SeatRecord, StoredTable, TableRecord, TableStatus

if TYPE_CHECKING:
    from storage.sql import Connection, Row

_RECORD = (
    "id, guild_id, channel_id, game, option, capacity, host_id, language, status, version,"
    " setup, created_at, changed_at, reminders, pace, turn_at, paused_at, stalled,"
    " pictures, upright, rematch_of, threaded, thread_id, rules, hints"
)
_NAMES = tuple(name.strip() for name in _RECORD.split(","))
COLUMNS = (
    f"{_RECORD},"  # noqa: S608  (no value of anybody's)
    " (SELECT coalesce(json_group_array(json_array("
    "seat, user_id, name, strength, gone, reserve, handed, undone)), '[]')"
    " FROM seats WHERE table_id = tables.id),"
    " (SELECT coalesce(json_group_array(json_array("
    "resignations.id, seat, user_id, name, whole, moved)), '[]')"
    " FROM resignations WHERE table_id = tables.id)"
)
"""The columns of a table with its seats and who resigned, as `stored_table` reads them."""
SELECT_TABLES = f"SELECT {COLUMNS} FROM tables "  # noqa: S608  (no value of anybody's)
SELECT_RECORDS = f"SELECT {_RECORD} FROM tables "  # noqa: S608  (no value of anybody's)
SEATS = (
    "SELECT seat, user_id, name, strength, gone, reserve, handed, undone FROM seats"
    " WHERE table_id = ? ORDER BY seat"
)
"""The seats of a table, in order, as `seat_record` reads them."""
RESIGNED = (
    "SELECT seat, user_id, name, whole, moved FROM resignations WHERE table_id = ? ORDER BY id"
)
"""Who resigned from a table, the first in front, as `resignation_record` reads them."""

_STANDING = (
    "SELECT posts.table_id, channel_id, message_id, version, turn, kind,"
    " (SELECT coalesce(json_group_array(json_array(id, table_id, version, kind, created_at,"
    " attempts, due_at)), '[]') FROM outbox WHERE table_id = ?),"
    " (SELECT coalesce(json_group_array(DISTINCT kind), '[]') FROM due WHERE table_id = ?)"
    " FROM (SELECT 1) AS one LEFT JOIN posts ON posts.table_id = ?"
)


def stored_table(row: Row) -> StoredTable:
    """Return the table of a row of `COLUMNS`."""
    seats, resigned = json.loads(row[-2]), json.loads(row[-1])
    return StoredTable(
        table_record(row),
        tuple(seat_record(seat) for seat in sorted(seats)),
        tuple(resignation_record(each) for _, *each in sorted(resigned)),
    )


def one_with_seats(connection: Connection, table_id: int) -> StoredTable:
    """Return a table with its seats; raises `TableMissing`."""
    for row in connection.execute(SELECT_TABLES + "WHERE id = ?", (table_id,)).fetchall():
        return stored_table(row)
    raise TableMissing(table_id)


def read_standing(connection: Connection, table_id: int) -> Standing:
    """Return a table's owed posts, its newest post, and the kinds of its due rows."""
    ((*post, owed, kinds),) = connection.execute(_STANDING, [table_id] * 3).fetchall()
    return Standing(
        tuple(Owed(*values) for values in sorted(json.loads(owed))),
        None if post[0] is None else PostRecord(*post),
        frozenset(json.loads(kinds)),
    )


def table_record(row: Row) -> TableRecord:
    """Return the table of a row that begins with the columns of a record."""
    columns = dict(zip(_NAMES, row, strict=False))
    columns["status"] = TableStatus(columns["status"])
    columns["stalled"] = bool(columns["stalled"])
    columns["pictures"] = bool(columns["pictures"])
    columns["upright"] = bool(columns["upright"])
    columns["threaded"] = bool(columns["threaded"])
    return TableRecord(**columns)


def seat_record(row: Row) -> SeatRecord:
    """Return the seat of a row of `SEATS`."""
    seat, user_id, name, strength, gone, reserve, handed, undone = row
    return SeatRecord(seat, user_id, name, strength, bool(gone), reserve, bool(handed), undone)


def resignation_record(row: Row) -> ResignationRecord:
    """Return who resigned, of a row of `RESIGNED`."""
    seat, user_id, name, whole, moved = row
    return ResignationRecord(seat, user_id, name, bool(whole), bool(moved))
