"""Writes a few words on one or more lines, as large as possible."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from render.text.fonts import Style
from render.text.lettering import Look, apart, balanced, legible, shortened, wrap

if TYPE_CHECKING:
    from render.colours import RGB
    from render.layout import Rect
    from render.surface.sheet import Sheet

_SIZES = (34, 31, 28, 25, 23)
_PITCH = 1.12
"""The line distance, as a share of the size."""


class _Setting(NamedTuple):
    """Words in lines of one size, with the distance of each from the line above."""

    size: int
    lines: tuple[str, ...]
    gaps: tuple[int, ...]

    @property
    def height(self) -> float:
        return sum(self.gaps) + self.size * _PITCH


def paint_words(sheet: Sheet, area: Rect, text: str, colour: RGB, ground: RGB) -> None:
    """Write words at half the height of an area; too many end in "…"."""
    setting = _fitted(legible(text, Style.PROSE), area)
    y = area.y + area.height / 2 - sum(setting.gaps) / 2
    look = Look(Style.PROSE, setting.size, colour, ground)
    for line, gap in zip(setting.lines, (0, *setting.gaps), strict=True):
        y += gap
        sheet.text(area.x, y, line, look)


def _fitted(words: str, area: Rect) -> _Setting:
    for size in _SIZES:
        setting = _set(balanced(words, Style.PROSE, size, area.width), size)
        whole = not any(line.endswith("…") for line in setting.lines)
        if whole and setting.height <= area.height:
            return setting
    size = _SIZES[-1]
    lines = wrap(words, Style.PROSE, size, area.width)
    for most in range(len(lines), 1, -1):
        setting = _set(shortened(lines, most, Style.PROSE, size, area.width), size)
        if setting.height <= area.height:
            return setting
    return _set(shortened(lines, 1, Style.PROSE, size, area.width), size)


def _set(lines: tuple[str, ...], size: int) -> _Setting:
    pitch = round(_PITCH * size)
    gaps = tuple(apart(*pair, Style.PROSE, size, pitch) for pair in pairwise(lines))
    return _Setting(size, lines or ("",), gaps)
