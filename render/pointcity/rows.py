"""The buildings of a city side by side: every one where there is room, else by their points."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from render.canvas import Canvas
from render.colours import CREAM, INK
from render.fonts import Style
from render.frames import frame_last
from render.layout import GAP, Size
from render.numbers import TIMES
from render.pointcity.buildings import Site, draw_building
from render.pointcity.colours import LANDMARK, SHADES
from render.pointcity.scene import BuildingScene, Kind, Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from render.pointcity.colours import Shades
    from render.pointcity.scene import BuiltScene
    from render.sheet import Sheet

SMALL = Size(30, 46)
"""The lot of a building in a city on the table, when there are many."""
_LABEL = 21
"""How much wider a lot of that size is with a figure beside the building."""


class Lot(NamedTuple):
    """Buildings of one look, in one place."""

    building: BuildingScene
    count: int
    mark: Mark


def paint_row(
    sheet: Sheet, at: tuple[float, float], room: float, built: Sequence[BuiltScene], size: Size
) -> None:
    """Paint buildings from the left, all of them in one line.

    Points stand beside each while there is room, then on it; where there are too many, those alike
    are shown once, with their number.
    """
    x, y = at
    lots = _lots(built, gathered=False)
    label = round(_LABEL * size.height / SMALL.height)
    widths = [size.width + (label if lot.building.points else 0) for lot in lots]
    draw = draw_lot
    if sum(widths) + 2 * GAP * len(lots) > room:
        widths, draw = [size.width] * len(lots), draw_narrow_lot
    if sum(widths) + 2 * GAP * len(lots) > room:
        lots = _lots(built, gathered=True)
        widths = [min(2 * size.width, int(room / len(lots)) - 2 * GAP)] * len(lots)
    for lot, width in zip(lots, widths, strict=True):
        drawn = sheet.sprite(x, y, draw, Size(width, size.height), size.width, lot)
        x += drawn[0]


def _lots(built: Sequence[BuiltScene], *, gathered: bool) -> list[Lot]:
    """Return what stands in each place, the most points first, civic buildings last."""
    plain = [(_plain(each.building), each.mark) for each in built]
    plain.sort(key=lambda each: (each[0].kind is Kind.CIVIC, -each[0].points, each[1] is Mark.NONE))
    if not gathered:
        return [Lot(building, 1, mark) for building, mark in plain]
    lots: list[Lot] = []
    for building, same in groupby(plain, key=lambda each: each[0]):
        marks = [mark for _, mark in same]
        lots.append(Lot(building, len(marks), marks[0]))
    return lots


def _plain(building: BuildingScene) -> BuildingScene:
    """Return the building without its cost, which a city does not show."""
    return BuildingScene(kind=building.kind, points=building.points, gives=building.gives)


def draw_lot(size: Size, width: int, lot: Lot) -> Image.Image:
    """Draw a building with its points beside it.

    Parameters
    ----------
    width
        The room for the building itself.
    """
    canvas, k = _with_building(size, width, lot.building)
    if lot.building.points:
        at = (GAP + width + (size.width - width) / 2 + k, canvas.height / 2 - 3 * k)
        room = size.width - width
        canvas.text(at, str(lot.building.points), Style.NUMBER, 32 * k, CREAM, room=room)
    _mark(canvas, lot.mark, k)
    return canvas.done().convert("RGB")


def draw_narrow_lot(size: Size, width: int, lot: Lot) -> Image.Image:
    """Draw a building with its points on it and, beside it, how many there are, if several."""
    width = min(width, size.width)
    canvas, k = _with_building(size, width, lot.building)
    if lot.building.points:
        radius, middle = 10.5 * k, GAP + width / 2
        y = canvas.height - radius - 0.5 * k
        canvas.disc(middle, y, radius, INK)
        text = str(lot.building.points)
        canvas.text((middle, y), text, Style.NUMBER, 23 * k, CREAM, room=1.5 * radius)
    if lot.count > 1:
        at = (GAP + width + (size.width - width) / 2, canvas.height / 2 - 3 * k)
        room = size.width - width
        canvas.text(at, f"{TIMES}{lot.count}", Style.NUMBER, 27 * k, CREAM, room=room)
    _mark(canvas, lot.mark, k)
    return canvas.done().convert("RGB")


def _with_building(size: Size, width: int, building: BuildingScene) -> tuple[Canvas, float]:
    """Return a lot with the building on its left, and the scale of what is written there."""
    shades = LANDMARK if building.gives is None else SHADES[building.gives]
    canvas = Canvas(*size.pitch, shades.plot)
    k = size.height / SMALL.height
    backdrop(canvas, shades, k)
    site = Site(canvas, GAP + width / 2, canvas.height - 5 * k, width, 0.9 * size.height)
    draw_building(site, building)
    return canvas, k


def _mark(canvas: Canvas, mark: Mark, k: float) -> None:
    if mark is Mark.LAST:
        box = (GAP, GAP, canvas.width - GAP, canvas.height - GAP)
        frame_last(canvas, box, 0.7 * k, 5 * k)


def backdrop(canvas: Canvas, shades: Shades, k: float) -> None:
    """Draw the ground of buildings, far ones behind; it repeats with every lot."""
    step, foot = 34 * k, canvas.height - 6 * k
    heights = (10, 17, 13)
    for number in range(int(canvas.width / step) + 1):
        for i, height in enumerate(heights):
            left = number * step + i * step / 3
            box = (left, foot - height * k, min(left + step / 3, canvas.width), foot)
            if box[0] < box[2]:
                canvas.box(box, shades.far_plot)
    canvas.box((0, foot, canvas.width, canvas.height), shades.dark)
