"""The message catalogue: every word a player reads, by key and language."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

DEFAULT_LANGUAGE = "en"
REMEMBERED = 8_192
"""How many messages are remembered as they were said: a megabyte or two."""
LONGEST_VALUE = 2_500
"""The most characters of a value of a message, such as a text that somebody has typed.

The library refuses a message with a longer one.
"""
Said: TypeAlias = str | int | float

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message or term in a file."""
_REFERENCE = re.compile(r"(?<![$\w-])-?[a-zA-Z][\w-]*")
"""A word that may name another message or term."""
_NAME = re.compile(r"(?:[a-z]+-)?(?:command|option|parameter)-[\w-]+-name")
"""The key of the name of a command or of one of its options."""
_LISTED = re.compile(rf"\{{ ({_NAME.pattern}|choice-[\w-]+) \}}")
"""A reference to what clients list: such a name, or a choice."""

_FOLDERS: list[Traversable] = [files("bot.locales")]
"""Where the messages are, a folder a language in each."""


class Words:
    """The messages of one language.

    Placeholders are filled from keyword arguments; numbers choose the plural form.

    Parameters
    ----------
    language
        A folder of `bot/locales`, such as ``en``.
    client
        The language in which the reader's Discord lists commands, their options and choices; empty:
        the same.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE, client: str = "") -> None:
        self.language = language
        self._client = client or language

    def say(self, key: str, /, **values: Said) -> str:
        """Return the message.

        Raises
        ------
        KeyError
            When the catalogue has no such message.
        ValueError
            When a placeholder of the message got no value.
        """
        for name, value in values.items():
            if isinstance(value, str) and len(value) > LONGEST_VALUE:
                values[name] = value[: LONGEST_VALUE - 1] + "…"
        named = self._client != self.language and _NAME.fullmatch(key)
        language = self._client if named else self.language
        return _said(language, self._client, key, **values)

    def has(self, key: str) -> bool:
        """Return True if the catalogue has the message."""
        return key in _catalogue(self.language, self.language)


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
        _catalogue.cache_clear()
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


# The types belong to it, for 8 and 8.0 are equal and need not be written alike.
@lru_cache(maxsize=REMEMBERED, typed=True)
def _said(language: str, client: str, key: str, /, **values: Said) -> str:
    """Return a message; screens say most of theirs again after every action."""
    catalogue = _catalogue(language, client)
    if key not in catalogue:
        raise KeyError(key)
    bundle = catalogue.bundle_for(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


class _Catalogue:
    """The messages of a language. Each is parsed when it is first said: parsing all takes long.

    Parameters
    ----------
    client
        The language in which commands, options and choices are named.
    """

    def __init__(self, language: str, client: str, files: Iterable[Traversable]) -> None:
        self._client = client if client != language else ""
        # Isolation marks would show as boxes in some clients; names are isolated where made.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for file in files:
            text = file.read_text(encoding="utf-8")
            starts = list(_ENTRY.finditer(text))
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(start[1], text[start.start() : end])
        self._keys = frozenset(self._unparsed)

    def __contains__(self, key: object) -> bool:
        return key in self._keys

    def bundle_for(self, key: str) -> FluentBundle:
        needed = [key]
        while needed:
            text = self._unparsed.pop(needed.pop(), None)
            if text is not None:
                if self._client:
                    text = self._as_shown(text)
                self._bundle.add_resource(FluentResource(text))
                needed += self._unparsed.keys() & set(_REFERENCE.findall(text))
        return self._bundle

    def _as_shown(self, text: str) -> str:

        def shown(found: re.Match[str]) -> str:
            known = found[1] in _catalogue(self._client, self._client)
            return _said(self._client, self._client, found[1]) if known else found[0]

        return _LISTED.sub(shown, text)


@cache
def _catalogue(language: str, client: str) -> _Catalogue:
    found: list[Traversable] = []
    for folder in _FOLDERS:
        spoken = folder.joinpath(language)
        entries = (spoken if spoken.is_dir() else folder.joinpath(DEFAULT_LANGUAGE)).iterdir()
        found += sorted(
            (entry for entry in entries if entry.name.endswith(".ftl")), key=lambda e: e.name
        )
    return _Catalogue(language, client, found)
