"""How much text stands out from what it is written on, by its contrast (WCAG 2.2)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from unittest.mock import patch

from render.colours import RGB, contrast
from render.surface.canvas import FINE, Canvas
from render.text import lettering

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

    from render.surface.shapes import Point
    from render.text.fonts import Style

ENOUGH = 4.5
"""What level AA asks for."""
_SEEN = 0.06
"""A colour below text counts when it fills this share of the box of the text."""


class Written(NamedTuple):
    """Text in a drawing, its colour and those below it; None is nothing below."""

    text: str
    colour: RGB
    grounds: frozenset[RGB | None]


@cache
def written(draw: Callable[..., Any], *args: Hashable) -> tuple[Written, ...]:
    """Draw something and return all text in it, also in the drawings that are stamped on it."""
    noted: list[Written] = []
    plain = Canvas.text

    def text(
        canvas: Canvas,
        at: Point,
        text: str,
        style: Style,
        size: float,
        colour: RGB,
        *,
        room: float,
        anchor: str = "m",
    ) -> None:
        length = min(room, lettering.width(text, style, round(size * FINE)) / FINE)
        left = at[0] - length * {"l": 0, "m": 0.5, "r": 1}[anchor]
        half = size * lettering.CAPITALS / 2
        edges = (left, at[1] - half, left + length, at[1] + half)
        grounds = _colours(canvas.fine, tuple(round(edge * FINE) for edge in edges))
        noted.append(Written(text, colour, grounds))
        plain(canvas, at, text, style, size, colour, room=room, anchor=anchor)

    with patch.object(Canvas, "text", text):
        draw(*args)
    return tuple(noted)


def _colours(image: Image.Image, box: tuple[int, ...]) -> frozenset[RGB | None]:
    """Return the colours that fill a notable share of a box."""
    part = image.crop((box[0], box[1], box[2], box[3]))
    counted = Counter[RGB | None]()
    for count, pixel in part.getcolors(part.width * part.height) or ():
        red, green, blue, alpha = cast("tuple[int, int, int, int]", pixel)
        if alpha in (0, 255):
            counted[(red, green, blue) if alpha else None] += count
    return frozenset(c for c, count in counted.items() if count > _SEEN * counted.total())


def faint(draw: Callable[..., Any], *args: Any) -> list[tuple[str, float]]:
    """Return the texts in a sprite that do not stand out enough.

    What is drawn on nothing is laid on a flat colour, the first colour among the arguments.
    """
    laid_on = next((cast("RGB", arg) for arg in args if type(arg) is tuple), None)
    ratios = [
        (text, contrast(colour, ground or laid_on or colour))
        for text, colour, grounds in written(draw, *args)
        for ground in grounds
    ]
    return [(text, ratio) for text, ratio in ratios if ratio < ENOUGH]
