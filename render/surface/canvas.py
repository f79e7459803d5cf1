"""A canvas that takes coordinates in pixels and draws 4 by 4 fine pixels for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.text import lettering

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.colours import RGB
    from render.surface.shapes import Point
    from render.text.fonts import Style

FINE = 4
"""The number of fine pixels in one pixel, across and down."""

Corners = tuple[bool, bool, bool, bool]
LEFT: Corners = (True, False, False, True)
TOP: Corners = (True, True, False, False)
BOTTOM: Corners = (False, False, True, True)
ALL: Corners = (True, True, True, True)


class Canvas:
    """A surface to draw a sprite on. Later shapes cover earlier ones; coordinates may be fractions.

    Parameters
    ----------
    ground
        The flat colour beneath, or None for a transparent one.
    """

    def __init__(self, width: float, height: float, ground: RGB | None = None) -> None:
        self.width, self.height = width, height
        self._opaque = ground is not None
        size = (round(width * FINE), round(height * FINE))
        self.fine = Image.new("RGBA", size, (*ground, 255) if ground else (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.fine)

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
        self._draw.rounded_rectangle(_fine(box, grow), radius * FINE, fill, corners=corners)

    def frame(
        self, box: tuple[float, float, float, float], colour: RGB, line: float, *, radius: float = 0
    ) -> None:
        """Draw the outline of a rectangle, `line` wide, inside its edge."""
        self._draw.rounded_rectangle(
            _fine(box, 0), radius * FINE, None, colour, max(1, round(line * FINE))
        )

    def polygon(self, points: Iterable[Point], fill: RGB) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * FINE, y * FINE) for x, y in points], fill)

    def clear(self, points: Iterable[Point]) -> None:
        """Make a polygon transparent."""
        self._draw.polygon([(x * FINE, y * FINE) for x, y in points], (0, 0, 0, 0))

    def line(self, points: Iterable[Point], colour: RGB, line: float) -> None:
        """Draw a line through the points."""
        fine = [(x * FINE, y * FINE) for x, y in points]
        self._draw.line(fine, colour, max(1, round(line * FINE)), joint="curve")

    def stroke(self, points: Iterable[Point], colour: RGB, line: float) -> None:
        """Draw a line with round ends and joints."""
        points = list(points)
        self.line(points, colour, line)
        for x, y in points:
            self.disc(x, y, line / 2, colour)

    def disc(self, x: float, y: float, radius: float, fill: RGB) -> None:
        """Fill a circle."""
        self._draw.ellipse(_fine((x - radius, y - radius, x + radius, y + radius), 0), fill)

    def ring(self, x: float, y: float, radius: float, colour: RGB, line: float) -> None:
        """Draw the outline of a circle, inside its edge."""
        box = _fine((x - radius, y - radius, x + radius, y + radius), 0)
        self._draw.ellipse(box, None, colour, round(line * FINE))

    def pie(self, x: float, y: float, radius: float, start: float, end: float, fill: RGB) -> None:
        """Fill a sector between two angles in degrees, clockwise from the right."""
        box = _fine((x - radius, y - radius, x + radius, y + radius), 0)
        self._draw.pieslice(box, start, end, fill)

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
        box = _fine((x - radius, y - radius, x + radius, y + radius), 0)
        self._draw.arc(box, *angles, colour, round(line * FINE))

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
        """Write text with its capitals centred on the height of `at`.

        Parameters
        ----------
        at
            The start ("l"), middle ("m") or end ("r") of the text, by `anchor`.
        size
            The size in pixels; smaller if the text would be wider than `room`.
        """
        fine_size = round(size * FINE)
        length = lettering.width(text, style, fine_size)
        if length > room * FINE:
            fine_size = int(fine_size * room * FINE / length)
            length = lettering.width(text, style, fine_size)
        x = at[0] * FINE - length * {"l": 0, "m": 0.5, "r": 1}[anchor]
        baseline = at[1] * FINE + fine_size * lettering.CAPITALS / 2
        lettering.write(self._draw, (x, baseline), text, style, fine_size, colour)

    def stamp(self, other: Canvas, x: float, y: float) -> None:
        """Lay another drawing on this one, its left top corner at (x, y)."""
        self.fine.alpha_composite(other.fine, (round(x * FINE), round(y * FINE)))

    def inset(
        self, other: Image.Image, box: tuple[float, float, float, float], radius: float
    ) -> None:
        """Paste an oversampled image into a box with round corners.

        The left top corners coincide; what does not fit is cut off.
        """
        left, top, right, bottom = (round(edge * FINE) for edge in box)
        size = (right - left, bottom - top)
        window = Image.new("L", size, 0)
        edge = (0, 0, size[0] - 1, size[1] - 1)
        ImageDraw.Draw(window).rounded_rectangle(edge, radius * FINE, fill=255)
        self.fine.paste(other.crop((0, 0, *size)), (left, top), window)

    def on(self, ground: RGB) -> Image.Image:
        """Return the drawing in pixels on a flat colour."""
        drawing = self.fine.reduce(FINE)
        image = Image.new("RGB", drawing.size, ground)
        image.paste(drawing, (0, 0), drawing)
        return image

    def done(self) -> Image.Image:
        """Return the drawing in pixels, without transparency if it has a ground."""
        if not self._opaque:
            return self.fine.reduce(FINE)
        # `Image.reduce` has the same result, but makes two large copies on the way.
        pixels = self.fine.im.reduce((FINE, FINE), (0, 0, *self.fine.size))
        return Image.Image()._new(pixels).convert("RGB")  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]


def _fine(box: tuple[float, float, float, float], grow: float) -> tuple[float, float, float, float]:
    left, top, right, bottom = box
    return (
        (left - grow) * FINE,
        (top - grow) * FINE,
        (right + grow) * FINE - 1,
        (bottom + grow) * FINE - 1,
    )
