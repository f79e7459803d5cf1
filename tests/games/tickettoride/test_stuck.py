"""The end of a game in which nobody can do anything more, on a map built for that."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from bot.games.record import read, replay, write
from bot.games.tickettoride import GAME
from tests.games.tickettoride.built import PIERS
from tests.games.tickettoride.referee import check
from tests.games.tickettoride.table import offered, position, refused, told
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.tickettoride.state import Setup, State

MAP = f"map {PIERS.name} {PIERS.digest}"
HANDS = ("hand 1 blue*6 green*6 black*6 ferry*4", "hand 2 purple*6 red*6 orange*6 ferry*4")
TICKETS = (
    "tickets 1 " + " ".join(f"t{number:02}" for number in range(1, 13)),
    "tickets 2 " + " ".join(f"t{number:02}" for number in range(13, 25)),
)


def bare(*lines: str) -> State:
    """Return a position in which all cards and tickets are held and no route can be paid."""
    nothing = ("phase turn", "row - - - - -", "deck", "pile")
    return position(MAP, *nothing, *HANDS, *TICKETS, *lines)


def played(seats: int, seed: int) -> tuple[Setup, list[Any], State]:
    """Play a random game on the piers."""
    rng = random.Random(seed)
    setup = GAME.setup(seats, "standard", rng)
    setup = structs.replace(setup, map=PIERS.name, digest=PIERS.digest)
    state = GAME.start(setup)
    actions: list[Any] = []
    while GAME.result(state) is None:
        action = GAME.chance(state, rng) or rng.choice(GAME.legal_actions(state))
        actions.append(action)
        state, _ = GAME.apply(state, action)
        check(setup, state)
    return setup, actions, state


def test_who_can_do_nothing_passes_and_who_can_may_not():
    state = bare()
    assert offered(state) == ["pass"]
    assert GAME.view(state, None).legal == ()
    assert refused(bare("turn 2"), "1 pass") == "not-your-turn"
    other = position(MAP, "phase turn", "row - - - - -", "deck", *HANDS, "tickets 1", "tickets 2")
    assert offered(other) == ["tickets"]
    assert refused(other, "pass") == "can-act"


def test_when_all_have_passed_in_a_row_the_game_is_stuck():
    state, events = GAME.apply(bare(), GAME.parse(1, "pass"))
    assert told(events) == ["passed 1", "turn 2"]
    state, events = GAME.apply(state, GAME.parse(2, "pass"))
    assert told(events) == ["passed 2", "ended 0 stuck"]
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.seat) == ("stuck", 0)


def test_in_the_last_round_a_pass_ends_it_by_trams():
    state = bare("last 2", "turn 2", "passes 1")
    _, events = GAME.apply(state, GAME.parse(2, "pass"))
    assert told(events) == ["passed 2", "ended 2 trams"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_got_stuck_is_recorded_and_replayed(seats: int):
    games = (played(seats, seed) for seed in range(20))
    setup, actions, state = next(each for each in games if each[2].ending == "stuck")
    game = GAMES[GAME.name]
    text = write(game, setup, actions, state)
    assert text.splitlines()[-4:-2] == ["---", "end stuck"]
    assert [line[2:] for line in text.splitlines()[-4 - seats : -4]] == ["pass"] * seats
    record = read(text, GAMES)
    assert replay(game, record) == state
    assert write(game, record.setup, [each for _, each in record.actions], state) == text
