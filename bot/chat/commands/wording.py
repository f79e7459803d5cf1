"""Names and descriptions of commands, from the message catalogue."""

from __future__ import annotations

from discord.app_commands import locale_str

from bot.chat.words import Words


def said(key: str) -> locale_str:
    """Return the message as Discord registers it; the key comes along for translation."""
    return locale_str(Words().say(key), key=key)
