"""What one member and one server may ask for in a time."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.chat.traffic import limits
from bot.chat.traffic.limits import MEMBER, SERVER, Budgets, Limits, Owner, Rate, Work, unlimited

ANN, BEN, CLUB, OTHER = 1, 2, 10, 20


@dataclass
class Clock:
    """A clock that stands still until it is moved on."""

    seconds: float = 1_000.0

    def __call__(self) -> int:
        return round(self.seconds * 1e9)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def refused(limits: Limits, times: int, user: int, guild: int | None, work: Work) -> int:
    """Ask so many times, and return how often it was refused."""
    return sum(limits.take(user, guild, work) is not None for _ in range(times))


def test_a_budget_is_used_up_and_fills_up_again(clock: Clock) -> None:
    budgets = Budgets(Rate(3, 2.0), clock)
    for _ in range(3):
        assert budgets.wait(ANN) == 0
        budgets.take(ANN)
    assert budgets.wait(ANN) == 2.0
    assert budgets.wait(BEN) == 0
    clock.seconds += 1.5
    assert budgets.wait(ANN) == 0.5
    clock.seconds += 0.5
    assert budgets.wait(ANN) == 0
    budgets.take(ANN)
    assert budgets.wait(ANN) == 2.0
    clock.seconds += 100
    for _ in range(3):
        assert budgets.wait(ANN) == 0
        budgets.take(ANN)
    assert budgets.wait(ANN) == 2.0


def test_what_is_refused_counts_as_nothing(clock: Clock) -> None:
    limits = Limits({Work.ANY: Rate(1, 5.0)}, {Work.ANY: Rate(1, 60.0)}, clock)
    assert limits.take(ANN, None, Work.ANY) is None
    assert refused(limits, 100, ANN, CLUB, Work.ANY) == 100
    clock.seconds += 5
    # The server still has what Ann was refused.
    assert limits.take(BEN, CLUB, Work.ANY) is None
    wait = limits.take(ANN, CLUB, Work.ANY)
    assert wait is not None
    assert wait.owner is Owner.SERVER
    assert wait.seconds == 60


def test_a_quick_member_is_stopped_and_no_other(clock: Clock) -> None:
    limits = Limits(clock=clock)
    most = MEMBER[Work.ANY].burst
    assert refused(limits, most + 10, ANN, CLUB, Work.ANY) == 10
    assert refused(limits, most, BEN, CLUB, Work.ANY) == 0
    assert refused(limits, 1, ANN, OTHER, Work.ANY) == 1


def test_a_quick_server_is_stopped_and_no_other(clock: Clock) -> None:
    limits = Limits(clock=clock)
    members = range(100, 100 + SERVER[Work.ANY].burst)
    assert sum(refused(limits, 2, each, CLUB, Work.ANY) for each in members) == len(members)
    assert refused(limits, 1, ANN, OTHER, Work.ANY) == 0
    assert refused(limits, 1, ANN, None, Work.ANY) == 0


@pytest.mark.parametrize("work", [Work.LOOK, Work.FILM])
def test_what_is_much_work_has_a_smaller_budget_that_leaves_moves_alone(
    clock: Clock, work: Work
) -> None:
    limits = Limits(clock=clock)
    assert refused(limits, MEMBER[work].burst + 5, ANN, CLUB, work) == 5
    assert refused(limits, 20, ANN, CLUB, Work.ANY) == 0


def test_a_quick_evening_is_never_refused(clock: Clock) -> None:
    limits = Limits(clock=clock)
    for _ in range(1_000):
        # Four people, each three presses in a second, who look closely at something every second.
        for person in range(4):
            assert refused(limits, 3, person, CLUB, Work.ANY) == 0
            assert refused(limits, 1, person, CLUB, Work.LOOK) == 0
        clock.seconds += 1


def test_no_more_are_remembered_than_fit(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 100)
    budgets = Budgets(Rate(1, 5.0), clock)
    for owner in range(1_000):
        budgets.take(owner)
    assert len(budgets) == 100
    assert budgets.wait(999) == 5.0
    assert budgets.wait(0) == 0


def test_without_limits_nothing_is_refused() -> None:
    assert refused(unlimited(), 10_000, ANN, CLUB, Work.FILM) == 0
