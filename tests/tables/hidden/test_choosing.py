"""All choose at the same time: in any order, each once, each for themselves."""

from __future__ import annotations

import asyncio
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from bot.games.errors import IllegalAction
from bot.tables import errors
from bot.tables.changes.topics import Topic
from bot.tables.model import Step
from tests.tables.conftest import ANN, BO, CY, DI, PEOPLE
from tests.tables.hidden.conftest import GIVEN, awaited, chosen

if TYPE_CHECKING:
    from tests.tables.conftest import House


@pytest.mark.parametrize("order", list(permutations(GIVEN)))
async def test_all_choose_in_any_order_and_the_last_choice_passes_the_turn(
    house: House, order: tuple[str, ...]
):
    table = await chosen(house, *order[:2])
    (last,) = await awaited(house, table)
    assert last == PEOPLE[int(order[2][0]) - 1].name
    assert (await house.tables.archive.position(table)).turn == 1
    table = await house.play(table, order[2])
    position = await house.tables.archive.position(table)
    assert (position.turn, await awaited(house, table)) == (2, ["Ann"])
    hands = ("c02", "c03", "c07"), ("c01", "c05", "c06"), ("c04", "c08", "c09")
    assert position.state.hands == hands
    assert await house.log(table) == list(order)


async def test_who_has_chosen_waits_for_all_who_have_not(house: House):
    table = await chosen(house, "1 give c01")
    with pytest.raises(errors.WaitingForOthers) as refused:
        await house.tables.play.act(table.id, ANN.id, "give c02")
    assert refused.value.values == {"players": "Bo\nCy"}
    await house.play(table, "3 give c07")
    with pytest.raises(errors.NotYourTurn) as alone:
        await house.tables.play.act(table.id, ANN.id, "give c02")
    assert alone.value.values == {"player": "Bo"}
    assert await house.log(table) == ["1 give c01", "3 give c07"]


async def test_nobody_chooses_with_the_cards_of_another(house: House):
    table = await chosen(house)
    with pytest.raises(IllegalAction):
        await house.tables.play.act(table.id, BO.id, "give c01", seen=Step(1, 0))
    with pytest.raises(errors.NotSeated):
        await house.tables.play.act(table.id, DI.id, "give c01", seen=Step(1, 0))
    assert await house.log(table) == []


async def test_several_choose_in_the_same_moment(house: House):
    table = await chosen(house)
    lines = {ANN: "give c01", BO: "give c04", CY: "give c07"}
    acted = await asyncio.gather(
        *(
            house.tables.play.act(table, person.id, notation, seen=Step(1, 0))
            for person, notation in lines.items()
        )
    )
    assert sorted(each.table.version - table.version for each in acted) == [1, 2, 3]
    assert sorted(await house.log(table)) == sorted(GIVEN)


async def test_two_clicks_of_one_person_at_once_choose_once(house: House):
    table = await chosen(house)
    done = await asyncio.gather(
        *(
            house.tables.play.act(table, ANN.id, notation, seen=Step(1, 0), interaction_id=number)
            for number, notation in enumerate(("give c01", "give c02"))
        ),
        return_exceptions=True,
    )
    assert [type(each).__name__ for each in done] == ["Acted", "StaleAction"]
    assert await house.log(table) == ["1 give c01"]


async def test_choice_of_another_leaves_the_own_step_as_it_is(house: House):
    table = await chosen(house, "1 give c01", "3 give c07")
    position = await house.tables.archive.position(table)
    assert [position.step(seat) for seat in (1, 2, 3)] == [Step(1, 1), Step(1, 0), Step(1, 1)]
    await house.tables.play.act(table.id, BO.id, "give c04", seen=Step(1, 0))
    assert len(await house.log(table)) == 3


async def test_step_that_has_passed_is_stale(house: House):
    table = await chosen(house, *GIVEN)
    for passed in (Step(1, 0), Step(1, 1), Step(2, 1), Step(3, 0)):
        with pytest.raises(errors.StaleAction):
            await house.tables.play.act(table.id, ANN.id, "draw", seen=passed)
    await house.tables.play.act(table.id, ANN.id, "draw", seen=Step(2, 0))
    with pytest.raises(errors.StaleAction):
        await house.tables.play.act(table.id, ANN.id, "discard c02", seen=Step(2, 0))


async def test_all_are_told_in_one_post_a_turn(house: House):
    table = await chosen(house, *GIVEN)
    assert (await house.owed(table))[-4:] == ["turn", "board", "board", "turn"]


# Taking back


async def test_choice_is_taken_back_alone_whoever_has_chosen_since(house: House):
    table = await chosen(house, "1 give c01")
    table = (await house.tables.play.undo(table.id, ANN.id)).table
    assert await awaited(house, table) == ["Ann", "Bo", "Cy"]
    table = await house.play(table, "1 give c02", "2 give c04")
    table = (await house.tables.play.undo(table.id, ANN.id)).table
    assert await awaited(house, table) == ["Ann", "Cy"]
    assert await house.log(table) == ["(1 give c01)", "(1 give c02)", "2 give c04"]


async def test_choice_that_lets_the_cards_go_round_stands(house: House):
    table = await chosen(house, *GIVEN)
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table.id, CY.id)
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(table.id, ANN.id)
    assert (await house.tables.archive.position(table)).undoable == 0


async def test_choice_that_was_taken_back_is_open_to_the_next_step_of_its_panel_alone(
    house: House,
):
    table = await chosen(house, "1 give c01")
    await house.tables.play.undo(table.id, ANN.id, seen=Step(1, 1))
    with pytest.raises(errors.StaleAction):
        await house.tables.play.act(table.id, ANN.id, "give c02", seen=Step(1, 0))
    await house.tables.play.act(table.id, ANN.id, "give c02", seen=Step(1, 0, undone=1))
    assert await house.log(table) == ["(1 give c01)", "1 give c02"]


async def test_all_choices_are_taken_back_by_agreement(house: House):
    table = await chosen(house, *GIVEN)
    topic = await house.tables.agreement.undo_topic(table, ANN.id)
    assert topic == Topic(3)
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, topic)
    table = await house.tables.archive.table(table.id)
    assert await awaited(house, table) == ["Ann", "Bo", "Cy"]
    assert await house.log(table) == [f"({line})" for line in GIVEN]


async def test_agreement_takes_back_the_own_choice_and_what_came_after_it(house: House):
    table = await chosen(house, *GIVEN)
    topic = await house.tables.agreement.undo_topic(table, BO.id)
    assert topic == Topic(2)
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, topic)
    table = await house.tables.archive.table(table.id)
    assert await awaited(house, table) == ["Bo", "Cy"]
    assert (await house.tables.archive.position(table)).turn == 1


async def test_choice_of_another_makes_the_asked_agreement_stale(house: House):
    table = await chosen(house, "1 give c01", "2 give c04")
    topic = await house.tables.agreement.undo_topic(table, ANN.id)
    await house.tables.agreement.agree(table.id, ANN.id, table.version, topic)
    await house.play(table, "3 give c07")
    with pytest.raises(errors.StaleAction):
        await house.tables.agreement.agree(table.id, BO.id, table.version, topic)
