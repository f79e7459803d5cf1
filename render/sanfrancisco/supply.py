"""Paints the supply: foundation tokens, the deck, completion tokens, the medal, the bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, FOG, GOLD, INK, LINE, PANEL, SLOT, STONE
from render.layout import Size
from render.parts.icons import medal, number_disc, paper, sunburst
from render.parts.panels import faded, laid, opaque, panel, pips
from render.sanfrancisco.cards import draw_slot, stripe_of_districts
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.glyphs import glyph
from render.sanfrancisco.landmarks import depot, foundation, hazard_stripes, tracks_disc
from render.sanfrancisco.scene import DISTRICTS, Bonus, Colour
from render.sanfrancisco.scenery import deck_back
from render.surface.canvas import Canvas
from render.surface.shapes import hexagon
from render.text.fonts import Style
from render.text.lettering import Look
from render.text.numbers import MINUS

if TYPE_CHECKING:
    from PIL import Image

    from render.layout import Rect
    from render.sanfrancisco.scene import BonusScene, SupplyScene
    from render.surface.sheet import Sheet

_CARD = Size(96, 72)
_TOKEN = 37
_STACK_PITCH = 40
_KIND = (52, 82)
"""The size of a kind of bonus with its pips."""
FEW_TOKENS = 2
"""The most foundation tokens whose number is gold: the end of the game is near."""

GONE = 0.38
"""The share by which a kind of bonus fades if no piece is left; it can still be read."""

_DISTRICTS = {
    Bonus.PLUS2: Colour.BLUE,
    Bonus.CARD4: Colour.GREY,
    Bonus.DEPOT: Colour.ORANGE,
    Bonus.POINTS: Colour.YELLOW,
    Bonus.DISCARD: Colour.GREEN,
}
"""The district of each bonus, for its colour; tracks have all five colours."""


def paint_supply(sheet: Sheet, area: Rect, supply: SupplyScene, *, wide: bool) -> None:
    """Paint the panel; a wide one has its upper two lines side by side."""
    sheet.sprite(area.x, area.y, opaque, panel, area.width, area.height)
    stacks = supply.tokens_total // 2
    if wide:
        top = area.y + 16
        _paint_tokens(sheet, area.x + 20, top, supply)
        _paint_awards(sheet, area.x + 162 + 42 * stacks, top - 4, supply)
        _paint_deck(sheet, area.right - 230, top, supply)
        _paint_bonuses(sheet, area, area.bottom - 94, supply)
    else:
        space = (area.height - 2 * _CARD.pitch[1] - _KIND[1]) / 4
        _paint_tokens(sheet, area.x + 16, area.y + space, supply)
        second = area.y + 2 * space + _CARD.pitch[1]
        _paint_deck(sheet, area.x + 16, second, supply)
        _paint_awards(sheet, area.right - 114, second, supply)
        _paint_bonuses(sheet, area, area.bottom - space - _KIND[1], supply)


def completion(district: Colour, radius: float) -> Canvas:
    """Draw a completion token: a hexagon with the district's sign."""
    canvas = Canvas(2 * radius, 2 * radius)
    shades = SHADES[district]
    for inset, fill in ((0, INK), (1.3, CREAM), (3, shades.base)):
        canvas.polygon(hexagon(radius, radius, radius - inset), fill)
    glyph(canvas, district, radius, radius, radius * 0.5, shades.text)
    return canvas


def _paint_tokens(sheet: Sheet, x: float, y: float, supply: SupplyScene) -> None:
    sheet.sprite(x, y + 20, laid, foundation, PANEL, 47, 42)
    colour = GOLD if supply.tokens <= FEW_TOKENS else CREAM
    look = Look(Style.NUMBER, 58, colour, PANEL)
    sheet.text(x + 57, y + 40, str(supply.tokens), look)
    used = supply.tokens_total - supply.tokens
    for stack in range(supply.tokens_total // 2):
        left = 2 - min(2, max(0, used - 2 * stack))
        sheet.sprite(x + 116 + stack * _STACK_PITCH, y, laid, draw_stack, PANEL, left)


def draw_stack(left: int) -> Canvas:
    """Draw a stack of two foundation tokens with those that are left."""
    canvas = Canvas(_TOKEN, 2 * _TOKEN)
    for token in range(2):
        y = _TOKEN * (1 - token)
        outer = (1, y + 1, _TOKEN - 1, y + _TOKEN - 1)
        inner = (3, y + 3, _TOKEN - 3, y + _TOKEN - 3)
        if token >= left:
            canvas.box(inner, LINE, radius=6)
            canvas.box(inner, SLOT, radius=4, grow=-2)
            continue
        canvas.box(outer, INK, radius=6)
        canvas.box(inner, CREAM, radius=4)
        canvas.box((3, y + _TOKEN * 0.5, _TOKEN - 3, y + _TOKEN - 3), STONE, radius=4)
        hazard_stripes(canvas, (6, y + _TOKEN * 0.5, _TOKEN - 6, y + _TOKEN - 7), 8)
        for x in (11, _TOKEN / 2, _TOKEN - 11):
            canvas.disc(x, y + _TOKEN * 0.27, 2.6, INK)
    return canvas


def _paint_deck(sheet: Sheet, x: float, y: float, supply: SupplyScene) -> None:
    sheet.sprite(x, y + 2, laid, draw_deck, PANEL, supply.deck, _CARD)
    sheet.sprite(x + 112, y, draw_slot, _CARD, PANEL, SLOT)


def draw_deck(left: int, size: Size) -> Canvas:
    """Draw the deck with the number of its cards, or its empty place."""
    width, height = size
    k = height / _CARD.height
    canvas = Canvas(width + 6, height + 4)
    if not left:
        canvas.frame((0, 0, width, height), LINE, 2, radius=8)
    else:
        for card in (2, 1):
            x, y = card * 3, card * 2
            canvas.box((x, y, width + x, height + y), LINE, radius=8)
            canvas.box((x, y, width + x, height + y), FOG, radius=7, grow=-1)
        canvas.stamp(deck_back(width, height), 0, 0)
    middle = width / 2
    plate = (middle - 26 * k, height - 40 * k, middle + 26 * k, height - 4 * k)
    canvas.box(plate, INK, radius=8 * k)
    at = (middle, height - 22 * k)
    canvas.text(at, str(left), Style.NUMBER, 36 * k, CREAM, room=46 * k)
    return canvas


def _paint_awards(sheet: Sheet, x: float, y: float, supply: SupplyScene) -> None:
    """Paint the completion tokens and the medal; taken ones leave a faded place."""
    for i, (district, left) in enumerate(zip(DISTRICTS, supply.completions, strict=True)):
        at = (x + i % 3 * 36, y + 3 + i // 3 * 36)
        sheet.sprite(*at, _award, district, 0.0 if left else 0.72)
    if supply.medal:
        sheet.sprite(x + 74, y + 41, laid, medal, PANEL, 30, 34)


def _award(district: Colour, fading: float) -> Image.Image:
    return faded(laid(completion, PANEL, district, 17), fading)


def _paint_bonuses(sheet: Sheet, area: Rect, y: float, supply: SupplyScene) -> None:
    pitch = (area.width - 24) / len(supply.bonuses)
    for i, bonus in enumerate(supply.bonuses):
        x = area.x + 12 + i * pitch + (pitch - _KIND[0]) / 2
        sheet.sprite(x, y, draw_bonus, bonus)


def draw_bonus(bonus: BonusScene) -> Image.Image:
    """Draw a kind of bonus under its district's colour; framed if it may be taken."""
    canvas = Canvas(*_KIND, PANEL)
    width, _ = _KIND
    bonus_bar(canvas, bonus.kind, (4, 0, width - 4, 9), 3)
    if bonus.choice:
        canvas.frame((0, 11, width, 61), GOLD, 4, radius=9)
    icon = bonus_icon(bonus.kind)
    canvas.stamp(icon, (width - icon.width) / 2, 36 - icon.height / 2)
    canvas.stamp(pips(bonus.left, bonus.total, 15), (width - 15 * bonus.total) / 2, 65)
    image = canvas.done().convert("RGB")
    return image if bonus.left else faded(image, GONE)


def bonus_icon(kind: Bonus, k: float = 1) -> Canvas:
    """Draw the piece of a bonus, `k` times its usual size: a token, a card or a paper."""
    match kind:
        case Bonus.PLUS2:
            return number_disc(19 * k, "+2")
        case Bonus.CARD4:
            return _card_four(37 * k)
        case Bonus.DEPOT:
            return depot(42 * k, 32 * k)
        case Bonus.POINTS:
            return sunburst(20 * k, "1½")
        case Bonus.DISCARD:
            return paper(31 * k, 37 * k, f"{MINUS}2")
        case Bonus.TRACKS:
            return tracks_disc(19 * k)


def bonus_bar(
    canvas: Canvas, kind: Bonus, box: tuple[float, float, float, float], radius: float
) -> None:
    """Draw a bar in the colour of the district that a kind of bonus belongs to."""
    district = _DISTRICTS.get(kind)
    if district is None:
        stripe_of_districts(canvas, box)
    else:
        canvas.box(box, SHADES[district].base, radius=radius)


def _card_four(size: float) -> Canvas:
    canvas = Canvas(size, size)
    canvas.box((0, 0, size, size), CREAM, radius=7)
    canvas.box((2.5, 2.5, size - 2.5, size - 2.5), SHADES[Colour.BLACK].base, radius=5)
    at = (size / 2, size / 2)
    canvas.text(at, "4", Style.NUMBER, size * 0.82, CREAM, room=size - 8)
    return canvas
