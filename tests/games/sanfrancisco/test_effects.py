"""An effect told before an action is what the action does, and tells nothing that is hidden."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import asdict, replace

from bot.games import GAMES
from bot.games.sanfrancisco.actions import Draw
from bot.games.sanfrancisco.counted import begun
from bot.games.sanfrancisco.effects import Effect, Effects, distinct, effect, printed
from bot.games.sanfrancisco.events import Happening
from tests.games.positions import in_turn, sampled
from tests.games.sanfrancisco.table import position

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.state import State

GAME = GAMES["sanfrancisco"]
POSITIONS = 150
every_number = pytest.mark.parametrize("seats", [2, 3, 4])


def positions(seats: int) -> list[State]:
    states = [step.before for step in sampled("sanfrancisco", seats, POSITIONS)]
    return [state for state in states if in_turn(GAME, state)]


def shown(state: State) -> tuple[int, ...]:
    return begun(GAME.view(state, None))


def done(state: State, *actions: Action) -> Effect:
    """Return what actions do, found by doing them in the real position."""
    seat, start, codes = state.seat, state, list[str]()
    for action in actions:
        state, events = GAME.apply(state, action)
        codes += [event.code for event in events]
    # In the turn of the same seat: who is next decides ties, and is no effect of what is built.
    here = replace(state, seat=seat)
    return Effect(
        points=shown(here)[seat - 1] - shown(start)[seat - 1],
        skyscrapers=codes.count(Happening.SKYSCRAPER),
        medal=state.medal == seat != start.medal,
        completes=state.completions.count(seat) > start.completions.count(seat),
        cars=codes.count(Happening.CONNECTED),
        bonus=Happening.BONUS_OWED in codes,
        contracts=state.cities[seat - 1].contracts - start.cities[seat - 1].contracts,
        lost=codes.count(Happening.NO_ROOM),
        ends=state.ending is not None,
    )


def test_an_effect_is_what_the_action_does() -> None:
    told: set[str] = set()
    for state in (state for seats in (2, 3, 4) for state in positions(seats)):
        view = GAME.view(state, None)
        effects = Effects(view)
        for action in view.legal:
            effect = effects.of(action)
            assert effect == done(state, action), GAME.format(action)
            told |= {field for field, value in asdict(effect).items() if value}
    assert told == set(Effect.__struct_fields__), "each kind of effect was there"


@every_number
def test_the_effect_of_what_needs_no_decision_is_that_of_all_together(seats: int) -> None:
    several = 0
    for state in positions(seats):
        view = GAME.view(state, None)
        routine = GAME.routine(view)
        assert Effects(view).of(*routine) == done(state, *routine)
        several += len(routine) > 1
    assert several


@every_number
def test_an_effect_tells_nothing_of_the_deck(seats: int) -> None:
    rng = random.Random(seats)
    for state in positions(seats):
        twin = replace(state, pile=tuple(rng.sample(state.pile, len(state.pile))))
        view, other = GAME.view(state, None), GAME.view(twin, None)
        for action in view.legal:
            assert effect(view, action) == effect(other, action)
            if isinstance(action, Draw):
                assert effect(view, action) == Effect()


def outcome(state: State, action: Action) -> State:
    """Return the position after an action without the ids of cards."""
    state, _ = GAME.apply(state, action)
    rows = state.cities[state.seat - 1].rows
    rows = tuple(tuple(replace(spot, card=printed(spot.card)) for spot in row) for row in rows)
    cities = (
        *state.cities[: state.seat - 1],
        replace(state.cities[state.seat - 1], rows=rows),
        *state.cities[state.seat :],
    )
    alike = {"cities": cities} if state.phase.value != "start" else {}
    return replace(
        state,
        taken=tuple(map(printed, state.taken)),
        box=tuple(sorted(map(printed, state.box), key=repr)),
        **alike,
    )


@every_number
def test_no_two_of_the_distinct_actions_do_the_same_and_nothing_is_missing(seats: int) -> None:
    left_out = 0
    for state in positions(seats):
        view = GAME.view(state, None)
        kept = distinct(view)
        outcomes = [outcome(state, action) for action in kept]
        assert all(one not in outcomes[:at] for at, one in enumerate(outcomes))
        assert [each for each in view.legal if each in kept] == kept
        left_out += len(view.legal) - len(kept)
        for action in set(view.legal) - set(kept):
            assert outcome(state, action) in outcomes
    assert left_out


def test_refusing_the_last_card_is_refusing_the_rest_but_for_a_token_to_spend() -> None:
    plain = GAME.view(position("taken 1 c36"), None)
    token = GAME.view(position("city 1 contracts 1 discard", "taken 1 c36"), None)
    assert [GAME.format(each) for each in distinct(plain)] == ["build c36", "done"]
    assert [GAME.format(each) for each in distinct(token)] == [
        "build c36",
        "refuse c36",
        "done",
        "discard 1",
    ]
