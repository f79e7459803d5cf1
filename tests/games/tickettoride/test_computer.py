"""Computer players of Ticket to Ride: what they find, and that they see but their view."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from msgspec import structs

from bot.cli.playing import at_random
from bot.games.judging import STRENGTHS
from bot.games.tickettoride import GAME
from tests.games.tickettoride.table import position, turn
from tests.hidden.courses import played, same, twin

if TYPE_CHECKING:
    from tests.hidden.courses import Course

QUIET = "row blue green black purple red"
NONE = ("hand 2", "tickets 2 t02")
LATE = "routes 2 r01 r02 r03 r36 r37"
"""The other has few trams left: the game is about to end."""

BUILT = {
    "the last route of a ticket is claimed": (
        turn(QUIET, "tickets 1 t12", "routes 1 r04 r09", "hand 1 orange*2 red*3", LATE, *NONE),
        {"claim r25 orange orange"},
    ),
    "in the last turn the last route of a ticket goes before a longer one": (
        turn(QUIET, "tickets 1 t01", "routes 1 r21", "last 1", "hand 1 blue*2 orange*3", *NONE),
        {"claim r26 blue blue"},
    ),
    "in the last turn the longest route is claimed": (
        turn(QUIET, "tickets 1 t24", "last 1", "hand 1 orange*3 green", *NONE),
        {"claim r06 orange orange orange"},
    ),
    "the card that is missing is taken": (
        position(
            "phase second",
            "turn 1",
            "row red green black blue red",
            "tickets 1 t01",
            "routes 1 r21",
            "hand 1 blue",
            LATE,
            *NONE,
        ),
        {"take 4"},
    ),
    "a second card that is missing is taken": (
        position(
            "phase second",
            "turn 1",
            "row green green black orange red",
            "tickets 1 t13",
            "routes 1 r11 r16",
            "hand 1 orange",
            LATE,
            *NONE,
        ),
        {"take 4"},
    ),
    "a ferry is taken that a route needs": (
        turn(
            "row red green ferry blue red",
            "tickets 1 t11",
            "routes 1 r37",
            "hand 1 green",
            "routes 2 r01 r06 r14 r18 r20",
            *NONE,
        ),
        {"take 3"},
    ),
    "no tickets are drawn in the last turn while a route can be claimed": (
        turn(QUIET, "tickets 1 t01", "last 1", "hand 1 red*3", *NONE),
        {"claim r24 red red red"},
    ),
    "of tickets the two that share a way are kept": (
        position("offer 1 t10 t22", "offer 2 t02 t03"),
        {"keep both"},
    ),
    "of tickets the one that can be completed is kept": (
        position(
            "phase offer",
            "turn 1",
            QUIET,
            "tickets 1 t01",
            "offer 1 t02 t16",
            "routes 2 r02 r03",
            "hand 1",
            "hand 2",
            "tickets 2 t03",
        ),
        {"keep 2"},
    ),
    "in the last turn a ticket that is complete is kept": (
        position(
            "phase offer",
            "turn 1",
            "last 1",
            QUIET,
            "tickets 1 t04",
            "offer 1 t24 t17",
            "routes 1 r08 r29 r34",
            "hand 1",
            "hand 2",
            "tickets 2 t03",
        ),
        {"keep 2"},
    ),
    "the own ferries are kept for a route that needs them": (
        turn(
            QUIET,
            "tickets 1 t11",
            "routes 1 r37",
            "hand 1 green*3 ferry",
            "routes 2 r01 r06 r14 r18 r20",
            *NONE,
        ),
        {"claim r03 green ferry"},
    ),
    "a route is paid with the colour that no other route needs": (
        turn(QUIET, "tickets 1 t01", "hand 1 blue*2 orange", LATE, *NONE),
        {"claim r21 orange", "claim r22 orange", "claim r26 blue blue"},
    ),
    "of routes as long the one with a new token is claimed": (
        turn(QUIET, "tickets 1 t01", "tokens 1 bell", "last 1", "hand 1 blue*2", *NONE),
        {"claim r49 blue blue"},
    ),
}


@pytest.mark.parametrize("strength", ["medium", "hard"])
@pytest.mark.parametrize("name", BUILT)
def test_it_finds_what_is_right(name: str, strength: str):
    state, right = BUILT[name]
    action = GAME.strategies[strength](GAME.view(state, 1), random.Random(1))
    assert GAME.format(action) in right  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_plays_a_legal_game_and_beats_chance(strength: str):
    rng = random.Random(strength)
    state = GAME.start(GAME.setup(2, "standard", rng))
    player = GAME.strategies[strength]
    tried = 0
    while GAME.result(state) is None:
        action = GAME.chance(state, rng)
        if action is None:
            seat = GAME.to_act(state)[0]
            view = GAME.view(state, seat)
            # `hard` is slow, so it plays every tenth action and `medium` the others.
            mine = player if strength != "hard" or not tried % 10 else GAME.strategies["medium"]
            tried += seat == 1
            action = (mine if seat == 1 else at_random)(view, rng)
            assert action in view.legal
        state, _ = GAME.apply(state, action)  # pyright: ignore[reportArgumentType]
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (1,)


def middle(seed: int) -> tuple[Course, int]:
    """Return a course in the midst of a random game, and the seat to act."""
    course = played(GAME.name, 2, seed)
    for lines in range(len(course.log) // 2, len(course.log)):
        part = course.upto(lines)
        seats = GAME.to_act(part.position.state)
        if seats and len(GAME.view(part.position.state, seats[0]).legal) > 1:
            return part, seats[0]
    raise AssertionError


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_seed_leads_to_the_same_choice(strength: str):
    course, seat = middle(1)
    view = GAME.view(course.position.state, seat)
    player = GAME.strategies[strength]
    assert player(view, random.Random(5)) == player(view, random.Random(5))


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_only_action_is_chosen(strength: str):
    course, seat = middle(1)
    view = GAME.view(course.position.state, seat)
    for action in view.legal[:3]:
        only = structs.replace(view, legal=(action,))
        assert GAME.strategies[strength](only, random.Random(1)) == action


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_a_seat_cannot_see_changes_nothing(strength: str, seed: int):
    course, seat = middle(seed)
    twins = (twin(course, seat, random.Random(each)) for each in range(20))
    other = next(each for each in twins if each.position.state != course.position.state)
    assert same(course, other, seat)
    player = GAME.strategies[strength]
    choices = {
        GAME.format(player(GAME.view(each.position.state, seat), random.Random(5)))  # pyright: ignore[reportArgumentType]
        for each in (course, other)
    }
    assert len(choices) == 1
