"""The command line: `python -m bot COMMAND`."""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (
    *("run", "play", "replay", "show", "simulate"),
    *("backup", "check", "health", "move-database", "draw-sprites"),
)
"""The commands; the module of each in `bot.cli` has `add_parser` and `run`."""
INTERRUPTED = 130
"""The exit status of a command stopped with Ctrl-C, as shells have it."""
PIPE_CLOSED = 141
"""The exit status of a command whose reader has gone, such as `head`, as shells have it."""
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""The errors of a disk that takes no more."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, 1 when it failed, 2 for wrong usage.

    `run` has one more (see `bot.cli.startup.WRONG`).
    """
    parser = ArgumentParser(prog="python -m bot", description="Board games for Discord channels.")
    parser.add_argument("--version", action="version", version=f"Cable Car {version('cable-car')}")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    arguments = sys.argv[1:] if argv is None else argv
    for command in _commands(arguments):
        command.add_parser(subparsers)
    args = parser.parse_args(arguments)
    try:
        status = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        if error.errno not in _FULL:
            raise
        _drop_output()
        sys.stderr.write(f"The output cannot be written ({error.strerror}).\n")
        return 1
    return status


def _commands(arguments: Sequence[str]) -> list[Any]:
    """Return the module of the command that is named, or all of them.

    One is imported in a quarter of the time, which is most of what `health` takes.
    """
    named = [name for name in COMMANDS if name in arguments[:1]]
    return [import_module(f"bot.cli.{name.replace('-', '_')}") for name in named or COMMANDS]


def _drop_output() -> None:
    """Leave nothing for Python to write, and to fail at, when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
