"""What statistics are told of a game of Point City: which buildings and tokens were taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity import GAME
from bot.games.record import positions
from tests.games.pointcity.table import QUIET, in_rows, position
from tests.records import record_of
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

STATE = position(
    "city 1 built c1 c3 hand energy2 tokens 7",
    "city 2 built c5",
    in_rows(QUIET.replace("energy", "c14", 1)),
    "discard c9",
)


def told(state: State, kind: str) -> list[tuple[str, int]]:
    return [(each.name, each.seat) for each in GAME.pieces(state) if each.kind == kind]


def test_buildings_come_with_the_seat_that_built_them():
    names = {name.split()[0]: seat for name, seat in told(STATE, "building")}
    assert {"c1": 1, "c3": 1, "c5": 2, "c14": 0}.items() <= names.items()
    in_hand = on_the_discard = 1
    assert len(names) == 3 + in_hand + on_the_discard + 16


def test_a_building_is_named_with_what_it_costs_and_brings():
    assert ("c1 tier 1 gives energy, 0 for 1 economy, 1 ecology", 1) in told(STATE, "building")


def test_civic_tokens_are_taken_or_left():
    tokens = told(STATE, "civic token")
    assert [name.split()[0] for name, seat in tokens if seat == 1] == ["7"]
    assert len(tokens) == len(set(tokens)) == 1 + len(STATE.tokens)


def test_every_card_drawn_in_a_whole_game_is_told_once():
    record = record_of("pointcity/market-1p-easy-won.txt")
    *_, state = positions(GAMES[GAME.name], record)
    names = [name.split()[0] for name, _ in told(state, "building")]
    order = {card.building.id for card in record.setup.order if card.building}
    assert len(names) == len(set(names))
    assert set(names) <= order
    assert len(names) == len(order) - state.deck
