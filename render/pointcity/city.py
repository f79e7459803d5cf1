"""Paints a city: its symbols, buildings and cards by resource, and its tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, PANEL, SLOT
from render.layout import GAP, Rect, Size
from render.parts.frames import frame_mark
from render.parts.icons import pile
from render.parts.panels import headed_panel, laid, opaque, score_plate
from render.parts.partheader import paint_name, paint_seat, tone_of
from render.pointcity.colours import SHADES, shades_for
from render.pointcity.glyphs import glyph
from render.pointcity.layout import PAD
from render.pointcity.pieces import automaton, civic_sign, held_card, house
from render.pointcity.rows import backdrop, paint_row
from render.pointcity.scene import RESOURCES, Resource
from render.pointcity.tokens import draw_place, draw_token
from render.surface.canvas import LEFT, Canvas
from render.surface.shapes import hexagon, star
from render.text.fonts import Style
from render.text.lettering import Look

if TYPE_CHECKING:
    from render.colours import RGB, Shades
    from render.parts.panels import Tone
    from render.pointcity.layout import Board
    from render.pointcity.scene import BuiltScene, CityScene, HeldScene, TokenScene
    from render.surface.shapes import Point
    from render.surface.sheet import Sheet

_TOKENS = 7
"""The number of tokens that fit at their usual size."""
_TOKEN = 70
"""The height of a token."""
_ROWS: tuple[Resource | None, ...] = (*RESOURCES, None)
"""The last row has buildings without a permanent symbol, their points, and ingenuity cards."""


def paint_city(sheet: Sheet, area: Rect, board: Board, city: CityScene, *, active: bool) -> None:
    """Paint one player's city; gold for the seat in turn and for a winner."""
    tone = tone_of(city, active=active)
    sheet.sprite(area.x, area.y, opaque, draw_board, board, tone)
    paint_header(sheet, area, board, city, tone)
    paint_rows(sheet, area, board, city)
    _paint_tokens(sheet, area, board, city.tokens)


def paint_header(
    sheet: Sheet, area: Rect, board: Board, city: CityScene, tone: Tone, *, aside: int = 0
) -> float:
    """Paint seat, name, points and numbers of pieces; return the left edge of the free room.

    Parameters
    ----------
    aside
        The width of the free room, left of the points, in pixels.
    """
    k = board.scale
    middle, bottom = area.y + board.header / 2, area.y + board.header - 5 * k
    at, radius = (area.x + PAD + 4, middle), 31 * k
    if board.stacked:
        at, radius = (at[0], area.y + 26), 19
    if city.automaton and city.rank is None:
        sheet.sprite(at[0], at[1] - radius, laid, automaton, tone.ground, radius)
        left = at[0] + 2 * radius + 14
    else:
        left = paint_seat(sheet, at, city, tone, radius)
    plate = round(116 * k), round(66 * k)
    right = area.right - 14 - plate[0]
    score = (tone.ground, str(city.score), *plate, tone)
    sheet.sprite(right, middle - plate[1] / 2, laid, score_plate, *score)
    right -= aside + 12
    at, between = (left, area.y + 0.29 * board.header), (area.y + 1, bottom - 33 * k)
    paint_name(sheet, at, right, city, round(40 * k), tone, between=between)
    look = Look(Style.NUMBER, round(34 * k), tone.ink, tone.ground)
    left = area.x + PAD + 6 if board.stacked else left
    line = bottom - 17 * k
    for icon, args, count in (
        (house, (32 * k, 30 * k), len(city.built)),
        (civic_sign, (15 * k,), len(city.tokens)),
        (pile, (23 * k, 30 * k, tone.ink, tone.ground), city.cards),
    ):
        width, _ = sheet.sprite(left, line - 15 * k, laid, icon, tone.ground, *args)
        left += width + 6 * k
        left += sheet.text(left, line, str(count), look) + 16 * k
    return right + 12


def paint_rows(sheet: Sheet, area: Rect, board: Board, city: CityScene) -> None:
    """Paint a row for each resource: permanent symbols, buildings, cards in hand."""
    left, right = board.strip
    for row, resource in enumerate(_ROWS):
        built = tuple(each for each in city.built if each.building.gives is resource)
        if resource is None:
            count = sum(each.building.points for each in built)
        else:
            count = city.permanent[row]
        place = Rect(area.x + left, area.y + board.top(row), right - left, board.row)
        at = area.x + PAD + 0.73 * board.tab, place.y + board.row / 2
        sheet.part(_paint_row, at, count, shades_for(resource), board, place, built)
    for held in city.hand:
        x, y = board.held_at(list(Resource).index(held.face.resource), held.face.symbols)
        sheet.sprite(area.x + x, area.y + y, laid, draw_held, PANEL, board.held, held)


def _paint_row(
    sheet: Sheet,
    at: Point,
    count: int,
    shades: Shades,
    board: Board,
    area: Rect,
    built: tuple[BuiltScene, ...],
) -> None:
    size = round((0.56 if count < 10 else 0.46) * board.tab)
    look = Look(Style.NUMBER, size, shades.text, shades.base)
    sheet.text(*at, str(count), look, anchor="m")
    paint_row(sheet, area, built, board.lines)


def _paint_tokens(sheet: Sheet, area: Rect, board: Board, tokens: tuple[TokenScene, ...]) -> None:
    places = max(_TOKENS, len(tokens))
    size = Size((board.width - 2 * PAD) // places - 2 * GAP, _TOKEN)
    y = area.y + board.top(len(_ROWS)) + 1
    for number in range(places):
        x = area.x + PAD + number * size.pitch[0]
        if number < len(tokens):
            sheet.sprite(x, y, draw_token, size, PANEL, tokens[number])
        else:
            sheet.sprite(x, y, draw_place, size, PANEL)


def draw_board(board: Board, tone: Tone) -> Canvas:
    """Draw the unchanging ground of a city: panel, tabs, grounds, places."""
    canvas = headed_panel(board.width, board.height, board.header, tone)
    left, right = board.strip
    for row, resource in enumerate(_ROWS):
        y, shades = board.top(row), shades_for(resource)
        tab = draw_tab(Size(board.tab, board.row), resource, board.scale)
        canvas.stamp(tab, PAD, y)
        strip = Canvas(right - left, board.row, shades.plot)
        backdrop(strip, shades, board.row / 50)
        canvas.inset(strip.fine, (left, y, right, y + board.row), 5 * board.scale)
        for symbols in (1, 2) if resource else (1,):
            x, y = board.held_at(row, symbols)
            place = (x + GAP, y + GAP, x + GAP + board.held.width, y + GAP + board.held.height)
            canvas.box(place, SLOT, radius=8 * board.scale)
    return canvas


def draw_tab(size: Size, resource: Resource | None, scale: float, count: str = "") -> Canvas:
    """Draw the tab of a row, with its number of permanent symbols or of points beside the sign."""
    canvas, shades = Canvas(*size), shades_for(resource)
    middle = size.height / 2
    canvas.box((0, 0, size.width, size.height), shades.base, radius=9 * scale, corners=LEFT)
    _tab_sign(canvas, resource, shades.text, (0.28 * size.width, middle), 0.25 * size.width)
    if count:
        high = 0.56 * size.width
        at = (0.73 * size.width, middle)
        canvas.text(at, count, Style.NUMBER, high, shades.text, room=0.5 * size.width)
    return canvas


def _tab_sign(
    canvas: Canvas, resource: Resource | None, ink: RGB, at: tuple[float, float], radius: float
) -> None:
    """Draw the sign of a row: a permanent symbol, or a star for points alone."""
    if resource is None:
        canvas.polygon(star(*at, 0.78 * radius, 0.34 * radius, 5), ink)
        return
    canvas.polygon(hexagon(*at, radius), ink)
    canvas.polygon(hexagon(*at, 0.88 * radius), SHADES[resource].base)
    glyph(canvas, resource, *at, 0.53 * radius, ink)


def draw_held(size: Size, held: HeldScene) -> Canvas:
    """Draw one card for all cards of a hand with the same face, and their number beside it."""
    canvas = Canvas(*size.pitch)
    k = size.height / 46
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    canvas.box(box, SLOT, radius=8 * k)
    card = held_card(held.face.resource, held.face.symbols, 40 * k)
    canvas.stamp(card, GAP + 3 * k, GAP + 3 * k)
    left = GAP + 3 * k + card.width
    at = ((left + box[2]) / 2, canvas.height / 2)
    canvas.text(at, str(held.count), Style.NUMBER, 33 * k, CREAM, room=box[2] - left - 5 * k)
    frame_mark(canvas, box, held.mark, 0.7 * k, 8 * k)
    return canvas
