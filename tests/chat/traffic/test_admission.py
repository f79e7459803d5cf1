"""Work has places, and keeps none while it waits for Discord."""

from __future__ import annotations

import asyncio

from bot.chat.traffic.admission import Room
from tests.clock import settle


async def test_work_waits_for_a_place() -> None:
    room, entered = Room(1, 60.0), list[int]()

    async def work(number: int) -> None:
        async with room.entered():
            entered.append(number)

    async with room.entered():
        assert room.full
        waiting = asyncio.create_task(work(1))
        await settle()
        assert entered == []
    await waiting
    assert (entered, room.full) == ([1], False)


async def test_work_that_lasts_gives_its_place_back_once() -> None:
    room = Room(1, 0.0)
    async with room.entered(), room.entered(), room.entered() as place:
        place.close()
        assert not room.full
    async with room.entered():
        assert room.full
