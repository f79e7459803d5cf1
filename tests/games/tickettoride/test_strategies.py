"""A player of simulated games: it follows its tickets, from what its seat may see."""

from __future__ import annotations

import random

import pytest

from bot.cli.playing import at_random, strategies_of
from bot.games.tickettoride import GAME, maps
from bot.games.tickettoride.computer.followers import traveller
from bot.games.tickettoride.computer.planner import planner
from bot.games.tickettoride.scoring import completed
from tests.games.tickettoride.table import acting, begun, position, turn
from tests.registry import GAMES

QUIET = "row blue green black purple red"


def chosen(*lines: str) -> str:
    """Return what it does at seat 1."""
    action = traveller(GAME.view(turn(*lines), 1), random.Random(1))
    return GAMES[GAME.name].format(action)


def test_it_plays_simulated_games():
    view = GAME.view(begun(2), 1)
    player = strategies_of(GAMES[GAME.name])["ticket-follower"]
    assert player(view, random.Random(1)) == traveller(view, random.Random(1))


def test_it_claims_what_completes_a_ticket():
    lines = (QUIET, "tickets 1 t01", "tickets 2 t02", "routes 1 r21", "hand 2")
    assert chosen(*lines, "hand 1 blue*2 red*3") == "claim r26 blue blue"


@pytest.mark.parametrize(
    ("row", "hand"),
    [
        ("red green black blue red", "blue"),
        ("red ferry black blue red", "blue"),
        ("red green black blue red", "blue red*3"),
    ],
)
def test_it_collects_what_its_tickets_lack(row: str, hand: str):
    lines = (f"row {row}", "tickets 1 t01", "tickets 2 t02", "routes 1 r21")
    assert chosen(*lines, f"hand 1 {hand}", "hand 2") == "take 4"


def test_with_two_turns_left_it_collects_for_a_ticket_that_it_can_still_complete():
    lines = (QUIET, "tickets 1 t01", "tickets 2 t02", "routes 1 r21", "hand 2")
    few_trams = "routes 2 r01 r02 r03 r06 r07 r32"
    assert chosen(*lines, few_trams, "hand 1 blue red*2") == "take 1"


def test_of_two_claims_that_bring_as_many_points_it_prefers_a_new_souvenir():
    lines = (QUIET, "tickets 1 t24", "tickets 2 t02", "last 1", "hand 2", "routes 1 r44")
    assert chosen(*lines, "hand 1 blue*2") == "claim r49 blue blue"


def test_in_its_last_turn_it_claims_what_brings_most():
    lines = (QUIET, "tickets 1 t24", "tickets 2 t02", "last 1", "hand 2")
    assert (
        chosen(*lines, "hand 1 orange*3 green", "routes 1 r01") == "claim r06 orange orange orange"
    )


def test_it_keeps_the_ticket_that_it_can_complete():
    state = position(
        "phase offer",
        QUIET,
        "tickets 1 t01",
        "tickets 2 t03",
        "offer 1 t02 t16",
        "routes 2 r02 r03",
        "hand 2",
        "hand 1",
    )
    assert GAME.format(traveller(GAME.view(state, 1), random.Random(1))) == "keep 2"  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("seats", [2, 4])
def test_it_completes_most_tickets_and_beats_chance(seats: int):
    rng = random.Random(seats)
    done = kept = won = 0
    for number in range(4):
        state = GAME.start(GAME.setup(seats, "standard", rng))
        own = number % seats + 1
        while GAME.result(state) is None:
            action = GAME.chance(state, rng)
            if action is None:
                seat = GAME.to_act(state)[0]
                player = traveller if seat == own else at_random
                action = player(GAME.view(state, seat), rng)
            state, _ = GAME.apply(state, action)  # pyright: ignore[reportArgumentType]
        result = GAME.result(state)
        assert result is not None
        won += result.winners == (own,)
        kept += len(state.tickets[own - 1])
        done += completed(maps.standard(), state, own)
    assert won == 4
    assert done > 0.7 * kept


def planned(*lines: str) -> str:
    """Return what the planner does at seat 1."""
    action = planner(GAME.view(turn(*lines), 1), random.Random(1))
    return GAMES[GAME.name].format(action)


def test_the_planner_claims_what_its_plan_needs_and_collects_what_that_lacks():
    lines = (QUIET, "tickets 1 t01", "tickets 2 t02", "routes 1 r21", "hand 2")
    assert planned(*lines, "hand 1 blue*2 red*3") == "claim r26 blue blue"
    assert planned(*lines, "hand 1 blue") == "take 1"


def test_the_planner_plays_a_whole_game():
    rng = random.Random(2)
    state = GAME.start(GAME.setup(3, "standard", rng))
    while GAME.result(state) is None:
        action = GAME.chance(state, rng)
        state, _ = GAME.apply(state, action or planner(GAME.view(state, acting(state)), rng))  # pyright: ignore[reportArgumentType]
    assert max(state.trams) < 20
