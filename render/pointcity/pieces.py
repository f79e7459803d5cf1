"""Small signs and pieces of the table: refills, the automaton, cards in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import AMBER, CREAM, GLASS, GOLD, INK
from render.pointcity.colours import CIVIC, SHADES
from render.pointcity.glyphs import glyph
from render.pointcity.scene import Resource, Side
from render.surface.canvas import Canvas

if TYPE_CHECKING:
    from render.colours import RGB


def civic_sign(radius: float) -> Canvas:
    """Draw the sign of a civic token: a plaque with a pediment."""
    canvas = Canvas(2 * radius, 2 * radius)
    r = radius
    canvas.box((0, 0, 2 * r, 2 * r), INK, radius=0.35 * r)
    canvas.box((0.08 * r, 0.08 * r, 1.92 * r, 1.92 * r), GOLD, radius=0.3 * r)
    canvas.polygon([(0.32 * r, 0.86 * r), (r, 0.36 * r), (1.68 * r, 0.86 * r)], INK)
    for x in (0.42, 0.88, 1.34):
        canvas.box((x * r, 0.94 * r, (x + 0.24) * r, 1.44 * r), INK)
    canvas.box((0.32 * r, 1.48 * r, 1.68 * r, 1.64 * r), INK)
    return canvas


def refill_sign(side: Side, size: float) -> Canvas:
    """Draw the side of the next card on a space: an arrow to a house or to a symbol."""
    canvas = Canvas(size, size)
    k = size / 25
    canvas.box((0, 0, size, size), INK, radius=6 * k)
    if side is Side.BUILDING:
        canvas.polygon([(6 * k, 13 * k), (12.5 * k, 6.5 * k), (19 * k, 13 * k)], CREAM)
        canvas.box((8 * k, 12 * k, 17 * k, 20 * k), CREAM)
        canvas.box((11 * k, 15 * k, 14 * k, 20 * k), INK)
    else:
        canvas.disc(12.5 * k, 13 * k, 6.6 * k, CREAM)
        canvas.disc(12.5 * k, 13 * k, 3 * k, INK)
    return canvas


def automaton(radius: float) -> Canvas:
    """Draw the head of the automaton."""
    canvas = Canvas(2 * radius, 2 * radius)
    k = radius / 20
    canvas.disc(20 * k, 20 * k, 20 * k, INK)
    canvas.disc(20 * k, 20 * k, 18 * k, GLASS)
    canvas.box((19 * k, 4.5 * k, 21 * k, 11 * k), INK)
    canvas.disc(20 * k, 5.5 * k, 2.4 * k, INK)
    canvas.box((8 * k, 10 * k, 32 * k, 30 * k), INK, radius=5 * k)
    for x in (15, 25):
        canvas.disc(x * k, 18 * k, 3.4 * k, AMBER)
    canvas.box((14 * k, 24 * k, 26 * k, 26.4 * k), CREAM, radius=k)
    return canvas


def held_card(resource: Resource, symbols: int, height: float) -> Canvas:
    """Draw a resource card of a hand: its sign once or twice."""
    width = height * 0.74
    canvas = Canvas(width, height)
    k = height / 44
    shades = SHADES[resource]
    canvas.box((0, 0, width, height), INK, radius=6 * k)
    canvas.box((1.5 * k, 1.5 * k, width - 1.5 * k, height - 1.5 * k), CREAM, radius=5 * k)
    canvas.box((3.5 * k, 3.5 * k, width - 3.5 * k, height - 3.5 * k), shades.base, radius=3.5 * k)
    fill: RGB = AMBER if resource is Resource.INGENUITY else shades.text
    if symbols == 1:
        glyph(canvas, resource, width / 2, height / 2, 10.5 * k, fill)
    else:
        for y in (0.29, 0.71):
            glyph(canvas, resource, width / 2, height * y, 7.6 * k, fill)
    return canvas


def house(width: float, height: float) -> Canvas:
    """Draw the sign of the buildings of a city."""
    canvas = Canvas(width, height)
    k, v = width / 34, height / 32
    canvas.polygon([(17 * k, 0), (34 * k, 15 * v), (34 * k, 18 * v), (0, 18 * v), (0, 15 * v)], INK)
    canvas.box((3 * k, 13 * v, 31 * k, height), INK)
    canvas.polygon([(17 * k, 3 * v), (30.5 * k, 15 * v), (3.5 * k, 15 * v)], CIVIC.light)
    canvas.box((5.5 * k, 16.5 * v, 28.5 * k, 29.5 * v), CREAM)
    canvas.box((20 * k, 19 * v, 25 * k, 24 * v), INK)
    canvas.box((10 * k, 19 * v, 16 * k, 29.5 * v), INK)
    return canvas
