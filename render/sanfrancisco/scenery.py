"""Views of the Golden Gate: behind the columns of projects, and on the backs of cards."""

from __future__ import annotations

from math import pi, sin
from random import Random
from typing import TYPE_CHECKING

from render.colours import BAND, CORAL, CREAM, INK, LINE, SLOT, mix
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.scene import DISTRICTS
from render.surface.canvas import FINE, Canvas
from render.surface.shapes import curve, sagging

if TYPE_CHECKING:
    from render.colours import RGB
    from render.surface.shapes import Point


def _tone(share: float) -> RGB:
    return mix(SLOT, BAND, share)


def night_bay(width: float, height: float) -> Canvas:
    """Draw the bay by night in two tones: moon, hills, suspension bridge, fog."""
    canvas = Canvas(width, height, SLOT)
    k = min(width / 316, height / 456)
    canvas.disc(width * 0.73, height * 0.22, 38 * k, _tone(0.55))
    canvas.disc(width * 0.73 + 15 * k, height * 0.22 - 9 * k, 33 * k, SLOT)
    dice = Random(5)  # noqa: S311  (scenery)
    for _ in range(46):
        star = dice.random() * width, dice.random() * height * 0.55
        canvas.disc(*star, (0.8 + 1.2 * dice.random()) * k, _tone(0.8))
    _hill(canvas, height * 0.56, 26 * k, 2.2, 0.4, _tone(0.28))
    _hill(canvas, height * 0.63, 18 * k, 2.9, 2.2, _tone(0.42))
    _bridge(canvas, k)
    _water(canvas, k)
    return canvas


def _hill(canvas: Canvas, y: float, rise: float, waves: float, phase: float, fill: RGB) -> None:
    def ridge(x: float) -> float:
        angle = x / canvas.width * pi * waves
        return y - rise * sin(angle + phase) - 0.4 * rise * sin(angle * 2.3 + phase * 2)

    points = curve(ridge, canvas.width, 120)
    canvas.polygon([*points, (canvas.width, canvas.height), (0, canvas.height)], fill)


def _bridge(canvas: Canvas, k: float) -> None:
    width, deck, top = canvas.width, canvas.height * 0.70, canvas.height * 0.40
    towers = width * 0.24, width * 0.76
    main = sagging((towers[0], top), (towers[1], top), (deck - top) * 0.86)
    outer = (
        sagging((-width * 0.06, deck - 4 * k), (towers[0], top), 26 * k),
        sagging((towers[1], top), (width * 1.06, deck - 4 * k), 26 * k),
    )
    hangers: list[Point] = [*main[2:-2:2], *outer[0][3:-2:4], *outer[1][3:-2:4]]
    for x, y in hangers:
        canvas.line([(x, y), (x, deck)], _tone(0.75), 1.4 * k)
    for cable in (main, *outer):
        canvas.line(cable, BAND, 3.4 * k)
    for x in towers:
        for side in (-1, 1):
            inner, outside = sorted((x + side * 4 * k, x + side * 11 * k))
            canvas.box((inner, top - 6 * k, outside, deck + 70 * k), BAND)
        for brace in range(4):
            y = top + (4 + brace * 36) * k
            canvas.box((x - 11 * k, y, x + 11 * k, y + 10 * k), BAND, radius=k)
    canvas.box((0, deck, width, deck + 7 * k), BAND)


def _water(canvas: Canvas, k: float) -> None:
    width, height = canvas.width, canvas.height
    for i, tone in enumerate((0.30, 0.42, 0.30, 0.5, 0.38)):
        level = height * (0.80 + i * 0.045)
        points = [
            (x, level + 4 * k * abs(sin(x / (26 * k) + i * 1.3)))
            for x in (width * step / 240 for step in range(241))
        ]
        canvas.polygon([*points, (width, height), (0, height)], _tone(tone))
    for x, y, length in ((0.02, 0.735, 0.42), (0.5, 0.765, 0.5), (0.2, 0.79, 0.36)):
        bank = (width * x, height * y, width * (x + length), height * y + 11 * k)
        canvas.box(bank, _tone(0.62), radius=5.5 * k)


def deck_back(width: float, height: float) -> Canvas:
    """Draw the back of a card: the bridge over five stripes in the districts' colours."""
    canvas = Canvas(width, height)
    k, v = width / 96, height / 72
    canvas.box((0, 0, width, height), INK, radius=8 * v)
    canvas.box((1.5 * k, 1.5 * v, width - 1.5 * k, height - 1.5 * v), CREAM, radius=7 * v)
    view = Canvas(width, height, BAND)
    view.disc(width * 0.5, height * 0.5, height * 0.3, LINE)
    for x in (width * 0.26, width * 0.74):
        view.box((x - 3 * k, height * 0.16, x + 3 * k, height * 0.80), CORAL)
        for y in (0.28, 0.44):
            view.box((x - 4.5 * k, height * y, x + 4.5 * k, height * (y + 0.05)), CORAL)
    saddle = height * 0.18
    left, right = (width * 0.26, saddle), (width * 0.74, saddle)
    view.line(sagging(left, right, height * 0.38), CORAL, 2 * v)
    view.line(sagging((-width * 0.22, height * 1.08), left, height * 0.06), CORAL, 2 * v)
    view.line(sagging(right, (width * 1.22, height * 1.08), height * 0.06), CORAL, 2 * v)
    view.box((0, height * 0.58, width, height * 0.63), CORAL)
    for i, district in enumerate(DISTRICTS):
        stripe = (0, height * (0.72 + 0.05 * i), width, height * (0.78 + 0.05 * i))
        view.box(stripe, SHADES[district].base)
    edge = round(4 * k * FINE), round(4 * v * FINE)
    box = (4 * k, 4 * v, width - 4 * k, height - 4 * v)
    canvas.inset(view.fine.crop((*edge, *view.fine.size)), box, 5 * v)
    return canvas
