"""Rectangles of a picture and sizes of cards, in pixels."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1650, 1050
"""The size of every table picture: three times what a desktop client shows it at."""

MARGIN, GUTTER = 14, 12
"""Page around all panels, and between two."""


GAP = 2
"""Ground around a card that belongs to its sprite; twice this lies between two cards."""


class Rect(NamedTuple):
    """A part of the picture."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """Where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """Where it ends below."""
        return self.y + self.height


class Size(NamedTuple):
    """The size of a card in pixels, without the ground around it."""

    width: int
    height: int

    @property
    def pitch(self) -> tuple[int, int]:
        """How far apart cards lie, across and down."""
        return self.width + 2 * GAP, self.height + 2 * GAP
