"""Draws each thing on the map as the pixels in which it changes the empty map."""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from render.colours import CREAM, GOLD, INK, MIST
from render.text import lettering
from render.text.fonts import Style
from render.tickettoride.chart import changed, write_name
from render.tickettoride.colours import HALO, PLATE
from render.tickettoride.geometry import places
from render.tickettoride.pieces import STACK_ROOM, stack, token
from render.tickettoride.placed import spaces
from render.tickettoride.scenery import LEGEND, NOTE, WAITING
from render.tickettoride.signs import numbered
from render.tickettoride.tracks import draw_track
from render.tickettoride.view import Viewport, track_area

if TYPE_CHECKING:
    from PIL import Image

    from render.layout import Rect
    from render.surface.window import Window
    from render.tickettoride.board import MapBoard
    from render.tickettoride.geometry import Point
    from render.tickettoride.names import NamePlace
    from render.tickettoride.scene import StackScene, WaitingScene
    from render.tickettoride.tracks import Status

_TARGET = 23
_TAG = 18
"""Half the width of a route's number."""
_END, _PITCH = 30, 54
"""The radius of the end of a ticket, and the distance of two at the same location."""


def draw_status(
    board: MapBoard, view: Viewport, number: int, status: Status, seat: int = 0
) -> Image.Image:
    """Draw what changes when a track is not free, in the box of the track."""
    area = track_area(board, view, number)

    def put(window: Window) -> None:
        draw_track(window, board, number, status, seat)

    return changed(board, view, area, without=(number,), below=put)


def draw_stack(
    board: MapBoard,
    area: Rect,
    on: StackScene,
    view: Viewport = Viewport.TABLE,
    beside: Point = (0, 0),
) -> Image.Image:
    """Draw souvenirs on a location of a map, or `beside` it by so much across and down."""

    def put(window: Window) -> None:
        lay_stack(window, board, on, beside)

    return changed(board, view, area, above=put)


def lay_stack(window: Window, board: MapBoard, on: StackScene, beside: Point = (0, 0)) -> None:
    """Lay souvenirs on their location, or beside it."""
    x, y = (at + by for at, by in zip(places(board)[on.location], beside, strict=True))
    low, high = STACK_ROOM
    aside = (high - low) / 2
    drawing = stack(on.souvenir, on.count, on.mark, window.scale)
    window.lay(drawing.fine, x + aside, y + aside)


def draw_target(board: MapBoard, area: Rect, location: int) -> Image.Image:
    """Draw that souvenirs may be put on a location: a gold ring with a plus."""
    x, y = places(board)[location]

    def put(window: Window) -> None:
        lay_target(window, x, y)

    return changed(board, Viewport.TABLE, area, above=put)


def lay_target(window: Window, x: float, y: float) -> None:
    """Lay a gold ring with a plus on a point."""
    window.disc(x, y, _TARGET + 3, INK)
    window.ring(x, y, _TARGET, GOLD, 5)
    for across, down in ((11, 3), (3, 11)):
        window.box((x - across, y - down, x + across, y + down), GOLD, radius=1)


def draw_legend(board: MapBoard, area: Rect, view: Viewport) -> Image.Image:
    """Draw the worth of tracks by their length."""

    def put(window: Window) -> None:
        _lay_legend(window, board)

    return changed(board, view, area, below=put)


def _lay_legend(window: Window, board: MapBoard) -> None:
    """Draw the worth of tracks by their length: as many bars as spaces, then the points."""
    left, top, right, bottom = LEGEND
    window.box(LEGEND, PLATE, radius=12)
    lengths = sorted({track.length for track in board.tracks})
    pitch = (bottom - top - 8) / max(4, len(lengths))
    for row, length in enumerate(lengths):
        y = top + 4 + pitch * (row + 0.5)
        for bar in range(length):
            x = left + 9 + bar * 7.4
            window.box((x, y - 10, x + 5, y + 10), MIST, radius=1.6)
        room = 40 if length < 6 else 28
        points = str(board.worth[length - 1])
        window.text(
            (right - 8, y), points, Style.NUMBER, min(36, pitch * 0.9), CREAM, room=room, anchor="r"
        )


def draw_note(board: MapBoard, area: Rect, text: str) -> Image.Image:
    """Draw a few words at the foot of a table's map."""

    def put(window: Window) -> None:
        left, top, right, bottom = NOTE
        style, size = Style.PROSE, 24
        room = right - left
        length = lettering.width(text, style, size)
        size = size if length <= room else int(size * room / length)
        window.name((left + 4, (top + bottom) / 2 + 8), text, style, size, (MIST, HALO))

    return changed(board, Viewport.TABLE, area, below=put)


def draw_waiting(board: MapBoard, area: Rect, waiting: tuple[WaitingScene, ...]) -> Image.Image:
    """Draw souvenirs that wait beside the map, in a gold frame if they may be placed."""

    def put(window: Window) -> None:
        left, top, right, bottom = WAITING
        window.box(WAITING, PLATE, radius=12)
        if any(each.choice for each in waiting):
            window.frame(WAITING, GOLD, 4, radius=12)
        pitch = (right - left - 8) / 2
        for place, each in enumerate(waiting):
            x = left + 4 + pitch * (place + 0.5 * (3 - len(waiting)))
            y = (top + bottom) / 2 - 3
            drawing = token(each.souvenir, 22)
            window.lay(drawing.fine, x, y)
            window.disc(x + 14, y + 17, 12.5, INK)
            at = (x + 14, y + 17)
            window.text(at, str(each.count), Style.NUMBER, 22, CREAM, room=22)

    return changed(board, Viewport.TABLE, area, below=put)


def end_box(at: tuple[float, float], count: int) -> tuple[float, float, float, float]:
    """Return the edges of the box of the ends of some tickets at a point of the map."""
    half = _END + (count - 1) * _PITCH / 2
    return at[0] - half, at[1] - _END, at[0] + half, at[1] + _END


def draw_ends(
    board: MapBoard, area: Rect, location: int, numbers: tuple[tuple[int, bool], ...]
) -> Image.Image:
    """Draw the tickets that end at a location on the map of a hand: gold, cream if complete."""
    x, y = places(board)[location]

    def put(window: Window) -> None:
        for at, (number, complete) in enumerate(numbers):
            middle = x + (at - (len(numbers) - 1) / 2) * _PITCH
            window.lay(numbered(_END * window.scale, number, complete).fine, middle, y)

    return changed(board, Viewport.HAND, area, above=put)


def route_tag(board: MapBoard, number: int, place: float) -> tuple[float, float, float, float]:
    """Return the edges of the box of a route's number, by its place along the track from 0 to 1."""
    row = spaces(board)[number]
    at = place * (len(row) - 1)
    before, after = row[floor(at)], row[ceil(at)]
    share = at % 1
    x, y = before.x + (after.x - before.x) * share, before.y + (after.y - before.y) * share
    return x - _TAG, y - _TAG, x + _TAG, y + _TAG


def draw_route_tag(
    board: MapBoard, area: Rect, text: str, box: tuple[float, float, float, float]
) -> Image.Image:
    """Draw the number that a route has in the list of those which can be paid for."""
    left, top, right, bottom = box
    middle = (left + right) / 2, (top + bottom) / 2

    def put(window: Window) -> None:
        window.box(box, INK, radius=9)
        window.box((left + 3, top + 3, right - 3, bottom - 3), CREAM, radius=7)
        window.text(middle, text, Style.NUMBER, 31, INK, room=2 * _TAG - 8)

    return changed(board, Viewport.HAND, area, above=put)


def draw_large_name(board: MapBoard, area: Rect, name: NamePlace) -> Image.Image:
    """Draw a name on the map of a hand."""

    def put(window: Window) -> None:
        write_name(window, name)

    return changed(board, Viewport.HAND, area, above=put)
