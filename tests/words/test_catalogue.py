"""Every message that is said exists, and every message that exists is said."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import discord
import pytest

import bot
from bot.chat.interactions.replay import REPLAY
from bot.chat.interactions.review import REVIEW
from bot.chat.messages.permissions import (
    NEEDED,
    NEEDED_FOR_THREADS,
    NEEDED_IN_FORUMS,
    NEEDED_IN_THREADS,
    missing_permissions,
)
from bot.tables import errors
from bot.tables.errors import Refusal
from bot.words.words import Words, languages
from tests.words.catalogue import Parts, messages

ROOT = Path(bot.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.rglob("*.py")))
TOPICS = (
    "tables.ftl",
    "afterwards.ftl",
    "reminders.ftl",
    "clocks.ftl",
    "computers.ftl",
    "votes.ftl",
    "commands.ftl",
    "learning.ftl",
    "review.ftl",
)
KEYS = [
    key
    for name in TOPICS
    for key in re.findall(
        r"^([a-z][a-z0-9-]*) =",
        files("bot.locales").joinpath("en", name).read_text(encoding="utf-8"),
        re.MULTILINE,
    )
]
SHARED = {
    f"{shared.name}-{what}"
    for shared in (REPLAY, REVIEW)
    for what in ("sharing", "shared", "elsewhere")
}
REFUSALS = [
    value
    for value in vars(errors).values()
    if isinstance(value, type) and issubclass(value, Refusal) and value is not Refusal
]


def test_english_is_the_first_language() -> None:
    assert languages()[0] == "en"


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.code)
def test_every_refusal_has_words(refusal: type[Refusal]) -> None:
    assert Words().has(refusal.code)


@pytest.mark.parametrize("key", sorted(set(re.findall(r'(?:say|said)\(\s*"([a-z0-9-]+)"', SOURCE))))
def test_every_message_said_exists(key: str) -> None:
    assert Words().has(key)


@pytest.mark.parametrize("key", KEYS)
def test_every_message_of_the_tables_is_said(key: str) -> None:
    computed = ("permission-", "command-", "option-", "choice-", "strength-", "why-")
    refused = key in {refusal.code for refusal in REFUSALS}
    said = key in SHARED or f'"{key}"' in SOURCE
    assert key.startswith(computed) or refused or said


@pytest.mark.parametrize("key", sorted(SHARED))
def test_every_message_of_what_is_shared_exists(key: str) -> None:
    assert Words().has(key)


def test_every_permission_needed_has_a_name() -> None:
    nothing = discord.Permissions.none()
    for in_thread in (False, True):
        keys = missing_permissions(nothing, in_thread=in_thread)
        assert len(keys) == len(NEEDED)
        assert all(Words().has(key) for key in keys)


def test_invitation_asks_for_exactly_what_is_needed() -> None:
    needed = {*NEEDED, *NEEDED_IN_THREADS, *NEEDED_FOR_THREADS, *NEEDED_IN_FORUMS}
    assert all(Words().has(f"permission-{name.replace('_', '-')}") for name in needed)
    wanted = discord.Permissions(**dict.fromkeys(needed, True))
    readme = (ROOT.parent / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"permissions=(\d+)", readme) == [str(wanted.value)]


def test_unknown_message_is_a_programming_error() -> None:
    with pytest.raises(KeyError):
        Words().say("no-such-message")


def test_missing_value_is_a_programming_error() -> None:
    with pytest.raises(ValueError, match="table-full"):
        Words().say("table-full")


def test_a_long_value_is_cut_to_what_the_library_takes() -> None:
    for length in (2_500, 2_501, 100_000):
        assert Words().say("unknown-game", game="x" * length).count("x") >= 2_499


_OPTION = re.compile(r"(option|.+-parameter)-.+-name")
PRIVATE = {
    *("help-start", "list-broken", "missing-permissions-thread", "no-threads-here"),
    *("replay-elsewhere", "review-elsewhere", "server-place"),
}
"""The messages that may name an option: only one person ever reads them."""


def test_no_message_for_all_names_an_option() -> None:
    """A client lists options in its person's language, which need not be the table's."""
    found = {
        key
        for key, message in messages().items()
        if any(_OPTION.fullmatch(name) for name in Parts(message).mentioned)
    }
    assert found == PRIVATE


def test_commands_and_options_are_named_as_the_persons_discord_lists_them() -> None:
    words = Words("en", "pl")
    assert words.say("option-table-name") == "stół"
    assert words.say("review-elsewhere", table="3").endswith("Leave out `wszystkim`.")
    assert words.say("unknown-interval", hours="8").endswith("or “Nigdy”.")
    assert "**miejsce** for computer players" in words.say("help-play", panel="", commands="")
    assert Words("en").say("unknown-interval", hours="8").endswith("or “Never”.")
    assert Words("pl", "en").say("review-elsewhere", table="3").endswith("opcję `everybody`.")
