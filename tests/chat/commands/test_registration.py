"""Every command that a message names is there, and is mentioned once its id is known."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest
import pytest_asyncio

from bot.chat.app import CableCar, now
from bot.chat.commands import registration
from bot.chat.messages.mentions import COMMANDS, CommandMentions
from bot.chat.painter import Painter
from bot.chat.posts.rules import help_post, rules_post
from bot.games import GAMES
from bot.presenters import PRESENTERS
from bot.words.words import Words, languages
from render import paint
from storage import Database
from tests.behaviour.table import opened
from tests.words.catalogue import Parts, formatted, messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

LONGEST_MESSAGE = 4_000
LONGEST_ID = 2**63 - 1
NAMED = re.compile(r"`/(?!3`)[^`]*`")
"""A command written as text; a 3 stands for a placeholder, here the group of a game."""


@pytest_asyncio.fixture
async def spellings(tmp_path: Path) -> AsyncIterator[dict[str, str]]:
    """The path of every command by the ways it is typed."""
    bot = CableCar(await Database.open(tmp_path / "bot", now=now), GAMES, Painter(paint))
    yield await registration.spellings(bot.open_shards(1)[0].tree)
    await bot.services.database.close()


@pytest.fixture
def mentions(spellings: dict[str, str]) -> CommandMentions:
    """All commands known, with the longest ids."""
    found = CommandMentions()
    roots = {path.split(" ")[0] for path in spellings.values()}
    found.learn(dict.fromkeys(roots, LONGEST_ID), spellings)
    return found


def typed_in(words: Words, path: str) -> str:
    """A command of `/game` as it is typed in a language."""
    return " ".join(words.say(f"command-{name}-name") for name in path.split())


def test_every_command_is_found_in_every_language(spellings: dict[str, str]) -> None:
    assert spellings["game table resume"] == "game table resume"
    assert spellings["help"] == "help"
    assert spellings["sf draw"] == "sf draw"
    for language in languages():
        words = Words(language)
        assert spellings[typed_in(words, "game table resume")] == "game table resume"
        assert spellings[f"sf {words.say('sf-command-draw-name')}"] == "sf draw"
        assert spellings[words.say("command-stats-name")] == "stats"


async def test_no_two_commands_are_typed_alike_in_any_languages(spellings: dict[str, str]) -> None:
    typed: dict[str, set[str]] = {}
    for language in languages():
        words = Words(language)
        for path in set(spellings.values()):
            if path.startswith("game "):
                typed.setdefault(typed_in(words, path), set()).add(path)
    assert len(typed) > 40
    assert all(len(paths) == 1 for paths in typed.values())
    assert all(spellings[text] in paths for text, paths in typed.items())


@pytest.mark.parametrize("language", languages())
def test_every_command_named_in_a_message_is_mentioned(
    mentions: CommandMentions, language: str
) -> None:
    named = 0
    for key, message in messages(language).items():
        text = formatted(Words(language), key, message)
        named += len(NAMED.findall(text))
        assert not NAMED.search(mentions.written(text)), key
    assert named > 40


@pytest.mark.parametrize("language", languages())
def test_messages_name_commands_by_their_terms_alone(language: str) -> None:
    for key, message in messages(language).items():
        assert not re.search(r"(?<!\w)/\w", Parts(message).text), key


@pytest.mark.parametrize("language", languages())
def test_the_longest_texts_fit_with_mentions(mentions: CommandMentions, language: str) -> None:
    words = Words(language)
    posts = [help_post(PRESENTERS.values(), screen, words, words) for screen in ("start", "play")]
    posts += [
        rules_post(PRESENTERS, game, topic.action, words)
        for game, presenter in PRESENTERS.items()
        for topic in presenter.topics(words)
    ]
    assert max(len(mentions.written(post.text)) for post in posts) <= LONGEST_MESSAGE
    assert any("</game " in mentions.written(post.text) for post in posts)


async def test_a_message_mentions_its_command_with_the_id_discord_gave(tmp_path: Path) -> None:
    async with opened(tmp_path / "bot.sqlite3") as table:
        found = table.env.backend.find_command("game", None)
        assert found is not None
        told = table.told(await table.slash(table.people[0], "game board"))
        assert f"</game new:{found['id']}>" in told.written
        table.locales[table.people[0].id] = "pl"
        told = table.told(await table.slash(table.people[0], "game board"))
        assert f"</game new:{found['id']}>" in told.written
        assert "`/gra" not in told.written


async def test_ids_are_asked_for_where_the_commands_cannot_be_registered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise discord.DiscordException

    async with opened(tmp_path / "bot.sqlite3") as table:
        monkeypatch.setattr(discord.app_commands.CommandTree, "sync", fails)
        COMMANDS.learn({}, {})
        assert COMMANDS.written("`/game new`") == "`/game new`"
        await table.restart()
        assert COMMANDS.written("`/game new`").startswith("</game new:")


class Tree:
    """A command tree that counts how often it is registered and asked for."""

    def __init__(self) -> None:
        self.synced = self.fetched = 0
        self.client = SimpleNamespace(application_id=11, is_closed=lambda: False)

    async def sync(self) -> list[discord.app_commands.AppCommand]:
        self.synced += 1
        return []

    async def fetch_commands(self) -> list[discord.app_commands.AppCommand]:
        self.fetched += 1
        return []

    def get_commands(self) -> list[Any]:
        return []


@pytest.mark.parametrize(
    ("registered", "first", "synced"),
    [
        ("", True, True),
        (registration.RELEASE, True, True),
        ("0.0.1", True, True),
        ("0.0.1", False, False),
        (f"{registration.RELEASE}.1", True, False),
        ("99.0", True, False),
    ],
)
async def test_commands_are_registered_by_the_newest_release_on_shard_0(
    tmp_path: Path, registered: str, first: bool, synced: bool
) -> None:
    tree: Any = Tree()
    async with await Database.open(tmp_path / "bot", now=now) as database:
        if registered:
            await database.commands.register(11, registered)
        await registration.register(tree, database.commands, first=first)
        assert (tree.synced, tree.fetched) == (int(synced), int(not synced))
        kept = await database.commands.release(11)
    assert kept == (registration.RELEASE if synced else registered)
