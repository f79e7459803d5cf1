"""Paints the city of a portrait: its cards, and what each next space would bring."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.colours import CREAM, GOLD, INK, MIST, PANEL
from render.layout import GAP, Size
from render.parts.icons import tick
from render.parts.panels import Tone, laid, opaque, panel, place_pill
from render.parts.portrait import ROOM, PortraitSection
from render.sanfrancisco.cards import CardSpace, draw_card, draw_space, space_canvas
from render.sanfrancisco.city import PLACES, next_state, printed_depot
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.glyphs import glyph
from render.sanfrancisco.landmarks import cable_car, foundation, fountain, skyscraper, tracks_disc
from render.sanfrancisco.scene import DISTRICTS
from render.sanfrancisco.supply import completion
from render.surface.canvas import LEFT, Canvas
from render.surface.shapes import spark
from render.text.fonts import Style
from render.text.lettering import Look
from render.text.numbers import signed

if TYPE_CHECKING:
    from PIL import Image

    from render.layout import Rect
    from render.sanfrancisco.scene import CityScene, Colour, RowScene
    from render.sanfrancisco.zooms import NextSpaceScene
    from render.surface.sheet import Sheet

_CARD = Size(164, 112)
_PAD = 10
_TAB = 50
_LEFT = _PAD + _TAB
"""The left end of the first space, from the edge of the panel."""
_STRIP = _LEFT + 5 * _CARD.pitch[0]
"""The left end of the sums, from the edge of the panel."""
_HEIGHT = _PAD + 5 * _CARD.pitch[1] + 40
_TOTAL = 60
_PILL = Size(92, 48)
_HEXAGON = 20


def city_section(city: CityScene, spaces: tuple[NextSpaceScene | None, ...]) -> PortraitSection:
    """Return the section of a city with the effects of the next card in each row."""

    def paint(sheet: Sheet, area: Rect) -> None:
        sheet.sprite(area.x, area.y, draw_ground)
        rows = zip(DISTRICTS, city.rows, spaces, strict=True)
        for number, (district, row, facts) in enumerate(rows):
            y = area.y + _PAD + number * _CARD.pitch[1]
            _paint_row(sheet, area.x, y, district, row, facts)

    return PortraitSection(_HEIGHT, paint)


def _paint_row(
    sheet: Sheet, x: int, y: int, district: Colour, row: RowScene, facts: NextSpaceScene | None
) -> None:
    tab = (district, min(row.bonuses, 2), row.bonus_taken)
    sheet.sprite(x + _PAD, y + GAP, laid, draw_tab, PANEL, *tab)
    for space, card in enumerate(row.cards):
        at = x + _LEFT + space * _CARD.pitch[0], y
        sheet.sprite(*at, draw_card, _CARD, PANEL, replace(card, view=space))
    if facts is not None:
        space = len(row.cards)
        at = x + _LEFT + space * _CARD.pitch[0], y
        sheet.sprite(*at, draw_prospect, district, space, next_state(row), facts)
    middle = x + (_STRIP + ROOM - _PAD + 4) / 2
    total, look = str(row.total), Look(Style.NUMBER, _TOTAL, CREAM, PANEL)
    aside = _HEXAGON + 4 if row.completed else 0
    length = sheet.text(middle - aside, y + GAP + 33, total, look, anchor="m")
    if row.completed:
        left = middle - aside + length / 2 + 8
        sheet.sprite(left, y + GAP + 12, laid, completion, PANEL, district, _HEXAGON)
    place = (signed(row.advantage), PLACES[row.standing], *_PILL, Tone.CALM)
    sheet.sprite(middle - _PILL.width / 2, y + GAP + 62, laid, place_pill, PANEL, *place)


def draw_ground() -> Image.Image:
    """Draw a city without cards as one sprite: panel, empty spaces, printed depots."""
    image = opaque(panel, ROOM, _HEIGHT)
    for row, district in enumerate(DISTRICTS):
        for space in range(5):
            at = (_LEFT + space * _CARD.pitch[0], _PAD + row * _CARD.pitch[1])
            image.paste(draw_space(_CARD, PANEL, district, space, CardSpace.LATER), at)
    foot = _PAD + 5 * _CARD.pitch[1]
    depot = printed_depot(1.2).on(PANEL)
    for space in range(5):
        middle = _LEFT + (space + 0.5) * _CARD.pitch[0]
        image.paste(depot, (round(middle - depot.width / 2), foot))
    return image


def draw_tab(district: Colour, bonuses: int, taken: bool) -> Canvas:  # noqa: FBT001
    """Draw the sign of a row, above its bonus symbols or the sign that its bonus is taken."""
    shades = SHADES[district]
    width, height = _TAB - 2, _CARD.height
    canvas = Canvas(width, height)
    canvas.box((0, 0, width, height), shades.base, radius=10, corners=LEFT)
    glyph(canvas, district, width / 2, 38, 19, shades.text)
    y = height - 26
    if taken:
        canvas.stamp(tick(14), width / 2 - 14, y - 14)
        return canvas
    for number in range(2):
        x = width / 2 + (number - 0.5) * 22
        if number < bonuses:
            canvas.disc(x, y, 10, INK)
            canvas.polygon(spark(x, y, 9), GOLD)
        else:
            canvas.ring(x, y, 8, shades.text, 2.2)
    return canvas


def draw_prospect(
    district: Colour, view: int, space: CardSpace, facts: NextSpaceScene
) -> Image.Image:
    """Draw the next space of a row with the effects of a card there, in figures for a phone.

    Above the sum around a foundation, which is gold beside a tower if it would rise at once; below
    the worth of a city square, and whether tracks would bring a cable car.
    """
    canvas = space_canvas(_CARD, PANEL, district, view, space)
    width, height = _CARD
    canvas.box((GAP + 9, GAP + 9, GAP + width - 9, GAP + height - 9), INK, radius=9)
    rises = facts.around >= facts.needed
    first, second = GAP + 35, GAP + 79
    site = skyscraper(24, 42) if rises else foundation(44, 35)
    canvas.stamp(site, GAP + 38 - site.width / 2, first - site.height / 2)
    sums = f"{facts.around}/{facts.needed}"
    ink = GOLD if rises else CREAM
    canvas.text((GAP + 67, first), sums, Style.NUMBER, 46, ink, room=width - 81, anchor="l")
    canvas.stamp(fountain(16), GAP + 17, second - 16)
    worth, ink = str(facts.square), GOLD if facts.square else MIST
    canvas.text((GAP + 55, second), worth, Style.NUMBER, 46, ink, room=26, anchor="l")
    if facts.connects:
        canvas.stamp(tracks_disc(13), GAP + 85, second - 13)
        canvas.stamp(cable_car(42, 31), GAP + 112, second - 17)
    else:
        canvas.stamp(tracks_disc(13), GAP + 88, second - 13)
        canvas.box((GAP + 120, second - 2.5, GAP + 142, second + 2.5), MIST, radius=2)
    return canvas.done().convert("RGB")
