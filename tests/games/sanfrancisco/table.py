"""Positions of San Francisco, and what tests ask of them, so that a test reads as a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import BONUS_CARDS, ROWS, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import Event
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.state import Spot, State
    from bot.games.sanfrancisco.view import CityView

CARDS: dict[str, Card] = {
    card.id: card for card in (*GAME.decks["standard"].cards, *BONUS_CARDS.values())
}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in text.split())


def position(*lines: str) -> State:
    """Return the position of some lines, written as `bot.games.sanfrancisco.text.position` says."""
    return GAME.read_position("\n".join(("game sanfrancisco", *lines, "")))


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
