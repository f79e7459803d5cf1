"""How far a long work is: a bar on a terminal, and nothing elsewhere, where the log tells of it."""

from __future__ import annotations

import logging
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO, cast

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from collections.abc import Callable, Generator


@contextmanager
def drawing_sprites() -> Generator[Callable[[int, int], None]]:
    """Show how many parts of the sprites are drawn; yield the function that is told so.

    Lines of the log appear above the bar meanwhile.
    """
    bar = _bar("Drawing sprites")
    task = bar.add_task("")
    with bar, _log_to_current_stderr():
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def checking_tables(total: int) -> Generator[Callable[[int], None]]:
    """Show how many tables are checked; yield the function that is told so.

    Lines of output appear above the bar meanwhile.
    """
    bar = _bar("Checking tables")
    task = bar.add_task("", total=total)
    with bar:
        yield lambda done: bar.update(task, completed=done)


def _bar(title: str) -> Progress:
    return Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        redirect_stdout=sys.stdout.isatty(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@contextmanager
def _log_to_current_stderr() -> Generator[None]:
    """Let the log write to what standard error is now: the lines above a bar."""
    handlers = [
        cast("logging.StreamHandler[TextIO]", each)
        for each in logging.getLogger().handlers
        if type(each) is logging.StreamHandler
    ]
    streams = [handler.setStream(sys.stderr) for handler in handlers]
    try:
        yield
    finally:
        for handler, stream in zip(handlers, streams, strict=True):
            if stream is not None:
                handler.setStream(stream)
