"""The legal actions of a position; nothing else decides what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import board
from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Done,
    Draw,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUSES, COLUMNS, ROWS, SPACES, Bonus, Colour
from bot.games.sanfrancisco.state import Phase

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import (
        Action,
    )
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.state import City, Rows, State

MOST_SPENT = 2
"""The most contracts the contract-discard token is spent on."""


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions, in the order of buttons and lists.

    Draw, finalize 1 to 3; or place 1 to 3; or build, then refuse (as the cards lay in the column,
    rows from the top), then done; or the bonuses (the district's own, then tracks); or put (rows
    from the top, left to right); the contract-discard token last.
    """
    actions: list[Action]
    match state.phase:
        case Phase.START:
            actions = _start(state)
        case Phase.TURNED:
            actions = [Place(state.seat, column) for column in range(1, COLUMNS + 1)]
        case Phase.BUILDING:
            actions = _building(state)
        case Phase.BONUS:
            actions = [Choose(state.seat, bonus) for bonus in choices(state)]
        case Phase.PUT:
            return _put(state)
        case Phase.OVER:
            return []
    city = state.cities[state.seat - 1]
    if city.discard:
        most = min(MOST_SPENT, city.contracts)
        actions += [Discard(state.seat, count) for count in range(1, most + 1)]
    return actions


def choices(state: State) -> list[Bonus]:
    """Return the bonuses the seat may take for the district: its own, then the tracks token.

    Rulebook: a bonus with no piece left cannot be taken. Ruling: nor one that has no place.
    """
    rows = state.cities[state.seat - 1].rows
    return [
        bonus
        for bonus in (BONUSES[state.district], Bonus.TRACKS)
        if state.supply[BONUSES.index(bonus)] and can_put(rows, bonus)
    ]


def can_put(rows: Rows, bonus: Bonus) -> bool:
    """Return True if a board has a place for a bonus, or if the bonus needs none."""
    if bonus in BONUS_CARDS:
        return not board.is_full(rows)
    if bonus is Bonus.TRACKS:
        return any(not board.has_tracks(spot) for spots in rows for spot in spots)
    return True


def has_room(city: City, card: Card) -> bool:
    """Return True if a row can hold the card."""
    if card.colour is Colour.BLACK:
        return not board.is_full(city.rows)
    return len(city.rows[ROWS.index(card.colour)]) < SPACES


def _start(state: State) -> list[Action]:
    seat = state.seat
    contracts = state.cities[seat - 1].contracts
    actions: list[Action] = [Draw(seat)] if state.pile else []
    actions += [
        Finalize(seat, number)
        for number, column in enumerate(state.columns, start=1)
        if contracts < len(column)
    ]
    return actions


def _building(state: State) -> list[Action]:
    """Return the actions with the taken cards; each of them has room."""
    seat = state.seat
    rows = state.cities[seat - 1].rows
    actions: list[Action] = []
    for card in state.taken:
        if card.colour is Colour.BLACK:
            for index, row in enumerate(ROWS):
                if len(rows[index]) < SPACES:
                    actions.append(Build(seat, card.id, row))
        else:
            actions.append(Build(seat, card.id))
    actions += [Refuse(seat, card.id) for card in state.taken]
    actions.append(Done(seat))
    return actions


def _put(state: State) -> list[Action]:
    seat = state.seat
    rows = state.cities[seat - 1].rows
    if state.bonus in BONUS_CARDS:
        return [Put(seat, row) for index, row in enumerate(ROWS) if len(rows[index]) < SPACES]
    return [
        Put(seat, ROWS[index], column)
        for index, spots in enumerate(rows)
        for column, spot in enumerate(spots, start=1)
        if state.bonus is Bonus.PLUS2 or not board.has_tracks(spot)
    ]
