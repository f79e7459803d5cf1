"""A few words on one or more lines beside a sign, as large as there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.fonts import Style
from render.lettering import Look, legible, shortened, wrap

if TYPE_CHECKING:
    from render.colours import RGB
    from render.layout import Rect
    from render.sheet import Sheet

_SIZES = (34, 31, 28, 25, 23)
_PITCH = 1.12
"""From line to line, as a share of the size."""


def paint_words(sheet: Sheet, area: Rect, text: str, colour: RGB, ground: RGB) -> None:
    """Write words in the middle of the height of an area; too many end in "…"."""
    size, lines = _set(legible(text, Style.PROSE), area)
    y = area.y + area.height / 2 - (len(lines) - 1) / 2 * _PITCH * size
    for number, line in enumerate(lines):
        look = Look(Style.PROSE, size, colour, ground)
        sheet.text(area.x, y + number * _PITCH * size, line, look)


def _set(words: str, area: Rect) -> tuple[int, tuple[str, ...]]:
    """Return the largest size at which words find room, and their lines."""
    for size in _SIZES:
        lines, most = wrap(words, Style.PROSE, size, area.width), _most(size, area)
        if len(lines) <= most and not any(line.endswith("…") for line in lines):
            return size, lines
    size = _SIZES[-1]
    lines = wrap(words, Style.PROSE, size, area.width)
    return size, shortened(lines, _most(size, area), Style.PROSE, size, area.width)


def _most(size: int, area: Rect) -> int:
    return max(1, int(area.height / (_PITCH * size)))
