"""Commands in every language of the catalogue, as Discord shows them to each person."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import structlog
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.words.words import DEFAULT_LANGUAGE, Words, language_of

if TYPE_CHECKING:
    import discord
    from discord.app_commands import locale_str

log = structlog.get_logger()

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
