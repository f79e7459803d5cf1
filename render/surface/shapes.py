"""Outlines of icons, as lists of points."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

Point: TypeAlias = tuple[float, float]


def star(x: float, y: float, outer: float, inner: float, points: int) -> list[Point]:
    """Return a star around (x, y), one point upwards."""
    return [
        _around(x, y, inner if step % 2 else outer, step / (2 * points))
        for step in range(2 * points)
    ]


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """Return a hexagon around (x, y), one corner upwards."""
    return [_around(x, y, radius, step / 6) for step in range(6)]


def spark(x: float, y: float, radius: float) -> list[Point]:
    """Return a thin four-pointed star around (x, y)."""
    return star(x, y, radius, radius * 0.3, 4)


def curve(height: Callable[[float], float], end: float, steps: int) -> list[Point]:
    """Return the graph of a function of x, from 0 to `end`."""
    return [(end * i / steps, height(end * i / steps)) for i in range(steps + 1)]


def sagging(start: Point, end: Point, sag: float, steps: int = 40) -> list[Point]:
    """Return a cable hung between two points, `sag` below their line at the middle."""
    points: list[Point] = []
    for step in range(steps + 1):
        t = step / steps
        x = start[0] + (end[0] - start[0]) * t
        points.append((x, start[1] + (end[1] - start[1]) * t + 4 * sag * t * (1 - t)))
    return points


def _around(x: float, y: float, radius: float, turn: float) -> Point:
    angle = 2 * pi * turn - pi / 2
    return x + radius * cos(angle), y + radius * sin(angle)
