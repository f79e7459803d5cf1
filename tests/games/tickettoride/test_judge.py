"""What the judge of Ticket to Ride says of positions."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.tickettoride import GAME
from bot.games.tickettoride.computer.judge import JUDGE
from tests.games.tickettoride.table import begun, position, turn
from tests.games.tickettoride.test_computer import LATE, NONE, QUIET, middle
from tests.hidden.courses import twin

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State

LAST = turn(QUIET, "tickets 1 t24", "last 1", "hand 1 orange*3 green", *NONE)
COMPLETING = turn(QUIET, "tickets 1 t12", "routes 1 r04 r09", "hand 1 orange*2 red*3", LATE, *NONE)


def walk(seats: int) -> list[State]:
    """Return every tenth position of a game between players who follow their tickets."""
    rng = random.Random(seats)
    state = GAME.start(GAME.setup(seats, "standard", rng))
    found = [state]
    number = 0
    while GAME.result(state) is None:
        action: Any = GAME.chance(state, rng) or GAME.strategies["ticket-follower"](
            GAME.view(state, GAME.to_act(state)[0]), rng
        )
        state, _ = GAME.apply(state, action)
        number += 1
        if number % 10 == 0 or GAME.result(state):
            found.append(state)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_add_up_to_one_and_are_known_well_enough(seats: int):
    for state in walk(seats):
        chances = JUDGE.chances(state, random.Random(1))
        assert sum(each.share for each in chances) == pytest.approx(1)
        assert max(each.error for each in chances) <= 0.03
        assert chances == JUDGE.chances(state, random.Random(1))


def test_at_the_end_chances_are_exact():
    state = walk(2)[-1]
    result = GAME.result(state)
    assert result is not None
    chances = JUDGE.chances(state, random.Random(1))
    assert [each.share for each in chances] == [float(n in result.winners) for n in (1, 2)]
    assert [each.error for each in chances] == [0, 0]


def test_a_shared_win_is_shared():
    state = position(
        "phase over", "end trams", "last 1", "turn 1", "tickets 1 t01", "tickets 2 t02"
    )
    assert [each.share for each in JUDGE.chances(state, random.Random(1))] == [0.5, 0.5]


def test_who_is_far_ahead_near_the_end_is_likely_to_win():
    ahead = turn(
        QUIET, "tickets 1 t01", "tickets 2 t24", "last 1", "routes 1 r21 r26 r01 r02", "hand 1"
    )
    assert JUDGE.chances(ahead, random.Random(1))[0].share > 0.95


@pytest.mark.parametrize("seats", [2, 3])
def test_outlooks_begin_with_the_points_now(seats: int):
    *states, end = walk(seats)
    for state in (*states, end):
        outlooks = JUDGE.outlooks(state)
        assert [each.now for each in outlooks] == [float(each) for each in GAME.scores(state)]
    assert [each.later for each in JUDGE.outlooks(end)] == [0] * seats
    assert min(each.later for each in JUDGE.outlooks(begun(seats))) > 20


@pytest.mark.parametrize("state", [LAST, COMPLETING], ids=["last", "completing"])
def test_what_hard_does_comes_first_and_leads_most(state: State):
    view = GAME.view(state, 1)
    weighed = JUDGE.weigh(view, random.Random(1))
    assert weighed[0].action == GAME.strategies["hard"](view, random.Random(1))
    assert len(weighed) > 1
    assert weighed[0].lead == max(each.lead for each in weighed)
    assert all(each.action in view.legal and len(each.outlooks) == 2 for each in weighed)


def test_why_an_action_is_best_shows_in_the_outlooks():
    weighed = JUDGE.weigh(GAME.view(LAST, 1), random.Random(1))
    assert GAME.format(weighed[0].action) == "claim r06 orange orange orange"
    others = [each.outlooks[0].now for each in weighed[1:]]
    assert weighed[0].outlooks[0].now >= max(others)
    assert weighed[0].outlooks[0].now > min(others)
    assert weighed[0].lead > weighed[-1].lead


@pytest.mark.parametrize("state", [begun(2), begun(3)])
def test_before_the_first_turn_tickets_are_weighed(state: State):
    weighed = JUDGE.weigh(GAME.view(state, 1), random.Random(1))
    assert weighed[0].lead >= weighed[1].lead


def test_what_a_seat_cannot_see_changes_no_hint():
    course, seat = middle(1)
    twins = (twin(course, seat, random.Random(each)) for each in range(20))
    other = next(each for each in twins if each.position.state != course.position.state)
    one, two = (
        JUDGE.weigh(GAME.view(each.position.state, seat), random.Random(5))
        for each in (course, other)
    )
    assert one == two


@pytest.mark.parametrize("state", [LAST, COMPLETING, begun(2)], ids=["last", "completing", "first"])
def test_any_action_is_weighed_that_is_asked_for(state: State):
    view = GAME.view(state, 1)
    weighed = JUDGE.weigh(view, random.Random(1))
    listed = [each.action for each in weighed]
    left_out = [action for action in view.legal if action not in listed]
    for action in left_out[-1:]:
        found = JUDGE.weigh(view, random.Random(1), action)
        assert {each.action for each in found} == {*listed, action}
        assert found[0].lead == max(each.lead for each in found)
