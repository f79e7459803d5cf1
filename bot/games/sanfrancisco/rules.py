"""The turn of San Francisco: what each action does to a position.

`apply` checks an action against the legal actions; the functions below do not check again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import Event
from bot.games.sanfrancisco import building
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
from bot.games.sanfrancisco.building import end, go_on, next_turn, with_city
from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUS_PIECES, BONUSES, Bonus
from bot.games.sanfrancisco.events import Happening
from bot.games.sanfrancisco.legal import legal_actions
from bot.games.sanfrancisco.refusals import refusal
from bot.games.sanfrancisco.state import City, Ending, Phase, State

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import (
        Action,
    )
    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.state import Setup

FOUNDATION_TOKENS = {2: 6, 3: 8, 4: 10}
"""The foundation tokens by number of players. Rulebook: Setup, 3."""


def start(setup: Setup) -> State:
    """Return the position before the first turn."""
    return State(
        cities=(City(),) * setup.seats,
        seat=setup.first,
        pile=setup.order,
        beyond=setup.beyond,
        tokens=FOUNDATION_TOKENS[setup.seats],
        supply=(BONUS_PIECES,) * len(BONUSES),
    )


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the position after the action and what happened, in order.

    Raises
    ------
    IllegalAction
        When the action is not among `legal_actions(state)`, with the reason.
    """
    if action not in legal_actions(state):
        raise refusal(state, action)
    return carried_out(state, action)


def carried_out(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the same as `apply` for an action that is known to be legal."""
    events: list[Event] = []
    return _apply(state, action, events), events


def _apply(state: State, action: Action, events: list[Event]) -> State:
    match action:
        case Draw():
            return _draw(state, events)
        case Place(column=column):
            return _place(state, column, events)
        case Finalize(column=column):
            return _finalize(state, column, events)
        case Build(card=card, row=row):
            return building.build(state, card, row, events)
        case Refuse(card=card):
            return _refuse(state, card, events)
        case Done():
            return _done(state, events)
        case Choose(bonus=bonus):
            return _choose(state, bonus, events)
        case Put(row=row, space=space):
            return building.put(state, row, space, events)
        case Discard(count=count):
            return _discard(state, count, events)


def _draw(state: State, events: list[Event]) -> State:
    """Turn over the top card. Rulebook: A - Placing a project."""
    card = state.pile[0]
    events.append(Event(Happening.DRAWN, state.seat, {"card": card.id}))
    return replace(state, phase=Phase.TURNED, turned=card, pile=state.pile[1:])


def _place(state: State, number: int, events: list[Event]) -> State:
    card = state.turned
    assert card is not None  # noqa: S101  (the phase says so)
    column = (*state.columns[number - 1], card)
    columns = (*state.columns[: number - 1], column, *state.columns[number:])
    place = {"card": card.id, "column": number, "cards": len(column)}
    events.append(Event(Happening.PLACED, state.seat, place))
    if not card.foundation:
        return next_turn(replace(state, columns=columns, turned=None), events)
    tokens = state.tokens - 1
    token = {"card": card.id, "column": number, "left": tokens}
    events.append(Event(Happening.TOKEN_LAID, state.seat, token))
    state = replace(state, columns=columns, turned=None, tokens=tokens)
    return next_turn(state, events) if tokens else end(state, Ending.FOUNDATIONS, events)


def _finalize(state: State, number: int, events: list[Event]) -> State:
    """Take a column and a contract. Rulebook: B - Finalizing projects; Discarding contracts."""
    taken = state.columns[number - 1]
    columns = (*state.columns[: number - 1], (), *state.columns[number:])
    city = state.cities[state.seat - 1]
    city = replace(city, contracts=city.contracts + 1)
    take = {
        "column": number,
        "cards": len(taken),
        "contracts": city.contracts,
        "taken": " ".join(card.id for card in taken),
    }
    events.append(Event(Happening.FINALIZED, state.seat, take))
    cities = with_city(state, city)
    if all(each.contracts for each in cities):
        cities = tuple(replace(each, contracts=each.contracts - 1) for each in cities)
        events.append(Event(Happening.CONTRACTS_DISCARDED, 0))
    state = replace(state, columns=columns, cities=cities, taken=taken, column=number)
    return go_on(state, events)


def _refuse(state: State, name: str, events: list[Event]) -> State:
    refused = tuple(card for card in state.taken if card.id == name)
    taken = tuple(card for card in state.taken if card.id != name)
    return go_on(_refused(state, refused, taken, events), events)


def _done(state: State, events: list[Event]) -> State:
    return next_turn(_refused(state, state.taken, (), events), events)


def _refused(
    state: State, refused: tuple[Card, ...], taken: tuple[Card, ...], events: list[Event]
) -> State:
    events += [Event(Happening.REFUSED, state.seat, {"card": card.id}) for card in refused]
    return replace(state, taken=taken, box=state.box + refused)


def _choose(state: State, bonus: Bonus, events: list[Event]) -> State:
    """Take a bonus; what goes on the board is put there next. Rulebook: Bonuses."""
    index = BONUSES.index(bonus)
    supply = (*state.supply[:index], state.supply[index] - 1, *state.supply[index + 1 :])
    city = building.with_bonus(state.cities[state.seat - 1], state.district, bonus)
    if bonus is Bonus.DISCARD:
        city = replace(city, discard=True)
    events.append(building.bonus_taken(state, bonus))
    state = replace(state, supply=supply, cities=with_city(state, city))
    if bonus in BONUS_CARDS or bonus in (Bonus.PLUS2, Bonus.TRACKS):
        return replace(state, phase=Phase.PUT, bonus=bonus)
    return go_on(state, events)


def _discard(state: State, count: int, events: list[Event]) -> State:
    """Spend the contract-discard token; the turn ends when nothing else was left to do."""
    city = state.cities[state.seat - 1]
    city = replace(city, contracts=city.contracts - count, discard=False)
    spent = {"count": count, "contracts": city.contracts}
    events.append(Event(Happening.CONTRACTS_SPENT, state.seat, spent))
    state = replace(state, cities=with_city(state, city))
    return go_on(state, events) if state.phase is Phase.BUILDING else state
