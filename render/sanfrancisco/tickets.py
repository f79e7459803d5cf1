"""Cards of a long column as tickets: a line or two each, with the same marks as a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, INK, mix
from render.layout import GAP
from render.parts.frames import frame_mark
from render.parts.icons import pile, spark_chip
from render.sanfrancisco.cards import stripe_of_districts
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.glyphs import glyph
from render.sanfrancisco.landmarks import anchor, depot, foundation, rails
from render.sanfrancisco.scene import Colour, Site, Tracks
from render.surface.canvas import LEFT, Canvas
from render.text.fonts import Style

if TYPE_CHECKING:
    from PIL import Image

    from render.colours import RGB
    from render.layout import Size
    from render.parts.scene import Mark
    from render.sanfrancisco.scene import CardScene

_EDGE = 2.5


def draw_ticket(size: Size, ground: RGB, card: CardScene) -> Image.Image:
    """Draw a card as a ticket: a spine with its glyph, its value, its signs."""
    canvas = Canvas(*size.pitch, ground)
    shades = SHADES[card.colour]
    k = size.height / 34
    left, top, right, bottom = GAP, GAP, GAP + size.width, GAP + size.height
    inner = (left + _EDGE, top + _EDGE, right - _EDGE, bottom - _EDGE)
    canvas.box((left, top, right, bottom), CREAM, radius=7)
    canvas.box(inner, shades.base, radius=5)
    canvas.box((inner[0], inner[3] - 6 * k, inner[2], inner[3]), shades.dark)
    if card.colour is Colour.BLACK:
        stripe_of_districts(canvas, (inner[0], inner[3] - 3 * k, inner[2], inner[3]))
    spine = 16 * min(k, 1.2)
    canvas.box(
        (inner[0], inner[1], inner[0] + spine, inner[3]), shades.dark, radius=5, corners=LEFT
    )
    middle = (top + bottom) / 2 - 1
    glyph(canvas, card.colour, inner[0] + spine / 2, middle, 6.2 * min(k, 1.15), CREAM)
    end = _feature(canvas, card, (inner[0] + spine + 4, middle), inner[3], k)
    _signs(canvas, card, (end + 2, inner[2] - 2), middle, k)
    frame_mark(canvas, (left, top, right, bottom), card.mark, 0.8, 7)
    return canvas.done().convert("RGB")


def draw_more(size: Size, ground: RGB, count: int, mark: Mark) -> Image.Image:
    """Draw the ticket that counts `count` more cards, with their strongest mark."""
    canvas = Canvas(*size.pitch, ground)
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    canvas.box(box, CREAM, radius=7)
    middle = canvas.height / 2
    k = max(1, size.height / 44)
    cards = pile(20 * k, 26 * k, INK, CREAM)
    canvas.stamp(cards, canvas.width / 2 - 32 * k, middle - 13 * k)
    at = (canvas.width / 2 - 6 * k, middle)
    canvas.text(at, f"+{count}", Style.NUMBER, 28 * k, INK, room=44 * k, anchor="l")
    frame_mark(canvas, box, mark, 0.8, 7)
    return canvas.done().convert("RGB")


def _feature(
    canvas: Canvas, card: CardScene, at: tuple[float, float], floor: float, k: float
) -> float:
    """Draw the site, barn or figure of a card; return its right end."""
    x, middle = at
    if card.site is not Site.NONE:
        site = foundation(30 * k, 25 * k)
        canvas.stamp(site, x - 2, floor - site.height)
        return x + site.width - 2
    if card.depot:
        barn = depot(36 * k, 27 * k)
        canvas.stamp(barn, x - 2, floor - barn.height)
        return x + barn.width - 2
    if card.square:
        text = "0/4" if card.value is None else str(card.value)
        width = (26 if len(text) == 3 else 16) * k
        plate = (x - 2, middle - 12 * k, x + width, middle + 10.5 * k)
        canvas.box(plate, CREAM, radius=4)
        size = (22 if len(text) == 3 else 28) * k
        canvas.text((x - 1 + width / 2, middle), text, Style.NUMBER, size, INK, room=width)
        return plate[2]
    if card.value is None:
        return x
    text, room = str(card.value), 26 * k
    colour = SHADES[card.colour].text
    canvas.text(at, text, Style.NUMBER, 31 * k, colour, room=room, anchor="l")
    return x + min(room, 14 * k * len(text))


def _signs(
    canvas: Canvas, card: CardScene, span: tuple[float, float], middle: float, k: float
) -> None:
    start, x = span
    draws = [draw for shown, draw in ((card.bonus, spark_chip), (card.waterfront, anchor)) if shown]
    least = 11 * k if card.tracks is not Tracks.NONE else 0
    room = (x - start - least) / max(1, len(draws))
    for draw in draws:
        sign = draw(min(9.3 * k, room / 2 - 0.5))
        x -= sign.width
        canvas.stamp(sign, x, middle - sign.height / 2)
        x -= 1
    if card.tracks is not Tracks.NONE:
        shades = SHADES[card.colour]
        colours = (shades.text, mix(shades.base, shades.text, 0.55))
        rails(canvas, (max(x - 20 * k, start), x - k), middle + k, 0.85 * k, colours)
