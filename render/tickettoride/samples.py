"""Draws small pieces of the map, for the legend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, FLARE, GOLD, MIST, PANEL
from render.layout import Rect
from render.surface.canvas import Canvas
from render.surface.window import Window
from render.text.fonts import Style
from render.tickettoride.chart import draw_place
from render.tickettoride.colours import LAND, PLATE
from render.tickettoride.geometry import Space
from render.tickettoride.marks import lay_target
from render.tickettoride.tracks import Status, draw_frame, draw_spaces, draw_tram

if TYPE_CHECKING:
    from PIL import Image

    from render.layout import Size
    from render.surface.shapes import Point
    from render.tickettoride.board import Colour

_ROW = (Space(-29, 0, 0, 52), Space(29, 0, 0, 52))
_RADIUS = 12


def _window(size: Size, scale: float) -> Window:
    return Window(Rect(-size.width // 2, -size.height // 2, *size), LAND, scale)


def _cut(window: Window) -> Image.Image:
    image, wide = window, 16
    whole = Canvas(window.width, window.height, PANEL)
    whole.stamp(image, 0, 0)
    edge = (-wide, -wide, window.width + wide, window.height + wide)
    whole.frame(edge, PANEL, wide, radius=_RADIUS + wide)
    return whole.done()


def draw_sample(
    size: Size, status: Status, colour: Colour, symbols: tuple[int, ...] = ()
) -> Image.Image:
    """Draw a piece of a track of two spaces; `symbols` are the places of ferry symbols."""
    window = _window(size, 1)
    if status in (Status.NEWEST, Status.WANTED):
        frame = GOLD if status is Status.WANTED else FLARE
        draw_frame(window, (_path(66), _path(62)), frame, beside=False)
    if status in (Status.FREE, Status.CLOSED, Status.WANTED):
        draw_spaces(window, _ROW, colour, frozenset(symbols), shut=status is Status.CLOSED)
    else:
        for space in _ROW:
            draw_tram(window, space, 1)
    return _cut(window)


def _path(reach: int) -> list[Point]:
    return [(float(x), 0.0) for x in range(-reach, reach + 1, 4)]


def draw_location(size: Size, target: bool) -> Image.Image:  # noqa: FBT001
    """Draw a location, or one on which souvenirs may be put."""
    window = _window(size, 1.3)
    if target:
        lay_target(window, 0, 0)
    else:
        draw_place(window, 0, 0, 15)
    return _cut(window)


def draw_worth(size: Size, length: int, points: str) -> Canvas:
    """Draw the points of a track by its length: as many bars as spaces, then the points."""
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), PLATE, radius=_RADIUS)
    middle = size.height / 2
    for bar in range(length):
        x = 14 + bar * 12
        canvas.box((x, middle - 17, x + 8, middle + 17), MIST, radius=2)
    at = (size.width - 14, middle)
    canvas.text(at, points, Style.NUMBER, 54, CREAM, room=60, anchor="r")
    return canvas
