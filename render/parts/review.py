"""The picture of a review: the chart, and the decisions that cost most with their positions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from render.colours import BAND, CREAM, FOG, PANEL
from render.layout import GUTTER, HEIGHT, MARGIN, PORTRAIT, WIDTH, Rect, Size
from render.parts import reviewchart
from render.parts.icons import play, recent
from render.parts.panels import Tone, headed_panel, laid, opaque
from render.parts.portrait import ROOM, paint_panel
from render.parts.reviewlines import MARKER, marker
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
    from collections.abc import Callable, Sequence

    from render.colours import RGB
    from render.parts.reviewscene import MomentScene, ReviewPicture
    from render.surface.canvas import Canvas
    from render.surface.sheet import Sheet

_BAND = 88
_SHOWN = Size(530, 400)
"""The most room of the small picture."""
_WORDS = 16 + _SHOWN.width + 22
"""Where the words begin, from the left edge of the panel."""
_PAD = 14
"""The space above and below the small picture, and the words."""
_BETWEEN = 6
"""The space between two parts of it."""
_NOTHING = 96
_SIZE, _PITCH = 38, 44
"""The type size of the words, and the distance of their lines."""
_PLAYED = 3
"""The most lines of what was played; the better choice is never cut off."""
_INDENT = 50
_SPACE = 14
"""The extra space between the two sentences."""


class Excerpt(NamedTuple):
    """How a small picture is made: who paints a table, and which parts of it are shown of a seat.

    The parts stand side by side, equally high. They depend on the table, the seat, and on whether
    the choice was about the cards that all choose from.
    """

    compose: Callable[..., None]
    parts: Callable[[Any, int, bool], Sequence[Rect]]


def size_of_review(scene: ReviewPicture) -> Size:
    """Return the size of the picture."""
    below = sum(GUTTER + _height(each) for each in scene.moments) or GUTTER + _NOTHING
    return Size(PORTRAIT, MARGIN + reviewchart.height_of(scene) + below + MARGIN)


def _height(moment: MomentScene) -> int:
    """Return the height of the panel of a turn: as much as its words need."""
    return _BAND + 2 * _PAD + max(_SHOWN.height, round(_set(moment).height))


def paint_review(sheet: Sheet, scene: ReviewPicture, excerpt: Excerpt) -> None:
    """Paint the whole picture onto a sheet."""
    area = Rect(MARGIN, MARGIN, ROOM, reviewchart.height_of(scene))
    reviewchart.Chart(scene, area).paint(sheet)
    top = area.bottom + GUTTER
    for number, moment in enumerate(scene.moments, start=1):
        area = Rect(MARGIN, top, ROOM, _height(moment))
        _paint_moment(sheet, area, scene, number, excerpt)
        top = area.bottom + GUTTER
    if not scene.moments:
        area = Rect(MARGIN, top, ROOM, _NOTHING)
        paint_panel(sheet, area)
        text, size = fit(legible(scene.nothing, Style.PROSE), Style.PROSE, 42, ROOM - 48, 32)
        look = Look(Style.PROSE, size, CREAM, PANEL)
        sheet.text(area.x + 24, area.y + area.height / 2, text, look)


def _paint_moment(
    sheet: Sheet, area: Rect, scene: ReviewPicture, number: int, excerpt: Excerpt
) -> None:
    moment = scene.moments[number - 1]
    panelled = (area.width, area.height, _BAND, Tone.CALM)
    sheet.sprite(area.x, area.y, opaque, headed_panel, *panelled)
    middle = area.y + _BAND / 2
    sheet.sprite(area.x + 18, middle - 30, laid, reviewchart.letter, BAND, 30, number)
    sheet.sprite(area.x + 88, middle - 1.3 * MARKER, laid, marker, BAND, moment.seat)
    free = _paint_figures(sheet, area, moment)
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
    parts = _small_parts(moment, excerpt)
    wide = sum(size.width for _, size in parts) + _BETWEEN * (len(parts) - 1)
    left = area.x + 16 + (_SHOWN.width - wide) // 2
    for part, size in parts:
        top = area.y + _BAND + (area.height - _BAND - size.height) // 2
        compose = partial(excerpt.compose, scene=moment.table)
        sheet.shrink(left, top, size, compose, Size(WIDTH, HEIGHT), part)
        left += size.width + _BETWEEN
    _paint_words(sheet, area, _set(moment))


def _paint_figures(sheet: Sheet, area: Rect, moment: MomentScene) -> float:
    """Paint at the right of the band what decision and luck did; return where they begin."""
    told = [text for text in (moment.decision, moment.luck) if text]
    size, pitch = (44, 0) if len(told) == 1 else (39, 42)
    left = area.right - 22.0
    for place, text in enumerate(told):
        middle = area.y + _BAND / 2 + (place - (len(told) - 1) / 2) * pitch
        look = Look(Style.NUMBER, size, FOG if place else CREAM, BAND)
        wide = sheet.text(area.right - 22, middle, legible(text, Style.NUMBER), look, anchor="r")
        left = min(left, area.right - 22 - wide)
    return left - 24


def _small_parts(moment: MomentScene, excerpt: Excerpt) -> list[tuple[Rect, Size]]:
    parts = excerpt.parts(moment.table, moment.seat, moment.middle)
    room = _SHOWN.width - _BETWEEN * (len(parts) - 1)
    height = min(_SHOWN.height, room / sum(part.width / part.height for part in parts))
    return [(part, Size(int(part.width * height / part.height), int(height))) for part in parts]


class _Words(NamedTuple):
    """The lines of what was played and of what is better, each with its distance from the top."""

    lines: tuple[tuple[float, str, Callable[[float], Canvas] | None, RGB], ...]
    height: float


def _set(moment: MomentScene) -> _Words:
    """Return the words in lines; only what was played is ever shortened."""
    room = ROOM - _WORDS - 20 - _INDENT
    played, better = (
        balanced(legible(text, Style.PROSE), Style.PROSE, _SIZE, room) if text else ()
        for text in (moment.played, moment.better)
    )
    played = shortened(played, _PLAYED, Style.PROSE, _SIZE, room)
    lines: list[tuple[float, str, Callable[[float], Canvas] | None, RGB]] = []
    down, above = 0.0, ""
    for sentence, sign, colour in ((played, recent, FOG), (better, play, CREAM)):
        for place, line in enumerate(sentence):
            if lines:
                down += apart(above, line, Style.PROSE, _SIZE, _PITCH) + (0 if place else _SPACE)
            lines.append((down, line, None if place else sign, colour))
            above = line
    return _Words(tuple(lines), down + _PITCH)


def _paint_words(sheet: Sheet, area: Rect, words: _Words) -> None:
    top = area.y + _BAND + (area.height - _BAND - words.height + _PITCH) / 2
    left = area.x + _WORDS
    for down, line, sign, colour in words.lines:
        if sign is not None:
            sheet.sprite(left, top + down - 17, laid, sign, PANEL, 34)
        sheet.text(left + _INDENT, top + down, line, Look(Style.PROSE, _SIZE, colour, PANEL))
