"""Draws the map, and each thing on it as the pixels in which it changes the empty map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from render.colours import CREAM, GOLD, INK, LINE, MIST, NIGHT
from render.layout import Rect
from render.parts.panels import RADIUS
from render.text import lettering
from render.text.fonts import Style
from render.tickettoride.colours import HALO, PLATE, WELL
from render.tickettoride.geometry import MAP, places
from render.tickettoride.names import Align
from render.tickettoride.pieces import STACK_ROOM, stack, token
from render.tickettoride.placed import placed
from render.tickettoride.scenery import LEGEND, NOTE, WAITING, draw_ground
from render.tickettoride.tracks import Status, draw_track
from render.tickettoride.view import View, meet, track_area

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.surface.window import Window
    from render.tickettoride.board import Board
    from render.tickettoride.names import NamePlace
    from render.tickettoride.scene import StackScene, WaitingScene

_BAND = 128
"""The height of the parts in which the map is drawn: its fine pixels would take 70 MB at once."""
_PLACE = {View.TABLE: 15.0, View.HAND: 13.0}
"""The radius of a location."""
_TARGET = 23


def draw_map(board: Board, view: View) -> Image.Image:
    """Draw the map with all tracks free and nothing on it."""
    size = view.size
    image = Image.new("RGB", size)
    for top in range(0, size.height, _BAND):
        area = Rect(0, top, size.width, min(_BAND, size.height - top))
        image.paste(_finished(draw_ground(area, view.scale), board, view).done(), (0, top))
    return image


def draw_status(
    board: Board, view: View, number: int, status: Status, seat: int = 0
) -> Image.Image:
    """Draw what changes when a track is not free, in the box of the track."""
    area = track_area(board, view, number)

    def put(window: Window) -> None:
        draw_track(window, board, number, status, seat)

    return _changed(board, view, area, put, without=number)


def draw_stack(board: Board, area: Rect, on: StackScene) -> Image.Image:
    """Draw souvenirs on a location of a table's map."""
    x, y = places(board)[on.location]
    drawing = stack(on.souvenir, on.count, on.mark)

    def put(window: Window) -> None:
        _lay_stack(window, drawing.fine, x, y)

    return _changed(board, View.TABLE, area, put, over_places=True)


def _lay_stack(window: Window, fine: Image.Image, x: float, y: float) -> None:
    low, high = STACK_ROOM
    aside = (high - low) / 2
    window.lay(fine, x + aside, y + aside)


def draw_target(board: Board, area: Rect, location: int) -> Image.Image:
    """Draw that souvenirs may be put on a location: a gold ring with a plus."""
    x, y = places(board)[location]

    def put(window: Window) -> None:
        window.disc(x, y, _TARGET + 3, INK)
        window.ring(x, y, _TARGET, GOLD, 5)
        for across, down in ((11, 3), (3, 11)):
            window.box((x - across, y - down, x + across, y + down), GOLD, radius=1)

    return _changed(board, View.TABLE, area, put, over_places=True)


def draw_note(board: Board, area: Rect, text: str) -> Image.Image:
    """Draw a few words at the foot of a table's map."""

    def put(window: Window) -> None:
        left, top, right, bottom = NOTE
        style, size = Style.PROSE, 24
        room = right - left
        length = lettering.width(text, style, size)
        size = size if length <= room else int(size * room / length)
        window.name((left + 4, (top + bottom) / 2 + 8), text, style, size, (MIST, HALO))

    return _changed(board, View.TABLE, area, put)


def draw_waiting(board: Board, area: Rect, waiting: tuple[WaitingScene, ...]) -> Image.Image:
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

    return _changed(board, View.TABLE, area, put)


def draw_ends(
    board: Board, area: Rect, location: int, numbers: tuple[tuple[int, bool], ...]
) -> Image.Image:
    """Draw the tickets that end at a location on the map of a hand: gold, cream if complete."""
    x, y = places(board)[location]

    def put(window: Window) -> None:
        pitch = 54
        for at, (number, complete) in enumerate(numbers):
            middle = x + (at - (len(numbers) - 1) / 2) * pitch
            window.disc(middle, y, 30, INK)
            window.disc(middle, y, 27, CREAM if complete else GOLD)
            room = 44
            window.text((middle, y), str(number), Style.NUMBER, 50, INK, room=room)

    return _changed(board, View.HAND, area, put, over_places=True)


def draw_large_name(board: Board, area: Rect, name: NamePlace) -> Image.Image:
    """Draw a name on the map of a hand."""

    def put(window: Window) -> None:
        write_name(window, name)

    return _changed(board, View.HAND, area, put, over_places=True)


def _finished(
    window: Window,
    board: Board,
    view: View,
    put: Callable[[Window], None] | None = None,
    *,
    without: int | None = None,
    over_places: bool = False,
) -> Window:
    """Draw what lies on the ground onto a part of it.

    Parameters
    ----------
    put
        Draws something more, below the names.
    without
        A track that is left out.
    over_places
        What is put lies over locations, too.
    """
    _draw_legend(window, board)
    for number in range(len(board.tracks)):
        if number != without and meet(track_area(board, view, number), window.area):
            draw_track(window, board, number, Status.FREE)
    if put is not None and not over_places:
        put(window)
    for x, y in places(board):
        radius = _PLACE[view]
        if window.shows((x - 20, y - 20, x + 20, y + 20)):
            for reach, fill in ((radius + 3, HALO), (radius, CREAM), (radius * 0.52, WELL)):
                window.disc(x, y, reach, fill)
    if put is not None and over_places:
        put(window)
    if view is View.TABLE:
        for name in placed(board).names:
            write_name(window, name)
    _draw_edge(window)
    return window


def _changed(
    board: Board,
    view: View,
    area: Rect,
    put: Callable[[Window], None],
    *,
    without: int | None = None,
    over_places: bool = False,
) -> Image.Image:
    """Return a part of the map with something on it, opaque where that changes the map."""
    ground = draw_ground(area, view.scale)
    before = _finished(ground.copy(), board, view).done()
    after = _finished(ground, board, view, put, without=without, over_places=over_places).done()
    red, green, blue = ImageChops.difference(before, after).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    differs = most.tobytes().translate(_DIFFERS)
    after.putalpha(Image.frombytes("L", after.size, differs))
    return after


_DIFFERS = bytes([0] + [255] * 255)


def write_name(window: Window, name: NamePlace) -> None:
    """Write the lines of a name with a halo."""
    box = (name.left - 4, name.top - 6, name.left + name.width + 4, name.top + name.height + 14)
    if not window.shows(box):
        return
    for at, line in enumerate(name.lines):
        spare = name.width - lettering.width(line, Style.PROSE, name.size)
        share = {Align.LEFT: 0, Align.MIDDLE: 0.5, Align.RIGHT: 1}[name.align]
        y = name.top + 0.72 * name.size + at * name.pitch
        left = name.left + spare * share
        window.name((left, y), line, Style.PROSE, name.size, (CREAM, HALO))


def _draw_legend(window: Window, board: Board) -> None:
    """Draw the worth of tracks by their length: as many bars as spaces, then the points."""
    left, top, right, bottom = LEGEND
    if not window.shows(LEGEND):
        return
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


def _draw_edge(window: Window) -> None:
    """Draw the frame of the map and the page around its round corners."""
    wide = 20
    outer = (-wide, -wide, MAP.width + wide, MAP.height + wide)
    window.frame(outer, NIGHT, wide, radius=RADIUS + wide)
    window.frame((0, 0, MAP.width, MAP.height), LINE, 2, radius=RADIUS)
