"""Every fault of a record, a position or a deck has its sentence."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bot.games
from bot.cli.faults import explain_position
from bot.games import GAMES
from bot.games.errors import BadPosition
from bot.games.position import read_position
from bot.words.words import Words
from tests.registry import part_of

SOURCES = Path(bot.games.__file__).parent
FAMILIES = {
    "BadRecord": (1, ("record",)),
    "BadNotation": (0, ("record",)),
    "_number": (2, ("record",)),
    "Fault": (1, ("fault",)),
    "fault": (0, ("fault", "position")),
    "BadPosition": (1, ("position",)),
    "error": (1, ("record", "position")),
}
"""By error, or function that makes one: which argument is its code, how its keys begin."""


def keys() -> set[str]:
    """Return the catalogue key of every code that the source of the rules names."""
    found = {"record-end-differs", "record-score-differs", "record-winner-differs"}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                found |= _keys_of(node, node.func)
    return found


def _keys_of(call: ast.Call, function: ast.Name | ast.Attribute) -> set[str]:
    """Return the keys of the code in a call, none if there is none."""
    name = function.id if isinstance(function, ast.Name) else function.attr
    index, families = FAMILIES.get(name, (0, ()))
    code = call.args[index] if len(call.args) > index else None
    if not isinstance(code, ast.Constant) or not isinstance(code.value, str):
        return set()
    if name == "fault":
        # Of a deck file it is a function, of a position a method of its line.
        families = families[:1] if isinstance(function, ast.Name) else families[1:]
    return {f"{family}-{code.value}" for family in families}


def test_the_source_names_codes():
    assert {
        "record-not-an-action",
        "record-blanks",
        "record-seats-out-of-range",
        "fault-deck-cards",
        "fault-deck-kinds",
        "position-blanks",
        "position-pieces",
    } <= keys()


@pytest.mark.parametrize("key", sorted(keys()))
def test_every_code_has_a_sentence(key: str):
    assert Words().has(key)


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (name, lines)
        for name in GAMES
        for lines, _, _ in part_of(name, "games", "test_position").REFUSED
    ],
)
def test_every_fault_of_a_position_is_a_sentence(game: str, lines: list[str]):
    with pytest.raises(BadPosition) as caught:
        read_position("\n".join((f"game {game}", *lines, "")), GAMES)
    sentence = explain_position(caught.value)
    assert sentence.startswith(f"Line {caught.value.line}: ")
    assert sentence.endswith(".")
