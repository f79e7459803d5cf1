"""Undo where several seats act at the same time, and where chance follows an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.game import passes_turn
from bot.tables import errors
from bot.tables.history.undo import actions_since
from tests.tables.changes.several import all_guess, position
from tests.tables.conftest import ANN, BO, CY

if TYPE_CHECKING:
    from bot.tables.model import Table
    from tests.tables.conftest import House


@pytest.fixture
async def table(house: House) -> Table:
    return await all_guess(house)


async def test_a_choice_that_taught_its_player_nothing_is_undone(house: House, table: Table):
    before = await position(house, table)
    table = await house.play(table, "1 guess low")
    undone = await house.tables.play.undo(table, ANN.id)
    assert undone.position == before
    assert len(undone.table.to_act(undone.position)) == 3


async def test_a_choice_is_undone_whoever_has_chosen_since(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess high")
    undone = await house.tables.play.undo(table, ANN.id)
    assert [move.notation for move in undone.moves] == ["guess low"]
    assert [seat.seat for seat in undone.table.to_act(undone.position)] == [1, 3]
    assert await house.replayed(undone.table) == undone.position
    assert [seat.undone for seat in undone.table.seats] == [1, 0, 0]
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(undone.table, ANN.id)
    table = await house.play(undone.table, "1 guess high")
    assert (await house.log(table))[1:] == ["(1 guess low)", "2 guess high", "1 guess high"]
    undone = await house.tables.play.undo(table, BO.id)
    assert [seat.seat for seat in undone.table.to_act(undone.position)] == [2, 3]
    (turn,) = await house.tables.archive.chronicle(undone.table)
    told = [(entry.move.seat, entry.undone) for entry in turn.entries]
    assert told == [(0, False), (1, True), (2, True), (1, False)]


async def test_choices_undone_one_by_one_are_told_without_each_other(house: House, table: Table):
    table = await house.play(table, "1 guess low", "3 guess high")
    undone = await house.tables.play.undo(table, CY.id)
    table = await house.play(undone.table, "2 guess low")
    undone = await house.tables.play.undo(table, BO.id)
    (turn,) = await house.tables.archive.chronicle(undone.table)
    told = [(entry.move.seat, entry.undone) for entry in turn.entries]
    assert told == [(0, False), (1, False), (3, True), (2, True)]
    assert not any(passes_turn(entry.move.events) for entry in turn.entries[1:])
    assert all(len(entry.move.events) == 1 for entry in turn.entries[1:])
    back = await house.tables.archive.taken_back(undone.table, undone.position)
    assert [(move.seat, move.notation) for move in back] == [(2, "guess low")]


async def test_a_choice_stands_once_all_choices_are_open(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(table, ANN.id)


async def test_the_choice_that_opens_all_choices_stands(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table, CY.id)


async def test_a_look_at_the_die_stands(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low", "1 peek")
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table, ANN.id)


async def test_what_chance_followed_stands_for_its_player(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low", "1 stop")
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table, ANN.id)
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(table, BO.id)
    assert (await position(house, table)).undoable == 0


async def test_the_roll_at_the_start_is_nobodys_to_undo(house: House, table: Table):
    with pytest.raises(errors.NothingPlayed):
        await house.tables.play.undo(table, ANN.id)
    history = await house.tables.archive.history(table)
    with pytest.raises(errors.NothingPlayed):
        actions_since(table.game, history, 1)


async def test_all_together_undo_an_action_with_the_chance_that_followed(
    house: House, table: Table
):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low", "1 stop")
    topic = await house.tables.agreement.undo_topic(table, ANN.id)
    assert topic.undo == 2
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, topic)
    after = await house.tables.archive.table(table.id)
    assert [seat.name for seat in after.to_act(await position(house, after))] == ["Ann"]
