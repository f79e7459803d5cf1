"""Which routes a seat can pay for, and what each would bring."""

from __future__ import annotations

from bot.games.tickettoride import GAME
from bot.games.tickettoride.prospects import prospects
from tests.games.tickettoride.table import offered, position, turn

QUIET = "row blue green black purple red"
LINES = (QUIET, "hand 1 blue*2 red*2 ferry", "hand 2", "tickets 1 t01 t12", "stacks pier-39:bell")


def test_those_for_a_ticket_come_first_then_by_points():
    found = prospects(GAME.view(turn(*LINES), 1))
    names = [each.route for each in found]
    marked = [each.route for each in found if each.tickets]
    assert names[: len(marked)] == marked
    assert {"r21", "r22", "r26", "r04"} <= set(marked)
    points = [each.points for each in found if not each.tickets]
    assert points == sorted(points, reverse=True)
    tickets = {each.route: each.tickets for each in found}
    assert tickets["r26"] == ("t01",)
    assert tickets["r04"] == ("t12",)
    assert tickets["r52"] == ()


def test_they_are_the_claims_that_are_legal():
    state = turn(*LINES)
    claims = [
        " ".join(("claim", each.route, *cards))
        for each in prospects(GAME.view(state, 1))
        for cards in each.payments
    ]
    assert sorted(claims) == sorted(offered(state, "claim"))


def test_they_are_known_while_another_is_in_turn_but_to_the_seat_alone():
    view = GAME.view(turn("turn 2", *LINES), 1)
    assert view.legal == ()
    assert prospects(view) == prospects(GAME.view(turn(*LINES), 1))
    assert prospects(GAME.view(turn(*LINES), None)) == ()
    over = position("phase over", "end stuck", *LINES)
    assert prospects(GAME.view(over, 1)) == ()


def test_they_say_which_token_comes_with_a_route():
    tokens = {each.route: each.tokens for each in prospects(GAME.view(turn(*LINES), 1))}
    assert tokens["r36"] == ("bell",)
    held = GAME.view(turn(*LINES, "tokens 1 bell"), 1)
    assert all(each.tokens == () for each in prospects(held))
