"""Runs pytest in forks of a process that has imported every library already."""

from __future__ import annotations

import importlib
import os
import resource
import shutil
import signal
import sys
import time
import traceback
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

import pytest
from hypothesis import Phase, settings

from tests.mutate.copies import PACKAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

Result_co = TypeVar("Result_co", covariant=True)

LIBRARIES = (
    "PIL.Image",
    "PIL.ImageDraw",
    "PIL.ImageFont",
    "aiosqlite",
    "discord.app_commands",
    "discord.ext.commands",
    "filelock",
    "fluent.runtime",
    "hypothesis.stateful",
    "isal.isal_zlib",
    "msgspec",
    "openskill.models",
    "pydantic_settings",
    "rich.progress",
    "simcord",
    "stamina",
    "structlog",
    "uvloop",
)
"""What most tests import and no change touches."""
LOG = "build/log"
"""The file in a copy of the project with the output of its last run."""
FAULT = 70
"""The exit code of a fork in which pytest could not be started."""
ROOM = 6 * 1024**3
"""The most bytes of addresses that the tests of a change get."""
OPTIONS = (
    "-q",
    "--tb=no",
    "-Wignore::pytest.PytestAssertRewriteWarning",
    "--hypothesis-profile=mutation",
    *("-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:xdist"),
)


class ForkError(Exception):
    """Pytest could not be started; the text is the log."""


class Run(NamedTuple):
    """What is given to pytest."""

    tests: Sequence[str]
    """Files and folders."""
    plugin: object
    """A plugin that lives in the fork alone."""
    options: Sequence[str] = ()


class Exit(NamedTuple):
    """How a run of pytest ended."""

    code: int
    """The exit code of pytest, or minus the number of the signal that ended it."""
    cpu: float
    """Seconds of CPU."""


def warm() -> None:
    """Import the libraries, and set hypothesis to try the same examples each time."""
    for name in LIBRARIES:
        with suppress(ImportError):
            importlib.import_module(name)
    phases = Phase.explicit, Phase.generate
    settings.register_profile(
        "mutation", deadline=None, derandomize=True, database=None, phases=phases
    )


class Task(Protocol[Result_co]):
    """A run of pytest with what comes before and after it."""

    def begin(self, project: Path) -> Run:
        """Prepare a copy of the project, and return what is to be run there."""
        ...

    def end(self, project: Path, ended: Exit) -> Result_co:
        """Clear up, and return the result."""
        ...


def spread(tasks: Iterable[Task[Result_co]], copies: Iterable[Path]) -> Iterator[Result_co]:
    """Do tasks in forks, as many at a time as there are copies; yield results as they come."""
    waiting, free = deque(tasks), [*copies]
    running: dict[int, tuple[Task[Result_co], Path]] = {}
    try:
        while waiting or running:
            while waiting and free:
                task, project = waiting.popleft(), free.pop()
                running[_start(project, task.begin(project))] = task, project
            process, status, usage = os.wait4(-1, 0)
            _stop(process)
            task, project = running.pop(process)
            code = os.waitstatus_to_exitcode(status)
            if code == FAULT:
                raise ForkError((project / LOG).read_text(errors="replace"))
            yield task.end(project, Exit(code, usage.ru_utime + usage.ru_stime))
            free.append(project)
    finally:
        for process in running:
            _stop(process)


def _start(project: Path, run: Run) -> int:
    process = os.fork()
    if not process:
        _child(project, [*OPTIONS, *run.options, *run.tests], run.plugin)
    with suppress(PermissionError, ProcessLookupError):
        os.setpgid(process, process)
    return process


def _stop(process: int) -> None:
    """End a run and all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


def limit(cpu: float) -> None:
    """End this process unless it calls again before a test of that usual time can be over."""
    signal.setitimer(signal.ITIMER_REAL, 15 + 20 * cpu)


def _child(project: Path, arguments: list[str], plugin: object) -> None:
    code = FAULT
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        temporary = project / "build" / "tmp"
        shutil.rmtree(temporary, ignore_errors=True)
        temporary.mkdir(parents=True)
        os.environ |= {
            "PYTHONPATH": str(project),
            "PYTHONDONTWRITEBYTECODE": "1",
            # A server a run takes longer than most runs, and outlives one that is ended.
            "TEST_POSTGRES": "none",
            "TMPDIR": str(temporary),
        }
        sys.dont_write_bytecode = True
        log = os.open(project / LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.chdir(project)
        sys.path[:0] = [str(project)]
        for name in [*sys.modules]:
            if name.split(".")[0] in PACKAGES:
                del sys.modules[name]
        code = int(pytest.main(arguments, plugins=[plugin]))
        sys.stdout.flush()
    except BaseException:  # noqa: BLE001
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(code)


def cpu() -> float:
    """Return the seconds of CPU that this process has used."""
    return time.process_time()
