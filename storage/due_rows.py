"""Writes due rows, inside a transaction that is already open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.records import Wanted
from storage.sql import marks, rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from storage.records import Change, NewDue
    from storage.sql import Connection, Row, Value

_COLUMNS = ("BIGINT", "TEXT", "BIGINT", "BIGINT", "TEXT", "TEXT")
_INSERT = (
    "INSERT INTO due (kind, table_id, user_id, due_at, payload)"
    " WITH new (place, kind, user_id, due_at, payload, wanted) AS ({rows})"
    " SELECT new.kind, ?, new.user_id, new.due_at, new.payload FROM new WHERE CASE new.wanted"
    " WHEN 'watched' THEN EXISTS (SELECT 1 FROM watchers WHERE table_id = ?)"
    " WHEN 'asked' THEN EXISTS (SELECT 1 FROM questions WHERE table_id = ?)"
    " ELSE 1 = 1 END ORDER BY new.place RETURNING id, due_at"
)
_OF_PERSON = "kind = ? AND coalesce(user_id, ?) = ?"
"""The rows of a kind for a person, and those for nobody."""


def insert_due(
    connection: Connection, table_id: int, due: Iterable[NewDue], now: int
) -> int | None:
    """Insert due rows; `after` counts from `now`.

    Return in how many milliseconds the first of them is due, or None if there is none.
    """
    added = add_due(connection, table_id, (*due,), now)
    return min((due_at - now for _, due_at in added), default=None)


def add_due(
    connection: Connection, table_id: int, due: Sequence[NewDue], now: int
) -> Sequence[Row]:
    """Insert due rows as `insert_due` does; return id and time of those that were wanted."""
    if not due:
        return ()
    if len(due) == 1 and due[0].wanted is Wanted.ALWAYS:
        (new,) = due
        return connection.execute(
            "INSERT INTO due (kind, table_id, user_id, due_at, payload) VALUES (?, ?, ?, ?, ?)"
            " RETURNING id, due_at",
            (new.kind, table_id, new.user_id, now + new.after, new.payload),
        ).fetchall()
    values = [
        value
        for place, new in enumerate(due)
        for value in (place, new.kind, new.user_id, now + new.after, new.payload, new.wanted)
    ]
    return connection.execute(
        _INSERT.format(rows=rows(len(due), *_COLUMNS)), (*values, table_id, table_id, table_id)
    ).fetchall()


def change_due(connection: Connection, table_id: int, change: Change, now: int) -> int | None:
    """Delete, put off and add the due rows of a change.

    Return in how many milliseconds the first row that it has put off or added is due, or None.
    """
    _delete(connection, table_id, change)
    later = [*((kind, None, after) for kind, after in change.put_off), *change.put_off_of]
    if later:
        _put_off(connection, table_id, later, now)
    first = insert_due(connection, table_id, change.due, now)
    times = [after for *_, after in later]
    return min(times if first is None else [first, *times], default=None)


def _delete(connection: Connection, table_id: int, change: Change) -> None:
    conditions: list[str] = []
    values: list[Value] = [table_id]
    if change.undue:
        conditions.append(f"kind IN ({marks(change.undue)})")
        values += change.undue
    if change.struck:
        conditions.append(f"id IN ({marks(change.struck)})")
        values += change.struck
    for kind, user_id in change.undue_of:
        conditions.append(_OF_PERSON)
        values += kind, user_id, user_id
    if conditions:
        connection.execute(
            f"DELETE FROM due WHERE table_id = ? AND ({' OR '.join(conditions)})",  # noqa: S608  (its values are bound)
            values,
        )


def _put_off(
    connection: Connection, table_id: int, later: Sequence[tuple[str, int | None, int]], now: int
) -> None:
    """Move rows; of several times for one row the last holds."""
    conditions: list[str] = []
    times: list[str] = []
    values: list[Value] = []
    wanted: list[Value] = []
    for kind, user_id, after in reversed(later):
        condition = "kind = ?" if user_id is None else _OF_PERSON
        named = (kind,) if user_id is None else (kind, user_id, user_id)
        conditions.append(condition)
        times.append(f"WHEN {condition} THEN ?")
        values += *named, now + after
        wanted += named
    connection.execute(
        f"UPDATE due SET due_at = CASE {' '.join(times)} ELSE due_at END"  # noqa: S608  (its values are bound)
        f" WHERE table_id = ? AND ({' OR '.join(conditions)})",
        (*values, table_id, *wanted),
    )
