"""The commands in every language: within Discord's limits, and whole."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest
import pytest_asyncio
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import locale_str

from bot.chat.app import CableCar, now
from bot.chat.commands.registration import CatalogueTranslator, fits
from bot.chat.commands.wording import said
from bot.chat.painter import Painter
from bot.games import GAMES
from bot.presenters import PRESENTERS
from bot.words.words import Words, languages
from render import paint
from storage import Database
from tests.wire.limits import command_faults
from tests.words.catalogue import formatted, messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from tests.wire.world import Json

TRANSLATED = languages()[1:]
UNTRANSLATED = {presenter.group for presenter in PRESENTERS.values()}
"""Names that are the same in every language: the games' groups."""


@pytest_asyncio.fixture
async def payload(tmp_path: Path) -> AsyncIterator[list[Json]]:
    """What the bot registers."""
    bot = CableCar(await Database.open(tmp_path / "bot", now=now), GAMES, Painter(paint))
    tree = bot.open_shards(1)[0].tree
    translator = CatalogueTranslator()
    yield [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    await bot.services.database.close()


def nodes(payload: list[Json]) -> Iterator[Json]:
    """Every group, command and option."""
    for node in payload:
        yield node
        yield from nodes(node.get("options") or [])


def paths(payload: list[Json], language: str) -> set[str]:
    """Every command as it is typed in a language."""
    found: set[str] = set()
    for node in payload:
        translated: Json = node.get("name_localizations") or {}
        name = f"/{translated.get(language, node['name'])}"
        options: list[Json] = node.get("options") or []
        below = [each for each in options if each["type"] in (1, 2)]
        found |= {f"{name} {path[1:]}" for path in paths(below, language)} | {name}
    return found


def test_commands_obey_discords_limits_in_every_language(payload: list[Json]) -> None:
    assert command_faults(payload) == []


def test_everything_about_commands_is_translated_into_every_language(payload: list[Json]) -> None:
    for node in nodes(payload):
        for part in ("name", "description"):
            translated: Json = node.get(f"{part}_localizations") or {}
            expected = () if node[part] in UNTRANSLATED else TRANSLATED
            assert sorted(translated) == sorted(expected), (node["name"], part)


def test_every_wording_of_the_catalogue_belongs_to_a_command(payload: list[Json]) -> None:
    used = {text for node in nodes(payload) for text in (node["name"], node["description"])}
    kinds = r"(command|option)(-[a-z]+)+|[a-z]+-(command|parameter)(-[a-z]+)+|[a-z]+-group"
    wordings = {key for key in messages() if re.fullmatch(kinds, key)} - {"command-changed"}
    assert {Words().say(key) for key in wordings} | UNTRANSLATED == used


@pytest.mark.parametrize("presenter", PRESENTERS.values(), ids=lambda presenter: presenter.game)
def test_actions_are_called_in_english_as_in_their_notation(presenter: Any) -> None:
    for command in presenter.commands:
        assert Words().say(f"{presenter.group}-command-{command.name}-name") == command.name
        for parameter in command.parameters:
            key = f"{presenter.group}-parameter-{parameter.name}-name"
            assert Words().say(key) == parameter.name


def without_options(mentioned: str) -> str:
    """A command without the options that a message names beside it."""
    return re.sub(r" \S+:.*", "", mentioned)


@pytest.mark.parametrize("language", languages())
def test_every_command_a_message_mentions_is_there_in_its_language(
    payload: list[Json], language: str
) -> None:
    there = paths(payload, language)
    mentioned: set[str] = set()
    for key, message in messages(language).items():
        text = formatted(Words(language), key, message)
        mentioned |= set(re.findall(r"`(/[^`]*)`", text))
    named = {found for found in map(without_options, mentioned) if "/3" not in found}
    assert len(named) >= 10
    assert named <= there


def test_what_stays_english_is_not_sent_twice(payload: list[Json]) -> None:
    assert not any(
        "en-US" in (node.get("description_localizations") or ()) for node in nodes(payload)
    )


def place(location: Location) -> Any:
    """Return where a text stands, as far as the translator asks."""
    return SimpleNamespace(location=location)


async def test_a_text_without_a_message_stays_as_it_is() -> None:
    translate = CatalogueTranslator().translate
    assert (
        await translate(locale_str("sf"), discord.Locale.polish, place(Location.command_name))
        is None
    )
    missing = locale_str("x", key="no-such-message")
    assert (
        await translate(missing, discord.Locale.polish, place(Location.command_description)) is None
    )


async def test_a_translation_discord_would_refuse_gives_way_to_english() -> None:
    translate = CatalogueTranslator().translate
    sentence = said("command-new")
    assert (
        await translate(sentence, discord.Locale.polish, place(Location.command_description))
        is not None
    )
    assert await translate(sentence, discord.Locale.polish, place(Location.command_name)) is None


@pytest.mark.parametrize(
    ("text", "location", "fit"),
    [
        ("wyłóż", Location.command_name, True),
        ("scarta-contratti", Location.parameter_name, True),
        ("Wyłóż", Location.command_name, False),
        ("dwa słowa", Location.group_name, False),
        ("x" * 33, Location.parameter_name, False),
        ("", Location.group_name, False),
        ("x" * 100, Location.command_description, True),
        ("x" * 101, Location.choice_name, False),
        ("", Location.parameter_description, False),
    ],
)
def test_what_fits_a_place(text: str, location: Location, fit: bool) -> None:
    assert fits(text, location) is fit
