"""Paints the tickets of a hand and the tracks it can pay for, a row each, for a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.colours import BAND, CREAM, GOLD, INK, PANEL, SLOT
from render.layout import Rect, Size
from render.parts.icons import tick
from render.parts.panels import laid, solid_pill
from render.parts.portrait import PortraitSection
from render.surface.canvas import LEFT, Canvas
from render.text.fonts import Style
from render.text.lettering import Look, fit, legible, settled
from render.tickettoride.handcards import CAPTION, paint_caption
from render.tickettoride.pieces import cross, ticket, tram
from render.tickettoride.signs import HOLE, payment, stub, tag

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from render.colours import RGB
    from render.surface.sheet import Sheet
    from render.tickettoride.zooms import CaptionScene, PaymentScene, RouteScene, TicketScene

_PAD, _APART = 14, 8
_MANY = 7
"""From so many tickets on, their rows are lower."""
_STUB, _NUMBER = 116, 76
"""The width of the part of a ticket with its value, and of that with its number."""
_ROUTE = 74
_TAG, _PAYMENT = 48, 228
"""The sizes of a track's number, and the width of the part of its row with the payment."""
_NAMES, _LEAST_NAMES = 44, 32


class _Row(NamedTuple):
    """The sizes of a ticket's row: its height, the figures, the tram, the tick's radius."""

    height: int
    figure: int
    tram: Size
    tick: int


_HIGH, _LOW = _Row(80, 58, Size(72, 36), 27), _Row(62, 46, Size(60, 30), 22)


def tickets_section(
    tickets: Sequence[TicketScene], caption: CaptionScene, seat: int
) -> PortraitSection:
    """Return the section with tickets: value, places, what is missing in trams of the seat."""
    row = _LOW if len(tickets) >= _MANY else _HIGH

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_caption(sheet, area, caption)
        for place, each in enumerate(tickets):
            y = area.y + CAPTION + place * (row.height + _APART)
            box = Rect(area.x + _PAD, y, area.width - 2 * _PAD, row.height)
            _paint_ticket(sheet, box, row, each, seat)

    return PortraitSection(CAPTION + len(tickets) * (row.height + _APART) + 6, paint)


def _paint_ticket(sheet: Sheet, area: Rect, row: _Row, each: TicketScene, seat: int) -> None:
    ground = BAND if each.missing == 0 else SLOT
    size = Size(area.width, area.height)
    drawn = (size, each.points, each.number, ground, row.figure)
    sheet.sprite(area.x, area.y, draw_ticket_row, *drawn)
    middle, right = area.y + area.height / 2, area.right - 16
    if each.missing:
        right -= row.tram.width
        sheet.sprite(right, middle - row.tram.height / 2, laid, tram, ground, *row.tram, seat)
        look = Look(Style.NUMBER, row.figure, CREAM, ground)
        right -= 12
        right -= sheet.text(right, middle, str(each.missing), look, anchor="r")
    else:
        right -= 2 * row.tick
        sign = cross if each.missing is None else tick
        sheet.sprite(right, middle - row.tick, laid, sign, ground, row.tick)
    left = area.x + _STUB + 16 + (0 if each.number is None else _NUMBER)
    _paint_places(sheet, (left, right - 20), area, (each.start, each.end), ground)


def _paint_places(
    sheet: Sheet, span: tuple[float, float], area: Rect, places: tuple[str, str], ground: RGB
) -> None:
    left, right = span
    words = legible(f"{places[0]} – {places[1]}", Style.PROSE)  # noqa: RUF001  (a dash)
    text, size = fit(words, Style.PROSE, _NAMES, right - left, _LEAST_NAMES, area.height - 8)
    middle = area.y + area.height / 2
    y = settled(text, Style.PROSE, size, middle, area.y + 3, area.bottom - 3)
    sheet.text(left, y, text, Look(Style.PROSE, size, CREAM, ground))


def draw_ticket_row(
    size: Size, points: int, number: int | None, ground: RGB, figure: int
) -> Image.Image:
    """Draw the ground of a ticket's row: its stub with the value, and its number if it has one."""
    canvas = Canvas(*size, PANEL)
    wide, high = size
    canvas.box((0, 0, wide, high), ground, radius=12)
    left = 0
    if number is not None:
        canvas.box((0, 0, wide, high), GOLD, radius=12)
        canvas.box((4, 4, wide - 4, high - 4), ground, radius=9)
        canvas.box((0, 0, _NUMBER + 12, high), GOLD, radius=12, corners=LEFT)
        canvas.text((_NUMBER / 2, high / 2), str(number), Style.NUMBER, figure, INK, room=60)
        left = _NUMBER
    canvas.stamp(stub(Size(_STUB, high), points, figure, rounded=not left), left, 0)
    for hole in range(5):
        canvas.disc(left + _STUB, 8 + hole * (high - 16) / 4, HOLE, ground)
    return canvas.done()


def routes_section(routes: Sequence[RouteScene], caption: CaptionScene) -> PortraitSection:
    """Return the section with the tracks that can be paid for: number, payment, places, points."""

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_caption(sheet, area, caption)
        for place, each in enumerate(routes):
            y = area.y + CAPTION + place * (_ROUTE + _APART)
            row = Rect(area.x + _PAD, y, area.width - 2 * _PAD, _ROUTE)
            _paint_route(sheet, row, each, place + 1)

    return PortraitSection(CAPTION + len(routes) * (_ROUTE + _APART) + 6, paint)


def _paint_route(sheet: Sheet, area: Rect, route: RouteScene, number: int) -> None:
    sheet.sprite(area.x, area.y, draw_route_row, Size(area.width, area.height), SLOT, route.payment)
    middle, right = area.y + area.height / 2, area.right - 12
    sheet.sprite(area.x + 12, middle - _TAG / 2, laid, tag, SLOT, _TAG, number)
    gain = (f"+{route.points}", 88, area.height - 22, GOLD, INK)
    right -= 88
    sheet.sprite(right, area.y + 11, laid, solid_pill, SLOT, *gain)
    right -= 16
    if route.helps:
        right -= 60
        sheet.sprite(right, middle - 22, laid, ticket, SLOT, 60, 44)
        right -= 16
    span = (area.x + _TAG + _PAYMENT, right)
    _paint_places(sheet, span, area, (route.start, route.end), SLOT)


def draw_route_row(size: Size, ground: RGB, cards: tuple[PaymentScene, ...]) -> Image.Image:
    """Draw the ground of a track's row with the payment."""
    canvas = Canvas(*size, PANEL)
    canvas.box((0, 0, size.width, size.height), ground, radius=12)
    for place, part in enumerate(cards):
        drawing = payment(Size(98, size.height), part.count, part.colour)
        canvas.stamp(drawing, _TAG + 14 + place * 104, 0)
    return canvas.done()
