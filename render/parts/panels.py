"""The furniture of a picture: panels, pills, plates, seats. Each is a sprite on a flat ground."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PIL import Image

from render.colours import (
    BAND,
    BRASS,
    CREAM,
    FOG,
    GOLD,
    INK,
    LINE,
    NIGHT,
    PANEL,
    STONE,
)
from render.parts.icons import contract, sunburst
from render.surface.canvas import LEFT, TOP, Canvas
from render.surface.shapes import star
from render.text.fonts import Style

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from render.colours import RGB

RADIUS = 18
"""The radius of the corners of panels."""

FRAME = 5
"""The width of the frame of a gold panel."""


def laid(draw: Callable[..., Canvas], ground: RGB, *args: Hashable) -> Image.Image:
    """Draw an icon on a flat colour."""
    return draw(*args).on(ground)


def faded(image: Image.Image, share: float) -> Image.Image:
    """Return the image blended with the panel's colour, whose weight is `share` (0 to 1)."""
    return Image.blend(image, Image.new("RGB", image.size, PANEL), share)


def panel(width: int, height: int) -> Canvas:
    """Draw a plain panel."""
    canvas = Canvas(width, height, NIGHT)
    canvas.box((0, 0, width, height), LINE, radius=RADIUS)
    canvas.box((2, 2, width - 2, height - 2), PANEL, radius=RADIUS - 2)
    return canvas


class Tone(Enum):
    """The tone of a header: gold to be seen first, or calm."""

    CALM = "calm"
    GOLD = "gold"

    @property
    def ground(self) -> RGB:
        """The flat colour of the header."""
        return GOLD if self is Tone.GOLD else BAND

    @property
    def ink(self) -> RGB:
        """The colour of text on the header."""
        return INK if self is Tone.GOLD else CREAM


def headed_panel(width: int, height: int, header: int, tone: Tone) -> Canvas:
    """Draw a panel with a header band; a gold one is framed as well."""
    canvas = Canvas(width, height, NIGHT)
    gold = tone is Tone.GOLD
    line = FRAME if gold else 2
    canvas.box((0, 0, width, height), GOLD if gold else LINE, radius=RADIUS)
    canvas.box((line, line, width - line, height - line), PANEL, radius=RADIUS - line + 1)
    edge = 0 if gold else 2
    band = (edge, edge, width - edge, header)
    canvas.box(band, tone.ground, radius=RADIUS - edge, corners=TOP)
    return canvas


def opaque(draw: Callable[..., Canvas], *args: Hashable) -> Image.Image:
    """Draw a sprite that has its own ground."""
    return draw(*args).done().convert("RGB")


def solid_pill(text: str, width: float, height: float, fill: RGB, ink: RGB) -> Canvas:
    """Draw a filled pill with text."""
    canvas = Canvas(width, height)
    canvas.box((0, 0, width, height), fill, radius=height / 2)
    _pill_text(canvas, text, ink)
    return canvas


def open_pill(text: str, width: float, height: float, line: RGB, ink: RGB) -> Canvas:
    """Draw the outline of a pill with text."""
    canvas = Canvas(width, height)
    canvas.frame((0, 0, width, height), line, 2, radius=height / 2)
    _pill_text(canvas, text, ink)
    return canvas


def score_plate(text: str, width: int, height: int, tone: Tone) -> Canvas:
    """Draw a player's points beside a star."""
    gold = tone is Tone.GOLD
    canvas = Canvas(width, height)
    canvas.box((0, 0, width, height), INK if gold else CREAM, radius=14)
    canvas.polygon(star(23, height / 2 + 1, 14, 6, 5), GOLD if gold else BRASS)
    size = 50 if len(text) < 3 else 44 if len(text) < 4 else 36
    at = (42 + (width - 50) / 2, height / 2)
    colour = CREAM if gold else INK
    canvas.text(at, text, Style.NUMBER, size, colour, room=width - 48)
    return canvas


def contract_plate(count: int, width: int, height: int) -> Canvas:
    """Draw a contract with the number of contracts that a player holds."""
    canvas = contract(width, height)
    at = (width * 0.46, height * 0.51)
    canvas.text(at, str(count), Style.NUMBER, height * 0.7, INK, room=width * 0.64)
    return canvas


def seat_disc(seat: int, radius: float) -> Canvas:
    """Draw a seat's number on a round disc."""
    canvas = Canvas(2 * radius, 2 * radius)
    for inset, fill in ((0, NIGHT), (2.5, LINE), (5, NIGHT)):
        canvas.disc(radius, radius, radius - inset, fill)
    canvas.text((radius, radius), str(seat), Style.NUMBER, radius * 1.3, CREAM, room=radius)
    return canvas


def seat_arrow(seat: int, radius: float) -> Canvas:
    """Draw the number of the seat in turn on an arrow that points right."""
    canvas = Canvas(2 * radius + 16, 2 * radius)
    tip = [(radius + 9, 0), (2 * radius + 15, radius), (radius + 9, 2 * radius)]
    canvas.polygon(tip, INK)
    canvas.box((0, 0, radius + 10, 2 * radius), INK, radius=12, corners=LEFT)
    canvas.text((radius, radius), str(seat), Style.NUMBER, radius * 1.5, GOLD, room=radius)
    return canvas


def rank_badge(rank: int, radius: float) -> Canvas:
    """Draw a final place; the first is on gold."""
    return sunburst(radius, str(rank), GOLD if rank == 1 else STONE)


def pips(left: int, total: int, pitch: float) -> Canvas:
    """Draw how many pieces of `total` are left, as filled dots before empty ones."""
    canvas = Canvas(total * pitch, 12)
    for i in range(total):
        x = (i + 0.5) * pitch
        if i < left:
            canvas.disc(x, 6, 5.5, CREAM)
        else:
            canvas.ring(x, 6, 5.5, LINE, 2)
    return canvas


def place_pill(text: str, place: int, width: float, height: float, tone: Tone) -> Canvas:
    """Draw a number in the style of a place: 1 is the lead, 2 the second, 0 any other."""
    gold = tone is Tone.GOLD
    if place == 1:
        colours = (INK, GOLD) if gold else (GOLD, INK)
        return solid_pill(text, width, height, *colours)
    if place == 2 and not gold:
        return solid_pill(text, width, height, LINE, CREAM)
    colours = (INK, INK) if gold else (LINE, FOG)
    return open_pill(text, width, height, *colours)


def _pill_text(canvas: Canvas, text: str, ink: RGB) -> None:
    at = (canvas.width / 2, canvas.height / 2)
    size = canvas.height * 0.82
    canvas.text(at, text, Style.NUMBER, size, ink, room=canvas.width - 10)
