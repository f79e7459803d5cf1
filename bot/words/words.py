"""The message catalogue: every word a player reads, by key and language."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DEFAULT_LANGUAGE = "en"
REMEMBERED = 8_192
"""How many messages are remembered as they were said: a megabyte or two."""
LONGEST_VALUE = 2_500
"""The most characters of a value of a message, such as a text that somebody has typed."""
Said: TypeAlias = str | int | float

_FOLDERS: list[Traversable] = [files("bot.locales")]
"""Where the messages are, a folder a language in each."""


class Words:
    """The messages of one language.

    Placeholders are filled from keyword arguments; numbers choose the plural form.

    Parameters
    ----------
    language
        A folder of `bot/locales`, such as ``en``.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language

    def say(self, key: str, /, **values: Said) -> str:
        """Return the message.

        Raises
        ------
        KeyError
            When the catalogue has no such message.
        ValueError
            When a placeholder of the message got no value.
        """
        # The types belong to it, for 8 and 8.0 are equal and need not be written alike.
        said = tuple((name, _short(value), type(value)) for name, value in values.items())
        return _said(self.language, key, said)

    def has(self, key: str) -> bool:
        """Return True if the catalogue has the message."""
        return _bundle(self.language).has_message(key)


def add_catalogue(folder: Traversable) -> None:
    """Add the messages of a game that is kept elsewhere.

    A language it lacks gets its messages in the default one.

    Parameters
    ----------
    folder
        Holds a folder a language, as `bot/locales` does.
    """
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _bundle.cache_clear()
        _said.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """Return the languages of the catalogue, the default first."""
    found = {entry.name for entry in files("bot.locales").iterdir() if entry.is_dir()}
    others = sorted(name for name in found if not name.startswith("__"))
    return (DEFAULT_LANGUAGE, *(name for name in others if name != DEFAULT_LANGUAGE))


def language_of(locale: str) -> str:
    """Return the catalogue's language for a locale of Discord such as ``en-GB``, or the default."""
    language, _, _ = locale.partition("-")
    return language if language in languages() else DEFAULT_LANGUAGE


def _short(value: Said) -> Said:
    """Return a value that the library takes: it refuses a message with a longer one."""
    if isinstance(value, str) and len(value) > LONGEST_VALUE:
        return value[: LONGEST_VALUE - 1] + "…"
    return value


@lru_cache(maxsize=REMEMBERED)
def _said(language: str, key: str, said: tuple[tuple[str, Said, type[Said]], ...]) -> str:
    """Return a message; screens say most of theirs again after every action."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise KeyError(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, {name: value for name, value, _ in said})
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks would show as boxes in some clients; names are isolated where they are made.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _FOLDERS:
        spoken = folder.joinpath(language)
        entries = (spoken if spoken.is_dir() else folder.joinpath(DEFAULT_LANGUAGE)).iterdir()
        for entry in sorted(entries, key=lambda e: e.name):
            if entry.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle
