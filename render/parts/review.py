"""The picture of a review: the chart, and the turns that decided the game with their positions."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from render.colours import BAND, CREAM, FLARE, FOG, GOLD, PANEL
from render.layout import GUTTER, HEIGHT, MARGIN, PORTRAIT, WIDTH, Rect, Size
from render.parts import reviewchart
from render.parts.icons import play, recent
from render.parts.panels import Tone, headed_panel, laid, opaque
from render.parts.portrait import ROOM, paint_panel
from render.parts.reviewlines import MARKER, marker
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
    width,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from render.colours import RGB
    from render.parts.reviewscene import MomentScene, Review
    from render.surface.sheet import Sheet

MOMENT = 392
"""The height of the panel of a turn."""
_BAND = 88
_SHOWN = Size(530, MOMENT - _BAND - 28)
"""The most room of the small picture."""
_BETWEEN = 6
"""The space between two parts of it."""
_NOTHING = 96
_SETTINGS = ((42, 48, 4), (39, 44, 4), (36, 41, 3))
"""Type size, line distance and the most lines of each sentence, the largest first."""
_INDENT = 50
_SPACE = 14
"""The extra space between the two sentences."""


class Excerpt(NamedTuple):
    """How a small picture is made: who paints a table, and which parts of it are shown of a seat.

    The parts stand side by side, equally high.
    """

    compose: Callable[..., None]
    parts: Callable[[Any, int], Sequence[Rect]]


def size_of_review(scene: Review) -> Size:
    """Return the size of the picture."""
    below = len(scene.moments) * (GUTTER + MOMENT) or GUTTER + _NOTHING
    return Size(PORTRAIT, MARGIN + reviewchart.HEIGHT + below + MARGIN)


def paint_review(sheet: Sheet, scene: Review, excerpt: Excerpt) -> None:
    """Paint the whole picture onto a sheet."""
    area = Rect(MARGIN, MARGIN, ROOM, reviewchart.HEIGHT)
    reviewchart.Chart(scene, area).paint(sheet)
    top = area.bottom + GUTTER
    for number in range(1, len(scene.moments) + 1):
        _paint_moment(sheet, Rect(MARGIN, top, ROOM, MOMENT), scene, number, excerpt)
        top += MOMENT + GUTTER
    if not scene.moments:
        area = Rect(MARGIN, top, ROOM, _NOTHING)
        paint_panel(sheet, area)
        text, size = fit(legible(scene.nothing, Style.PROSE), Style.PROSE, 42, ROOM - 48, 32)
        look = Look(Style.PROSE, size, CREAM, PANEL)
        sheet.text(area.x + 24, area.y + area.height / 2, text, look)


def _paint_moment(sheet: Sheet, area: Rect, scene: Review, number: int, excerpt: Excerpt) -> None:
    moment = scene.moments[number - 1]
    panelled = (area.width, area.height, _BAND, Tone.CALM)
    sheet.sprite(area.x, area.y, opaque, headed_panel, *panelled)
    middle = area.y + _BAND / 2
    sheet.sprite(area.x + 18, middle - 30, laid, reviewchart.letter, BAND, 30, number)
    sheet.sprite(area.x + 88, middle - 1.3 * MARKER, laid, marker, BAND, moment.seat)
    free = _paint_change(sheet, area, moment)
    line = next(each for each in scene.lines if each.seat == moment.seat)
    x = area.x + 88 + round(2.6 * MARKER) + 10
    title, size = fit(legible(moment.title, Style.PROSE), Style.PROSE, 46, (free - x) / 2, 34)
    name, named = fit(
        shown_name(line.name, line.fallback_name),
        Style.NAME,
        50,
        free - x - width(title, Style.PROSE, size) - 24,
        30,
        _BAND - 8,
    )
    y = settled(name, Style.NAME, named, middle, area.y + 4, area.y + _BAND - 4)
    x += sheet.text(x, y, name, Look(Style.NAME, named, CREAM, BAND)) + 24
    sheet.text(x, middle, title, Look(Style.PROSE, size, FOG, BAND))
    left = area.x + 16
    for part, size in _small_parts(moment, excerpt):
        top = area.y + _BAND + (area.height - _BAND - size.height) // 2
        compose = partial(excerpt.compose, scene=moment.table)
        sheet.shrink(left, top, size, compose, Size(WIDTH, HEIGHT), part)
        left += size.width + _BETWEEN
    left += 22 - _BETWEEN
    words = Rect(left, area.y + _BAND + 12, area.right - 20 - left, area.height - _BAND - 24)
    _paint_words(sheet, words, moment)


def _paint_change(sheet: Sheet, area: Rect, moment: MomentScene) -> float:
    """Paint the two chances at the right of the band; return where they begin."""
    middle = area.y + _BAND / 2
    look = Look(Style.NUMBER, 56, CREAM, BAND)
    x = area.right - 22
    x -= sheet.text(x, middle, legible(moment.change, Style.NUMBER), look, anchor="r") + 54
    gained = moment.after > moment.before
    sheet.sprite(x, middle - 18, laid, arrow, BAND, gained)
    return x - 20


def arrow(gained: bool) -> Canvas:  # noqa: FBT001  (drawings take plain values)
    """Draw an arrow: up in gold for a chance that has grown, else down in pink."""
    canvas = Canvas(40, 36)
    up = [(20, 2), (39, 34), (1, 34)]
    if gained:
        canvas.polygon(up, GOLD)
    else:
        canvas.polygon([(x, 36 - y) for x, y in up], FLARE)
    return canvas


def _small_parts(moment: MomentScene, excerpt: Excerpt) -> list[tuple[Rect, Size]]:
    """Return the parts of the position that concern the seat, and how large they are shown."""
    parts = excerpt.parts(moment.table, moment.seat)
    room = _SHOWN.width - _BETWEEN * (len(parts) - 1)
    height = min(_SHOWN.height, room / sum(part.width / part.height for part in parts))
    return [(part, Size(round(part.width * height / part.height), round(height))) for part in parts]


def _paint_words(sheet: Sheet, area: Rect, moment: MomentScene) -> None:
    """Write what was played, and what would have been better, each behind its sign."""
    setting, sentences = _set(moment, area)
    size, pitch, _ = setting
    lines = list(_with_signs(sentences))
    heights = [0.0]
    for (_, _, above), (sign, _, line) in pairwise(lines):
        gap = apart(above, line, Style.PROSE, size, pitch)
        heights.append(heights[-1] + gap + (_SPACE if sign else 0))
    y = area.y + (area.height - heights[-1]) / 2
    for (sign, colour, line), down in zip(lines, heights, strict=True):
        if sign is not None:
            sheet.sprite(area.x, y + down - 17, laid, sign, PANEL, 34)
        look = Look(Style.PROSE, size, colour, PANEL)
        sheet.text(area.x + _INDENT, y + down, line, look)


def _with_signs(
    sentences: tuple[tuple[str, ...], ...],
) -> Iterator[tuple[Callable[[float], Canvas] | None, RGB, str]]:
    """Yield the lines with their colours; the first of each sentence has its sign."""
    for lines, sign, colour in zip(sentences, (recent, play), (FOG, CREAM), strict=True):
        for place, line in enumerate(lines):
            yield None if place else sign, colour, line


def _set(
    moment: MomentScene, area: Rect
) -> tuple[tuple[int, int, int], tuple[tuple[str, ...], ...]]:
    """Return the first setting in which both sentences fit, and their lines."""
    texts = [legible(text, Style.PROSE) for text in (moment.played, moment.better)]
    room = area.width - _INDENT
    for setting in _SETTINGS:
        size, pitch, most = setting
        lines = [balanced(text, Style.PROSE, size, room) if text else () for text in texts]
        high = sum(map(len, lines)) * pitch + _SPACE <= area.height
        if high and all(len(each) <= most for each in lines):
            return setting, tuple(lines)
    size, _, most = setting = _SETTINGS[-1]
    return setting, tuple(
        shortened(balanced(text, Style.PROSE, size, room), most, Style.PROSE, size, room)
        if text
        else ()
        for text in texts
    )
