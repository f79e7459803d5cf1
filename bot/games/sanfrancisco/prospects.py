"""What one more card in a row of a city would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.games.sanfrancisco.board import ADJACENT, PLUS, SQUARE
from bot.games.sanfrancisco.cards import BONUSES, ROWS, SPACES, Bonus
from bot.games.sanfrancisco.scoring import district

if TYPE_CHECKING:
    from bot.games.sanfrancisco.scoring import Worth
    from bot.games.sanfrancisco.view import CityView, SpotView, View

_LAST_ROW = len(ROWS) - 1


class NextSpace(msgspec.Struct, frozen=True):
    """The leftmost empty space of a row.

    Parameters
    ----------
    number
        From the left, 1 to 5.
    around
        What the cards around it add up to: a foundation there would have this sum.
    square
        What a city square there would be worth, 4 or 0.
    connects
        Whether tracks there would join the network.
    """

    number: int
    around: int
    square: int
    connects: bool


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """What the next cards of a row would bring.

    Parameters
    ----------
    space
        Where the next card goes, None in a full row.
    completing
        How many cards bring the completion token, 0 when nobody can take it any more.
    symbols
        How many bonus symbols bring the bonus, 0 when it is settled or out of reach.
    bonuses
        The kinds it could be now.
    rival
        The seat one place above in the district; for the first seat, the one below it.
    passing
        How much the next card must be worth to pass the rival, 0 for the first. More than any card
        is worth when the rival is too far ahead; None in a full row.
    """

    space: NextSpace | None
    completing: int
    symbols: int
    bonuses: tuple[Bonus, ...]
    rival: int
    passing: int | None


def prospects(view: View, seat: int) -> tuple[Prospect, ...]:
    """Return the prospects of a seat's rows, from the top."""
    return tuple(_prospect(view, view.cities[seat - 1], row) for row in range(len(ROWS)))


def lacking_connection(spot: SpotView) -> bool:
    """Return True if a card has tracks that do not reach the network."""
    return (spot.card.tracks or spot.rails) and not spot.car


def asleep(spot: SpotView) -> bool:
    """Return True if a card is a city square with no cable car beside it."""
    return spot.card.square and spot.value < SQUARE + PLUS * spot.plus


def _prospect(view: View, city: CityView, row: int) -> Prospect:
    room = SPACES - len(city.rows[row])
    ranking = view.majorities[row].ranking
    place = ranking.index(city.seat)
    missing = max(0, 2 - city.symbols[row]) if city.bonuses[row] is None else 0
    return Prospect(
        space=_next_space(city, row) if room else None,
        completing=0 if view.completions[row] else room,
        symbols=missing if missing <= room else 0,
        bonuses=tuple(
            kind
            for kind, left in zip(BONUSES, view.supply, strict=True)
            if left and kind in (BONUSES[row], Bonus.TRACKS)
        ),
        rival=ranking[place - 1] if place else ranking[1],
        passing=_passing(view, city.seat, row) if place else 0,
    )


def _next_space(city: CityView, row: int) -> NextSpace:
    column = len(city.rows[row])
    beside = [city.rows[r][c] for r, c in ADJACENT[row][column] if c < len(city.rows[r])]
    car = any(spot.car for spot in beside)
    return NextSpace(
        number=column + 1,
        around=sum(spot.value for spot in beside),
        square=SQUARE if car else 0,
        connects=car or row == _LAST_ROW,
    )


def _passing(view: View, seat: int, row: int) -> int | None:
    column = len(view.cities[seat - 1].rows[row])
    if column == SPACES:
        return None
    worth = [_worth(city) for city in view.cities]
    majority = view.majorities[row]
    place = majority.ranking.index(seat)
    level = majority.sums[majority.ranking[place - 1] - 1] - majority.sums[seat - 1]
    after = worth.copy()
    after[seat - 1] = _with(worth[seat - 1], row, column, level)
    passes = district(row, after, view.mover).ranking.index(seat) < place
    return level if passes else level + 1


def _worth(city: CityView) -> Worth:
    rows = ([spot.value for spot in row] for row in city.rows)
    return tuple((*row, *[0] * (SPACES - len(row))) for row in rows)


def _with(worth: Worth, row: int, column: int, value: int) -> Worth:
    values = (*worth[row][:column], value, *worth[row][column + 1 :])
    return (*worth[:row], values, *worth[row + 1 :])
