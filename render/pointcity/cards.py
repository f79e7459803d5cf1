"""Cards of the market, each a sprite with two pixels of its ground around it.

A resource side is a flat colour with one or two large signs. A building side is a view of the
building, with its points and its permanent symbol in the sky and its cost on a tag below.
"""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PIL import Image

from render.colours import AMBER, BAND, CREAM, GOLD, INK, LINE, PANEL, SLOT, mix
from render.layout import GAP
from render.parts.frames import frame_mark
from render.parts.icons import lock
from render.pointcity.buildings import BuildingSite, draw_building
from render.pointcity.colours import SHADES, shades_of
from render.pointcity.glyphs import disc, glyph, permanent
from render.pointcity.pieces import automaton, civic_sign, refill_sign
from render.pointcity.scene import (
    RESOURCES,
    BuildingScene,
    FaceScene,
    Kind,
    Resource,
    SpaceScene,
)
from render.surface.canvas import BOTTOM, Canvas
from render.surface.layers import Layer, layered, soft
from render.text.fonts import Style

if TYPE_CHECKING:
    from render.colours import RGB
    from render.layout import Size

_TAG = 0.31
"""The height of the tag with a building's cost, as a share of the card's width."""
_AIM = 18
"""The radius of the sign of the automaton."""
_ANY_FACE = FaceScene(resource=Resource.INGENUITY)
"""Stands for the resource side below signs, which look alike on all."""
_FADED = 0.62
"""The share by which a building fades that cannot be paid."""


class _Card:
    """A card being drawn. `z` scales signs and figures and is 1 on a card of 132 x 128."""

    def __init__(self, size: Size, ground: RGB | None) -> None:
        self.width, self.height = size
        self.z = min(size.width / 132, size.height / 128)
        self.edge, self.radius = 3 * self.z, 10 * self.z
        self.left, self.top = GAP, GAP
        self.right, self.bottom = GAP + size.width, GAP + size.height
        self.canvas = Canvas(*size.pitch, ground)

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.left, self.top, self.right, self.bottom

    @property
    def inner(self) -> tuple[float, float, float, float]:
        e = self.edge
        return self.left + e, self.top + e, self.right - e, self.bottom - e


def draw_space(size: Size, ground: RGB, space: SpaceScene) -> Image.Image:
    """Draw a space of the market with its card."""
    c = _Card(size, ground)
    if space.card is None:
        c.canvas.box(c.box, SLOT, radius=c.radius)
        return c.canvas.done().convert("RGB")
    if isinstance(space.card, FaceScene):
        _face(c, space.card)
    else:
        _building(c, space.card, locked=space.unpayable)
    _lay_signs(c, space)
    return c.canvas.done().convert("RGB")


@layered(draw_space)
def _layers(size: Size, ground: RGB, space: SpaceScene) -> tuple[Layer, ...]:
    plain = SpaceScene(card=space.card, unpayable=space.unpayable)
    if space.card is None or space == plain:
        return ()
    above = None if space.aimed and isinstance(space.card, BuildingScene) else _ANY_FACE
    signs = replace(space, card=above, unpayable=False)
    return Layer(draw_space, (size, ground, plain)), Layer(soft, (draw_signs, size, signs))


def draw_signs(size: Size, space: SpaceScene) -> Image.Image:
    """Draw the signs of a space without its card."""
    c = _Card(size, None)
    _lay_signs(c, space)
    return c.canvas.done()


def _lay_signs(c: _Card, space: SpaceScene) -> None:
    """Lay the signs of a space on its card: what comes next, the automaton, the frame."""
    if space.refills is not None:
        sign = refill_sign(space.refills, 25 * c.z)
        at = c.bottom - c.edge - 4 * c.z - sign.height
        c.canvas.stamp(sign, c.right - c.edge - 4 * c.z - sign.width, at)
    if space.aimed:
        top = c.top + c.edge + 5 * c.z
        if not isinstance(space.card, FaceScene):
            top = c.bottom - c.edge - _tag_height(c) - (_AIM * 2 + 4) * c.z
        c.canvas.stamp(automaton(_AIM * c.z), c.left + c.edge + 5 * c.z, top)
    frame_mark(c.canvas, c.box, space.mark, 1.15 * c.z, c.radius)


def tagged_card(size: Size, face: FaceScene) -> Canvas:
    """Draw a resource side, without ground, over a tag for the number of cards."""
    c = _Card(size, None)
    tag = _tag_height(c)
    _face(c, face, foot=tag)
    left, _, right, bottom = c.inner
    box = (left, bottom - tag, right, bottom)
    c.canvas.box(box, INK, radius=c.radius - c.edge, corners=BOTTOM)
    return c.canvas


def card_count(size: Size, count: int) -> Canvas:
    """Draw the number of cards for the tag of `tagged_card`, as large as that card."""
    c = _Card(size, None)
    left, _, right, bottom = c.inner
    at = ((left + right) / 2, bottom - _tag_height(c) / 2)
    c.canvas.text(at, str(count), Style.NUMBER, 46 * c.z, CREAM, room=right - left - 12 * c.z)
    return c.canvas


def _tag_height(c: _Card) -> float:
    return min(_TAG * c.width, 0.31 * c.height)


def _face(c: _Card, face: FaceScene, *, foot: float = 0) -> None:
    """Draw a resource side: rays, and its sign once or twice on a round field.

    Parameters
    ----------
    foot
        The height at the bottom that something covers.
    """
    shades = SHADES[face.resource]
    left, top, right, bottom = c.inner
    width, height = right - left, bottom - top - foot
    view = Canvas(width, height, shades.base)
    _rays(view, shades.middle)
    wild = face.resource is Resource.INGENUITY
    fill = AMBER if wild else shades.text
    if wild:
        _stripes(view, 9 * c.z)
    if face.symbols == 1:
        radius = 0.37 * min(width, height)
        _sign(view, face.resource, (width / 2, height / 2), radius, fill)
    else:
        radius = min(0.3 * width, 0.255 * height)
        dx, dy = min(0.19 * width, 0.46 * radius + 0.06 * width), 0.225 * height
        if height < 1.25 * width:
            dx, dy = 0.235 * width, 0.19 * height
            radius = 0.26 * min(width, height)
        for side in (-1, 1):
            at = (width / 2 - side * dx, height / 2 + side * dy)
            _sign(view, face.resource, at, radius, fill)
    c.canvas.box(c.box, CREAM, radius=c.radius)
    c.canvas.inset(view.fine, c.inner, c.radius - c.edge)


def _sign(view: Canvas, resource: Resource, at: tuple[float, float], r: float, fill: RGB) -> None:
    shades = SHADES[resource]
    view.disc(*at, r, mix(shades.base, shades.text, 0.33) if fill == INK else shades.light)
    view.disc(*at, r * 0.93, shades.base)
    glyph(view, resource, *at, r * 0.66, fill)


def _rays(view: Canvas, fill: RGB) -> None:
    x, y, far = view.width / 2, view.height * 1.05, 2 * (view.width + view.height)
    for ray in range(9):
        start, end = (-pi + (ray + at) * pi / 9 for at in (0.0, 0.5))
        view.polygon([(x, y), *((x + far * cos(a), y + far * sin(a)) for a in (start, end))], fill)


def _stripes(view: Canvas, height: float) -> None:
    """Draw the five colours side by side along the foot: ingenuity stands for any of them."""
    width = view.width / len(RESOURCES)
    for i, resource in enumerate(RESOURCES):
        box = (i * width, view.height - height, (i + 1) * width, view.height)
        view.box(box, SHADES[resource].base)


def _building(c: _Card, building: BuildingScene, *, locked: bool) -> None:
    shades = shades_of(building)
    left, top, right, bottom = c.inner
    width, height = right - left, bottom - top
    tag = _tag_height(c)
    floor = height - tag
    sky = Canvas(width, height, shades.base)
    _far_city(sky, floor, shades.middle, c.z)
    sky.box((0, floor - 5 * c.z, width, height), shades.dark)
    tall = min(0.7 * floor, 1.05 * width)
    wide = min(0.72 * width, 0.92 * tall)
    site = BuildingSite(sky, width / 2 + 4 * c.z, floor - 3 * c.z, wide, tall)
    draw_building(site, building)
    if locked:
        veil = Image.new("RGBA", sky.fine.size, (*PANEL, 255))
        sky.fine = Image.blend(sky.fine, veil, _FADED)
    c.canvas.box(c.box, CREAM if not locked else LINE, radius=c.radius)
    c.canvas.inset(sky.fine, c.inner, c.radius - c.edge)
    _sky_signs(c, building, locked=locked)
    _cost_tag(c, building, floor + top, locked=locked)


def _far_city(view: Canvas, floor: float, fill: RGB, z: float) -> None:
    heights = (22, 34, 26, 42, 18, 30, 46, 24, 36, 20, 40, 28)
    step = view.width / len(heights)
    for i, height in enumerate(heights):
        view.box((i * step, floor - height * z, (i + 1) * step + 0.5, floor), fill)


def _sky_signs(c: _Card, building: BuildingScene, *, locked: bool) -> None:
    """Draw the building's gain in the upper corners: points left, a symbol or token right."""
    shades = shades_of(building)
    left, top, right, _ = c.inner
    size = 56 * c.z
    if building.points:
        ink = CREAM if locked else shades.text
        at = (left + 9 * c.z, top + 27 * c.z)
        c.canvas.text(at, str(building.points), Style.NUMBER, size, ink, room=44 * c.z, anchor="l")
    radius = 20 * c.z
    sign = None
    if building.gives is not None:
        sign = permanent(building.gives, radius)
    elif building.kind is Kind.CIVIC:
        sign = civic_sign(radius)
    if sign is not None:
        c.canvas.stamp(sign, right - 4 * c.z - sign.width, top + 4 * c.z)


def _cost_tag(c: _Card, building: BuildingScene, top: float, *, locked: bool) -> None:
    left, _, right, bottom = c.inner
    fill, ink = (BAND, CREAM) if locked else (CREAM, INK)
    e = c.radius - c.edge
    c.canvas.box((left, top, right, bottom), fill, radius=e, corners=BOTTOM)
    if locked:
        icon = lock(18 * c.z, 26 * c.z, GOLD)
        c.canvas.stamp(icon, right - 8 * c.z - icon.width, top - 6 * c.z - icon.height)
    middle = (top + bottom) / 2
    x = left + 5 * c.z
    parts = [(n, r) for n, r in zip(building.cost, RESOURCES, strict=True) if n]
    room = right - 31 * c.z - x
    step = min(48 * c.z, room / max(1, len(parts)))
    k = step / 48
    for count, resource in parts:
        at = (x + 8 * k, middle)
        c.canvas.text(at, str(count), Style.NUMBER, 39 * k, ink, room=16 * k)
        symbol = disc(resource, 14.5 * k)
        c.canvas.stamp(symbol, x + 17 * k, middle - symbol.height / 2)
        x += step
