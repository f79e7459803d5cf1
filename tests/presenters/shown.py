"""Words, players and controls: what the tests of every presenter show and look at."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, TypeVar

from bot.presenters.controls import Select
from bot.presenters.reading import Player
from bot.words.words import Words, languages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.presenters.controls import Button, Row

Shown = TypeVar("Shown")

WORDS = Words()
EVERY_WORDS = tuple(Words(language) for language in languages())
"""The words of every language, for what holds in all of them."""
NAMES = ("Ann", "Bo", "Cleo", "Dee")
LONG_NAMES = tuple(f"{letter}{'_' * 31}" for letter in "ABCD")
"""The longest there are, each character of which is escaped in a message but the first."""


def players(seats: int, names: Iterable[str] = NAMES) -> tuple[Player, ...]:
    """Return players with their names as the tables give them."""
    return tuple(
        Player(seat, name.replace("_", r"\_"), name)
        for seat, name in zip(range(1, seats + 1), names, strict=False)
    )


def in_every_language(shown: Iterable[Shown]) -> Iterator[tuple[Shown, Words]]:
    """Return what is shown with the words of one language after the other."""
    return zip(shown, itertools.cycle(EVERY_WORDS))


def language_of(value: object) -> str | None:
    """Return the language of words, what a test over languages is called by."""
    return value.language if isinstance(value, Words) else None


def buttons(rows: Iterable[Row]) -> list[Button]:
    """Return the buttons of all rows."""
    return [button for row in rows if not isinstance(row, Select) for button in row]


def selects(rows: Iterable[Row]) -> list[Select]:
    """Return the selects of all rows."""
    return [row for row in rows if isinstance(row, Select)]


def labels(rows: Iterable[Row]) -> list[list[str]]:
    """Return the labels of the buttons by row."""
    return [[button.label for button in row] for row in rows if not isinstance(row, Select)]
