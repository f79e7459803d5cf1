"""`python -m bot play`: open a table in the browser, with no account and no network."""

from __future__ import annotations

import asyncio
import logging
import math
from argparse import ArgumentTypeError
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.pagememory import PORT
from bot.cli.places import file
from bot.cli.startup import complain, set_up_logging, tell_of_unshaped_names, until_stopped
from bot.settings import SettingsError, load_settings
from storage.errors import StorageError

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )

DATABASE = Path("data/play.sqlite3")
DAY = 86_400
"""The seconds of a day."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "play",
        help="open a table in the browser, with no account and no network",
        description="Open a page like Discord in the browser, with four people to switch between.",
    )
    parser.add_argument(
        "--port",
        type=_port,
        metavar="P",
        help=f"the port of the page; 0: any free one (default: {PORT}, or the next free one)",
    )
    parser.add_argument(
        "--database",
        type=file,
        default=DATABASE,
        metavar="PATH",
        help=f"the file that keeps the tables (default: {DATABASE})",
    )
    parser.add_argument(
        "--day",
        type=_seconds,
        default=DAY,
        metavar="SECONDS",
        help="how long a day of the club lasts: with 60, reminders of a day come in a minute"
        f" (default: {DAY})",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Play until Ctrl-C or the page's own end; return 0, or 1 when it cannot begin."""
    if find_spec("simcord") is None:
        return complain("The page needs more than the bot does; `make play` installs it.")
    from bot.cli.page import serve  # noqa: PLC0415  (simcord is there from here on only)

    try:
        settings = load_settings(need_token=False)
        set_up_logging(settings)
        tell_of_unshaped_names()
        logging.getLogger("discord").setLevel(logging.WARNING)
        asyncio.run(
            until_stopped(partial(serve, settings, args.database, args.port, DAY / args.day))
        )
    except KeyboardInterrupt:
        print()
    except (SettingsError, StorageError, OSError) as error:
        return complain(str(error))
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not (math.isfinite(seconds) and 1 <= seconds <= DAY):
        raise ArgumentTypeError(f"{text!r} is no length of a day: 1 to {DAY} seconds")
    return seconds


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is no port: 0 to 65535")
    return int(text)
