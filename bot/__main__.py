"""The command line: `python -m bot COMMAND`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING

from bot.cli import backup, play, replay, run, show, simulate

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (run, play, replay, show, simulate, backup)
"""The modules of the commands; each has `add_parser` and `run`."""
INTERRUPTED = 130
"""The exit status of a command stopped with Ctrl-C, as shells have it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, 1 when it failed, 2 for wrong usage."""
    parser = ArgumentParser(prog="python -m bot", description="Board games for Discord channels.")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(subparsers)
    args = parser.parse_args(argv)
    try:
        return args.run(args)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
