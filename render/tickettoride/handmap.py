"""Paints the map for one seat: its trams bright, the ends of its tickets, where to go next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BAND, CREAM, INK, NIGHT, PANEL
from render.layout import GUTTER, MARGIN, PORTRAIT, Rect, Size
from render.parts.icons import tick
from render.parts.panels import laid, solid_pill
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look, fit, legible, settled
from render.tickettoride.geometry import places
from render.tickettoride.mapsheet import MapSheet
from render.tickettoride.marks import draw_ends, draw_large_name, end_box
from render.tickettoride.pieces import cross, tram
from render.tickettoride.placed import placed
from render.tickettoride.signs import numbered
from render.tickettoride.tracks import Status
from render.tickettoride.view import View, area_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from render.surface.sheet import Sheet
    from render.tickettoride.board import Board
    from render.tickettoride.names import NamePlace
    from render.tickettoride.zooms import HandMapScene, MapTicketScene

_WIDTH = PORTRAIT - 2 * MARGIN
_ROW, _APART = 68, 8
_TRAM = Size(58, 30)
_NAMES, _LEAST_NAMES = 44, 30
_HALO = 6


def compose_hand_map(sheet: Sheet, scene: HandMapScene) -> None:
    """Paint the map of a hand onto a sheet of its size."""
    board, view = scene.board, View.HAND
    chart = MapSheet(sheet, (MARGIN, MARGIN), board, view)
    for number in scene.closed:
        chart.track(number, Status.CLOSED)
    for claim in sorted(scene.claims, key=lambda claim: claim.seat == scene.seat):
        own = claim.seat == scene.seat
        chart.track(claim.track, Status.CLAIMED if own else Status.FADED, claim.seat)
    for number in scene.wanted:
        chart.track(number, Status.WANTED)
    ends = _ends(scene.tickets)
    for location, numbers in ends.items():
        chart.put(_area(_end(board, location, len(numbers))), draw_ends, location, numbers)
    for name in _names(board, ends):
        chart.put(_name_area(name), draw_large_name, name)
    top = MARGIN + view.size.height + GUTTER
    for place, ticket in enumerate(scene.tickets):
        row = Rect(MARGIN, top + place * (_ROW + _APART), _WIDTH, _ROW)
        _paint_ticket(sheet, row, scene, place + 1, ticket)


def size_of_hand_map(scene: HandMapScene) -> Size:
    """Return the size of the map of a hand."""
    rows = len(scene.tickets) * (_ROW + _APART)
    below = GUTTER - _APART + rows if rows else 0
    return Size(PORTRAIT, 2 * MARGIN + View.HAND.size.height + below)


def _ends(tickets: Sequence[MapTicketScene]) -> dict[int, tuple[tuple[int, bool], ...]]:
    """Return by location the tickets that end there: the number of each, whether it is complete."""
    found: dict[int, tuple[tuple[int, bool], ...]] = {}
    for number, ticket in enumerate(tickets, start=1):
        for end in (ticket.start, ticket.end):
            found[end] = (*found.get(end, ()), (number, ticket.missing == 0))
    return found


def _end(board: Board, location: int, count: int) -> tuple[float, float, float, float]:
    return end_box(places(board)[location], count)


def _names(board: Board, ends: dict[int, tuple[tuple[int, bool], ...]]) -> Sequence[NamePlace]:
    """Return where the names of the ends stand: clear of the other ends and of each other."""
    boxes = {location: _end(board, location, len(ends[location])) for location in ends}
    found: list[NamePlace] = []
    large = placed(board).large
    for location in sorted(ends, key=lambda location: len(large[location])):
        options = [
            name
            for name in large[location]
            if not any(_hidden(name, box) for box in boxes.values())
        ]
        free = (name for name in options if not any(name.meets(other, 6) for other in found))
        found.append(next(free, None) or placed(board).names[location])
    return found


def _hidden(name: NamePlace, box: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = box
    return (
        name.left < right
        and left < name.left + name.width
        and name.top < bottom
        and top < name.top + name.height
    )


def _area(box: tuple[float, float, float, float]) -> Rect:
    left, top, right, bottom = box
    return area_of(View.HAND, ((left - 1, top - 1), (right + 1, bottom + 1)))


def _name_area(name: NamePlace) -> Rect:
    right, bottom = name.left + name.width + _HALO, name.top + name.height + _HALO + name.size / 4
    return area_of(View.HAND, ((name.left - _HALO, name.top - _HALO), (right, bottom)))


def _paint_ticket(
    sheet: Sheet, area: Rect, scene: HandMapScene, number: int, ticket: MapTicketScene
) -> None:
    complete = ticket.missing == 0
    ground = BAND if complete else PANEL
    drawn = (Size(area.width, area.height), number, complete)
    sheet.sprite(area.x, area.y, draw_numbered_row, *drawn)
    middle, x = area.y + area.height / 2, area.x + 80
    pill = (str(ticket.points), 70, area.height - 14, CREAM, INK)
    sheet.sprite(x, area.y + 7, laid, solid_pill, ground, *pill)
    right = area.right - 16
    if ticket.missing:
        right -= _TRAM.width
        sheet.sprite(right, middle - _TRAM.height / 2, laid, tram, ground, *_TRAM, scene.seat)
        look = Look(Style.NUMBER, 54, CREAM, ground)
        right -= 12
        right -= sheet.text(right, middle, str(ticket.missing), look, anchor="r")
    else:
        right -= 48
        sign = tick if complete else cross
        sheet.sprite(right, middle - 24, laid, sign, ground, 24)
    start, end = (scene.board.locations[each].name for each in (ticket.start, ticket.end))
    words = legible(f"{start} – {end}", Style.PROSE)  # noqa: RUF001  (a dash)
    room = right - 20 - (x + 90)
    text, size = fit(words, Style.PROSE, _NAMES, room, _LEAST_NAMES, area.height - 8)
    y = settled(text, Style.PROSE, size, middle, area.y + 2, area.bottom - 2)
    sheet.text(x + 90, y, text, Look(Style.PROSE, size, CREAM, ground))


def draw_numbered_row(size: Size, number: int, complete: bool) -> Image.Image:  # noqa: FBT001
    """Draw the ground of a ticket's row with its number."""
    canvas = Canvas(*size, NIGHT)
    ground = BAND if complete else PANEL
    canvas.box((0, 0, size.width, size.height), ground, radius=14)
    canvas.stamp(numbered(28, number, complete), 10, size.height / 2 - 28)
    return canvas.done()
