"""How a turn ends, the automaton's turn, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import Event
from bot.games.pointcity.cards import SIDE, SPACES
from bot.games.pointcity.events import Happening
from bot.games.pointcity.market import refilled
from bot.games.pointcity.state import Ending, Phase
from bot.games.pointcity.taking import built, taken_from_market, with_token

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

TIERS = {2: (40, 24, 18), 3: (52, 36, 28), 4: (64, 48, 38)}
"""How many cards of each tier are in the game, by number of cities. Rulebook: Setup, 1."""
TOKENS = {2: 10, 3: 12, 4: 14}
"""How many civic tokens are, by number of cities. Rulebook: Setup, 4."""
PLAYER, AUTOMATON = 1, 2
"""The seats of a game alone."""


def tiers(cities: int) -> tuple[int, ...]:
    """Return the tiers of all cards at the start: the market's 16, then the deck from the top."""
    return tuple(tier for tier, cards in enumerate(TIERS[cities], start=1) for _ in range(cards))


def turns_over(state: State) -> int:
    """Return how many turns have ended: each but the last takes two cards from the deck."""
    return (sum(TIERS[len(state.cities)]) - len(SPACES) - state.deck) // 2


def crossing(state: State) -> tuple[int, int]:
    """Return the space where the automaton's markers cross and the one below it.

    They stand at row 2 and column 1 at first and both move on after each of its turns; below the
    last row comes the first. Rulebook: Solo mode.
    """
    step = turns_over(state) // len(state.cities)
    row, column = (step + 1) % SIDE, step % SIDE
    return SIDE * row + column, SIDE * ((row + 1) % SIDE) + column


def end_turn(state: State, events: list[Event]) -> State:
    """Return the position after a seat has finished a turn at the market."""
    if not state.deck:
        return ended(state, events)
    return pass_on(refilled(state, events), events)


def pass_on(state: State, events: list[Event]) -> State:
    """Return the position at the start of the next turn, after that of the automaton."""
    if state.level is not None and state.seat == PLAYER:
        return _automaton(replace(state, seat=AUTOMATON), events)
    seat = PLAYER if state.level is not None else state.seat % len(state.cities) + 1
    events.append(Event(Happening.TURN, seat))
    return replace(state, seat=seat, phase=Phase.TAKE, flipped=False)


def ended(state: State, events: list[Event]) -> State:
    """Return the position at the end of the game; alone that is after the automaton's turn."""
    events.append(Event(Happening.ENDED, state.seat, {"ending": Ending.MARKET.value}))
    return replace(state, phase=Phase.OVER, ending=Ending.MARKET, gaps=(), flipped=False)


def _automaton(state: State, events: list[Event]) -> State:
    """Return the position after the automaton's turn. Rulebook: Solo mode."""
    state, buildings = taken_from_market(state, crossing(state), events)
    state = built(state, buildings, events)
    while state.owed:
        state = with_token(state, state.tokens[0], events)
    return end_turn(state, events)
