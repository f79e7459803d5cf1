"""The tool, run on two lines: what a test notices and what not, with the checkout left alone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.mutate.copies import ROOT, fingerprint
from tests.mutate.mutants import Mutant
from tests.mutate.reach import Reach


def mutant(path: str, lines: range) -> Mutant:
    return Mutant(path, "f", "number", "1", "2", 0, lines.start, lines, (0, 1))


@pytest.mark.soak
def test_a_change_is_made_in_a_copy_and_noticed_by_the_test_that_fails() -> None:
    before = fingerprint("tests/games")
    command = [sys.executable, "-m", "tests.mutate", "--jobs", "1"]
    places = ["bot/games/record.py:16", "bot/tables/schedule/effects.py:44"]
    ended = subprocess.run(  # noqa: S603
        [*command, "--at", *places, "--tests", "tests/games/test_points.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1, ended.stderr
    told = ended.stdout.splitlines()
    noticed = [line for line in told if line.strip().startswith("noticed: tests/games/test_points")]
    assert len(noticed) == 1
    assert told[-2].startswith("- bot/tables/schedule/effects.py:44")
    assert fingerprint("tests/games") == before


def test_near_tests_are_asked_first_then_quick_ones_within_the_budget() -> None:
    far, quick = "tests/games/test_a.py::test_b", "tests/games/pointcity/test_x.py::test_quick"
    slow, near = "tests/games/pointcity/test_x.py::test_slow", "tests/games/pointcity/test_y.py::t"
    other = "tests/storage/test_a.py::test_b"
    cpu = {far: 0.1, quick: 0.2, slow: 5, near: 9, other: 0.1}
    reach = Reach(cpu, {"bot/games/pointcity/y.py": {3: [far, quick], 4: [slow, near, other]}})
    changed = mutant("bot/games/pointcity/y.py", range(3, 5))
    assert reach.tests(changed, 99) == [near, quick, slow, far]
    assert reach.tests(changed, 10) == [near, quick]
    assert reach.tests(changed, 1) == [near]
    assert reach.tests(mutant("bot/games/pointcity/y.py", range(9, 10)), 99) == []


def test_any_test_of_the_part_is_asked_about_what_runs_on_import() -> None:
    one, two = "tests/games/test_a.py::test_b", "tests/games/test_a.py::test_c"
    reach = Reach({one: 0.1, two: 0.2}, {"bot/games/cards.py": {3: [""]}})
    assert reach.tests(mutant("bot/games/cards.py", range(3, 4)), 99) == [one, two]
