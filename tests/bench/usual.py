"""The same picture drawn the usual way, as what ours is compared with.

Every drawing is an RGBA image, kept once drawn and laid on the page with `alpha_composite`; text is
written each time; Pillow saves the PNG as it does by default. What is on a card is part of its
drawing here too, so that only the ways of composing and saving are compared.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageDraw

from render import compose_onto, size_of
from render.colours import NAMED, NIGHT
from render.parts.panels import laid, opaque
from render.surface.palette import Palette
from render.surface.sheet import Sheet, line
from render.surface.sprites import Sprites, Store
from render.text import lettering

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from render import Scene
    from render.layout import Size
    from render.surface.canvas import Canvas

_DRAWN: dict[tuple[Any, ...], Image.Image] = {}


class UsualSheet(Sheet):
    """A page in full colour."""

    def __init__(self, size: Size) -> None:
        super().__init__(*size, NIGHT, Sprites(Palette(NAMED), Store()))
        self.image = Image.new("RGBA", size, (*NIGHT, 255))

    def sprite(
        self, x: float, y: float, draw: Callable[..., Image.Image], *args: Hashable
    ) -> tuple[int, int]:
        """Lay a drawing on the page, or write a line of text."""
        if draw is line:
            return self._write(round(x), round(y), *args)
        key = (draw, *args)
        image = _DRAWN.get(key)
        if image is None:
            image = _DRAWN[key] = _in_full_colour(draw, args)
        self.image.alpha_composite(image, (round(x), round(y)))
        return image.size

    def part(self, paint: Callable[..., None], *args: Hashable, **named: Hashable) -> None:
        paint(self, *args, **named)

    def png(self) -> bytes:
        """Save the page."""
        file = io.BytesIO()
        self.image.save(file, "PNG")
        return file.getvalue()

    def _write(self, x: int, y: int, text: Any, look: Any) -> tuple[int, int]:
        style, size, colour, _ = look
        left, top, right, bottom = lettering.bounds(text, style, size)
        draw = ImageDraw.Draw(self.image)
        lettering.write(draw, (x - left, y - top), text, style, size, colour)
        return right - left, bottom - top


def compose(scene: Scene) -> UsualSheet:
    """Return the page of a scene."""
    sheet = UsualSheet(size_of(scene))
    compose_onto(sheet, scene)
    return sheet


def _in_full_colour(draw: Callable[..., Image.Image], args: tuple[Any, ...]) -> Image.Image:
    """Return a drawing with its transparency where it has any."""
    if draw is laid:
        icon, _, *rest = args
        canvas: Canvas = icon(*rest)
        return canvas.done()
    if draw is opaque:
        panel, *rest = args
        return panel(*rest).done().convert("RGBA")
    return draw(*args).convert("RGBA")
