"""Coloured frames over cards and tokens that stand out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import FLARE, GOLD, INK
from render.layout import GAP
from render.parts.scene import Mark

if TYPE_CHECKING:
    from render.colours import RGB
    from render.surface.canvas import Canvas


def frame_mark(
    canvas: Canvas, box: tuple[float, float, float, float], mark: Mark, z: float, radius: float
) -> None:
    """Draw the frame of a mark: pink for the last turn, gold for any choice."""
    if mark is Mark.LAST:
        frame_last(canvas, box, z, radius)
    elif mark is not Mark.NONE:
        frame_choice(canvas, box, z, radius)


def frame_choice(
    canvas: Canvas, box: tuple[float, float, float, float], z: float, radius: float
) -> None:
    """Draw the frame of a choice: gold, with an ink line inside."""
    _frame(canvas, box, GOLD, z, radius)


def frame_last(
    canvas: Canvas, box: tuple[float, float, float, float], z: float, radius: float
) -> None:
    """Draw the frame of a change in the last move: pink, with a corner cut off and a dot in it.

    The corner is a sign without colour.
    """
    left, top, _, bottom = box
    _frame(canvas, box, FLARE, z, radius)
    k = min(z, (bottom - top) / 48)
    x, y, tip = left - GAP, top - GAP, 27 * k - GAP
    canvas.polygon([(x, y + GAP + 4), (x, y + tip), (x + tip, y), (x + GAP + 4, y)], FLARE)
    canvas.disc(left + 6.2 * k, top + 6.2 * k, 3.9 * k, INK)


def _frame(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    colour: RGB,
    z: float,
    radius: float,
) -> None:
    left, top, right, bottom = box
    outer = (left - GAP, top - GAP, right + GAP, bottom + GAP)
    canvas.frame(outer, colour, 5 * z, radius=radius + GAP)
    inner = (left + 3 * z, top + 3 * z, right - 3 * z, bottom - 3 * z)
    canvas.frame(inner, INK, 1.6 * z, radius=max(0, radius - GAP))
