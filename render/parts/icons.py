"""Signs any game may use: discs, papers, medals, badges, a lock.

Each returns a transparent drawing of its own size, to be stamped on another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BRICK, CORAL, CREAM, FLARE, GOLD, INK, PANEL, SHADE, STONE
from render.surface.canvas import Canvas
from render.surface.shapes import spark, star
from render.text.fonts import Style

if TYPE_CHECKING:
    from render.colours import RGB


def chip(radius: float, fill: RGB = CREAM) -> Canvas:
    """Return a filled disc with an ink-coloured rim, without an icon."""
    canvas = Canvas(2 * radius, 2 * radius)
    canvas.disc(radius, radius, radius, INK)
    canvas.disc(radius, radius, radius - 2, fill)
    return canvas


def spark_chip(radius: float) -> Canvas:
    """Draw the four-pointed spark on gold."""
    canvas = chip(radius, GOLD)
    canvas.polygon(spark(radius, radius, radius * 0.86), INK)
    return canvas


def number_disc(radius: float, text: str) -> Canvas:
    """Draw a gold disc with a number, such as "+2"."""
    canvas = chip(radius, GOLD)
    room = 1.5 * radius
    canvas.text((radius, radius), text, Style.NUMBER, radius * 1.42, INK, room=room)
    return canvas


def plus_disc(radius: float) -> Canvas:
    """Draw a gold plus on ink: a piece may be put here."""
    canvas = Canvas(2 * radius, 2 * radius)
    canvas.disc(radius, radius, radius, INK)
    long, thick = radius * 0.55, radius * 0.16
    for across, down in ((long, thick), (thick, long)):
        box = (radius - across, radius - down, radius + across, radius + down)
        canvas.box(box, GOLD, radius=radius * 0.06)
    return canvas


def space_disc(radius: float, number: int) -> Canvas:
    """Draw the gold number of a space on ink: a piece may be put here."""
    canvas = Canvas(2 * radius, 2 * radius)
    canvas.disc(radius, radius, radius, INK)
    canvas.text((radius, radius), str(number), Style.NUMBER, radius * 1.78, GOLD, room=1.5 * radius)
    return canvas


def tick(radius: float) -> Canvas:
    """Draw a tick on a gold disc: this is done."""
    canvas = Canvas(2 * radius, 2 * radius)
    k = radius / 10.5
    canvas.disc(radius, radius, radius, INK)
    canvas.disc(radius, radius, radius - 1.5 * k, GOLD)
    points = ((-4.4, 0), (-1.2, 3.4), (4.8, -3.6))
    canvas.stroke([(radius + x * k, radius + y * k) for x, y in points], INK, 2.8 * k)
    return canvas


def contract(width: float, height: float) -> Canvas:
    """Draw a paper with a folded corner and a red seal; its middle is left for a number."""
    canvas = Canvas(width, height)
    k, v = width / 52, height / 62
    canvas.box((3 * k, 2 * v, 49 * k, 60 * v), INK, radius=5 * k)
    canvas.box((5.5 * k, 4.5 * v, 46.5 * k, 57.5 * v), CREAM, radius=3 * k)
    canvas.polygon([(35 * k, 4.5 * v), (46.5 * k, 16 * v), (35 * k, 16 * v)], STONE)
    canvas.clear([(35 * k, 0), (52 * k, 0), (52 * k, 17 * v)])
    canvas.line([(34 * k, 3.2 * v), (47.8 * k, 16.4 * v)], INK, 2 * k)
    canvas.disc(40 * k, 51 * v, 7.2 * v, INK)
    canvas.disc(40 * k, 51 * v, 5.6 * v, CORAL)
    for right, top in ((27, 50), (29, 10)):
        canvas.box((10 * k, top * v, right * k, (top + 2.4) * v), SHADE)
    return canvas


def paper(width: float, height: float, text: str) -> Canvas:
    """Draw a slip of paper with a red number."""
    canvas = Canvas(width, height)
    canvas.box((1, 1, width - 1, height - 1), INK, radius=4)
    canvas.box((3, 3, width - 3, height - 3), CREAM, radius=2.5)
    middle = (width / 2, height / 2)
    canvas.text(middle, text, Style.NUMBER, height * 0.62, BRICK, room=width - 8)
    return canvas


def medal(width: float, height: float) -> Canvas:
    """Draw a medal on a red ribbon."""
    canvas = Canvas(width, height)
    k, v = width / 32, height / 36
    left, right = [(5, 0), (14, 0), (19, 14), (11, 16)], [(27, 0), (18, 0), (13, 14), (21, 16)]
    for ribbon, fill in ((left, CORAL), (right, BRICK)):
        canvas.polygon([(x * k, y * v) for x, y in ribbon], fill)
    canvas.disc(16 * k, 23 * v, 12.5 * k, INK)
    canvas.disc(16 * k, 23 * v, 10.6 * k, GOLD)
    canvas.polygon(star(16 * k, 23.3 * v, 7.6 * k, 3.3 * k, 5), INK)
    return canvas


def sunburst(radius: float, text: str, fill: RGB = GOLD) -> Canvas:
    """Draw a badge with twelve points and a number."""
    canvas = Canvas(2 * radius, 2 * radius)
    canvas.polygon(star(radius, radius, radius, radius * 0.8, 12), INK)
    inner = radius * 0.87
    canvas.polygon(star(radius, radius, inner, inner * 0.8, 12), fill)
    room = 1.35 * radius
    canvas.text((radius, radius), text, Style.NUMBER, radius * 1.12, INK, room=room)
    return canvas


def lock(width: float, height: float, colour: RGB) -> Canvas:
    """Draw a closed padlock in one colour."""
    canvas = Canvas(width, height)
    radius, line = width * 0.33, width * 0.16
    canvas.arc(width / 2, height * 0.36, radius, (180, 360), colour, line)
    for side in (-1, 1):
        x = width / 2 + side * (radius - line / 2)
        canvas.box((x - line / 2, height * 0.36, x + line / 2, height * 0.5), colour)
    canvas.box((0, height * 0.46, width, height), colour, radius=width * 0.12)
    return canvas


def pile(width: float, height: float, colour: RGB, ground: RGB) -> Canvas:
    """Draw two cards, one behind the other."""
    canvas = Canvas(width, height)
    canvas.box((width * 0.34, 0, width, height * 0.7), colour, radius=3)
    front = (0, height * 0.22, width * 0.63, height)
    canvas.box((0, front[1] - 1.5, front[2] + 1.5, height), ground, radius=4)
    canvas.box(front, colour, radius=3)
    return canvas


def play(size: float) -> Canvas:
    """Draw a triangle on a gold disc: a decision is next."""
    canvas = Canvas(size, size)
    canvas.disc(size / 2, size / 2, size / 2, GOLD)
    k = size / 22
    canvas.polygon([(8 * k, 5 * k), (16 * k, 11 * k), (8 * k, 17 * k)], INK)
    return canvas


def recent(size: float) -> Canvas:
    """Draw a pink square: the key to the frames of the last move."""
    canvas = Canvas(size, size)
    k = size / 22
    canvas.box((0, 0, size, size), FLARE, radius=5 * k)
    canvas.box((5 * k, 5 * k, 17 * k, 17 * k), PANEL, radius=2 * k)
    return canvas
