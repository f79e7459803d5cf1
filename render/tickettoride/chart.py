"""Draws the map, whole and in parts, and finds what something on it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageChops

from render.colours import CREAM, LINE, NIGHT
from render.layout import Rect
from render.parts.panels import RADIUS
from render.text import lettering
from render.text.fonts import Style
from render.tickettoride.colours import HALO, WELL
from render.tickettoride.geometry import MAP, places
from render.tickettoride.names import Align
from render.tickettoride.placed import placed
from render.tickettoride.scenery import draw_ground
from render.tickettoride.tracks import Status, draw_track
from render.tickettoride.view import Viewport, track_box

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from typing import TypeAlias

    from render.surface.window import Window
    from render.tickettoride.board import MapBoard
    from render.tickettoride.names import NamePlace

    Put: TypeAlias = Callable[[Window], None]
    """Draws something onto a part of the map."""

_BAND = 128
"""The height of the parts in which the map is drawn: its fine pixels would take 70 MB at once."""
_PLACE = {Viewport.TABLE: 15.0, Viewport.HAND: 13.0}
"""The radius of a location."""


def draw_map(board: MapBoard, view: Viewport) -> Image.Image:
    """Draw the map with all tracks free and nothing on it."""
    size = view.size
    image = Image.new("RGB", size)
    for top in range(0, size.height, _BAND):
        area = Rect(0, top, size.width, min(_BAND, size.height - top))
        image.paste(finish(start(area, board, view.scale), board, view).done(), (0, top))
    return image


def start(area: Rect, board: MapBoard, scale: float, without: Collection[int] = ()) -> Window:
    """Draw the ground of a part of the map with free tracks, but for some."""
    window = draw_ground(area, scale)
    for number in range(len(board.tracks)):
        if number not in without and window.shows(track_box(board, number)):
            draw_track(window, board, number, Status.FREE)
    return window


def finish(
    window: Window,
    board: MapBoard,
    view: Viewport,
    *,
    below: Put | None = None,
    above: Put | None = None,
    names: Sequence[NamePlace] | None = None,
) -> Window:
    """Draw what lies above tracks onto a part of the map, and return it.

    Parameters
    ----------
    below, above
        Draw something more, below locations and above them. Names lie on top.
    names
        The names that are written, or None for all that belong to the view.
    """
    if below is not None:
        below(window)
    for x, y in places(board):
        draw_place(window, x, y, _PLACE[view])
    if above is not None:
        above(window)
    if names is None:
        names = placed(board).names if view is Viewport.TABLE else ()
    for name in names:
        write_name(window, name)
    _draw_edge(window)
    return window


def draw_place(window: Window, x: float, y: float, radius: float) -> None:
    """Draw a location without souvenirs."""
    if window.shows((x - 20, y - 20, x + 20, y + 20)):
        for reach, fill in ((radius + 3, HALO), (radius, CREAM), (radius * 0.52, WELL)):
            window.disc(x, y, reach, fill)


def changed(
    board: MapBoard,
    view: Viewport,
    area: Rect,
    *,
    without: Collection[int] = (),
    below: Put | None = None,
    above: Put | None = None,
) -> Image.Image:
    """Return a part of the map with something on it, opaque where that changes the map."""
    after = start(area, board, view.scale, without)
    before = after.copy()
    for number in without:
        draw_track(before, board, number, Status.FREE)
    plain = finish(before, board, view).done()
    image = finish(after, board, view, below=below, above=above).done()
    red, green, blue = ImageChops.difference(plain, image).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    differs = most.tobytes().translate(_DIFFERS)
    image.putalpha(Image.frombytes("L", image.size, differs))
    return image


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


def _draw_edge(window: Window) -> None:
    wide = 20
    outer = (-wide, -wide, MAP.width + wide, MAP.height + wide)
    window.frame(outer, NIGHT, wide, radius=RADIUS + wide)
    window.frame((0, 0, MAP.width, MAP.height), LINE, 2, radius=RADIUS)
