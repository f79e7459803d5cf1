"""What the judge says of positions of San Francisco."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from bot.games.sanfrancisco import GAME
from bot.games.sanfrancisco.computer.judge import JUDGE
from tests.games.positions import sampled
from tests.games.sanfrancisco.table import after, position
from tests.games.sanfrancisco.test_strengths import AHEAD, BEHIND, chosen


def test_now_is_what_the_sheet_says():
    for step in sampled("sanfrancisco", 3, 30):
        outlooks = JUDGE.outlooks(step.after)
        assert tuple(outlook.now for outlook in outlooks) == GAME.scores(step.after)
        if step.after.ending:
            assert all(outlook.later == 0 for outlook in outlooks)


@pytest.mark.parametrize(("lines", "build", "winner"), [(AHEAD, "c74", 1), (BEHIND, "c75", 2)])
def test_the_end_is_certain(lines: tuple[str, ...], build: str, winner: int):
    state = after(position(*lines), f"build {build}")
    result = GAME.result(state)
    assert result is not None
    assert result.winners == (winner,)
    chances = JUDGE.chances(state, Random(1))
    assert [(chance.share, chance.error) for chance in chances] == [
        (2 - winner, 0),
        (winner - 1, 0),
    ]


def test_a_shared_win_is_shared():
    state = position("end foundations")
    ends = GAME.result(state)
    assert ends is not None
    shares = [chance.share for chance in JUDGE.chances(state, Random(1))]
    assert shares == [(seat in ends.winners) / len(ends.winners) for seat in (1, 2)]


def test_chances_do_not_depend_on_how_the_deck_lies():
    step = sampled("sanfrancisco", 2, 20)[7]
    pile = tuple(reversed(step.after.pile))
    other = structs.replace(step.after, pile=pile)
    one = JUDGE.chances(step.after, Random(2))
    assert one == JUDGE.chances(other, Random(2))
    assert sum(chance.share for chance in one) == pytest.approx(1)
    assert all(chance.error <= 0.03 for chance in one)


def test_the_stronger_city_has_the_better_chance():
    weak = "city 2 blue c15"
    strong = (
        "city 1 blue c08 c09 c10 grey c21 c22 c23 orange c36 c37 yellow c51 c52 c53 green c64 c65"
    )
    one, other = JUDGE.chances(position(strong, weak, "tokens 1"), Random(1))
    assert one.share > 0.9
    assert other.share < 0.1


def test_the_first_that_is_weighed_is_what_hard_does():
    state = position("city 1 blue c08 orange c36", "taken 1 c76", "tokens 2")
    view = GAME.view(state, 1)
    weighed = JUDGE.weigh(view, Random(1))
    assert weighed[0].action == GAME.parse(1, "build c76 grey")
    assert chosen(state, "hard") == "build c76 grey"
    assert weighed[0].lead > weighed[1].lead
    assert weighed[0].outlooks[0].now > weighed[1].outlooks[0].now
    assert {each.action for each in weighed} <= set(view.legal)


def test_of_actions_that_come_to_the_same_the_one_asked_for_is_weighed():
    view = GAME.view(position("taken 1 c08 c09 c36", "tokens 2"), 1)
    weighed = [each.action for each in JUDGE.weigh(view, Random(1))]
    left_out = [action for action in view.legal if action not in weighed]
    assert left_out
    for action in left_out:
        found = [each.action for each in JUDGE.weigh(view, Random(1), action)]
        assert action in found
        assert len(found) == len(weighed)
