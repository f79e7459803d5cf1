"""Paints the market: sixteen spaces under letters and beside numbers, and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BAND, CREAM, FOG, GLASS, INK, LINE, PANEL
from render.layout import GAP, Size
from render.parts.frames import frame_mark
from render.parts.panels import laid, opaque, panel
from render.pointcity.cards import counted_card, draw_space
from render.pointcity.layout import LETTERS, NUMBERS, PAD
from render.pointcity.pieces import automaton
from render.surface.canvas import Canvas
from render.text.fonts import Style

if TYPE_CHECKING:
    from PIL import Image

    from render.layout import Rect
    from render.parts.scene import Mark
    from render.pointcity.scene import FaceScene, MarketScene
    from render.surface.sheet import Sheet

COLUMNS = "abcd"


def paint_market(sheet: Sheet, area: Rect, market: MarketScene, card: Size) -> None:
    """Paint the panel of the market."""
    sheet.sprite(area.x, area.y, opaque, panel, area.width, area.height)
    width, height = card.pitch
    x, y = area.x + PAD + NUMBERS, area.y + PAD + LETTERS
    x += (area.right - PAD - x - 4 * width) // 2
    column, row = market.markers or (0, 0)
    for number in range(4):
        draw = draw_marked_name if number + 1 == column else draw_name
        name = (PANEL, COLUMNS[number], Size(card.width, LETTERS - 6))
        sheet.sprite(x + number * width + GAP, area.y + PAD, laid, draw, *name)
        draw = draw_marked_name if number + 1 == row else draw_name
        name = (PANEL, str(number + 1), Size(NUMBERS - 6, card.height))
        sheet.sprite(area.x + PAD, y + number * height + GAP, laid, draw, *name)
    for number, space in enumerate(market.spaces):
        at = x + number % 4 * width, y + number // 4 * height
        sheet.sprite(*at, draw_space, card, PANEL, space)


def draw_name(name: str, size: Size) -> Canvas:
    """Draw the name of a column or row."""
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), BAND, radius=8)
    canvas.text((size.width / 2, size.height / 2), name, Style.NUMBER, 34, CREAM, room=28)
    return canvas


def draw_marked_name(name: str, size: Size) -> Canvas:
    """Draw the name of a column or row in which a marker of the automaton stands."""
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), GLASS, radius=8)
    x, y = size.width / 2, size.height / 2
    aside = (20, 0) if size.width > size.height else (0, 22)
    canvas.stamp(automaton(15), x - aside[0] - 15, y - aside[1] - 15)
    at = (x + aside[0], y + aside[1])
    canvas.text(at, name, Style.NUMBER, 34, INK, room=28)
    return canvas


def draw_deck(
    size: Size, ground: tuple[int, int, int], left: int, top: FaceScene | None, mark: Mark
) -> Image.Image:
    """Draw the deck: its top card on those below, and their number."""
    canvas = Canvas(size.width + 2 * GAP + 6, size.height + 2 * GAP + 6, ground)
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    if top is None:
        canvas.frame(box, LINE, 2, radius=8)
        at = (GAP + size.width / 2, GAP + size.height / 2)
        canvas.text(at, str(left), Style.NUMBER, 40, FOG, room=size.width - 20)
    else:
        for card in (2, 1)[: left - 1]:
            aside = 3 * card
            lower = (GAP + aside, GAP + aside, box[2] + aside, box[3] + aside)
            canvas.box(lower, LINE, radius=8)
            canvas.box(lower, FOG, radius=7, grow=-1)
        canvas.stamp(counted_card(size, top, left), 0, 0)
    frame_mark(canvas, box, mark, 1, 8)
    return canvas.done().convert("RGB")
