"""Cards and empty spaces, each a sprite with two pixels of its ground around it.

A card is a slice of its district's panorama in a cream border. On it lie, from the left, a figure,
tower or barn, small signs in the right top corner, and below them tokens and the cable car.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from render.colours import CREAM, GOLD, INK, STONE, mix
from render.layout import GAP
from render.parts.frames import frame_mark
from render.parts.icons import number_disc, plus_disc, space_disc, spark_chip
from render.parts.scene import Mark
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.glyphs import glyph
from render.sanfrancisco.landmarks import (
    anchor,
    cable_car,
    depot,
    foundation,
    fountain,
    rails,
    skyscraper,
    tracks_disc,
)
from render.sanfrancisco.panoramas import HORIZON, slice_of
from render.sanfrancisco.scene import DISTRICTS, CardScene, Colour, Site, Tracks
from render.surface.canvas import Canvas
from render.surface.layers import Layer, layered, soft
from render.text.fonts import Style

if TYPE_CHECKING:
    from PIL import Image

    from render.colours import RGB
    from render.layout import Size

_DULL: RGB = (78, 72, 58)
"""The colour of the figure of a square that is worth nothing."""


class CardSpace(Enum):
    """The state of an empty space."""

    LATER = "later"
    NEXT = "next"
    """The leftmost empty space of its row: outlined."""
    TARGET = "target"
    """A card may be built here now: gold frame with a plus."""


_TWO_DIGITS = 10
"""The least value whose figure leaves two signs less room."""


class _Card:
    """A card being drawn, with the units that scale its parts.

    `q` and `u` scale art across and down, `z` scales marks, which keep their shape; all are 1 on a
    card of 96 x 72.
    """

    def __init__(self, size: Size, ground: RGB | None, card: CardScene) -> None:
        self.card = card
        self.shades = SHADES[card.colour]
        self.q, self.u = size.width / 96, size.height / 72
        self.z = min(self.q, 1.10 * self.u)
        self.edge = 3 * self.z
        self.radius = 8 * min(self.u, self.q)
        self.left, self.top = GAP, GAP
        self.right, self.bottom = GAP + size.width, GAP + size.height
        self.horizon = GAP + size.height * HORIZON
        self.canvas = Canvas(size.pitch[0], size.pitch[1], ground)

    def x(self, units: float) -> float:
        return self.left + units * self.q

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.left, self.top, self.right, self.bottom

    @property
    def rail_height(self) -> float:
        middle = (self.horizon + self.bottom - self.edge) / 2
        return middle - (1.2 * self.u if self.card.colour is Colour.BLACK else 0)

    @property
    def has_figure(self) -> bool:
        return self.card.site is Site.NONE and not self.card.depot


def draw_card(size: Size, ground: RGB, card: CardScene) -> Image.Image:
    """Draw a card face up."""
    c = _Card(size, ground, card)
    _landscape(c, size)
    _ground_band(c)
    _signs(c)
    if card.site is Site.SKYSCRAPER:
        tower = skyscraper(37 * c.z, 64 * min(c.z, c.u))
        c.canvas.stamp(tower, c.x(8), max(0, c.horizon + 2 * c.u - tower.height))
    elif card.site is Site.FOUNDATION:
        _foundation(c)
    elif card.depot:
        barn = depot(54 * c.z, 44 * min(c.z, c.u * 1.05))
        c.canvas.stamp(barn, c.x(7), c.horizon + c.u - barn.height)
    elif card.square:
        _square(c)
    elif card.value is not None:
        _figure(c, str(card.value))
    _tokens(c)
    if card.car:
        car = cable_car(46 * c.z, 34 * c.z)
        c.canvas.stamp(
            car, c.right - c.edge - c.z - car.width, c.bottom - c.edge - car.height + 1.5 * c.z
        )
    _mark(c)
    return c.canvas.done().convert("RGB")


@layered(draw_card)
def _layers(size: Size, ground: RGB, card: CardScene) -> tuple[Layer, ...]:
    if card.mark is Mark.NONE:
        return ()
    space = card.view if card.mark is Mark.TARGET else 0
    plain = replace(card, mark=Mark.NONE)
    return (
        Layer(draw_card, (size, ground, plain)),
        Layer(soft, (draw_mark, size, card.mark, space)),
    )


def draw_mark(size: Size, mark: Mark, space: int) -> Image.Image:
    """Draw the frame of a mark without its card; `space` counts from 0."""
    c = _Card(size, None, CardScene(colour=Colour.BLACK, view=space, mark=mark))
    _mark(c)
    return c.canvas.done()


def draw_space(size: Size, ground: RGB, colour: Colour, view: int, space: CardSpace) -> Image.Image:
    """Draw an empty space of a district."""
    canvas = space_canvas(size, ground, colour, view, space)
    if space is CardSpace.TARGET:
        disc = plus_disc(17 * min(size.width / 96, 1.10 * size.height / 72))
        canvas.stamp(disc, (canvas.width - disc.width) / 2, (canvas.height - disc.height) / 2)
    return canvas.done().convert("RGB")


def space_canvas(size: Size, ground: RGB, colour: Colour, view: int, space: CardSpace) -> Canvas:
    """Draw the landscape of an empty space and its frame."""
    canvas = Canvas(*size.pitch, ground)
    q, u = size.width / 96, size.height / 72
    radius = 8 * min(q, u)
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    canvas.inset(slice_of(colour, *size, GAP, view, night=True), box, radius)
    if space is CardSpace.TARGET:
        canvas.frame(box, GOLD, 4 * min(q, 1.10 * u), radius=radius)
    elif space is CardSpace.NEXT:
        line = mix(SHADES[colour].far_plot, CREAM, 0.35)
        inner = (GAP + 1, GAP + 1, GAP + size.width - 1, GAP + size.height - 1)
        canvas.frame(inner, line, 2, radius=radius)
    return canvas


def draw_slot(size: Size, ground: RGB, colour: RGB) -> Image.Image:
    """Draw a place without a card."""
    canvas = Canvas(*size.pitch, ground)
    box = (GAP + 1, GAP + 1, GAP + size.width - 1, GAP + size.height - 1)
    canvas.box(box, colour, radius=8)
    return canvas.done().convert("RGB")


def stripe_of_districts(canvas: Canvas, box: tuple[float, float, float, float]) -> None:
    """Fill a box with the five districts' colours side by side."""
    left, top, right, bottom = box
    width = (right - left) / len(DISTRICTS)
    for i, district in enumerate(DISTRICTS):
        x = left + i * width
        canvas.box((x, top, x + width, bottom), SHADES[district].base)


def sign_colour(colour: Colour) -> RGB:
    """Return the colour of a district's glyph in the dark ground of a card."""
    pale = (Colour.BLACK, Colour.YELLOW, Colour.GREY)
    return CREAM if colour in pale else SHADES[colour].light


def _landscape(c: _Card, size: Size) -> None:
    c.canvas.box(c.box, CREAM, radius=c.radius)
    view = slice_of(c.card.colour, *size, GAP, c.card.view)
    inner = tuple(e + d for e, d in zip(c.box, (c.edge, c.edge, -c.edge, -c.edge), strict=True))
    left, top, right, bottom = inner
    c.canvas.inset(view, (left, top, right, bottom), c.radius - c.edge)


def _ground_band(c: _Card) -> None:
    """Draw the ground band: the glyph, rails, the five colours of a universal card."""
    if c.card.colour is Colour.BLACK:
        foot = c.bottom - c.edge
        stripe_of_districts(c.canvas, (c.x(3), foot - 3.2 * c.u, c.right - c.edge, foot))
    if c.card.tracks is not Tracks.NONE:
        rail = GOLD if c.card.tracks is Tracks.TOKEN else CREAM
        colours = (rail, mix(c.shades.dark, rail, 0.5))
        rails(c.canvas, (c.x(21), c.x(93)), c.rail_height, c.u, colours)
    glyph(c.canvas, c.card.colour, c.x(12), c.rail_height, 6.2 * c.z, sign_colour(c.card.colour))


def _signs(c: _Card) -> None:
    card, radius, gap = c.card, 12.6 * c.z, 0.8 * c.z
    kinds = ((card.waterfront, anchor), (card.square, fountain), (card.bonus, spark_chip))
    draws = [draw for shown, draw in kinds if shown]
    x, y = c.right - c.edge - 2.5 * c.z, c.top + c.edge + 2.5 * c.z
    if c.has_figure and len(draws) > 1 and (card.value or 0) >= _TWO_DIGITS:
        radius *= 0.75
    stacked = card.square and card.value is None
    if stacked:
        room = c.bottom - c.edge - c.z - y
        radius = min(radius, (room / len(draws) - gap) / 2)
    for draw in draws:
        sign = draw(radius)
        c.canvas.stamp(sign, x - sign.width, y)
        if stacked:
            y += sign.height + gap
        else:
            x -= sign.width + gap


def _foundation(c: _Card) -> None:
    site = foundation(46 * c.z, 34 * c.u)
    c.canvas.stamp(site, c.x(7), c.horizon + c.u - site.height)
    if c.card.around is not None and c.card.needed is not None:
        top = c.top + c.edge + 2 * c.u
        c.canvas.box((c.x(5), top, c.x(5) + 46 * c.z, top + 22 * c.u), INK, radius=5 * c.z)
        need = f"{c.card.around}/{c.card.needed}"
        at = (c.x(5) + 23 * c.z, top + 11 * c.u)
        size = 25 * min(c.z, c.u * 1.04)
        c.canvas.text(at, need, Style.NUMBER, size, CREAM, room=41 * c.z)


def _square(c: _Card) -> None:
    """Draw the value of a city square on its plate: cream if it counts, stone if not."""
    value = c.card.value
    text = "0/4" if value is None else str(value)
    counts = value is None or value > 2 * c.card.plus
    width = (34 if len(text) == 1 else 42) * c.z
    left, top = c.x(3) + 3 * c.z, c.top + c.edge + 2 * c.z
    plate = (left, top, left + width, c.horizon - 2.5 * c.u)
    c.canvas.box(plate, INK, radius=6 * c.z)
    c.canvas.box(plate, CREAM if counts else STONE, radius=4.5 * c.z, grow=-2 * c.z)
    size = {1: 54, 2: 44}.get(len(text), 26) * c.z
    at = (left + width / 2, (plate[1] + plate[3]) / 2)
    colour = INK if counts else _DULL
    c.canvas.text(at, text, Style.NUMBER, size, colour, room=width - 5 * c.z)


def _figure(c: _Card, text: str) -> None:
    size = 60 * min(c.z, c.u * 1.08) if len(text) == 1 else 52 * c.z
    at = (c.x(9), (c.top + c.edge + c.horizon) / 2)
    c.canvas.text(
        at,
        text,
        Style.NUMBER,
        size,
        c.shades.text,
        room=(40 if len(text) > 1 else 48) * c.z,
        anchor="l",
    )


def _tokens(c: _Card) -> None:
    """Lay tokens in the left bottom corner; +2 tokens are larger if they are the only value."""
    card = c.card
    if card.plus:
        disc = number_disc((12.6 if c.has_figure else 16) * c.z, f"+{2 * card.plus}")
        c.canvas.stamp(disc, c.x(4.5), c.bottom - c.edge - disc.height + c.z)
    if card.tracks is Tracks.TOKEN:
        disc = tracks_disc(10.5 * c.z)
        aside = (22 if c.has_figure else 30) * c.z if card.plus else 0
        c.canvas.stamp(disc, c.x(5) + aside, c.bottom - c.edge - disc.height + 0.5 * c.z)


def _mark(c: _Card) -> None:
    frame_mark(c.canvas, c.box, c.card.mark, c.z, c.radius)
    if c.card.mark is Mark.TARGET:
        disc = space_disc(13 * c.z, c.card.view + 1)
        c.canvas.stamp(disc, c.x(54) - disc.width / 2, c.top + 45 * c.u - disc.height / 2)
