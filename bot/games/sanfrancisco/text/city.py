"""A city of San Francisco as words: districts with their cards, then what lies beside the board.

A district is named before its cards, from the left. Behind a card stand ``+`` for each +2 token,
``~`` for a tracks token, ``@`` for a cable car and ``!`` for a skyscraper. Behind the cards stand
``completed`` where the seat has the completion token and ``bonus`` with the kind taken. Last come
``contracts`` with their number, ``discard`` for the token that discards them, and ``medal``.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.board import has_tracks
from bot.games.sanfrancisco.cards import (
    BONUS_CARDS,
    BONUS_PIECES,
    BONUSES,
    ROWS,
    SPACES,
    Bonus,
    Colour,
)
from bot.games.sanfrancisco.state import City, Spot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.position import Pieces, PositionLine
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.state import State

MOST_CONTRACTS = 99

_SPOT = re.compile(r"([a-z0-9]+)(\+*)(~?)(@?)(!?)", re.ASCII)


def city_words(state: State, seat: int) -> list[str]:
    """Return the words of a seat's city line, or an empty list if the seat has nothing."""
    city = state.cities[seat - 1]
    words: list[str] = []
    for row, name in enumerate(ROWS):
        if section := list(_row_words(state, seat, row)):
            words += [name.value, *section]
    if city.contracts:
        words += ["contracts", str(city.contracts)]
    if city.discard:
        words.append("discard")
    if state.medal == seat:
        words.append("medal")
    return words


def _row_words(state: State, seat: int, row: int) -> Iterator[str]:
    city = state.cities[seat - 1]
    for spot in city.rows[row]:
        marks = ("~" * spot.rails, "@" * spot.car, "!" * spot.skyscraper)
        yield "".join((spot.card.id, "+" * spot.plus, *marks))
    if state.completions[row] == seat:
        yield "completed"
    bonus = city.bonuses[row]
    if bonus is not None:
        yield from ("bonus", bonus.value)


class Cities:
    """The cities of a position as far as read, and who has its tokens.

    Parameters
    ----------
    seats
        How many there are.
    cards
        The project cards that have no place yet.
    """

    def __init__(self, seats: int, cards: Pieces[Card]) -> None:
        self.cards = cards
        self.medal = 0
        self.pieces = Counter[Bonus]()
        self._cities = [City()] * seats
        self._completions = [0] * len(ROWS)
        self._kinds = Counter[Bonus]()

    @property
    def cities(self) -> tuple[City, ...]:
        """Return the cities by seat."""
        return tuple(self._cities)

    @property
    def completions(self) -> tuple[int, ...]:
        """Return by row the seat that holds its completion token, 0 for none."""
        return tuple(self._completions)

    def read(self, seat: int, line: PositionLine) -> None:
        """Read the line of a seat, or raise `BadPosition`."""
        reader = _CityReader(line, self)
        self._cities[seat - 1] = city = reader.read()
        for row in reader.completed:
            if self._completions[row]:
                raise line.fault("completed-twice", district=ROWS[row].value)
            self._completions[row] = seat
        if reader.medal:
            if self.medal:
                raise line.fault("medal-twice")
            self.medal = seat
        self._kinds.update(bonus for bonus in BONUSES for kind in city.bonuses if kind is bonus)
        for counted in (self._kinds, self.pieces):
            for bonus, count in counted.items():
                if count > BONUS_PIECES:
                    raise line.fault("pieces", bonus=bonus.value, found=count, most=BONUS_PIECES)


class _CityReader:
    """Reads one line of a city word by word."""

    def __init__(self, line: PositionLine, table: Cities) -> None:
        self.completed: list[int] = []
        self.medal = False
        self._line = line
        self._table = table
        self._words = iter(line.words)
        self._said: set[str] = set()
        self._row: int | None = None
        self._rows: list[list[Spot]] = [[] for _ in ROWS]
        self._bonuses: list[Bonus | None] = [None] * len(ROWS)
        self._contracts = 0
        self._discard = False

    def read(self) -> City:
        """Return the city; what is not part of one is in the attributes."""
        for word in self._words:
            if word in ROWS:
                self._once(word)
                self._row = ROWS.index(Colour(word))
            elif word in ("contracts", "discard", "medal"):
                self._once(word)
                self._row = None
                self._read_beside(word)
            else:
                self._read_in_row(word)
        rows = tuple(tuple(row) for row in self._rows)
        return City(rows, self._contracts, tuple(self._bonuses), self._discard)

    def _once(self, name: str) -> None:
        if name in self._said:
            raise self._line.fault("word-twice", word=name)
        self._said.add(name)

    def _read_beside(self, word: str) -> None:
        if word == "contracts":
            self._contracts = self._line.count(next(self._words, ""), 1, MOST_CONTRACTS)
        self._discard |= word == "discard"
        self.medal |= word == "medal"

    def _read_in_row(self, word: str) -> None:
        row = self._row
        if row is None:
            raise self._line.fault("district-missing", word=word)
        name = ROWS[row].value
        if word == "completed":
            self._once(f"{name} completed")
            self.completed.append(row)
        elif word == "bonus":
            self._once(f"{name} bonus")
            kinds = (BONUSES[row], Bonus.TRACKS, Bonus.NOTHING)
            self._bonuses[row] = Bonus(self._line.one_of(next(self._words, ""), kinds))
        else:
            self._rows[row].append(self._spot(word, row))
            if len(self._rows[row]) > SPACES:
                raise self._line.fault("district-too-full", district=name)

    def _spot(self, word: str, row: int) -> Spot:
        match = _SPOT.fullmatch(word)
        if match is None:
            raise self._line.fault("not-a-card", word=word)
        name, plus, rails, car, skyscraper = match.groups()
        card = self._card(name)
        if card.colour not in (ROWS[row], Colour.BLACK):
            raise self._line.fault("other-district", card=name, district=ROWS[row].value)
        spot = Spot(card, len(plus), bool(rails), bool(car), bool(skyscraper))
        wrong = {
            "~": spot.rails and card.tracks,
            "@": spot.car and not (card.depot or has_tracks(spot)),
            "!": spot.skyscraper and not card.foundation,
        }
        for mark, misplaced in wrong.items():
            if misplaced:
                raise self._line.fault("mark", card=name, mark=mark)
        self._table.pieces.update({Bonus.PLUS2: spot.plus, Bonus.TRACKS: int(spot.rails)})
        return spot

    def _card(self, name: str) -> Card:
        if name in tuple(BONUS_CARDS):
            self._table.pieces[Bonus(name)] += 1
            return BONUS_CARDS[Bonus(name)]
        return self._table.cards.take(self._line, name)
