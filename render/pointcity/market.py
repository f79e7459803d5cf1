"""Paints the market: sixteen spaces under letters and beside numbers, and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BAND, CREAM, FOG, GLASS, INK, LINE, PANEL
from render.layout import GAP, Size
from render.parts.frames import frame_mark
from render.parts.panels import laid, opaque, panel
from render.parts.scene import Mark
from render.pointcity.cards import card_count, draw_space, tagged_card
from render.pointcity.layout import LETTERS, NUMBERS, PAD
from render.pointcity.pieces import automaton
from render.surface.canvas import Canvas
from render.surface.layers import Layer, layered, soft
from render.text.fonts import Style

if TYPE_CHECKING:
    from PIL import Image

    from render.colours import RGB
    from render.layout import Rect
    from render.pointcity.scene import FaceScene, MarketScene
    from render.surface.sheet import Sheet

COLUMNS = "abcd"
_BELOW = 2
"""How many cards are seen below the top card of the deck."""


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


def draw_deck(size: Size, ground: RGB, left: int, top: FaceScene | None, mark: Mark) -> Image.Image:
    """Draw the deck: its top card on those below, and their number."""
    canvas = _pile(size, ground, left, top)
    _number(canvas, size, left, empty=top is None)
    frame_mark(canvas, _box(size), mark, 1, 8)
    return canvas.done().convert("RGB")


@layered(draw_deck)
def _layers(
    size: Size, ground: RGB, left: int, top: FaceScene | None, mark: Mark
) -> tuple[Layer, ...]:
    seen = 0 if top is None else min(left, 1 + _BELOW)
    pile = Layer(draw_pile, (size, ground, seen, top))
    number = Layer(soft, (draw_number, size, left, top is None))
    framed = () if mark is Mark.NONE else (Layer(soft, (draw_frame, size, mark)),)
    return (pile, number, *framed)


def draw_pile(size: Size, ground: RGB, left: int, top: FaceScene | None) -> Image.Image:
    """Draw the deck without its number and frame."""
    return _pile(size, ground, left, top).done().convert("RGB")


def draw_number(size: Size, left: int, empty: bool) -> Image.Image:  # noqa: FBT001
    """Draw the number of cards of the deck alone."""
    canvas = _empty(size, None)
    _number(canvas, size, left, empty=empty)
    return canvas.done()


def draw_frame(size: Size, mark: Mark) -> Image.Image:
    """Draw the frame of the deck alone."""
    canvas = _empty(size, None)
    frame_mark(canvas, _box(size), mark, 1, 8)
    return canvas.done()


def _empty(size: Size, ground: RGB | None) -> Canvas:
    return Canvas(size.width + 2 * GAP + 6, size.height + 2 * GAP + 6, ground)


def _box(size: Size) -> tuple[float, float, float, float]:
    return GAP, GAP, GAP + size.width, GAP + size.height


def _pile(size: Size, ground: RGB, left: int, top: FaceScene | None) -> Canvas:
    canvas, box = _empty(size, ground), _box(size)
    if top is None:
        canvas.frame(box, LINE, 2, radius=8)
        return canvas
    for card in range(_BELOW, 0, -1)[: left - 1]:
        aside = 3 * card
        lower = (GAP + aside, GAP + aside, box[2] + aside, box[3] + aside)
        canvas.box(lower, LINE, radius=8)
        canvas.box(lower, FOG, radius=7, grow=-1)
    canvas.stamp(tagged_card(size, top), 0, 0)
    return canvas


def _number(canvas: Canvas, size: Size, left: int, *, empty: bool) -> None:
    if empty:
        at = (GAP + size.width / 2, GAP + size.height / 2)
        canvas.text(at, str(left), Style.NUMBER, 40, FOG, room=size.width - 20)
    else:
        canvas.stamp(card_count(size, left), 0, 0)
