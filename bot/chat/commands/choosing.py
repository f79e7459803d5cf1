"""Entries of options that are completed while they are typed, and what typed text means."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from discord import app_commands

from bot.chat.messages.answers import Told
from bot.presenters.fitting import cut_label
from bot.presenters.phrases import listed
from bot.words.folding import folded
from bot.words.names import safe_name, safe_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.words.words import Words

V = TypeVar("V", str, int)

MOST = 25
"""Entries Discord takes for one autocomplete."""
LONGEST = 100
"""Characters of a label."""
_BETWEEN_WORDS = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class Entry(Generic[V]):
    """What an option can be.

    Parameters
    ----------
    label
        What people read.
    value
        What the command is given.
    also
        Other texts that mean the same, such as the value in full.
    """

    label: str
    value: V
    also: tuple[str, ...] = ()

    def names(self) -> tuple[str, ...]:
        """Return every text that means exactly this entry, folded."""
        return tuple(folded(text) for text in (str(self.value), self.label, *self.also))


def choices(entries: Iterable[Entry[V]], typed: str) -> list[app_commands.Choice[V]]:
    """Return the entries that fit the typed text, those that fit best first.

    The Enter key takes the first one, so what was typed exactly comes before what only holds it. A
    number typed for an option of numbers means numbers alone, not those in the labels.
    """
    ranked = [(rank, entry) for entry in entries if (rank := _rank(entry, folded(typed))) < _NONE]
    ranked.sort(key=lambda each: each[0])
    return [
        app_commands.Choice(name=cut_label(entry.label, LONGEST), value=entry.value)
        for _, entry in ranked[:MOST]
    ]


def chosen(entries: Sequence[Entry[V]], typed: str, option: str, words: Words) -> V:
    """Return the value that was picked, or whose label was typed in full.

    Parameters
    ----------
    option
        The name of the option, for the sentence about a wrong value.

    Raises
    ------
    Told
        With what is possible, when it is no entry.
    """
    wanted = folded(typed)
    for entry in entries:
        if wanted in entry.names():
            return entry.value
    possible = listed([safe_text(entry.label) for entry in entries], words)
    raise Told(words.say("wrong-choice", value=safe_name(typed), option=option, choices=possible))


_EXACT, _BEGINS_WITH_WORDS, _HAS_WORDS, _BEGINS, _HOLDS, _NONE = range(6)


def _rank(entry: Entry[V], wanted: str) -> int:
    """Return how well an entry fits, lower is better; `_NONE` if it does not."""
    names = entry.names()
    value, label, *_ = names
    if wanted in names or not wanted:
        return _EXACT
    if wanted.isdecimal() and value.isdecimal():
        return _BEGINS if value.startswith(wanted) else _NONE
    words, told = _words(wanted), _words(label)
    if words.strip() and told.startswith(words):
        return _BEGINS_WITH_WORDS
    if words.strip() and words in told:
        return _HAS_WORDS
    # A break typed last must be there: "us/" is the beginning of no "Argentina/Ushuaia".
    begun = words.rstrip() if wanted[-1].isalnum() else ""
    if label.startswith(wanted) or (begun and told.startswith(begun)):
        return _BEGINS
    held = any(wanted in name for name in names[1:]) or (begun and begun in told)
    return _HOLDS if held else _NONE


def _words(text: str) -> str:
    return f" {_BETWEEN_WORDS.sub(' ', text).strip()} "
