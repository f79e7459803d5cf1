"""An effect told before an action is what the action does, and tells nothing that is hidden."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import asdict

from bot.games import GAMES
from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck
from bot.games.pointcity.cards import FACES, Face
from bot.games.pointcity.effects import Effect, Effects, effect
from bot.games.pointcity.events import Happening
from tests.games.pointcity.table import in_rows, position
from tests.games.positions import in_turn, play, sampled

if TYPE_CHECKING:
    from bot.games.game import Event
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.state import State

GAME = GAMES["pointcity"]
POSITIONS = 80
SEATS = (1, 2, 3, 4)


def positions(seats: int) -> list[State]:
    """Return positions of random games, and the last ones of some."""
    states = [step.before for step in sampled("pointcity", seats, POSITIONS)]
    for seed in range(3):
        states += [step.before for step in play("pointcity", seats, seed)][-6:]
    return [state for state in states if in_turn(GAME, state)]


def done(state: State, action: Action) -> Effect:
    """Return what an action does, found by doing it in the real position."""
    seat, start = state.seat, state
    state, events = GAME.apply(state, action)
    if isinstance(action, Take) and state.taken:
        state, paid = GAME.apply(state, GAME.legal_actions(state)[0])
        events += paid
    before, after = start.cities[seat - 1], state.cities[seat - 1]
    built = after.buildings[len(before.buildings) :]
    kept = [card.face for card in after.hand]
    paid = [face for event in events if event.code == Happening.PAID for face in faces(event)]
    gained = [face for face in FACES for _ in range((kept + paid).count(face))]
    for card in before.hand:
        gained.remove(card.face)
    top = (start.pile[0].face,) if start.pile else ()
    deck = isinstance(action, TakeDeck)
    return Effect(
        points=0 if deck else GAME.scores(state)[seat - 1] - GAME.scores(start)[seat - 1],
        gives=tuple(each.gives for each in built if each.gives),
        tokens=state.owed if isinstance(action, Take | Pay) and not state.ending else 0,
        cards=top if deck else tuple(gained),
        ingenuity=Face.INGENUITY in paid,
        ends=state.ending is not None,
    )


def faces(event: Event) -> list[Face]:
    return [Face(name) for name in str(event.values["cards"]).split()]


def sorted_cards(told: Effect) -> dict[str, Any]:
    return asdict(told) | {"cards": sorted(told.cards)}


def test_an_effect_is_what_the_action_does() -> None:
    told: set[str] = set()
    for state in (state for seats in SEATS for state in positions(seats)):
        view = GAME.view(state, None)
        effects = Effects(view)
        for action in view.legal:
            said = effects.of(action)
            assert sorted_cards(said) == sorted_cards(done(state, action)), GAME.format(action)
            told |= {field for field, value in asdict(said).items() if value}
    assert told == set(Effect.__struct_fields__), "each kind of effect was there"


@pytest.mark.parametrize("seats", SEATS)
def test_an_effect_tells_nothing_that_lies_hidden(seats: int) -> None:
    rng = random.Random(seats)
    for state in positions(seats):
        view = GAME.view(state, None)
        other = GAME.view(GAME.sample(view, rng), None)
        for action in view.legal:
            assert effect(view, action) == effect(other, action)
            if isinstance(action, Flip):
                assert effect(view, action) == Effect()


def test_a_building_is_told_as_paid_for_and_spends_what_a_token_counts() -> None:
    market = """
        c2       economy  ecology  community
        economy  energy   ecology  community
        industry ecology  energy   economy
        ecology  industry economy  energy
    """
    told = [
        effect(GAME.view(state, None), GAME.parse(1, "take a1 b1")).points
        for state in (
            position(f"city 1 hand {hand} tokens 7", in_rows(market))
            for hand in ("community community", "ingenuity ingenuity")
        )
    ]
    assert told == [2, 2 - 2 * 4]
