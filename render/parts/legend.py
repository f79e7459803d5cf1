"""Legends: every sign of a game beside its meaning, in three columns, on portrait pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.colours import CREAM, GOLD, PANEL
from render.layout import Rect, Size
from render.parts.lesson import title_section
from render.parts.panels import laid
from render.parts.portrait import ROOM, PortraitSection, areas, paint_panel, portrait_size
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look, balanced, legible, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence
    from enum import Enum

    from PIL import Image

    from render.colours import RGB
    from render.parts.portrait import PortraitSign
    from render.parts.scene import Legend, LegendEntry, LegendGroup
    from render.surface.sheet import Sheet

_PAD, _TITLE = 13, 60
_LEAST_LINE, _BETWEEN = 84, 10
"""The least height of a line of entries, which is that of two lines of words, and the gap."""
_WORDS, _PITCH = 39, 42
"""The size of words, and the distance of two lines of them."""
_APART = 10
"""The distance of words from their sign."""


class Drawn(NamedTuple):
    """A sprite on the colour of a panel: its size, its function and arguments."""

    size: Size
    draw: Callable[..., Image.Image]
    args: tuple[Hashable, ...]


def drawn(size: Size, draw: Callable[..., Canvas], *args: Hashable) -> Drawn:
    """Return a transparent drawing as a sprite; `size` is that of the drawing."""
    return Drawn(size, laid, (draw, PANEL, *args))


def sized(draw: Callable[..., Canvas], size: Size, *more: Hashable) -> Drawn:
    """Return a drawing whose first arguments are its width and height."""
    return drawn(size, draw, *size, *more)


def from_sign(sign: PortraitSign) -> Drawn:
    """Return a sign of a portrait as a sprite."""
    return drawn(sign.size, sign.draw, *sign.args)


def carded(
    draw: Callable[..., Image.Image], size: Size, content: Hashable, *more: Hashable
) -> Drawn:
    """Return a card: a drawing that takes its size, its ground and its content."""
    return Drawn(Size(*size.pitch), draw, (size, PANEL, content, *more))


def draw_figure(size: Size, text: str, height: int, ink: RGB) -> Canvas:
    """Draw a number alone."""
    canvas = Canvas(*size)
    at = (size.width / 2, size.height / 2)
    canvas.text(at, text, Style.NUMBER, height, ink, room=size.width)
    return canvas


def paint_legend(sheet: Sheet, scene: Legend, signs: Mapping[Enum, Drawn]) -> None:
    """Paint a legend: its title, and a panel a group."""
    sections = _sections(scene, signs)
    for section, area in zip(sections, areas(sections), strict=True):
        section.paint(sheet, area)


def legend_size(scene: Legend, signs: Mapping[Enum, Drawn]) -> Size:
    """Return the size of a legend."""
    return portrait_size(_sections(scene, signs))


def _sections(scene: Legend, signs: Mapping[Enum, Drawn]) -> Sequence[PortraitSection]:
    return (title_section(scene), *(_group(group, signs) for group in scene.groups))


def _group(group: LegendGroup, signs: Mapping[Enum, Drawn]) -> PortraitSection:
    """Return a group: its title, and its entries in lines as high as their signs."""
    across = _across(group)
    pitch = (ROOM - 2 * _PAD + _APART) // across
    columns = [group.entries[first::across] for first in range(across)]
    widths = [max((signs[each.sign].size.width for each in one), default=0) for one in columns]
    lines = [group.entries[at : at + across] for at in range(0, len(group.entries), across)]
    heights = [max(_LEAST_LINE, *(signs[each.sign].size.height for each in line)) for line in lines]

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        look = Look(Style.NAME, 42, GOLD, PANEL)
        sheet.text(area.x + _PAD + 4, area.y + _TITLE / 2 + 3, group.title, look)
        y = area.y + _TITLE
        for line, height in zip(lines, heights, strict=True):
            for column, entry in enumerate(line):
                cell = Rect(area.x + _PAD + column * pitch, y, pitch - _APART, height)
                _paint_entry(sheet, cell, widths[column], entry, signs[entry.sign])
            y += height + _BETWEEN

    return PortraitSection(_TITLE + sum(heights) + _BETWEEN * (len(lines) - 1) + _PAD, paint)


def _across(group: LegendGroup) -> int:
    """Return the number of entries in a line: three, or two for four entries."""
    return 2 if len(group.entries) == 4 else 3


def _paint_entry(sheet: Sheet, cell: Rect, width: int, entry: LegendEntry, sign: Drawn) -> None:
    middle = cell.y + cell.height / 2
    at = (cell.x + (width - sign.size.width) / 2, middle - sign.size.height / 2)
    sheet.sprite(*at, sign.draw, *sign.args)
    left = cell.x + width + _APART
    lines = words_of(entry.text, cell.right - left)
    look = Look(Style.PROSE, _WORDS, CREAM, PANEL)
    first = middle - (len(lines) - 1) * _PITCH / 2
    for number, line in enumerate(lines):
        sheet.text(left, first + number * _PITCH, line, look)


def words_of(text: str, room: float) -> tuple[str, ...]:
    """Return the words of an entry in at most two lines; too many end in "…"."""
    lines = balanced(legible(text, Style.PROSE), Style.PROSE, _WORDS, room)
    return shortened(lines, 2, Style.PROSE, _WORDS, room)
