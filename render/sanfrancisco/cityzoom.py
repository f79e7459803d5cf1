"""Paints one city large: its board, notes on each card, and the gain of one more card."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.colours import CREAM, FOG, INK, MIST, PANEL
from render.layout import GAP, Size
from render.parts.icons import medal, plus_disc, spark_chip, tick
from render.parts.panels import Tone, faded, laid, opaque, place_pill
from render.parts.partheader import tone_of
from render.sanfrancisco.cards import CardSpace, space_canvas
from render.sanfrancisco.city import (
    PLACES,
    draw_board,
    next_state,
    paint_cards,
    paint_header,
    paint_spaces,
    paint_tab,
)
from render.sanfrancisco.landmarks import cable_car, foundation, fountain, skyscraper, tracks_disc
from render.sanfrancisco.layout import LARGE_BOARD, ZOOM
from render.sanfrancisco.scene import DISTRICTS
from render.sanfrancisco.supply import bonus_icon, completion
from render.sanfrancisco.zooms import Subject
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look, fit, legible
from render.text.numbers import signed

if TYPE_CHECKING:
    from PIL import Image

    from render.colours import RGB
    from render.sanfrancisco.scene import Colour, RowScene
    from render.sanfrancisco.zooms import (
        CityZoomScene,
        NextSpaceScene,
        NoteScene,
        RowNotes,
        SignScene,
    )
    from render.surface.shapes import Point
    from render.surface.sheet import Sheet

_ASIDE = 400
"""The room in the header for notes on the whole city."""
_SUM = 96
"""The width for a row's sum, left of its notes."""
_SIGN = Size(64, 42)
"""The size of a note's sign."""
_TEXT, _SMALLEST = 34, 27
_PITCH = 46
"""The distance from one note to the next."""
_CAPTION, _SMALLEST_CAPTION = 30, 24


class _Ground(NamedTuple):
    """The ground and ink of notes."""

    tone: Tone
    colour: RGB
    ink: RGB


_ROWS = _Ground(Tone.CALM, PANEL, CREAM)


def compose_city(sheet: Sheet, scene: CityZoomScene) -> None:
    """Paint the enlarged city of one player onto a sheet."""
    city, board = scene.city, LARGE_BOARD
    tone = tone_of(city, active=scene.active)
    sheet.sprite(ZOOM.x, ZOOM.y, opaque, draw_board, board, tone)
    free = paint_header(sheet, ZOOM, board, city, tone, aside=_ASIDE)
    for line, note in enumerate(scene.notes):
        y = ZOOM.y + board.header / 2 + (line - (len(scene.notes) - 1) / 2) * _PITCH
        _paint_note(sheet, (free, y), _ASIDE - 20, note, _Ground(tone, tone.ground, tone.ink))
    x = ZOOM.x + board.grid[0]
    for i, (district, (row, notes)) in enumerate(zip(DISTRICTS, scene.annotated(), strict=True)):
        y = ZOOM.y + board.grid[1] + i * board.line
        paint_tab(sheet, ZOOM.x, y, board, district, row)
        paint_cards(sheet, x, y, board, row)
        _paint_captions(sheet, x, y, notes)
        _paint_spaces(sheet, x, y, district, row, notes)
        _paint_worth(sheet, y, row, notes)


def _paint_captions(sheet: Sheet, x: float, y: float, notes: RowNotes) -> None:
    pitch, height = LARGE_BOARD.card.pitch
    room = LARGE_BOARD.card.width - 4
    for space, caption in enumerate(notes.captions):
        words = legible(caption, Style.PROSE)
        text, size = fit(words, Style.PROSE, _CAPTION, room, _SMALLEST_CAPTION)
        at = x + (space + 0.5) * pitch, y + height + LARGE_BOARD.caption / 2 - 3
        sheet.text(*at, text, Look(Style.PROSE, size, FOG, PANEL), anchor="m")


def _paint_spaces(
    sheet: Sheet, x: int, y: int, district: Colour, row: RowScene, notes: RowNotes
) -> None:
    """Paint the empty spaces; the leftmost shows the effects of a card there."""
    board, first = LARGE_BOARD, len(row.cards)
    paint_spaces(sheet, x, y, board, district, row, first=first + (notes.next_space is not None))
    if notes.next_space is not None:
        args = (board.card, PANEL, district, first, next_state(row), notes.next_space)
        sheet.sprite(x + first * board.card.pitch[0], y, draw_next_space, *args)


def _paint_worth(sheet: Sheet, y: float, row: RowScene, notes: RowNotes) -> None:
    left, right = (ZOOM.x + edge for edge in LARGE_BOARD.strip)
    height = LARGE_BOARD.card.height
    middle = left + _SUM / 2
    look = Look(Style.NUMBER, 66, CREAM, PANEL)
    sheet.text(middle, y + GAP + height * 0.32, str(row.total), look, anchor="m")
    pill = (PANEL, signed(row.advantage), PLACES[row.standing], 64, 40, Tone.CALM)
    sheet.sprite(middle - 32, y + GAP + height * 0.62, laid, place_pill, *pill)
    x = left + _SUM + 8
    for line, note in enumerate(notes.notes):
        at = y + GAP + height / 2 + (line - 1) * _PITCH
        _paint_note(sheet, (x, at), right - x, note, _ROWS)


def _paint_note(sheet: Sheet, at: Point, room: float, note: NoteScene, ground: _Ground) -> None:
    """Paint a sign and then words; `at` is the left end of the sign, half way down."""
    x, y = at
    sign = (ground.colour, note.sign, ground.tone)
    sheet.sprite(x, y - _SIGN.height / 2, _laid_sign, *sign)
    words = legible(note.text, Style.PROSE)
    text, size = fit(words, Style.PROSE, _TEXT, room - _SIGN.width - 8, _SMALLEST)
    sheet.text(x + _SIGN.width + 8, y, text, Look(Style.PROSE, size, ground.ink, ground.colour))


def draw_next_space(
    size: Size, ground: RGB, district: Colour, view: int, space: CardSpace, facts: NextSpaceScene
) -> Image.Image:
    """Draw the leftmost empty space of a row, and on it the effects that a card there would have.

    The upper line has the sum around a foundation out of the sum it needs, beside a tower if it
    would rise at once, else beside a foundation. The lower line has the worth of a city square,
    and beside the sign for tracks a cable car if tracks would bring one, else a dash.

    Parameters
    ----------
    view
        The part of the district's panorama behind the space, 0 to 4.
    """
    canvas = space_canvas(size, ground, district, view, space)
    width, height = 188, 104
    left, top = (canvas.width - width) / 2, (canvas.height - height) / 2
    canvas.box((left, top, left + width, top + height), INK, radius=12)
    rises = facts.around >= facts.needed
    site = skyscraper(22, 40) if rises else foundation(46, 36)
    first, second = top + height * 0.27, top + height * 0.74
    canvas.stamp(site, left + 33 - site.width / 2, first - site.height / 2)
    at = (left + 62, first)
    sums = f"{facts.around}/{facts.needed}"
    canvas.text(at, sums, Style.NUMBER, 42, CREAM, room=left + width - 10 - at[0], anchor="l")
    canvas.stamp(fountain(17), left + 16, second - 17)
    at = (left + 62, second)
    canvas.text(at, str(facts.square), Style.NUMBER, 42, CREAM, room=26, anchor="l")
    canvas.stamp(tracks_disc(17), left + 96, second - 17)
    if facts.connects:
        canvas.stamp(cable_car(44, 33), left + 135, second - 17)
    else:
        canvas.box((left + 144, second - 2, left + 166, second + 2), MIST, radius=2)
    if space is CardSpace.TARGET:
        disc = plus_disc(22)
        canvas.stamp(disc, canvas.width - disc.width - 6, 6)
    return canvas.done().convert("RGB")


def _laid_sign(ground: RGB, sign: SignScene, tone: Tone) -> Image.Image:
    image = laid(draw_sign, ground, sign, tone)
    return faded(image, 0.6) if sign.subject is Subject.COMPLETION_GONE else image


def draw_sign(sign: SignScene, tone: Tone) -> Canvas:
    """Draw the sign of a note in the middle of its room."""
    canvas = Canvas(*_SIGN)
    icon = _sign_icon(sign, tone)
    canvas.stamp(icon, (canvas.width - icon.width) / 2, (canvas.height - icon.height) / 2)
    return canvas


def _sign_icon(sign: SignScene, tone: Tone) -> Canvas:
    match sign.subject:
        case Subject.COMPLETION | Subject.COMPLETION_GONE:
            return completion(sign.district, 20)
        case Subject.SYMBOLS:
            return spark_chip(18)
        case Subject.BONUS:
            return tick(18) if sign.bonus is None else bonus_icon(sign.bonus)
        case Subject.ADVANTAGE:
            return place_pill(signed(sign.points), PLACES[sign.standing], 62, 38, tone)
        case Subject.MEDAL:
            return medal(34, 40)
