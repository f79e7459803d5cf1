"""Searches where the names of locations stand: near their own, clear of tracks and each other."""

from __future__ import annotations

from enum import Enum
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.text import lettering
from render.text.fonts import Style
from render.tickettoride.geometry import MAP, TRAM, places
from render.tickettoride.scenery import OBSTACLES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.tickettoride.board import MapBoard
    from render.tickettoride.geometry import Space

SIZE, LARGE = 36, 42
"""The sizes of names, usually and on the map of a hand."""
_LEVELS = ((SIZE, 1), (34, 0), (30, 3), (28, 1), (26, 0))
"""Sizes of letters, each with the distance from tracks, the best first."""
_LARGE_LEVELS = ((LARGE, 3), (LARGE, 0), (LARGE, -6), (LARGE, -14))
_STEP, _LARGE_STEP = 3, 6
_REACH = 112
"""The farthest that a name stands from its location."""
_NEARER = 6
"""How much nearer a name is to its own location than to any other."""
_CLEAR = 30, 35
"""The room around a location: left and above, right and below."""
_EDGE = 11
_FEW = 5
"""The places of a large name that are kept."""


class Align(Enum):
    """The side on which the lines of a name are even."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class NamePlace(NamedTuple):
    """Where a name stands: its lines, their box on the map, the size of letters."""

    lines: tuple[str, ...]
    left: float
    top: float
    width: float
    height: float
    align: Align
    size: int

    @property
    def pitch(self) -> float:
        """The distance from one line to the next."""
        return pitch_of(self.size)

    def shrunk(self, size: int) -> Iterator[NamePlace]:
        """Yield it in smaller letters: at the left end of its box, at the right, in the middle."""
        share = size / self.size
        width, height = self.width * share, self.height * share
        top = self.top + (self.height - height) / 2
        for part in (0, 1, 0.5):
            left = self.left + (self.width - width) * part
            yield self._replace(left=left, top=top, width=width, height=height, size=size)

    def meets(self, other: NamePlace, gap: float = 14) -> bool:
        """Return whether two names are nearer to each other than `gap`."""
        return (
            self.left < other.left + other.width + gap
            and other.left < self.left + self.width + gap
            and self.top < other.top + other.height + gap - 2
            and other.top < self.top + self.height + gap - 2
        )


def pitch_of(size: int) -> float:
    """Return the distance of two lines of a name."""
    return 0.9 * size


def search_names(board: MapBoard, rows: Sequence[Sequence[Space]]) -> tuple[NamePlace, ...]:
    """Return by location where its name stands.

    A name without room is set smaller, then replaced by the number of its location.

    Parameters
    ----------
    rows
        The spaces of every track.
    """
    masks = {clear: _taken(board, rows, clear) for _, clear in _LEVELS}
    every = range(len(board.locations))
    wide = {place: _candidates(board, place, masks[_LEVELS[0][1]], SIZE) for place in every}
    found: dict[int, NamePlace] = {}
    for place in sorted(every, key=lambda place: len(wide[place])):
        options = iter(wide[place])
        others = list(found.values())
        found[place] = next(
            (name for name in options if not any(map(name.meets, others))),
            None,
        ) or _smaller(board, place, masks, others)
    return tuple(found[place] for place in every)


def _smaller(
    board: MapBoard, place: int, masks: dict[int, Image.Image], others: Sequence[NamePlace]
) -> NamePlace:
    for size, clear in _LEVELS[1:]:
        for name in _candidates(board, place, masks[clear], size):
            if not any(map(name.meets, others)):
                return name
    x, y = places(board)[place]
    text = str(place + 1)
    width = lettering.width(text, Style.PROSE, 26)
    return NamePlace((text,), x - width / 2, y - 50, width, 20, Align.MIDDLE, 26)


def search_large_names(
    board: MapBoard, rows: Sequence[Sequence[Space]]
) -> tuple[tuple[NamePlace, ...], ...]:
    """Return by location some places for its name in large letters, which may touch tracks."""
    masks = {clear: _taken(board, rows, clear) for _, clear in _LARGE_LEVELS}
    found: list[tuple[NamePlace, ...]] = []
    for place in range(len(board.locations)):
        few: list[NamePlace] = []
        for size, clear in _LARGE_LEVELS:
            if len(few) == _FEW:
                break
            for name in _candidates(board, place, masks[clear], size):
                if len(few) < _FEW and not any(_same(name, other) for other in few):
                    few.append(name)
        found.append(tuple(few))
    return tuple(found)


def _same(one: NamePlace, other: NamePlace) -> bool:
    near = abs(one.left - other.left) + abs(one.top - other.top) < 50
    return near and one.lines == other.lines


def _taken(board: MapBoard, rows: Sequence[Sequence[Space]], clear: int) -> Image.Image:
    mask = Image.new("L", MAP, 0)
    draw = ImageDraw.Draw(mask)
    for row in rows:
        for space in row:
            draw.polygon(space.corners(TRAM / 2 + 2 + clear, clear), 255)
    low, high = _CLEAR
    for x, y in places(board):
        draw.ellipse((x - low, y - low, x + low, y + high), 255)
        draw.ellipse((x + 6, y + 2, x + high, y + low), 255)
    for box in OBSTACLES:
        draw.rectangle(box, 255)
    return mask


def _candidates(board: MapBoard, place: int, mask: Image.Image, size: int) -> list[NamePlace]:
    found: list[tuple[float, NamePlace]] = []
    for more, lines in enumerate(_settings(board.locations[place].name)):
        width = max(lettering.width(line, Style.PROSE, size) for line in lines)
        height = (len(lines) - 1) * pitch_of(size) + 0.74 * size
        step = _LARGE_STEP if size == LARGE else _STEP
        for left, top in _free(board, place, mask, (width, height), step):
            cost, align = _cost(board, place, (left, top, width, height))
            if cost < _REACH * 3:
                name = NamePlace(lines, left, top, round(width, 1), round(height, 1), align, size)
                found.append((cost + 4 * more, name))
    found.sort(key=lambda each: each[0])
    return [name for _, name in found]


def _settings(name: str) -> Iterator[tuple[str, ...]]:
    words = name.split()
    yield (" ".join(words),)
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if splits:
        yield min(splits, key=lambda lines: max(map(len, lines)))


def _free(
    board: MapBoard, place: int, mask: Image.Image, size: tuple[float, float], step: int
) -> Iterator[tuple[int, int]]:
    x, y = places(board)[place]
    width, height = round(size[0]) + 5, round(size[1]) + 6
    left, top = max(_EDGE, round(x) - width - 90), max(_EDGE, round(y) - height - 115)
    right = min(MAP.width - _EDGE, round(x) + 90 + width)
    bottom = min(MAP.height - _EDGE, round(y) + 115 + height)
    part = mask.crop((left, top, right, bottom))
    grown = _grown(_grown(part, width, (-1, 0)), height, (0, -1))
    pixels = grown.tobytes()
    for down in range(0, grown.height - height, step):
        for across in range(0, grown.width - width, step):
            if not pixels[down * grown.width + across]:
                yield left + across + 2, top + down + 2


def _grown(mask: Image.Image, reach: int, way: tuple[int, int]) -> Image.Image:
    covered = 1
    while covered < reach:
        step = min(covered, reach - covered)
        moved = ImageChops.offset(mask, way[0] * step, way[1] * step)
        mask = ImageChops.lighter(mask, moved)
        covered += step
    return mask


def _cost(
    board: MapBoard, place: int, box: tuple[float, float, float, float]
) -> tuple[float, Align]:
    """Return how far a name is from its place and from a tidy side of it; huge if too far."""
    left, top, width, height = box
    right, bottom = left + width, top + height
    points = places(board)
    x, y = points[place]
    across = (left + width / 2 - x) / (width / 2 + 40)
    down = (top + height / 2 - y) / (height / 2 + 40)
    align = Align.LEFT if across > 0.45 else Align.RIGHT if across < -0.45 else Align.MIDDLE
    own = hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))
    if own > _REACH:
        return _REACH * 9, align
    nearer = own + _NEARER
    for at, (x, y) in enumerate(points):
        if at != place and (
            hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) < nearer
        ):
            return _REACH * 9, align
    return own + 22 * min(abs(across), abs(down)), align
