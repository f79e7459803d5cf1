"""The layout of the picture of a San Francisco table, by number of players."""

from __future__ import annotations

from typing import NamedTuple

from render.layout import GUTTER, HEIGHT, MARGIN, WIDTH, Rect, Size

TAB_X = 10
"""The distance from the edge of a board to its row tabs."""


class Board(NamedTuple):
    """The measures of a city board.

    Attributes
    ----------
    width, height
        Of the whole panel.
    card
        The size of its cards.
    header
        The height of the band with the name.
    tab
        The width of the tabs left of the rows.
    caption
        The height of the line of words below each card.
    scale
        The factor by which everything but the cards is larger than usual.
    """

    width: int
    height: int
    card: Size
    header: int
    tab: int
    caption: int = 0
    scale: float = 1

    @property
    def grid(self) -> tuple[int, int]:
        """The left top corner of the first space, in pixels from that of the panel."""
        return TAB_X + self.tab, self.header + 4

    @property
    def line(self) -> int:
        """The distance from one row to the next."""
        return self.card.pitch[1] + self.caption

    @property
    def strip(self) -> tuple[int, int]:
        """The left and right end of the strip of sums, from the panel's left edge."""
        return self.grid[0] + 5 * self.card.pitch[0] + 2, self.width - 8


class Layout(NamedTuple):
    """The places of the panels.

    Attributes
    ----------
    cities
        The board of each seat, clockwise from the left top corner as players sit around a table.
    lanes
        Whether columns of projects run from left to right and not downwards.
    """

    board: Board
    cities: tuple[Rect, ...]
    turn: Rect
    columns: Rect
    supply: Rect
    lanes: bool


def _four() -> Layout:
    board = Board(626, 505, Size(96, 72), 86, 34)
    low = HEIGHT - MARGIN - board.height
    corners = ((MARGIN, MARGIN), (_right(board), MARGIN), (_right(board), low), (MARGIN, low))
    left = MARGIN + board.width + GUTTER
    width = WIDTH - 2 * left
    turn = Rect(left, MARGIN, width, 182)
    columns = Rect(left, turn.bottom + GUTTER, width, 530)
    top = columns.bottom + GUTTER
    supply = Rect(left, top, width, HEIGHT - MARGIN - top)
    return Layout(board, _boards(board, corners), turn, columns, supply, lanes=False)


def _three() -> Layout:
    board = Board(805, 505, Size(126, 72), 86, 40)
    low = HEIGHT - MARGIN - board.height
    corners = ((MARGIN, MARGIN), (_right(board), MARGIN), (MARGIN, low))
    columns = Rect(_right(board), low, 436, board.height)
    left = columns.right + GUTTER
    turn = Rect(left, low, WIDTH - MARGIN - left, 186)
    top = turn.bottom + GUTTER
    supply = Rect(left, top, turn.width, HEIGHT - MARGIN - top)
    return Layout(board, _boards(board, corners), turn, columns, supply, lanes=False)


def _two() -> Layout:
    board = Board(805, 652, Size(126, 100), 92, 40)
    corners = ((MARGIN, MARGIN), (_right(board), MARGIN))
    top = MARGIN + board.height + GUTTER
    columns = Rect(MARGIN, top, 932, HEIGHT - MARGIN - top)
    left = columns.right + GUTTER
    turn = Rect(left, top, WIDTH - MARGIN - left, 154)
    low = turn.bottom + GUTTER
    supply = Rect(left, low, turn.width, HEIGHT - MARGIN - low)
    return Layout(board, _boards(board, corners), turn, columns, supply, lanes=True)


def _right(board: Board) -> int:
    return WIDTH - MARGIN - board.width


def _boards(board: Board, corners: tuple[tuple[int, int], ...]) -> tuple[Rect, ...]:
    return tuple(Rect(x, y, board.width, board.height) for x, y in corners)


LAYOUTS: dict[int, Layout] = {2: _two(), 3: _three(), 4: _four()}

ZOOM = Rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
"""The area of a closeup of one city or of the columns."""
LARGE_BOARD = Board(ZOOM.width, ZOOM.height, Size(216, 136), 108, 56, caption=34, scale=1.3)
"""The board of a closeup of one city."""
