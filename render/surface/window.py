"""A canvas that shows a part of a larger drawing, and may show it smaller."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import ImageDraw

from render.surface.canvas import ALL, FINE, Canvas
from render.text import lettering

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PIL import Image

    from render.colours import RGB
    from render.layout import Rect
    from render.surface.canvas import Corners
    from render.surface.shapes import Point
    from render.text.fonts import Style


class Window(Canvas):
    """A part of a drawing. All coordinates and sizes are those of the whole drawing.

    Parameters
    ----------
    area
        The part, in pixels of the picture.
    scale
        Pixels of the picture for each unit of the drawing.
    """

    def __init__(self, area: Rect, ground: RGB | None = None, scale: float = 1) -> None:
        super().__init__(area.width, area.height, ground)
        self.area, self.scale = area, scale

    def copy(self) -> Window:
        """Return a window with the same drawing, which must have a ground."""
        other = Window(self.area, (0, 0, 0), self.scale)
        other.fine.paste(self.fine)
        return other

    def at(self, x: float, y: float) -> Point:
        """Return a point of the drawing in pixels of this canvas, to the nearest fine pixel.

        Parts of a drawing agree where they meet: Pillow cuts fractions off, above and left of a
        canvas to the other side.
        """
        return _snapped(x * self.scale) - self.area.x, _snapped(y * self.scale) - self.area.y

    def shows(self, box: tuple[float, float, float, float]) -> bool:
        """Return whether a box of the drawing, by its edges, reaches into this part."""
        left, top, right, bottom = self._box(box)
        return right >= 0 and bottom >= 0 and left <= self.width and top <= self.height

    def box(
        self,
        box: tuple[float, float, float, float],
        fill: RGB | None,
        *,
        radius: float = 0,
        corners: Corners = ALL,
        grow: float = 0,
    ) -> None:
        """Fill a rectangle given by left, top, right and bottom, `grow` wider on every side."""
        k = self.scale
        super().box(
            self._box(box), fill, radius=radius * k, corners=corners, grow=_snapped(grow * k)
        )

    def frame(
        self, box: tuple[float, float, float, float], colour: RGB, line: float, *, radius: float = 0
    ) -> None:
        """Draw the outline of a rectangle, `line` wide, inside its edge."""
        super().frame(self._box(box), colour, line * self.scale, radius=radius * self.scale)

    def polygon(self, points: Iterable[Point], fill: RGB) -> None:
        """Fill a polygon."""
        super().polygon([self.at(*point) for point in points], fill)

    def line(self, points: Iterable[Point], colour: RGB, line: float) -> None:
        """Draw a line through the points; parts that are not seen are left out."""
        shown: list[Point] = []
        for one, other in pairwise(points):
            left, right = sorted((one[0], other[0]))
            top, bottom = sorted((one[1], other[1]))
            if self.shows((left - line, top - line, right + line, bottom + line)):
                shown = shown or [self.at(*one)]
                shown.append(self.at(*other))
            elif shown:
                super().line(shown, colour, line * self.scale)
                shown = []
        if shown:
            super().line(shown, colour, line * self.scale)

    def disc(self, x: float, y: float, radius: float, fill: RGB) -> None:
        """Fill a circle."""
        super().disc(*self.at(x, y), _snapped(radius * self.scale), fill)

    def ring(self, x: float, y: float, radius: float, colour: RGB, line: float) -> None:
        """Draw the outline of a circle, inside its edge."""
        super().ring(*self.at(x, y), _snapped(radius * self.scale), colour, line * self.scale)

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: RGB) -> None:
        """Fill a sector between two angles in degrees, clockwise from the right."""
        super().pie(*self.at(x, y), _snapped(radius * self.scale), start, end, fill)

    def arc(
        self,
        x: float,
        y: float,
        radius: float,
        angles: tuple[float, float],
        colour: RGB,
        line: float,
    ) -> None:
        """Draw a part of a circle between two angles in degrees, clockwise from the right."""
        k = self.scale
        super().arc(*self.at(x, y), _snapped(radius * k), angles, colour, line * k)

    def text(
        self,
        at: Point,
        text: str,
        style: Style,
        size: float,
        colour: RGB,
        *,
        room: float,
        anchor: str = "m",
    ) -> None:
        """Write text with its capitals centred on the height of `at` (see `Canvas.text`)."""
        k = self.scale
        super().text(self.at(*at), text, style, size * k, colour, room=room * k, anchor=anchor)

    def name(
        self, at: Point, text: str, style: Style, size: float, colours: tuple[RGB, RGB]
    ) -> None:
        """Write text from a point on its baseline: in the first colour, on a halo in the second."""
        x, y = self.at(*at)
        fine = (x * FINE, y * FINE)
        fine_size = round(size * self.scale * FINE)
        draw = ImageDraw.Draw(self.fine)
        ink, edge = colours
        line = round(3 * self.scale * FINE)
        lettering.halo(draw, fine, text, style, fine_size, edge, line)
        lettering.write(draw, fine, text, style, fine_size, ink)

    def lay(self, other: Image.Image, x: float, y: float) -> None:
        """Lay an oversampled drawing on this one, its middle at (x, y)."""
        left, top = self.at(x, y)
        left, top = round(left * FINE - other.width / 2), round(top * FINE - other.height / 2)
        source = max(0, -left), max(0, -top)
        if source[0] < other.width and source[1] < other.height:
            self.fine.alpha_composite(other, (max(0, left), max(0, top)), source)

    def _box(self, box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = box
        return *self.at(left, top), *self.at(right, bottom)


def _snapped(value: float) -> float:
    return round(value * FINE) / FINE
