"""The cards and civic tokens: the counts and the balance that tell a right transcription."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import RESOURCES, Kind, TokenKind

if TYPE_CHECKING:
    from bot.games.pointcity.cards import Building

DECK = GAME.deck


def buildings(tier: int) -> list[Building]:
    return [card.building for card in DECK.cards if card.tier == tier and card.building]


def test_the_cards_are_numbered_from_1_to_160():
    ids = [card.building.id for card in DECK.cards if card.building]
    assert ids == [f"c{number}" for number in range(1, 161)]
    assert [token.id for token in DECK.tokens] == list(range(1, 23))


def test_the_digest_is_that_of_both_files_one_after_the_other():
    assert DECK.name == "standard"
    assert DECK.digest == "df5c9c7ed4cd"


@pytest.mark.parametrize(
    ("tier", "cards", "faces"),
    [
        (1, 65, dict.fromkeys(("economy", "energy", "ecology", "community", "industry"), 13)),
        (2, 50, dict.fromkeys(("economy2", "energy2", "ecology2", "community2", "industry2"), 6)),
        (3, 45, dict.fromkeys(("economy2", "energy2", "ecology2", "community2", "industry2"), 5)),
    ],
)
def test_each_resource_is_on_equally_many_cards(tier: int, cards: int, faces: dict[str, int]):
    found = Counter(card.face.value for card in DECK.cards if card.tier == tier)
    assert found.total() == cards
    assert found == faces | ({"ingenuity": 20} if tier > 1 else {})


@pytest.mark.parametrize(("tier", "kinds"), [(1, (50, 5)), (2, (30, 10)), (3, (20, 15))])
def test_ten_buildings_of_each_tier_are_civic(tier: int, kinds: tuple[int, int]):
    found = Counter(building.kind for building in buildings(tier))
    assert found == dict(zip((Kind.RESOURCE, Kind.POINTS, Kind.CIVIC), (*kinds, 10), strict=True))


@pytest.mark.parametrize(("tier", "symbols"), [(1, 30), (2, 39), (3, 46)])
def test_each_resource_is_asked_for_equally_often(tier: int, symbols: int):
    costs = [building.cost for building in buildings(tier)]
    assert [sum(column) for column in zip(*costs, strict=True)] == [symbols] * 5


@pytest.mark.parametrize(("tier", "givers", "points"), [(1, 10, 6), (2, 6, 6), (3, 4, 8)])
def test_each_resource_is_given_equally_often_with_equal_points(
    tier: int, givers: int, points: int
):
    for resource in RESOURCES:
        giving = [building for building in buildings(tier) if building.gives is resource]
        assert len(giving) == givers
        assert sum(building.points for building in giving) == points


@pytest.mark.parametrize("tier", [1, 2, 3])
def test_no_building_costs_what_it_gives(tier: int):
    for building in buildings(tier):
        assert (building.gives is not None) == (building.kind is Kind.RESOURCE)
        if building.gives is not None:
            assert not building.cost[RESOURCES.index(building.gives)]


@pytest.mark.parametrize(("tier", "cost"), [(1, 3), (2, 4), (3, 5)])
def test_a_civic_building_costs_one_resource_only_and_has_no_points(tier: int, cost: int):
    costs = Counter(b.cost for b in buildings(tier) if b.kind is Kind.CIVIC)
    assert sorted(costs) == sorted(
        tuple(cost if index == at else 0 for at in range(5)) for index in range(5)
    )
    assert set(costs.values()) == {2}
    assert not any(b.points for b in buildings(tier) if b.kind is Kind.CIVIC)


def test_more_points_cost_more():
    for building in (each for tier in (1, 2, 3) for each in buildings(tier)):
        if building.kind is Kind.POINTS:
            least = {4: 2, 5: 4, 7: 7}[building.points]
            assert least <= sum(building.cost) <= building.points


def test_every_pair_of_resources_and_every_resource_has_its_token():
    kinds = Counter(token.kind for token in DECK.tokens)
    assert kinds == {
        TokenKind.SET: 11,
        TokenKind.SYMBOL: 5,
        TokenKind.FLAT: 2,
        TokenKind.TYPE: 2,
        TokenKind.MISSING: 1,
        TokenKind.INGENUITY: 1,
    }
    pairs = [frozenset(token.resources) for token in DECK.tokens if len(token.resources) == 2]
    assert len(pairs) == len(set(pairs)) == 10
    singles = [token.resources for token in DECK.tokens if token.kind is TokenKind.SYMBOL]
    assert set(singles) == {(resource,) for resource in RESOURCES}
