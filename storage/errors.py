"""What can go wrong with the database, each in one sentence that can be shown as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class StorageError(Exception):
    """The family of everything below. `str()` says what is so and what can be done."""


class DatabaseError(StorageError):
    """The database at `path` cannot be opened, or no longer used.

    Parameters
    ----------
    path
        Where the database is.
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
    """Another process has the database."""

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
    """The file is damaged, or no SQLite database."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"The database {path} is damaged or no database at all ({reason}); move it away and "
            "restore a backup.",
        )


class DatabaseForeign(DatabaseError):
    """The file is a database of some other program."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            f"The database {path} belongs to another program; name a file of the bot's own, or "
            "one that does not exist yet.",
        )


class StorageFailed(StorageError):
    """SQLite could not carry something out; nothing of it was kept."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"The database failed ({reason}) and nothing was changed; try again once there is room "
            "on the disk and the file can be read and written."
        )


class BackupFailed(StorageError):
    """No backup was made, and the target is as it was."""


class NoSuchTable(StorageError):
    """No table has this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"There is no table {table_id}; open a new one.")
        self.table_id = table_id


class ChannelTaken(StorageError):
    """The channel has a table that is gathering or running."""

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
            f"Table {table_id} is at version {found} and not at {expected} any more; read it "
            "again and try anew."
        )
        self.table_id = table_id
        self.expected = expected
        self.found = found


class DuplicateInteraction(StorageError):
    """The interaction's actions are in the log already."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(
            f"The actions of interaction {interaction_id} were stored before; there is nothing "
            "more to do."
        )
        self.interaction_id = interaction_id
