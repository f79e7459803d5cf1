"""Names and descriptions of commands and their options, from the message catalogue.

What a command or option does stands under its key, what it is called under the key and ``-name``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from bot.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Wording(TypedDict):
    """How a command is called and what it does."""

    name: locale_str
    description: locale_str


def said(key: str) -> locale_str:
    """Return the message as Discord registers it; the key comes along for translation."""
    return locale_str(Words().say(key), key=key)


def worded(key: str) -> Wording:
    """Return the wording of a command or group."""
    return Wording(name=said(f"{key}-name"), description=said(key))


def options(*names: str, family: str = "option") -> Callable[[T], T]:
    """Return a decorator that words options of a command.

    Parameters
    ----------
    names
        The options, as the command's function calls them; a key has dashes for underscores.
    family
        What their keys begin with.
    """
    keys = {name: f"{family}-{name.replace('_', '-')}" for name in names}
    called = {name: said(f"{key}-name") for name, key in keys.items()}
    described = {name: said(key) for name, key in keys.items()}

    def decorate(function: T) -> T:
        return app_commands.rename(**called)(app_commands.describe(**described)(function))

    return decorate
