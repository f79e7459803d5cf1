"""Paying: what covers a cost, what is idle, which payment is proposed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.messages.ids import LONGEST, button_id
from bot.games.pointcity import GAME
from bot.games.pointcity.actions import Pay
from bot.games.pointcity.cards import FACES, RESOURCES, Card, Face
from bot.games.pointcity.paying import due, five, payments, plus, pool, purse
from bot.games.pointcity.state import City
from tests.games.pointcity.table import (
    after,
    building,
    giving,
    in_rows,
    offered,
    play,
    position,
    told,
)

if TYPE_CHECKING:
    from bot.games.pointcity.cards import Five

MARKET = """
    {} energy   industry ecology
    economy  energy   ecology  community
    industry ecology  energy   economy
    ecology  industry economy  energy
"""


def ways(hand: str, owed: Five) -> list[str]:
    """Return the payments from a hand as text."""
    cards = tuple(Card(Face(word), 1) for word in hand.split())
    return [" ".join(paid) for paid in payments(owed, purse(City(hand=cards)))]


def test_single_cards_are_proposed_before_double_and_ingenuity_last():
    assert ways("economy economy economy2 ingenuity ingenuity", (2, 0, 0, 0, 0)) == [
        "economy economy",
        "economy2",
        "economy ingenuity",
        "ingenuity ingenuity",
    ]


def test_of_equally_dear_payments_the_fewest_cards_come_first():
    hand = "economy2 economy economy energy energy ingenuity"
    assert ways(hand, (2, 2, 0, 0, 0))[:2] == [
        "economy economy energy energy",
        "economy2 energy energy",
    ]
    assert ways("economy2 energy2 energy energy economy", (3, 2, 0, 0, 0))[0] == (
        "economy economy2 energy energy"
    )


def test_the_surplus_symbol_of_a_double_card_is_lost():
    assert ways("energy2", (0, 1, 0, 0, 0)) == ["energy2"]


def test_a_card_that_could_be_left_out_may_not_be_paid():
    assert "energy energy2" not in ways("energy energy2 energy2", (0, 2, 0, 0, 0))
    assert ways("energy energy2 energy2", (0, 3, 0, 0, 0)) == ["energy energy2", "energy2 energy2"]


def test_ingenuity_pays_for_any_resource():
    assert ways("ingenuity ingenuity ingenuity", (1, 0, 1, 0, 1)) == [
        "ingenuity ingenuity ingenuity"
    ]


def test_ingenuity_may_be_paid_where_a_resource_would_do():
    assert ways("energy ingenuity", (0, 1, 0, 0, 0)) == ["energy", "ingenuity"]


def test_nothing_is_paid_with_cards_where_permanent_resources_cover_everything():
    assert ways("energy ingenuity", (0, 0, 0, 0, 0)) == [""]


def test_a_permanent_resource_must_be_used_before_cards():
    # c30 costs two energy; one of them is permanent.
    state = position("city 1 built c1 hand energy energy", in_rows(MARKET.format("c30")))
    assert offered(after(state, "take a1 a2")) == ["pay energy"]


def test_a_building_gives_its_resource_from_the_next_turn_only():
    # c1 gives energy for economy and ecology; c3 costs energy and community.
    market = MARKET.format("c1").replace("   energy   industry", "   c3       industry", 1)
    market = market.replace("c1 energy", "c1 c3")
    state = position("city 1 hand economy ecology community", in_rows(market))
    assert "take a1 b1" not in offered(state)
    state = after(state, "take a1 a2")
    state = after(state, offered(state)[0], "take deck")
    assert state.cities[0].buildings[0].gives == "energy"
    assert (
        "energy"
        in told(play(after(state, "take b1 c1"), offered(after(state, "take b1 c1"))[0])[1])[0]
    )


def test_a_permanent_resource_can_be_used_again_next_turn():
    state = position(f"city 1 built {giving('energy*2')} hand", in_rows(MARKET.format("c30")))
    state = after(state, "take a1 a2", "pay", "take deck")
    assert seen_permanent(state) == (0, 2, 1, 0, 0)


def test_the_starting_ingenuity_card_pays_like_any_other():
    state = position("city 1 hand energy ingenuity/0", in_rows(MARKET.format("c30")))
    assert offered(after(state, "take a1 a2")) == ["pay energy ingenuity"]


def test_of_equal_faces_the_lowest_tier_is_paid():
    state = position("city 1 hand energy ingenuity ingenuity/0", in_rows(MARKET.format("c30")))
    state = after(state, "take a1 a2", "pay energy ingenuity")
    assert [card.tier for card in state.discard] == [1, 0]


def test_the_bill_tells_what_is_due_in_cards():
    state = after(
        position("city 1 built c1 hand energy", in_rows(MARKET.format("c30"))), "take a1 a2"
    )
    bill = GAME.view(state, 2).bill
    assert bill is not None
    assert (bill.cost, bill.permanent, bill.due) == (
        (0, 2, 0, 0, 0),
        (0, 1, 0, 0, 0),
        (0, 1, 0, 0, 0),
    )


def seen_permanent(state: object) -> Five:
    return GAME.view(state, None).cities[0].permanent  # pyright: ignore[reportArgumentType]


@given(
    st.lists(st.sampled_from(FACES), max_size=8),
    st.tuples(*[st.integers(0, 3)] * 5),
)
def test_payments_are_those_that_cover_the_cost_and_have_no_idle_card(
    hand: list[Face], owed: tuple[int, ...]
):
    hand.sort(key=FACES.index)
    expected = {
        cards
        for size in range(len(hand) + 1)
        for cards in combinations(hand, size)
        if covers(cards, owed)
        and not any(covers(cards[:at] + cards[at + 1 :], owed) for at in range(size))
    }
    found = payments(five(owed), purse(City(hand=tuple(Card(face, 1) for face in hand))))
    assert set(found) == expected
    assert len(found) == len(expected)
    keys = [
        (
            cards.count(Face.INGENUITY),
            sum(face.endswith("2") for face in cards),
            len(cards),
            [FACES.index(face) for face in cards],
        )
        for cards in found
    ]
    assert keys == sorted(keys)


def covers(cards: tuple[Face, ...], owed: tuple[int, ...]) -> bool:
    have = Counter[str]()
    for face in cards:
        have[face.removesuffix("2")] += 2 if face.endswith("2") else 1
    missing = sum(
        max(0, need - have[resource]) for need, resource in zip(owed, RESOURCES, strict=True)
    )
    return missing <= have["ingenuity"]


def test_the_longest_payment_fits_a_button():
    costs = {each.building.cost for each in GAME.deck.cards if each.building is not None}
    plenty = [Face(f"{resource}{two}") for resource in RESOURCES for two in ("", "2")]
    for one in costs:
        for other in costs:
            owed = plus(one, other)
            cards: list[Face] = []
            for index, need in enumerate(owed):
                single, double = plenty[2 * index : 2 * index + 2]
                pairs = int(need > 2)
                cards += [single] * (need - 2 * pairs) + [double] * pairs
            for paid in (cards, [*cards[1:], Face.INGENUITY]):
                notation = GAME.format(Pay(4, tuple(paid)))
                assert len(button_id(99999, 99999, notation)) <= LONGEST


def test_a_pool_adds_up_what_buildings_cost():
    assert pool([building("c1"), building("c3")]) == (1, 1, 1, 1, 0)
    assert due((2, 0, 1, 0, 0), (1, 5, 0, 0, 0)) == (1, 0, 1, 0, 0)
