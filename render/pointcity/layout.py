"""Where everything lies on the picture of a Point City table, by number of cities."""

from __future__ import annotations

from typing import NamedTuple

from render.layout import GUTTER, HEIGHT, MARGIN, WIDTH, Rect, Size


class Supply(NamedTuple):
    """The panel of the supply, a grid of which the deck takes the left top corner.

    Attributes
    ----------
    across, lines
        Its cells; the tokens fill those that the deck leaves.
    deck
        How many cells the deck takes, across and down.
    """

    area: Rect
    across: int
    lines: int
    deck: tuple[int, int]

    def cell(self, column: int, line: int, columns: int = 1, lines: int = 1) -> Rect:
        """Return one cell, or several together."""
        width = (self.area.width - 2 * PAD) // self.across
        height = (self.area.height - 2 * PAD) // self.lines
        x, y = self.area.x + PAD + column * width, self.area.y + PAD + line * height
        return Rect(x, y, columns * width, lines * height)

    def free(self) -> list[Rect]:
        """Return the cells for tokens, in reading order."""
        return [
            self.cell(column, line)
            for line in range(self.lines)
            for column in range(self.across)
            if column >= self.deck[0] or line >= self.deck[1]
        ]


class Layout(NamedTuple):
    """Where the panels lie.

    Attributes
    ----------
    cities
        Each seat's city: clockwise from the left top corner as players sit around a table, or two
        one below the other.
    card
        The size of the cards of the market.
    """

    cities: tuple[Rect, ...]
    turn: Rect
    market: Rect
    supply: Supply
    card: Size


_CITY = 505
"""The height of a city."""
_TURN = 150
LETTERS, NUMBERS = 36, 36
"""The room for the names of the columns and rows of the market."""
PAD = 10
"""Around the market, inside its panel."""


def _card(market: Rect) -> Size:
    """Return the largest card of which four by four find room in the market."""
    width = (market.width - NUMBERS - 2 * PAD) // 4
    height = (market.height - LETTERS - 2 * PAD) // 4
    return Size(width - 4, height - 4)


def _four() -> Layout:
    width = 489
    left, right, low = MARGIN, WIDTH - MARGIN - width, HEIGHT - MARGIN - _CITY
    corners = ((left, MARGIN), (right, MARGIN), (right, low), (left, low))
    middle = Rect(left + width + GUTTER, MARGIN, right - left - width - 2 * GUTTER, _TURN)
    market = Rect(middle.x, middle.bottom + GUTTER, middle.width, 594)
    top = market.bottom + GUTTER
    supply = Supply(Rect(middle.x, top, middle.width, HEIGHT - MARGIN - top), 9, 2, (2, 2))
    cities = tuple(Rect(x, y, width, _CITY) for x, y in corners)
    return Layout(cities, middle, market, supply, _card(market))


def _three() -> Layout:
    cities, turn, _, _, _ = _four()
    supply = Supply(cities[2], 5, 3, (2, 1))
    top = turn.bottom + GUTTER
    market = Rect(turn.x, top, turn.width, HEIGHT - MARGIN - top)
    return Layout((cities[0], cities[1], cities[3]), turn, market, supply, _card(market))


def _two() -> Layout:
    width, low = 570, HEIGHT - MARGIN - _CITY
    cities = (Rect(MARGIN, MARGIN, width, _CITY), Rect(MARGIN, low, width, _CITY))
    left = MARGIN + width + GUTTER
    turn = Rect(left, MARGIN, WIDTH - MARGIN - left, _TURN)
    top = turn.bottom + GUTTER
    market = Rect(left, top, 716, HEIGHT - MARGIN - top)
    right = Rect(market.right + GUTTER, top, turn.right - market.right - GUTTER, market.height)
    supply = Supply(right, 2, 6, (2, 1))
    return Layout(cities, turn, market, supply, _card(market))


LAYOUTS: dict[int, Layout] = {2: _two(), 3: _three(), 4: _four()}

ZOOM = Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
"""Where one city alone, or the market alone, lies."""
