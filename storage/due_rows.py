"""Writes due rows, inside a transaction that is already open."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from storage.records import Change, NewDue

_INSERT = (
    "INSERT INTO due (kind, table_id, user_id, due_at, payload)"
    " SELECT json_extract(value, '$[0]'), :table, json_extract(value, '$[1]'),"
    " :now + json_extract(value, '$[2]'), json_extract(value, '$[3]') FROM json_each(:rows)"
    " WHERE CASE json_extract(value, '$[4]')"
    " WHEN 'watched' THEN EXISTS (SELECT 1 FROM watchers WHERE table_id = :table)"
    " WHEN 'asked' THEN EXISTS (SELECT 1 FROM questions WHERE table_id = :table)"
    " ELSE 1 END ORDER BY key RETURNING due_at"
)
_OF_PAIR = (
    "due.kind = json_extract(value, '$[0]') AND (json_extract(value, '$[1]') IS NULL"
    " OR coalesce(due.user_id, json_extract(value, '$[1]')) = json_extract(value, '$[1]'))"
)
_DELETE = (
    "DELETE FROM due WHERE table_id = :table AND (kind IN (SELECT value FROM json_each(:kinds))"  # noqa: S608  (its values are bound)
    " OR id IN (SELECT value FROM json_each(:ids))"
    f" OR EXISTS (SELECT 1 FROM json_each(:pairs) WHERE {_OF_PAIR}))"
)
_PUT_OFF = (
    "UPDATE due SET due_at = :now + (SELECT json_extract(value, '$[2]') FROM json_each(:pairs)"  # noqa: S608  (its values are bound)
    f" WHERE {_OF_PAIR} ORDER BY key DESC LIMIT 1)"
    f" WHERE table_id = :table AND EXISTS (SELECT 1 FROM json_each(:pairs) WHERE {_OF_PAIR})"
)


def insert_due(
    connection: sqlite3.Connection, table_id: int, due: Iterable[NewDue], now: int
) -> int | None:
    """Insert due rows; `after` counts from `now`.

    Return in how many milliseconds the first of them is due, or None if there is none.
    """
    rows = [(new.kind, new.user_id, new.after, new.payload, new.wanted) for new in due]
    if not rows:
        return None
    values = {"table": table_id, "now": now, "rows": json.dumps(rows)}
    inserted = connection.execute(_INSERT, values).fetchall()
    return min((due_at - now for (due_at,) in inserted), default=None)


def change_due(
    connection: sqlite3.Connection, table_id: int, change: Change, now: int
) -> int | None:
    """Delete, put off and add the due rows of a change.

    Return in how many milliseconds the first row that it has put off or added is due, or None.
    """
    if change.undue or change.struck or change.undue_of:
        gone = {
            "table": table_id,
            "kinds": json.dumps(change.undue),
            "ids": json.dumps(change.struck),
            "pairs": json.dumps(change.undue_of),
        }
        connection.execute(_DELETE, gone)
    later = [*((kind, None, after) for kind, after in change.put_off), *change.put_off_of]
    if later:
        connection.execute(_PUT_OFF, {"table": table_id, "now": now, "pairs": json.dumps(later)})
    first = insert_due(connection, table_id, change.due, now)
    times = [after for *_, after in later]
    return min(times if first is None else [first, *times], default=None)
