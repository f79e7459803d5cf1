"""Searches where the spaces of tracks begin, so that trams of two tracks never touch."""

from __future__ import annotations

from itertools import combinations, product
from math import hypot
from typing import TYPE_CHECKING

from render.tickettoride.geometry import START, TRAM, lines, partners, spaces_on

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.surface.shapes import Point
    from render.tickettoride.board import MapBoard
    from render.tickettoride.geometry import Space

_LEAST = 5
"""The least distance of trams of two tracks that meet at a location."""
_STEP, _FARTHEST = 2, 70
_MOST = 60
"""The most rounds: tracks give way in turns, and may have no room to do so."""
_NEAR = 2
"""The spaces at a location that may come near those of another track."""


def search_starts(board: MapBoard) -> tuple[tuple[float, float], ...]:
    """Return by track the distances of its spaces from both locations.

    Where trams of two tracks would come too near to each other, the track with the longer spaces
    begins farther away.
    """
    found = [[float(START), float(START)] for _ in board.tracks]
    rows = [_row(board, number, each) for number, each in enumerate(found)]
    pairs = list(_meeting(board))
    moved = set(range(len(board.tracks)))
    for _ in range(_MOST):
        longer: set[tuple[int, int]] = set()
        for one, other, place in pairs:
            if not moved & {one, other}:
                continue
            if _apart(_at(board, rows, one, place), _at(board, rows, other, place)) < _LEAST:
                gives_way = one if rows[one][0].length >= rows[other][0].length else other
                longer |= {(number, place) for number in partners(board, gives_way)}
        if not longer:
            break
        for number, place in longer:
            side = 0 if board.tracks[number].start == place else 1
            found[number][side] = min(found[number][side] + _STEP, _FARTHEST)
            rows[number] = _row(board, number, found[number])
        moved = {number for number, _ in longer}
    return tuple((start, end) for start, end in found)


def _row(board: MapBoard, number: int, starts: Sequence[float]) -> tuple[Space, ...]:
    return spaces_on(lines(board)[number], board.tracks[number], (starts[0], starts[1]))


def _meeting(board: MapBoard) -> Iterator[tuple[int, int, int]]:
    for one, other in combinations(range(len(board.tracks)), 2):
        ends = [{board.tracks[each].start, board.tracks[each].end} for each in (one, other)]
        if len(shared := ends[0] & ends[1]) == 1:
            yield one, other, shared.pop()


def _at(
    board: MapBoard, rows: Sequence[tuple[Space, ...]], number: int, place: int
) -> tuple[Space, ...]:
    row = rows[number]
    return row[:_NEAR] if board.tracks[number].start == place else row[-_NEAR:]


def _apart(some: Sequence[Space], others: Sequence[Space]) -> float:
    boxes = [[space.corners(TRAM / 2) for space in each] for each in (some, others)]
    return min(_distance(one, other) for one, other in product(*boxes))


def _distance(one: Sequence[Point], other: Sequence[Point]) -> float:
    if any(_inside(corner, other) for corner in one) or any(_inside(c, one) for c in other):
        return 0
    return min(
        _from_edge(corner, edge)
        for corners, box in ((one, other), (other, one))
        for corner in corners
        for edge in zip(box, (*box[1:], box[0]), strict=True)
    )


def _inside(point: Point, box: Sequence[Point]) -> bool:
    sides = [
        (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)
        for (x1, y1), (x2, y2) in zip(box, (*box[1:], box[0]), strict=True)
    ]
    return all(side >= 0 for side in sides) or all(side <= 0 for side in sides)


def _from_edge(point: Point, edge: tuple[Point, Point]) -> float:
    (x1, y1), (x2, y2) = edge
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    share = ((point[0] - x1) * dx + (point[1] - y1) * dy) / length if length else 0
    share = min(max(share, 0), 1)
    return hypot(point[0] - x1 - share * dx, point[1] - y1 - share * dy)
