"""Draws tracks on the map: free, closed, claimed, the newest, and what a hand wants."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from math import atan2, cos, sin
from typing import TYPE_CHECKING

from render.colours import CREAM, FLARE, GOLD, INK, mix
from render.tickettoride.board import Colour
from render.tickettoride.colours import BED, HALO, LAND, LIVERIES, PAINTS, closed
from render.tickettoride.geometry import THICK, TRAM, lines, places
from render.tickettoride.glyphs import mark, shape
from render.tickettoride.placed import placed, spaces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.colours import RGB
    from render.surface.shapes import Point
    from render.surface.window import Window
    from render.tickettoride.board import MapBoard, TrackScene
    from render.tickettoride.geometry import Space

_RADIUS = 5
_SYMBOL = 14.5
"""The radius of the disc with a ferry symbol."""
_FADED = 0.38
"""How much of another player's trams is left where only one player's matter."""


class Status(Enum):
    """How a track is drawn."""

    FREE = "free"
    CLOSED = "closed"
    CLAIMED = "claimed"
    NEWEST = "newest"
    FADED = "faded"
    """Claimed by another player than the one who matters."""
    WANTED = "wanted"
    """Free, and on the way of a ticket."""


def draw_track(window: Window, board: MapBoard, number: int, status: Status, seat: int = 0) -> None:
    """Draw a track; `seat` has claimed it."""
    if status in (Status.FREE, Status.CLOSED):
        _draw_spaces(window, board, number, shut=status is Status.CLOSED)
    elif status is Status.WANTED:
        _draw_frame(window, board, number, GOLD)
        _draw_spaces(window, board, number, shut=False)
    else:
        if status is Status.NEWEST:
            _draw_frame(window, board, number, FLARE)
        _draw_trams(window, board, number, seat, weight=_FADED if status is Status.FADED else 1)


def _draw_spaces(window: Window, board: MapBoard, number: int, *, shut: bool) -> None:
    track, row = board.tracks[number], spaces(board)[number]
    ends = places(board)[track.start], places(board)[track.end]
    for space, share, place in ((row[0], -0.5, ends[0]), (row[-1], 0.5, ends[1])):
        window.line([space.end(share), place], BED, 4.5)
    draw_spaces(window, row, track.colour, ferry_places(track), shut=shut)


def draw_spaces(
    window: Window,
    row: Sequence[Space],
    colour: Colour,
    symbols: frozenset[int] = frozenset(),
    *,
    shut: bool = False,
) -> None:
    """Draw free spaces.

    Parameters
    ----------
    symbols
        The places of ferry symbols among them.
    shut
        Nobody may claim them.
    """
    for at, space in enumerate(row):
        if not window.shows(space.around(THICK)):
            continue
        _draw_space(window, space, colour, shut=shut)
        if shut:
            continue
        if at in symbols:
            window.disc(space.x, space.y, _SYMBOL + 2, HALO)
            window.disc(space.x, space.y, _SYMBOL, CREAM)
            mark(window, Colour.FERRY, space.x, space.y, 10.5, PAINTS[Colour.FERRY].sign)
        else:
            mark(window, colour, space.x, space.y, 8.2, PAINTS[colour].mark)


def ferry_places(track: TrackScene) -> frozenset[int]:
    """Return the spaces of a track that bear a ferry symbol, spread evenly over it."""
    length, count = track.length, min(track.ferries, track.length)
    return frozenset((2 * symbol + 1) * length // (2 * count) for symbol in range(count))


def _draw_space(window: Window, space: Space, colour: Colour, *, shut: bool) -> None:
    paint = PAINTS[colour]
    edge, fill = (closed(paint.edge), closed(paint.base)) if shut else (paint.edge, paint.base)
    for grow, radius, ink in ((0.5, _RADIUS, edge), (-2, _RADIUS - 1.5, fill)):
        window.polygon(_box(space, THICK, grow, radius), ink)


def _box(space: Space, thick: float, grow: float, radius: float) -> list[Point]:
    long, half = space.length / 2 + grow, thick / 2 + grow
    return space.rounded((-long, -half, long, half), radius)


def _draw_trams(window: Window, board: MapBoard, number: int, seat: int, *, weight: float) -> None:
    track, row = board.tracks[number], spaces(board)[number]
    line, starts = lines(board)[number], placed(board).starts[number]

    def toned(colour: RGB) -> RGB:
        return mix(LAND, colour, weight)

    ends = (
        (row[0].end(-0.4), places(board)[track.start]),
        (row[-1].end(0.4), places(board)[track.end]),
    )
    inner = line.between(starts, 10)
    for wide, fill in ((15, INK), (8.8, LIVERIES[seat].base)):
        for end in ends:
            window.line(end, toned(fill), wide)
        if len(inner) > 1:
            window.line(inner, toned(fill), wide)
    for space in row:
        draw_tram(window, space, seat, weight=weight)


def draw_tram(window: Window, space: Space, seat: int, *, weight: float = 1) -> None:
    """Draw a tram of a seat on a space, with `weight` (0 to 1) of its colours."""
    outline, roof, deep = (mix(LAND, ink, weight) for ink in (INK, *LIVERIES[seat]))
    long, half = space.length / 2 - 1.5, TRAM / 2
    radius, end = TRAM * 0.36, min(9, space.length * 0.16)
    for grow, ink in ((2, outline), (0, roof)):
        box = (-long - grow, -half - grow, long + grow, half + grow)
        window.polygon(space.rounded(box, radius + grow), ink)
    for left in (-long + 3.2, long - 3.2 - end * 0.62):
        box = (left, 4.4 - half, left + end * 0.62, half - 4.4)
        window.polygon(space.rounded(box, 2), deep)
    shape(window, seat, space.x, space.y, 8.6, outline)


def _draw_frame(window: Window, board: MapBoard, number: int, colour: RGB) -> None:
    line, starts = lines(board)[number], placed(board).starts[number]
    outer, inner = (line.between(starts, more) for more in (-5, -1.5))
    draw_frame(window, (outer, inner), colour, beside=bool(board.tracks[number].group))


def draw_frame(
    window: Window, paths: tuple[list[Point], list[Point]], colour: RGB, *, beside: bool
) -> None:
    """Draw a field of ink around a track, in a frame.

    Parameters
    ----------
    paths
        The middle lines of frame and field.
    beside
        Another track lies beside it, so the frame is narrow.
    """
    half, wide = (16.5, 4) if beside else (17.5, 6)
    for path, reach, fill in zip(paths, (half + wide, half), (colour, INK), strict=True):
        outline = _capsule(path, reach)
        if outline:
            window.polygon(outline, fill)


def _capsule(points: list[Point], half: float, bevel: float = 9) -> list[Point]:
    body = [*points[:-1:4], points[-1]] if points else []
    if len(body) < 2:
        return []
    left: list[Point] = []
    right: list[Point] = []
    for (x1, y1), (x2, y2) in pairwise(body):
        turn = atan2(y2 - y1, x2 - x1)
        for x, y in ((x1, y1), (x2, y2)):
            left.append((x - sin(turn) * half, y + cos(turn) * half))
            right.append((x + sin(turn) * half, y - cos(turn) * half))
    head = _cap(body[-1], body[-2], half, bevel)
    tail = _cap(body[0], body[1], half, bevel)
    return [*left, *head, *reversed(right), *tail]


def _cap(tip: Point, before: Point, half: float, bevel: float) -> list[Point]:
    turn = atan2(tip[1] - before[1], tip[0] - before[0])
    along, across = (cos(turn) * bevel, sin(turn) * bevel), half - bevel
    return [
        (
            tip[0] - side * sin(turn) * across + along[0],
            tip[1] + side * cos(turn) * across + along[1],
        )
        for side in (1, -1)
    ]
