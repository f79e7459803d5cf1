"""The sign of each district, which is clear without its colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.sanfrancisco.scene import Colour
from render.surface.shapes import star

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.colours import RGB
    from render.surface.canvas import Canvas


def glyph(canvas: Canvas, colour: Colour, x: float, y: float, radius: float, fill: RGB) -> None:
    """Draw the sign of a district (a star for universal cards) around (x, y)."""
    _GLYPHS[colour](canvas, x, y, radius, fill)


def _waves(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    for level in (-0.52, 0.05, 0.62):
        points = [
            (x - r + 2 * r * i / 24, y + r * level + r * 0.2 * sin(i / 24 * 4 * pi))
            for i in range(25)
        ]
        canvas.stroke(points, fill, r * 0.25)


def _blocks(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    for left, right, top in ((-0.88, -0.30, -0.15), (-0.27, 0.33, -0.95), (0.36, 0.9, -0.45)):
        canvas.box((x + left * r, y + top * r, x + right * r, y + 0.9 * r), fill)


def _sun(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    canvas.disc(x, y, r * 0.5, fill)
    for ray in range(8):
        angle = ray * pi / 4
        ends = [(x + r * at * cos(angle), y + r * at * sin(angle)) for at in (0.70, 0.93)]
        canvas.stroke(ends, fill, r * 0.22)


def _house(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    canvas.polygon([(x, y - r * 0.98), (x + r * 0.98, y), (x - r * 0.98, y)], fill)
    canvas.box((x - r * 0.7, y - r * 0.1, x + r * 0.7, y + r * 0.2), fill)
    canvas.box((x - r * 0.7, y - r * 0.1, x - r * 0.2, y + r * 0.9), fill)
    canvas.box((x + r * 0.2, y - r * 0.1, x + r * 0.7, y + r * 0.9), fill)


def _tree(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    canvas.box((x - r * 0.14, y + r * 0.3, x + r * 0.14, y + r * 0.95), fill)
    for dx, dy, size in ((-0.42, 0.08, 0.46), (0.42, 0.08, 0.46), (0, -0.42, 0.52)):
        canvas.disc(x + r * dx, y + r * dy, r * size, fill)


def _star(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    canvas.polygon(star(x, y + r * 0.06, r, r * 0.42, 5), fill)


_GLYPHS: dict[Colour, Callable[[Canvas, float, float, float, RGB], None]] = {
    Colour.BLUE: _waves,
    Colour.GREY: _blocks,
    Colour.ORANGE: _sun,
    Colour.YELLOW: _house,
    Colour.GREEN: _tree,
    Colour.BLACK: _star,
}
