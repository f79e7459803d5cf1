"""Errors of the database; the message of each is one sentence that can be shown to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.location import Server

if TYPE_CHECKING:
    from pathlib import Path

    from storage.location import Location


_WRITABLE = (
    "make the file and its folder writable for the bot, or name another database.",
    "let the bot's user create and change tables there, or name another database.",
)
_OWN = (
    "a file of the bot's own, or one that does not exist yet.",
    "an empty one of the bot's own.",
)
"""What to do, for a file and for a database of a server."""


class StorageError(Exception):
    """Base of all errors here. `str()` says what happened and what can be done."""


class DatabaseError(StorageError):
    """The database at `location` cannot be opened or used.

    Parameters
    ----------
    location
        Where the database is.
    message
        One sentence.
    """

    def __init__(self, location: Location, message: str) -> None:
        super().__init__(message)
        self.location = location


class DatabaseNewer(DatabaseError):
    """A later release wrote the database."""

    def __init__(self, location: Location, found: int, known: int) -> None:
        super().__init__(
            location,
            f"The database {location} has schema version {found} and this release knows only up to "
            f"{known}; install the newer release, or restore an older backup.",
        )


class DatabaseOlder(DatabaseError):
    """An earlier release wrote the database of a server, and no copy of it can be made to read."""

    def __init__(self, location: Location, found: int, known: int) -> None:
        super().__init__(
            location,
            f"The database {location} has schema version {found}, and this release reads {known}; "
            "copy it with pg_dump into a database of its own, start the bot on the copy once, and "
            "name that one.",
        )


class DatabaseInUse(DatabaseError):
    """Another process has the database open."""

    def __init__(self, location: Location) -> None:
        super().__init__(
            location,
            f"The database {location} is in use by another running bot or program; stop that one "
            "first, or name another database.",
        )


class DatabaseUnwritable(DatabaseError):
    """The database cannot be created or written to."""

    def __init__(self, location: Location, reason: str) -> None:
        super().__init__(
            location,
            f"The database {location} cannot be written ({reason}); "
            + _WRITABLE[isinstance(location, Server)],
        )


class DatabaseCorrupt(DatabaseError):
    """The file is damaged or is not an SQLite database."""

    def __init__(self, location: Location, reason: str) -> None:
        super().__init__(
            location,
            f"The database {location} is damaged or no database at all ({reason}); move it away "
            "and restore a backup.",
        )


class DatabaseForeign(DatabaseError):
    """The file is a database of another program."""

    def __init__(self, location: Location) -> None:
        super().__init__(
            location,
            f"The database {location} belongs to another program; name "
            + _OWN[isinstance(location, Server)],
        )


class DatabaseMissing(DatabaseError):
    """There is no such file, or nothing in it."""

    def __init__(self, location: Location) -> None:
        super().__init__(location, f"There is no database {location}; name one that exists.")


class DatabaseGone(DatabaseError):
    """The file was moved, deleted or replaced while it was open."""

    def __init__(self, location: Location) -> None:
        super().__init__(
            location,
            f"The database {location} was moved, deleted or replaced while the bot runs, and "
            "nothing is written now; put the same file back, or stop the bot and restore a backup.",
        )


class DatabaseUnreachable(DatabaseError):
    """The server does not take the connection."""

    advice = "start its server, or correct the address"

    def __init__(self, location: Location, reason: str) -> None:
        super().__init__(
            location, f"The database {location} cannot be reached ({reason}); {self.advice}."
        )


class DatabaseFull(DatabaseUnreachable):
    """The server has no room for one more connection."""

    advice = (
        "end programs that hold connections to it, or allow it more of them (max_connections, or"
        " CONNECTION LIMIT of the role and the database)"
    )


class DatabaseUnfit(DatabaseError):
    """The server or its database lacks something the bot needs."""

    def __init__(self, location: Location, reason: str, advice: str) -> None:
        super().__init__(location, f"The database {location} {reason}; {advice}.")


class DriverMissing(DatabaseError):
    """The packages for this kind of database are not installed."""

    def __init__(self, location: Location) -> None:
        super().__init__(
            location,
            f"The database {location} takes packages that are not installed; install them with "
            "`.venv/bin/python -m pip install -e '.[postgres]'`.",
        )


class DatabaseTaken(DatabaseError):
    """Another bot has taken the database over while this one was away."""

    def __init__(self, location: Location) -> None:
        super().__init__(
            location,
            f"The database {location} was taken over by another bot while this one gave no sign of "
            "life, and nothing is written now; try again in a moment.",
        )


UNUSABLE = (DatabaseCorrupt, DatabaseForeign, DatabaseNewer, DatabaseUnfit, DriverMissing)
"""What stays so until somebody changes the database, or the bot."""


class StorageFailed(StorageError):
    """A statement failed; its transaction was rolled back."""

    def __init__(self, reason: str, advice: str = "") -> None:
        advice = advice or (
            "try again once there is room on the disk and the file can be read and written"
        )
        super().__init__(f"The database failed ({reason}) and nothing was changed; {advice}.")


class OutcomeUnknown(StorageFailed):
    """The answer to a commit was lost: the change is stored whole, or not at all."""

    def __init__(self) -> None:
        super().__init__("")
        text = (
            "The connection to the database was lost before it told whether the change is stored; "
            "look whether it is, and repeat it if it is missing."
        )
        self.args = (text,)


class BackupFailed(StorageError):
    """No backup was made; the target is unchanged."""


class TargetTaken(StorageError):
    """The database to copy to holds something else."""

    def __init__(self, location: Location) -> None:
        super().__init__(
            f"The database {location} holds other data already and is not overwritten; name an "
            "empty one, or one that does not exist yet."
        )


class CopyDiffers(StorageError):
    """A copy is not the same as what was copied, and was given up."""

    def __init__(self, location: Location, name: str) -> None:
        super().__init__(
            f"The copy in {location} differed in the rows of {name} and was given up; check the "
            "database that was copied with `python -m bot check`."
        )


class CopyRefused(StorageError):
    """The target does not take what was to be copied; nothing was written."""

    def __init__(self, location: Location, reason: str) -> None:
        super().__init__(
            f"The database {location} does not take the copy ({reason}), and nothing was copied; "
            "name an empty one that is not partitioned."
        )


def no_backup(location: Server, target: Path) -> BackupFailed:
    """Return why the bot makes no copy of a server's database, and what does."""
    return BackupFailed(
        f"The database {location} is on a server; copy it with `pg_dump --format=custom"
        f" --file={target} {location}`, and restore it with pg_restore."
    )


class TableMissing(StorageError):
    """No table has this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"There is no table {table_id}; open a new one.")
        self.table_id = table_id


class ChannelTaken(StorageError):
    """The channel already has an open table."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(
            f"The channel {channel_id} already has a table; end that one first, or use another "
            "channel or a thread."
        )
        self.channel_id = channel_id


class VersionConflict(StorageError):
    """The table has changed since it was read."""

    def __init__(self, table_id: int, expected: int, found: int) -> None:
        super().__init__(
            f"Table {table_id} is at version {found}, not {expected}; read it again and repeat the "
            "change."
        )
        self.table_id = table_id
        self.expected = expected
        self.found = found


class DuplicateInteraction(StorageError):
    """A change with this interaction is already stored."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(
            f"The change of interaction {interaction_id} is already stored; there is nothing more "
            "to do."
        )
        self.interaction_id = interaction_id
