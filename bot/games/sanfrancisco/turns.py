"""Continues a turn, begins that of the next seat, or ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import Event
from bot.games.sanfrancisco import board
from bot.games.sanfrancisco.events import Happening
from bot.games.sanfrancisco.legal import has_room
from bot.games.sanfrancisco.state import Ending, Phase

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import City, State


def go_on(state: State, events: list[Event]) -> State:
    """Return the position after a card has been built or refused, or a bonus used.

    The game ends with a full board; the turn ends when there is nothing left to build and no
    contract-discard token left to spend.
    """
    state = without_roomless(state, events)
    city = state.cities[state.seat - 1]
    if board.is_full(city.rows):
        return end(state, Ending.BOARD, events)
    if state.taken or (city.discard and city.contracts):
        return replace(state, phase=Phase.BUILDING, district=0, bonus=None)
    return next_turn(state, events)


def without_roomless(state: State, events: list[Event]) -> State:
    """Return the position with those taken cards moved to the box that fit in no row."""
    city = state.cities[state.seat - 1]
    roomless = tuple(card for card in state.taken if not has_room(city, card))
    if not roomless:
        return state
    events += [Event(Happening.NO_ROOM, state.seat, {"card": card.id}) for card in roomless]
    taken = tuple(card for card in state.taken if card not in roomless)
    return replace(state, taken=taken, box=state.box + roomless)


def next_turn(state: State, events: list[Event]) -> State:
    """Return the position at the start of the next seat's turn; add its event to `events`."""
    seat = state.seat % len(state.cities) + 1
    events.append(Event(Happening.TURN, seat))
    return replace(state, seat=seat, phase=Phase.START, column=0, district=0, bonus=None)


def end(state: State, ending: Ending, events: list[Event]) -> State:
    """Return the position at the end of the game."""
    events.append(Event(Happening.ENDED, state.seat, {"ending": ending.value}))
    return replace(state, phase=Phase.OVER, ending=ending, column=0, district=0, bonus=None)


def with_city(state: State, city: City) -> tuple[City, ...]:
    """Return the cities with that of the seat in turn replaced."""
    return (*state.cities[: state.seat - 1], city, *state.cities[state.seat :])
