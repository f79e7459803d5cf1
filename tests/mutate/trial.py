"""Tries one change: whether a test notices it."""

from __future__ import annotations

from enum import StrEnum
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.mutate import forks
from tests.mutate.mutants import mutated

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from tests.mutate.mutants import Mutant


TOLD = "build/told"
"""The file in a copy of the project with the id of the test that was begun last."""


class Verdict(StrEnum):
    """What became of a change."""

    NOTICED = "noticed"
    ENDLESS = "noticed, since a test did not end"
    UNNOTICED = "not noticed"
    UNREACHED = "run by no test"


class Outcome(NamedTuple):
    """A change and what became of it."""

    mutant: Mutant
    verdict: Verdict
    by: str
    """The test that noticed it, or the last that was run."""
    cpu: float
    """Seconds of CPU."""

    @property
    def noticed(self) -> bool:
        """Return whether some test fails with the change."""
        return self.verdict in (Verdict.NOTICED, Verdict.ENDLESS)


class Trial:
    """Makes a change in a copy of the project, runs tests until one fails, and undoes the change.

    Parameters
    ----------
    mutant
        The change, or None to see that all tests pass without one.
    tests
        Ids, files or folders of tests, in the order in which they run.
    cpu
        The usual seconds of CPU of each test.
    """

    def __init__(
        self,
        mutant: Mutant,
        tests: Sequence[str],
        cpu: Mapping[str, float],
        *,
        changed: bool = True,
    ) -> None:
        self._mutant = mutant
        self._tests = tests
        self._cpu = cpu
        self._changed = changed
        self._source = b""

    def begin(self, project: Path) -> forks.Run:
        """Make the change, and return the run of the tests."""
        file = project / self._mutant.path
        self._source = file.read_bytes()
        if self._changed:
            file.write_bytes(mutated(self._source, self._mutant))
        told = project / TOLD
        told.parent.mkdir(exist_ok=True)
        told.write_text("")
        files = list(dict.fromkeys(test.split("::")[0] for test in self._tests))
        return forks.Run(files, Asking(self._tests, self._cpu, told), ["-x"])

    def end(self, project: Path, ended: forks.Exit) -> Outcome:
        """Undo the change, and return what became of it."""
        (project / self._mutant.path).write_bytes(self._source)
        by = (project / TOLD).read_text() or "on import"
        if ended.code == pytest.ExitCode.NO_TESTS_COLLECTED:
            raise forks.ForkError((project / forks.LOG).read_text(errors="replace"))
        if ended.code < 0:
            return Outcome(self._mutant, Verdict.ENDLESS, by, ended.cpu)
        verdict = Verdict.NOTICED if ended.code else Verdict.UNNOTICED
        return Outcome(self._mutant, verdict, by, ended.cpu)


class Asking:
    """A pytest plugin that runs some tests in a given order, each for so long at most."""

    def __init__(self, tests: Sequence[str], cpu: Mapping[str, float], told: Path) -> None:
        self._ranks = {test: rank for rank, test in enumerate(tests)}
        self._cpu = cpu
        self._told = told

    def pytest_sessionstart(self) -> None:
        """Begin with the imports."""
        forks.limit(5)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave out all others."""
        chosen: list[tuple[int, pytest.Item]] = []
        left: list[pytest.Item] = []
        for item in items:
            file = PurePosixPath(item.nodeid.split("::")[0])
            names = (item.nodeid, *map(str, (file, *file.parents)))
            rank = next((self._ranks[name] for name in names if name in self._ranks), None)
            if rank is None:
                left.append(item)
            else:
                chosen.append((rank, item))
        config.hook.pytest_deselected(items=left)
        items[:] = [item for _, item in sorted(chosen, key=lambda each: each[0])]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Begin with a test."""
        self._told.write_text(nodeid)
        forks.limit(self._cpu.get(nodeid, 5))
