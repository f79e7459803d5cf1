"""The computer chooses at the same time as people, from what its own seats may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.model import Step
from bot.tables.schedule.computer import COMPUTER
from storage.records import TableStatus
from tests.tables.conftest import ANN
from tests.tables.hidden.conftest import awaited, chosen, reminded, rows

if TYPE_CHECKING:
    from tests.tables.conftest import House


async def test_computers_choose_while_people_still_do(house: House):
    table = await chosen(house, computers=2, people=2)
    (due,) = await rows(house, table, COMPUTER)
    assert due.due_at == house.clock.now
    table = await house.play(table, "2 give c04")
    assert await rows(house, table, COMPUTER) == [due]
    await house.tables.play.compute(table.id)
    table = await house.tables.archive.table(table.id)
    assert await awaited(house, table) == ["Ann"]
    assert await reminded(house, table) == {ANN.id: 24}
    assert [line.split()[0] for line in await house.log(table)] == ["2", "3", "4"]


async def test_computers_choose_once(house: House):
    table = await chosen(house, computers=2, people=1)
    for _ in range(2):
        await house.tables.play.compute(table.id)
    log = await house.log(table)
    assert [line.split()[0] for line in log] == ["2", "3"]


async def test_choice_of_the_computer_leaves_an_open_panel_as_it_is(house: House):
    table = await chosen(house, computers=1, people=1)
    await house.tables.play.compute(table.id)
    await house.tables.play.act(table.id, ANN.id, "give c01", seen=Step(1, 0))
    assert (await house.tables.archive.position(table)).turn == 2


async def test_choice_before_that_of_the_computer_is_not_taken_back_alone_after_it(house: House):
    table = await chosen(house, "1 give c01", computers=2, people=1)
    position = await house.tables.archive.position(table)
    assert position.undoable == 1
    await house.tables.play.compute(table.id)
    table = await house.tables.archive.table(table.id)
    assert (await house.tables.archive.position(table)).turn == 2
    assert (await house.tables.archive.position(table)).undoable == 0


async def test_computers_play_turn_after_turn_to_the_next_person(house: House):
    table = await chosen(house, "1 give c01", computers=2, people=1)
    await house.tables.play.compute(table.id)
    await house.play(table, "1 draw")
    state = (await house.tables.archive.position(table)).state
    table = await house.play(table, f"1 discard {state.hands[0][0]}")
    for seat in (2, 3):
        table = await house.tables.archive.table(table.id)
        position = await house.tables.archive.position(table)
        assert table.game.to_act(position.state) == (seat,)
        await house.tables.play.compute(table.id)
    table = await house.tables.archive.table(table.id)
    assert await awaited(house, table) == ["Ann", "", ""]
    assert table.record.status is TableStatus.RUNNING
