"""Rectangles of a picture, in pixels."""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1650, 1050
"""The size of every table picture: three times what a desktop client shows it at."""

MARGIN, GUTTER = 14, 12
"""Page around all panels, and between two."""


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
