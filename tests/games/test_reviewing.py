"""What a review is made of: which turns are judged, and which of them decided the game."""

from __future__ import annotations

from math import hypot

import pytest

from bot.games import reviewing
from bot.games.judging import Chance
from bot.games.reviewing import (
    AGAIN,
    CANDIDATES,
    LEAST,
    MOMENTS,
    Judged,
    Review,
    Turn,
    candidates,
    decisive,
    ends_of,
    judged_next,
    planned,
    pooled,
    written,
)


def turns(seats: str) -> list[Turn]:
    """Return turns of two actions each, by whose they were; 0 for several."""
    return [Turn(int(seat), 2 * place, 2 * place + 2) for place, seat in enumerate(seats)]


def known(*shares: float, error: float = 0.01) -> dict[int, tuple[Chance, Chance]]:
    """Return the chances of two seats after each turn, by that of the first; the end is exact."""
    sure = len(shares) - 1
    return {
        turn: tuple(Chance(each, 0.0 if turn == sure else error) for each in (share, 1 - share))
        for turn, share in enumerate(shares)
    }  # type: ignore[return-value]


@pytest.mark.parametrize("count", [1, 2, 30, 62, 63, 64, 127, 300])
def test_so_many_turns_are_judged_and_the_first_and_last_are_among_them(count: int):
    plan = planned(count, 72)
    ends = plan.first
    assert ends == sorted(set(ends))
    assert (ends[0], ends[-1]) == (0, count)
    assert (plan.between == 0) == (len(ends) == count + 1) == (count <= 63)
    assert plan.positions <= 72
    assert 1 <= plan.again <= AGAIN


def test_what_is_not_spent_on_turns_makes_the_candidates_surer():
    assert [planned(30, most).again for most in (30, 40, 50, 100)] == [1, 1, 2, AGAIN]
    assert planned(1, 0).first == [0, 1]


def test_a_game_that_is_too_long_by_far_is_judged_as_little_as_can_be():
    assert planned(2000, 72).positions < 170


def test_between_judged_turns_those_of_the_largest_changes_are_judged_next(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(reviewing, "MOMENTS", 1)
    shares = {0: 0.5, 3: 0.5, 6: 0.9, 9: 0.8, 10: 1.0}
    judged = {turn: (Chance(each, 0.01), Chance(1 - each, 0.01)) for turn, each in shares.items()}
    assert judged_next(judged, turns("1212121212")) == [4, 5]


def test_nothing_lies_between_where_every_turn_was_judged():
    assert judged_next(known(0.5, 0.6, 1), turns("12")) == []


def test_a_turn_counts_by_the_chance_of_whose_it_was():
    judged = known(0.5, 0.2, 0.3, 0.8, 1)
    first, second, third = decisive(judged, turns("1212"))
    assert (first.turn, first.seat) == (4 - 2 + 1, 1)
    assert (first.before, first.after) == (0.3, 0.8)
    assert first.swing == pytest.approx(0.5)
    assert (second.turn, second.seat, second.swing) == (1, 1, pytest.approx(-0.3))
    assert (third.turn, third.seat, third.swing) == (4, 2, pytest.approx(-0.2))
    assert [each.step for each in (first, second, third)] == [4, 0, 6]


def test_the_error_of_a_change_is_that_of_both_chances_and_the_end_is_exact():
    judged = known(0.5, 0.2, 1, error=0.02)
    last, before = decisive(judged, turns("11"))
    assert before.error == pytest.approx(hypot(0.02, 0.02), abs=1e-4)
    assert (last.error, last.after) == (0.02, 1)
    # Four digits are kept.
    assert before.error == 0.0283
    (kept,) = decisive(known(1 / 3, 2 / 3, 2 / 3), turns("11"))
    assert (kept.before, kept.after) == (0.3333, 0.6667)


def test_turns_of_several_seats_and_small_changes_decide_nothing():
    judged = known(0.1, 0.9, 0.9 + LEAST / 2, 0.9)
    assert decisive(judged, turns("011")) == []
    assert decisive(known(0.5, 0.56, 0.55, 1, error=0.06), turns("112")) != []
    assert all(
        each.turn == 3 for each in decisive(known(0.5, 0.56, 0.55, 1, error=0.06), turns("112"))
    )


def test_only_so_many_are_told_and_looked_at_again():
    judged = known(*(place % 2 for place in range(20)))
    assert len(decisive(judged, turns("12" * 9 + "1"))) == MOMENTS
    assert len(candidates(judged, turns("12" * 9 + "1"))) == CANDIDATES


def test_what_is_judged_again_lies_around_the_turns_but_for_the_end():
    assert ends_of([7, 3, 4, 9], 9) == [2, 3, 4, 6, 7, 8]


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
