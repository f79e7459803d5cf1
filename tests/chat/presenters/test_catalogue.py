"""The catalogue of San Francisco has every message its presenter uses, and no other."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

import pytest

from bot.chat.words import Words, languages
from tests.chat.catalogue import Parts, messages

MESSAGES = ["sanfrancisco.ftl", "sanfrancisco-rules.ftl"]
BY_NAME = (
    *("game-sanfrancisco", "sf-group", "sf-command-", "sf-parameter-"),
    *("sf-zoom-own", "sf-zoom-shared", "sf-taste"),
)
"""What the chat looks up by the names of game, group, commands and parameters."""
COUNTS = {"one": 1, "few": 2, "many": 5, "other": 2.5}
"""Numbers that have a plural form in some language."""


def used() -> list[str]:
    """Return patterns of the keys the presenter says, read from its source."""
    nodes = [
        node
        for module in files("bot.chat.presenters.sanfrancisco").iterdir()
        if module.name.endswith(".py")
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
    ]
    found = {_pattern(node) for node in nodes}
    # The fixed part of a formatted key is a node of its own, and no key.
    return sorted(each for each in found if each.startswith("sf-") and not each.endswith("-"))


def _pattern(node: ast.AST) -> str:
    """Return a pattern of the keys a string in the source can be, empty for what is no string."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_pattern(part) or "[a-z0-9-]+" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_every_key_the_presenter_says_is_there() -> None:
    keys = messages(names=MESSAGES)
    missing = [each for each in used() if not any(re.fullmatch(each, key) for key in keys)]
    assert missing == []


def test_every_message_is_said_somewhere() -> None:
    patterns = used()
    idle = [
        key
        for key in messages(names=MESSAGES)
        if not key.startswith(BY_NAME) and not any(re.fullmatch(p, key) for p in patterns)
    ]
    assert idle == []


@pytest.mark.parametrize("language", languages())
def test_every_variant_of_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for key, message in messages(language, MESSAGES).items():
        parts = Parts(message)
        plain = dict.fromkeys(parts.variables, 3)
        for variable, variants in parts.variants.items():
            for variant in set[str]().union(*variants):
                number = re.fullmatch(r"-?\d+", variant)
                value = int(variant) if number else COUNTS.get(variant, variant)
                text = words.say(key, **{**plain, variable: value})
                assert text
                assert text == text.strip()
        assert words.say(key, **plain)


@pytest.mark.parametrize("language", languages())
def test_buttons_end_without_a_full_stop_and_sentences_with_one(language: str) -> None:
    words = Words(language)
    for key, message in messages(language, MESSAGES).items():
        parts = Parts(message)
        text = words.say(key, **dict.fromkeys(parts.variables, 3))
        if key.startswith("sf-button-"):
            assert not text.endswith(".")
        if key.startswith(("sf-did-", "sf-refused-", "sf-effect-")) and key != "sf-did-built-item":
            assert text.endswith(".")
