"""How a turn goes on after an action, how it ends, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import CHANCE, Event
from bot.games.tickettoride.cardplay import settled
from bot.games.tickettoride.events import Happening
from bot.games.tickettoride.legal import second_takes
from bot.games.tickettoride.state import Ending, Phase

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State

FEW = 2
"""With so few trams left at the end of its turn a player sets off the last round."""


def gone_on(state: State, events: list[Event]) -> State:
    """Return the position once all is done that comes by itself, as far as the next shuffle."""
    state = settled(state, events)
    if state.due:
        return state
    if state.phase is Phase.SECOND and not second_takes(state):
        events.append(Event(Happening.ONE_CARD, state.seat))
        return _turn_over(state, events)
    return _turn_over(state, events) if state.phase is Phase.DONE else state


def _turn_over(state: State, events: list[Event]) -> State:
    """Return the position after a turn: the next one begins, or the game is over. Rulebook: End."""
    seat, last = state.seat, state.last
    if last == seat:
        return _over(state, Ending.TRAMS, seat, events)
    if state.passes == state.seats:
        return _over(state, Ending.STUCK, CHANCE, events)
    left = state.trams[seat - 1]
    if not last and left <= FEW:
        last = seat
        events.append(Event(Happening.LAST_ROUND, seat, {"trams": left}))
    following = seat % state.seats + 1
    events.append(Event(Happening.TURN, following))
    return replace(state, seat=following, phase=Phase.TURN, last=last)


def _over(state: State, ending: Ending, seat: int, events: list[Event]) -> State:
    events.append(Event(Happening.ENDED, seat, {"ending": ending.value}))
    return replace(state, phase=Phase.OVER, ending=ending)
