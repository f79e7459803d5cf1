"""The chart of a review: the chance of each seat to win, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BAND, CREAM, FOG, GOLD, INK, LINE, PANEL
from render.layout import Rect
from render.parts.icons import chip, spark_chip
from render.parts.panels import Tone, headed_panel, laid, opaque
from render.parts.reviewlines import MARKER, STROKES, draw_line, marker, spread
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look, fit, legible, settled, shown_name, width

if TYPE_CHECKING:
    from render.parts.reviewscene import LuckyScene, ReviewPicture
    from render.surface.shapes import Point
    from render.surface.sheet import Sheet

_HEIGHT, _LUCKY = 640, 54
"""The height of the chart, and of the line of the luckiest turn below it."""
_BAND = 92
_LANE = 62
"""The room above the plot for the letters of the told turns."""
_LEFT, _RIGHT = 116, 262
"""The room at the left for percentages, and at the right for names."""
_BELOW = 138
"""The room below the plot for turns, and for how sure the chances are."""
_AROUND = 28
"""The room around the plot for what reaches out of it."""
_FIGURE, _PROSE, _SMALLEST = 40, 40, 30
_LETTER = 23
"""The radius of the letter of a told turn."""
_APART = 62
"""The distance of two names."""
_MARKERS = 4
"""Markers on each line."""
_STEPS = (1, 2, 5, 10, 20, 50, 100)
"""The numbers of turns that may lie between two that are written."""
_MOST_WRITTEN = 6


def height_of(scene: ReviewPicture) -> int:
    """Return the height of the chart in its panel."""
    return _HEIGHT + (_LUCKY if scene.lucky else 0)


class Chart:
    """The chart in its panel.

    Parameters
    ----------
    area
        The panel.
    """

    def __init__(self, scene: ReviewPicture, area: Rect) -> None:
        self.scene, self.area = scene, area
        top = area.y + _BAND + _LANE
        right = area.right - _RIGHT
        self._below = _BELOW + (_LUCKY if scene.lucky else 0)
        left = area.x + _LEFT
        self.plot = Rect(left, top, right - left, area.bottom - self._below - top)
        self._number = {turn: place for place, turn in enumerate(scene.turns)}

    def paint(self, sheet: Sheet) -> None:
        """Paint everything of the chart."""
        area = self.area
        sheet.sprite(
            area.x, area.y, opaque, headed_panel, area.width, area.height, _BAND, Tone.GOLD
        )
        title, size = fit(legible(self.scene.title), Style.NAME, 58, area.width - 48, 40)
        look = Look(Style.NAME, size, INK, GOLD)
        sheet.text(area.x + 24, area.y + _BAND / 2, title, look)
        left, top = self.plot.x - _AROUND, self.plot.y - _AROUND
        width, height = self.plot.width + 2 * _AROUND, self.plot.height + 2 * _AROUND
        sheet.inlay(left, top, self._drawn(Rect(left, top, width, height)).done())
        self._paint_scales(sheet)
        self._paint_names(sheet)
        self._paint_letters(sheet)
        self._paint_certainty(sheet)

    def x(self, turn: float) -> float:
        """Return where a number of turns lies in the picture, across."""
        first, last = self.scene.turns[0], self.scene.turns[-1]
        return self.plot.x + (turn - first) / (last - first) * self.plot.width

    def y(self, share: float) -> float:
        """Return where a chance lies in the picture, down."""
        return self.plot.bottom - share * self.plot.height

    def _drawn(self, inner: Rect) -> Canvas:
        canvas = Canvas(inner.width, inner.height, PANEL)

        def at(x: float, y: float) -> Point:
            return x - inner.x, y - inner.y

        plot = self.plot
        box = (*at(self.x(self.scene.late), plot.y), *at(plot.right, plot.bottom))
        canvas.box(box, BAND)
        for share in (0, 0.5, 1):
            ends = [at(plot.x, self.y(share)), at(plot.right, self.y(share))]
            canvas.line(ends, LINE, 2.5)
        for (number, share), x in zip(self._told(), self._lanes(), strict=True):
            turn = self.x(number)
            tie = [at(x, plot.y - 20), at(turn, plot.y), at(turn, self.y(share))]
            canvas.line(tie, FOG, 2.5)
        for line, y in zip(self.scene.lines, self._heights(), strict=True):
            ends = [at(plot.right, self.y(line.shares[-1])), at(plot.right + 26, y)]
            canvas.line(ends, STROKES[line.seat - 1].colour, 2.5)
        for line in reversed(self.scene.lines):
            pairs = zip(self.scene.turns, line.shares, strict=True)
            draw_line(canvas, [at(self.x(turn), self.y(share)) for turn, share in pairs], line.seat)
        for place, line in enumerate(self.scene.lines):
            sign = marker(line.seat, 17)
            for turn in self._marked(place):
                x, y = at(self.x(turn), self.y(line.shares[self._number[turn]]))
                canvas.stamp(sign, x - sign.width / 2, y - sign.height / 2)
        return canvas

    def _marked(self, place: int) -> list[int]:
        turns, lines = self.scene.turns, len(self.scene.lines)
        every = len(turns) / _MARKERS
        places = (round((step + (place + 0.5) / lines) * every) for step in range(_MARKERS))
        return sorted({turns[each] for each in places if each < len(turns) - 1})

    def _told(self) -> list[tuple[int, float]]:
        lucky = self.scene.lucky
        told = (*self.scene.moments, *((lucky,) if lucky else ()))
        return [(each.turn, each.share) for each in told]

    def _lanes(self) -> list[float]:
        wanted = [self.x(turn) for turn, _ in self._told()]
        return spread(wanted, 2 * _LETTER + 8, self.plot.x, self.plot.right)

    def _heights(self) -> list[float]:
        plot = self.plot
        # Of equal ends the seats follow each other downwards.
        wanted = [
            self.y(line.shares[-1]) + place / 100 for place, line in enumerate(self.scene.lines)
        ]
        return spread(wanted, _APART, plot.y, plot.bottom)

    def _paint_scales(self, sheet: Sheet) -> None:
        plot, look = self.plot, Look(Style.NUMBER, _FIGURE, FOG, PANEL)
        for percent in (0, 50, 100):
            sheet.text(plot.x - 30, self.y(percent / 100), str(percent), look, anchor="r")
        y = plot.bottom + 46
        room = plot.right - self.plot.x
        text, size = fit(
            legible(self.scene.late_title, Style.PROSE), Style.PROSE, _PROSE, room / 2, _SMALLEST
        )
        late = Look(Style.PROSE, size, CREAM, PANEL)
        free = plot.right - sheet.text(plot.right, y, text, late, anchor="r") - 24
        for turn in self._written():
            half = width(str(turn), Style.NUMBER, _FIGURE) / 2
            if self.x(turn) + half < free:
                sheet.text(self.x(turn), y, str(turn), look, anchor="m")

    def _written(self) -> range:
        first, last = self.scene.turns[0], self.scene.turns[-1]
        step = next((each for each in _STEPS if last - first <= _MOST_WRITTEN * each), _STEPS[-1])
        return range(first, last, step)

    def _paint_names(self, sheet: Sheet) -> None:
        left = self.plot.right + 26
        for line, y in zip(self.scene.lines, self._heights(), strict=True):
            sheet.sprite(left, y - 1.3 * MARKER, laid, marker, PANEL, line.seat)
            x = left + round(2.6 * MARKER) + 6
            name = shown_name(line.name, line.fallback_name)
            room = self.area.right - 18 - x
            text, size = fit(name, Style.NAME, 40, room, _SMALLEST, _APART - 6)
            at = settled(text, Style.NAME, size, y, y - _APART / 2, y + _APART / 2)
            sheet.text(x, at, text, Look(Style.NAME, size, CREAM, PANEL))

    def _paint_letters(self, sheet: Sheet) -> None:
        y = self.plot.y - _LANE / 2 - 6
        letters = len(self.scene.moments)
        for number, x in enumerate(self._lanes(), start=1):
            left, top = x - _LETTER, y - _LETTER
            if number > letters:
                sheet.sprite(left, top, laid, spark_chip, PANEL, _LETTER)
            else:
                sheet.sprite(left, top, laid, letter, PANEL, _LETTER, number)

    def _paint_certainty(self, sheet: Sheet) -> None:
        y = self.area.bottom - 40 - (_LUCKY if self.scene.lucky else 0)
        bar = max(12, round(2 * self.scene.error * self.plot.height))
        x = self.area.x + 30
        sheet.sprite(x, y - bar / 2 - 2, laid, certainty_bar, PANEL, bar + 4)
        words = legible(self.scene.certainty, Style.PROSE)
        room = self.area.right - 20 - (x + 46)
        text, size = fit(words, Style.PROSE, _PROSE, room, _SMALLEST)
        sheet.text(x + 46, y, text, Look(Style.PROSE, size, FOG, PANEL))
        if self.scene.lucky is not None:
            self._paint_lucky(sheet, self.scene.lucky, x, y + _LUCKY)

    def _paint_lucky(self, sheet: Sheet, lucky: LuckyScene, x: float, y: float) -> None:
        sheet.sprite(x - 10, y - _LETTER, laid, spark_chip, PANEL, _LETTER)
        room = self.area.right - 20 - (x + 46)
        words = legible(lucky.title, Style.PROSE)
        text, size = fit(words, Style.PROSE, _PROSE, room, _SMALLEST)
        sheet.text(x + 46, y, text, Look(Style.PROSE, size, CREAM, PANEL))


def letter(radius: float, number: int) -> Canvas:
    """Draw the letter of a told turn, A for the first: the numbers are those of seats."""
    canvas = chip(radius)
    at = (radius, radius)
    canvas.text(at, chr(64 + number), Style.NUMBER, 1.42 * radius, INK, room=1.5 * radius)
    return canvas


def certainty_bar(height: int) -> Canvas:
    """Draw an error bar: an upright line between two short ones."""
    canvas = Canvas(26, height)
    for box in (
        (0, 0, 26, 4),
        (0, height - 4, 26, height),
        (11, 0, 15, height),
    ):
        canvas.box(box, FOG)
    return canvas
