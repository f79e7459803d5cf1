"""Errors of the database; the message of each is one sentence that can be shown to a person."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class StorageError(Exception):
    """Base of all errors here. `str()` says what happened and what can be done."""


class DatabaseError(StorageError):
    """The database at `path` cannot be opened or used.

    Parameters
    ----------
    path
        The file of the database.
    message
        One sentence.
    """

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


class DatabaseNewer(DatabaseError):
    """A later release wrote the database."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            path,
            f"The database {path} has schema version {found} and this release knows only up to "
            f"{known}; install the newer release, or restore an older backup.",
        )


class DatabaseInUse(DatabaseError):
    """Another process has the database open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            f"The database {path} is in use by another running bot or program; stop that one "
            "first, or name another database.",
        )


class DatabaseUnwritable(DatabaseError):
    """The database cannot be created or written to."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"The database {path} cannot be written ({reason}); make the file and its folder "
            "writable for the bot, or name another database.",
        )


class DatabaseCorrupt(DatabaseError):
    """The file is damaged or is not an SQLite database."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"The database {path} is damaged or no database at all ({reason}); move it away and "
            "restore a backup.",
        )


class DatabaseForeign(DatabaseError):
    """The file is a database of another program."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            f"The database {path} belongs to another program; name a file of the bot's own, or "
            "one that does not exist yet.",
        )


class DatabaseMissing(DatabaseError):
    """There is no such file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, f"There is no database {path} to check; name the one to check.")


class DatabaseGone(DatabaseError):
    """The file was moved, deleted or replaced while it was open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            f"The database {path} was moved, deleted or replaced while the bot runs, and nothing "
            "is written now; put the same file back, or stop the bot and restore a backup.",
        )


class StorageFailed(StorageError):
    """A statement failed; its transaction was rolled back."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"The database failed ({reason}) and nothing was changed; try again once there is room "
            "on the disk and the file can be read and written."
        )


class BackupFailed(StorageError):
    """No backup was made; the target is unchanged."""


class NoSuchTable(StorageError):
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
