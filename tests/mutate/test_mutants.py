"""A change is made at one place, reads as Python, and is known again when other code is edited."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from tests.mutate.accepted import LIST, accepted, outdated
from tests.mutate.copies import ROOT
from tests.mutate.mutants import mutants, mutated, project, sample
from tests.mutate.parts import EXEMPT, PARTS, folders, is_exempt, is_of

if TYPE_CHECKING:
    from tests.mutate.mutants import Mutant


@pytest.fixture(scope="module")
def everything() -> list[Mutant]:
    return project(ROOT, PARTS)


def changed(source: str) -> set[str]:
    """Return each text that a single change makes of a source."""
    code = source.encode()
    return {mutated(code, mutant).decode() for mutant in mutants("a.py", code)}


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("x = a < b\n", {"x = (a <= b)\n"}),
        ("x = a <= b != c\n", {"x = (a < b != c)\n", "x = (a <= b == c)\n"}),
        ("x = a is not b in c\n", {"x = (a is b in c)\n", "x = (a is not b not in c)\n"}),
        ("x = 'é' + b\n", {"x = ('é' - b)\n"}),
        ("x -= y\n", {"x += y\n"}),
        ("x = -y\n", {"x = (y)\n"}),
        ("x = 3\n", {"x = 4\n"}),
        ("x = True\n", {"x = False\n"}),
        ("x = a and b or c\n", {"x = ((a and b) and c)\n", "x = (a or b) or c\n"}),
        ("x = not y\n", {"x = (y)\n"}),
        ("if x:\n    y\n", {"if (not x):\n    y\n"}),
        ("x = [a for a in b if a]\n", {"x = [a for a in b if (not a)]\n"}),
        ("x()\ny\n", {"pass\ny\n"}),
        ("async def f():\n    await x()\n", {"async def f():\n    pass\n"}),
        ("def f():\n    return x\n", {"def f():\n    return None\n"}),
        ("x: Literal[1] = y\n", set[str]()),
        ("@dataclass(frozen=True)\nclass A:\n    x: int = y\n", set[str]()),
        ("x = zip(a, b, strict=True)\n", set[str]()),
        ("x: TypeAlias = a | b\n", set[str]()),
        ("if TYPE_CHECKING:\n    x = 1\n", set[str]()),
    ],
)
def test_each_kind_of_change_is_made(source: str, wanted: set[str]) -> None:
    assert changed(source) == wanted


def test_what_is_exempt_is_there_and_no_rules_are(everything: list[Mutant]) -> None:
    exempt = {mutant.path for mutant in everything if is_exempt(mutant.path)}
    assert all(any(path.startswith(name) for path in exempt) for name in EXEMPT)
    assert not is_exempt("bot/games/sanfrancisco/rules.py")


def test_a_change_of_an_expression_over_lines_leaves_the_rest_alone() -> None:
    source = "x = (\n    a\n    + b  # why\n)\ny\n"
    assert changed(source) == {"x = (\n    (a - b)  # why\n)\ny\n"}


def test_lines_of_a_condition_are_those_of_its_head() -> None:
    (first, second) = mutants("a.py", b"if (\n    a\n    < b\n):\n    f()\n")
    assert first.lines == range(1, 5)
    assert second.lines == range(5, 6)


@pytest.mark.soak
def test_every_change_of_the_project_reads_as_python_and_is_another_tree(
    everything: list[Mutant],
) -> None:
    sources = {mutant.path: (ROOT / mutant.path).read_bytes() for mutant in everything}
    trees = {path: ast.dump(ast.parse(source)) for path, source in sources.items()}
    for mutant in everything[::100]:
        tree = ast.parse(mutated(sources[mutant.path], mutant))
        assert ast.dump(tree) != trees[mutant.path], mutant


def test_no_two_changes_have_the_same_key(everything: list[Mutant]) -> None:
    assert len({mutant.key for mutant in everything}) == len(everything)


def test_sample_is_the_same_each_time_and_another_for_another_seed(
    everything: list[Mutant],
) -> None:
    drawn = sample(everything, 200, 1)
    assert len(drawn) == 200
    assert drawn == sample(reversed(everything), 200, 1)
    assert len({*drawn} & {*sample(everything, 200, 2)}) < 50


def test_sample_stays_when_another_function_is_edited() -> None:
    before = b"def f(a):\n    return a + 1 < 2\n\n\ndef g(a):\n    return a - 3\n"
    after = before.replace(b"a + 1", b"(a + 1) * 7")
    keys = [{m.key for m in sample(mutants("a.py", code), 99, 1)} for code in (before, after)]
    assert {key for key in keys[0] if key[1] == "g"} == {key for key in keys[1] if key[1] == "g"}


def test_every_part_has_tests(everything: list[Mutant]) -> None:
    for mutant in everything:
        assert any(is_of(mutant.path, f"{folder}/test_a.py::test_b") for folder in folders())


def test_list_of_accepted_changes_fits_the_code(everything: list[Mutant]) -> None:
    reasons = accepted(LIST.read_text(encoding="utf-8"))
    assert outdated(reasons, everything) == []


def test_an_entry_without_a_reason_is_refused() -> None:
    entry = '[[mutant]]\nfile = "a.py"\nwithin = ""\nbefore = "1"\nafter = "2"\n'
    with pytest.raises(ValueError, match="reason"):
        accepted(entry)
    assert accepted(f'{entry}reason = "R"\n') == {("a.py", "", "1", "2", 0): "R"}
    with pytest.raises(ValueError, match="twice"):
        accepted(f'{entry}reason = "R"\n' * 2)
