"""Rectangles of a picture and sizes of cards, in pixels."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1650, 1050
"""The size of every table picture: three times what a desktop client shows it at."""

PORTRAIT = 1050
"""The width of every portrait picture: three times what a phone shows it at."""

MARGIN, GUTTER = 14, 12
"""The space around all panels, and between two."""


GAP = 2
"""The ground around a card in its sprite; between two cards there is twice as much."""


class Rect(NamedTuple):
    """A part of the picture."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The bottom edge."""
        return self.y + self.height


class Size(NamedTuple):
    """A width and a height in pixels; those of a card are without the ground around it."""

    width: int
    height: int

    @property
    def pitch(self) -> tuple[int, int]:
        """The distance from one card to the next, across and down."""
        return self.width + 2 * GAP, self.height + 2 * GAP
