"""A seat that changes hands keeps its position; only whose it is changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.tables import errors
from storage.records import NOBODY, Change, SeatRecord, TableStatus
from tests.tables.changes.kept import announced, announced_turn, rows
from tests.tables.conftest import ANN, BO, CY, DI, EVE

if TYPE_CHECKING:
    from bot.tables.model import Person
    from tests.tables.conftest import House


async def test_seat_goes_to_another_person_with_its_reserve(house: House) -> None:
    table = await house.started(3)
    seats = (table.seats[0], replace(table.seats[1], reserve=5), table.seats[2])
    await house.database.tables.change(table.id, table.version, Change(seats=seats))
    table = await house.tables.seats.hand_over(table.id, 2, EVE)
    assert table.seats[1] == SeatRecord(2, EVE.id, "Eve", reserve=5, handed=True)
    assert table.version == 6


async def test_seat_goes_to_the_computer(house: House) -> None:
    table = await house.started(3)
    table = await house.tables.seats.hand_over(table.id, 2, None)
    assert table.seats[1] == SeatRecord(2, NOBODY, "", strength="medium", handed=True)
    assert [seat.name for seat in table.people] == ["Ann", "Cy"]


async def test_new_holder_plays_on_and_the_former_one_does_not(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    await house.tables.seats.hand_over(table.id, 1, EVE)
    with pytest.raises(errors.NotSeated):
        await house.tables.play.act(table.id, ANN.id, "place 1")
    acted = await house.tables.play.act(table.id, EVE.id, "place 1")
    assert [move.notation for move in acted.position.previous] == ["draw", "place 1"]


async def test_new_holder_takes_back_what_the_former_one_did_last(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 1")
    await house.tables.seats.hand_over(table.id, 1, EVE)
    with pytest.raises(errors.NotSeated):
        await house.tables.play.undo(table.id, ANN.id)
    await house.tables.play.undo(table.id, EVE.id)
    assert await house.log(table) == ["1 draw", "(1 place 1)"]


async def test_turn_of_the_seat_is_announced_anew(house: House) -> None:
    table = await house.started(3)
    await announced(house, table, 1)
    house.clock.now += 1_000
    await house.tables.seats.hand_over(table.id, 1, EVE)
    assert await announced_turn(house, table) == 0
    assert (await house.owed(table))[-1] == "seat 1"
    (reminder,) = await rows(house, table, "reminder")
    assert reminder.due_at == house.clock.now + 24 * 3_600_000


async def test_turn_of_another_seat_goes_on_unannounced(house: House) -> None:
    table = await house.started(3)
    await announced(house, table, 1)
    due, *_ = await house.database.due.of_table(table.id)
    house.clock.now += 1_000
    await house.tables.seats.hand_over(table.id, 2, EVE)
    assert await announced_turn(house, table) == 1
    assert (await house.owed(table))[-1] == "board"
    assert (due.kind, (await house.database.due.of_table(table.id))[0]) == ("reminder", due)


async def test_turn_taken_back_is_announced_to_who_has_its_seat_since(
    house: House,
) -> None:
    table = await house.play(await house.started(3), "1 draw", "1 place 1")
    await announced(house, table, 2)
    await house.tables.play.undo(table.id, ANN.id)
    await house.tables.seats.hand_over(table.id, 2, EVE)
    assert await announced_turn(house, table) == 1


@pytest.mark.parametrize("person", [ANN, BO])
async def test_nobody_gets_a_second_seat(house: House, person: Person) -> None:
    table = await house.started()
    with pytest.raises(errors.AlreadySeated):
        await house.tables.seats.hand_over(table.id, 1, person)


async def test_seats_change_hands_only_while_a_game_is_on(house: House) -> None:
    table = await house.gathered()
    with pytest.raises(errors.NotStarted):
        await house.tables.seats.hand_over(table.id, 1, EVE)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    with pytest.raises(errors.GameOver):
        await house.tables.seats.hand_over(table.id, 1, EVE)


async def test_next_person_is_host_when_the_hosts_seat_goes(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.hand_over(table.id, 2, None)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert table.record.host_id == CY.id


async def test_who_has_left_the_server_is_not_the_next_host(house: House) -> None:
    table = await house.started(3)
    await house.tables.seats.notice(table.id, 2, BO.id, gone=True)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert table.record.host_id == CY.id


async def test_new_holder_is_host_where_no_other_person_plays(house: House) -> None:
    table = await house.started(2)
    await house.tables.seats.hand_over(table.id, 2, None)
    table = await house.tables.seats.hand_over(table.id, 1, EVE)
    assert table.record.host_id == EVE.id


async def test_host_stays_host_when_another_seat_goes(house: House) -> None:
    table = await house.started(3)
    table = await house.tables.seats.hand_over(table.id, 3, DI)
    assert table.record.host_id == ANN.id


async def test_table_closes_when_no_person_would_be_left(house: House) -> None:
    table = await house.started(2)
    await house.tables.seats.hand_over(table.id, 1, None)
    table = await house.tables.seats.hand_over(table.id, 2, None)
    assert table.record.status is TableStatus.ENDED
    assert table.seats[1].name == "Bo"
    assert await house.database.due.of_table(table.id) == []
