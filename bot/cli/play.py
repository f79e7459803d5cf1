"""`python -m bot play`: open a table in the browser, with no account and no network."""

from __future__ import annotations

import asyncio
import logging
from argparse import ArgumentTypeError
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.startup import complain, set_up_logging, tell_of_unshaped_names
from bot.settings import SettingsError, load_settings
from storage.errors import StorageError

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )

DATABASE = Path("data/play.sqlite3")


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
        default=0,
        metavar="P",
        help="the port of the page (default: any free one)",
    )
    parser.add_argument(
        "--database",
        type=Path,
        default=DATABASE,
        metavar="PATH",
        help=f"the file that keeps the tables (default: {DATABASE})",
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
        asyncio.run(serve(settings, args.database, args.port))
    except KeyboardInterrupt:
        print()
    except (SettingsError, StorageError, OSError) as error:
        return complain(str(error))
    return 0


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is no port: 0 to 65535")
    return int(text)
