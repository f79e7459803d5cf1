"""A picture in the making: sprites and lines of text are pasted side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.surface.layers import quick
from render.surface.png import Page
from render.surface.shelf import Sprite
from render.text import lettering
from render.text.covers import cover

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from render.colours import RGB
    from render.layout import Rect, Size
    from render.surface.palette import Palette
    from render.surface.sprites import Paste, Sprites
    from render.text.lettering import Look

PALED = 0.75
"""The share of its hue that the picture of a paused table loses."""


class Sheet:
    """A picture of palette indices.

    Nothing is blended here: sprites and lines of text are already drawn on the colours beneath.
    They are opaque, or cover what their mask says.

    Parameters
    ----------
    ground
        The colour of the page.
    """

    def __init__(self, width: int, height: int, ground: RGB, sprites: Sprites) -> None:
        self.sprites = sprites
        self._page = Page(width, height, sprites.palette.index(ground))
        self.image = sprites.palette.adopt(self._page.image)
        self._pixels = self.image.im
        self.flat = sprites.palette.flat
        self._pastes: list[Paste] = []

    def sprite(
        self, x: float, y: float, draw: Callable[..., Image.Image], *args: Hashable
    ) -> tuple[int, int]:
        """Paste the drawing `draw(*args)` with its left top corner at (x, y); return its size."""
        ready, sprite = self.sprites.store.get(self.sprites.palette, draw, args)
        width, height = size = sprite.size
        left, top = round(x), round(y)
        box = left, top, left + width, top + height
        self._paste(sprite, box)
        self._pastes.append((ready, box))
        return size

    def part(self, paint: Callable[..., None], *args: Hashable, **named: Hashable) -> None:
        """Paint a part of the picture: `paint(self, *args, **named)`.

        It may be pasted as the last time, so it must depend on its arguments alone, and consist of
        sprites and lines of text.
        """
        kept = self.sprites.store.pastes
        part = (self.sprites.palette, paint, args, *named.items())
        pastes = kept.get(part)
        if pastes is not None and self._paste_again(pastes):
            self._pastes += pastes
            return
        begin = len(self._pastes)
        paint(self, *args, **named)
        kept.put(part, self._pastes[begin:])

    def _paste_again(self, pastes: Sequence[Paste]) -> bool:
        """Paste sprites in their places; return False at the first that is not ready any more."""
        for ready, box in pastes:
            sprite = ready.sprite
            if sprite is None:
                return False
            ready.used = True
            self._paste(sprite, box)
        return True

    def _paste(self, sprite: Sprite, box: tuple[int, int, int, int]) -> None:
        # `Image.paste` checks every paste for facts that hold for all sprites: their mode, that
        # they are loaded, that nobody else has the page. That took longer than the pasting.
        if sprite.mask is None:
            self._pixels.paste(sprite.image.im, box)
        else:
            self._pixels.paste(sprite.image.im, box, sprite.mask.im)

    def inlay(self, x: int, y: int, image: Image.Image) -> None:
        """Paste an image in RGB that belongs to this picture alone, in the nearest colours."""
        indices = self.sprites.palette.matched(image)
        self._pixels.paste(indices.im, (x, y, x + image.width, y + image.height))

    def shrink(
        self, x: int, y: int, size: Size, compose: Callable[[Sheet], None], page: Size, part: Rect
    ) -> None:
        """Paste a part of another picture in the same colours, made smaller.

        Parameters
        ----------
        size
            How large the part is here.
        compose
            Paints the other picture onto a sheet.
        page, part
            The size of the other picture, and the part of it.
        """
        other = Sheet(*page, self.sprites.palette.colours[0], self.sprites)
        compose(other)
        box = part.x, part.y, part.right, part.bottom
        whole = other.image.crop(box).convert("RGB")
        small = whole.resize(size, Image.Resampling.HAMMING)  # pyright: ignore[reportUnknownMemberType]
        self.inlay(x, y, small)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        look: Look,
        *,
        anchor: str = "l",
    ) -> float:
        """Write a line with its capitals centred on the height `y`; return its width.

        Parameters
        ----------
        x
            The start ("l"), middle ("m") or end ("r") of the line, by `anchor`.
        """
        style, size, _, _ = look
        length = lettering.width(text, style, size)
        if not text:
            return length
        left, top, _, _ = lettering.bounds(text, style, size)
        x -= length * {"l": 0, "m": 0.5, "r": 1}[anchor]
        baseline = round(y + size * lettering.CAPITALS / 2)
        self.sprite(round(x) + left, baseline + top, line, text, look)
        return length

    def pale(self, share: float) -> None:
        """Take `share` of the hue out of the whole picture; it stays equally light and legible."""
        self.flat = self.sprites.palette.paled(share)
        self.image.putpalette(self.flat)

    def png(self) -> bytes:
        """Return the picture as the bytes of a PNG."""
        return self._page.png(self.flat)


def line(text: str, look: Look) -> Image.Image:
    """Draw a line of text on a flat ground, as large as its ink (see `lettering.bounds`)."""
    style, size, colour, ground = look
    drawn = cover(text, style, size)
    image = Image.new("RGB", drawn.size, ground)
    image.paste(colour, (0, 0, *drawn.size), drawn)
    return image


@quick(line)
def _indexed_line(palette: Palette, text: str, look: Look) -> Sprite:
    style, size, colour, ground = look
    return Sprite(palette.toned(cover(text, style, size), ground, colour))
