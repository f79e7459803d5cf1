"""SQL that every engine understands: what a store sees of a connection, and lists of values.

Statements have `?` for their values. Lists of rows come as JSON from `json_group_array` and
`json_array`. Booleans are stored as 0 and 1. An engine whose words differ turns them at its door.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

Value: TypeAlias = "int | str | None"
"""A value of a statement."""
Row: TypeAlias = "Sequence[Any]"
"""The values of a row, in the order of its columns."""


class IntegrityError(Exception):
    """A constraint of the schema was broken, which is a mistake of the caller."""


class UniqueViolation(IntegrityError):
    """A row with the same key is already stored."""


class Cursor(Protocol):
    """The rows of a statement, in order."""

    @property
    def rowcount(self) -> int:
        """Return the number of rows the statement wrote or deleted."""
        ...

    def fetchone(self) -> Any:  # noqa: ANN401
        """Return the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection inside a transaction.

    Attributes
    ----------
    for_update
        What to write after a SELECT whose row must stay as it is until the transaction ends; empty
        where those who write queue anyway.
    """

    for_update: str

    def execute(self, sql: str, parameters: Sequence[Value] = (), /) -> Cursor:
        """Run a statement.

        Raises
        ------
        UniqueViolation, IntegrityError
            When it breaks a constraint. The transaction may have ended with it.
        """
        ...


def marks(values: Collection[object]) -> str:
    """Return a `?` for each of the values, for an `IN` that finds nothing when there is none."""
    return ", ".join("?" * len(values)) or "NULL"


def rows(count: int, *columns: str) -> str:
    """Return `VALUES` of so many rows, with a `?` for each column of these SQL types."""
    row = ", ".join(f"CAST(? AS {column})" for column in columns)
    return "VALUES " + ", ".join([f"({row})"] * count)
