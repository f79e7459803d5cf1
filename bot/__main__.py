"""The command line: `python -m bot COMMAND`."""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING

from bot.cli import backup, check, play, replay, run, show, simulate
from bot.cli.startup import complain

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS = (run, play, replay, show, simulate, backup, check)
"""The modules of the commands; each has `add_parser` and `run`."""
INTERRUPTED = 130
"""The exit status of a command stopped with Ctrl-C, as shells have it."""
PIPE_CLOSED = 141
"""The exit status of a command whose reader has gone, such as `head`, as shells have it."""
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""The errors of a disk that takes no more."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status: 0, 1 when it failed, 2 for wrong usage."""
    parser = ArgumentParser(prog="python -m bot", description="Board games for Discord channels.")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_parser(subparsers)
    args = parser.parse_args(argv)
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
        return complain(f"The output cannot be written ({error.strerror}).")
    return status


def _drop_output() -> None:
    """Leave nothing for Python to write, and to fail at, when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
