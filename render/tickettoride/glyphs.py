"""Signs in one colour: of the colours of cards, of the seats, of the souvenirs."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.surface.shapes import star
from render.tickettoride.board import Colour
from render.tickettoride.scene import Souvenir

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from render.colours import RGB
    from render.surface.canvas import Canvas
    from render.surface.shapes import Point


def mark(canvas: Canvas, colour: Colour, x: float, y: float, radius: float, ink: RGB) -> None:
    """Draw the sign of a colour: wave, tree, star, moon, heart, sun, boat; gray has none."""
    draw = _MARKS.get(colour)
    if draw is not None:
        draw(canvas, x, y, radius, ink)


def shape(canvas: Canvas, seat: int, x: float, y: float, radius: float, ink: RGB) -> None:
    """Draw the sign of a seat: disc, square, triangle, cross."""
    _SHAPES[seat](canvas, x, y, radius, ink)


def symbol(
    canvas: Canvas, souvenir: Souvenir, at: Point, radius: float, colours: tuple[RGB, RGB]
) -> None:
    """Draw the symbol of a souvenir in an ink, with gaps in the colour of its ground."""
    _SYMBOLS[souvenir](canvas, at, radius, *colours)


def _wave(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    for level in (-0.42, 0.42):
        crest = [
            (x - r + 2 * r * i / 24, y + r * level + r * 0.26 * sin(i / 6 * pi)) for i in range(25)
        ]
        canvas.stroke(crest, ink, r * 0.36)


def _tree(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    canvas.box((x - r * 0.16, y + r * 0.3, x + r * 0.16, y + r), ink)
    for dx, dy, size in ((-0.44, 0.1, 0.48), (0.44, 0.1, 0.48), (0, -0.44, 0.54)):
        canvas.disc(x + r * dx, y + r * dy, r * size, ink)


def _star(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    canvas.polygon(star(x, y + r * 0.06, r * 1.08, r * 0.46, 5), ink)


def _moon(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    outer = [pi * (0.28 + 1.44 * i / 30) for i in range(31)]
    inner = [pi * (1.38 - 0.76 * i / 24) for i in range(25)]
    points = [(x + 0.1 * r + r * cos(turn), y + r * sin(turn)) for turn in outer]
    points += [(x + 0.62 * r + 0.82 * r * cos(turn), y + 0.82 * r * sin(turn)) for turn in inner]
    canvas.polygon(points, ink)


def _heart(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    for side in (-1, 1):
        canvas.disc(x + side * 0.46 * r, y - 0.34 * r, 0.52 * r, ink)
    corners = ((-0.94, -0.12), (0, -0.4), (0.94, -0.12), (0, 0.98))
    canvas.polygon([(x + dx * r, y + dy * r) for dx, dy in corners], ink)


def _sun(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    canvas.disc(x, y, r * 0.52, ink)
    for ray in range(8):
        turn = ray * pi / 4
        ends = [(x + r * far * cos(turn), y + r * far * sin(turn)) for far in (0.78, 0.96)]
        canvas.stroke(ends, ink, r * 0.26)


def _boat(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    hull = ((-1, 0.12), (1, 0.12), (0.68, 0.62), (-0.68, 0.62))
    canvas.polygon([(x + dx * r, y + dy * r) for dx, dy in hull], ink)
    canvas.box((x - 0.6 * r, y - 0.36 * r, x + 0.56 * r, y + 0.02 * r), ink)
    canvas.box((x - 0.16 * r, y - 0.86 * r, x + 0.2 * r, y - 0.3 * r), ink)
    sea = [(x - r + 2 * r * i / 24, y + 0.86 * r + r * 0.1 * sin(i / 6 * pi)) for i in range(25)]
    canvas.stroke(sea, ink, r * 0.16)


_MARKS: dict[Colour, Callable[[Canvas, float, float, float, RGB], None]] = {
    Colour.BLUE: _wave,
    Colour.GREEN: _tree,
    Colour.BLACK: _star,
    Colour.PURPLE: _moon,
    Colour.RED: _heart,
    Colour.ORANGE: _sun,
    Colour.FERRY: _boat,
}


def _disc(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    canvas.disc(x, y, r, ink)


def _square(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    canvas.box((x - 0.86 * r, y - 0.86 * r, x + 0.86 * r, y + 0.86 * r), ink)


def _triangle(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    r *= 0.93
    canvas.polygon(
        [(x, y - 1.1 * r), (x + 1.1 * r, y + 0.84 * r), (x - 1.1 * r, y + 0.84 * r)], ink
    )


def _cross(canvas: Canvas, x: float, y: float, r: float, ink: RGB) -> None:
    for across, down in ((1.08 * r, 0.36 * r), (0.36 * r, 1.08 * r)):
        canvas.box((x - across, y - down, x + across, y + down), ink)


_SHAPES: dict[int, Callable[[Canvas, float, float, float, RGB], None]] = {
    1: _disc,
    2: _square,
    3: _triangle,
    4: _cross,
}


def _placed(at: Point, r: float, points: Iterable[Point]) -> list[Point]:
    return [(at[0] + x * r, at[1] + y * r) for x, y in points]


def _bell(canvas: Canvas, at: Point, r: float, ink: RGB, _: RGB) -> None:
    x, y = at
    body = ((-0.2, -0.78), (0.2, -0.78), (0.5, -0.5), (0.56, 0.2), (0.86, 0.52))
    canvas.polygon(_placed(at, r, (*body, *((-a, b) for a, b in reversed(body)))), ink)
    for down, size in ((-0.5, 0.5), (0.68, 0.22), (-0.94, 0.14)):
        canvas.disc(x, y + down * r, size * r, ink)


def _crab(canvas: Canvas, at: Point, r: float, ink: RGB, _: RGB) -> None:
    x, y = at
    for side in (-1, 1):
        angles = (120, 420) if side > 0 else (-240, 60)
        canvas.arc(x + side * 0.62 * r, y - 0.5 * r, 0.36 * r, angles, ink, 0.2 * r)
        canvas.stroke(_placed(at, r, ((side * 0.4, 0), (side * 0.66, -0.22))), ink, 0.16 * r)
        for down in (0.12, 0.4, 0.64):
            leg = ((side * 0.4, down), (side * 0.95, down + 0.16))
            canvas.stroke(_placed(at, r, leg), ink, 0.13 * r)
    canvas.disc(x, y + 0.16 * r, 0.62 * r, ink)


def _flower(canvas: Canvas, at: Point, r: float, ink: RGB, gap: RGB) -> None:
    x, y = at
    for petal in range(6):
        turn = petal * pi / 3 + pi / 6
        canvas.disc(x + 0.56 * r * cos(turn), y + 0.56 * r * sin(turn), 0.36 * r, ink)
    canvas.disc(x, y, 0.34 * r, gap)


def _guitar(canvas: Canvas, at: Point, r: float, ink: RGB, gap: RGB) -> None:
    x, y = at
    canvas.disc(x - 0.34 * r, y + 0.42 * r, 0.5 * r, ink)
    canvas.disc(x + 0.04 * r, y + 0.04 * r, 0.38 * r, ink)
    canvas.line(_placed(at, r, ((-0.1, 0.16), (0.72, -0.7))), ink, 0.2 * r)
    canvas.line(_placed(at, r, ((0.58, -0.86), (0.92, -0.58))), ink, 0.26 * r)
    canvas.disc(x - 0.16 * r, y + 0.24 * r, 0.15 * r, gap)


def _lantern(canvas: Canvas, at: Point, r: float, ink: RGB, gap: RGB) -> None:
    x, y = at
    canvas.box((x - 0.34 * r, y - 0.78 * r, x + 0.34 * r, y - 0.58 * r), ink)
    canvas.box((x - 0.72 * r, y - 0.52 * r, x + 0.72 * r, y + 0.4 * r), ink, radius=0.42 * r)
    canvas.box((x - 0.34 * r, y + 0.46 * r, x + 0.34 * r, y + 0.62 * r), ink)
    for dx in (-0.2, 0, 0.2):
        canvas.line(_placed(at, r, ((dx, 0.6), (dx, 0.96))), ink, 0.1 * r)
    for dx in (-0.24, 0.24):
        canvas.line(_placed(at, r, ((dx, -0.42), (dx, 0.3))), gap, 0.1 * r)
    canvas.line(_placed(at, r, ((0, -1), (0, -0.7))), ink, 0.12 * r)


def _postcard(canvas: Canvas, at: Point, r: float, ink: RGB, gap: RGB) -> None:
    x, y = at
    canvas.box((x - 0.9 * r, y - 0.6 * r, x + 0.9 * r, y + 0.6 * r), ink, radius=0.08 * r)
    canvas.box((x - 0.72 * r, y - 0.42 * r, x + 0.72 * r, y + 0.42 * r), gap)
    canvas.box((x + 0.34 * r, y - 0.34 * r, x + 0.64 * r, y + 0.02 * r), ink)
    canvas.box((x + 0.02 * r, y - 0.38 * r, x + 0.12 * r, y + 0.36 * r), ink)
    for down in (-0.2, 0.02, 0.24):
        line = (x - 0.6 * r, y + (down - 0.05) * r, x - 0.1 * r, y + (down + 0.07) * r)
        canvas.box(line, ink)


_SEAL = (
    *((-0.95, 0.62), (-0.5, 0.3), (-0.1, 0.3), (0.16, -0.3), (0.2, -0.62), (0.46, -0.86)),
    *((0.74, -0.74), (0.96, -0.5), (0.72, -0.38), (0.66, 0.1), (0.5, 0.62)),
)


def _seal(canvas: Canvas, at: Point, r: float, ink: RGB, gap: RGB) -> None:
    x, y = at
    canvas.polygon(_placed(at, r, _SEAL), ink)
    canvas.disc(x + 0.46 * r, y - 0.56 * r, 0.32 * r, ink)
    canvas.disc(x + 0.2 * r, y + 0.3 * r, 0.42 * r, ink)
    canvas.polygon(_placed(at, r, ((-0.95, 0.62), (-1, 0.3), (-0.7, 0.4), (-0.5, 0.62))), ink)
    canvas.disc(x + 0.56 * r, y - 0.62 * r, 0.07 * r, gap)


_SYMBOLS: dict[Souvenir, Callable[[Canvas, Point, float, RGB, RGB], None]] = {
    Souvenir.BELL: _bell,
    Souvenir.CRAB: _crab,
    Souvenir.FLOWER: _flower,
    Souvenir.GUITAR: _guitar,
    Souvenir.LANTERN: _lantern,
    Souvenir.POSTCARD: _postcard,
    Souvenir.SEAL: _seal,
}
