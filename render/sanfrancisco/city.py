"""Paints a city board: its header, its rows of cards, and what each row is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.canvas import LEFT, Canvas
from render.colours import CORAL, CREAM, GOLD, INK, LINE, MIST, PANEL
from render.fonts import Style
from render.icons import medal, paper, sunburst
from render.lettering import Look, fit, shown_name
from render.numbers import MINUS, half_points, signed
from render.panels import (
    Tone,
    contract_plate,
    headed_panel,
    laid,
    opaque,
    place_pill,
    rank_badge,
    score_plate,
    seat_arrow,
    seat_disc,
)
from render.sanfrancisco.cards import GAP, Space, draw_card, draw_space
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.glyphs import glyph
from render.sanfrancisco.landmarks import cable_car, foundation, skyscraper
from render.sanfrancisco.layout import TAB_X
from render.sanfrancisco.scene import DISTRICTS, Standing
from render.sanfrancisco.supply import completion
from render.shapes import spark

if TYPE_CHECKING:
    from render.colours import RGB
    from render.layout import Rect
    from render.sanfrancisco.layout import Board
    from render.sanfrancisco.scene import CityScene, Colour, RowScene
    from render.sheet import Sheet

_PLACES = {Standing.LEAD: 1, Standing.SECOND: 2, Standing.REST: 0}
_SEAT = 31


def paint_city(sheet: Sheet, area: Rect, board: Board, city: CityScene, *, active: bool) -> None:
    """Paint one player's board; gold for the seat to act, and for a winner."""
    tone = Tone.GOLD if active or city.rank == 1 else Tone.CALM
    sheet.sprite(area.x, area.y, opaque, draw_board, board, tone)
    _paint_header(sheet, area, board.header, city, tone)
    for row, (district, scene) in enumerate(zip(DISTRICTS, city.rows, strict=True)):
        y = area.y + board.grid[1] + row * board.card.pitch[1]
        _paint_tab(sheet, area.x, y, board, district, scene)
        _paint_row(sheet, area.x + board.grid[0], y, board, district, scene)
        _paint_worth(sheet, area.x, y, board, district, scene)


def _paint_header(sheet: Sheet, area: Rect, height: int, city: CityScene, tone: Tone) -> None:
    """Paint seat, name, contracts and points, and what the city has below the name."""
    middle, bottom = area.y + height / 2, area.y + height - 5
    x = area.x + TAB_X + 4
    if city.rank is not None:
        sheet.sprite(x - 3, middle - 34, laid, rank_badge, tone.ground, city.rank, 34)
        left = x + 2 * _SEAT + 14
    elif tone is Tone.GOLD:
        sheet.sprite(x, middle - _SEAT, laid, seat_arrow, tone.ground, city.seat, _SEAT)
        left = x + 2 * _SEAT + 22
    else:
        sheet.sprite(x, middle - _SEAT, laid, seat_disc, tone.ground, city.seat, _SEAT)
        left = x + 2 * _SEAT + 14

    right = area.right - 14 - 116
    points = half_points(city.score)
    sheet.sprite(right, middle - 33, laid, score_plate, tone.ground, points, 116, 66, tone)
    right -= 64
    sheet.sprite(right, middle - 33, laid, contract_plate, tone.ground, city.contracts, 54, 66)
    if city.discard_token:
        right -= 34
        sheet.sprite(right, area.y + 6, laid, paper, tone.ground, 29, 35, f"{MINUS}2")
    full = round(height * 0.47)
    name = shown_name(city.name, city.fallback_name)
    text, size = fit(name, Style.NAME, full, right - 12 - left, 30)
    look = Look(Style.NAME, size, tone.ink, tone.ground)
    sheet.text(left, area.y + height * 0.29, text, look)
    _paint_assets(sheet, left, bottom, city, tone)


def _paint_assets(sheet: Sheet, x: float, bottom: float, city: CityScene, tone: Tone) -> None:
    """Paint cable cars, skyscrapers, what a foundation needs, the medal and the 1½ token."""
    ground = tone.ground
    look = Look(Style.NUMBER, 36, tone.ink, ground)
    middle = bottom - 18

    width, _ = sheet.sprite(x, bottom - 31, laid, cable_car, ground, 41, 31)
    x += width + 3
    width = 46 if city.cars > 9 else 36
    place = _PLACES[city.cars_standing]
    pill = (ground, str(city.cars), place, width, 32, tone)
    sheet.sprite(x, bottom - 32, laid, place_pill, *pill)
    x += width + 11

    for draw, size, text in (
        (skyscraper, (21, 32), str(city.skyscrapers)),
        (foundation, (35, 31), f"{city.needed}+"),
    ):
        width, _ = sheet.sprite(x, bottom - size[1], laid, draw, ground, *size)
        x += width + 5
        x += sheet.text(x, middle, text, look) + 11
    if city.medal:
        width, _ = sheet.sprite(x, bottom - 32, laid, medal, ground, 28, 32)
        x += width + 6
    if city.points_token:
        sheet.sprite(x, bottom - 33, laid, sunburst, ground, 16.5, "1½")


def _paint_tab(sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene) -> None:
    """Paint what has been collected towards the bonus of the row."""
    width = board.tab - 4
    count = min(row.bonuses, 2)
    ground = SHADES[district].base
    place = (x + TAB_X + 2, y + GAP + board.card.height - 26)
    if row.bonus_taken:
        sheet.sprite(*place, laid, _bonus_taken, ground, width)
    else:
        sheet.sprite(*place, laid, _bonus_symbols, ground, width, count, SHADES[district].text)


def _paint_row(sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene) -> None:
    pitch = board.card.pitch[0]
    for space in range(5):
        if space < len(row.cards):
            card = row.cards[space]
            if card.view != space:
                card = replace(card, view=space)
            sheet.sprite(x + space * pitch, y, draw_card, board.card, PANEL, card)
        else:
            state = Space.LATER
            if space == len(row.cards):
                state = Space.TARGET if row.target else Space.NEXT
            args = (board.card, PANEL, district, space, state)
            sheet.sprite(x + space * pitch, y, draw_space, *args)


def _paint_worth(
    sheet: Sheet, x: int, y: int, board: Board, district: Colour, row: RowScene
) -> None:
    """Paint the sum of a row, the points it would bring, and the completion token."""
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
    place = _PLACES[row.standing]
    sheet.sprite(start, top, laid, place_pill, PANEL, points, place, width, 28, Tone.CALM)
    if row.completed:
        sheet.sprite(start + width + 3, top - 1, laid, completion, PANEL, district, badge / 2)


def draw_board(board: Board, tone: Tone) -> Canvas:
    """Draw what never changes of a board: panel, row tabs, printed depots."""
    canvas = headed_panel(board.width, board.height, board.header, tone)
    left, top = board.grid
    pitch = board.card.pitch
    for row, district in enumerate(DISTRICTS):
        y = top + row * pitch[1] + GAP
        shades = SHADES[district]
        tab = (TAB_X, y, TAB_X + board.tab, y + board.card.height)
        canvas.box(tab, shades.base, radius=9, corners=LEFT)
        x = TAB_X + board.tab / 2
        glyph(canvas, district, x, y + board.card.height * 0.36, board.tab * 0.36, shades.text)
    foot = top + 5 * pitch[1]
    for space in range(5):
        _printed_depot(canvas, left + (space + 0.5) * pitch[0], foot)
    canvas.box((left + 4, foot + 24, left + 5 * pitch[0] - 4, foot + 26), LINE, radius=1)
    return canvas


def _printed_depot(canvas: Canvas, x: float, y: float) -> None:
    """Draw a depot below the board, with rails that lead up to its space."""
    for side in (-5, 5):
        canvas.box((x + side - 1.3, y - GAP - 1, x + side + 1.3, y + 8), MIST)
    for tie in range(3):
        canvas.box((x - 8, y - 1 + tie * 3.2, x + 8, y + 0.4 + tie * 3.2), LINE)
    canvas.polygon([(x, y + 2), (x + 21, y + 11), (x - 21, y + 11)], MIST)
    canvas.box((x - 17, y + 10, x + 17, y + 24), MIST)
    canvas.box((x - 8, y + 13, x + 8, y + 24), PANEL)
    canvas.pie(x, y + 15, 8, 180, 360, PANEL)
    canvas.box((x - 5, y + 15, x + 5, y + 23), CORAL, radius=1.5)
    canvas.box((x - 3.4, y + 16.6, x + 3.4, y + 19.4), CREAM)


def _bonus_taken(width: float) -> Canvas:
    """Draw a tick on gold."""
    canvas = Canvas(width, 22)
    x = width / 2
    canvas.disc(x, 11, 10.5, INK)
    canvas.disc(x, 11, 9, GOLD)
    canvas.stroke([(x - 4.4, 11), (x - 1.2, 14.4), (x + 4.8, 7.4)], INK, 2.8)
    return canvas


def _bonus_symbols(width: float, count: int, rest: RGB) -> Canvas:
    """Draw the two bonus symbols a row needs, those it has as sparks."""
    canvas = Canvas(width, 22)
    for i in range(2):
        x = width / 2 + (i - 0.5) * 14
        if i < count:
            canvas.disc(x, 11, 6.6, INK)
            canvas.polygon(spark(x, 11, 6), GOLD)
        else:
            canvas.ring(x, 11, 4.6, rest, 1.6)
    return canvas
