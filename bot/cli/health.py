"""`python -m bot health`: say whether the bot of a database is well."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from bot.cli.places import location
from bot.monitoring.pulse import diagnose
from bot.settings import SettingsError, load_settings

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "health",
        help="say whether the bot that runs is well",
        description="Exit with 0 if the bot that runs on a database is well, with 1 and a sentence"
        " on what is wrong if it is not.",
    )
    parser.add_argument(
        "--database",
        type=location,
        metavar="DATABASE",
        help="the database of the bot (default: the one set in CABLE_CAR_DATABASE)",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Say how the bot is; return 0 if it is well, or 1."""
    try:
        database = args.database or load_settings(need_token=False).database
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    fault = diagnose(database, time.time_ns() // 1_000_000)
    if fault:
        print(fault, file=sys.stderr)
        return 1
    print("The bot is well.")
    return 0
