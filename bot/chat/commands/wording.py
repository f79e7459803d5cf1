"""Names and descriptions of commands and their options, from the message catalogue.

A command's or option's description stands under its key, its name under the key with ``-name``.
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
    """The name and the description of a command."""

    name: locale_str
    description: locale_str


def said(key: str) -> locale_str:
    """Return a message for registration; its key goes along for `CatalogueTranslator`."""
    return locale_str(Words().say(key), key=key)


def worded(key: str) -> Wording:
    """Return the wording of a command or group."""
    return Wording(name=said(f"{key}-name"), description=said(key))


def options(*names: str, family: str = "option") -> Callable[[T], T]:
    """Return a decorator that words options of a command.

    Parameters
    ----------
    names
        The parameters of the command's function; their keys have dashes for underscores.
    family
        The beginning of their keys.
    """
    keys = {name: f"{family}-{name.replace('_', '-')}" for name in names}
    called = {name: said(f"{key}-name") for name, key in keys.items()}
    described = {name: said(key) for name, key in keys.items()}

    def decorate(function: T) -> T:
        return app_commands.rename(**called)(app_commands.describe(**described)(function))

    return decorate
