"""The database: the stores that read and write it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.backlog import BacklogStore
from storage.due import DueStore
from storage.life import CommandStore, LifeStore
from storage.newest import REMEMBERED, NewestTables
from storage.outbox import OutboxStore
from storage.people import PeopleStore, ServerStore
from storage.questions import QuestionStore
from storage.reviews import HintStore, ReviewStore
from storage.session import Session, system_time
from storage.tables import TableStore
from storage.threads import ThreadStore

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path
    from types import TracebackType
    from typing import Self

    from storage.leases import Leases
    from storage.location import Location
    from storage.session import TimeSource


class Database:
    """Everything the bot keeps, in several stores on one open database.

    Use `Database.open`; the object is an async context manager that closes itself. When the
    database fails while it is open, a method raises `StorageFailed` or a `DatabaseError` and
    changes nothing; `OutcomeUnknown` leaves open whether it has.

    Attributes
    ----------
    tables
        Tables with their seats, actions, snapshots and agreements.
    outbox
        Posts that are still to be sent, and the newest post of each table.
    due
        Work that waits for its time.
    questions
        What players are asked, while the message that asks them has its buttons.
    hints
        How many hints each seat of a table was given.
    reviews
        Finished games looked back on.
    people
        Personal settings, watchers, and forgetting a person.
    threads
        Threads in which tables are.
    servers
        What each server has set.
    commands
        The release that has registered the commands.
    life
        When the bot was running.
    backlog
        How much waits, for those who watch the bot run.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        newest = NewestTables(0 if session.leases.shared else REMEMBERED)
        self.tables = TableStore(session, newest)
        self.outbox = OutboxStore(session)
        self.due = DueStore(session)
        self.questions = QuestionStore(session)
        self.hints = HintStore(session)
        self.reviews = ReviewStore(session)
        self.people = PeopleStore(session, newest)
        self.threads = ThreadStore(session)
        self.servers = ServerStore(session)
        self.commands = CommandStore(session)
        self.life = LifeStore(session, newest)
        self.backlog = BacklogStore(session)

    @classmethod
    async def open(cls, location: Location, *, now: TimeSource = system_time) -> Self:
        """Open the database at `location`, and update its schema.

        Parameters
        ----------
        location
            A file, which is created with its folder when missing; ``<path>.lock`` beside it is held
            while the database is open, so that one process uses it. Or a database of a server,
            which must exist, for as many processes as want it.
        now
            Returns the times written into records.

        Raises
        ------
        DatabaseInUse, DatabaseNewer, DatabaseForeign, DatabaseUnwritable, DatabaseCorrupt
            Each says in one sentence why the database cannot be used.
        """
        return cls(await Session.open(location, now=now))

    @property
    def location(self) -> Location:
        """Return where the database is: the path of a file without links, or a server."""
        return self._session.location

    @property
    def leases(self) -> Leases:
        """Return which shards are this process's to work for."""
        return self._session.leases

    @property
    def errors(self) -> Mapping[str, int]:
        """Return how often the database has failed since it was opened, by `read` and `write`."""
        return self._session.errors

    def end_within(self, seconds: float) -> None:
        """Give up, after so many seconds, all that a server has not answered; return at once.

        What waits for it raises `StorageFailed`, also later. Close the database all the same.
        """
        self._session.end_within(seconds)

    async def close(self) -> None:
        """Wait for the current transaction, then close. Closing twice is harmless."""
        await self._session.close()

    async def backup(self, target: Path) -> None:
        """Copy the database to the new file `target` while it stays in use.

        Raises
        ------
        BackupFailed
            When `target` exists or cannot be written.
        """
        await self._session.backup(target)

    async def checkpoint(self) -> None:
        """Move all that was written into the file itself, so that a copy of it alone is whole.

        There is nothing to do where the database is no file.
        """
        await self._session.checkpoint()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()
