"""The sign of each resource, which is clear without colour, and the shapes it stands on.

A round disc is a symbol to pay or to be counted, a hexagon a permanent one.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from render.colours import AMBER, CREAM, INK
from render.pointcity.colours import SHADES
from render.pointcity.scene import RESOURCES, Resource
from render.surface.canvas import TOP, Canvas
from render.surface.shapes import hexagon
from render.text.fonts import Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.colours import RGB


def glyph(canvas: Canvas, resource: Resource, x: float, y: float, radius: float, fill: RGB) -> None:
    """Draw the sign of a resource around (x, y)."""
    _GLYPHS[resource](canvas, x, y, radius, fill)


def disc(resource: Resource, radius: float) -> Canvas:
    """Draw a symbol of a resource: its sign on a round disc."""
    canvas = Canvas(2 * radius, 2 * radius)
    shades = SHADES[resource]
    canvas.disc(radius, radius, radius, INK)
    canvas.disc(radius, radius, radius * 0.9, CREAM)
    canvas.disc(radius, radius, radius * 0.8, shades.base)
    fill = AMBER if resource is Resource.INGENUITY else shades.text
    glyph(canvas, resource, radius, radius, radius * 0.56, fill)
    return canvas


def permanent(resource: Resource, radius: float) -> Canvas:
    """Draw a permanent symbol of a resource: its sign on a hexagon."""
    canvas = Canvas(2 * radius, 2 * radius)
    shades = SHADES[resource]
    for share, fill in ((1, INK), (0.93, CREAM), (0.82, shades.base)):
        canvas.polygon(hexagon(radius, radius, radius * share), fill)
    glyph(canvas, resource, radius, radius, radius * 0.5, shades.text)
    return canvas


def any_resource(radius: float, sign: str = "") -> Canvas:
    """Draw the sign of any resource: a hexagon in five slices, with a sign."""
    canvas = Canvas(2 * radius, 2 * radius)
    corners = hexagon(radius, radius, radius * 0.86)
    canvas.polygon(hexagon(radius, radius, radius), INK)
    canvas.polygon(hexagon(radius, radius, radius * 0.93), CREAM)
    wheel = Canvas(2 * radius, 2 * radius)
    for slice_, resource in enumerate(RESOURCES):
        start = -90 + slice_ * 72
        wheel.pie(radius, radius, radius, start, start + 72, SHADES[resource].base)
    hole = Canvas(2 * radius, 2 * radius)
    hole.polygon(corners, INK)
    canvas.fine.paste(wheel.fine, (0, 0), hole.fine)
    if sign:
        _text_disc(canvas, radius, sign)
    return canvas


def _text_disc(canvas: Canvas, radius: float, sign: str) -> None:
    canvas.disc(radius, radius, radius * 0.6, INK)
    at = (radius, radius)
    canvas.text(at, sign, Style.NUMBER, radius * 0.85, CREAM, room=radius)


def _coins(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    for column, coins in ((-0.66, 1), (0, 2), (0.66, 3)):
        for coin in range(coins):
            top = y + (0.36 - coin * 0.58) * r
            box = (x + (column - 0.3) * r, top, x + (column + 0.3) * r, top + 0.44 * r)
            canvas.box(box, fill, radius=0.2 * r)


def _bolt(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    points = (
        (0.22, -1.05),
        (-0.62, 0.16),
        (-0.06, 0.16),
        (-0.24, 1.05),
        (0.62, -0.24),
        (0.06, -0.24),
    )
    canvas.polygon([(x + a * r, y + b * r) for a, b in points], fill)


def _leaf(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    canvas.stroke([(x, y + 0.95 * r), (x, y - 0.1 * r)], fill, 0.2 * r)
    for side in (-1, 1):
        tip = 0.95 if side < 0 else 0.8
        lift = 0.15 if side < 0 else 0.55
        points: list[tuple[float, float]] = []
        for step in range(13):
            t = step / 12
            bulge = sin(t * pi)
            points.append(
                (x + side * tip * t * r, y + (0.45 - lift - 0.75 * t - 0.45 * bulge) * r + 0.1 * r)
            )
        for step in range(13):
            t = 1 - step / 12
            bulge = sin(t * pi)
            points.append(
                (x + side * tip * t * r, y + (0.45 - lift - 0.75 * t + 0.38 * bulge) * r + 0.1 * r)
            )
        canvas.polygon(points, fill)


def _people(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    for side in (-0.52, 0.52):
        middle = x + side * r
        canvas.disc(middle, y - 0.5 * r, 0.34 * r, fill)
        body = (middle - 0.45 * r, y - 0.06 * r, middle + 0.45 * r, y + 0.9 * r)
        canvas.box(body, fill, radius=0.42 * r, corners=TOP)


def _gear(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    for tooth in range(8):
        angle = tooth * pi / 4
        ends = [(x + at * r * cos(angle), y + at * r * sin(angle)) for at in (0.5, 0.97)]
        canvas.line(ends, fill, 0.34 * r)
    canvas.ring(x, y, 0.78 * r, fill, 0.42 * r)


def _bulb(canvas: Canvas, x: float, y: float, r: float, fill: RGB) -> None:
    canvas.disc(x, y - 0.28 * r, 0.62 * r, fill)
    neck = ((-0.42, 0.12), (0.42, 0.12), (0.28, 0.5), (-0.28, 0.5))
    canvas.polygon([(x + a * r, y + b * r) for a, b in neck], fill)
    for top in (0.58, 0.82):
        canvas.box(
            (x - 0.28 * r, y + top * r, x + 0.28 * r, y + (top + 0.17) * r), fill, radius=0.08 * r
        )


_GLYPHS: dict[Resource, Callable[[Canvas, float, float, float, RGB], None]] = {
    Resource.ECONOMY: _coins,
    Resource.ENERGY: _bolt,
    Resource.ECOLOGY: _leaf,
    Resource.COMMUNITY: _people,
    Resource.INDUSTRY: _gear,
    Resource.INGENUITY: _bulb,
}
