"""Paints one city large: every building, the hand, and its tokens with their words."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from render.colours import BAND, CREAM, PANEL
from render.layout import Rect, Size
from render.parts.panels import laid, opaque
from render.parts.partheader import tone_of
from render.pointcity.city import draw_board, paint_header, paint_rows
from render.pointcity.layout import LARGE_BOARD, PAD, ZOOM
from render.pointcity.tokens import draw_token
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look, apart, balanced, fit, legible, settled, shortened, wrap

if TYPE_CHECKING:
    from render.colours import RGB
    from render.parts.panels import Tone
    from render.pointcity.zooms import CityZoomScene, SumNote, TokenNote
    from render.surface.sheet import Sheet


_SUMS = 380
"""The room in the header for the parts of the score."""
_LOW, _HIGH = 60, 124
"""The least and the most height of the note on a token."""


def compose_city(sheet: Sheet, scene: CityZoomScene) -> None:
    """Paint the city onto a sheet."""
    city, board = scene.city, LARGE_BOARD
    tone = tone_of(city, active=scene.active)
    sheet.sprite(ZOOM.x, ZOOM.y, opaque, draw_board, board, tone)
    free = paint_header(sheet, ZOOM, board, city, tone, aside=_SUMS if scene.sums else 0)
    _paint_sums(sheet, free, scene.sums, tone)
    paint_rows(sheet, ZOOM, board, city)
    left, top = ZOOM.right - board.aside, ZOOM.y + board.top(0)
    area = Rect(left, top, ZOOM.right - PAD - left, ZOOM.bottom - PAD - top)
    paint_token_notes(sheet, area, scene.tokens)


def _paint_sums(sheet: Sheet, x: float, sums: tuple[SumNote, ...], tone: Tone) -> None:
    pitch = LARGE_BOARD.header / (len(sums) + 0.6) if sums else 0
    size = min(34, round(pitch))
    for number, note in enumerate(sums):
        y = ZOOM.y + LARGE_BOARD.header / 2 + (number - (len(sums) - 1) / 2) * pitch
        points = Look(Style.NUMBER, size + 4, tone.ink, tone.ground)
        sheet.text(x + 62, y, str(note.points), points, anchor="r")
        words = legible(note.text, Style.PROSE)
        text, fitted = fit(words, Style.PROSE, size, _SUMS - 62 - 40, 24, pitch - 2)
        at = settled(text, Style.PROSE, fitted, y, y - pitch / 2 + 1, y + pitch / 2 - 1)
        sheet.text(x + 76, at, text, Look(Style.PROSE, fitted, tone.ink, tone.ground))


def paint_token_notes(sheet: Sheet, area: Rect, notes: tuple[TokenNote, ...]) -> None:
    """Paint tokens one below the other, each beside its words."""
    if not notes:
        return
    height = max(_LOW, min(_HIGH, area.height // len(notes)))
    size = Size(round(min(0.86 * height, 96)), height - 14)
    for number, note in enumerate(notes):
        y = area.y + number * height
        sheet.sprite(area.x, y, laid, draw_plate, PANEL, area.width, height - 4)
        sheet.sprite(area.x + 6, y + 3, draw_token, size, BAND, note.token)
        x = area.x + size.width + 24
        words = Rect(x, y + 3, area.right - 8 - x, height - 10)
        paint_words(sheet, words, note.text, CREAM, BAND)


def draw_plate(width: int, height: int) -> Canvas:
    """Draw the ground of a note."""
    canvas = Canvas(width, height)
    canvas.box((0, 0, width, height), BAND, radius=12)
    return canvas


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
