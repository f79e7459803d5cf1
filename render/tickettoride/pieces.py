"""The pieces: trams, badges of seats, souvenirs and their stacks, signs of tickets and cards.

Each returns a transparent drawing of its own size, to be stamped on another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import (
    BRICK,
    CORAL,
    CREAM,
    FLARE,
    GOLD,
    INK,
    LINE,
    PANEL,
    SHADE,
    SLOT,
    STONE,
    mix,
)
from render.parts.portrait import draw_rank
from render.parts.scene import Mark
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.tickettoride.colours import FILLS, LIVERIES, PAINTS
from render.tickettoride.glyphs import mark, shape, symbol

if TYPE_CHECKING:
    from render.colours import RGB
    from render.layout import Size
    from render.tickettoride.board import Colour
    from render.tickettoride.scene import Souvenir

_EDGE = 6
"""The room around a tram for its outline."""
STACK = 26
"""The radius of souvenirs on the map."""
STACK_ROOM = 36, 47
"""From the middle of a stack to the left and top edge of its drawing, and to the other two."""


def tram_roof(seat: int, length: float, thick: float, halo: float = 2.5) -> Canvas:
    """Draw a tram from above: platforms at both ends, a roof between rails."""
    canvas = Canvas(length + 2 * _EDGE, thick + 2 * _EDGE)
    fill, deep = LIVERIES[seat]
    rail = mix(fill, deep, 0.42)
    left, right, top, foot = _EDGE, _EDGE + length, _EDGE, _EDGE + thick
    radius = thick * 0.36
    canvas.box((left, top, right, foot), INK, radius=radius + halo, grow=halo)
    canvas.box((left, top, right, foot), fill, radius=radius)
    end = min(9, length * 0.16)
    for x in (left + 3.2, right - 3.2 - end * 0.62):
        canvas.box((x, top + 4.4, x + end * 0.62, foot - 4.4), deep, radius=2)
    for y in (top + 2.2, foot - 4):
        canvas.box((left + end + 1.5, y, right - end - 1.5, y + 1.8), rail, radius=1)
    return canvas


def tram(width: float, height: float, seat: int) -> Canvas:
    """Draw a tram from above with the sign of its seat."""
    canvas = Canvas(width, height)
    roof = tram_roof(seat, width - 2 * _EDGE + 6, height - 2 * _EDGE + 6)
    canvas.fine.alpha_composite(
        roof.fine.crop((12, 12, roof.fine.width - 12, roof.fine.height - 12))
    )
    shape(canvas, seat, width / 2, height / 2, height * 0.26, INK)
    return canvas


def few_trams(width: float, height: float, text: str, size: float) -> Canvas:
    """Draw the number of a player's last trams."""
    canvas = Canvas(width, height)
    canvas.box((0, 0, width, height), BRICK, radius=height / 2)
    canvas.text((width / 2, height / 2), text, Style.NUMBER, size, CREAM, room=width - 14)
    return canvas


def depot(width: float, height: float, seat: int, left: int) -> Canvas:
    """Draw twenty trams in two rows, those that are gone as outlines."""
    canvas = Canvas(width, height)
    pitch, line = width / 10, height / 2
    for place in range(20):
        x, y = (place % 10) * pitch + 1, (place // 10) * line + 1
        box = (x, y, x + pitch - 2, y + line - 3)
        if place < left:
            canvas.box(box, INK, radius=7)
            canvas.box(box, LIVERIES[seat].base, radius=5, grow=-2)
            shape(canvas, seat, x + pitch / 2 - 1, (box[1] + box[3]) / 2, 6.2, INK)
        else:
            canvas.frame(box, LINE, 1.6, radius=5)
    return canvas


def badge(seat: int, size: float) -> Canvas:
    """Draw a seat's colour and shape with its number."""
    canvas = Canvas(size, size)
    fill = _field(canvas, seat, size)
    x, y, share = size / 2, size / 2, 0.56
    if seat == 3:
        shape(canvas, seat, x, size * 0.55, size * 0.44, INK)
        y, share = size * 0.64, 0.5
    else:
        shape(canvas, seat, x, y, size * 0.38, INK)
    if seat == 4:
        canvas.box((x - 0.25 * size, y - 0.25 * size, x + 0.25 * size, y + 0.25 * size), INK)
    canvas.text((x, y), str(seat), Style.NUMBER, size * share, fill, room=size)
    return canvas


def emblem(seat: int, size: float) -> Canvas:
    """Draw a seat's colour and shape without its number."""
    canvas = Canvas(size, size)
    _field(canvas, seat, size)
    shape(canvas, seat, size / 2, size / 2, size * 0.3, INK)
    return canvas


def ranked_emblem(size: Size, seat: int, rank: int) -> Canvas:
    """Draw a final place beside a seat's colour and shape."""
    canvas = Canvas(*size)
    small = size.width - size.height - 4
    canvas.stamp(draw_rank(rank, size.height / 2), 0, 0)
    canvas.stamp(emblem(seat, small), size.width - small, (size.height - small) / 2)
    return canvas


def _field(canvas: Canvas, seat: int, size: float) -> RGB:
    fill = LIVERIES[seat].base
    canvas.box((0, 0, size, size), INK, radius=size * 0.24)
    canvas.box((2.5, 2.5, size - 2.5, size - 2.5), fill, radius=size * 0.2)
    return fill


def token(souvenir: Souvenir, radius: float, edge: RGB | None = None) -> Canvas:
    """Draw a souvenir; one that stands out has a ring in a colour."""
    canvas = Canvas(2 * radius, 2 * radius)
    canvas.disc(radius, radius, radius, INK)
    rim = max(1.6, radius * 0.07)
    fill = FILLS[souvenir]
    canvas.disc(radius, radius, radius - rim, edge or CREAM)
    if edge is not None:
        canvas.disc(radius, radius, radius - 3 * rim, INK)
    canvas.disc(radius, radius, radius * (0.74 if edge else 0.83), fill)
    symbol(canvas, souvenir, (radius, radius), radius * (0.55 if edge else 0.6), (INK, fill))
    return canvas


def slot(radius: float) -> Canvas:
    """Draw the place of a souvenir that is missing."""
    canvas = Canvas(2 * radius, 2 * radius)
    canvas.disc(radius, radius, radius, SLOT)
    canvas.ring(radius, radius, radius, LINE, 1.6)
    return canvas


def no_token(souvenir: Souvenir, radius: float) -> Canvas:
    """Draw the place of a souvenir that is missing, with its symbol."""
    canvas = slot(radius)
    symbol(canvas, souvenir, (radius, radius), radius * 0.56, (LINE, SLOT))
    return canvas


def stack(souvenir: Souvenir, count: int, status: Mark, scale: float = 1) -> Canvas:
    """Draw a stack of a souvenir with its number."""
    low, high = STACK_ROOM
    radius, k = STACK * scale, scale
    canvas = Canvas((low + high) * k, (low + high) * k)
    x = y = low * k
    rings = {Mark.LAST: FLARE, Mark.CHOICE: GOLD, Mark.TARGET: GOLD}
    if status is not Mark.NONE:
        canvas.disc(x, y, radius + 8 * k, INK)
        canvas.ring(x, y, radius + 6.5 * k, rings[status], 4.5 * k)
    for place in range(count - 1, 0, -1):
        canvas.disc(x, y + 4.5 * k * place, radius, INK)
        canvas.disc(x, y + 4.5 * k * place, radius - 1.8 * k, STONE)
    canvas.stamp(token(souvenir, radius), x - radius, y - radius)
    at = x + radius * 0.78, y + radius * 0.62
    canvas.disc(*at, 16.5 * k, INK)
    canvas.text(at, str(count), Style.NUMBER, 30 * k, CREAM, room=30 * k)
    return canvas


def card_disc(colour: Colour, radius: float) -> Canvas:
    """Draw the colour of a card and its sign on a disc."""
    canvas = Canvas(2 * radius, 2 * radius)
    for share, fill in ((1, INK), (0.92, CREAM), (0.84, PAINTS[colour].base)):
        canvas.disc(radius, radius, radius * share, fill)
    mark(canvas, colour, radius, radius, radius * 0.52, PAINTS[colour].mark)
    return canvas


def ticket(width: float, height: float) -> Canvas:
    """Draw a ticket: a stub, and two places joined by a line."""
    canvas = Canvas(width, height)
    k, v = width / 40, height / 28
    canvas.box((0, 0, width, height), INK, radius=5 * v)
    canvas.box((2, 2, width - 2, height - 2), CREAM, radius=4 * v)
    for y in (0, height):
        canvas.disc(27 * k, y, 4.2 * v, INK)
    for dash in range(4):
        top = (5.4 + dash * 4.9) * v
        canvas.box((26.2 * k, top, 27.8 * k, top + 2.6 * v), SHADE)
    canvas.line([(8 * k, 19 * v), (13 * k, 12 * v), (19 * k, 9 * v)], BRICK, 1.8 * v)
    canvas.disc(8 * k, 19 * v, 3.2 * v, CORAL)
    canvas.disc(19 * k, 9 * v, 3.2 * v, BRICK)
    return canvas


def hand(width: float, height: float, ground: RGB = PANEL) -> Canvas:
    """Draw two cards, one behind the other."""
    canvas = Canvas(width, height)
    canvas.box((width * 0.34, 0, width, height * 0.72), CREAM, radius=3)
    canvas.box((0, height * 0.2 - 2, width * 0.64 + 2, height), ground, radius=4)
    canvas.box((0, height * 0.2, width * 0.64, height), CREAM, radius=3)
    return canvas


def cross(radius: float) -> Canvas:
    """Draw a cross on a dark red disc: this cannot be done any more, or was not done."""
    canvas = Canvas(2 * radius, 2 * radius)
    k = radius / 10.5
    canvas.disc(radius, radius, radius, INK)
    canvas.disc(radius, radius, radius - 1.5 * k, BRICK)
    for way in (-1, 1):
        line = [
            (radius - 3.8 * k, radius - way * 3.8 * k),
            (radius + 3.8 * k, radius + way * 3.8 * k),
        ]
        canvas.stroke(line, CREAM, 2.6 * k)
    return canvas


def thinking(width: float, height: float) -> Canvas:
    """Draw three dots on gold: the player has still to choose."""
    canvas = Canvas(width, height)
    canvas.box((0, 0, width, height), GOLD, radius=height / 2)
    for step in (-1, 0, 1):
        canvas.disc(width / 2 + step * height * 0.36, height / 2, height * 0.12, INK)
    return canvas
