"""The layout of the picture of a Point City table, by number of cities."""

from __future__ import annotations

from typing import NamedTuple

from render.layout import GUTTER, HEIGHT, MARGIN, WIDTH, Rect, Size

LETTERS, NUMBERS = 36, 36
"""The room for the names of the columns and rows of the market."""
PAD = 10
"""The distance from the edge of a panel to its pieces."""


class Board(NamedTuple):
    """The measures of the panel of one city, in pixels.

    Attributes
    ----------
    width, height
        The size of the panel.
    header
        The height of the band with the name.
    row
        The height of the row of a resource.
    tab
        The width of the tab left of a row.
    held
        The size of the place for the resource cards with the same face.
    lines
        The maximum number of lines that the buildings of one resource take.
    aside
        The width, right of the rows, for civic tokens with labels; 0 if tokens lie below the rows.
    scale
        The factor by which everything is larger than usual.
    stacked
        Whether the numbers of pieces lie below the seat, for a narrow panel, and not beside it.
    """

    width: int
    height: int
    header: int = 86
    row: int = 50
    tab: int = 76
    held: Size = Size(56, 46)
    lines: int = 1
    aside: int = 0
    scale: float = 1
    stacked: bool = False

    def top(self, row: int) -> int:
        """Return the distance from the top of the panel to a row."""
        return self.header + round(5 * self.scale) + row * (self.row + 4)

    @property
    def strip(self) -> tuple[int, int]:
        """The left and right end of a row's buildings, from the panel's left edge."""
        return PAD + self.tab + 2, self.held_at(0, 1)[0] - 4

    def held_at(self, row: int, symbols: int) -> tuple[int, int]:
        """Return the place in a row for cards with that number of symbols."""
        x = self.width - PAD - self.aside - (3 - symbols) * self.held.pitch[0]
        return x, self.top(row) + (self.row - self.held.pitch[1]) // 2


class Supply(NamedTuple):
    """The panel of the supply: a grid with the deck in the left top corner.

    Attributes
    ----------
    across, lines
        The numbers of cells; tokens lie in the cells beside and below the deck.
    deck
        The numbers of cells the deck takes, across and down.
    large
        Whether tokens have large figures, for tall cells.
    """

    area: Rect
    across: int
    lines: int
    deck: tuple[int, int]
    large: bool = False

    def cell(self, column: int, line: int, columns: int = 1, lines: int = 1) -> Rect:
        """Return the area of one cell, or of several together."""
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
    """The places of the panels.

    Attributes
    ----------
    cities
        The city of each seat: clockwise from the left top corner as players sit around a table; two
        cities one below the other.
    card
        The size of the cards of the market.
    """

    board: Board
    cities: tuple[Rect, ...]
    turn: Rect
    market: Rect
    supply: Supply
    card: Size


_CITY = 505
"""The height of a city."""
_NARROW = 402
"""The width of a city at a table of four, which leaves the most to the market."""
_TURN = 150


def _card(market: Rect) -> Size:
    width = (market.width - NUMBERS - 2 * PAD) // 4
    height = (market.height - LETTERS - 2 * PAD) // 4
    return Size(width - 4, height - 4)


def _four() -> Layout:
    board = Board(_NARROW, _CITY, tab=66, stacked=True)
    left, right, low = MARGIN, WIDTH - MARGIN - board.width, HEIGHT - MARGIN - _CITY
    corners = ((left, MARGIN), (right, MARGIN), (right, low), (left, low))
    turn = _between(board, 140)
    market = Rect(turn.x, turn.bottom + GUTTER, turn.width, 560)
    top = market.bottom + GUTTER
    area = Rect(turn.x, top, turn.width, HEIGHT - MARGIN - top)
    supply = Supply(area, 9, 2, (2, 2), large=True)
    cities = tuple(Rect(x, y, board.width, _CITY) for x, y in corners)
    return Layout(board, cities, turn, market, supply, _card(market))


def _three() -> Layout:
    board = Board(489, _CITY)
    right, low = WIDTH - MARGIN - board.width, HEIGHT - MARGIN - _CITY
    corners = ((MARGIN, MARGIN), (right, MARGIN), (MARGIN, low))
    turn = _between(board, _TURN)
    supply = Supply(Rect(right, low, board.width, _CITY), 5, 3, (2, 1))
    top = turn.bottom + GUTTER
    market = Rect(turn.x, top, turn.width, HEIGHT - MARGIN - top)
    cities = tuple(Rect(x, y, board.width, _CITY) for x, y in corners)
    return Layout(board, cities, turn, market, supply, _card(market))


def _between(board: Board, height: int) -> Rect:
    left = MARGIN + board.width + GUTTER
    return Rect(left, MARGIN, WIDTH - 2 * left, height)


def _two() -> Layout:
    width, low = 570, HEIGHT - MARGIN - _CITY
    cities = (Rect(MARGIN, MARGIN, width, _CITY), Rect(MARGIN, low, width, _CITY))
    left = MARGIN + width + GUTTER
    turn = Rect(left, MARGIN, WIDTH - MARGIN - left, _TURN)
    top = turn.bottom + GUTTER
    market = Rect(left, top, 716, HEIGHT - MARGIN - top)
    right = Rect(market.right + GUTTER, top, turn.right - market.right - GUTTER, market.height)
    supply = Supply(right, 2, 6, (2, 1))
    return Layout(Board(width, _CITY), cities, turn, market, supply, _card(market))


LAYOUTS: dict[int, Layout] = {2: _two(), 3: _three(), 4: _four()}

ZOOM = Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
"""The area of a closeup of one city or of the market."""
LARGE_BOARD = Board(
    ZOOM.width,
    ZOOM.height,
    header=112,
    row=144,
    tab=168,
    held=Size(118, 96),
    lines=3,
    aside=452,
    scale=1.3,
)
"""The board of a closeup of one city."""
