"""Paints the map for one seat: its trams bright, the ends of its tickets, where to go next."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from render.colours import BAND, CREAM, INK, NIGHT, PANEL
from render.layout import GUTTER, MARGIN, PORTRAIT, Rect, Size
from render.parts.icons import tick
from render.parts.panels import laid, solid_pill
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look, fit, legible, settled
from render.tickettoride.geometry import places
from render.tickettoride.mapsheet import MapSheet
from render.tickettoride.marks import (
    draw_ends,
    draw_large_name,
    draw_route_tag,
    draw_stack,
    end_box,
    route_tag,
)
from render.tickettoride.pieces import STACK, cross, tram
from render.tickettoride.placed import placed
from render.tickettoride.signs import numbered
from render.tickettoride.tracks import Status
from render.tickettoride.view import Viewport, area_of, stack_area

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PIL import Image

    from render.surface.sheet import Sheet
    from render.tickettoride.board import MapBoard
    from render.tickettoride.names import NamePlace
    from render.tickettoride.scene import ClaimScene
    from render.tickettoride.zooms import HandMapScene, MapTicketScene

_WIDTH = PORTRAIT - 2 * MARGIN
_ROW, _APART = 68, 8
_TRAM = Size(58, 30)
_NAMES, _LEAST_NAMES = 44, 30
_SHRUNK = 30
"""The size of a name that has no room in a larger one."""
_HALO = 6


_Box: TypeAlias = tuple[float, float, float, float]
"""The edges of a box on the map: left, top, right, bottom."""
_Ends: TypeAlias = dict[int, tuple[tuple[int, bool], ...]]
"""By location, the tickets that end there: the number of each, and whether it is complete."""


def compose_hand_map(sheet: Sheet, scene: HandMapScene) -> None:
    """Paint the map of a hand onto a sheet of its size."""
    board, view = scene.board, Viewport.HAND
    chart = MapSheet(sheet, (MARGIN, MARGIN), board, view)
    for number in scene.closed:
        chart.track(number, Status.CLOSED)
    for claim in sorted(scene.claims, key=lambda claim: claim.seat == scene.seat):
        chart.track(claim.track, _status(claim, scene.seat), claim.seat)
    for number in scene.wanted:
        chart.track(number, Status.WANTED)
    ends = _ends(scene.tickets)
    names = _names(board, ends)
    for location, numbers in ends.items():
        chart.put(_area(_end(board, location, len(numbers))), draw_ends, location, numbers)
    for stack in scene.stacks:
        beside = _beside(board, ends, names, stack.location)
        area = stack_area(board, view, stack.location, beside)
        chart.put(area, draw_stack, stack, view, beside)
    for name in names:
        chart.put(_name_area(name), draw_large_name, name)
    for number, box in enumerate(_tags(scene), start=1):
        chart.put(_area(box), draw_route_tag, str(number), box)
    top = MARGIN + view.size.height + GUTTER
    for place, ticket in enumerate(scene.tickets):
        row = Rect(MARGIN, top + place * (_ROW + _APART), _WIDTH, _ROW)
        _paint_ticket(sheet, row, scene, place + 1, ticket)


def _status(claim: ClaimScene, seat: int) -> Status:
    """Return how a claimed track is drawn: what is new with an edge, what others have faded."""
    if claim.newest:
        return Status.NEWEST
    return Status.CLAIMED if claim.seat == seat else Status.FADED


def _tags(scene: HandMapScene) -> Iterator[_Box]:
    groups = [scene.board.tracks[number].group for number in scene.payable]
    for at, number in enumerate(scene.payable):
        group = groups[at]
        earlier = bool(group) and group in groups[:at]
        alone = not group or groups.count(group) == 1
        yield route_tag(scene.board, number, 0.5 if alone else 1.0 if earlier else 0.0)


def size_of_hand_map(scene: HandMapScene) -> Size:
    """Return the size of the map of a hand."""
    rows = len(scene.tickets) * (_ROW + _APART)
    below = GUTTER - _APART + rows if rows else 0
    return Size(PORTRAIT, 2 * MARGIN + Viewport.HAND.size.height + below)


def _ends(tickets: Sequence[MapTicketScene]) -> _Ends:
    found: _Ends = {}
    for number, ticket in enumerate(tickets, start=1):
        for end in (ticket.start, ticket.end):
            found[end] = (*found.get(end, ()), (number, ticket.missing == 0))
    return found


def _beside(
    board: MapBoard, ends: _Ends, names: Sequence[NamePlace], location: int
) -> tuple[float, float]:
    """Return how far souvenirs stand from their location: at a corner of the ends there."""
    if location not in ends:
        return 0, 0
    (x, y), boxes = places(board)[location], _boxes(board, ends)
    left, top, right, bottom = end_box((0, 0), len(ends[location]))
    corners = [(across, down) for down in (top, bottom) for across in (right + 10, left - 10)]
    for across, down in corners:
        at = x + across, y + down
        box = at[0] - STACK, at[1] - STACK, at[0] + STACK, at[1] + STACK
        others = (each for place, each in zip(ends, boxes, strict=True) if place != location)
        if not any(_hidden(name, box) for name in names) and not any(
            _meet(box, other) for other in others
        ):
            return across, down
    return corners[0]


def _boxes(board: MapBoard, ends: _Ends) -> list[_Box]:
    return [_end(board, location, len(numbers)) for location, numbers in ends.items()]


def _end(board: MapBoard, location: int, count: int) -> _Box:
    return end_box(places(board)[location], count)


def _names(board: MapBoard, ends: _Ends) -> Sequence[NamePlace]:
    """Return where names stand, those of ends large: clear of the ends and of each other."""
    boxes = _boxes(board, ends)
    small, large = placed(board).names, placed(board).large
    options = {
        location: [
            name
            for name in (*large[location], small[location], *small[location].shrunk(_SHRUNK))
            if not any(_hidden(name, box) for box in boxes)
        ]
        for location in ends
    }
    others = [small[location] for location in range(len(small)) if location not in ends]
    order = sorted(filter(options.get, ends), key=lambda location: len(options[location]))
    best: dict[int, NamePlace] = {}
    for _ in range(2 * len(order)):
        found: dict[int, NamePlace] = {}
        for location in order:
            taken = (*found.values(), *others)
            free = (
                name
                for name in options[location]
                if not any(name.meets(other, 6) for other in taken)
            )
            if (name := next(free, None)) is not None:
                found[location] = name
        best = max(best, found, key=len)
        missing = [location for location in order if location not in found]
        if not missing:
            break
        # They come first the next time.
        order = [*missing, *found]
    return [*best.values(), *(small[each] for each in ends if each not in best), *others]


def _hidden(name: NamePlace, box: _Box) -> bool:
    return _meet((name.left, name.top, name.left + name.width, name.top + name.height), box)


def _meet(one: _Box, other: _Box) -> bool:
    across = one[0] < other[2] and other[0] < one[2]
    return across and one[1] < other[3] and other[1] < one[3]


def _area(box: _Box) -> Rect:
    left, top, right, bottom = box
    return area_of(Viewport.HAND, ((left - 1, top - 1), (right + 1, bottom + 1)))


def _name_area(name: NamePlace) -> Rect:
    right, bottom = name.left + name.width + _HALO, name.top + name.height + _HALO + name.size / 4
    return area_of(Viewport.HAND, ((name.left - _HALO, name.top - _HALO), (right, bottom)))


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
