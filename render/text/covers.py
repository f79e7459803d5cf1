"""Lines of text as they cover their ground; a letter that needs no shaping is drawn once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageDraw

from render.text.fonts import face
from render.text.lettering import DIRECTIONS, advance, bounds, box, runs
from render.text.scripts import Direction

if TYPE_CHECKING:
    from render.text.fonts import Style


class _Letter(NamedTuple):
    """A letter: its place from the start of its baseline, and how much of each pixel it covers."""

    left: int
    top: int
    cover: Image.Image


def cover(text: str, style: Style, size: int) -> Image.Image:
    """Return how much of each pixel of its box (`lettering.bounds`) a text covers, 0 to 255."""
    left, top, right, bottom = bounds(text, style, size)
    image = Image.new("L", (right - left, bottom - top), 0)
    x: float = -left
    for family, way, part in runs(text, style):
        if way is Direction.PLAIN and x == int(x):
            x = _set(image, (int(x), -top), part, family, style, size)
            continue
        font, direction = face(family, style, size, way), DIRECTIONS.get(way)
        draw = ImageDraw.Draw(image)
        draw.text((x, -top), part, fill=255, font=font, anchor="ls", direction=direction)
        x += font.getlength(part, direction=direction)
    return image


def _set(
    image: Image.Image, at: tuple[int, int], part: str, family: str, style: Style, size: int
) -> float:
    """Set letters one by one, as the font does that neither kerns nor joins; return their end."""
    x, baseline = at
    for each in part:
        letter = _letter(each, family, style, size)
        left, top = x + letter.left, baseline + letter.top
        width, height = letter.cover.size
        # `Image.paste` would check each time what holds for all letters.
        image.im.paste(255, (left, top, left + width, top + height), letter.cover.im)
        x += round(advance(each, family, style, size))
    return x


@lru_cache(maxsize=4096)
def _letter(letter: str, family: str, style: Style, size: int) -> _Letter:
    left, top, right, bottom = map(round, box(letter, family, style, size, Direction.PLAIN))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    font = face(family, style, size, Direction.PLAIN)
    ImageDraw.Draw(image).text((-left, -top), letter, fill=255, font=font, anchor="ls")
    return _Letter(left, top, image)
