"""The faults of a deck file, for every game that reads one."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.games.errors import GameError, Value


class DeckFault(msgspec.Struct, frozen=True):
    """One fault of a deck file; `line` counts from 1, 0 is the file as a whole."""

    line: int
    code: str
    values: Mapping[str, Value] = {}


class BadDeck(GameError):  # noqa: N818  (like its family)
    """A deck file cannot be used.

    Parameters
    ----------
    name
        The deck's name.
    faults
        Every fault, by line.
    """

    def __init__(self, name: str, faults: tuple[DeckFault, ...]) -> None:
        super().__init__("deck-faulty", name=name, faults=len(faults))
        self.faults = faults
