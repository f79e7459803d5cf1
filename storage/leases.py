"""Which shards of the bot are this process's to work for, where processes share a database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from storage.sql import marks

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Share:
    """Some of the shards, and the tables of the servers that fall on them.

    Parameters
    ----------
    count
        How many shards there are in all.
    shards
        Those that are meant, from 0.
    """

    count: int
    shards: frozenset[int]

    def where(self, server: str) -> tuple[str, tuple[int, ...]]:
        """Return a condition for a server's id given in SQL, and its values.

        It is always true for all shards. What belongs to no server falls on shard 0.
        """
        if len(self.shards) == self.count:
            return "1 = 1", ()
        found = f"(coalesce({server}, 0) >> 22) % ? IN ({marks(self.shards)})"
        return found, (self.count, *sorted(self.shards))

    def of_table(self, table_id: str) -> tuple[str, tuple[int, ...]]:
        """Return the condition for the server of a table whose id is given in SQL."""
        its = f"(SELECT guild_id FROM tables AS its WHERE its.id = {table_id})"  # noqa: S608  (a column)
        return self.where(its)


WHOLE = Share(1, frozenset({0}))
"""All there is."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What this process holds.

    Parameters
    ----------
    count
        How many shards there are in all.
    shards
        Those that this process holds.
    processes
        How many processes there are, this one among them.
    """

    count: int
    shards: frozenset[int]
    processes: int = 1

    @property
    def share(self) -> Share:
        """Return the share that the held shards are."""
        return Share(self.count, self.shards)

    @property
    def fair(self) -> int:
        """Return the most shards that one process holds when all hold evenly many."""
        return -(-self.count // self.processes)


class Leases(Protocol):
    """The shards of a database, each held by at most one process.

    Attributes
    ----------
    shared
        Whether other processes may use the database at the same time.
    """

    shared: bool

    @property
    def holding(self) -> Holding:
        """Return the shards that this process believes it holds."""
        ...

    async def join(self, count: int) -> Holding:
        """Take a fair share of the shards.

        Parameters
        ----------
        count
            How many shards there are to be, unless other processes hold some already.
        """
        ...

    async def take(self, *, anew: bool) -> Holding:
        """Take what nobody holds, up to a fair share; return what is held then.

        Parameters
        ----------
        anew
            Whether this process works for no shard, so that it may begin anew if the others have
            given it up.

        Raises
        ------
        DatabaseNewer
            When the database was updated meanwhile, so that this release cannot use it.
        """
        ...

    async def let_go(self, shards: Iterable[int]) -> None:
        """Leave shards to others; nothing of theirs may be written any more."""
        ...

    async def stand_back(self) -> None:
        """Leave all shards to others, and count for nobody until it takes some again."""
        ...

    async def confirm(self) -> bool:
        """Return whether this process holds its shards for certain, or nobody can tell."""
        ...

    async def reserve(self, bucket: int, seconds: float) -> float:
        """Reserve the next turn of a bucket, `seconds` long; return the seconds until it comes."""
        ...


class AllShards:
    """The shards of a database that one process has for itself."""

    shared = False

    def __init__(self) -> None:
        self.holding = Holding(1, frozenset({0}))

    async def join(self, count: int) -> Holding:
        """Hold all shards."""
        self.holding = Holding(count, frozenset(range(count)))
        return self.holding

    async def take(self, *, anew: bool) -> Holding:  # noqa: ARG002  (nobody gives it up)
        """Return all shards."""
        return self.holding

    async def let_go(self, shards: Iterable[int]) -> None:
        """Do nothing: there is nobody else."""

    async def stand_back(self) -> None:
        """Do nothing: there is nobody else."""

    async def confirm(self) -> bool:
        """Return True."""
        return True

    async def reserve(self, bucket: int, seconds: float) -> float:  # noqa: ARG002  (nobody else waits)
        """Return 0: nobody else has turns."""
        return 0.0
