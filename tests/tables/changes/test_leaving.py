"""A player who must act and has left the server is missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.tables.changes.kept import rows
from tests.tables.conftest import ANN, BO, EVE

if TYPE_CHECKING:
    from tests.tables.conftest import House


async def test_others_are_asked_once_about_whoever_must_act_and_has_left(house: House) -> None:
    table = await house.started(3)
    for _ in range(2):
        await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    table = await house.tables.archive.table(table.id)
    assert [seat.name for seat in table.seats if seat.gone] == ["Ann"]
    assert len(await rows(house, table, "gone")) == 1


async def test_nobody_is_asked_about_whoever_need_not_act(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    assert await rows(house, table, "gone") == []


async def test_nobody_is_asked_about_whoever_is_back(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=False)
    assert await rows(house, table, "gone") == []
    assert not (await house.tables.archive.table(table.id)).seats[0].gone


async def test_whoever_has_left_and_holds_no_seat_is_not_missed(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.hand_over(table.id, 2, EVE)
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    assert not any(seat.gone for seat in (await house.tables.archive.table(table.id)).seats)


async def test_whoever_acts_is_there_again(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    table = await house.play(table, "1 draw")
    assert not table.seats[0].gone


async def test_seat_that_is_taken_over_is_not_missed(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 1, ANN.id, gone=True)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert not table.seats[0].gone
    assert await rows(house, table, "gone") == []
