"""Every fault of a record, a position or a deck has its sentence."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bot.games
from bot.cli.faults import explain_position, explain_record
from bot.games import GAMES
from bot.games.errors import BadPosition, BadRecord
from bot.games.game import HIDDEN
from bot.games.position import read_position
from bot.games.record import read
from bot.presenters import PRESENTERS
from bot.words.words import Words, languages
from tests.records import FOLDER
from tests.registry import part_of

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = Path(bot.games.__file__).parent
FAMILIES = {
    "BadRecord": (1, ("record",)),
    "BadNotation": (0, ("record",)),
    "number_in": (2, ("record",)),
    "DeckFault": (1, ("fault",)),
    "wrong": (1, ("fault",)),
    "fault": (0, ("fault", "position")),
    "BadPosition": (1, ("position",)),
    "error": (1, ("record", "position")),
}
"""By error, or function that makes one: which argument is its code, how its keys begin."""


def keys() -> set[str]:
    """Return the catalogue key of every code that the source of the rules names."""
    found = {"record-end-differs", "record-score-differs", "record-winner-differs"}
    for path in SOURCES.rglob("*.py"):
        source = ast.parse(path.read_text())
        for name, function, code in _coded(source):
            _, families = FAMILIES.get(name, (0, ()))
            if name == "fault":
                # Of a deck file it is a function, of a position a method of its line.
                families = families[:1] if isinstance(function, ast.Name) else families[1:]
            found |= {f"{family}-{text}" for family in families for text in _texts(source, code)}
    return found


def refusals(game: str) -> set[str]:
    """Return every code with which a game refuses an action, as its rules' source names it."""
    found: set[str] = set()
    for path in (SOURCES / game).rglob("*.py"):
        source = ast.parse(path.read_text())
        for name, _, code in _coded(source):
            found |= _texts(source, code) if name in ("BadNotation", "IllegalAction") else set()
    return found - {HIDDEN}


def _coded(source: ast.Module) -> Iterator[tuple[str, ast.expr, ast.expr]]:
    """Yield each call that makes an error: its name, what is called, and the code."""
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            index, _ = FAMILIES.get(name, (0, ()))
            if (name in FAMILIES or name == "IllegalAction") and len(node.args) > index:
                yield name, node.func, node.args[index]


def _texts(source: ast.Module, code: ast.expr) -> set[str]:
    """Return every text that an expression can be, also where it is chosen before."""
    match code:
        case ast.Constant(value=str(text)):
            return {text} if text else set()
        case ast.IfExp(body=body, orelse=other):
            return _texts(source, body) | _texts(source, other)
        case ast.Dict(values=values):
            return set[str]().union(*(_texts(source, value) for value in values))
        case ast.Subscript(value=value):
            return _texts(source, value)
        case ast.Name(id=name):
            given = _assigned(source, name)
            return set[str]().union(*(_texts(source, value) for value in given))
        case _:
            return set()


def _assigned(source: ast.Module, name: str) -> Iterator[ast.expr]:
    """Yield what a name is given anywhere in a module."""
    for node in ast.walk(source):
        if not isinstance(node, ast.Assign):
            continue
        (target, value) = node.targets[0], node.value
        pairs = [(target, value)]
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            pairs = [*zip(target.elts, value.elts, strict=True)]
        for named, given in pairs:
            if isinstance(named, ast.Name) and named.id == name:
                yield given


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


def test_codes_that_are_chosen_before_are_found():
    assert {"record-one-card", "record-deck-and-market"} <= keys()
    assert {"no-token-owed", "one-card", "deck-not-empty"} <= refusals("pointcity")
    assert {"nothing-turned-over", "no-such-row", "not-an-action"} <= refusals("sanfrancisco")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_has_a_sentence_in_every_language(game: str, language: str):
    """A refusal is worded by the game's presenter: in an answer, and of an action in a record."""
    group, words = PRESENTERS[game].group, Words(language)
    codes = refusals(game)
    assert codes
    assert [code for code in sorted(codes) if not words.has(f"{group}-refused-{code}")] == []


@pytest.mark.parametrize("line", ["1 take a1", "1 take a1 deck", "1 take deck a1", "1 dance"])
def test_line_of_a_record_that_is_no_action_is_a_sentence(line: str):
    kept = min((FOLDER / "pointcity").glob("*.txt"))
    head, *_ = kept.read_text("ascii").partition("---\n")
    with pytest.raises(BadRecord) as caught:
        read(f"{head}---\n{line}\n", GAMES)
    sentence = explain_record(caught.value, "pointcity")
    assert sentence.startswith(f"Line {head.count(chr(10)) + 2}: “{line[2:]}” ")
    assert sentence.endswith(".")


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
