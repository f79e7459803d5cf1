"""What an action of Ticket to Ride is said to bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.games.tickettoride import GAME
from bot.games.tickettoride.computer.causes import Causes
from tests.games.tickettoride.table import offered, position, turn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.errors import Value
    from bot.games.tickettoride.actions import Action

LINES = (
    "row blue green black purple red",
    "hand 1 blue*2 red*2 ferry",
    "hand 2",
    "tickets 1 t01 t12",
    "stacks pier-39:bell",
)


def causes(notation: str, *lines: str) -> dict[str, Mapping[str, Value]]:
    """Return what an action brings about: the values by code."""
    view = GAME.view(turn(*(lines or LINES)), 1)
    found = Causes(view).of(GAME.parse(1, notation))
    return {each.code: each.values for each in found}


def claim(route: str) -> str:
    """Return the first way to claim a route."""
    return next(each for each in offered(turn(*LINES), "claim") if each.split()[1] == route)


def test_a_route_brings_a_ticket_nearer_and_says_how_many_are_missing_then():
    state = turn(*LINES)
    held = GAME.view(state, 1).players[0].held
    assert held is not None
    before = {each.ticket.id: each.way.missing for each in held}
    found = causes(claim("r26"))
    assert found["nearer"]["ticket"] == "t01"
    length = GAME.view(state, 1).board.route["r26"].length
    missing = before["t01"]
    assert missing is not None
    assert found["nearer"]["count"] >= missing - length  # type: ignore[operator]
    assert found["points"]["halves"] == 2 * GAME.view(state, 1).board.points_of(
        GAME.view(state, 1).board.route["r26"]
    )


def test_a_route_that_no_ticket_needs_brings_points_alone():
    assert set(causes(claim("r52"))) <= {"points", "token"}


def test_a_card_is_told_by_the_route_that_it_is_for():
    view = GAME.view(turn(*LINES), 1)
    wanted = {route for each in view.players[0].held or () for route in each.way.routes}
    told = [causes(f"take {place}") for place in range(1, 6)]
    needed = [found[code] for found in told for code in ("needs", "ready") if code in found]
    named = {values["route"] for values in needed}
    assert named
    assert named <= wanted


def test_no_cause_tells_what_another_holds():
    """Whatever seat 2 holds, seat 1 reads the same of each action."""
    one, other = (
        turn(*(line for line in LINES if not line.startswith("hand 2")), f"hand 2 {hand}")
        for hand in ("green*3", "black*2 orange")
    )
    told: list[dict[str, object]] = []
    for state in (one, other):
        view = GAME.view(state, 1)
        tell = Causes(view)
        notations = [GAME.format(cast("Action", each)) for each in view.legal]
        told.append({each: tell.of(GAME.parse(1, each)) for each in notations})
    assert told[0] == told[1]


def test_a_card_that_no_ticket_needs_is_told_by_the_route_it_helps_to_pay():
    lines = ("row green black red purple orange", "hand 1 black*2", "hand 2", "tickets 1")
    found = causes("take 2", *lines)
    assert found["helps"]["count"] == 0
    route = GAME.view(turn(*lines), 1).board.route[str(found["helps"]["route"])]
    assert (route.colour, route.length - route.ferries) in ((None, 3), ("black", 3))


def test_ferries_among_the_cards_not_seen_are_counted():
    lines = ("row green black red purple orange", "hand 1 ferry", "hand 2", "tickets 1")
    seen = 5 + 1
    assert causes("take deck", *lines)["deck-ferry"] == {"count": 7, "of": 44 - seen}
    none = ("row green black red purple orange", "hand 1 ferry*8", "hand 2", "tickets 1")
    assert "deck-ferry" not in causes("take deck", *none)


def test_a_payment_with_more_ferries_than_needed_spoils_them():
    lines = ("row green black red purple orange", "hand 1 black*3 ferry*3", "hand 2", "tickets 1")
    state = turn(*lines)
    ways = [each for each in offered(state, "claim") if each.split()[1] == "r18"]
    told = {each: causes(each, *lines).get("spares") for each in ways}
    assert told == {
        each: {"count": count} if (count := each.split().count("ferry")) else None for each in ways
    }
    assert len(ways) > 1


def test_keeping_a_far_ticket_is_a_risk():
    state = position("phase offer", "hand 1", "hand 2", "tickets 1", "offer 1 t01 t12")
    view = GAME.view(state, 1)
    found = Causes(view).of(GAME.parse(1, "keep both"))
    risks = {each.values["ticket"]: each.halves for each in found if each.code == "risk"}
    assert set(risks) == {"t01", "t12"}
    assert all(each < 0 for each in risks.values())
