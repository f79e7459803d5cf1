"""Lays drawings and whole panels out on one sheet with captions, to check the art."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.colours import CREAM, NIGHT
from render.layout import Rect
from render.surface.sheet import Sheet
from render.text.fonts import Style
from render.text.lettering import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

    from render.surface.sprites import Sprites

WIDTH = 1650
_MARGIN, _GAP, _CAPTION = 14, 4, 44


class SheetPiece(NamedTuple):
    """A drawing or panel of the sheet: its size, and the function that paints it."""

    width: int
    height: int
    paint: Callable[[Sheet, Rect], object]


class Section(NamedTuple):
    """Pieces of one kind in lines, which break if they are too long."""

    caption: str
    lines: list[list[SheetPiece]]


def piece(sprites: Sprites, draw: Callable[..., Image.Image], *args: Hashable) -> SheetPiece:
    """Return a sprite as a piece."""
    width, height = sprites.get(draw, *args).size

    def paint(sheet: Sheet, area: Rect) -> None:
        sheet.sprite(area.x, area.y, draw, *args)

    return SheetPiece(width, height, paint)


def lay_out(sections: list[Section], sprites: Sprites) -> Sheet:
    """Paint all sections one below the other."""
    placed: list[tuple[SheetPiece, Rect]] = []
    captions: list[tuple[int, str]] = []
    bottom = _MARGIN
    for section in sections:
        captions.append((bottom + _CAPTION // 2, section.caption))
        bottom += _CAPTION
        for line in section.lines:
            x, y = _MARGIN, bottom
            for each in line:
                if x + each.width > WIDTH - _MARGIN:
                    x, y = _MARGIN, bottom
                placed.append((each, Rect(x, y, each.width, each.height)))
                x += each.width + _GAP
                bottom = max(bottom, y + each.height + _GAP)
        bottom += _MARGIN
    sheet = Sheet(WIDTH, bottom, NIGHT, sprites)
    for y, caption in captions:
        sheet.text(_MARGIN, y, caption, Look(Style.PROSE, 28, CREAM, NIGHT))
    for each, area in placed:
        each.paint(sheet, area)
    return sheet
