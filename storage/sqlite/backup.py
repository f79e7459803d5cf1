"""Copy a database that may be in use, with SQLite's online backup."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.errors import BackupFailed


def copy(database: Path, target: Path) -> None:
    """Copy `database` to the new file `target`, as of one moment; a running bot is not disturbed.

    The target's folder is created when missing. The target stays empty until the copy is complete
    and checked.

    Raises
    ------
    BackupFailed
        When the database is missing, the target exists, or reading or writing fails.
    """
    if not database.is_file():
        raise BackupFailed(f"There is no database {database} to back up; name the one to copy.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _failed(database, target, error) from error
    try:
        # Create the file instead of checking for it, so that two backups never share a target.
        target.open("xb").close()
    except FileExistsError:
        raise BackupFailed(
            f"The backup {target} exists already and is not overwritten; name a new file."
        ) from None
    except OSError as error:
        raise _failed(database, target, error) from error
    try:
        with TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as folder:
            whole = Path(folder) / target.name
            _copy(database, whole)
            whole.replace(target)
    except BaseException as error:
        target.unlink()
        if isinstance(error, OSError | sqlite3.Error):
            raise _failed(database, target, error) from error
        raise


def _copy(database: Path, target: Path) -> None:
    # Not mode=ro: the last connection to close must be able to delete the -wal and -shm files.
    source_uri = f"{database.resolve().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(source_uri, uri=True)) as source,
        closing(sqlite3.connect(target)) as copied,
    ):
        source.backup(copied)
        # Leave write-ahead logging, so that the backup is a single file.
        copied.execute("PRAGMA journal_mode = DELETE")
        ((found,),) = copied.execute("PRAGMA quick_check(1)").fetchall()
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _failed(database: Path, target: Path, error: Exception) -> BackupFailed:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return BackupFailed(
        f"The database {database} could not be copied to {target} ({reason.lower()}); nothing was "
        "written there."
    )
