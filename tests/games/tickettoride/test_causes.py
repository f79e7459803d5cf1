"""What an action of Ticket to Ride is said to bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.games.tickettoride import GAME
from bot.games.tickettoride.causes import Causes
from tests.games.tickettoride.table import offered, turn

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
    named = {values["route"] for found in told for values in found.values() if "route" in values}
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
