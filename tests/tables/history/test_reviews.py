"""A review is worked out once, told to all who ask, and kept until other actions follow."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from bot.games.computer.reviewing import Judged, Moment, Review, ReviewedTurn
from bot.tables import errors
from bot.tables.changes.topics import END
from bot.tables.history import reviews
from bot.tables.history.reviews import (
    GameStillOn,
    NothingToReview,
    ReviewFailed,
    ReviewStage,
    turns_of,
)
from bot.thinking.thinker import ThinkingFailed
from tests.hidden.courses import played
from tests.tables.conftest import ANN, BO, CHANNEL, GUILD

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.games.computer.reviewing import Course
    from bot.tables.model import Table
    from tests.tables.conftest import House

    Progress = Callable[[float], Awaitable[None]]

FOUND = Review(
    (Judged(0, (0.5, 0.5), (0.02, 0.02)),),
    (Moment(turn=1, seat=1, step=0, better="draw", lead=3, cost=0.1),),
)


class Desk:
    """Where reviews are worked out: a test says when a piece is done, and how it ends."""

    def __init__(self) -> None:
        self.courses: list[Course] = []
        self.begun = asyncio.Event()
        self.ready = asyncio.Event()
        self.error: Exception | None = None

    def reviewer(
        self,
        _: object,
        __: object,
        course: Course,
        seed: str,
        told: Callable[[float], Awaitable[None]],
    ) -> Any:
        self.courses.append(course)
        self.begun.set()
        desk = self

        class Reviewer:
            async def review(self) -> Review:
                for tenth in range(1, 10):
                    await told(tenth / 20)
                    await asyncio.sleep(0)
                await desk.ready.wait()
                if desk.error is not None:
                    raise desk.error
                return FOUND

        return Reviewer()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    found = Desk()
    monkeypatch.setattr(reviews, "Reviewer", found.reviewer)
    return found


async def finished(house: House, channel_id: int = CHANNEL) -> Table:
    place = GUILD, channel_id
    table = await house.tables.lobby.open(ANN, place, "sanfrancisco", language="en", seats=2)
    await house.tables.lobby.join(table.id, BO)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    person, action = await house.to_last_action(table, "sanfrancisco/foundations-2p-1.txt")
    return (await house.tables.play.act(table.id, person.id, action)).table


async def untold(_: ReviewStage) -> None:
    """Tell nobody."""


async def test_two_who_ask_wait_for_one_review_and_a_third_gets_the_kept_one(
    house: House, desk: Desk
):
    table = await finished(house)
    stages: list[ReviewStage] = []
    far = asyncio.Event()

    async def told(stage: ReviewStage) -> None:
        stages.append(stage)
        if stage.done is not None and stage.done > 0.3:
            far.set()

    both = [asyncio.create_task(house.tables.reviews.of(table, told)) for _ in range(2)]
    await far.wait()
    desk.ready.set()
    one, other = await asyncio.gather(*both)
    assert one.review == other.review == FOUND
    assert len(desk.courses) == 1
    shares = [stage.done for stage in stages if stage.done is not None]
    assert max(shares) > 0.3
    stages.clear()
    house.restart()
    assert (await house.tables.reviews.of(table, told)).review == FOUND
    assert (len(desk.courses), stages) == (1, [])


async def test_the_course_is_the_game_turn_by_turn(house: House, desk: Desk):
    table = await finished(house)
    desk.ready.set()
    found = await house.tables.reviews.of(table, untold)
    (course,) = desk.courses
    assert len(course.states) == len(course.actions) + 1 == len(found.history)
    assert course.turns[0].first == 0
    assert course.turns[-1].last == len(course.actions)
    assert [turn.seat for turn in course.turns[:4]] == [2, 1, 2, 1]
    for turn, following in pairwise(course.turns):
        assert turn.last == following.first
        assert {seat for seat, _ in course.actions[turn.first : turn.last]} == {turn.seat}


def test_turns_of_several_seats_are_nobodys_and_chance_has_none():
    course = played("tickettoride", 3, 1)
    turns = turns_of(course.history)
    assert turns[0].seat == 0
    assert {turn.seat for turn in turns[1:]} <= {0, 1, 2, 3}
    revealed = any(move.revealed for move in course.history[-1].previous)
    last = ReviewedTurn(turns[-1].seat, turns[-2].last, len(course.history) - 1, revealed)
    assert turns[-1] == last


async def test_nothing_is_told_while_the_game_runs_or_when_it_ended_early(house: House, desk: Desk):
    table = await house.started()
    with pytest.raises(GameStillOn):
        await house.tables.reviews.of(table, untold)
    for person in (ANN, BO):
        await house.tables.agreement.ask(table.id, person.id, table.version, END, CHANNEL)
    ended = await house.tables.archive.table(table.id)
    with pytest.raises(NothingToReview):
        await house.tables.reviews.of(ended, untold)
    assert desk.courses == []


async def test_who_takes_back_the_end_sees_no_review_and_another_end_has_another(
    house: House, desk: Desk
):
    table = await finished(house)
    waiting = asyncio.create_task(house.tables.reviews.of(table, untold))
    await desk.begun.wait()
    agreement = house.tables.agreement
    topic = await agreement.undo_topic(table, ANN.id)
    consent = await agreement.ask(table.id, ANN.id, table.version, topic, CHANNEL)
    for seat in consent.missing:
        await agreement.agree(table.id, seat.user_id, table.version, topic, CHANNEL)
    desk.ready.set()
    with pytest.raises(GameStillOn):
        await waiting


async def test_work_that_fails_is_told_and_begun_anew(house: House, desk: Desk):
    table = await finished(house)
    desk.ready.set()
    desk.error = ThinkingFailed()
    with pytest.raises(ReviewFailed):
        await house.tables.reviews.of(table, untold)
    desk.error = None
    assert (await house.tables.reviews.of(table, untold)).review == FOUND
    assert len(desk.courses) == 2


async def test_what_another_release_kept_is_worked_out_anew(house: House, desk: Desk):
    table = await finished(house)
    desk.ready.set()
    await house.tables.reviews.of(table, untold)
    kept = await house.database.reviews.get(table.id)
    assert kept is not None
    for other in (kept._replace(format=kept.format + 1), kept._replace(review="?")):
        await house.database.reviews.keep(table.id, other)
        assert (await house.tables.reviews.of(table, untold)).review == FOUND
        assert await house.database.reviews.get(table.id) == kept
    await house.database.reviews.keep(table.id, kept._replace(log="another"))
    await house.tables.reviews.of(table, untold)
    assert len(desk.courses) == 4


async def test_another_table_waits_its_turn_and_is_told_so(house: House, desk: Desk):
    table, other = await finished(house), await finished(house, CHANNEL + 1)
    stages: list[ReviewStage] = []
    waits = asyncio.Event()

    async def told(stage: ReviewStage) -> None:
        stages.append(stage)
        waits.set()

    first = asyncio.create_task(house.tables.reviews.of(table, untold))
    await desk.begun.wait()
    second = asyncio.create_task(house.tables.reviews.of(other, told))
    await waits.wait()
    desk.ready.set()
    await asyncio.gather(first, second)
    assert stages[0] == ReviewStage(None)
    assert len(desk.courses) == 2


async def test_closing_stops_the_work_and_asking_again_begins_it_anew(house: House, desk: Desk):
    table = await finished(house)
    waiting = asyncio.create_task(house.tables.reviews.of(table, untold))
    await desk.begun.wait()
    await house.tables.reviews.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await house.database.reviews.get(table.id) is None
    house.restart()
    desk.ready.set()
    assert (await house.tables.reviews.of(table, untold)).review == FOUND


async def test_a_log_that_leads_nowhere_is_refused(house: House, desk: Desk):
    table = await finished(house)
    broken = replace(table, seats=table.seats[:1])
    with pytest.raises(errors.TableUnreadable):
        await house.tables.reviews.of(broken, untold)
    assert desk.courses == []
