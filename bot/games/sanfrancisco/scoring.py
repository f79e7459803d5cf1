"""Ranks, ties and points. All points are in halves."""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from bot.games import game
from bot.games.pieces import Piece
from bot.games.sanfrancisco import board
from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUSES, ROWS, SPACES, Bonus, Colour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.state import State


Worth: TypeAlias = tuple[tuple[int, ...], ...]
"""The values of a city's spaces: five rows of five, an empty space 0."""

DISTRICT_POINTS = {2: (4, 0), 3: (4, 2, 0), 4: (4, 2, 0, -2)}
"""The advantage tokens of a district by number of players, from the first rank on."""
NETWORK_POINTS = {2: (5, 0), 3: (5, 2, 0), 4: (5, 2, 0, -2)}
"""The advantage tokens of the cable cars."""
POINT = 2
"""What a skyscraper, the medal and a completion token are worth."""
POINTS_TOKEN = 3
"""What the 1½-point token is worth."""

_BELOW = tuple(
    tuple((row + step) % len(ROWS) for step in range(len(ROWS))) for row in range(len(ROWS))
)
"""By row, the row itself and those below it, after the bottom row the top one."""


class Tiebreak(StrEnum):
    """The rule that decided between two seats with equal sums. Rulebook: In case of a tie."""

    OWN_ROW = "own-row"
    """The values in the district itself, from the left."""
    ROW_BELOW = "row-below"
    """The values in a row below, after the bottom row the top one."""
    COLUMN = "column"
    """The cable cars in a column of the board."""
    ENDER = "ender"
    """The first of the two is the seat in whose turn the game ended."""
    NEAREST = "nearest"
    """The first of the two comes sooner after that seat."""


class Tie(msgspec.Struct, frozen=True):
    """How one seat came before the next with the same sum.

    `row` (districts) and `space`, 1 to 5, tell where they first differ, `higher` and `lower`
    what stands there; `space` is the column for cable cars. None of it for the last two kinds.
    """

    kind: Tiebreak
    ahead: int
    behind: int
    row: Colour | None = None
    space: int = 0
    higher: int = 0
    lower: int = 0


class Majority(game.Line, frozen=True, kw_only=True):
    """A district or the cable cars: the line's `code` is ``district`` or ``cable-cars``.

    Parameters
    ----------
    district
        The district, None for the cable cars.
    ranking
        The seats from first to last.
    ties
        How each two neighbours of the ranking with equal sums were parted.
    """

    district: Colour | None
    ranking: tuple[int, ...]
    ties: tuple[Tie, ...]


class _Standing(msgspec.Struct, frozen=True):
    """What a seat brings to a majority: the sum, then what breaks ties, then who is nearest."""

    sum: int
    breaks: tuple[int, ...]
    nearness: int
    seat: int


def majorities(state: State) -> tuple[Majority, ...]:
    """Return the five districts from the top, then the cable cars, if the game ended now."""
    worth = [board.values(city.rows) for city in state.cities]
    districts = tuple(district(row, worth, state.seat) for row in range(len(ROWS)))
    return (*districts, network(state))


def awards(state: State) -> tuple[game.Line, ...]:
    """Return the lines of the sum that no majority decides. Rulebook: Final scoring."""
    seats = range(1, len(state.cities) + 1)
    towers = tuple(POINT * board.skyscrapers(city.rows) for city in state.cities)
    medal = tuple(POINT * (seat == state.medal) for seat in seats)
    tokens = tuple(POINTS_TOKEN * city.bonuses.count(Bonus.POINTS) for city in state.cities)
    completions = tuple(POINT * state.completions.count(seat) for seat in seats)
    return (
        game.Line("skyscrapers", towers),
        game.Line("medal", medal),
        game.Line("points-tokens", tokens),
        game.Line("completion-tokens", completions),
    )


def sheet(state: State) -> list[game.Line]:
    """Return every line of the sum: the majorities, then the awards."""
    return [*majorities(state), *awards(state)]


def total(lines: list[game.Line]) -> tuple[int, ...]:
    """Return the points by seat that some lines add up to."""
    return tuple(map(sum, zip(*(line.points for line in lines), strict=True)))


def result(state: State) -> game.Result | None:
    """Return how the game ended; equal points go to the most cable cars, then are shared."""
    if state.ending is None:
        return None
    points = total(sheet(state))
    best = [seat for seat, each in enumerate(points, start=1) if each == max(points)]
    cars = {seat: board.cars(state.cities[seat - 1].rows) for seat in best}
    winners = tuple(seat for seat in best if cars[seat] == max(cars.values()))
    tiebreak = "cable-cars" if len(winners) < len(best) else ""
    return game.Result(state.ending.value, state.seat, points, winners, tiebreak)


def district(row: int, worth: Sequence[Worth], ender: int) -> Majority:
    """Rank the seats in a district by the sum of their values.

    A tie is decided by the first space with different values: from the left in this row, then in
    the rows below it, then in those above. Without one, the seat that comes first from `ender`
    on is ahead.

    Parameters
    ----------
    worth
        By seat, the value of every space, as `board.values` gives it.
    ender
        The seat in whose turn the game ends.
    """
    below = _BELOW[row]
    standings = [
        _Standing(
            sum(city[row]),
            breaks(row, city),
            _nearness(len(worth), ender, seat),
            seat,
        )
        for seat, city in enumerate(worth, start=1)
    ]

    def tie(ahead: _Standing, behind: _Standing, place: int) -> Tie:
        index = below[place // SPACES]
        kind = Tiebreak.OWN_ROW if index == row else Tiebreak.ROW_BELOW
        return _differing(kind, ahead, behind, place, ROWS[index])

    ranked, ties = _rank(standings, tie)
    return Majority(
        code="district",
        points=_points(DISTRICT_POINTS[len(worth)], ranked),
        values={"district": ROWS[row].value},
        district=ROWS[row],
        sums=tuple(standing.sum for standing in standings),
        ranking=ranked,
        ties=ties,
    )


def breaks(row: int, city: Worth) -> tuple[int, ...]:
    """Return what breaks a tie in a district: the values of its row, then of those below."""
    a, b, c, d, e = _BELOW[row]
    return (*city[a], *city[b], *city[c], *city[d], *city[e])


def network(state: State) -> Majority:
    """Rank the cable cars. Ties: the columns of the board from the left."""
    standings: list[_Standing] = []
    for seat, city in enumerate(state.cities, start=1):
        columns = tuple(
            sum(spots[column].car for spots in city.rows if column < len(spots))
            for column in range(SPACES)
        )
        nearness = _nearness(len(state.cities), state.seat, seat)
        standings.append(_Standing(sum(columns), columns, nearness, seat))

    def tie(ahead: _Standing, behind: _Standing, place: int) -> Tie:
        return _differing(Tiebreak.COLUMN, ahead, behind, place, None)

    ranked, ties = _rank(standings, tie)
    return Majority(
        code="cable-cars",
        points=_points(NETWORK_POINTS[len(standings)], ranked),
        district=None,
        sums=tuple(standing.sum for standing in standings),
        ranking=ranked,
        ties=ties,
    )


def _nearness(seats: int, ender: int, seat: int) -> int:
    return -((seat - ender) % seats)


def _rank(
    standings: list[_Standing], tie: Callable[[_Standing, _Standing, int], Tie]
) -> tuple[tuple[int, ...], tuple[Tie, ...]]:
    """Return the seats from first to last, and how ties were decided.

    `tie` is given two neighbours of the ranking and the index at which their `breaks` differ.
    """
    ranked = sorted(standings, key=lambda each: (each.sum, each.breaks, each.nearness))[::-1]
    ties: list[Tie] = []
    for ahead, behind in pairwise(ranked):
        if ahead.sum == behind.sum:
            pairs = enumerate(zip(ahead.breaks, behind.breaks, strict=True))
            place = next((index for index, (one, other) in pairs if one != other), None)
            if place is None:
                kind = Tiebreak.NEAREST if ahead.nearness else Tiebreak.ENDER
                ties.append(Tie(kind, ahead.seat, behind.seat))
            else:
                ties.append(tie(ahead, behind, place))
    return tuple(standing.seat for standing in ranked), tuple(ties)


def _differing(
    kind: Tiebreak, ahead: _Standing, behind: _Standing, place: int, row: Colour | None
) -> Tie:
    higher, lower = ahead.breaks[place], behind.breaks[place]
    return Tie(kind, ahead.seat, behind.seat, row, place % SPACES + 1, higher, lower)


def _points(tokens: tuple[int, ...], ranking: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(tokens[ranking.index(seat)] for seat in range(1, len(ranking) + 1))


_PRINTED = frozenset(card.id for card in BONUS_CARDS.values())


def pieces(state: State) -> list[Piece]:
    """Return the cards turned over with who built them, and the tokens with who has them.

    A foundation that was built comes with the seat again if a skyscraper rose on it, a
    contract-discard token that was won if it was spent.
    """
    return [*_cards(state), *_risen(state), *_tokens(state)]


def _cards(state: State) -> Iterable[Piece]:
    built = {
        spot.card: seat
        for seat, city in enumerate(state.cities, start=1)
        for spots in city.rows
        for spot in spots
        if spot.card.id not in _PRINTED
    }
    lying = [card for column in state.columns for card in column]
    others = dict.fromkeys((*lying, *state.taken, *state.box), 0)
    for card, seat in sorted({**others, **built}.items(), key=lambda each: each[0].id):
        marks = _marks(card)
        yield Piece("card", " ".join((card.id, card.colour, *marks)), seat)
        yield Piece("colour of a card", card.colour, seat)
        for mark in marks:
            yield Piece("mark of a card", mark, seat)


def _marks(card: Card) -> list[str]:
    kinds = {
        "foundation": card.foundation,
        "depot": card.depot,
        "square": card.square,
        "tracks": card.tracks,
        "waterfront": card.waterfront,
        "symbol": card.bonus,
    }
    plain = not (card.foundation or card.depot or card.square)
    value = [f"value {card.value}"] if plain else []
    return value + [name for name, printed in kinds.items() if printed]


def _risen(state: State) -> Iterable[Piece]:
    for seat, city in enumerate(state.cities, start=1):
        for colour, spots in zip(ROWS, city.rows, strict=True):
            for spot in spots:
                if spot.card.foundation:
                    yield Piece("skyscraper", f"in {colour}", seat if spot.skyscraper else 0)


def _tokens(state: State) -> Iterable[Piece]:
    for colour, seat in zip(ROWS, state.completions, strict=True):
        yield Piece("completion token", colour, seat)
    yield Piece("medal", "medal", state.medal)
    for bonus, left in zip(BONUSES, state.supply, strict=True):
        for _ in range(left):
            yield Piece("bonus", bonus, 0)
    for seat, city in enumerate(state.cities, start=1):
        for colour, bonus in zip(ROWS, city.bonuses, strict=True):
            yield Piece("bonus of a row", colour, 0 if bonus is None else seat)
            if bonus is not None:
                yield Piece("bonus", bonus, seat)
        if Bonus.DISCARD in city.bonuses:
            yield Piece("contract-discard token", "spent", 0 if city.discard else seat)
