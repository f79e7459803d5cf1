"""Positions of San Francisco from compact text, so that a test reads as a rule.

A board is given by district: ``{"grey": "c16! c21+ c26@"}``. After a card's id, ``+`` is a +2
token, ``~`` a tracks token, ``@`` a cable car and ``!`` a skyscraper.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import BONUS_CARDS, ROWS, Bonus, Colour
from bot.games.sanfrancisco.rules import FOUNDATION_TOKENS
from bot.games.sanfrancisco.state import City, Phase, Spot, State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.games.game import Event
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.view import CityView

CARDS: dict[str, Card] = {
    card.id: card for card in (*GAME.decks["standard"].cards, *BONUS_CARDS.values())
}

_SPOT = re.compile(r"(c\d\d|card4|depot)(\+*)(~?)(@?)(!?)")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in text.split())


def spot(text: str) -> Spot:
    match = _SPOT.fullmatch(text)
    assert match, text
    name, plus, rails, car, tower = match.groups()
    return Spot(CARDS[name], len(plus), bool(rails), bool(car), bool(tower))


def city(
    rows: Mapping[str, str] | None = None,
    contracts: int = 0,
    bonuses: Mapping[str, str] | None = None,
    *,
    discard: bool = False,
) -> City:
    rows, bonuses = rows or {}, bonuses or {}
    assert set(rows) | set(bonuses) <= set(ROWS)
    return City(
        tuple(tuple(spot(each) for each in rows.get(row, "").split()) for row in ROWS),
        contracts,
        tuple(Bonus(bonuses[row]) if row in bonuses else None for row in ROWS),
        discard,
    )


def table(
    *cities: City, columns: Sequence[str] = ("", "", ""), pile: str = "", **fields: Any
) -> State:
    """Return a position in which the first of the cities has the turn, unless `seat` is given."""
    given: dict[str, Any] = {"seat": 1, "tokens": FOUNDATION_TOKENS[len(cities)], **fields}
    given.setdefault("supply", (3,) * 6)
    laid = tuple(cards(column) for column in columns)
    return State(cities=cities, columns=laid, pile=cards(pile), **given)


def building(own: City, taken: str, *others: City, **fields: Any) -> State:
    """Return a position in which seat 1 has taken some cards and now builds."""
    state = table(own, *(others or (city(),)), **fields)
    return replace(state, phase=Phase.BUILDING, taken=cards(taken), column=1)


def play(state: State, *notations: str) -> tuple[State, list[Event]]:
    """Play actions of whoever has the turn; return the position and all that happened."""
    happened: list[Event] = []
    for notation in notations:
        state, events = GAME.apply(state, GAME.parse(state.seat, notation))
        happened += events
    return state, happened


def after(state: State, *notations: str) -> State:
    return play(state, *notations)[0]


def told(events: Sequence[Event]) -> list[str]:
    """Return events as text: code, seat and values."""
    return [" ".join(map(str, (each.code, each.seat, *each.values.values()))) for each in events]


def offered(state: State) -> list[str]:
    return [GAME.format(action) for action in GAME.legal_actions(state)]


def seen(state: State, seat: int = 1) -> CityView:
    """Return a city as everybody sees it."""
    return GAME.view(state, None).cities[seat - 1]


def worth(state: State, space: str, seat: int = 1) -> int:
    row, column = space[:-1], int(space[-1]) - 1
    return seen(state, seat).rows[ROWS.index(Colour(row))][column].value


def standing_on(state: State, space: str, seat: int = 1) -> Spot:
    row, column = space[:-1], int(space[-1]) - 1
    return state.cities[seat - 1].rows[ROWS.index(Colour(row))][column]


def cars(state: State, seat: int = 1) -> set[str]:
    """Return the spaces of a board with a cable car."""
    return {
        f"{ROWS[row]}{column}"
        for row, spots in enumerate(state.cities[seat - 1].rows)
        for column, each in enumerate(spots, start=1)
        if each.car
    }


def skyscrapers(state: State, seat: int = 1) -> set[str]:
    """Return the spaces of a board with a skyscraper."""
    return {
        f"{ROWS[row]}{column}"
        for row, spots in enumerate(state.cities[seat - 1].rows)
        for column, each in enumerate(spots, start=1)
        if each.skyscraper
    }
