"""Makes compact positions, and tells the points with which one has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.board import values
from bot.games.sanfrancisco.cards import COLUMNS, SPACES, Bonus
from bot.games.sanfrancisco.compact import CompactCity, CompactTable
from bot.games.sanfrancisco.kinds import ANY, kind_of
from bot.games.sanfrancisco.scoring import (
    DISTRICT_POINTS,
    NETWORK_POINTS,
    POINT,
    POINTS_TOKEN,
)

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import City, State


def compact(state: State) -> CompactTable:
    """Return the compact position of a state, with the cards of the pile in their order."""
    table = CompactTable.__new__(CompactTable)
    table.cities = [_city(city) for city in state.cities]
    table.completed = 0
    for row, seat in enumerate(state.completions):
        if seat:
            table.completed |= 1 << row
            table.cities[seat - 1].completed |= 1 << row
    table.columns = [tuple(map(kind_of, state.columns[index])) for index in range(COLUMNS)]
    table.ender = state.seat - 1 if state.ending else -1
    table.medal = state.medal - 1
    table.owed = -1
    table.pile = [kind_of(card) for card in reversed(state.pile)]
    table.seat = state.seat - 1
    table.supply = state.supply
    table.tokens = state.tokens
    table.unseen = [0] * (ANY + 1)
    table.foundations = 0
    for card in state.pile + state.beyond:
        kind = kind_of(card)
        table.unseen[kind.row] += 1
        table.foundations += kind.foundation
    return table


def final(table: CompactTable) -> list[int]:
    """Return the half points by seat if the game ended now."""
    ends = [
        POINT * (city.towers.bit_count() + city.completed.bit_count() + (table.medal == seat))
        + POINTS_TOKEN * city.points
        for seat, city in enumerate(table.cities)
    ]
    number = len(table.cities)
    for row in range(ANY + 1):
        points = NETWORK_POINTS[number] if row == ANY else DISTRICT_POINTS[number]
        for seat, each in zip(ranked(table, row), points, strict=True):
            ends[seat] += each
    return ends


def ranked(table: CompactTable, row: int) -> list[int]:
    """Return the seats as they rank in a district, or for 5 by cable cars, if it ended now."""
    seats = range(len(table.cities))
    return sorted(seats, key=lambda seat: _rank(table, seat, row), reverse=True)


def winners(table: CompactTable) -> list[int]:
    """Return the seats that win if the game ends now."""
    ends = final(table)
    ranks = [(end, city.cars.bit_count()) for end, city in zip(ends, table.cities, strict=True)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def _rank(table: CompactTable, seat: int, row: int) -> tuple[int, list[int], int]:
    """Return what ranks a seat in a district, or for 5 by its cable cars: more comes first."""
    city = table.cities[seat]
    near = -((seat - table.seat) % len(table.cities))
    if row == ANY:
        return city.cars.bit_count(), _by_column(city.cars), near
    return city.sums[row], _from(city.values, row), near


def _from(worth: list[int], row: int) -> list[int]:
    """Return the values of the spaces from a row on, the top ones after the bottom ones."""
    start = row * SPACES
    return worth[start:] + worth[:start]


def _by_column(cars: int) -> list[int]:
    return [
        sum(cars >> (row * SPACES + column) & 1 for row in range(ANY)) for column in range(SPACES)
    ]


def _city(city: City) -> CompactCity:
    new = CompactCity()
    worth = values(city.rows)
    for row, spots in enumerate(city.rows):
        new.lengths[row] = len(spots)
        if city.bonuses[row] is not None:
            new.settled |= 1 << row
        for column, spot in enumerate(spots):
            card, cell = spot.card, row * SPACES + column
            bit = 1 << cell
            new.raise_value(cell, worth[row][column])
            new.symbols[row] += card.bonus
            new.waterfronts += card.waterfront
            new.tracks |= bit * (card.tracks or spot.rails)
            new.cars |= bit * spot.car
            new.squares |= bit * card.square
            new.foundations |= bit * card.foundation
            new.towers |= bit * spot.skyscraper
    new.points = city.bonuses.count(Bonus.POINTS)
    new.contracts = city.contracts
    new.discard = city.discard
    return new
