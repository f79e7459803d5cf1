"""`python -m bot backup`: copy the database while the bot runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.places import location
from bot.settings import SettingsError, load_settings
from storage.errors import BackupFailed, no_backup
from storage.location import Server
from storage.sqlite.backup import copy

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "backup",
        help="copy the database while the bot runs",
        description="Copy the database to one new file. The bot may be running.",
    )
    parser.add_argument(
        "target", type=Path, metavar="TARGET", help="the file to write; it must not exist yet"
    )
    parser.add_argument(
        "--database",
        type=location,
        metavar="DATABASE",
        help="the database to copy (default: the one set in CABLE_CAR_DATABASE)",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Copy the database and say so; return 0, or 1 when there is no copy."""
    try:
        database = args.database or load_settings(need_token=False).database
        if isinstance(database, Server):
            raise no_backup(database, args.target)
        copy(database, args.target)
    except (BackupFailed, SettingsError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The database {database} is copied to {args.target}.")
    return 0
