"""`python -m bot move-database`: copy a database to a server, or from there into a file."""

from __future__ import annotations

import asyncio
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from bot.cli.places import location
from bot.cli.startup import complain, ends_before, until_stopped
from storage.errors import StorageError
from storage.moving import Interrupted, move

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )

    from storage.location import Location


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "move-database",
        help="copy a database to a server, or into a file",
        description="Copy everything of one database to another, which is empty or does not exist"
        " yet, and check the copy. Each is a path or postgresql://USER:PASSWORD@HOST:PORT/DATABASE."
        " The bot must be stopped. Interrupted, it has copied nothing, and can be run again.",
    )
    parser.add_argument("source", type=location, metavar="FROM", help="the database to copy")
    parser.add_argument("target", type=location, metavar="TO", help="where to copy it")
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Copy the database and say so; return 0, or 1 when there is no copy."""
    try:
        asyncio.run(until_stopped(partial(_move, args.source, args.target)))
    except StorageError as error:
        return complain(str(error))
    except Interrupted:
        return complain("Interrupted: nothing was copied.")
    return 0


async def _move(source: Location, target: Location, stopping: asyncio.Event) -> None:
    stop = Event()
    moving = asyncio.ensure_future(move(source, target, stop))
    if not await ends_before(moving, stopping):
        stop.set()
    counts = await moving
    print(
        f"The database {source} is copied to {target}, and the copy is checked: {counts['tables']}"
        f" tables of games, {sum(counts.values())} rows in all. Name it in CABLE_CAR_DATABASE."
    )
