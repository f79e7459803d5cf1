"""Portrait pictures for a phone: sections one below the other, each over the full width."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from render.colours import BRASS, CREAM, FOG, GOLD, INK, LINE, NIGHT, PANEL, STONE
from render.layout import GUTTER, MARGIN, PORTRAIT, Rect, Size
from render.parts.icons import medal, play, recent
from render.parts.panels import Tone, headed_panel, laid, opaque, panel
from render.parts.partheader import paint_seat, tone_of
from render.surface.canvas import Canvas
from render.surface.shapes import star
from render.surface.sheet import PALED
from render.text.fonts import Style
from render.text.lettering import (
    Look,
    balanced,
    fit,
    legible,
    settled,
    shortened,
    shown_name,
    width,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from render.colours import RGB
    from render.parts.scene import Part, Portrait
    from render.surface.sheet import Sheet

ROOM = PORTRAIT - 2 * MARGIN
"""The width of a section."""
LEAST = 39
"""The least size of a figure that decides something: 9 pixels high where a phone shows 350."""

_BAND = 104
"""The height of the band with the title."""
_LINE, _TWO_LINES = 78, 128
"""The height of the part below the band, by its number of lines."""
_SENTENCE = 42
_INDENT = 64
BAND_COUNT, OTHER_COUNT = 60, 40
"""The sizes of figures: in the band, and in the cells of the other players."""
_POINTS = 56

_OTHERS = 124
_PLATE = Size(94, 100)
BADGE = 28
"""The radius of the sign of another player."""


class PortraitSection(NamedTuple):
    """A part of a portrait: its height, and the function that paints it into its area."""

    height: int
    paint: Callable[[Sheet, Rect], None]


class PortraitSign(NamedTuple):
    """A drawing to be laid on a flat ground: its size, its function and arguments."""

    size: Size
    draw: Callable[..., Canvas]
    args: tuple[Hashable, ...]


class Other(NamedTuple):
    """What the cell of another player shows.

    Attributes
    ----------
    points
        As they are written.
    pieces
        Three signs with numbers.
    badge
        The sign of the seat, or None for its number or its final place.
    """

    part: Part
    points: str
    pieces: Sequence[PortraitSign]
    badge: PortraitSign | None = None


def portrait_size(sections: Sequence[PortraitSection]) -> Size:
    """Return the size of a portrait of some sections."""
    return Size(PORTRAIT, areas(sections)[-1].bottom + MARGIN)


def areas(sections: Sequence[PortraitSection]) -> list[Rect]:
    """Return the area of each section."""
    found: list[Rect] = []
    y = MARGIN
    for section in sections:
        found.append(Rect(MARGIN, y, ROOM, section.height))
        y += section.height + GUTTER
    return found


def paint_portrait(sheet: Sheet, scene: Portrait, sections: Sequence[PortraitSection]) -> None:
    """Paint all sections of a portrait."""
    for section, area in zip(sections, areas(sections), strict=True):
        section.paint(sheet, area)
    if scene.paused:
        sheet.pale(PALED)


def paint_panel(sheet: Sheet, area: Rect) -> None:
    """Paint the panel of a section."""
    sheet.sprite(area.x, area.y, opaque, panel, area.width, area.height)


def head(
    scene: Portrait, part: Part, standing: Sequence[PortraitSign], badge: PortraitSign | None = None
) -> PortraitSection:
    """Return the section that says whose part this is, what to do, and how the seat stands.

    Parameters
    ----------
    standing
        What the seat has, from the right.
    badge
        The sign of the seat, or None for its number or its final place.
    """
    lines = _sentence(scene)
    below = (0, _LINE, _TWO_LINES)[len(lines)]

    def paint(sheet: Sheet, area: Rect) -> None:
        tone = tone_of(part, active=scene.active)
        panelled = (area.width, area.height, _BAND, tone)
        sheet.sprite(area.x, area.y, opaque, headed_panel, *panelled)
        right = _paint_standing(sheet, area, standing, tone)
        middle = area.y + _BAND / 2
        if badge is None:
            x = paint_seat(sheet, (area.x + 16, middle), part, tone, 40) + 10
        else:
            at = (area.x + 16, middle - badge.size.height / 2)
            sheet.sprite(*at, laid, badge.draw, tone.ground, *badge.args)
            x = at[0] + badge.size.width + 20
        _paint_title(sheet, area, (x, right), scene, tone)
        icon = (medal if scene.over else play) if scene.prompt else recent
        _paint_sentence(sheet, area, lines, icon)

    return PortraitSection(_BAND + below + (4 if below else 0), paint)


def _paint_standing(
    sheet: Sheet, area: Rect, standing: Sequence[PortraitSign], tone: Tone
) -> float:
    """Paint what a seat has, from the right; return the left end."""
    right = area.right - 16
    for sign in standing:
        right -= sign.size.width
        at = (right, area.y + (_BAND - sign.size.height) / 2)
        sheet.sprite(*at, laid, sign.draw, tone.ground, *sign.args)
        right -= 20
    return right


def _paint_title(
    sheet: Sheet, area: Rect, span: tuple[float, float], scene: Portrait, tone: Tone
) -> None:
    title = shown_name(scene.title, scene.fallback_title)
    text, size = fit(title, Style.NAME, 66, span[1] - span[0], 40, _BAND - 10)
    y = settled(text, Style.NAME, size, area.y + _BAND / 2, area.y + 5, area.y + _BAND - 3)
    sheet.text(span[0], y, text, Look(Style.NAME, size, tone.ink, tone.ground))


def _sentence(scene: Portrait) -> tuple[str, ...]:
    text = legible(scene.prompt or scene.last, Style.PROSE)
    room = ROOM - _INDENT - 24 - 22
    lines = balanced(text, Style.PROSE, _SENTENCE, room)
    return shortened(lines, 2, Style.PROSE, _SENTENCE, room)


def _paint_sentence(
    sheet: Sheet, area: Rect, lines: tuple[str, ...], icon: Callable[..., Canvas]
) -> None:
    size = (42, 46) if icon is medal else (38,)
    look = Look(Style.PROSE, _SENTENCE, FOG if icon is recent else CREAM, PANEL)
    for number, line in enumerate(lines):
        middle = area.y + _BAND + _LINE / 2 + number * (_TWO_LINES - _LINE)
        if number == 0:
            sheet.sprite(area.x + 22, middle - size[-1] / 2, laid, icon, PANEL, *size)
        y = settled(line, Style.PROSE, _SENTENCE, middle, middle - 26, middle + 24)
        sheet.text(area.x + 22 + _INDENT - 8, y, line, look)


def counted(
    draw: Callable[..., Canvas],
    size: Size,
    count: str,
    ink: RGB,
    *more: Hashable,
    figure: int = BAND_COUNT,
) -> PortraitSign:
    """Return a sign with a number beside it.

    Parameters
    ----------
    more
        Further arguments of the drawing, after its width and height.
    figure
        The size of the number.
    """
    length = ceil(width(count, Style.NUMBER, figure))
    whole = Size(size.width + figure // 8 + length, max(size.height, figure))
    return PortraitSign(whole, draw_counted, (whole, draw, size, count, ink, figure, *more))


def draw_counted(
    whole: Size,
    draw: Callable[..., Canvas],
    size: Size,
    count: str,
    ink: RGB,
    figure: int,
    *more: Hashable,
) -> Canvas:
    """Draw a sign with a number beside it."""
    canvas = Canvas(*whole)
    canvas.stamp(draw(*size, *more), 0, (whole.height - size.height) / 2)
    left = size.width + figure // 8
    room = whole.width - left + 1
    canvas.text((left, whole.height / 2), count, Style.NUMBER, figure, ink, room=room, anchor="l")
    return canvas


def points(text: str, tone: Tone) -> PortraitSign:
    """Return the plate with the points of the seat whose part is shown."""
    size = Size(max(124, ceil(width(text, Style.NUMBER, _POINTS)) + 70), 72)
    return PortraitSign(size, draw_points, (size, text, tone))


def draw_points(size: Size, text: str, tone: Tone) -> Canvas:
    """Draw points beside a star, in figures that a phone can show."""
    gold = tone is Tone.GOLD
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), INK if gold else CREAM, radius=14)
    canvas.polygon(star(27, size.height / 2 + 1, 16, 7, 5), GOLD if gold else BRASS)
    at = (48 + (size.width - 62) / 2, size.height / 2)
    colour = CREAM if gold else INK
    canvas.text(at, text, Style.NUMBER, _POINTS, colour, room=size.width - 60)
    return canvas


def others(shown: Sequence[Other]) -> PortraitSection:
    """Return the section with a cell for each other player: name, pieces, points."""

    def paint(sheet: Sheet, area: Rect) -> None:
        pitch = (area.width + GUTTER) / len(shown)
        for number, other in enumerate(shown):
            left, right = round(number * pitch), round((number + 1) * pitch) - GUTTER
            cell = Rect(area.x + left, area.y, right - left, area.height)
            _paint_other(sheet, cell, other)

    return PortraitSection(_OTHERS, paint)


def _paint_other(sheet: Sheet, cell: Rect, other: Other) -> None:
    paint_panel(sheet, cell)
    plate = cell.right - 12 - _PLATE.width
    sheet.sprite(plate, cell.y + 12, laid, draw_plate, PANEL, other.points)
    left, middle = cell.x + 12, cell.y + 38
    badge = other.badge
    if badge is None:
        rank = other.part.rank
        badge = _badge(draw_seat, other.part.seat) if rank is None else _badge(draw_rank, rank)
    at = (left, middle - badge.size.height / 2)
    sheet.sprite(*at, laid, badge.draw, PANEL, *badge.args)
    x = left + badge.size.width + 12
    name = shown_name(other.part.name, other.part.fallback_name)
    text, size = fit(name, Style.NAME, 36, plate - 8 - x, 27, 52)
    y = settled(text, Style.NAME, size, middle, cell.y + 8, cell.y + 66)
    sheet.text(x, y, text, Look(Style.NAME, size, CREAM, PANEL))
    _paint_pieces(sheet, Rect(left, cell.y + 70, plate - 10 - left, 46), other.pieces)


def _badge(draw: Callable[..., Canvas], number: int) -> PortraitSign:
    return PortraitSign(Size(2 * BADGE, 2 * BADGE), draw, (number, BADGE))


def draw_seat(seat: int, radius: float) -> Canvas:
    """Draw a seat's number on a round disc, in a figure that a phone can show."""
    canvas = Canvas(2 * radius, 2 * radius)
    for inset, fill in ((0, NIGHT), (2.5, LINE), (5, NIGHT)):
        canvas.disc(radius, radius, radius - inset, fill)
    canvas.text((radius, radius), str(seat), Style.NUMBER, 1.5 * radius, CREAM, room=radius)
    return canvas


def draw_rank(rank: int, radius: float) -> Canvas:
    """Draw a final place on a badge with twelve points; the first is on gold."""
    canvas = Canvas(2 * radius, 2 * radius)
    for share, fill in ((1, INK), (0.9, GOLD if rank == 1 else STONE)):
        canvas.polygon(star(radius, radius, share * radius, 0.86 * share * radius, 12), fill)
    canvas.text((radius, radius), str(rank), Style.NUMBER, 1.4 * radius, INK, room=radius)
    return canvas


def draw_plate(text: str) -> Canvas:
    """Draw points under a star."""
    canvas = Canvas(*_PLATE)
    canvas.box((0, 0, _PLATE.width, _PLATE.height), CREAM, radius=14)
    canvas.polygon(star(_PLATE.width / 2, 25, 16, 7, 5), BRASS)
    at = (_PLATE.width / 2, _PLATE.height - 34)
    canvas.text(at, text, Style.NUMBER, 54, INK, room=_PLATE.width - 8)
    return canvas


def _paint_pieces(sheet: Sheet, area: Rect, pieces: Sequence[PortraitSign]) -> None:
    taken = sum(sign.size.width for sign in pieces)
    gap = min(34, (area.width - taken) / max(1, len(pieces) - 1))
    x: float = area.x
    for sign in pieces:
        y = area.y + (area.height - sign.size.height) / 2
        sheet.sprite(x, y, laid, sign.draw, PANEL, *sign.args)
        x += sign.size.width + gap
