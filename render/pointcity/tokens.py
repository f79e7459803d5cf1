"""Civic tokens: plaques with the points and the thing counted, in signs alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import AMBER, BRASS, CREAM, GOLD, INK, SLOT, STONE
from render.layout import GAP
from render.parts.frames import frame_choice, frame_last
from render.parts.scene import Mark
from render.pointcity.glyphs import any_resource, permanent
from render.pointcity.pieces import held_card
from render.pointcity.scene import Meaning, Resource
from render.surface.canvas import BOTTOM, TOP, Canvas
from render.surface.shapes import star
from render.text.fonts import Style

if TYPE_CHECKING:
    from PIL import Image

    from render.colours import RGB
    from render.layout import Size
    from render.pointcity.scene import TokenScene
    from render.surface.shapes import Point

_LARGE = 41
"""The size of figures on a large token."""
_LEAST = 12.2
"""The least radius of one or two signs: 8 pixels across where the picture is 550 wide."""


def draw_token(size: Size, ground: RGB, token: TokenScene) -> Image.Image:
    """Draw a token of a city: points for each thing, the thing counted, and its worth now."""
    return _drawn(size, ground, token, 0)


def draw_tagged_token(size: Size, ground: RGB, token: TokenScene) -> Image.Image:
    """Draw a token of the supply: the same under the number that lists show."""
    return _drawn(size, ground, token, 24)


def draw_large_token(size: Size, ground: RGB, token: TokenScene) -> Image.Image:
    """Draw a token of the supply in figures that can be read where the picture is small."""
    canvas = Canvas(*size.pitch, ground)
    left, top, right, bottom = GAP, GAP, GAP + size.width, GAP + size.height
    box, middle = (left, top, right, bottom), (left + right) / 2
    canvas.box(box, INK, radius=10)
    framed = 0 if token.mark is Mark.NONE else 4
    head = top + 35 + framed
    foot = bottom - (37 + framed if token.worth is not None else 2)
    ground_colour = AMBER if token.mark is Mark.CHOICE else CREAM
    canvas.box((left + 2, head, right - 2, foot), ground_colour, radius=0)
    at = (middle, (top + framed + head) / 2 + 1)
    canvas.text(at, str(token.number), Style.NUMBER, _LARGE, STONE, room=size.width - 12)
    _large_meaning(canvas, token, (left + 3, head, right - 3, foot))
    if token.worth is not None:
        text = str(token.worth)
        x, y = middle - 8 - 7 * len(text), (foot + bottom - framed) / 2
        canvas.polygon(star(x, y + 1, 12, 5, 5), GOLD)
        canvas.text((x + 18, y), text, Style.NUMBER, _LARGE + 1, CREAM, room=52, anchor="l")
    if token.mark is Mark.LAST:
        frame_last(canvas, box, 1, 10)
    elif token.mark is Mark.CHOICE:
        frame_choice(canvas, box, 1.2, 10)
    return canvas.done().convert("RGB")


def _large_meaning(
    canvas: Canvas, token: TokenScene, box: tuple[float, float, float, float]
) -> None:
    """Draw the points above the signs of the thing counted; a number of symbols in a figure."""
    left, top, right, bottom = box
    x, height = (left + right) / 2, bottom - top
    if token.meaning is Meaning.FLAT:
        y, k = (top + bottom) / 2, min((right - left) / 60, height / 60)
        canvas.polygon(star(x, y, 29 * k, 19 * k, 8), BRASS)
        canvas.polygon(star(x, y, 26.5 * k, 17.5 * k, 8), GOLD)
        canvas.text((x, y), str(token.points), Style.NUMBER, _LARGE + 1, INK, room=40)
        return
    first, second = top + 17, min(bottom - 14, top + 18 + 0.5 * height)
    if height > 80:
        first, second = top + 0.3 * height, top + 0.7 * height
    canvas.text((x, first), str(token.points), Style.NUMBER, _LARGE + 2, INK, room=40)
    limit = {Meaning.PER_TYPE_WITH_AT_LEAST: f"{token.at_least}+", Meaning.PER_MISSING_TYPE: "0"}
    text = limit.get(token.meaning)
    if text is None:
        _lay_out(canvas, _signs(token, min(1.05, (height - 36) / 34)), (x, second), right - left)
        return
    sign = any_resource(min(17, (height - 36) / 2))
    start = x - (sign.width + 4 + 17 * len(text)) / 2
    canvas.stamp(sign, start, second - sign.height / 2)
    at = (start + sign.width + 4, second)
    canvas.text(at, text, Style.NUMBER, _LARGE - 2, INK, room=40, anchor="l")


def draw_place(size: Size, ground: RGB) -> Image.Image:
    """Draw a place without a token."""
    canvas = Canvas(*size.pitch, ground)
    canvas.box((GAP, GAP, GAP + size.width, GAP + size.height), SLOT, radius=8)
    return canvas.done().convert("RGB")


def _drawn(size: Size, ground: RGB, token: TokenScene, tag: int) -> Image.Image:
    canvas = Canvas(*size.pitch, ground)
    left, top = GAP, GAP
    right, bottom = GAP + size.width, GAP + size.height
    z = min(size.width / 64, size.height / 96)
    box = (left, top, right, bottom)
    canvas.box(box, INK, radius=9 * z)
    canvas.box(box, AMBER if token.mark is Mark.CHOICE else CREAM, radius=8 * z, grow=-1.5 * z)
    framed = 0 if token.mark is Mark.NONE else 3 * z
    foot = bottom - 1.5 * z
    if token.worth is not None:
        foot = bottom - (0.26 if tag else 0.35) * size.height
        _worth(canvas, token.worth, (left, foot, right, bottom), framed)
    head = top + (2 + tag) * z
    if tag:
        _tag(canvas, token.number, (left, top, right, head), z)
    _meaning(canvas, token, (left + 3 * z, head, right - 3 * z, foot))
    if token.mark is Mark.LAST:
        frame_last(canvas, box, 0.85 * z, 9 * z)
    elif token.mark is Mark.CHOICE:
        frame_choice(canvas, box, z, 9 * z)
    return canvas.done().convert("RGB")


def _worth(
    canvas: Canvas, worth: int, box: tuple[float, float, float, float], framed: float
) -> None:
    left, top, right, bottom = box
    canvas.box(box, INK, radius=0.3 * (bottom - top), corners=BOTTOM)
    k = min((right - left) / 50, (bottom - framed - top) / 27)
    x, y, text = (left + right) / 2, (top + bottom - framed) / 2, str(worth)
    canvas.polygon(star(x - (8 + 5 * len(text)) * k, y + 0.5 * k, 8.5 * k, 3.6 * k, 5), GOLD)
    canvas.text((x + 8 * k, y), text, Style.NUMBER, 29 * k, CREAM, room=30 * k)


def _tag(canvas: Canvas, number: int, box: tuple[float, float, float, float], z: float) -> None:
    left, top, right, bottom = box
    canvas.box((left, top, right, bottom), INK, radius=9 * z, corners=TOP)
    at = ((left + right) / 2, (top + bottom) / 2 + z)
    canvas.text(at, str(number), Style.NUMBER, 25 * z, STONE, room=40 * z)


def _meaning(canvas: Canvas, token: TokenScene, box: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    x = (left + right) / 2
    k = min(width / 58, height / 66) if width <= 1.25 * height else min(width / 84, height / 40)
    if token.meaning is Meaning.FLAT:
        y, k = (top + bottom) / 2, min(width / 60, height / 60)
        canvas.polygon(star(x, y + k, 29 * k, 19 * k, 8), BRASS)
        canvas.polygon(star(x, y + k, 26.5 * k, 17.5 * k, 8), GOLD)
        canvas.text((x, y + k), str(token.points), Style.NUMBER, 34 * k, INK, room=30 * k)
        return
    beside = width > 1.25 * height
    digits, things = ((0.2, 0.5), (0.65, 0.5)) if beside else ((0.5, 0.25), (0.5, 0.74))
    signs = _signs(token, k * (0.85 if beside else 1))
    at = left + digits[0] * width, top + digits[1] * height
    digit = 38 * k if beside else min(38 * k, 1.25 * (height - max(each.height for each in signs)))
    canvas.text(at, str(token.points), Style.NUMBER, digit, INK, room=40 * k)
    room = width * (0.7 if beside else 1)
    _lay_out(canvas, signs, (left + things[0] * width, top + things[1] * height), room)


def _lay_out(canvas: Canvas, signs: list[Canvas], at: Point, room: float) -> None:
    """Lay signs side by side around a point, more than two in two lines.

    Where there is too little room each covers the edge of the one before.
    """
    x, y = at
    lines = [signs] if len(signs) <= 2 else [signs[:3], signs[3:]]
    for number, line in enumerate(lines):
        wide = min(room, sum(sign.width for sign in line))
        pitch = (wide - line[-1].width) / max(1, len(line) - 1) if len(line) > 1 else 0
        for place, sign in enumerate(line):
            middle = y + (number - (len(lines) - 1) / 2) * sign.height * 0.86
            canvas.stamp(sign, x - wide / 2 + place * pitch, middle - sign.height / 2)


def _signs(token: TokenScene, k: float) -> list[Canvas]:
    match token.meaning:
        case Meaning.PER_TYPE_WITH_AT_LEAST:
            return [any_resource(17 * k, f"{token.at_least}+")]
        case Meaning.PER_MISSING_TYPE:
            return [any_resource(17 * k, "0")]
        case Meaning.PER_UNSPENT_INGENUITY_CARD:
            return [held_card(Resource.INGENUITY, 1, 34 * k)]
        case _:
            few = {1: 16.5, 2: 14}.get(len(token.resources))
            radius = 9.6 * k if few is None else max(_LEAST, few * k)
            return [permanent(resource, radius) for resource in token.resources]
