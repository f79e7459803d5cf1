"""Paints a city board: its header, its rows of cards, and the worth of each row."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.colours import CORAL, CREAM, GOLD, INK, LINE, MIST, PANEL
from render.layout import GAP
from render.parts.icons import medal, paper, sunburst, tick
from render.parts.panels import (
    Tone,
    contract_plate,
    headed_panel,
    laid,
    opaque,
    place_pill,
    score_plate,
)
from render.parts.partheader import paint_name, paint_seat, tone_of
from render.sanfrancisco.cards import CardSpace, draw_card, draw_space
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.glyphs import glyph
from render.sanfrancisco.landmarks import cable_car, foundation, skyscraper
from render.sanfrancisco.layout import TAB_X
from render.sanfrancisco.scene import DISTRICTS, MajorityStanding
from render.sanfrancisco.supply import completion
from render.surface.canvas import LEFT, Canvas
from render.surface.shapes import spark
from render.text.fonts import Style
from render.text.lettering import Look
from render.text.numbers import MINUS, half_points, signed

if TYPE_CHECKING:
    from PIL import Image

    from render.colours import RGB
    from render.layout import Rect
    from render.sanfrancisco.layout import Board
    from render.sanfrancisco.scene import CityScene, Colour, RowScene
    from render.surface.sheet import Sheet

PLACES = {MajorityStanding.LEAD: 1, MajorityStanding.SECOND: 2, MajorityStanding.REST: 0}
_SEAT = 31
_ASSETS = 33
"""The height of the line below the name."""


def paint_city(sheet: Sheet, area: Rect, board: Board, city: CityScene, *, active: bool) -> None:
    """Paint one player's board; gold for the seat in turn and for a winner."""
    tone = tone_of(city, active=active)
    sheet.sprite(area.x, area.y, draw_empty_city, board, tone)
    paint_header(sheet, area, board, city, tone)
    for row, (district, scene) in enumerate(zip(DISTRICTS, city.rows, strict=True)):
        y = area.y + board.grid[1] + row * board.line
        sheet.part(_paint_row, area.x, y, board, district, scene)


def _paint_row(sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene) -> None:
    paint_tab(sheet, x, y, board, district, row)
    paint_cards(sheet, x + board.grid[0], y, board, row)
    _paint_next_space(sheet, x + board.grid[0], y, board, district, row)
    _paint_worth(sheet, x, y, board, district, row)


def paint_header(
    sheet: Sheet, area: Rect, board: Board, city: CityScene, tone: Tone, *, aside: int = 0
) -> float:
    """Paint seat, name, contracts, points and pieces; return the left edge of the free room.

    Parameters
    ----------
    aside
        The width of the free room, left of the contracts, in pixels.
    """
    height, k = board.header, board.scale
    middle, bottom = area.y + height / 2, area.y + height - 5 * k
    seat = (area.x + TAB_X + 4, middle)
    left = paint_seat(sheet, seat, city, tone, _SEAT * k)
    plate, paper_width, contract_width = round(116 * k), round(29 * k), round(54 * k)
    high = round(66 * k)
    right = area.right - 14 - plate
    points = half_points(city.score)
    sheet.sprite(
        right, middle - high / 2, laid, score_plate, tone.ground, points, plate, high, tone
    )
    right -= contract_width + 10
    contracts = (city.contracts, contract_width, high)
    sheet.sprite(right, middle - high / 2, laid, contract_plate, tone.ground, *contracts)
    if city.discard_token:
        right -= paper_width + 5
        slip = (paper_width, round(35 * k), f"{MINUS}2")
        sheet.sprite(right, area.y + 6 * k, laid, paper, tone.ground, *slip)
    right -= aside + 12
    at, between = (left, area.y + height * 0.29), (area.y + 1, bottom - _ASSETS * k)
    paint_name(sheet, at, right, city, round(height * 0.47), tone, between=between)
    _paint_assets(sheet, left, bottom, city, tone, k)
    return right + 12


def _paint_assets(
    sheet: Sheet, x: float, bottom: float, city: CityScene, tone: Tone, k: float
) -> None:
    """Paint cable cars, skyscrapers, the sum a foundation needs, the medal and the 1½ token.

    At the end of the game the points for cable cars replace the sum a foundation needs.
    """
    ground = tone.ground
    look = Look(Style.NUMBER, round(36 * k), tone.ink, ground)
    middle, gap, pill = bottom - 18 * k, 11 * k, round(32 * k)
    place = PLACES[city.cars_standing]

    width, _ = sheet.sprite(x, bottom - 31 * k, laid, cable_car, ground, 41 * k, 31 * k)
    x += width + 3 * k
    if city.rank is None:
        width = round((46 if city.cars > 9 else 36) * k)
        count = (ground, str(city.cars), place, width, pill, tone)
        sheet.sprite(x, bottom - pill, laid, place_pill, *count)
        x += width + gap
    else:
        x += sheet.text(x + 2 * k, middle, str(city.cars), look) + 8 * k
        width = round(58 * k)
        worth = (ground, signed(city.cars_advantage), place, width, pill, tone)
        sheet.sprite(x, bottom - pill, laid, place_pill, *worth)
        x += width + gap
    width, _ = sheet.sprite(x, bottom - 32 * k, laid, skyscraper, ground, 21 * k, 32 * k)
    x += width + 5 * k
    x += sheet.text(x, middle, str(city.skyscrapers), look) + gap
    if city.rank is None:
        width, _ = sheet.sprite(x, bottom - 31 * k, laid, foundation, ground, 35 * k, 31 * k)
        x += width + 5 * k
        x += sheet.text(x, middle, f"{city.needed}+", look) + gap
    if city.medal:
        width, _ = sheet.sprite(x, bottom - 32 * k, laid, medal, ground, 28 * k, 32 * k)
        x += width + 6 * k
    if city.points_token:
        sheet.sprite(x, bottom - 33 * k, laid, sunburst, ground, 16.5 * k, "1½")


def paint_tab(sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene) -> None:
    """Paint the bonus symbols of a row, or the sign that its bonus is taken."""
    width, k = board.tab - 4, board.scale
    count = min(row.bonuses, 2)
    ground = SHADES[district].base
    place = (x + TAB_X + 2, y + GAP + board.card.height - 26 * k)
    if row.bonus_taken:
        sheet.sprite(*place, laid, _bonus_taken, ground, width, k)
    else:
        sheet.sprite(*place, laid, _bonus_symbols, ground, width, count, SHADES[district].text, k)


def paint_cards(sheet: Sheet, x: int, y: int, board: Board, row: RowScene) -> None:
    """Paint the cards of a row, each in the view of its space."""
    for space, card in enumerate(row.cards):
        shown = card if card.view == space else replace(card, view=space)
        sheet.sprite(x + space * board.card.pitch[0], y, draw_card, board.card, PANEL, shown)


def paint_spaces(
    sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene, *, first: int
) -> None:
    """Paint the empty spaces of a row from the one with the index `first` on."""
    for space in range(first, 5):
        state = next_state(row) if space == len(row.cards) else CardSpace.LATER
        args = (board.card, PANEL, district, space, state)
        sheet.sprite(x + space * board.card.pitch[0], y, draw_space, *args)


def _paint_next_space(
    sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene
) -> None:
    """Paint the leftmost empty space of a row; the board already has the others."""
    space = len(row.cards)
    if space < 5:
        args = (board.card, PANEL, district, space, next_state(row))
        sheet.sprite(x + space * board.card.pitch[0], y, draw_space, *args)


def next_state(row: RowScene) -> CardSpace:
    """Return the state of the leftmost empty space."""
    return CardSpace.TARGET if row.target else CardSpace.NEXT


def _paint_worth(
    sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene
) -> None:
    left, right = board.strip
    middle = x + (left + right) / 2
    size = 44 if board.tab < 40 else 48
    look = Look(Style.NUMBER, size, CREAM, PANEL)
    height = board.card.height
    sheet.text(middle, y + GAP + height * 0.31, str(row.total), look, anchor="m")
    width, badge = 42, 30
    start = middle - (width + (badge + 3 if row.completed else 0)) / 2
    top = y + GAP + height * 0.5 + 7
    points = signed(row.advantage)
    place = PLACES[row.standing]
    sheet.sprite(start, top, laid, place_pill, PANEL, points, place, width, 28, Tone.CALM)
    if row.completed:
        sheet.sprite(start + width + 3, top - 1, laid, completion, PANEL, district, badge / 2)


def draw_empty_city(board: Board, tone: Tone) -> Image.Image:
    """Draw a board with all its spaces as one sprite: most of them stay empty for long."""
    image = opaque(draw_board, board, tone)
    left, top = board.grid
    for row, district in enumerate(DISTRICTS):
        for space in range(5):
            at = (left + space * board.card.pitch[0], top + row * board.line)
            image.paste(draw_space(board.card, PANEL, district, space, CardSpace.LATER), at)
    return image


def draw_board(board: Board, tone: Tone) -> Canvas:
    """Draw the unchanging ground of a board: panel, row tabs, printed depots."""
    canvas = headed_panel(board.width, board.height, board.header, tone)
    left, top = board.grid
    pitch = board.card.pitch
    for row, district in enumerate(DISTRICTS):
        y = top + row * board.line + GAP
        shades = SHADES[district]
        tab = (TAB_X, y, TAB_X + board.tab, y + board.card.height)
        canvas.box(tab, shades.base, radius=9, corners=LEFT)
        x = TAB_X + board.tab / 2
        glyph(canvas, district, x, y + board.card.height * 0.36, board.tab * 0.36, shades.text)
    foot = top + 5 * board.line
    k = board.scale
    for space in range(5):
        canvas.stamp(printed_depot(k), left + (space + 0.5) * pitch[0] - 21 * k, foot - 3 * k)
    line = foot + 24 * k
    canvas.box((left + 4, line, left + 5 * pitch[0] - 4, line + 2), LINE, radius=1)
    return canvas


def printed_depot(k: float) -> Canvas:
    """Draw a depot below the board, with rails that lead up to its space."""
    canvas = Canvas(42 * k, 27 * k)

    def box(left: float, top: float, right: float, bottom: float, fill: RGB, r: float = 0) -> None:
        canvas.box((left * k, top * k, right * k, bottom * k), fill, radius=r * k)

    for rail in (16, 26):
        box(rail - 1.3, 0, rail + 1.3, 11, MIST)
    for tie in range(3):
        box(13, 2 + tie * 3.2, 29, 3.4 + tie * 3.2, LINE)
    canvas.polygon([(21 * k, 5 * k), (42 * k, 14 * k), (0, 14 * k)], MIST)
    box(4, 13, 38, 27, MIST)
    box(13, 16, 29, 27, PANEL)
    canvas.pie(21 * k, 18 * k, 8 * k, 180, 360, PANEL)
    box(16, 18, 26, 26, CORAL, 1.5)
    box(17.6, 19.6, 24.4, 22.4, CREAM)
    return canvas


def _bonus_taken(width: float, k: float) -> Canvas:
    canvas = Canvas(width, 22 * k)
    canvas.stamp(tick(10.5 * k), width / 2 - 10.5 * k, 0.5 * k)
    return canvas


def _bonus_symbols(width: float, count: int, rest: RGB, k: float) -> Canvas:
    """Draw the two bonus symbols a row needs; those it has are sparks."""
    canvas = Canvas(width, 22 * k)
    y = 11 * k
    for i in range(2):
        x = width / 2 + (i - 0.5) * 14 * k
        if i < count:
            canvas.disc(x, y, 6.6 * k, INK)
            canvas.polygon(spark(x, y, 6 * k), GOLD)
        else:
            canvas.ring(x, y, 4.6 * k, rest, 1.6 * k)
    return canvas
