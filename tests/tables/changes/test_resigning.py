"""Who resigns leaves the seat to the computer, or ends the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables import errors
from bot.tables.schedule.news import News, read_news
from storage.players import ResignationRecord
from storage.records import TableStatus
from tests.tables.changes.kept import rows
from tests.tables.conftest import ANN, BO, CY, EVE

if TYPE_CHECKING:
    from tests.tables.conftest import House


async def test_computer_plays_on_for_whoever_resigns(house: House) -> None:
    table = await house.started(3)
    table = await house.tables.seats.resign(table.id, ANN.id, closes=False)
    assert table.record.status is TableStatus.RUNNING
    assert table.seats[0].computer
    assert table.record.host_id == BO.id
    (row,) = await rows(house, table, "news")
    assert read_news(row) == News("resigned", 1, "Ann", host=True)
    assert row.user_id == ANN.id
    assert table.resigned == (ResignationRecord(1, ANN.id, "Ann", moved=False),)
    assert table.surrender is None


async def test_who_takes_over_a_seat_and_resigns_has_not_held_it_from_the_start(
    house: House,
) -> None:
    table = await house.started(3)
    await house.tables.seats.hand_over(table.id, 1, EVE)
    table = await house.tables.seats.resign(table.id, EVE.id, closes=False)
    assert table.resigned == (ResignationRecord(1, EVE.id, "Eve", whole=False, moved=False),)


async def test_who_gets_a_seat_again_has_not_resigned(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.resign(table.id, ANN.id, closes=False)
    await house.tables.seats.resign(table.id, BO.id, closes=False)
    table = await house.tables.seats.hand_over(table.id, 1, ANN)
    assert [each.name for each in table.resigned] == ["Bo"]


async def test_other_one_wins_a_game_of_two_that_ends_when_one_resigns(house: House) -> None:
    table = await house.started(2)
    table = await house.tables.seats.resign(table.id, BO.id, closes=True)
    assert table.record.status is TableStatus.ENDED
    assert [seat.name for seat in table.seats] == ["Ann", "Bo"]
    assert await rows(house, table, "news") == []
    assert table.surrender == ResignationRecord(2, BO.id, "Bo", moved=False)


async def test_table_closed_by_its_host_is_not_given_up(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.resign(table.id, BO.id, closes=False)
    table = await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert table.surrender is None


async def test_game_ends_when_the_last_person_resigns(house: House) -> None:
    table = await house.started(3)
    for seat in (1, 2):
        await house.tables.seats.hand_over(table.id, seat, None)
    table = await house.tables.seats.resign(table.id, CY.id, closes=True)
    assert table.record.status is TableStatus.ENDED
    assert await rows(house, table, "news") == []


async def test_nobody_resigns_to_something_else_than_was_said(house: House) -> None:
    table = await house.started(3)
    for seat in (1, 2):
        await house.tables.seats.hand_over(table.id, seat, None)
    with pytest.raises(errors.ResignChanged):
        await house.tables.seats.resign(table.id, CY.id, closes=False)


async def test_nobody_resigns_twice_or_without_a_seat(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.resign(table.id, BO.id, closes=False)
    for person in (BO, EVE):
        with pytest.raises(errors.NotSeated):
            await house.tables.seats.resign(table.id, person.id, closes=False)


async def test_nobody_resigns_before_the_game(house: House) -> None:
    table = await house.gathered(3)
    with pytest.raises(errors.LeaveInstead):
        await house.tables.seats.resign(table.id, BO.id, closes=False)
