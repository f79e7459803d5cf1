"""Where a process is that does not go on: what its threads and tasks wait for, told on a signal."""

from __future__ import annotations

import asyncio
import faulthandler
import signal
import sys
from contextlib import suppress
from typing import Any

TELL = signal.SIGUSR1
"""The signal on which a process tells it."""
TOLD = "that is all that it does"
"""What it says last."""


def tell_on_signal() -> None:
    """Write what each thread and task is doing to standard error whenever the signal comes."""
    signal.signal(TELL, _tell_tasks)
    # The threads come first: they can be told even if Python does not go on.
    faulthandler.register(TELL, chain=True)


def _tell_tasks(_: int, __: object) -> None:
    with suppress(RuntimeError):
        for task in asyncio.all_tasks(asyncio.get_running_loop()):
            sys.stderr.write(f"{task.get_name()}: {_path(task.get_coro())}\n")
    sys.stderr.write(f"{TOLD}\n")
    sys.stderr.flush()


def _path(coroutine: Any) -> str:
    """Return the place of a coroutine, of the one that it awaits, and so on."""
    places: list[str] = []
    while frame := getattr(coroutine, "cr_frame", None):
        places.append(f"{frame.f_code.co_qualname} line {frame.f_lineno}")
        coroutine = coroutine.cr_await
    return " > ".join(places)
