"""What every engine does: run functions over a connection, whole or not at all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

    from storage.leases import Leases
    from storage.location import Location
    from storage.sql import Connection

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TableLayout:
    """A table: its columns and those of its primary key, in order, and the tables it refers to."""

    columns: tuple[str, ...]
    key: tuple[str, ...]
    parents: frozenset[str]


class DatabaseReader(Protocol):
    """A database opened for reading alone."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """Return what is raised where a row cannot be read."""
        ...

    def moment(self) -> AbstractContextManager[Connection]:
        """Let everything read meanwhile be as it was at one moment."""
        ...


class Engine(Protocol):
    """An open database."""

    @property
    def location(self) -> Location:
        """Return where the database is."""
        ...

    @property
    def leases(self) -> Leases:
        """Return which shards are this process's to work for."""
        ...

    async def query(self, function: Callable[[Connection], T]) -> T:
        """Run a function that carries out one statement and only reads; return its value.

        Raises
        ------
        StorageFailed, DatabaseError
            When the database fails.
        """
        ...

    async def read(self, function: Callable[[Connection], T]) -> T:
        """Run a function that only reads; all it reads is as it was at one moment.

        Raises
        ------
        StorageFailed, DatabaseError
            When the database fails.
        """
        ...

    async def write(
        self,
        function: Callable[[Connection], T],
        interaction_id: int | None,
        table_id: int | None,
    ) -> T:
        """Run a function as one transaction, perhaps several times; return the last one's value.

        The transaction is rolled back when the function raises, or when the task is cancelled
        before the commit.

        Parameters
        ----------
        interaction_id
            The interaction that the function stores, or None.
        table_id
            The table to which all belongs that the function writes, or None.

        Raises
        ------
        OutcomeUnknown
            When the database does not tell whether it has committed.
        StorageFailed, DatabaseError
            When the database fails.
        """
        ...

    async def checkpoint(self) -> None:
        """Write the log of a file back into it, so that a copy of the file is complete."""
        ...

    async def backup(self, target: Path) -> None:
        """Copy the database to a new file; raises `BackupFailed`."""
        ...

    def end_within(self, seconds: float) -> None:
        """Give up, after so many seconds, all that a server has not answered; return at once.

        Call it when the process is about to end. A file answers by itself.
        """
        ...

    async def close(self) -> None:
        """Wait for what is being written and read, then close. Closing twice is harmless."""
        ...
