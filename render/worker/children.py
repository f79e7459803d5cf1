"""Child processes: started so that a signal to the whole group leaves their end to the parent."""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

PATIENCE = 10
"""The most seconds that a child may take to end."""


class Child(NamedTuple):
    """A child process and this end of the pipe to it."""

    pipe: Connection
    process: SpawnProcess

    def close(self) -> None:
        """Close the pipe, at which the child ends, and wait for that."""
        self.pipe.close()
        self.process.join(PATIENCE)
        self.end()

    def end(self) -> None:
        """Kill the child if it runs, and wait for its end."""
        if self.process.is_alive():
            self.process.kill()
        self.process.join()


def start(name: str, work: Callable[..., None], *args: object) -> Child:
    """Start a child that calls `work` with its end of a pipe and the arguments.

    `work` must be a function of a module, so that the child can import it. It should return when
    the pipe is closed: this process has ended, or wants the child to end.
    """
    context = get_context("spawn")
    pipe, its_end = context.Pipe()
    process = context.Process(target=_run, args=(work, its_end, *args), name=name)
    with deaf_children(signal.SIGINT, signal.SIGTERM):
        process.start()
    its_end.close()
    return Child(pipe, process)


def cores() -> int:
    """Return the number of cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def step_back(by: int) -> None:
    """Let other processes come first, by a niceness of 0 to 19."""
    with suppress(AttributeError, OSError):
        os.nice(by)


def _run(work: Callable[..., None], pipe: Connection, *args: object) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    work(pipe, *args)


@contextmanager
def deaf_children(*signals: signal.Signals) -> Generator[None]:
    """Block signals in this thread, so that children are born without an ear for them.

    Ctrl-C reaches every process of a terminal, and a service manager may end a whole group. A
    child cannot ignore such a signal by itself before Python runs in it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # It unblocks signals when it starts, so it must not start below.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
