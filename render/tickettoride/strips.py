"""Paints a player's strip: name, points, trams left, cards, tickets, souvenirs."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from render.colours import BAND, CREAM, FLARE, FOG, GOLD, INK, LINE, MIST, PANEL
from render.layout import Rect, Size
from render.parts.icons import tick
from render.parts.panels import headed_panel, laid, opaque, rank_badge, score_plate
from render.parts.partheader import paint_name, tone_of
from render.surface.canvas import Canvas
from render.surface.shapes import star
from render.text.fonts import Style
from render.text.lettering import Look, width
from render.text.numbers import MINUS
from render.tickettoride.pieces import (
    badge,
    cross,
    depot,
    few_trams,
    hand,
    slot,
    thinking,
    ticket,
    token,
    tram,
)
from render.tickettoride.scene import Souvenir

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.parts.panels import Tone
    from render.surface.sheet import Sheet
    from render.tickettoride.layout import Strip
    from render.tickettoride.scene import OpenedScene, PlayerScene

FEW = 2
"""The number of trams at which the last round begins."""
_MARGIN = 14
_TOKEN = 23
_TRAM, _HAND, _TICKET = Size(54, 26), Size(32, 38), Size(46, 34)
_LARGE_HAND, _LARGE_TICKET = Size(38, 46), Size(58, 42)
_DEPOT = Size(276, 62)
_WORTH = Size(42, 38)
_CHIP = Size(68, 46)
"""The largest sign of an opened ticket."""


def written(points: int) -> str:
    """Return a number of points with a proper minus."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def paint_strip(
    sheet: Sheet,
    area: Rect,
    strip: Strip,
    player: PlayerScene,
    worth: Sequence[int],
    *,
    active: bool,
) -> None:
    """Paint a player's strip.

    Parameters
    ----------
    worth
        The points of souvenirs by their number, from 0.
    active
        It is this seat's turn, or it is one of those that choose.
    """
    tone = tone_of(player, active=active)
    sheet.sprite(area.x, area.y, opaque, headed_panel, area.width, area.height, strip.header, tone)
    _paint_header(sheet, area, strip, player, tone)
    top = area.y + strip.header
    if player.opened and not strip.worth:
        # Trams and cards decide nothing any more: souvenirs and opened tickets take their place.
        at = area.x + _MARGIN, top + strip.first
        _paint_souvenirs(sheet, at, area.width - 2 * _MARGIN, player)
    elif strip.depot:
        _paint_depot(sheet, area, top + strip.first, strip.figure, player)
        _paint_holdings(sheet, area, top + strip.second, strip.figure, player)
    else:
        _paint_counts(sheet, area, top + strip.first, strip.figure, player)
    _paint_end_or_souvenirs(sheet, area, strip, player, worth)


def _paint_header(sheet: Sheet, area: Rect, strip: Strip, player: PlayerScene, tone: Tone) -> None:
    middle, x = area.y + strip.header / 2 + 1, area.x + 12
    if player.rank is not None:
        radius = strip.badge / 2 + 1
        sheet.sprite(x - 3, middle - radius, laid, rank_badge, tone.ground, player.rank, radius)
        x += 2 * radius + 4
    top = middle - strip.badge / 2
    sheet.sprite(x, top, laid, badge, tone.ground, player.seat, strip.badge)
    x += strip.badge + 12
    wide, high = strip.plate
    right = area.right - 12 - wide
    plate = (written(player.score), wide, high, tone)
    sheet.sprite(right, middle - high / 2, laid, score_plate, tone.ground, *plate)
    between = area.y + 4, area.y + strip.header - 2
    paint_name(sheet, (x, middle), right - 10, player, strip.name, tone, between=between)


def _paint_trams(sheet: Sheet, at: tuple[float, float], figure: int, player: PlayerScene) -> None:
    """Paint the number of trams left, on a plate if they are few; `at` is its left end."""
    x, middle = at
    text = str(player.trams)
    if player.trams <= FEW:
        high = figure - 4
        few = (figure + 4, high, text, figure)
        sheet.sprite(x, middle - high / 2, laid, few_trams, PANEL, *few)
    else:
        sheet.text(x, middle, text, Look(Style.NUMBER, figure, CREAM, PANEL))


def _paint_counts(
    sheet: Sheet, area: Rect, middle: float, figure: int, player: PlayerScene
) -> None:
    x = area.x + _MARGIN - 4
    sheet.sprite(x, middle - _TRAM.height / 2, laid, tram, PANEL, *_TRAM, player.seat)
    _paint_trams(sheet, (x + 64, middle), figure, player)
    look = Look(Style.NUMBER, figure, CREAM, PANEL)
    x = area.x + 152
    sheet.sprite(x, middle - _HAND.height / 2, laid, hand, PANEL, *_HAND)
    sheet.text(x + _HAND.width + 9, middle, str(player.cards), look)
    x = area.x + 260
    sheet.sprite(x, middle - _TICKET.height / 2, laid, ticket, PANEL, *_TICKET)
    _paint_tickets(sheet, (x + _TICKET.width + 8, middle), look, player)


def _paint_tickets(sheet: Sheet, at: tuple[float, float], look: Look, player: PlayerScene) -> None:
    x, middle = at
    if player.choosing:
        sheet.sprite(x, middle - 16, laid, thinking, PANEL, 52, 32)
    elif player.tickets is None:
        sheet.sprite(x + 4, middle - 17, laid, tick, PANEL, 17)
    else:
        sheet.text(x, middle, str(player.tickets), look)


def _paint_depot(sheet: Sheet, area: Rect, middle: float, figure: int, player: PlayerScene) -> None:
    x = area.x + _MARGIN
    length = width(str(player.trams), Style.NUMBER, figure)
    wide = figure + 4 if player.trams <= FEW else length
    _paint_trams(sheet, (x + (62 - wide) / 2, middle), figure, player)
    x = area.right - _MARGIN - _DEPOT.width
    drawn = (*_DEPOT, player.seat, min(player.trams, 20))
    sheet.sprite(x, middle - _DEPOT.height / 2, laid, depot, PANEL, *drawn)


def _paint_holdings(
    sheet: Sheet, area: Rect, middle: float, figure: int, player: PlayerScene
) -> None:
    look = Look(Style.NUMBER, figure, CREAM, PANEL)
    x = area.x + _MARGIN + 12
    sheet.sprite(x, middle - _LARGE_HAND.height / 2, laid, hand, PANEL, *_LARGE_HAND)
    sheet.text(x + _LARGE_HAND.width + 14, middle, str(player.cards), look)
    x = area.x + _MARGIN + 172
    sheet.sprite(x, middle - _LARGE_TICKET.height / 2, laid, ticket, PANEL, *_LARGE_TICKET)
    _paint_tickets(sheet, (x + _LARGE_TICKET.width + 14, middle), look, player)


def _paint_end_or_souvenirs(
    sheet: Sheet, area: Rect, strip: Strip, player: PlayerScene, worth: Sequence[int]
) -> None:
    middle = area.y + strip.header + strip.souvenirs
    left, room = area.x + _MARGIN, area.width - 2 * _MARGIN
    foot = area.bottom - 9
    if player.opened and not strip.worth:
        top = middle - _TOKEN - 3
        if strip.depot:
            top = area.y + strip.header + strip.second - _LARGE_HAND.height / 2
        opened = Rect(left, round(top), room, round(foot - top))
        _paint_opened(sheet, opened, player.opened)
        return
    _paint_souvenirs(sheet, (left, middle), room, player)
    top = round(middle) + _TOKEN + 12
    if player.opened:
        _paint_opened(sheet, Rect(left, top, room, round(foot - top)), player.opened)
    elif strip.worth:
        _paint_worth(sheet, (left, top + (foot - top - _WORTH.height) / 2), room, player, worth)


def _paint_souvenirs(
    sheet: Sheet, at: tuple[float, float], room: float, player: PlayerScene
) -> None:
    pitch, (left, middle) = room / len(Souvenir), at
    for place, souvenir in enumerate(Souvenir):
        x, y = left + pitch * (place + 0.5) - _TOKEN, middle - _TOKEN
        if souvenir not in player.souvenirs:
            sheet.sprite(x, y, laid, slot, PANEL, _TOKEN)
        elif souvenir is player.taken:
            sheet.sprite(x, y, laid, token, PANEL, souvenir, _TOKEN, FLARE)
        else:
            sheet.sprite(x, y, laid, token, PANEL, souvenir, _TOKEN)


def _paint_worth(
    sheet: Sheet,
    at: tuple[float, float],
    room: float,
    player: PlayerScene,
    worth: Sequence[int],
) -> None:
    held = len(player.souvenirs)
    sheet.sprite(at[0] + 2, at[1] + 2, laid, points_star, PANEL, _WORTH.height - 4)
    pitch = (room - _WORTH.height) / len(Souvenir)
    for number in range(1, len(Souvenir) + 1):
        x = at[0] + _WORTH.height + pitch * (number - 0.5) - _WORTH.width / 2
        reached = 0 if number > held else 1 if number < held else 2
        sheet.sprite(x, at[1], laid, worth_pill, PANEL, *_WORTH, str(worth[number]), reached)


def points_star(size: float) -> Canvas:
    """Draw the star of points."""
    canvas = Canvas(size, size)
    canvas.polygon(star(size / 2, size / 2 + 1, size / 2, size * 0.22, 5), GOLD)
    return canvas


def worth_pill(width: float, height: float, text: str, reached: int) -> Canvas:
    """Draw points of souvenirs: not reached (0), passed (1) or what the player has now (2)."""
    canvas = Canvas(width, height)
    fill, ink = ((None, MIST), (BAND, FOG), (GOLD, INK))[reached]
    if fill is not None:
        canvas.box((0, 0, width, height), fill, radius=height / 2)
    at = (width / 2, height / 2)
    canvas.text(at, text, Style.NUMBER, height * 0.84, ink, room=width - 4)
    return canvas


def _paint_opened(sheet: Sheet, area: Rect, opened: Sequence[OpenedScene]) -> None:
    lines = next(lines for lines in range(1, 9) if _fits(area, len(opened), lines))
    across = ceil(len(opened) / lines)
    pitch, line = min(area.width / across, _CHIP.width + 5), area.height / lines
    size = Size(int(pitch - 4), int(min(line - 4, _CHIP.height)))
    for place, each in enumerate(opened):
        x = area.x + (place % across) * pitch
        y = area.y + (place // across) * line + (line - size.height) / 2
        sheet.sprite(x, y, laid, ticket_chip, PANEL, size, each.points, each.complete)


def _fits(area: Rect, count: int, lines: int) -> bool:
    across = ceil(count / lines)
    return lines == 8 or area.width / across >= min(area.height / lines, _CHIP.height) * 0.8


def ticket_chip(size: Size, points: int, complete: bool) -> Canvas:  # noqa: FBT001
    """Draw an opened ticket: its value on cream if it is complete, else in an outline.

    A sign says so as well if there is room for one.
    """
    canvas = Canvas(*size)
    wide, high = size
    fill, ink = (CREAM, INK) if complete else (PANEL, FOG)
    canvas.box((0, 0, wide, high), fill, radius=high * 0.2)
    if not complete:
        canvas.frame((0, 0, wide, high), LINE, 2, radius=high * 0.2)
    text, room = written(points if complete else -points), float(wide)
    if wide >= 1.4 * high and high >= 30:
        radius = high * 0.28
        canvas.stamp(
            (tick if complete else cross)(radius), wide - 2 * radius - 4, high / 2 - radius
        )
        room -= 2 * radius + 4
    at = (room / 2 + 1, high / 2)
    canvas.text(at, text, Style.NUMBER, high * 0.86, ink, room=room - 6)
    return canvas
