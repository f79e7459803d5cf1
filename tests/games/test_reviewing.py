"""What a review is made of: which turns are judged, which decisions are told, what luck is."""

from __future__ import annotations

from math import hypot

import pytest

from bot.games.computer.reviewing import (
    LEAST,
    LEAST_LEAD,
    MOMENTS,
    Judged,
    Moment,
    Review,
    ReviewedTurn,
    Stroke,
    by_fall,
    decisive,
    ends_of,
    given_up,
    luck_of,
    luckiest,
    pooled,
    risen,
    spaced,
    written,
)
from bot.games.game import Action
from bot.games.judging import Cause, Chance, Outlook, Weighed, differences, foremost


def turns(seats: str) -> list[ReviewedTurn]:
    """Return turns of two actions each that revealed something, by whose they were; 0: several."""
    return [
        ReviewedTurn(int(seat), 2 * place, 2 * place + 2, True) for place, seat in enumerate(seats)
    ]


def known(*shares: float, error: float = 0.01) -> dict[int, tuple[Chance, Chance]]:
    """Return the chances of two seats after each turn, by that of the first; the end is exact."""
    sure = len(shares) - 1
    return {
        turn: tuple(Chance(each, 0.0 if turn == sure else error) for each in (share, 1 - share))
        for turn, share in enumerate(shares)
    }  # type: ignore[return-value]


def moment(turn: int, lead: int, cost: float, step: int = 0) -> Moment:
    """Return a decision of seat 1."""
    return Moment(turn=turn, seat=1, step=step, better="good", lead=lead, cost=cost)


@pytest.mark.parametrize("count", [1, 2, 30, 62, 63, 64, 127, 300])
def test_no_more_turns_are_judged_than_can_be_and_the_first_and_last_are_among_them(count: int):
    ends = spaced(count, 64)
    assert ends == sorted(set(ends))
    assert (ends[0], ends[-1]) == (0, count)
    assert len(ends) <= 65
    assert (len(ends) == count + 1) == (count <= 63)


def test_turns_of_the_seat_whose_chance_fell_most_come_first():
    judged = known(0.5, 0.2, 0.3, 0.8, 1)
    # Seat 1 loses 0.3, seat 2 loses 0.1 and 0.2, seat 1 gains 0.5.
    assert by_fall(judged, turns("1212")) == [1, 4, 2, 3]
    assert by_fall(judged, turns("0200")) == [2]


def test_between_judged_turns_those_of_the_largest_rise_are_judged_too():
    shares = {0: 0.5, 3: 0.5, 6: 0.9, 9: 0.8, 10: 1.0}
    judged = {turn: (Chance(each, 0.01), Chance(1 - each, 0.01)) for turn, each in shares.items()}
    assert risen(judged, turns("1212121212")) == [4, 5]
    assert risen(known(0.5, 0.6, 1), turns("12")) == []
    assert risen(known(0.5, 0.6), turns("0")) == []


def test_a_decision_costs_what_the_odds_fall_by():
    assert given_up(0.5, 0.5, 0.4) == pytest.approx(0.1)
    assert given_up(0.2, 0.5, 0.4) < given_up(0.4, 0.5, 0.4) < 0.1
    for before in (0.01, 0.3, 0.99):
        assert 0 < given_up(before, 1.0, 0.0) <= before
        assert given_up(before, 0.4, 0.4) == given_up(before, 0.4, 0.6) == 0
    # At the end of a game nothing can be lost.
    assert given_up(0.0, 0.9, 0.1) == given_up(1.0, 0.9, 0.1) == 0


def test_the_decisions_that_cost_most_are_told_one_of_each_turn():
    found = [
        moment(1, 3, 0.02, 1),
        moment(1, 5, 0.06, 2),
        moment(2, 4, 0.01),
        moment(3, 9, 0.08),
        moment(4, 2, 0.005),
        moment(5, LEAST_LEAD - 1, 0.2),
    ]
    told = decisive(found)
    assert [(each.turn, each.step) for each in told] == [(3, 0), (1, 2), (2, 0)]
    assert len(told) == MOMENTS
    # In a game that is lost anyway points still count.
    assert [each.lead for each in decisive([moment(1, 3, 0.0), moment(2, 8, 0.0)])] == [8, 3]


def test_luck_is_what_is_left_of_a_turn_without_the_decision():
    judged = known(0.5, 0.7, 0.3, 1)
    assert luck_of(judged, turns("121"), 1, 0.1) == pytest.approx(0.2)
    # Seat 2 gained 0.4 although its decision cost 0.05.
    assert luck_of(judged, turns("121"), 2, 0.05) == pytest.approx(0.4)
    # Seat 1 lost 0.4, of which its decision cost 0.1.
    assert luck_of(known(0.5, 0.1, 1), turns("11"), 1, 0.1) == pytest.approx(-0.3)
    # It lost less than the decision cost: luck may have helped, or the chance had counted with it.
    assert luck_of(known(0.5, 0.4, 1), turns("11"), 1, 0.3) == 0
    hidden = [ReviewedTurn(1, 0, 1), ReviewedTurn(2, 1, 2), ReviewedTurn(1, 2, 3)]
    assert luck_of(judged, hidden, 1, 0.1) == 0


def test_the_end_of_the_game_is_neither_luck_nor_a_decision():
    judged = known(0.5, 0.55, 1)
    assert luck_of(judged, turns("11"), 2, 0.0) == 0
    assert luckiest(judged, turns("11")) == Stroke(1, 1, pytest.approx(0.05))  # type: ignore[arg-type]


def test_what_is_no_more_than_the_estimates_can_tell_is_not_called_luck():
    assert luck_of(known(0.5, 0.5 + LEAST / 2, 1), turns("11"), 1, 0.0) == 0
    assert luck_of(known(0.5, 0.55, 1, error=0.06), turns("11"), 1, 0.0) == 0
    assert luck_of(known(0.5, 0.65, 1, error=0.06), turns("11"), 1, 0.0) > hypot(0.06, 0.06)


def test_the_luckiest_turn_is_the_one_in_which_luck_helped_its_seat_most():
    judged = known(0.5, 0.6, 0.5, 0.7, 1)
    assert luckiest(judged, turns("1212")) == Stroke(3, 1, pytest.approx(0.2))  # type: ignore[arg-type]
    assert luckiest(judged, turns("2121")) is None
    assert luckiest(known(0.5, 0.4, 0.6), turns("11")) is None
    assert luckiest(judged, turns("0000")) is None


def test_what_is_judged_again_lies_around_the_turns_but_for_the_end():
    assert ends_of([moment(each, 9, 0.1) for each in (7, 3, 4, 9)], 9) == [2, 3, 4, 6, 7, 8]


def weighed(*causes: Cause, now: float = 0, later: float = 0, rival: float = 0) -> Weighed:
    """Return an action of seat 1 of two with what it brings about."""
    return Weighed(Action(1), 0, (Outlook(now, later), Outlook(0, rival)), 0.5, causes)


def test_why_is_what_the_other_action_lacks_the_largest_first():
    lead = Cause("lead", 2.0, {"colour": "blue"})
    square = Cause("square", 3.0, {"colour": "grey"})
    same = Cause("bonus", 1.0, {"colour": "grey"})
    found = differences(weighed(lead, same, square), weighed(same))
    assert found == (square, lead)
    # The same cause counts by what it is worth more, however many points it names.
    points = [Cause("points", each, {"halves": int(each)}) for each in (8.0, 6.0)]
    (more,) = differences(weighed(points[0]), weighed(points[1]))
    assert (more.code, more.halves, more.values) == ("points", 2.0, {"halves": 8})


def test_where_nothing_can_be_named_the_outlooks_say_what_differs():
    assert differences(weighed(now=5), weighed(now=2, later=1)) == (
        Cause(".now", 3, {"halves": 3}),
    )
    assert differences(weighed(later=5), weighed()) == (Cause(".coming", 5, {"halves": 5}),)
    assert differences(weighed(), weighed(rival=4)) == (
        Cause(".rival", 4, {"rival": 2, "halves": 4}),
    )
    assert differences(weighed(), weighed()) == ()


def test_what_only_the_other_action_spoils_is_a_reason():
    spoilt = Cause("contract", -3.0, {"rival": 2})
    lead = Cause("lead", 2.0)
    assert differences(weighed(lead), weighed(spoilt)) == (
        Cause("contract", 3.0, {"rival": 2}),
        lead,
    )
    # Where both spoil the same, or the better one does, nobody would believe the sentence.
    worse = Cause("contract", -1.0, {"rival": 2})
    assert differences(weighed(lead, worse), weighed(spoilt)) == (lead,)
    assert differences(weighed(lead, spoilt), weighed()) == (lead,)
    assert foremost(weighed(spoilt)) == ()


def test_causes_that_differ_by_place_or_kind_alone_are_the_same():
    for name, one, other in (("column", 1, 2), ("symbol", "bell", "crab"), ("count", 1, 3)):
        causes = [Cause("grows", 2.0, {name: each}) for each in (one, other)]
        assert differences(weighed(causes[0]), weighed(causes[1])) == ()
    routes = [Cause("needs", 2.0, {"route": each}) for each in ("r01", "r02")]
    assert differences(weighed(routes[0]), weighed(routes[1])) == (routes[0],)


def test_what_is_won_now_or_later_is_told_with_its_price():
    assert differences(weighed(now=1, later=9), weighed(now=5)) == (
        Cause(".coming-for", 9, {"price": 4, "halves": 9}),
    )
    assert differences(weighed(now=9, later=1), weighed(later=5)) == (
        Cause(".now-for", 9, {"price": 4, "halves": 9}),
    )
    # Less than a point is not worth a word.
    assert differences(weighed(later=9), weighed(now=1)) == (Cause(".coming", 9, {"halves": 9}),)


def test_a_small_cause_is_told_where_nothing_else_differs():
    small = Cause("lead", 0.2)
    assert differences(weighed(small), weighed()) == (small,)
    assert differences(weighed(small, later=4), weighed()) == (Cause(".coming", 4, {"halves": 4}),)
    assert differences(weighed(Cause("lead", 0.05)), weighed()) == ()


def test_of_an_action_that_no_other_is_worse_than_the_largest_causes_are_told():
    causes = [Cause(str(each), each) for each in (0.1, 1.0, 3.0, 2.0, 4.0)]
    assert [each.halves for each in foremost(weighed(*causes))] == [4.0, 3.0, 2.0]


def test_several_estimates_are_surer_than_one():
    one, other = pooled(
        [(Chance(0.2, 0.03), Chance(0.8, 0.03)), (Chance(0.4, 0.03), Chance(0.6, 0.03))]
    )
    assert (one.share, other.share) == (pytest.approx(0.3), pytest.approx(0.7))
    assert one.error == pytest.approx(0.03 / 2**0.5)


def test_what_is_kept_is_in_the_order_of_turns():
    judged = written({2: (Chance(1.0, 0.0),), 0: (Chance(1 / 3, 0.0123456),)})
    assert [each.turn for each in judged] == [0, 2]
    assert (judged[0].shares, judged[0].errors) == ((0.3333,), (0.0123,))
    less_sure = Judged(1, (0.5, 0.5), (0.02, 0.01))
    assert Review((*judged, less_sure), ()).error == pytest.approx(0.02)
    assert not Review((), ()).error
