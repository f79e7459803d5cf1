"""Looking back on a game: what is judged, what is compared, and that a seed leads to one result."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import pytest

from bot.games.computer.reviewing import Course, ReviewedTurn
from bot.games.judging import Cause, Chance, Effort, Weighed
from bot.games.record import replay
from bot.tables.history.reviews import turns_of
from bot.tables.history.snapshot import positions
from bot.thinking.review import Reviewer
from storage.records import ActionRecord
from tests.records import record_of
from tests.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from bot.games.computer.reviewing import Review
    from bot.games.game import AnyGame

    T = TypeVar("T")

KEPT = (
    "sanfrancisco/foundations-2p-2",
    "pointcity/market-1p-hard-lost",
    "tickettoride/trams-2p-1",
)
LEFT = 2
"""The last turns of a kept game that are looked back on, where the judge is the real one."""


class Here:
    """Works in this process and notes what it was given."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    async def choose(self, game: AnyGame, view: Any, strength: str, seed: int) -> Any:
        raise NotImplementedError

    async def do(self, work: Callable[..., T], *args: object) -> T:
        self.pieces.append(work.__name__)
        return work(*args)


class Numbers:
    """A game of numbers: a position is the chance of seat 1, an action says what it becomes."""

    name = "numbers"
    efforts: ClassVar[Mapping[int, Effort]] = {1: Effort(80, 60, 8), 2: Effort(80, 60, 8)}
    leads: ClassVar[Mapping[str, float]] = {"good": 6.0, "fair": 5.2, "bad": -1.0}
    judge: Any

    def __init__(self) -> None:
        self.judge = self
        self.judged = self.glanced = self.weighed = 0

    def view(self, state: float, seat: int) -> Any:
        return SimpleNamespace(state=state, seat=seat, legal=("good", "fair", "bad"))

    def parse(self, seat: int, text: str) -> str:
        return text

    def format(self, action: str) -> str:
        return action

    def chances(self, state: float, rng: Random) -> tuple[Chance, ...]:
        self.judged += 1
        if state in (0, 1):
            return Chance(state, 0.0), Chance(1 - state, 0.0)
        noise = rng.uniform(-0.01, 0.01)
        return Chance(state + noise, 0.02), Chance(1 - state - noise, 0.02)

    def weigh(self, view: Any, rng: Random, also: str | None = None) -> list[Weighed]:
        self.weighed += 1
        listed = sorted({"good", also or "good"}, key=lambda action: -self.leads[action])
        cause = Cause("lead", 3.0, {"colour": "blue"})
        return [
            Weighed(
                action,
                self.leads[action],
                (),
                0.5 + self.leads[action] / 100,
                (cause,) if action == "good" else (),
            )
            for action in listed
        ]

    def glance(self, view: Any, rng: Random, action: str) -> float:
        self.glanced += 1
        return self.leads["good"] - self.leads[action]


def numbers(*played: tuple[int, str, float]) -> Course:
    """Return a game of numbers: whose turn it was, what they did, the chance of seat 1 then."""
    states = [0.5, *(state for _, _, state in played)]
    actions = [(seat, action) for seat, action, _ in played]
    turns = [ReviewedTurn(seat, at, at + 1, True) for at, (seat, _, _) in enumerate(played)]
    return Course(states, actions, turns)


async def looked_back(
    game: Any, course: Course, seed: str = "7", told: list[float] | None = None
) -> Review:
    async def tell(done: float) -> None:
        if told is not None:
            told.append(done)

    return await Reviewer(Here(), game, course, seed, tell).review()


async def test_decisions_are_told_by_what_they_cost_apart_from_luck():
    course = numbers(
        (1, "good", 0.55), (2, "good", 0.5), (1, "bad", 0.8), (2, "bad", 0.9), (1, "good", 1.0)
    )
    found = await looked_back(Numbers(), course)
    assert [each.turn for each in found.judged] == [0, 1, 2, 3, 4, 5]
    first, second = found.moments
    # Who has little to lose loses less; the luck of the turn is told beside it.
    assert [(each.turn, each.seat, each.step) for each in (first, second)] == [(3, 1, 2), (4, 2, 3)]
    assert {each.better for each in (first, second)} == {"good"}
    assert {each.lead for each in (first, second)} == {7}
    assert first.cost == pytest.approx(0.07, abs=0.002)
    assert second.cost == pytest.approx(0.04, abs=0.002)
    assert first.luck == pytest.approx(0.3, abs=0.02)
    assert second.luck == pytest.approx(-0.1 + 0.04, abs=0.02)
    assert first.causes == (Cause("lead", 3.0, {"colour": "blue"}),)
    assert found.stroke is not None
    assert (found.stroke.turn, found.stroke.seat) == (3, 1)
    assert found.error <= 0.03


async def test_a_swing_that_no_decision_made_is_not_told_as_one():
    """The chance rises by half as the game ends, and an opponent's luck takes it away before."""
    course = numbers((1, "good", 0.9), (2, "good", 0.5), (1, "good", 1.0))
    found = await looked_back(Numbers(), course)
    assert found.moments == ()
    assert found.stroke is not None
    assert found.stroke.turn != 3


async def test_the_last_turn_is_told_by_its_decision_alone():
    course = numbers((1, "good", 0.5), (1, "bad", 1.0))
    (moment,) = (await looked_back(Numbers(), course)).moments
    assert (moment.turn, moment.luck) == (2, 0)
    assert moment.cost == pytest.approx(0.07, abs=0.002)


class Blunders(Numbers):
    """The same, but a bad action is weighed as the end of all hope."""

    def weigh(self, view: Any, rng: Random, also: str | None = None) -> list[Weighed]:
        shares = {"good": 0.99, "fair": 0.9, "bad": 0.01}
        return [each._replace(share=shares[each.action]) for each in super().weigh(view, rng, also)]


@pytest.mark.parametrize("before", [0.02, 0.1, 0.5, 0.9])
async def test_no_decision_costs_more_than_there_was_nor_is_luck_more_than_all(before: float):
    course = numbers((2, "good", before), (1, "bad", 0.97), (2, "good", 0.9), (1, "good", 1.0))
    (moment,) = (await looked_back(Blunders(), course)).moments
    assert 0 < moment.cost <= before + 0.02
    assert moment.luck == pytest.approx(0.97 - before, abs=0.02)


async def test_the_best_move_has_nothing_better_and_nor_has_one_that_is_hardly_worse():
    # Less than a point is no more than the weighing can tell.
    course = numbers((1, "good", 0.2), (2, "fair", 0.9), (1, "fair", 0.0))
    assert (await looked_back(Numbers(), course)).moments == ()


async def test_a_later_choice_of_the_turn_can_be_the_wrong_one():
    course = Course(
        [0.5, 0.5, 0.5, 1.0],
        [(1, "fair"), (0, "good"), (1, "bad")],
        [ReviewedTurn(1, 0, 3)],
    )
    (moment,) = (await looked_back(Numbers(), course)).moments
    assert (moment.step, moment.better, moment.lead) == (2, "good", 7)


async def test_a_seed_leads_to_one_result_and_progress_only_grows():
    course = numbers(*((1 + at % 2, "good", (at * 37 % 80 + 10) / 100) for at in range(30)))
    told: list[float] = []
    one = await looked_back(Numbers(), course, told=told)
    assert one == await looked_back(Numbers(), course)
    assert one != await looked_back(Numbers(), course, "8")
    assert told == sorted(told)
    assert 0 < told[0] < 0.1
    assert 0.9 < told[-1] <= 1


@pytest.mark.parametrize("turns", [20, 60, 300])
async def test_however_long_a_game_no_more_is_judged_than_can_be_afforded(turns: int):
    game = Numbers()
    played = ((1 + at % 2, "good", (at * 37 % 80 + 10) / 100) for at in range(turns))
    await looked_back(game, numbers(*played))
    effort = game.efforts[2]
    assert min(turns, 40) < game.judged <= effort.positions
    assert game.glanced == min(turns, effort.glances)
    assert game.weighed == 0


async def test_no_more_is_weighed_than_can_be_afforded():
    game = Numbers()
    await looked_back(game, numbers(*((1 + at % 2, "bad", 0.5) for at in range(30))))
    assert game.weighed == game.efforts[2].weighings
    assert game.judged <= game.efforts[2].positions


@pytest.mark.parametrize("name", KEPT)
async def test_every_game_can_be_looked_back_on(name: str, monkeypatch: pytest.MonkeyPatch):
    game, course = ending(name)
    assert game.judge is not None
    effort = Effort(20, 9, 2)
    monkeypatch.setattr(game.judge, "efforts", {1: effort, 2: effort})
    found = await looked_back(game, course)
    assert [each.turn for each in found.judged] == list(range(LEFT + 1))
    assert found.error <= 0.03
    *_, last = found.judged
    result = game.result(course.states[-1])
    assert result is not None
    seats = range(1, len(last.shares) + 1)
    assert last.shares == tuple((seat in result.winners) / len(result.winners) for seat in seats)
    assert set(last.errors) == {0.0}
    for each in found.judged:
        assert sum(each.shares) == pytest.approx(1, abs=0.001)
    for moment in found.moments:
        turn = course.turns[moment.turn - 1]
        assert turn.first <= moment.step < turn.last
        action = game.parse(moment.seat, moment.better)
        assert action in game.view(course.states[moment.step], moment.seat).legal
        assert moment.better != course.actions[moment.step][1]


def ending(name: str) -> tuple[AnyGame, Course]:
    """Return the last turns of a kept game as a game of their own."""
    record = record_of(f"{name}.txt")
    game = GAMES[record.game]
    assert game.result(replay(game, record)) is not None
    log = [
        ActionRecord(at, action.seat, game.format(action), at, at, 1, False, None)
        for at, (_, action) in enumerate(record.actions, 1)
    ]
    history = list(positions(game, game.encode_setup(record.setup), log))
    turns = turns_of(history)[-LEFT:]
    begin = turns[0].first
    return game, Course(
        [position.state for position in history[begin:]],
        [(each.seat, each.notation) for each in log[begin:]],
        [turn._replace(first=turn.first - begin, last=turn.last - begin) for turn in turns],
    )
