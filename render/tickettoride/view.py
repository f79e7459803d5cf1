"""The two ways to see the map, and the boxes of what is put on it."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING

from render.layout import MARGIN, PORTRAIT, Rect, Size
from render.tickettoride.geometry import MAP, places
from render.tickettoride.pieces import STACK_ROOM
from render.tickettoride.placed import spaces

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.tickettoride.board import MapBoard

_AROUND = 27
"""From the middle line of a track to the edge of its box."""


class Viewport(Enum):
    """A way to see the map."""

    TABLE = "table"
    """With all names, as everybody sees it."""
    HAND = "hand"
    """As wide as a phone and without names, for one seat."""

    @property
    def scale(self) -> float:
        """Pixels of the picture for one of the map."""
        return 1 if self is Viewport.TABLE else (PORTRAIT - 2 * MARGIN) / MAP.width

    @property
    def size(self) -> Size:
        """The size of the map on the picture."""
        return Size(round(MAP.width * self.scale), round(MAP.height * self.scale))


@lru_cache(maxsize=1024)
def track_box(board: MapBoard, number: int) -> tuple[float, float, float, float]:
    """Return the edges of the box of a track, on the map, with all that can be around it."""
    row, track = spaces(board)[number], board.tracks[number]
    ends = [places(board)[track.start], places(board)[track.end]]
    corners = [corner for space in row for corner in space.corners(_AROUND, 16)]
    across, down = zip(*corners, *ends, strict=True)
    return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=1024)
def track_area(board: MapBoard, view: Viewport, number: int) -> Rect:
    """Return the box of a track on a picture of the map."""
    left, top, right, bottom = track_box(board, number)
    return area_of(view, ((left, top), (right, bottom)))


@lru_cache(maxsize=256)
def stack_area(
    board: MapBoard, view: Viewport, location: int, beside: tuple[float, float] = (0, 0)
) -> Rect:
    """Return the box of a stack on a location, or beside it."""
    (x, y), (low, high) = places(board)[location], STACK_ROOM
    x, y = x + beside[0], y + beside[1]
    return area_of(view, ((x - low, y - low), (x + high, y + high)))


def area_of(view: Viewport, points: Iterable[tuple[float, float]]) -> Rect:
    """Return the box around some points of the map, in pixels of a picture of it."""
    across, down = zip(*points, strict=True)
    scale, size = view.scale, view.size
    left, top = max(0, floor(min(across) * scale)), max(0, floor(min(down) * scale))
    right = min(size.width, ceil(max(across) * scale))
    bottom = min(size.height, ceil(max(down) * scale))
    return Rect(left, top, max(1, right - left), max(1, bottom - top))
