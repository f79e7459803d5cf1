"""A city board: what is adjacent, what it is worth, what joins the network, what rises."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from bot.games.sanfrancisco.cards import ROWS, SPACES

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import Rows, Spot

Place: TypeAlias = tuple[int, int]
"""A space: row index from the top, column index from the left."""

NEEDED = 7
"""What the cards around a foundation must add up to. Rulebook: Foundations and skyscrapers."""
SQUARE = 4
"""What a city square is worth beside a cable car."""
PLUS = 2
"""What a +2 token adds."""

_LAST_ROW = len(ROWS) - 1
ADJACENT: tuple[tuple[tuple[Place, ...], ...], ...] = tuple(
    tuple(
        tuple(
            (r, c)
            for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            if 0 <= r <= _LAST_ROW and 0 <= c < SPACES
        )
        for column in range(SPACES)
    )
    for row in range(len(ROWS))
)
"""The spaces that share a side with a space."""


def neighbours(rows: Rows, row: int, column: int) -> list[tuple[int, int, Spot]]:
    """Return the cards that share a side with a space, each with its place."""
    return [(r, c, rows[r][c]) for r, c in ADJACENT[row][column] if c < len(rows[r])]


def value(rows: Rows, row: int, column: int) -> int:
    """Return the value of a card now: printed value, +2 tokens, a woken city square."""
    spot = rows[row][column]
    worth = spot.card.value + PLUS * spot.plus
    if spot.card.square and any(other.car for _, _, other in neighbours(rows, row, column)):
        worth += SQUARE
    return worth


def values(rows: Rows) -> tuple[tuple[int, ...], ...]:
    """Return the value of every space now, 0 for an empty one: five rows of five."""
    return tuple(
        tuple(value(rows, row, column) if column < len(spots) else 0 for column in range(SPACES))
        for row, spots in enumerate(rows)
    )


def around(rows: Rows, row: int, column: int) -> int:
    """Return the sum of the values of the adjacent cards."""
    return sum(value(rows, r, c) for r, c, _ in neighbours(rows, row, column))


def required(rows: Rows) -> int:
    """Return the sum a foundation on this board needs: 7 less the waterfronts, at least 0."""
    return max(0, NEEDED - sum(spot.card.waterfront for spots in rows for spot in spots))


def cars(rows: Rows) -> int:
    """Return the number of cable cars."""
    return sum(spot.car for spots in rows for spot in spots)


def skyscrapers(rows: Rows) -> int:
    """Return the number of skyscrapers."""
    return sum(spot.skyscraper for spots in rows for spot in spots)


def symbols(rows: Rows, row: int) -> int:
    """Return the number of bonus symbols in a row."""
    return sum(spot.card.bonus for spot in rows[row])


def is_full(rows: Rows) -> bool:
    """Return whether no row has an empty space."""
    return all(len(spots) == SPACES for spots in rows)


def has_tracks(spot: Spot) -> bool:
    """Return whether a card has tracks, printed or as a token."""
    return spot.card.tracks or spot.rails


def with_spot(rows: Rows, row: int, column: int, spot: Spot) -> Rows:
    """Return the rows with a card on a space: an occupied one, or the row's first empty one."""
    spots = rows[row]
    changed = (*spots[:column], spot, *spots[column + 1 :])
    return (*rows[:row], changed, *rows[row + 1 :])


def connect(rows: Rows, row: int, column: int) -> tuple[Rows, list[Place]]:
    """Return the rows with a cable car on each card that joins the network, and their places.

    The card at `row` and `column` is new or has got tracks: only it and cards it leads to can join.
    """
    spot = rows[row][column]
    if spot.car or not (spot.card.depot or (has_tracks(spot) and _reached(rows, row, column))):
        return rows, []
    joined: list[Place] = [(row, column)]
    rows = with_spot(rows, row, column, replace(spot, car=True))
    for place in joined:
        for r, c, other in neighbours(rows, *place):
            if has_tracks(other) and not other.car:
                rows = with_spot(rows, r, c, replace(other, car=True))
                joined.append((r, c))
    return rows, joined


def _reached(rows: Rows, row: int, column: int) -> bool:
    return row == _LAST_ROW or any(other.car for _, _, other in neighbours(rows, row, column))


def woken(before: Rows, after: Rows) -> list[Place]:
    """Return the city squares that are worth more since the network has grown."""
    return [
        (row, column)
        for row, spots in enumerate(before)
        for column, spot in enumerate(spots)
        if spot.card.square and value(before, row, column) < value(after, row, column)
    ]


def rise(rows: Rows) -> tuple[Rows, list[tuple[Place, int]]]:
    """Return the rows with every skyscraper that can stand, and the new ones with their sums."""
    risen: list[tuple[Place, int]] = []
    need: int | None = None
    for row, spots in enumerate(rows):
        for column, spot in enumerate(spots):
            if spot.card.foundation and not spot.skyscraper:
                if need is None:
                    need = required(rows)
                total = around(rows, row, column)
                if total >= need:
                    risen.append(((row, column), total))
    for (row, column), _ in risen:
        rows = with_spot(rows, row, column, replace(rows[row][column], skyscraper=True))
    return rows, risen
