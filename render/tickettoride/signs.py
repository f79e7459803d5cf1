"""Signs of tickets and payments, as rows of a hand and its map show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BRASS, CREAM, GOLD, INK
from render.surface.canvas import LEFT, Canvas
from render.surface.shapes import star
from render.text.fonts import Style
from render.tickettoride.pieces import card_disc

if TYPE_CHECKING:
    from render.layout import Size
    from render.tickettoride.board import Colour

HOLE = 5
"""The radius of the holes along the edge of a stub."""


def stub(size: Size, points: int, figure: int = 52, *, rounded: bool = True) -> Canvas:
    """Draw the part of a ticket with its value; holes are cut out of its right edge."""
    canvas = Canvas(*size)
    wide, high = size
    canvas.box((0, 0, wide, high), CREAM, radius=12 if rounded else 0, corners=LEFT)
    canvas.polygon(star(27, high / 2, 15, 6.6, 5), BRASS)
    canvas.text((76, high / 2), str(points), Style.NUMBER, figure, INK, room=62)
    return canvas


def payment(size: Size, count: int, colour: Colour) -> Canvas:
    """Draw a number of cards of a colour."""
    canvas = Canvas(*size)
    radius, middle = 28, size.height / 2
    canvas.text((21, middle), str(count), Style.NUMBER, 54, CREAM, room=40)
    canvas.stamp(card_disc(colour, radius), size.width - 2 * radius, middle - radius)
    return canvas


def numbered(radius: float, number: int, complete: bool) -> Canvas:  # noqa: FBT001
    """Draw the number of a ticket: gold while it is open, cream once it is complete."""
    canvas = Canvas(2 * radius, 2 * radius)
    canvas.disc(radius, radius, radius, INK)
    canvas.disc(radius, radius, radius - 3, CREAM if complete else GOLD)
    at = (radius, radius)
    canvas.text(at, str(number), Style.NUMBER, radius * 1.66, INK, room=radius * 1.46)
    return canvas


def tag(side: float, number: int) -> Canvas:
    """Draw the number that a track has in a list, as on the map of a hand."""
    canvas = Canvas(side, side)
    canvas.box((0, 0, side, side), CREAM, radius=10)
    at = (side / 2, side / 2)
    canvas.text(at, str(number), Style.NUMBER, side * 0.86, INK, room=side - 8)
    return canvas
