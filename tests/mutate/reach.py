"""Which test runs which line, and how long each test takes."""

from __future__ import annotations

import json
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

import coverage
import pytest

from tests.mutate import forks
from tests.mutate.copies import fingerprint
from tests.mutate.parts import LEFT_OUT, folders, is_of, nearness

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from pathlib import Path

    from tests.mutate.mutants import Mutant


class UnsoundError(Exception):
    """Tests cannot be run without any change; the text is the log."""


class Reach(NamedTuple):
    """What is known of the tests."""

    cpu: dict[str, float]
    """Seconds of CPU of each test."""
    lines: dict[str, dict[int, list[str]]]
    """The tests that run each line of each file; "" where it is run on import."""
    failed: Collection[str] = ()
    """The tests that fail without any change, which are asked nothing."""

    def tests(self, mutant: Mutant, budget: float) -> list[str]:
        """Return the tests to ask about a change, the nearest first, the quick before the slow.

        Parameters
        ----------
        budget
            The seconds of CPU that they may take together; the first one may take more.
        """
        lines = self.lines.get(mutant.path, {})
        reached = {test for line in mutant.lines for test in lines.get(line, ())}
        if "" in reached:
            # What is built on import is used anywhere.
            reached = {*self.cpu}
        own = [test for test in reached if is_of(mutant.path, test)]
        own.sort(key=lambda test: (-nearness(mutant.path, test), self.cpu[test], test))
        sums = accumulate(self.cpu[test] for test in own)
        return [test for test, until in zip(own, sums, strict=True) if until <= budget] or own[:1]


def measure(copies: Sequence[Path], parts: Sequence[str], kept: Path) -> Reach:
    """Run the tests once in copies of the project, each folder unless an earlier run has.

    Parameters
    ----------
    copies
        As many as may run at a time.
    parts
        The folders of the code.
    kept
        What earlier runs have written down.

    Raises
    ------
    UnsoundError
        If tests cannot be run without any change.
    """
    known: dict[str, Any] = json.loads(kept.read_bytes()) if kept.exists() else {}
    digests = {folder: fingerprint(folder) for folder in folders()}
    known = {f: known[f] for f in digests if f in known and known[f]["digest"] == digests[f]}
    kept.parent.mkdir(parents=True, exist_ok=True)
    missing = [_Measuring(folder, parts) for folder in digests if folder not in known]
    for folder, measured in forks.spread(missing, copies):
        known[folder] = {"digest": digests[folder], **measured}
        kept.write_text(json.dumps(known))
    cpu: dict[str, float] = {}
    lines: dict[str, dict[int, list[str]]] = {}
    failed = {test for measured in known.values() for test in measured["failed"]}
    for measured in known.values():
        cpu |= {test: used for test, used in measured["cpu"].items() if test not in failed}
        names = ["", *measured["cpu"]]
        for path, reached in measured["lines"].items():
            for line, tests in reached.items():
                found = lines.setdefault(path, {}).setdefault(int(line), [])
                found += [names[number] for number in tests if names[number] not in failed]
    return Reach(cpu, lines, failed)


class _Measuring:
    """Runs the tests of one folder."""

    def __init__(self, folder: str, parts: Sequence[str]) -> None:
        self._folder = folder
        self._parts = parts

    def begin(self, project: Path) -> forks.Run:
        """Return the run of these tests."""
        options = [f"--deselect={test}" for test in LEFT_OUT]
        tracer = Tracer(project, self._parts, project / "build" / "reach.json")
        return forks.Run([self._folder], tracer, options)

    def end(self, project: Path, ended: forks.Exit) -> tuple[str, Any]:
        """Return the folder and what was measured."""
        if ended.code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            log = (project / forks.LOG).read_text(errors="replace")
            raise UnsoundError(f"The tests of {self._folder} cannot be run:\n{log}")
        return self._folder, json.loads((project / "build" / "reach.json").read_bytes())


class Tracer:
    """A pytest plugin that writes down which lines each test runs."""

    def __init__(self, project: Path, parts: Sequence[str], written: Path) -> None:
        self._project = project
        self._written = written
        included = [f"{project}/{part}/*" for part in parts]
        self._coverage = coverage.Coverage(data_file=None, include=included, config_file=False)
        self._coverage.set_option("run:core", "ctrace")
        self._cpu: dict[str, float] = {}
        self._failed: set[str] = set()
        self._began = 0.0

    @pytest.hookimpl(tryfirst=True)
    def pytest_load_initial_conftests(self) -> None:
        """Begin with what is run on import."""
        self._coverage.start()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Begin with a test."""
        self._coverage.switch_context(nodeid)
        self._began = forks.cpu()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a failure."""
        if report.failed:
            self._failed.add(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """End with a test."""
        self._cpu[nodeid] = round(forks.cpu() - self._began, 4)

    def pytest_sessionfinish(self) -> None:
        """Write it all down."""
        self._coverage.stop()
        data = self._coverage.get_data()
        numbers = {name: number for number, name in enumerate(["", *self._cpu])}
        lines: dict[str, dict[int, list[int]]] = {}
        for file in data.measured_files():
            reached = data.contexts_by_lineno(file).items()
            lines[file.removeprefix(f"{self._project}/")] = {
                line: [numbers[name] for name in names] for line, names in reached
            }
        found = {"cpu": self._cpu, "lines": lines, "failed": sorted(self._failed)}
        self._written.write_text(json.dumps(found))
