"""Ranks, ties and points. All points are in halves."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.games import game
from bot.games.sanfrancisco.cards import Colour


class Tiebreak(StrEnum):
    """What parted two seats with equal sums. Rulebook: In case of a tie."""

    OWN_ROW = "own-row"
    """The values in the district itself, from the left."""
    ROW_BELOW = "row-below"
    """The values in a row below, after the bottom row the top one."""
    COLUMN = "column"
    """The cable cars in a column of the board."""
    ENDER = "ender"
    """The first of the two is the seat in whose turn the game ended."""
    NEAREST = "nearest"
    """The first of the two comes sooner after that seat."""


class Tie(msgspec.Struct, frozen=True):
    """How one seat came before the next with the same sum.

    `row` (districts) and `space`, 1 to 5, tell where they first differ, `higher` and `lower`
    what stands there; `space` is the column for cable cars. None of it for the last two kinds.
    """

    kind: Tiebreak
    ahead: int
    behind: int
    row: Colour | None = None
    space: int = 0
    higher: int = 0
    lower: int = 0


class Majority(game.Line, frozen=True, kw_only=True):
    """A district or the cable cars: the line's `code` is ``district`` or ``cable-cars``.

    Parameters
    ----------
    district
        The district, None for the cable cars.
    sums
        By seat, what is compared.
    ranking
        The seats from first to last.
    ties
        How each two neighbours of the ranking with equal sums were parted.
    """

    district: Colour | None
    sums: tuple[int, ...]
    ranking: tuple[int, ...]
    ties: tuple[Tie, ...]
