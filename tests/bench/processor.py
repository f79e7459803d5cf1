"""How much processor time a process and those it has started have taken so far."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.bench.machine import machine

if TYPE_CHECKING:
    from collections.abc import Coroutine

_PROCESSES = Path("/proc")
_PARENT, _USER, _SYSTEM = 1, 11, 12
"""Places in ``/proc/PID/stat`` after the name of the program."""


class TimesError(Exception):
    """The system does not tell; the text says so in one sentence."""


@dataclass(frozen=True)
class Spent:
    """Seconds of a process itself, and of the processes that it and they have started."""

    own: float
    children: float

    def __add__(self, other: Spent) -> Spent:
        """Return both together."""
        return Spent(self.own + other.own, self.children + other.children)

    def __sub__(self, other: Spent) -> Spent:
        """Return what was taken since."""
        return Spent(self.own - other.own, self.children - other.children)

    def __truediv__(self, count: int) -> Spent:
        """Return what each of so many took."""
        return Spent(self.own / count, self.children / count)


def spent(pid: int) -> Spent:
    """Return what a process has taken.

    Raises
    ------
    TimesError
        Where there is no ``/proc`` as Linux has it.
    """
    if not (_PROCESSES / str(pid) / "stat").exists():
        raise TimesError("This system does not tell what processes take; Linux does.")
    every = {int(path.name): _stat(path) for path in _PROCESSES.iterdir() if path.name.isdecimal()}
    return Spent(_seconds(every[pid]), sum(_seconds(every[each]) for each in _below(pid, every)))


def memory(pid: int) -> float:
    """Return the megabytes that a process holds, without those that it has started."""
    status = (_PROCESSES / str(pid) / "status").read_text("utf-8").splitlines()
    kilobytes = next(line.split()[1] for line in status if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


def run(measure: Coroutine[Any, Any, None]) -> None:
    """Run a measurement that needs these times; without them say why."""
    print(machine())
    try:
        asyncio.run(measure)
    except TimesError as error:
        print(error)


def _below(pid: int, every: dict[int, list[str]]) -> list[int]:
    """Return the processes that a process has started, and that those have."""
    children = [each for each, stat in every.items() if stat and int(stat[_PARENT]) == pid]
    return [*children, *(deeper for child in children for deeper in _below(child, every))]


def _stat(path: Path) -> list[str]:
    """Return what the system tells of a process; nothing when it has just ended."""
    try:
        return (path / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return []


def _seconds(stat: list[str]) -> float:
    return (int(stat[_USER]) + int(stat[_SYSTEM])) / os.sysconf("SC_CLK_TCK")
