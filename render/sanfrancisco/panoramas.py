"""The landscape of each district: one wide view; each space of a row shows a fifth of it.

By day it is the ground of cards; by night, in the tones of the board, the ground of empty spaces.
"""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from render.colours import AMBER, GOLD, mix
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.scene import Colour
from render.surface.canvas import FINE, Canvas
from render.surface.shapes import curve

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.colours import RGB

HORIZON = 0.795
"""The height of the horizon from the top, as a share of the whole height."""

_SPACES = 5


class _View(NamedTuple):
    """A panorama being painted: the canvas, its measures and its colours.

    Attributes
    ----------
    space
        The width of one space with its gap.
    u, q
        The vertical and the horizontal unit: 1 on a card of 96 x 72.
    """

    canvas: Canvas
    night: bool
    space: float
    u: float
    q: float
    base: RGB
    middle: RGB
    light: RGB
    dark: RGB

    @property
    def width(self) -> float:
        return self.canvas.width

    @property
    def height(self) -> float:
        return self.canvas.height

    @property
    def horizon(self) -> float:
        return self.canvas.height * HORIZON

    def below(self, height: Callable[[float], float], fill: RGB, steps: int = 400) -> None:
        points = curve(height, self.width, steps)
        self.canvas.polygon([*points, (self.width, self.height), (0, self.height)], fill)


def slice_of(
    colour: Colour, width: float, height: float, gap: float, view: int, *, night: bool = False
) -> Image.Image:
    """Return a fifth of the panorama in fine pixels, as wide as a card without its `gap`."""
    left = round(view % _SPACES * (width + 2 * gap) * FINE)
    whole = _panorama(colour, width, height, gap, night=night)
    return whole.crop((left, 0, left + round(width * FINE), round(height * FINE)))


@lru_cache(maxsize=12)  # some 4 MB each; only drawing cards needs them
def _panorama(
    colour: Colour, width: float, height: float, gap: float, *, night: bool
) -> Image.Image:
    shades = SHADES[colour]
    tones = (shades.base, shades.middle, shades.light, shades.dark)
    if night:
        tones = (shades.plot, shades.far_plot, shades.far_plot, shades.plot)
    space = width + 2 * gap
    canvas = Canvas(space * _SPACES, height, tones[0])
    view = _View(canvas, night, space, height / 72, width / 96, *tones)
    _PAINTERS[colour](view)
    if not (night and colour is Colour.BLUE):
        canvas.box((0, view.horizon, canvas.width, height), view.dark)
    return canvas.fine


def _bay(v: _View) -> None:
    waterline = v.height * 0.60
    for i in range(_SPACES):
        x = i * v.space + 60.5 * v.q + (i * 37 % 24) * 0.8 * v.q
        _sail(v, x, waterline)

    def swell(level: float, rise: float, length: float, phase: float) -> Callable[[float], float]:
        return lambda x: v.height * level + rise * v.u * abs(sin(pi * (x / (length * v.q) + phase)))

    near, far = swell(0.71, 4, 20, 0.6), swell(0.60, 5, 25, 0.2)
    v.below(far, v.middle, 600)
    if not v.night:
        v.canvas.line(curve(far, v.width, 600), v.light, 1.4 * v.u)
    v.below(near, v.base if v.night else v.dark, 600)
    if not v.night:
        v.canvas.line(curve(near, v.width, 600), v.light, 1.1 * v.u)


def _sail(v: _View, x: float, y: float) -> None:
    main = [(x, y - 25 * v.u), (x, y), (x - 11 * v.q, y)]
    jib = [(x + 2 * v.q, y - 19 * v.u), (x + 2 * v.q, y), (x + 10 * v.q, y)]
    hull = [
        (x - 12 * v.q, y + 1.5 * v.u),
        (x + 12 * v.q, y + 1.5 * v.u),
        (x + 8 * v.q, y + 6 * v.u),
        (x - 9 * v.q, y + 6 * v.u),
    ]
    for part in (main, jib, hull):
        v.canvas.polygon(part, v.light)


def _downtown(v: _View) -> None:
    dice = Random(724)  # noqa: S311  (scenery)
    x = 0.0
    while x < v.width:
        width, height = (13 + dice.random() * 12) * v.q, (18 + dice.random() * 24) * v.u
        v.canvas.box((x, v.horizon - height, x + width, v.horizon + 2), v.middle)
        if dice.random() < 0.3:
            mast = (x + width * 0.4, v.horizon - height - 6 * v.u, x + width * 0.6, v.horizon)
            v.canvas.box(mast, v.middle)
        x += width + dice.random() * 4 * v.q
    for i in range(_SPACES):
        for k, (width, height) in enumerate(((17, 20), (14, 33), (18, 15), (13, 26))):
            left = i * v.space + (37.4 + k * 15.5) * v.q
            top = v.horizon - height * v.u
            v.canvas.box((left, top, left + width * v.q * 0.84, v.horizon + 2), v.light)
            for floor in range(height // 7):
                for side in range(2):
                    wx, wy = left + (3 + side * 5) * v.q, top + (4 + floor * 6.5) * v.u
                    v.canvas.box((wx, wy, wx + 2.4 * v.q, wy + 3.2 * v.u), v.base)


def _hills(v: _View) -> None:
    for i in range(_SPACES):
        x = i * v.space + 63.4 * v.q
        v.canvas.disc(x, v.horizon - 12 * v.u, 25 * v.u, v.middle if v.night else v.light)
        if not v.night:
            v.canvas.disc(x, v.horizon - 12 * v.u, 18 * v.u, AMBER)
    turn = 2 * pi / v.width

    def far(x: float) -> float:
        return v.horizon - (15 + 11 * sin(x * turn * 5 + 1.9) + 3 * sin(x * turn * 11)) * v.u

    def near(x: float) -> float:
        return v.horizon - (7 + 6 * sin(x * turn * 6 + 4)) * v.u

    v.below(far, v.middle)
    v.below(near, v.base if v.night else mix(v.middle, v.dark, 0.14))


def _homes(v: _View) -> None:
    roof = v.middle if v.night else mix(v.dark, v.middle, 0.45)
    for i in range(_SPACES):
        for k in range(3):
            left = i * v.space + (36.5 + k * 21) * v.q
            top = v.horizon - (22 + 4 * ((i * 3 + k) % 3)) * v.u
            wall = v.middle if v.night or (i + k) % 2 else v.light
            v.canvas.box((left, top, left + 20 * v.q, v.horizon + 2), wall)
            eaves = top + 0.5 * v.u
            gable = [
                (left - 1.5 * v.q, eaves),
                (left + 21.5 * v.q, eaves),
                (left + 10 * v.q, top - 13 * v.u),
            ]
            v.canvas.polygon(gable, roof)
            if not v.night:
                _front(v, left, top)
        x = i * v.space
        bush = [
            (x + 4 * v.q, v.horizon),
            (x + 18 * v.q, v.horizon - 9 * v.u),
            (x + 32 * v.q, v.horizon),
        ]
        v.canvas.polygon(bush, v.middle)


def _front(v: _View, left: float, top: float) -> None:
    v.canvas.disc(left + 10 * v.q, top - 4 * v.u, 2.2 * v.u, v.base)
    for at in (3.2, 12):
        window = (left + at * v.q, top + 5 * v.u, left + (at + 4.8) * v.q, top + 12 * v.u)
        v.canvas.box(window, v.dark, radius=v.u)
    door = (left + 7.4 * v.q, v.horizon - 9 * v.u, left + 12.6 * v.q, v.horizon)
    v.canvas.box(door, v.dark, radius=1.5 * v.u)


def _park(v: _View) -> None:
    v.below(lambda x: v.horizon - (8 + 5 * sin(x / v.width * 8 * pi)) * v.u, v.middle)
    fir = v.middle if v.night else mix(v.middle, v.dark, 0.4)
    trunk = v.middle if v.night else v.dark
    for i in range(_SPACES):
        for at, is_fir, size in (
            (0.55, False, 1.0),
            (0.70, True, 1.0),
            (0.85, False, 0.82),
            (0.97, True, 0.75),
        ):
            x, q, u = i * v.space + at * 96 * v.q, v.q * size, v.u * size
            v.canvas.box((x - 1.6 * v.q, v.horizon - 14 * u, x + 1.6 * v.q, v.horizon + 2), trunk)
            if is_fir:
                foot = v.horizon - 5 * v.u
                top = (x, v.horizon - 41 * u)
                v.canvas.polygon([top, (x + 9 * q, foot), (x - 9 * q, foot)], fir)
            else:
                for dx, dy, radius in ((0, 25, 9.5), (-7.5, 18, 7.5), (7.5, 18, 7.5)):
                    v.canvas.disc(x + dx * q, v.horizon - dy * u, radius * u, v.light)


def _lights(v: _View) -> None:
    dice = Random(689)  # noqa: S311  (scenery)
    for i in range(_SPACES):
        x = i * v.space
        for _ in range(9):
            star = x + dice.random() * 96 * v.q, dice.random() * v.height * 0.62
            v.canvas.disc(*star, (0.7 + dice.random() * 0.9) * v.u, v.light)
        for k, (width, height) in enumerate(((15, 22), (12, 34), (16, 16), (12, 27))):
            left, top = x + (34.6 + k * 15) * v.q, v.horizon - height * v.u
            v.canvas.box((left, top, left + width * v.q, v.horizon + 2), v.middle)
            for floor in range(height // 8):
                wy = top + (4 + floor * 7) * v.u
                if (floor + k + i) % 3:
                    v.canvas.box((left + 3 * v.q, wy, left + 5.5 * v.q, wy + 3 * v.u), GOLD)
                if (floor * 2 + k + i) % 3 == 1:
                    v.canvas.box((left + 8 * v.q, wy, left + 10.5 * v.q, wy + 3 * v.u), GOLD)


_PAINTERS: dict[Colour, Callable[[_View], None]] = {
    Colour.BLUE: _bay,
    Colour.GREY: _downtown,
    Colour.ORANGE: _hills,
    Colour.YELLOW: _homes,
    Colour.GREEN: _park,
    Colour.BLACK: _lights,
}
