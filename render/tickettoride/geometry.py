"""Where things lie on the map, in its pixels: locations, the lines of tracks, their spaces."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from render.layout import Size

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.surface.shapes import Point
    from render.tickettoride.board import MapBoard, TrackScene

MAP = Size(1236, 862)
"""The size of the map on the picture of a table."""
SCALE, _LEFT, _TOP = 0.862, -134, -6
"""The pixels of the map for one of the board, and where the map begins."""
_MARGIN = 40
"""The least distance of a location from the edge of the map."""

START = 32
"""The usual distance from a location's middle to the first space."""
THICK, TRAM = 22, 28
"""The thickness of a space and of a tram."""
_APART = 17
"""The distance of a double track from the line in the middle."""
_GAP, _LONGEST = 4.5, 78
_ROUND = 6
"""The parts of which a round corner is made."""
_STEPS = 200
"""The parts of which a line is made."""


class Space(NamedTuple):
    """A space of a track: its middle, its direction in radians, its length."""

    x: float
    y: float
    turn: float
    length: float

    def point(self, along: float, across: float) -> Point:
        """Return a point on it, from its middle along its direction and to the right."""
        u, v = cos(self.turn), sin(self.turn)
        return self.x + u * along - v * across, self.y + v * along + u * across

    def corners(self, half: float, more: float = 0) -> list[Point]:
        """Return the corners of a box on it, `half` as thick on each side, `more` longer."""
        reach = self.length / 2 + more
        signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        return [self.point(u * reach, v * half) for u, v in signs]

    def around(self, more: float) -> tuple[float, float, float, float]:
        """Return the edges of a box around it, with room on every side."""
        reach = self.length / 2 + more
        return self.x - reach, self.y - reach, self.x + reach, self.y + reach

    def rounded(self, box: tuple[float, float, float, float], radius: float) -> list[Point]:
        """Return a box with round corners on it, by its edges seen from the middle."""
        left, top, right, bottom = box
        radius = min(radius, (right - left) / 2, (bottom - top) / 2)
        middles = (
            *((right - radius, bottom - radius), (left + radius, bottom - radius)),
            *((left + radius, top + radius), (right - radius, top + radius)),
        )
        points: list[Point] = []
        for corner, (x, y) in enumerate(middles):
            for step in range(_ROUND + 1):
                turn = (corner + step / _ROUND) * pi / 2
                points.append(self.point(x + radius * cos(turn), y + radius * sin(turn)))
        return points

    def end(self, share: float) -> Point:
        """Return a point on its middle line, from -0.5, its start, to 0.5."""
        far = share * self.length
        return self.x + cos(self.turn) * far, self.y + sin(self.turn) * far


class Segment(NamedTuple):
    """The middle line of a track, and the middles of its locations."""

    points: tuple[Point, ...]
    start: Point
    end: Point

    def between(self, starts: tuple[float, float], more: float = 0) -> list[Point]:
        """Return the part that is farther from both locations than some distances."""
        first, last = starts[0] + more, starts[1] + more
        return [
            point
            for point in self.points
            if _distance(point, self.start) >= first and _distance(point, self.end) >= last
        ]


@lru_cache(maxsize=8)
def places(board: MapBoard) -> tuple[Point, ...]:
    """Return the middles of all locations; a map that would leave the picture is made to fit."""
    raw = [(each.x * SCALE + _LEFT, each.y * SCALE + _TOP) for each in board.locations]
    across = _fitted([x for x, _ in raw], MAP.width)
    down = _fitted([y for _, y in raw], MAP.height)
    return tuple(zip(across, down, strict=True))


def _fitted(values: list[float], room: float) -> list[float]:
    low, high = min(values), max(values)
    if low >= _MARGIN and high <= room - _MARGIN:
        return values
    start, end = max(low, _MARGIN), min(high, room - _MARGIN)
    if high == low:
        return [min(max(low, _MARGIN), room - _MARGIN)] * len(values)
    return [start + (value - low) * (end - start) / (high - low) for value in values]


@lru_cache(maxsize=8)
def lines(board: MapBoard) -> tuple[Segment, ...]:
    """Return the middle line of every track."""
    return tuple(_line(board, number) for number in range(len(board.tracks)))


def partners(board: MapBoard, number: int) -> list[int]:
    """Return a track and the other one of its double route."""
    group = board.tracks[number].group
    if not group:
        return [number]
    return [other for other, track in enumerate(board.tracks) if track.group == group]


def _line(board: MapBoard, number: int) -> Segment:
    track = board.tracks[number]
    start, end = (places(board)[place] for place in (track.start, track.end))
    aside = 0.0
    if track.group:
        aside = -_APART if partners(board, number)[0] == number else _APART
    points = _curve(start, end, track.bend * SCALE, aside)
    return Segment(tuple(points), start, end)


def _curve(start: Point, end: Point, bend: float, aside: float) -> list[Point]:
    (x1, y1), (x2, y2) = start, end
    far = hypot(x2 - x1, y2 - y1) or 1
    cx = (x1 + x2) / 2 - (y2 - y1) / far * 2 * bend
    cy = (y1 + y2) / 2 + (x2 - x1) / far * 2 * bend
    points: list[Point] = []
    for step in range(_STEPS + 1):
        t = step / _STEPS
        s = 1 - t
        x = s * s * x1 + 2 * t * s * cx + t * t * x2
        y = s * s * y1 + 2 * t * s * cy + t * t * y2
        dx, dy = s * (cx - x1) + t * (x2 - cx), s * (cy - y1) + t * (y2 - cy)
        length = hypot(dx, dy) or 1
        points.append((x - dy / length * aside, y + dx / length * aside))
    return points


def spaces_on(line: Segment, track: TrackScene, starts: tuple[float, float]) -> tuple[Space, ...]:
    """Return the spaces of a track: equally long, in the middle of what is left of its line."""
    points = line.between(starts)
    if len(points) < 2:
        points = list(line.points[_STEPS // 2 - 1 : _STEPS // 2 + 2])
    reached = [0.0]
    for one, other in pairwise(points):
        reached.append(reached[-1] + _distance(one, other))
    room, count = reached[-1], track.length
    length = max(1.0, min((room - _GAP * (count - 1)) / count, _LONGEST))
    first = (room - length * count - _GAP * (count - 1)) / 2
    spaces: list[Space] = []
    for place in range(count):
        begin = first + place * (length + _GAP)
        start, middle, end = (
            _along(points, reached, begin + share * length) for share in (0, 0.5, 1)
        )
        turn = atan2(end[1] - start[1], end[0] - start[0])
        spaces.append(Space(*middle, turn, length))
    return tuple(spaces)


def _along(points: Sequence[Point], reached: Sequence[float], far: float) -> Point:
    far = min(max(far, 0), reached[-1])
    for place in range(1, len(points)):
        if reached[place] >= far:
            step = reached[place] - reached[place - 1]
            share = (far - reached[place - 1]) / step if step else 0
            (x1, y1), (x2, y2) = points[place - 1], points[place]
            return x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
    return points[-1]


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
