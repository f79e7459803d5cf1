"""A turn: the flip, the take, the refill, whose turn comes next."""

from __future__ import annotations

from tests.games.pointcity.table import (
    QUIET,
    after,
    hand,
    in_rows,
    lying,
    offered,
    play,
    position,
    seen,
    told,
)

MIXED = """
    c3       economy  industry ecology
    economy  energy   ecology  community
    industry ecology  energy   economy
    ecology  industry economy  energy
"""


def test_a_turn_offers_flips_then_takes_then_the_deck():
    actions = offered(position(in_rows(QUIET)))
    assert actions[0] == "flip a1"
    assert actions[15:18] == ["flip d4", "take a1 b1", "take a1 a2"]
    assert actions[-2:] == ["take c4 d4", "take deck"]
    assert len(actions) == 16 + 24 + 1


def test_two_cards_are_taken_when_they_share_a_side():
    takes = offered(position(in_rows(QUIET)), "take b2")
    assert takes == ["take b2 c2", "take b2 b3"]


def test_rows_do_not_go_on_around_the_edge():
    takes = offered(position(in_rows(QUIET)), "take d")
    assert takes == ["take d1 d2", "take d2 d3", "take d3 d4", "take deck"]


def test_a_flip_shows_the_building_of_the_same_card():
    state = position(in_rows(QUIET))
    state, events = play(state, "flip b2")
    name = lying(state)["b2"]
    assert told(events) == [f"flipped 1 b2 energy {name}"]
    assert offered(state, "flip") == []
    assert state.seat == 1


def test_a_flip_is_possible_once_a_turn():
    state = after(position(in_rows(QUIET)), "flip b2", "take deck", "take deck")
    assert state.seat == 1
    assert "flip a1" in offered(state, "flip")


def test_a_flip_is_possible_before_taking_from_the_deck():
    assert "take deck" in offered(after(position(in_rows(QUIET)), "flip a1"))


def test_a_flip_is_possible_on_the_last_turn():
    assert "flip a1" in offered(position(in_rows(QUIET), "left 0"))


def test_deck_cards_are_taken_as_resources_and_the_market_stays():
    state = position("city 1 hand", in_rows(QUIET), "pile c1 c3 c4")
    before = lying(state)
    state, events = play(state, "take deck")
    assert hand(state) == ["economy", "energy"]
    assert lying(state) == before
    assert told(events) == ["taken-from-deck 1 energy economy", "turn 2"]


def test_resource_cards_are_free_and_end_the_turn():
    state, events = play(position("city 1 hand", in_rows(QUIET), "pile c1 c3 c4"), "take c1 d1")
    assert hand(state) == ["ecology", "industry"]
    assert told(events) == [
        "taken 1 c1 d1 industry ecology",
        "refilled 1 c1 d1 c1 c3 64",
        "turn 2",
    ]
    assert (lying(state)["c1"], lying(state)["d1"]) == ("c1", "c3")


def test_the_order_of_the_refill_is_that_of_the_rows():
    state = position(in_rows(QUIET), "pile c1 c3 c4")
    state = after(state, "take a2 a3")
    assert (lying(state)["a2"], lying(state)["a3"]) == ("c1", "c3")


def test_a_building_is_paid_before_the_market_is_refilled():
    state = position("city 1 hand energy community", in_rows(MIXED), "pile c60 c59 c61")
    state = after(state, "take a1 b1")
    assert len(lying(state)) == 14
    assert offered(state) == ["pay energy community"]
    state = after(state, "pay energy community")
    assert (lying(state)["a1"], lying(state)["b1"]) == ("community", "c59")
    assert state.seat == 2


def test_a_building_without_a_price_left_is_paid_with_nothing():
    # c30 gives ecology for two energy.
    market = MIXED.replace("c3 ", "c30")
    state = position("city 1 built c1 c2 hand", in_rows(market))
    state = after(state, "take a1 b1")
    assert offered(state) == ["pay"]
    state, events = play(state, "pay")
    assert told(events)[:2] == ["paid 1  energy energy", "built 1 c30"]


def test_turns_go_round_the_table():
    state = position("seats 3", "turn 2", in_rows(QUIET))
    seats: list[int] = []
    for _ in range(4):
        seats.append(state.seat)
        state = after(state, "take deck")
    assert seats == [2, 3, 1, 2]


def test_a_hand_lies_by_face_then_tier():
    own = "city 1 hand energy2 ingenuity community economy2 economy ingenuity/0"
    state = position(own, in_rows(QUIET))
    assert hand(state) == [
        "economy",
        "economy2",
        "energy2",
        "community",
        "ingenuity",
        "ingenuity",
    ]
    assert [card.tier for card in state.cities[0].hand][-2:] == [0, 2]


def test_cards_paid_are_discarded_in_the_open():
    state = position("city 1 hand energy community", in_rows(MIXED))
    state = after(state, "take a1 b1", "pay energy community")
    assert [card.face for card in seen(state).discard] == ["energy", "community"]
    assert hand(state) == ["economy"]


def test_every_seat_is_told_what_the_seat_in_turn_can_take():
    # c3 costs energy and community: with neither, only pairs without it.
    spots = seen(position("city 1 hand energy", in_rows(MIXED))).market
    assert [(spot.takeable, spot.lacking) for spot in spots[:2] if spot] == [(False, 1), (True, 0)]
    spots = seen(position("city 1 hand energy community", in_rows(MIXED))).market
    assert spots[0] is not None
    assert (spots[0].takeable, spots[0].lacking) == (True, 0)


def test_ingenuity_pays_for_any_symbol_that_is_lacking():
    for held, lacking in (("ingenuity", 1), ("energy ingenuity", 0), ("ingenuity ingenuity", 0)):
        (spot, *_) = seen(position(f"city 1 hand {held}", in_rows(MIXED))).market
        assert spot is not None
        assert (spot.takeable, spot.lacking) == (not lacking, lacking)


def test_a_building_is_takeable_when_the_card_beside_it_pays():
    market = MIXED.replace("c3       economy", "c3       community")
    spot = seen(position("city 1 hand energy", in_rows(market))).market[0]
    assert spot is not None
    assert (spot.takeable, spot.lacking) == (True, 1)
