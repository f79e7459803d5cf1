"""The layout of the picture of a Ticket to Ride table."""

from __future__ import annotations

from typing import NamedTuple

from render.layout import GUTTER, HEIGHT, MARGIN, WIDTH, Rect, Size
from render.tickettoride.geometry import MAP

MAP_AREA = Rect(MARGIN, MARGIN, MAP.width, MAP.height)
OFFER = Rect(
    MARGIN, MAP_AREA.bottom + GUTTER, MAP.width, HEIGHT - MARGIN - MAP_AREA.bottom - GUTTER
)
"""The row and the piles."""
_SIDE = MAP_AREA.right + GUTTER
TURN = Rect(_SIDE, MARGIN, WIDTH - MARGIN - _SIDE, 192)
LAST_ROUND = Rect(_SIDE, TURN.bottom + GUTTER, TURN.width, 44)


class Strip(NamedTuple):
    """The measures of a player's strip.

    Attributes
    ----------
    header
        The height of the band with the name.
    badge, plate
        The sizes of the seat's badge and of the plate with points.
    name, figure
        The sizes of the name and of numbers.
    first, second
        From the band down to the middle of the line with trams, and to that with cards and tickets.
    souvenirs
        From the band down to the middle of the souvenirs.
    depot
        Whether every tram that is left is drawn.
    worth
        Whether the worth of souvenirs is written below them.
    """

    header: int
    badge: int
    plate: Size
    name: int
    figure: int
    first: int
    second: int
    souvenirs: int
    depot: bool = False
    worth: bool = False


_LOW = Strip(58, 46, Size(96, 46), 40, 48, 33, 33, 91)
_USUAL = Strip(64, 50, Size(96, 50), 40, 50, 35, 35, 97)
_HIGH = Strip(70, 54, Size(96, 54), 42, 54, 40, 105, 159, depot=True)
_HIGHEST = Strip(76, 58, Size(100, 58), 44, 58, 54, 142, 218, depot=True, worth=True)


class Areas(NamedTuple):
    """Where the parts of a table stand; `size` is that of the picture."""

    size: Size
    turn: Rect
    last_round: Rect
    map: Rect
    offer: Rect
    strips: tuple[Rect, ...]
    strip: Strip


_TURN_HEIGHT, _STRIP_HEIGHT = 164, 204
"""The heights of the turn panel and of a player's strip on an upright picture."""


def areas(players: int, *, last_round: bool, upright: bool) -> Areas:
    """Return where the parts of a table stand: the players beside the map, or below it."""
    if not upright:
        rects, strip = strips(players, last_round=last_round)
        return Areas(Size(WIDTH, HEIGHT), TURN, LAST_ROUND, MAP_AREA, OFFER, rects, strip)
    turn = Rect(MARGIN, MARGIN, MAP.width, _TURN_HEIGHT)
    bar = Rect(MARGIN, turn.bottom + GUTTER, MAP.width, LAST_ROUND.height)
    town = Rect(MARGIN, (bar if last_round else turn).bottom + GUTTER, MAP.width, MAP.height)
    offer = Rect(MARGIN, town.bottom + GUTTER, MAP.width, OFFER.height)
    wide = (MAP.width - GUTTER) // 2
    rects = tuple(
        Rect(
            MARGIN + place % 2 * (wide + GUTTER),
            offer.bottom + GUTTER + place // 2 * (_STRIP_HEIGHT + GUTTER),
            wide,
            _STRIP_HEIGHT,
        )
        for place in range(players)
    )
    size = Size(MAP.width + 2 * MARGIN, rects[-1].bottom + MARGIN)
    return Areas(size, turn, bar, town, offer, rects, _USUAL)


def strips(players: int, *, last_round: bool) -> tuple[tuple[Rect, ...], Strip]:
    """Return the areas of the players' strips, from the top, and their measures."""
    top = (LAST_ROUND if last_round else TURN).bottom + GUTTER
    room = HEIGHT - MARGIN - top + GUTTER
    edges = [top + round(room * place / players) for place in range(players + 1)]
    areas = tuple(
        Rect(_SIDE, edges[place], TURN.width, edges[place + 1] - GUTTER - edges[place])
        for place in range(players)
    )
    if players == 4:
        return areas, _LOW if last_round else _USUAL
    return areas, _HIGH if players == 3 else _HIGHEST
