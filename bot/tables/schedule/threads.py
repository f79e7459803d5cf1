"""The thread of a table: when it is opened again and named anew, and when it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.records import OPEN, NewDue

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import TableStatus

THREAD = "thread"
"""The due row of a table's thread: that of an open table is open and named, any other closed."""
TO_CLOSE = 24 * 3_600_000
"""The milliseconds from the end to the closing of the thread: until then whoever is away finds it
among the open threads, and the buttons under the result can be pressed everywhere."""


def tends_thread(table: Table, status: TableStatus | None) -> tuple[NewDue, ...]:
    """Return the row that follows when a table in a thread of its own comes to a status."""
    if status is None or not table.in_own_thread:
        return ()
    if status in OPEN:
        return (NewDue(THREAD),)
    return (NewDue(THREAD, TO_CLOSE),)
