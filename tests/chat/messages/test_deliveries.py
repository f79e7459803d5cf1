"""A press on a table's post is answered by the post as it has changed it, if that comes soon."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import discord
import pytest

from bot.chat.messages import deliveries
from bot.chat.messages.deliveries import Deliveries, Refused
from bot.chat.messages.post import Post
from bot.chat.traffic.shards import NotHere
from storage.posts import Owed, Standing

if TYPE_CHECKING:
    from collections.abc import Callable

TABLE, MESSAGE, VERSION = 3, 70, 2
SHOWN = Post("Bob is to move.", TABLE, VERSION)
OWED = Standing((Owed(1, TABLE, VERSION, "turn", 0, 0, 0),), None)


class Response:
    """Takes one answer, or fails."""

    def __init__(self, fails: BaseException | None = None) -> None:
        self.edits = 0
        self.free = asyncio.Event()
        self.free.set()
        self.refusal: Exception | None = None
        self.acknowledged = asyncio.Event()
        self._fails = fails

    def is_done(self) -> bool:
        return self.edits > 0

    async def edit_message(self, **_: object) -> None:
        await self.free.wait()
        if self._fails is not None:
            raise self._fails
        self.edits += 1

    async def defer(self, **_: object) -> None:
        self.acknowledged.set()
        if self.refusal is not None:
            raise self.refusal


def refused(status: int, code: int) -> discord.HTTPException:
    """Return the error with which Discord refuses an answer."""
    response: Any = type("Answer", (), {"status": status, "reason": "Refused"})
    return discord.HTTPException(response, {"code": code, "message": "refused"})


class Pressed:
    """A press on a message."""

    def __init__(self, message_id: int = MESSAGE, response: Response | None = None) -> None:
        self.message = type("Message", (), {"id": message_id})
        self.response = response or Response()
        self.extras: dict[Any, Any] = {}
        self.channel = None


def soon(_: object) -> float:
    """Return how little time is left."""
    return 0.001


def gone(_: object) -> float:
    """Return that no time is left."""
    return 0.0


def follow(found: Deliveries, *presses: Pressed) -> list[asyncio.Task[bool]]:
    """Let each of them have made a post due, and wait for it."""

    async def wait(pressed: Pressed) -> bool:
        found.owe(TABLE)
        return await found.answered(cast("discord.Interaction[Any]", pressed), VERSION)

    return [asyncio.create_task(wait(pressed)) for pressed in presses]


async def attempted(_: int) -> None:
    """There is no delivery on its way."""


@pytest.fixture
def found() -> Deliveries:
    return Deliveries(attempted)


def edits(
    found: Deliveries, told: list[bool], message_id: int = MESSAGE, version: int = VERSION
) -> Callable[..., Any]:
    """Return a delivery that edits the newest post."""
    table: Any = type("Table", (), {"id": TABLE, "version": version})

    async def deliver(_: Standing, __: bool) -> None:
        told.append(await found.answer(table, message_id, SHOWN))

    return found.following(deliver)


async def delivered(found: Deliveries, pressed: Pressed) -> tuple[bool, bool]:
    """Deliver what a press has made due.

    Return whether that has edited the post by way of the press, and whether it is answered.
    """
    told = list[bool]()
    (waiting,) = follow(found, pressed)
    await asyncio.sleep(0)
    await edits(found, told)(OWED, False)
    (edited,) = told
    return edited, await waiting


async def test_a_press_is_answered_by_the_change_of_its_post(found: Deliveries) -> None:
    pressed = Pressed()
    edited, answered = await delivered(found, pressed)
    assert edited
    assert answered
    assert pressed.response.edits == 1


async def test_of_two_presses_one_is_answered_so_and_neither_waits_for_the_next_post(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 600.0)
    presses, told = (Pressed(), Pressed()), list[bool]()
    waiting = follow(found, *presses)
    await asyncio.sleep(0)
    await edits(found, told)(OWED, False)
    assert [await each for each in waiting] == [True, False]
    assert [each.response.edits for each in presses] == [1, 0]


async def test_a_press_on_another_post_is_answered_otherwise(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 600.0)
    pressed = Pressed(MESSAGE - 1)
    edited, answered = await delivered(found, pressed)
    assert not edited
    assert not answered
    assert not pressed.response.edits


async def test_a_post_that_comes_late_is_no_answer(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 0.0)
    pressed, told = Pressed(), list[bool]()
    (waiting,) = follow(found, pressed)
    assert not await waiting
    await edits(found, told)(OWED, False)
    assert told == [False]
    assert not pressed.response.edits


async def test_an_answer_that_has_begun_is_waited_for(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 0.0)
    pressed, told = Pressed(), list[bool]()
    pressed.response.free.clear()
    (waiting,) = follow(found, pressed)
    delivery = asyncio.create_task(edits(found, told)(OWED, False))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not waiting.done()
    pressed.response.free.set()
    await delivery
    assert await waiting
    assert told == [True]


async def test_a_press_that_has_waited_too_long_is_not_answered_by_the_post(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "time_left", gone)
    pressed = Pressed()
    edited, answered = await delivered(found, pressed)
    assert not edited
    assert not answered
    assert not pressed.response.edits


async def test_a_delivery_that_was_on_its_way_does_not_answer_a_later_press(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 600.0)
    pressed, told = Pressed(), list[bool]()
    (waiting,) = follow(found, pressed)
    await asyncio.sleep(0)
    before = Standing((Owed(1, TABLE, VERSION - 1, "turn", 0, 0, 0),), None)
    await edits(found, told, version=VERSION - 1)(before, False)
    assert told == [False]
    assert not waiting.done()
    await edits(found, told)(OWED, False)
    assert told == [False, True]
    assert await waiting


async def test_a_refusal_is_forgotten_when_it_is_tried_again(found: Deliveries) -> None:
    found.owe(TABLE)

    async def refuse(_: Standing, __: bool) -> None:
        raise refused(403, 50001)

    async def fail(_: Standing, __: bool) -> None:
        raise refused(500, 0)

    with pytest.raises(discord.HTTPException):
        await found.following(refuse)(OWED, False)
    assert await found.refusal() == Refused(50001)
    with pytest.raises(discord.HTTPException):
        await found.following(fail)(OWED, False)
    assert await found.refusal() is None


@pytest.mark.parametrize("refusal", [None, refused(400, 40060), refused(404, 10062)])
async def test_an_edit_that_takes_long_is_made_again_once_the_press_is_acknowledged(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch, refusal: discord.HTTPException | None
) -> None:
    monkeypatch.setattr(deliveries, "time_left", soon)
    pressed = Pressed()
    pressed.response.free.clear()
    pressed.response.refusal = refusal
    edited, answered = await delivered(found, pressed)
    assert not edited
    # Only whoever is too late for Discord is not answered.
    assert answered is (refusal is None or refusal.code == 40060)


async def test_nothing_is_edited_while_discord_may_still_do_so(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "time_left", soon)
    monkeypatch.setattr(deliveries, "WINDOW", 600.0)
    pressed, told = Pressed(), list[bool]()
    pressed.response.free.clear()
    pressed.response.refusal = OSError("reset")
    follow(found, pressed)
    await asyncio.sleep(0)
    delivery = asyncio.create_task(edits(found, told)(OWED, False))
    await pressed.response.acknowledged.wait()
    for _ in range(10):
        await asyncio.sleep(0)
    assert not delivery.done()
    delivery.cancel()


async def test_who_is_in_a_hurry_waits_for_no_post(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 600.0)
    (waiting,) = follow(found, Pressed())
    await asyncio.sleep(0)
    found.hurry()
    assert not await waiting
    (later,) = follow(found, Pressed())
    assert not await later


async def test_whose_edit_was_lost_on_the_way_back_is_answered(found: Deliveries) -> None:
    pressed = Pressed(response=Response(OSError("reset")))
    pressed.response.refusal = refused(400, 40060)
    edited, answered = await delivered(found, pressed)
    assert not edited
    assert answered


async def test_a_lost_shard_answers_nothing(found: Deliveries) -> None:
    pressed = Pressed(response=Response(NotHere("taken over")))
    (waiting,) = follow(found, pressed)
    await asyncio.sleep(0)
    with pytest.raises(NotHere):
        await edits(found, [])(OWED, False)
    assert not await waiting


@pytest.mark.parametrize(
    "error", [OSError("reset"), TimeoutError(), RuntimeError("Session is closed")]
)
async def test_a_post_that_cannot_be_the_answer_is_edited_as_usual(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    monkeypatch.setattr(deliveries, "WINDOW", 0.0)
    pressed = Pressed(response=Response(error))
    edited, answered = await delivered(found, pressed)
    assert not edited
    assert not answered


async def test_a_delivery_that_fails_lets_nobody_wait(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 600.0)

    async def fail(_: Standing, __: bool) -> None:
        raise OSError("the network is down")

    (waiting,) = follow(found, Pressed())
    await asyncio.sleep(0)
    with pytest.raises(OSError, match="network"):
        await found.following(fail)(OWED, False)
    assert not await waiting


async def test_whoever_has_made_no_post_due_is_not_kept_waiting(
    found: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deliveries, "PATIENCE", 600.0)
    assert not await found.answered(cast("discord.Interaction[Any]", Pressed()), VERSION)


async def test_a_refused_post_is_refused_until_the_next_change_is_to_be_shown(
    found: Deliveries,
) -> None:
    async def refuse(_: Standing, __: bool) -> None:
        raise refused(400, 50035)

    with pytest.raises(discord.HTTPException):
        await found.following(refuse)(OWED, False)
    assert found.is_refused(TABLE)
    found.owe(TABLE)
    assert not found.is_refused(TABLE)
