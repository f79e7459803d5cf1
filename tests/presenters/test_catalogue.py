"""The catalogue of a game has every message its presenter uses, and no other."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

import pytest

from bot.presenters import PRESENTERS
from bot.words.words import Words, languages
from tests.words.catalogue import Parts, catalogue_files, messages

GAMES = sorted(PRESENTERS)
COUNTS = {"one": 1, "few": 2, "many": 5, "other": 2.5}
"""Numbers that have a plural form in some language."""
_ANY = "[a-z0-9-]+"


def files_of(game: str) -> list[str]:
    """Return the names of the files with what a game's presenter says."""
    return [name for name in catalogue_files() if name.startswith(game)]


def by_name(game: str) -> tuple[str, ...]:
    """Return what the chat looks up by the names of game, group, commands and options.

    The names of commands in messages are terms: no presenter says them.
    """
    group = PRESENTERS[game].group
    parts = ("group", "command-", "parameter-", "zoom-own", "zoom-shared", "taste")
    return (
        f"game-{game}",
        f"{game}-about",
        f"{game}-option-",
        f"-{group}-",
        *(f"{group}-{part}" for part in parts),
    )


def used(game: str) -> list[str]:
    """Return patterns of the keys the presenter says, read from its source."""
    begin = f"{PRESENTERS[game].group}-"
    # The fixed part of a formatted key is a node of its own, and no key.
    return sorted(
        each
        for each in _patterns(f"bot.presenters.{game}")
        if each.startswith(begin) and not each.endswith("-")
    )


def shared() -> list[str]:
    """Return patterns of the keys that are said for every game: they begin with its group."""
    return [each for each in _patterns("bot.presenters") if each.startswith(f"{_ANY}-")]


def _patterns(package: str) -> set[str]:
    return {
        _pattern(node)
        for module in files(package).iterdir()
        if module.name.endswith(".py")
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
    }


def _pattern(node: ast.AST) -> str:
    """Return a pattern of the keys a string in the source can be, empty for what is no string."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_pattern(part) or _ANY for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.parametrize("game", GAMES)
def test_every_key_the_presenter_says_is_there(game: str) -> None:
    keys = messages(names=files_of(game))
    missing = [each for each in used(game) if not any(re.fullmatch(each, key) for key in keys)]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_said_somewhere(game: str) -> None:
    patterns = used(game) + shared()
    idle = [
        key
        for key in messages(names=files_of(game))
        if not key.startswith(by_name(game)) and not any(re.fullmatch(p, key) for p in patterns)
    ]
    assert idle == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_variant_of_every_message_can_be_said(language: str, game: str) -> None:
    words = Words(language)
    for key, message in messages(language, files_of(game)).items():
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_buttons_end_without_a_full_stop_and_sentences_with_one(language: str, game: str) -> None:
    words = Words(language)
    group = PRESENTERS[game].group
    sentences = tuple(f"{group}-{kind}-" for kind in ("did", "refused", "effect", "prompt"))
    for key, message in messages(language, files_of(game)).items():
        parts = Parts(message)
        text = words.say(key, **dict.fromkeys(parts.variables, 3))
        if key.startswith(f"{group}-button-"):
            assert not text.endswith(".")
        if key.startswith(sentences) and not key.endswith("-item"):
            assert text.endswith((".", ":"))
