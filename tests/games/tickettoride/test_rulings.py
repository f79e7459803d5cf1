"""What the digest of the rules decides where the rulebook is silent."""

from __future__ import annotations

import random

import pytest

from bot.games.errors import GameError
from bot.games.tickettoride import GAME
from bot.games.tickettoride.cards import ALL, cards_of
from tests.games.tickettoride.table import (
    acting,
    after,
    begun,
    hand,
    offered,
    play,
    refused,
    row,
    setup,
    told,
    turn,
)

QUIET = "row blue green black purple red"


def test_symbols_cards_tickets_and_the_first_seat_are_drawn():
    drawn = [GAME.setup(4, "standard", random.Random(seed)) for seed in range(40)]
    assert {each.first for each in drawn} == {1, 2, 3, 4}
    assert len({each.tokens[0] for each in drawn}) == 7
    assert all(sorted(each.order) == sorted(cards_of(ALL)) for each in drawn)
    assert len({each.order for each in drawn}) == len({each.tickets for each in drawn}) == 40
    assert GAME.setup(4, "standard", random.Random(1), 3).first == 3
    with pytest.raises(GameError):
        GAME.setup(5, "standard", random.Random(1))


def test_cards_and_tickets_are_dealt_seat_after_seat_in_turn_order_then_the_row():
    order = "red red blue blue green green orange purple black red blue"
    state = begun(3, 2, order=order, tickets="t09 t08 t07 t06 t05 t04")
    assert [hand(state, seat) for seat in (2, 3, 1)] == ["red red", "blue blue", "green green"]
    assert (state.offers[1], state.offers[2], state.offers[0]) == (
        ("t09", "t08"),
        ("t07", "t06"),
        ("t05", "t04"),
    )
    assert row(state) == "orange purple black red blue"


@pytest.mark.parametrize(("seats", "size"), [(2, 2), (3, 2), (4, 3)])
def test_stacks_of_the_start_lie_in_the_order_of_the_file(seats: int, size: int):
    state = begun(seats, tokens="seal postcard lantern guitar flower crab bell")
    stacks = [stack for stack in state.stacks if stack]
    assert [stack.symbol.value for stack in stacks] == [
        "seal",
        "postcard",
        "lantern",
        "guitar",
        "flower",
    ]
    assert {stack.left for stack in stacks} == {size}
    assert state.waiting == ("crab", "bell")


def test_four_seats_place_whole_stacks_the_last_and_then_the_one_before():
    state = after(begun(4, 1), *(f"{seat} keep 1" for seat in (4, 3, 2, 1)))
    assert acting(state) == 4
    state, events = play(state, "place seal soma")
    assert told(events) == ["tokens-placed 4 seal soma 3", "turn 3"]
    state, events = play(state, "place postcard castro")
    assert told(events) == ["tokens-placed 3 postcard castro 3", "turn 1"]


def test_the_turn_ends_with_one_card_if_no_second_may_be_taken():
    state = turn("row red ferry ferry - -", "deck", "hand 1", rest="hand 2")
    state, events = play(state, "take 1")
    assert told(events) == ["card-taken 1 1 red", "no-second-card 1", "turn 2"]
    assert row(state) == "- ferry ferry - -"
    assert offered(state, "take") == ["take 2", "take 3"]
    state, events = play(state, "take 2")
    assert told(events) == ["card-taken 2 2 ferry", "turn 1"]


def test_a_second_card_must_be_taken_while_one_may_be():
    state = after(turn(QUIET, "hand 1 red*5", "hand 2"), "take 1")
    for text in ("pass", "tickets", "claim r04 red red"):
        assert refused(state, text) == "second-card-first"


def test_a_row_that_only_an_empty_deck_saved_is_reset_when_a_claim_fills_the_deck():
    state = turn("row ferry ferry ferry blue blue", "deck", "hand 1 orange*3 red", rest="hand 2")
    state = after(state, "claim r06 orange orange orange")
    assert state.due
    state, events = play(state, "0 shuffle orange orange orange")
    assert [each.code for each in events] == ["deck-shuffled", "row-reset", "row-filled"]
    assert (row(state), state.resets, state.due) == ("orange orange orange - -", 1, True)
    assert sum(state.discards) == 5


def test_after_three_resets_a_claim_a_blind_card_and_a_shuffle_make_none():
    wild = "row ferry ferry ferry blue blue"
    blind = turn(wild, "resets 3", "deck orange*6", "hand 1", rest="hand 2")
    blind = after(blind, "take deck", "take deck")
    assert (row(blind), blind.resets) == (wild[4:], 3)
    claim = turn(wild, "resets 3", "deck", "hand 1 orange*3", rest="hand 2")
    claim = after(claim, "claim r06 orange orange orange", "0 shuffle orange orange orange")
    assert (row(claim), claim.resets) == (wild[4:], 3)
    row_card = after(claim, "take 4")
    assert (row(row_card), row_card.resets) == ("orange orange - - -", 1)


def test_a_row_about_to_be_reset_is_not_among_the_cards_shuffled():
    state = turn(
        "row red ferry ferry blue blue", "deck ferry", "discards black*4", "hand 1", rest="hand 2"
    )
    state = after(state, "take 1")
    assert (row(state), state.due) == ("ferry ferry ferry blue blue", True)
    assert sum(state.discards) == 4
    state = after(state, "0 shuffle black black black black")
    assert (row(state), state.due, sum(state.discards)) == ("black black black black -", True, 5)


def test_the_laying_goes_on_at_the_lowest_open_position():
    state = turn("row red ferry ferry blue blue", "deck ferry orange*2", "hand 1", rest="hand 2")
    state = after(state, "take 1")
    assert (row(state), state.due) == ("orange orange - - -", True)
    quiet = after(state, "0 shuffle blue ferry ferry ferry blue")
    assert (row(quiet), quiet.resets, len(quiet.deck)) == ("orange orange blue ferry ferry", 1, 2)
    again = after(state, "0 shuffle ferry ferry ferry blue blue")
    assert (row(again), again.resets, again.due) == ("blue blue - - -", 2, True)


def test_a_shuffle_is_due_even_where_the_action_ends_the_game():
    routes = "routes 1 r06 r07 r13 r18 r20 r24"
    state = turn(QUIET, "last 1", routes, "deck orange", "discards black", "hand 1", rest="hand 2")
    state, events = play(state, "take 1", "0 shuffle black", "take deck")
    assert told(events, "ended") == ["ended 1 trams"]
    state = turn(
        QUIET, "last 1", routes, "deck orange*2", "discards black", "hand 1", rest="hand 2"
    )
    state, events = play(state, "take 1", "take 2")
    assert (told(events, "ended"), GAME.result(state), acting(state)) == ([], None, 0)
    state, events = play(state, "0 shuffle black")
    assert told(events, "ended") == ["ended 1 trams"]


def test_the_last_round_neither_restarts_nor_is_extended():
    state = turn(
        "seats 3", "turn 2", QUIET, "last 1", "hand 2 red*2", "routes 2 r06 r07 r13 r18 r20 r22"
    )
    state, events = play(state, "claim r04 red red")
    assert (told(events, "last-round"), state.last) == ([], 1)
    assert GAME.view(state, None).to_come == (3, 1)


def test_the_map_is_that_of_the_setup():
    start = setup(2)
    assert (GAME.start(start).map, GAME.start(start).digest) == (start.map, start.digest)
