"""The worked examples of the digest of the rules, in its order."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest

from bot.games.tickettoride import GAME, maps
from bot.games.tickettoride.cards import Card
from bot.games.tickettoride.computer.sample import unknown
from tests.games.tickettoride.table import (
    acting,
    after,
    begun,
    hand,
    lying,
    offered,
    play,
    position,
    refused,
    row,
    told,
    turn,
)

SOUVENIRS = ("golden-gate-bridge", "sunset", "alcatraz", "the-embarcadero", "potrero-hill")
QUIET = "row blue green black purple red"
"""A row that nothing happens to."""


def test_1_the_last_seat_places_first_then_the_second_to_last():
    state = after(begun(3, 2), "1 keep both", "2 keep both", "3 keep both")
    assert acting(state) == 1
    for location in SOUVENIRS:
        assert refused(state, f"place seal {location}") == "tokens-there"
    state = after(state, "1 place seal fort-mason")
    assert acting(state) == 3
    for location in (*SOUVENIRS, "fort-mason"):
        assert refused(state, f"place postcard {location}") == "tokens-there"
    assert refused(state, "place seal civic-center") == "symbol-not-waiting"
    state = after(state, "3 place postcard civic-center")
    assert (acting(state), sum(each.left for each in state.stacks if each)) == (2, 14)
    assert lying(state)["fort-mason"] == "seal*2"


def test_2_with_two_players_the_second_places_two_single_tokens():
    state = after(begun(2, 2), "1 keep both", "2 keep 1")
    assert acting(state) == 1
    state, events = play(state, "1 place seal soma")
    assert (acting(state), told(events)) == (1, ["tokens-placed 1 seal soma 1"])
    assert refused(state, "1 place postcard soma") == "tokens-there"
    state = after(state, "1 place postcard castro")
    assert acting(state) == 2
    assert sum(each.left for each in state.stacks if each) == 12
    assert (lying(state)["soma"], lying(state)["castro"]) == ("seal*1", "postcard*1")


def test_3_an_opening_row_with_three_ferries_is_laid_out_anew():
    opening = "green*2 red*2 ferry red ferry blue ferry purple purple orange black black"
    state = begun(2, order=opening)
    assert row(state) == "purple purple orange black black"
    assert state.discards == (1, 0, 0, 0, 1, 0, 3)
    assert (len(state.deck), state.resets) == (44 - 4 - 10, 1)


def test_4_a_row_ferry_is_the_only_card_and_never_the_second():
    state = turn("row red ferry blue green black", "deck orange*6", "hand 1", rest="hand 2")
    ended, events = play(state, "take 2")
    assert (acting(ended), hand(ended)[-5:]) == (2, "ferry")
    assert told(events)[-1] == "turn 2"
    second = after(state, "take 1")
    assert offered(second) == ["take 1", "take 3", "take 4", "take 5", "take deck"]
    assert refused(second, "take 2") == "ferry-second"


def test_5_a_ferry_drawn_blind_is_an_ordinary_card():
    state = turn(QUIET, "deck ferry*2 orange", "hand 1", rest="hand 2")
    second = after(state, "take deck")
    assert offered(second) == ["take 1", "take 2", "take 3", "take 4", "take 5", "take deck"]
    assert acting(after(second, "take deck")) == acting(after(second, "take 1")) == 2


def test_6_a_row_is_reset_between_two_cards():
    state = turn(
        "row red ferry ferry blue green", "deck ferry orange*5 black", "hand 1", rest="hand 2"
    )
    state, events = play(state, "take 1")
    assert row(state) == "orange orange orange orange orange"
    assert [each.code for each in events] == ["card-taken", "row-filled", "row-reset", "row-filled"]
    assert offered(state)[-1] == "take deck"


@pytest.mark.parametrize("order", set(permutations(("ferry", "ferry", "ferry", "ferry", "red"))))
def test_6_three_resets_and_three_shuffles_in_a_row(order: tuple[str, ...]):
    """Whatever the shuffles are: here each is in this order, or near it."""
    state = turn(
        "row ferry*4 red".replace("ferry*4", "ferry ferry ferry ferry"),
        "deck red blue",
        "hand 1",
        rest="hand 2",
    )
    state = after(state, "take 5")
    shuffles = 0
    while state.due:
        assert GAME.legal_actions(state) == []
        cards = sorted(card for card in Card for _ in range(state.discards[list(Card).index(card)]))
        cards.sort(key=lambda card: order.index(card) if card in order else shuffles)
        state = after(state, f"0 shuffle {' '.join(cards)}")
        shuffles += 1
    assert (shuffles, state.resets, len(state.deck)) == (3, 3, 1)
    assert row(state).split().count("ferry") >= 3
    assert (acting(state), state.phase) == (1, "second")


def test_7_the_discards_are_shuffled_between_two_cards():
    state = turn(QUIET, "deck orange", "discards black*5 ferry", "hand 1", rest="hand 2")
    state = after(state, "take deck")
    assert (acting(state), GAME.legal_actions(state)) == (0, [])
    assert refused(state, "1 take 1") == "shuffle-first"
    assert refused(state, "0 shuffle black black black black ferry") == "shuffle-differs"
    state = after(state, "0 shuffle black ferry black black black black")
    assert (acting(state), offered(state)[-1]) == (1, "take deck")
    state = after(state, "take deck")
    assert (acting(state), hand(state)) == (2, "black orange")


def test_8_a_claim_brings_the_card_that_fills_the_gap():
    state = turn("row red blue - green green", "deck", "hand 1 purple", rest="hand 2")
    state, events = play(state, "claim r21 purple")
    assert (acting(state), state.due) == (0, True)
    state, more = play(state, "0 shuffle purple")
    assert row(state) == "red blue purple green green"
    assert told(more) == ["deck-shuffled 0 1", "row-filled 1 3 purple 0", "turn 2"]
    assert told(events) == ["route-claimed 1 r21 purple 1 19"]


def test_9_a_black_route_of_three_is_paid_in_black_and_ferries():
    state = turn(QUIET, "hand 1 black*4 red*3 ferry*3")
    assert offered(state, "claim r18") == [
        "claim r18 black black black",
        "claim r18 black black ferry",
        "claim r18 black ferry ferry",
        "claim r18 ferry ferry ferry",
    ]
    assert refused(state, "claim r18 black black red") == "two-colours"
    assert refused(state, "claim r18 black black black black") == "card-count"
    assert refused(state, "claim r18 red red red") == "wrong-colour"
    assert refused(state, "claim r18 ferry black black") == "cards-out-of-order"


def test_10_a_gray_route_is_paid_in_any_one_colour():
    state = turn(QUIET, "hand 1 red*2 blue ferry*2")
    assert offered(state, "claim r19") == [
        "claim r19 red red",
        "claim r19 blue ferry",
        "claim r19 red ferry",
        "claim r19 ferry ferry",
    ]
    assert refused(state, "claim r19 blue red") == "two-colours"


def test_11_a_ferry_route_asks_for_its_ferry_cards():
    state = turn(QUIET, "hand 1 green*2 ferry*2")
    assert offered(state, "claim r03") == ["claim r03 green ferry", "claim r03 ferry ferry"]
    assert refused(state, "claim r03 green green") == "too-few-ferries"


def test_12_the_long_ferry_route():
    state = turn(QUIET, "hand 1 blue*5 ferry*2")
    assert offered(state, "claim r01") == ["claim r01 blue blue blue ferry ferry"]
    assert refused(state, "claim r01 blue blue blue blue ferry") == "too-few-ferries"
    state, events = play(state, "claim r01 blue blue blue ferry ferry")
    assert told(events, "route-claimed")[0].endswith(" 10 15")
    assert GAME.view(state, None).players[0].route_points == 20
    long = "routes 1 r06 r07 r13 r18 r20 r21"
    few = turn(QUIET, long, "hand 1 blue*5 ferry*2")
    assert few.trams[0] == 4
    assert offered(few, "claim r01") == []
    assert refused(few, "claim r01 blue blue blue ferry ferry") == "too-few-trams"


def test_13_double_routes():
    lines = (QUIET, "hand 1 red*3 green*2", "hand 2 red*2 green*2", "hand 3 ferry*2")
    two = after(turn(*lines[:-1]), "claim r04 red red")
    assert offered(two, "claim r05") == []
    assert refused(two, "claim r05 green green") == "track-closed"
    own = turn(*lines[:-1], "routes 1 r04")
    assert refused(own, "claim r05 green green") == "track-closed"
    assert GAME.view(own, None).closed == ("r05",)
    three = after(turn("seats 3", *lines), "claim r04 red red")
    assert offered(three, "claim r05") == ["claim r05 green green"]
    owner = turn("seats 3", *lines, "routes 1 r04")
    assert offered(owner, "claim r05") == []
    assert refused(owner, "claim r05 green green") == "other-track-own"
    third = turn("seats 3", "turn 3", *lines, "routes 1 r04")
    assert offered(third, "claim r05") == ["claim r05 ferry ferry"]
    assert GAME.view(third, None).closed == ()


def test_14_an_end_with_tokens_brings_one_and_the_same_symbol_only_once():
    state = turn(QUIET, "hand 1 red*2 purple*3", "stacks sunset:guitar*2", "hand 2")
    state, events = play(state, "claim r14 red red")
    assert told(events, "token-taken") == ["token-taken 1 guitar sunset 1"]
    state = after(state, "take 1", "take deck")
    _, events = play(state, "claim r13 purple purple purple")
    assert told(events, "token-taken") == []


def test_15_both_ends_offer_a_token():
    lines = (QUIET, "hand 1 blue*3 ferry*2", "stacks golden-gate-bridge:crab*2 fort-mason:seal*2")
    paid = "claim r01 blue blue blue ferry ferry"
    state = after(turn(*lines), paid)
    assert offered(state) == ["token golden-gate-bridge", "token fort-mason"]
    assert refused(state, "token sunset") == "no-token-there"
    state, events = play(state, "token fort-mason")
    assert (acting(state), state.tokens[0]) == (2, ("seal",))
    assert lying(state) == {"golden-gate-bridge": "crab*2", "fort-mason": "seal*1"}
    state, events = play(turn(*lines, "tokens 1 crab"), paid)
    assert told(events, "token-taken") == ["token-taken 1 seal fort-mason 1"]
    assert acting(state) == 2


def test_16_an_empty_stack_brings_nothing():
    lines = (QUIET, "hand 1 red*2", "hand 2 purple*3", "stacks sunset:guitar")
    state, events = play(turn(*lines), "claim r14 red red", "claim r13 purple purple purple")
    assert told(events, "token-taken") == ["token-taken 1 guitar sunset 0"]
    assert lying(state) == {}


def test_17_tickets():
    lines = (QUIET, "tickets 1 t01", "tickets 2 t02")
    state = after(
        turn(*lines, "pile " + " ".join(f"t{each:02}" for each in range(3, 25))), "tickets"
    )
    assert offered(state) == ["keep 1", "keep 2", "keep both"]
    state, events = play(state, "keep 2")
    assert (state.tickets[0], state.pile[0], state.pile[-1]) == (("t01", "t04"), "t05", "t03")
    assert told(events)[0] == "tickets-kept 1 1 t04 21"
    held = "tickets 1 " + " ".join(f"t{each:02}" for each in range(3, 25))
    one = turn(QUIET, held, "tickets 2 t02", "pile t01")
    assert offered(one)[-1] == "tickets"
    one, events = play(one, "tickets")
    assert (acting(one), one.tickets[0][-1], one.pile) == (2, "t01", ())
    assert told(events)[:2] == ["tickets-drawn 1 1 t01 0", "tickets-kept 1 1 t01 0"]
    assert refused(one, "tickets") == "pile-empty"


def test_18_everybody_has_one_more_turn():
    routes = ("routes 3 r06 r07 r13 r18 r20 r22", "routes 1 r24 r29 r30 r37 r42 r48")
    state = turn("seats 4", "turn 3", QUIET, "hand 3 red*2", "hand 1 purple*2", *routes, "stacks")
    assert (state.trams[2], state.trams[0]) == (4, 2)
    state, events = play(state, "claim r40 red red")
    assert told(events)[-2:] == ["last-round 3 2", "turn 4"]
    for seat, actions in ((4, ["take 1", "take 1"]), (1, ["claim r08 purple purple"])):
        assert acting(state) == seat
        assert GAME.view(state, None).to_come == ((4, 1, 2, 3), (1, 2, 3))[seat == 1]
        state, events = play(state, *actions)
        assert told(events, "last-round") == []
    assert state.trams[0] == 0
    state = after(state, "take 1", "take 1")
    assert acting(state) == 3
    state, events = play(state, "take 1", "take 1")
    assert told(events)[-1] == "ended 3 trams"
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.seat) == ("trams", 3)


def test_19_scoring():
    state = turn(
        QUIET,
        "routes 1 r06 r11 r16 r21 r26 r43 r51",
        "tickets 1 t24 t01 t18",
        "tokens 1 bell crab seal",
    )
    lines = {line.code: line.points[0] // 2 for line in GAME.sheet(state)}
    assert lines == {"routes": 15, "tickets": 11 + 3 - 7, "tokens": 2}
    assert GAME.scores(state)[0] == 2 * 24


ENDED = ("phase over", "end trams", "last 1", QUIET, "routes 2 r03 r32", "tickets 2 t02")
"""Seat 2 has 3 points for routes and 3 for its ticket."""


@pytest.mark.parametrize(
    ("lines", "winners", "tiebreak"),
    [
        (("routes 1 r04 r06", "tickets 1"), (2,), "tickets"),
        (("routes 1 r21 r26", "tickets 1 t01"), (1, 2), ""),
        (("routes 1 r21 r26 r08", "tickets 1 t01"), (1,), ""),
    ],
)
def test_20_more_completed_tickets_break_a_tie(
    lines: tuple[str, ...], winners: tuple[int, ...], tiebreak: str
):
    result = GAME.result(position(*ENDED, *lines))
    assert result is not None
    assert (result.winners, result.tiebreak) == (winners, tiebreak)
    assert result.points[1] == 12


def test_22_the_shipped_map():
    board = maps.standard()
    for ticket in board.tickets:
        assert board.shortest(ticket.a, ticket.b) == ticket.points
    doubles = [route for route in board.routes if route.twin]
    assert len(doubles) == 24
    assert all(board.route[route.twin].twin == route.id for route in doubles)
    assert all(board.shortest(board.locations[0].id, each.id) >= 0 for each in board.locations)
    lines = {
        frozenset(route.ends): [
            (board.location[end].x, board.location[end].y) for end in route.ends
        ]
        for route in board.routes
    }
    for (one, line), (other, second) in combinations(lines.items(), 2):
        if not one & other:
            assert not _cross(*line, *second), (one, other)


def _cross(*ends: tuple[int, int]) -> bool:
    a, b, c, d = ends

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_23_a_view_holds_nothing_of_others(seats: int):
    """What seat 1 cannot see, dealt anew, gives the same view: nothing in it depends on that."""
    rng = random.Random(seats)
    state = GAME.start(GAME.setup(seats, "standard", rng))
    while GAME.result(state) is None:
        action = GAME.chance(state, rng) or rng.choice(GAME.legal_actions(state))
        state, _ = GAME.apply(state, action)
        if GAME.result(state) is None:
            view = GAME.view(state, 1)
            assert all(each.hand is each.held is each.offer is None for each in view.players[1:])
            assert GAME.view(GAME.sample(view, rng), 1) == view
            assert {each.split("-")[0] for each in unknown(state, 1)} <= {
                "deck",
                "pile",
                "hand",
                "ticket",
                "kept",
            }
