"""What is hidden: the building sides of cards lying resource side up, the deck below its top."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import SPACES, number
from tests.games.pointcity.table import QUIET, after, in_rows, offered, play, position, seen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.game import Event
    from bot.games.pointcity.state import State


def random_steps(seats: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Return the position before each action and what it made happen."""
    rng = Random(seed)
    state = GAME.start(GAME.setup(seats, "hard", rng))
    while legal := GAME.legal_actions(state):
        before = state
        state, events = GAME.apply(state, rng.choice(legal))
        yield before, events


def moved(state: State, rng: Random) -> State:
    """Return the same position with every unseen building side somewhere else."""
    return GAME.sample(GAME.view(state, None), rng)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_view_names_a_card_whose_building_has_not_been_seen(seats: int):
    for state, _ in random_steps(seats, seats):
        view = GAME.view(state, state.seat)
        unseen = {f"c{number(card)}" for card in view.unseen}
        # What is listed as unseen is so by number, wherever it lies.
        shown = msgspec.structs.replace(view, unseen=(), legal=())
        text = msgspec.json.encode(shown).decode()
        spaces = {f'"{space}"' for space in SPACES}
        for space in spaces:
            text = text.replace(f'"space":{space}', "")
        assert not [card for card in unseen if f'"{card}"' in text]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_views_of_positions_that_differ_in_what_is_hidden_are_equal(seats: int):
    rng = Random(seats)
    different = 0
    for state, _ in random_steps(seats, seats):
        other = moved(state, rng)
        different += other != state
        for seat in (None, *range(1, len(state.cities) + 1)):
            assert GAME.view(other, seat) == GAME.view(state, seat)
        assert GAME.unknown(other, None) == GAME.unknown(state, None)
    assert different > 20


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_sampled_position_is_one_the_rules_lead_to(seats: int):
    rng = Random(seats)
    for state, _ in random_steps(seats, seats):
        other = moved(state, rng)
        tiers = [card.tier for card in other.pile]
        assert tiers == [card.tier for card in state.pile]
        ids = [number(card) for card in (*other.pile, *other.elsewhere)]
        assert len(ids) == len(set(ids))
        assert len(other.elsewhere) == len(state.elsewhere)
        assert offered(other) == offered(state)


def test_events_name_what_lies_open_only():
    for state, events in random_steps(4, 9):
        unseen = {f"c{number(card)}" for card in GAME.view(state, None).unseen}
        told = {
            word
            for event in events
            if event.code in ("taken", "taken-from-deck", "paid")
            for key, value in event.values.items()
            if key in ("cards", "permanent")
            for word in str(value).split()
        }
        assert not told & unseen


def test_a_flip_reveals():
    state = position(in_rows(QUIET))
    assert GAME.unknown(after(state, "flip b2"), None) < GAME.unknown(state, None)


def test_a_take_from_the_deck_reveals():
    state = position(in_rows(QUIET))
    assert GAME.unknown(after(state, "take deck"), None) < GAME.unknown(state, None)


def test_a_refill_reveals():
    state = position(in_rows(QUIET))
    assert GAME.unknown(after(state, "take a1 b1"), None) < GAME.unknown(state, None)


def test_a_take_to_be_paid_and_a_payment_before_a_token_reveal_nothing():
    market = "c15 " + "energy economy industry ecology community " * 3
    state = position("city 1 hand economy economy economy ingenuity", in_rows(market))
    taken = after(state, "take a1 b1")
    assert GAME.unknown(taken, None) == GAME.unknown(state, None)
    paid = after(taken, offered(taken)[0])
    assert GAME.unknown(paid, None) == GAME.unknown(state, None)
    assert GAME.unknown(after(paid, "token 1"), None) < GAME.unknown(paid, None)


def test_a_take_to_be_paid_on_the_last_turn_reveals_nothing():
    market = "c15 " + "energy economy industry ecology community " * 3
    state = position("city 1 hand economy economy economy ingenuity", in_rows(market), "left 0")
    assert GAME.unknown(after(state, "take a1 b1"), None) == GAME.unknown(state, None)


@pytest.mark.parametrize("flips", [[], ["flip b2"]])
def test_the_end_reveals_every_card_as_its_record_does(flips: list[str]):
    state = after(position(in_rows(QUIET), "left 0"), *flips)
    assert GAME.unknown(state, None)
    assert not GAME.unknown(after(state, "take c1 d1"), None)


def test_the_card_on_the_deck_shows_its_resource_side():
    view = seen(position(in_rows(QUIET), "pile c1 c3"))
    assert view.top is not None
    assert (view.top.face, view.top.tier, view.top.building) == ("energy", 1, None)


def test_a_building_in_the_market_shows_its_building_side():
    state, _ = play(position(in_rows(QUIET)), "flip a1")
    spot = seen(state).market[0]
    assert spot is not None
    assert spot.side == "building"
    assert spot.card.building is not None
