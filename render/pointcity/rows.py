"""Paints the buildings of a row; if there are too many, equal ones as one with their number."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image

from render.colours import CREAM, INK
from render.layout import GAP, Rect, Size
from render.parts.frames import frame_last
from render.parts.scene import Mark
from render.pointcity.buildings import BuildingSite, draw_building
from render.pointcity.colours import shades_for
from render.pointcity.scene import BuildingScene, Kind
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.numbers import TIMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from render.colours import Shades
    from render.pointcity.scene import BuiltScene, Resource
    from render.surface.sheet import Sheet

    Draw: TypeAlias = Callable[[Size, int, "Lot"], Image.Image]

_LEAN = 0.65
"""The width of the lot of a building, as a share of its height."""
_LABELS = (0.46, 0.32)
"""The extra widths of a lot for a figure beside the building, as a share of its height."""
_LARGEST = 62
"""The largest figure beside a building."""


class Lot(NamedTuple):
    """A place in a row: one building, or several that look alike."""

    building: BuildingScene
    number: int
    mark: Mark


def paint_row(sheet: Sheet, area: Rect, built: Sequence[BuiltScene], lines: int) -> None:
    """Paint buildings from the left, in as few lines as possible.

    Points stand beside each building, or on it if there is less room. If there are still too many,
    equal buildings are shown once, with their number.

    Parameters
    ----------
    lines
        The most lines.
    """
    lots = _lots(built, gathered=False)
    for number in range(1, lines + 1):
        size = _size(area, number)
        for draw, widths in _ways(lots, size):
            places = _places(area, size, widths, number)
            if places is not None:
                _paint_lots(sheet, area, draw, lots, size, places)
                return
    size, lots = _size(area, lines), _lots(built, gathered=True)
    across = -(-len(lots) // lines)
    width = min(2 * size.width, area.width // across - 2 * GAP)
    places = _places(area, size, [width] * len(lots), lines) or []
    _paint_lots(sheet, area, draw_narrow_lot, lots, size, places)


def _ways(lots: list[Lot], size: Size) -> Iterator[tuple[Draw, list[int]]]:
    for share in _LABELS:
        label = round(share * size.height)
        yield draw_lot, [size.width + (label if lot.building.points else 0) for lot in lots]
    yield draw_narrow_lot, [size.width] * len(lots)


def _size(area: Rect, lines: int) -> Size:
    height = area.height // lines - 2 * GAP
    return Size(round(_LEAN * height), height)


def _places(area: Rect, size: Size, widths: list[int], lines: int) -> list[Rect] | None:
    x, line = area.x, 0
    places: list[Rect] = []
    for width in widths:
        if x + width + 2 * GAP > area.right:
            x, line = area.x, line + 1
        y = area.y + line * area.height // lines
        places.append(Rect(x, y, width, size.height))
        x += width + 2 * GAP
    return places if line < lines else None


def _paint_lots(
    sheet: Sheet, area: Rect, draw: Draw, lots: list[Lot], size: Size, places: list[Rect]
) -> None:
    if size.height < area.height - 2 * GAP:
        lines = area.height // size.pitch[1]
        gives = lots[0].building.gives
        sheet.sprite(area.x, area.y, draw_ground, area.width, area.height, lines, gives)
    for lot, place in zip(lots, places, strict=True):
        shown = Size(place.width, place.height)
        sheet.sprite(place.x, place.y, draw, shown, size.width, lot)


def draw_ground(width: int, height: int, lines: int, gives: Resource | None) -> Image.Image:
    """Draw the ground of a row with several lines of buildings."""
    shades = shades_for(gives)
    image = Image.new("RGB", (width, height), shades.plot)
    for line in range(lines):
        top, foot = line * height // lines, (line + 1) * height // lines
        canvas = Canvas(width, foot - top, shades.plot)
        backdrop(canvas, shades, height / lines / 50)
        image.paste(canvas.done(), (0, top))
    return image


def _lots(built: Sequence[BuiltScene], *, gathered: bool) -> list[Lot]:
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
    return BuildingScene(kind=building.kind, points=building.points, gives=building.gives)


def draw_lot(size: Size, width: int, lot: Lot) -> Image.Image:
    """Draw a building with its points beside it.

    Parameters
    ----------
    width
        The width of the building itself.
    """
    canvas, k = _with_building(size, width, lot.building)
    if lot.building.points:
        at = (GAP + width + (size.width - width) / 2 + k, canvas.height / 2 - 3 * k)
        text, tall = str(lot.building.points), min(32 * k, _LARGEST)
        canvas.text(at, text, Style.NUMBER, tall, CREAM, room=size.width - width)
    _mark(canvas, lot.mark, k)
    return canvas.done().convert("RGB")


def draw_narrow_lot(size: Size, width: int, lot: Lot) -> Image.Image:
    """Draw a building with its points on it and, if there are several, their number beside it."""
    width = min(width, size.width)
    canvas, k = _with_building(size, width, lot.building)
    if lot.building.points:
        radius, middle = 10.5 * k, GAP + width / 2
        y = canvas.height - radius - 0.5 * k
        canvas.disc(middle, y, radius, INK)
        text = str(lot.building.points)
        canvas.text((middle, y), text, Style.NUMBER, 23 * k, CREAM, room=1.5 * radius)
    if lot.number > 1:
        at = (GAP + width + (size.width - width) / 2, canvas.height / 2 - 3 * k)
        room = size.width - width
        canvas.text(at, f"{TIMES}{lot.number}", Style.NUMBER, 27 * k, CREAM, room=room)
    _mark(canvas, lot.mark, k)
    return canvas.done().convert("RGB")


def _with_building(size: Size, width: int, building: BuildingScene) -> tuple[Canvas, float]:
    shades = shades_for(building.gives)
    canvas = Canvas(*size.pitch, shades.plot)
    k = size.height / 46
    backdrop(canvas, shades, k)
    site = BuildingSite(canvas, GAP + width / 2, canvas.height - 5 * k, width, 0.82 * size.height)
    draw_building(site, building)
    return canvas, k


def _mark(canvas: Canvas, mark: Mark, k: float) -> None:
    if mark is Mark.LAST:
        box = (GAP, GAP, canvas.width - GAP, canvas.height - GAP)
        frame_last(canvas, box, 0.7 * k, 5 * k)


def backdrop(canvas: Canvas, shades: Shades, k: float) -> None:
    """Draw the ground of buildings with far ones behind; it repeats with every lot."""
    step, foot = 34 * k, canvas.height - 6 * k
    heights = (10, 17, 13)
    for number in range(int(canvas.width / step) + 1):
        for i, height in enumerate(heights):
            left = number * step + i * step / 3
            box = (left, foot - height * k, min(left + step / 3, canvas.width), foot)
            if box[0] < box[2]:
                canvas.box(box, shades.far_plot)
    canvas.box((0, foot, canvas.width, canvas.height), shades.dark)
