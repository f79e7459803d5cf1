"""`python -m bot partition-database`: keep new tables of a Discord server together."""

from __future__ import annotations

import asyncio
from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from bot.cli.places import location
from bot.cli.startup import complain
from storage.errors import StorageError
from storage.location import Server
from storage.partitioning import partition_database

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "partition-database",
        help="partition the tables of games in PostgreSQL by Discord server",
        description="Partition the tables of games by Discord server: new tables of one server are"
        " kept together in one of 16 parts. There is no way back but move-database. The bot must be"
        " stopped. The schema is updated first, as when the bot starts. Interrupted, the database"
        " is either partitioned or not, and the command can be run again.",
    )
    parser.add_argument(
        "database",
        type=_server,
        metavar="DATABASE",
        help="postgresql://USER:PASSWORD@HOST:PORT/DATABASE",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Partition the database and say so; return 0, or 1 when it stays as it is."""
    database: Server = args.database
    try:
        done = asyncio.run(partition_database(database))
    except StorageError as error:
        return complain(str(error))
    print(f"The database {database} {'is now' if done else 'was already'} partitioned.")
    return 0


def _server(text: str) -> Server:
    """Return the database that an argument names; raises `ArgumentTypeError`."""
    found = location(text)
    if isinstance(found, Server):
        return found
    raise ArgumentTypeError("a file is never partitioned; name a database of a server")
