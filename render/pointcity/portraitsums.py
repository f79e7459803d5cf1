"""Paints a city of a portrait as a sum: what it can pay of each resource."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import AMBER, CREAM, GOLD, INK, MIST, PANEL
from render.layout import Size
from render.parts.frames import frame_mark
from render.parts.icons import pile
from render.parts.panels import laid
from render.parts.portrait import ROOM, PortraitSection, paint_panel
from render.parts.scene import Mark
from render.pointcity.colours import SHADES
from render.pointcity.glyphs import glyph
from render.pointcity.pieces import held_card, house
from render.pointcity.scene import Resource
from render.surface.canvas import BOTTOM, TOP, Canvas
from render.text.fonts import Style
from render.text.lettering import Look
from render.text.numbers import MINUS

if TYPE_CHECKING:
    from render.layout import Rect
    from render.pointcity.scene import CityScene, HeldScene
    from render.surface.sheet import Sheet

_PAD = 11
_TOP, _LINE = 60, 66
"""The height of the sign of a resource, and of each line below it."""
_LABELS = 92
_COLUMN = (ROOM - 2 * _PAD - _LABELS) / len(Resource)
_HELD = 68
"""The width of the cards of one face."""


def sums_section(city: CityScene, cost: tuple[int, ...] | None) -> PortraitSection:
    """Return a column a resource: permanent symbols, cards in hand, and all that can be paid.

    Parameters
    ----------
    cost
        The symbols to be paid now, a line more, or None.
    """
    lines = 3 if cost is None else 4

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        middle = area.x + _PAD + _LABELS / 2 - 4
        first = area.y + _PAD + _TOP + _LINE / 2
        sheet.sprite(middle - 25, first - 23, laid, house, PANEL, 50, 46)
        sheet.sprite(middle - 19, first + _LINE - 24, laid, pile, PANEL, 38, 48, CREAM, PANEL)
        look = Look(Style.NUMBER, 66, GOLD, PANEL)
        sheet.text(middle, first + 2 * _LINE, "=", look, anchor="m")
        if cost is not None:
            sheet.text(middle, first + 3 * _LINE, MINUS, look, anchor="m")
        for number, resource in enumerate(Resource):
            x = area.x + _PAD + _LABELS + number * _COLUMN
            held = tuple(each for each in city.hand if each.face.resource is resource)
            wild = resource is Resource.INGENUITY
            permanent = None if wild else city.permanent[number]
            due = None if cost is None else 0 if wild else cost[number]
            width = round(x + _COLUMN) - round(x) - 6
            size = Size(width, _TOP + lines * _LINE)
            values = (size, resource, permanent, held, due)
            sheet.sprite(x, area.y + _PAD, laid, draw_sum, PANEL, *values)

    return PortraitSection(2 * _PAD + _TOP + lines * _LINE, paint)


def draw_sum(
    size: Size,
    resource: Resource,
    permanent: int | None,
    held: tuple[HeldScene, ...],
    due: int | None,
) -> Canvas:
    """Draw what a city has of a resource.

    Parameters
    ----------
    permanent
        Its permanent symbols; None for ingenuity, which has none.
    held
        The cards of it in hand, by face.
    due
        The symbols to be paid, or None for no such line.
    """
    shades = SHADES[resource]
    canvas = Canvas(*size)
    width, height = size
    middle, foot = width / 2, _TOP + 2 * _LINE
    canvas.box((0, 0, width, height), shades.plot, radius=12)
    canvas.box((0, 0, width, _TOP), shades.base, radius=12, corners=TOP)
    wild = resource is Resource.INGENUITY
    glyph(canvas, resource, middle, _TOP / 2, 21, AMBER if wild else shades.text)
    canvas.box((0, foot, width, height), INK, radius=12, corners=BOTTOM)
    if permanent is not None:
        canvas.text((middle, _TOP + _LINE / 2), str(permanent), Style.NUMBER, 54, CREAM, room=80)
    if not held:
        y = _TOP + 1.5 * _LINE
        canvas.box((middle - 9, y - 2.5, middle + 9, y + 2.5), MIST, radius=2)
    for place, each in enumerate(sorted(held, key=lambda each: each.face.symbols)):
        _held(canvas, middle + (place - len(held) / 2) * _HELD, each)
    total = (permanent or 0) + sum(each.count * each.face.symbols for each in held)
    ink = GOLD if total else MIST
    canvas.text((middle, foot + _LINE / 2), str(total), Style.NUMBER, 60, ink, room=100)
    if due is not None:
        at = (middle, foot + 1.5 * _LINE - 2)
        canvas.text(at, str(due), Style.NUMBER, 54, CREAM if due else MIST, room=80)
    return canvas


def _held(canvas: Canvas, x: float, held: HeldScene) -> None:
    """Draw the cards of one face: a card and their number."""
    y = _TOP + _LINE + 11
    card = held_card(held.face.resource, held.face.symbols, 44)
    wide = held.count > 9
    left = x + (0 if wide else 3)
    canvas.stamp(card, left, y)
    at = (left + card.width + (2 if wide else 5), y + 22)
    room = 36 if wide else 30
    canvas.text(at, str(held.count), Style.NUMBER, 40 if wide else 46, CREAM, room=room, anchor="l")
    if held.mark is not Mark.NONE:
        frame_mark(canvas, (x - 1, y - 5, x + _HELD - 5, y + 49), held.mark, 0.8, 8)
