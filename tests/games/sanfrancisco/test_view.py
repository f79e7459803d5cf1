"""What a view tells, and what it cannot tell."""

from __future__ import annotations

import random

from msgspec.structs import replace

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.cards import Bonus
from tests.games.sanfrancisco.table import CARDS, after, position, seen


def test_a_view_does_not_know_the_order_of_the_deck():
    one = position("pile c08 c21 c01")
    other = position("pile c01 c08 c21")
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, 1).unseen == GAME.decks["standard"].cards


def test_the_seat_in_turn_and_the_public_see_the_legal_actions_and_no_other_seat_does():
    state = position("pile c08")
    assert list(GAME.view(state, 1).legal) == GAME.legal_actions(state)
    assert GAME.view(state, 2).legal == ()
    assert list(GAME.view(state, None).legal) == GAME.legal_actions(state)


def test_a_sample_agrees_with_the_view():
    state = after(
        position("city 1 grey c25+ c20~ contracts 1", "taken 1 c28 c08"),
        "build c28",
    )
    view = GAME.view(state, 1)
    sample = GAME.sample(view, random.Random(5))
    assert GAME.view(sample, 1) == view
    assert replace(sample, pile=state.pile) == state


def test_samples_differ_in_the_order_of_the_deck():
    view = GAME.view(GAME.start(GAME.setup(2, "standard", random.Random(1))), 1)
    piles = {GAME.sample(view, random.Random(seed)).pile for seed in range(5)}
    assert len(piles) == 5


def test_a_city_is_seen_with_its_counts():
    own = "city 1 blue c05+ c04@ grey c16! c21 yellow bonus points"
    own = f"{own} green c70 c63@ completed contracts 2 discard medal"
    state = position(own, "city 2 grey completed")
    view = seen(state)
    assert view.sums == (7, 4, 0, 0, 3)
    assert view.symbols == (1, 1, 0, 0, 2)
    assert view.completions == (False, False, False, False, True)
    assert (view.contracts, view.cars, view.skyscrapers, view.required) == (2, 2, 1, 5)
    assert (view.medal, view.discard, view.points_tokens) == (True, True, 1)
    assert view.bonuses[3] is Bonus.POINTS


def test_only_foundations_carry_what_lies_around_them():
    state = position("city 1 blue c06 grey c16 c21")
    foundation, other = seen(state).rows[1]
    assert (foundation.neighbours, foundation.required) == (5, 6)
    assert (other.neighbours, other.required) == (None, None)


def test_draw_makes_what_is_hidden_smaller():
    state = position("pile c08 c21")
    drawn = after(state, "draw")
    assert GAME.unknown(state, None) == {*CARDS} - {"card4", "depot"}
    assert GAME.unknown(drawn, None) == GAME.unknown(state, None) - {"c08"}
    assert GAME.unknown(after(drawn, "place 1"), None) == GAME.unknown(drawn, None)


def test_the_end_reveals_every_card_as_its_record_does():
    state = after(position("tokens 1", "pile c01 c08"), "draw")
    assert "c08" in GAME.unknown(state, None)
    assert GAME.unknown(after(state, "place 3"), None) == frozenset()


def test_the_district_of_a_bonus_is_told_only_while_it_is_open():
    state = after(position("city 1 grey c25", "taken 1 c28"), "build c28")
    assert GAME.view(state, 1).district == 1
    assert GAME.view(after(state, "bonus card4"), 1).bonus is Bonus.CARD4
    assert GAME.view(after(state, "bonus card4", "put blue"), 1).district is None
