"""The tables that were changed last, kept in memory as they stand."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from storage.records import StoredTable

REMEMBERED = 1024
"""How many tables are kept."""


class NewestTables:
    """Spares a read of a table that this process has changed, for it alone writes.

    A table is kept from the answer to a change until the next one begins: while that is under way,
    and when nobody knows what has come of it, the database tells.

    Parameters
    ----------
    most
        How many tables are kept; 0 where other processes write, too.
    """

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._tables: OrderedDict[int, StoredTable] = OrderedDict()
        self._cleared = 0

    def get(self, table_id: int) -> StoredTable | None:
        """Return a table as it stands, or None if that is not known."""
        return self._tables.get(table_id)

    @contextmanager
    def change(self, table_id: int) -> Generator[Callable[[StoredTable], None]]:
        """Forget a table while it is changed; give a function that takes it as it is then."""
        self._tables.pop(table_id, None)
        cleared = self._cleared
        after: list[StoredTable] = []
        try:
            yield after.append
        except BaseException:
            self._tables.pop(table_id, None)
            raise
        if after and cleared == self._cleared:
            self._keep(replace(after[0], due_after=None, standing=None))

    @contextmanager
    def clear(self) -> Generator[None]:
        """Forget all tables, also those that are changed meanwhile: any of them may be written."""
        self._forget()
        try:
            yield
        finally:
            self._forget()

    def _keep(self, stored: StoredTable) -> None:
        known = self._tables.pop(stored.record.id, stored)
        newer = max(known, stored, key=lambda each: each.record.version)
        self._tables[stored.record.id] = newer
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)

    def _forget(self) -> None:
        self._tables.clear()
        self._cleared += 1
