"""Registers the commands with Discord, and learns their ids for the messages that name them."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location
from packaging.version import parse

from bot.chat.messages.mentions import COMMANDS
from bot.chat.traffic.shards import NotHere
from bot.words.words import DEFAULT_LANGUAGE, Words, language_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from discord.app_commands import locale_str

    from storage.life import CommandStore


_NAMES = (Location.command_name, Location.group_name, Location.parameter_name)
_NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes for a name, which must also be in lower case."""
_LONGEST = 100
"""Characters of a description or of a choice."""


class CatalogueTranslator(app_commands.Translator):
    """Translates names and descriptions that `wording.said` made, by their catalogue key.

    A missing or unfit translation falls back to the default language, since one that Discord
    refuses would keep all commands from being registered.
    """

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the message in the locale's language, or None for the default language."""
        key, language = string.extras.get("key"), language_of(locale.value)
        if key is None or language == DEFAULT_LANGUAGE:
            return None
        try:
            text = Words(language).say(key)
        except (KeyError, ValueError) as error:
            log.warning("command not translated", key=key, language=language, error=str(error))
            return None
        if not fits(text, context.location):
            log.warning("command not translated", key=key, language=language, text=text)
            return None
        return text


def fits(text: str, location: Location) -> bool:
    """Return True if Discord accepts the text as a name, description or choice, by its location."""
    if location in _NAMES:
        return _NAME.fullmatch(text) is not None and text == text.lower()
    return 1 <= len(text) <= _LONGEST


log = structlog.get_logger()

RELEASE = version("cable-car")
"""This release."""
_FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
_BELOW = (
    discord.AppCommandOptionType.subcommand.value,
    discord.AppCommandOptionType.subcommand_group.value,
)
"""The kinds of options that are commands themselves."""


async def register(
    tree: app_commands.CommandTree[Any], store: CommandStore, *, first: bool = True
) -> None:
    """Register every command in every language, or learn the ids of those that are registered.

    If that fails, the commands of an earlier start stay, and their ids are asked for, unless the
    bot ends.

    Parameters
    ----------
    first
        Whether shard 0 is among those that begin: one process alone registers the commands. An
        older release, which is the last to begin while another one replaces it, does not.
    """
    if not first or _is_older(await store.release(tree.client.application_id or 0)):
        await learn_old(tree)
        return
    try:
        await learn(tree, await tree.sync())
        await store.register(tree.client.application_id or 0, RELEASE)
    except NotHere:
        # The process that has taken the shard registers them.
        return
    except _FAILURES as error:
        if tree.client.is_closed():
            return
        log.exception("commands not registered; the old ones stay", exc_info=error)
        await learn_old(tree)


def _is_older(registered: str) -> bool:
    return bool(registered) and parse(RELEASE) < parse(registered)


async def learn_old(tree: app_commands.CommandTree[Any]) -> None:
    """Learn the ids of the commands that an earlier start has registered, if they can be had."""
    try:
        await learn(tree, await tree.fetch_commands())
    except _FAILURES as error:
        log.warning("ids of commands not known; messages name them as text", error=str(error))


async def learn(
    tree: app_commands.CommandTree[Any], registered: Sequence[app_commands.AppCommand]
) -> None:
    """Learn the ids of registered commands: messages name them by mentions from now on."""
    chat = discord.AppCommandType.chat_input
    ids = {command.name: command.id for command in registered if command.type is chat}
    COMMANDS.learn(ids, await spellings(tree))


async def spellings(tree: app_commands.CommandTree[Any]) -> dict[str, str]:
    """Return the English path of every command by each way it is typed in some language."""
    translator = CatalogueTranslator()
    found: dict[str, str] = {}
    for command in tree.get_commands():
        for typed, path in _spelled(await command.get_translated_payload(tree, translator)):
            if found.setdefault(typed, path) != path:
                log.warning("two commands are typed alike", typed=typed)
    return found


def _spelled(payload: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for locale in sorted(_locales(payload)):
        yield from _spelled_in(locale, payload)


def _spelled_in(locale: str, node: dict[str, Any]) -> Iterator[tuple[str, str]]:
    name, english = _name(node, locale), node["name"]
    below = _below(node)
    if not below:
        yield name, english
    for each in below:
        for typed, path in _spelled_in(locale, each):
            yield f"{name} {typed}", f"{english} {path}"


def _below(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for each in node.get("options", []) if each["type"] in _BELOW]


def _locales(node: dict[str, Any]) -> set[str]:
    translated: dict[str, str] = node.get("name_localizations") or {}
    return {"", *translated}.union(*map(_locales, _below(node)))


def _name(payload: dict[str, Any], locale: str) -> str:
    translated: dict[str, str] = payload.get("name_localizations") or {}
    name: str = payload["name"]
    return translated.get(locale, name)
