"""The drawings on cards: a streetcar, a ferry, the landscapes behind them, the back of the deck."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from typing import TYPE_CHECKING, NamedTuple

from render.colours import AMBER, CORAL, CREAM, GLASS, GOLD, INK, STONE, mix
from render.surface.canvas import Canvas
from render.surface.shapes import sagging
from render.tickettoride.board import TRACKS, Colour
from render.tickettoride.colours import PAINTS

if TYPE_CHECKING:
    from render.colours import RGB

_SUN: RGB = (250, 214, 130)
_CREST: RGB = (42, 116, 142)
_NIGHT: RGB = (24, 58, 84)
_DEEP: RGB = (12, 36, 56)


class _Unit(NamedTuple):
    """A canvas whose drawing is 100 wide and 60 high."""

    canvas: Canvas
    across: float
    down: float

    def box(
        self,
        box: tuple[float, float, float, float],
        fill: RGB,
        radius: float = 0,
        grow: float = 0,
    ) -> None:
        left, top, right, bottom = box
        k, v = self.across, self.down
        scaled = (left * k, top * v, right * k, bottom * v)
        self.canvas.box(scaled, fill, radius=radius * v, grow=grow)

    def disc(self, x: float, y: float, radius: float, fill: RGB, grow: float = 0) -> None:
        self.canvas.disc(x * self.across, y * self.down, radius * self.down + grow, fill)

    def polygon(self, points: tuple[tuple[float, float], ...], fill: RGB) -> None:
        self.canvas.polygon([(x * self.across, y * self.down) for x, y in points], fill)


def streetcar(width: float, height: float, fill: RGB, deep: RGB) -> Canvas:
    """Draw a streetcar from the side, its front to the right."""
    canvas = Canvas(width, height)
    unit = _Unit(canvas, width / 100, height / 60)
    body, v = (5, 13, 95, 49), unit.down
    pole = [(50 * unit.across, 12 * v), (36 * unit.across, 2 * v)]
    for grow, colour in ((3 * v, CREAM), (1.2 * v, INK)):
        unit.box(body, colour, 9, grow)
        for x in (26, 74):
            unit.disc(x, 50, 6, colour, grow)
        canvas.line(pole, colour, 2.2 * v + 2 * grow)
    canvas.line(pole, INK, 2.6 * v)
    unit.box(body, CREAM, 9)
    unit.box((5, 34, 95, 49), fill, 6)
    unit.box((5, 33, 95, 38), deep)
    unit.box((5, 13, 95, 19), fill, 6)
    unit.box((9, 17, 91, 19.4), CREAM)
    for x in (10, 23.4, 36.8, 50.2, 63.6):
        unit.box((x, 21, x + 10.4, 31.4), INK, 1.6)
        unit.box((x + 1, 22, x + 4, 26), mix(INK, GLASS, 0.5), 0.8)
    unit.box((79, 20, 91, 46), INK, 2)
    unit.box((81, 22, 89, 33), GLASS, 1)
    unit.disc(92, 42, 3, AMBER)
    for x in (26, 74):
        unit.disc(x, 50.4, 5.4, INK)
        unit.disc(x, 50.4, 2.2, STONE)
    return canvas


def ferry(width: float, height: float) -> Canvas:
    """Draw a ferry from the side."""
    canvas = Canvas(width, height)
    unit = _Unit(canvas, width / 100, height / 60)
    hull = ((3, 36), (97, 36), (88, 54), (12, 54))
    unit.polygon(tuple(((x - 50) * 1.06 + 50, (y - 44) * 1.18 + 44) for x, y in hull), INK)
    decks = (
        ((14, 22, 86, 37), 1.6, 2.0),
        ((26, 10, 70, 24), 1.6, 2.0),
        ((50, 0, 62, 12), 1.4, 1.0),
    )
    for box, grow, radius in decks:
        unit.box(box, INK, radius, grow * unit.down)
    unit.polygon(hull, CREAM)
    unit.polygon(((7.5, 44), (92.5, 44), (88, 54), (12, 54)), CORAL)
    unit.box((14, 22, 86, 36), CREAM, 2)
    unit.box((26, 10, 70, 22), CREAM, 2)
    unit.box((50, 0, 62, 10), GOLD, 1)
    unit.box((50, 0, 62, 3), INK)
    for x in range(18, 82, 11):
        unit.box((x, 26, x + 7, 32), INK, 1)
    for x in range(30, 66, 10):
        unit.box((x, 13.5, x + 6, 18.5), INK, 1)
    return canvas


@lru_cache(maxsize=16)
def landscape(colour: Colour, width: float, height: float, z: float) -> Canvas:
    """Draw what stands on a card: a streetcar before hills, or a ferry on the bay.

    Parameters
    ----------
    z
        The scale of lines.
    """
    if colour is Colour.FERRY:
        return _bay(width, height, z)
    base, middle, deep, *_ = PAINTS[colour]
    view = Canvas(width, height, base)
    slope = [
        (width * t / 40, height * (0.6 - 0.2 * sin(t / 40 * pi * 1.7 + 0.5) - 0.05 * sin(t * 0.7)))
        for t in range(41)
    ]
    view.polygon([(0, height), *slope, (width, height)], middle)
    towers = ((0.05, 0.5, 0.07), (0.13, 0.36, 0.06), (0.2, 0.46, 0.08), (0.84, 0.34, 0.06))
    for x, top, wide in (*towers, (0.9, 0.46, 0.09)):
        box = (width * x, height * top, width * (x + wide), height)
        view.box(box, mix(middle, deep, 0.45))
    view.box((0, height * 0.8, width, height), deep)
    view.box((0, height * 0.885, width, height * 0.905), mix(deep, CREAM, 0.35))
    view.stamp(streetcar(width * 0.68, height * 0.56, base, deep), width * 0.29, height * 0.335)
    return view


def _bay(width: float, height: float, z: float) -> Canvas:
    paint = PAINTS[Colour.FERRY]
    view = Canvas(width, height, paint.base)
    view.disc(width * 0.72, height * 0.4, height * 0.26, _SUN)
    view.box((0, height * 0.56, width, height), paint.deep)
    for row, level in enumerate((0.66, 0.76, 0.86)):
        crest = [
            (width * t / 40, height * level + 2.2 * z * sin(t * 0.9 + row * 2)) for t in range(41)
        ]
        view.line(crest, _CREST, 2 * z)
    top = height - 9 * z
    for place, colour in enumerate(TRACKS[:6]):
        left, right = width * place / 6, width * (place + 1) / 6
        view.box((left, top, right + 1, height), PAINTS[colour].base)
        if colour is Colour.BLACK:
            view.box((left, top, right, top + 1.4 * z), PAINTS[colour].edge)
    view.stamp(ferry(width * 0.66, height * 0.55), width * 0.29, height * 0.24)
    return view


def bridge(width: float, height: float) -> Canvas:
    """Draw the back of a card: the bridge by night."""
    view = Canvas(width, height, _NIGHT)
    view.box((0, height * 0.72, width, height), _DEEP)
    left, right, top = width * 0.26, width * 0.74, height * 0.14
    for x in (left, right):
        view.box((x - 3, height * 0.12, x + 3, height * 0.8), CORAL)
    view.line(sagging((left, top), (right, top), height * 0.36), CORAL, 2)
    view.line([(0, height * 0.5), (left, top)], CORAL, 2)
    view.line([(width, height * 0.5), (right, top)], CORAL, 2)
    view.box((0, height * 0.58, width, height * 0.63), CORAL)
    return view
