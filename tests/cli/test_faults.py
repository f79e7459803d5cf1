"""Every fault of a record or a deck has its sentence."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bot.games
from bot.words.words import Words

SOURCES = Path(bot.games.__file__).parent
FAMILIES = {
    "BadRecord": (1, "record"),
    "BadNotation": (0, "record"),
    "_number": (2, "record"),
    "Fault": (1, "fault"),
    "fault": (0, "fault"),
}
"""By error, or function that makes one: which argument is its code, how its key begins."""


def keys() -> set[str]:
    """Return the catalogue key of every code that the source of the rules names."""
    found = {"record-end-differs", "record-score-differs", "record-winner-differs"}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                index, family = FAMILIES.get(name, (0, ""))
                code = node.args[index] if family and len(node.args) > index else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(f"{family}-{code.value}")
    return found


def test_the_source_names_codes():
    assert {
        "record-not-an-action",
        "record-blanks",
        "record-seats-out-of-range",
        "fault-deck-cards",
        "fault-deck-kinds",
    } <= keys()


@pytest.mark.parametrize("key", sorted(keys()))
def test_every_code_has_a_sentence(key: str):
    assert Words().has(key)
