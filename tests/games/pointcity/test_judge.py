"""What the judge of Point City says: outlooks, weighed actions, chances to win."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.pointcity import GAME
from bot.games.pointcity.computer import search, strengths
from bot.games.pointcity.computer.judge import JUDGE
from tests.games.pointcity.table import QUIET, giving, in_rows, position, seen
from tests.games.positions import play

if TYPE_CHECKING:
    from bot.games.pointcity.state import State

SEATS = [1, 2, 3, 4]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge and `hard` play on less often."""
    monkeypatch.setattr(search, "MOST", 20)


def some(seats: int, seed: int, step: int) -> list[State]:
    """Return positions of a random game, the last one at its end."""
    states: list[Any] = [step.after for step in play("pointcity", seats, seed)]
    return [*states[:-1:step], states[-1]]


@pytest.mark.parametrize("seats", SEATS)
def test_outlooks_begin_with_the_points_now_and_end_with_them(seats: int):
    *running, over = some(seats, 1, 9)
    for state in running:
        outlooks = JUDGE.outlooks(state)
        assert tuple(each.now for each in outlooks) == GAME.scores(state)
        assert all(each.end == each.now + each.later for each in outlooks)
    ended = JUDGE.outlooks(over)
    assert tuple(each.end for each in ended) == GAME.scores(over)
    assert {each.later for each in ended} == {0}


def test_more_may_be_expected_of_permanent_resources_than_of_none():
    rich, poor = JUDGE.outlooks(position("left 40", f"city 1 built {giving('economy*2 energy')}"))
    assert rich.later > poor.later > 0


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_first_weighed_action_is_what_hard_does_and_leads_fall(seats: int):
    for state in some(seats, 3, 16)[:-1]:
        view = seen(state, state.seat)
        weighed = JUDGE.weigh(view, Random(4))
        actions = [each.action for each in weighed]
        assert actions[0] == strengths.hard(view, Random(4))
        assert {*actions} <= {*view.legal}
        assert len({*actions}) == len(actions)
        leads = [each.lead for each in weighed]
        assert max(leads) == leads[0]
        assert all(len(each.outlooks) == len(view.cities) for each in weighed)


@pytest.mark.usefixtures("hasty")
def test_two_seats_lead_by_the_difference_of_their_outlooks():
    view = seen(position("turn 2", "left 30", f"city 1 built {giving('economy*2')}"), 2)
    for each in JUDGE.weigh(view, Random(1)):
        other, own = each.outlooks
        assert each.lead == pytest.approx(own.end - other.end)


def test_points_that_an_action_brings_are_in_its_outlook():
    state = position(
        "left 0",
        "turn 1 flipped",
        "city 1 hand economy energy",
        in_rows(QUIET.replace("energy", "c33", 1)),
    )
    best, *others = JUDGE.weigh(seen(state, 1), Random(1))
    assert (best.outlooks[0].now, best.outlooks[0].later) == (8, 0)
    assert others[-1].lead < best.lead


@pytest.mark.parametrize("seats", SEATS)
def test_chances_add_up_and_are_sure_enough(seats: int):
    for state in some(seats, 2, 25)[:-1]:
        chances = JUDGE.chances(state, Random(3))
        assert sum(each.share for each in chances) == pytest.approx(1)
        assert all(0 <= each.share <= 1 for each in chances)
        assert all(each.error <= 0.03 for each in chances)
        assert JUDGE.chances(state, Random(3)) == chances


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_the_chances_are_what_came_of_them(seats: int):
    for seed in range(4):
        *_, last = play("pointcity", seats, seed)
        result = GAME.result(last.after)
        assert result is not None
        wins = 1 / len(result.winners)
        cities = max(seats, 2)
        assert [each.share for each in JUDGE.chances(last.after, Random(1))] == [
            wins if seat in result.winners else 0 for seat in range(1, cities + 1)
        ]


def test_a_shared_end_is_half_a_win_for_each():
    state = position("left 0", "turn 2", "end market", "city 1 built c33", "city 2 built c35")
    assert [each.share for each in JUDGE.chances(state, Random(1))] == [0.5, 0.5]


def test_equal_points_go_to_the_most_cards():
    lines = ("left 0", "turn 2", "end market", "city 1 built c33 hand energy")
    state = position(*lines, "city 2 built c35 hand")
    assert [each.share for each in JUDGE.chances(state, Random(1))] == [1, 0]


def test_a_lead_that_cannot_be_caught_is_a_win_and_a_better_city_a_better_chance():
    buildings = "c130 c131 c132 c133 c134"
    state = position("left 2", f"city 1 built {buildings}", "city 2 hand")
    assert JUDGE.chances(state, Random(1))[0].share > 0.99
    state = position("left 40", f"city 2 built {giving('economy energy ecology')}")
    assert 0.6 < JUDGE.chances(state, Random(1))[1].share < 1


def test_chances_do_not_know_what_nobody_has_seen():
    state = some(2, 6, 20)[1]
    for seed in range(2):
        twin = GAME.sample(seen(state, 1), Random(seed))
        assert twin != state
        assert JUDGE.chances(twin, Random(8)) == JUDGE.chances(state, Random(8))
        assert JUDGE.outlooks(twin) == JUDGE.outlooks(state)


@pytest.mark.usefixtures("hasty")
def test_any_action_is_weighed_that_is_asked_for():
    for state in some(2, 3, 40)[:-1]:
        view = seen(state, state.seat)
        weighed = JUDGE.weigh(view, Random(4))
        left_out = [action for action in view.legal if action not in [w.action for w in weighed]]
        for action in left_out[:1]:
            found = JUDGE.weigh(view, Random(4), action)
            assert found[0].action == weighed[0].action
            (own,) = (each for each in found if each.action == action)
            assert own.lead <= found[0].lead
