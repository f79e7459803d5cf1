"""Lines of a chart that differ in colour, dashes and markers, and are named at their ends."""

from __future__ import annotations

from itertools import cycle, pairwise
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from render.colours import CREAM, FLARE, GLASS, GOLD, INK
from render.surface.canvas import Canvas
from render.text.fonts import Style

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.colours import RGB
    from render.surface.shapes import Point

BOLD = 7
"""The width of a line."""
MARKER = 21
"""The radius of a marker."""


class Curve(NamedTuple):
    """How the line of a seat is told from others.

    Attributes
    ----------
    dashes
        The lengths of dashes and gaps in turn; none: the line is whole.
    corners
        The corners of its marker, around (0, 0) with a radius of about 1; none: a disc.
    middle
        How far below the middle of the marker its number stands, by its radius.
    """

    colour: RGB
    dashes: tuple[float, ...]
    corners: tuple[Point, ...]
    middle: float = 0


STROKES = (
    Curve(GOLD, (), ()),
    Curve(GLASS, (26, 13), ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86))),
    Curve(FLARE, (5, 11), ((0, -1.2), (1.16, 0.86), (-1.16, 0.86)), 0.22),
    Curve(CREAM, (26, 11, 5, 11), ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))),
)
"""By seat."""


def draw_line(canvas: Canvas, points: Sequence[Point], seat: int) -> None:
    """Draw the line of a seat."""
    stroke = STROKES[seat - 1]
    for part in dashed(points, stroke.dashes) if stroke.dashes else (points,):
        canvas.stroke(part, stroke.colour, BOLD)


def dashed(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[list[Point]]:
    """Yield the dashes of a line through some points."""
    lengths = cycle(dashes)
    left, drawn = next(lengths), True
    dash: list[Point] = [points[0]]
    for one, other in pairwise(points):
        length, done = hypot(other[0] - one[0], other[1] - one[1]), 0.0
        while length - done > left:
            done += left
            share = done / length
            at = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            if drawn:
                yield [*dash, at]
            dash, drawn, left = [at], not drawn, next(lengths)
        left -= length - done
        dash.append(other)
    if drawn and len(dash) > 1:
        yield dash


def marker(seat: int, radius: float = MARKER) -> Canvas:
    """Draw the marker of a seat: its own shape with the number."""
    stroke, middle = STROKES[seat - 1], 1.3 * radius
    canvas = Canvas(2.6 * radius, 2.6 * radius)
    for size, fill in ((radius + 2.5, INK), (radius, stroke.colour)):
        if stroke.corners:
            corners = [(middle + x * size, middle + y * size) for x, y in stroke.corners]
            canvas.polygon(corners, fill)
        else:
            canvas.disc(middle, middle, size, fill)
    at = (middle, middle + stroke.middle * radius)
    canvas.text(at, str(seat), Style.NUMBER, 1.45 * radius, INK, room=1.3 * radius)
    return canvas


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Return places near the wanted ones, in the same order, at least `apart` and within bounds.

    If there is too little room, they lie closer.
    """
    if not wanted:
        return []
    apart = min(apart, (high - low) / max(1, len(wanted) - 1))
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    found = [0.0] * len(wanted)
    at = low - apart
    for place in order:
        at = found[place] = max(at + apart, min(max(wanted[place], low), high))
    at = high + apart
    for place in reversed(order):
        at = found[place] = min(at - apart, found[place])
    return found
