"""Draws the ground of the map: the bay and the city, flat and low in contrast."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.colours import AMBER, CORAL, CREAM, FOG, mix
from render.surface.canvas import FINE
from render.surface.window import Window
from render.tickettoride.colours import (
    BROAD,
    FAR_SAIL,
    FAR_SPAN,
    HILL,
    HULL,
    LAND,
    PARK,
    RIDGE,
    ROOF,
    SAIL,
    SAND,
    SHALLOW,
    SHOAL,
    SPAN,
    WALL,
    WATER,
    WAVE,
)
from render.tickettoride.geometry import MAP, SCALE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.layout import Rect
    from render.surface.canvas import Canvas
    from render.surface.shapes import Point

LEGEND = (16, 186, 100, 374)
"""Where the worth of tracks by length is written."""
NOTE = (16, 824, 230, 856)
"""Where the note on the map is written."""
WAITING = (8, 104, 120, 174)
"""Where souvenirs lie that wait to be placed."""
OBSTACLES = (LEGEND, NOTE, WAITING, (134, 40, 166, 160), (800, 24, 854, 78))
"""Where no name may stand: the legend, the note, the bridge, the lighthouse."""

_COAST = (
    *((120, 1100), (128, 960), (140, 820), (152, 690), (158, 590), (150, 540), (176, 500)),
    *((232, 462), (276, 420), (292, 360), (284, 300), (300, 240), (322, 176), (362, 178)),
    *((392, 222), (470, 256), (560, 258), (640, 252), (716, 264), (800, 250), (880, 232)),
    *((930, 250), (1010, 254), (1090, 232), (1170, 214), (1240, 216), (1320, 262), (1400, 306)),
    *((1480, 338), (1560, 366), (1578, 430), (1560, 520), (1566, 610), (1540, 690), (1484, 726)),
    *((1520, 770), (1506, 850), (1440, 896), (1462, 950), (1540, 980), (1560, 1100)),
)
_NORTH = (
    *((-50, -50), (520, -50), (470, 22), (400, 40), (372, 84), (330, 76), (296, 112)),
    *((240, 84), (170, 100), (110, 70), (40, 84), (-50, 60)),
)
_ALCATRAZ = (
    *((990, 66), (1020, 42), (1070, 40), (1112, 62)),
    *((1122, 98), (1096, 124), (1040, 130), (998, 108)),
)
_EAST = ((1588, 130), (1640, 100), (1720, 110), (1740, 250), (1660, 268), (1606, 222))
_PARKS = (
    ((120, 664), (668, 640), (672, 738), (120, 764)),
    ((672, 668), (790, 660), (790, 690), (672, 698)),
    ((270, 180), (700, 240), (692, 330), (640, 420), (420, 420), (284, 400)),
    ((1040, 760), (1120, 750), (1126, 800), (1046, 808)),
    ((980, 985), (1080, 960), (1110, 1080), (960, 1100)),
    ((880, 560), (950, 556), (954, 596), (884, 600)),
)
_LAKE = ((560, 680), (600, 668), (622, 690), (584, 706))
_HILLS = ((545, 1010, 150, 84), (650, 1030, 170, 76), (460, 1045, 120, 44), (1230, 1010, 150, 40))
"""The middle of each hill on the board, its width and height on the map."""
_MARKET = ((1540, 380), (800, 930))
"""Market Street. A grid of streets would make the picture a fifth larger."""


def _at(x: float, y: float) -> Point:
    """Return a point of the board on the map; the ground does not move with a map's locations."""
    return x * SCALE - 134, y * SCALE - 6


def _rounded(points: Sequence[Point], times: int = 2) -> list[Point]:
    shape = [_at(*point) for point in points]
    for _ in range(times):
        cut: list[Point] = []
        for (x1, y1), (x2, y2) in zip(shape, (*shape[1:], shape[0]), strict=True):
            cut.append((x1 * 0.75 + x2 * 0.25, y1 * 0.75 + y2 * 0.25))
            cut.append((x1 * 0.25 + x2 * 0.75, y1 * 0.25 + y2 * 0.75))
        shape = cut
    return shape


@lru_cache(maxsize=1)
def _bodies() -> tuple[list[Point], ...]:
    return tuple(_rounded(each) for each in (_COAST, _NORTH, _ALCATRAZ, _EAST))


def draw_ground(area: Rect, scale: float) -> Window:
    """Draw a part of the ground."""
    window = Window(area, WATER, scale)
    for reach, fill in ((30, SHALLOW), (15, SHOAL)):
        for body in _bodies():
            window.line([*body, body[0]], fill, reach * 2)
    _draw_waves(window)
    for body in _bodies():
        window.line([*body, body[0]], SAND, 4.5)
        window.polygon(body, LAND)
    city = _draw_city(area, scale)
    window.fine.paste(city.fine, (0, 0), _mask(window, _bodies()[0]))
    _draw_bridge(window)
    _draw_lighthouse(window)
    _draw_houses(window)
    _draw_mast(window)
    for x, y, size in ((452, 70, 0.9), (1196, 640, 1.0)):
        _draw_sails(window, x, y, size)
    return window


def _mask(window: Window, outline: Sequence[Point]) -> Image.Image:
    mask = Image.new("L", window.fine.size, 0)
    fine = [tuple(FINE * value for value in window.at(*point)) for point in outline]
    ImageDraw.Draw(mask).polygon(fine, 255)
    return mask


def _draw_waves(window: Window) -> None:
    for row in range(0, MAP.height, 46):
        for column in range(12):
            number = row * 7 + column * 53
            x = column * 118 + number % 90 - 20 + number % 17
            y = row + number % 11 - 5
            if window.shows((x - 4, y - 6, x + 40, y + 6)):
                crest = [(x + 1.7 * i, y + 2.4 * sin(i / 5 * pi)) for i in range(21)]
                window.stroke(crest, WAVE, 1.8)


def _draw_city(area: Rect, scale: float) -> Window:
    city = Window(area, LAND, scale)
    city.line([_at(*point) for point in _MARKET], BROAD, 6)
    city.line([_at(800, 930), _at(720, 985), _at(690, 1090)], BROAD, 6)
    for park in _PARKS:
        city.polygon(_rounded(park, 1), PARK)
    city.polygon(_rounded(_LAKE), SHOAL)
    for x, y, width, height in _HILLS:
        _draw_hill(city, _at(x, y), width, height)
    return city


def _draw_hill(city: Canvas, foot: Point, width: float, height: float) -> None:
    x, y = foot[0] - width / 2, foot[1]
    slope = [(x + width * i / 30, y - height * sin(pi * i / 30) ** 1.6) for i in range(31)]
    city.polygon([*slope, (x + width, MAP.height + 9), (x, MAP.height + 9)], HILL)
    city.line(slope[4:16], RIDGE, 2.4)


def _draw_bridge(canvas: Canvas) -> None:
    (x1, y1), (x2, y2) = _at(334, 190), _at(316, 60)
    for side in (-5, 5):
        canvas.line([(x1 + side, y1), (x2 + side, y2)], FAR_SPAN, 3)
    canvas.line([(x1, y1), (x2, y2)], SPAN, 7)
    light = mix(SPAN, CREAM, 0.3)
    for share in (0.34, 0.74):
        x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
        canvas.box((x - 12, y - 4, x + 12, y + 4), SPAN, radius=2)
        for left in (x - 12, x + 7):
            canvas.box((left, y - 4, left + 5, y + 4), light, radius=1)
    canvas.line([_at(1560, 410), (MAP.width + 10, 253)], mix(WATER, FOG, 0.3), 5)


def _draw_lighthouse(canvas: Canvas) -> None:
    x, y = _at(1050, 85)
    canvas.polygon([(x + 46, y - 21), (x + 78, y - 34), (x + 78, y - 8)], mix(WATER, AMBER, 0.22))
    canvas.box((x + 40, y - 18, x + 46, y + 8), ROOF)
    canvas.disc(x + 43, y - 20, 4.5, AMBER)


def _draw_houses(canvas: Canvas) -> None:
    x, y = _at(1352, 376)
    canvas.polygon([(x, y - 40), (x + 11, y), (x - 11, y)], WALL)
    canvas.polygon([(x, y - 40), (x + 11, y), (x + 2, y)], ROOF)
    for aside, height in ((-24, 20), (17, 24), (29, 15)):
        canvas.box((x + aside, y - height, x + aside + 10, y), WALL)
    x, y = _at(915, 592)
    for house in range(4):
        left = x - 36 + house * 18
        canvas.polygon([(left, y - 14), (left + 8, y - 25), (left + 16, y - 14)], ROOF)
        canvas.box((left, y - 14, left + 16, y + 6), WALL)
        for window in (left + 3, left + 9):
            canvas.box((window, y - 9, window + 4, y - 3), LAND)


def _draw_mast(canvas: Canvas) -> None:
    x, y = _at(566, 0)[0] - 26, MAP.height - 40
    for side in (-7, 0, 7):
        leg = [(x + side, y), (x + side * 0.55, y - 34), (x + side * 0.9, y - 62)]
        canvas.line(leg, ROOF, 2.4)
    for up in (18, 36, 50):
        canvas.line([(x - 6, y - up), (x + 6, y - up)], ROOF, 2)
    canvas.disc(x, y - 64, 2.6, CORAL)


def _draw_sails(canvas: Canvas, x: float, y: float, k: float) -> None:
    canvas.polygon([(x, y - 30 * k), (x, y), (x - 18 * k, y)], SAIL)
    canvas.polygon([(x + 3 * k, y - 24 * k), (x + 3 * k, y), (x + 17 * k, y)], FAR_SAIL)
    hull = ((-20, 3), (20, 3), (13, 11), (-13, 11))
    canvas.polygon([(x + dx * k, y + dy * k) for dx, dy in hull], HULL)
    canvas.stroke([(x - 26 * k, y + 14 * k), (x + 26 * k, y + 14 * k)], SHOAL, 2)
