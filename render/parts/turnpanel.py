"""The turn panel: the player in turn, the choices and the last turn."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from render.colours import CREAM, FOG, GOLD, INK, PANEL
from render.layout import Size
from render.parts.icons import medal, play, recent
from render.parts.panels import FRAME, Tone, headed_panel, laid, opaque, seat_arrow
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import (
    Look,
    apart,
    balanced,
    fit,
    legible,
    settled,
    shortened,
    shown_name,
    wrap,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.colours import RGB
    from render.layout import Rect
    from render.parts.scene import TableParts
    from render.surface.sheet import Sheet

_HEADER = 68
_MARGIN, _INDENT = 18, 48
_BETWEEN = 4
"""The extra space between the two sentences."""


_COUNTER = Size(104, 48)


class _Setting(NamedTuple):
    """A way to set both sentences: the type size, the line distance and the most lines."""

    size: int
    pitch: int
    lines: int


_WIDE = 560
"""The least width of a wide panel, which has a line less."""
_NARROW_SETTINGS = (_Setting(28, 31, 3), _Setting(26, 31, 3), _Setting(24, 25, 4))
_WIDE_SETTINGS = (_Setting(28, 31, 2), _Setting(26, 31, 2), _Setting(24, 25, 3))


class _Sentence(NamedTuple):
    icon: Callable[[float], Canvas]
    colour: RGB
    lines: tuple[str, ...]


def paint_turn(sheet: Sheet, area: Rect, table: TableParts, *, counter: str = "") -> None:
    """Paint the panel. Once the game is over a medal stands beside the title.

    Parameters
    ----------
    counter
        The number of the turn and of all turns, such as "3/17", or empty for none.
    """
    turn = table.turn
    sheet.sprite(area.x, area.y, opaque, headed_panel, area.width, area.height, _HEADER, Tone.GOLD)
    x, middle = area.x + 16, area.y + _HEADER / 2
    if table.active is not None:
        x += sheet.sprite(x, middle - 27, laid, seat_arrow, GOLD, table.active, 27)[0] + 14
    elif table.over:
        x += sheet.sprite(x + 4, middle - 27, laid, medal, GOLD, 48, 54)[0] + 18
    right = area.right - 16
    if counter:
        right -= _COUNTER.width
        sheet.sprite(right, middle - _COUNTER.height / 2, laid, draw_counter, GOLD, counter)
        right -= 12
    title = shown_name(turn.title, turn.fallback_title)
    text, size = fit(title, Style.NAME, 52, right - x, 34, _HEADER - 8)
    y = settled(text, Style.NAME, size, middle, area.y + 3, area.y + _HEADER - 3)
    sheet.text(x, y, text, Look(Style.NAME, size, INK, GOLD))
    _paint_sentences(sheet, area, turn.prompt, turn.last)


def draw_counter(text: str) -> Canvas:
    """Draw the number of the turn on a dark plate."""
    canvas = Canvas(*_COUNTER)
    canvas.box((0, 0, canvas.width, canvas.height), INK, radius=13)
    at = (_COUNTER.width / 2, _COUNTER.height / 2)
    canvas.text(at, text, Style.NUMBER, 38, CREAM, room=_COUNTER.width - 16)
    return canvas


def _paint_sentences(sheet: Sheet, area: Rect, prompt: str, last: str) -> None:
    room = area.width - _INDENT - 16
    top, bottom = area.y + _HEADER, area.bottom - FRAME
    settings = _WIDE_SETTINGS if area.width >= _WIDE else _NARROW_SETTINGS
    setting, (first, second) = _fitted(prompt, last, room, bottom - top, settings)
    y = (top + bottom - _height(first, second, setting) + setting.pitch) / 2
    above = ""
    for sentence in (_Sentence(play, CREAM, first), _Sentence(recent, FOG, second)):
        look = Look(Style.PROSE, setting.size, sentence.colour, PANEL)
        for number, line in enumerate(sentence.lines):
            if above:
                gap = apart(above, line, Style.PROSE, setting.size, setting.pitch)
                y += gap + (0 if number else _BETWEEN)
            if number == 0:
                sheet.sprite(area.x + _MARGIN, y - 11, laid, sentence.icon, PANEL, 22)
            sheet.text(area.x + _INDENT, y, line, look)
            above = line


def _height(first: tuple[str, ...], second: tuple[str, ...], setting: _Setting) -> int:
    gaps = sum(
        apart(*lines, Style.PROSE, setting.size, setting.pitch)
        for lines in pairwise((*first, *second))
    )
    return setting.pitch + gaps + (_BETWEEN if first and second else 0)


def _fitted(
    prompt: str, last: str, room: int, height: int, settings: tuple[_Setting, ...]
) -> tuple[_Setting, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return the first setting in which both fit, and their lines; long ones end in "…"."""
    texts = legible(prompt, Style.PROSE), legible(last, Style.PROSE)
    for setting in settings:
        first, second = (balanced(text, Style.PROSE, setting.size, room) for text in texts)
        few = len(first) + len(second) <= setting.lines
        if few and _height(first, second, setting) <= height:
            return setting, (first, second)
    size, _, most = setting = settings[-1]
    first, second = (wrap(text, Style.PROSE, size, room) for text in texts)
    while True:
        ahead = min(len(first), most - min(len(second), most // 2))
        cut = (
            shortened(first, ahead, Style.PROSE, size, room),
            shortened(second, most - ahead, Style.PROSE, size, room),
        )
        if most == 2 or _height(*cut, setting) <= height:
            return setting, cut
        most -= 1
