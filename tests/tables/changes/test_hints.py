"""Hints: for whoever is to act, three a game, from no more than they see, and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games import GAMES
from bot.games.judging import Weighed
from bot.tables import errors
from tests.tables.conftest import ANN, BO, CHANNEL, GUILD

if TYPE_CHECKING:
    from tests.tables.conftest import House


@pytest.mark.parametrize("game", GAMES)
async def test_hint_is_of_the_legal_actions_and_changes_nothing(house: House, game: str):
    table = await house.started(2, game)
    if game == "sanfrancisco":
        table = await house.play(table, "1 draw")
    position = await house.tables.archive.position(table)
    seat, *_ = table.game.to_act(position.state)
    person = (ANN, BO)[seat - 1]
    hint = await house.tables.hints.ask(table.id, person.id)
    assert hint.number == 1
    assert hint.view.seat == seat
    assert hint.weighed
    assert all(
        isinstance(each, Weighed) and each.action in hint.view.legal for each in hint.weighed
    )
    again = await house.tables.archive.table(table.id)
    assert (again.version, again.seats) == (table.version, table.seats)


async def test_a_seat_has_three_hints_a_game_one_a_step(house: House):
    table = await house.started(2)
    ask = house.tables.hints.ask
    with pytest.raises(errors.NothingToChoose):
        await ask(table.id, ANN.id)
    table = await house.play(table, "1 draw")
    first = await ask(table.id, ANN.id)
    assert await ask(table.id, ANN.id) == first
    with pytest.raises(errors.NotYourTurn):
        await ask(table.id, BO.id)
    table = await house.play(table, "1 place 1", "2 draw", "2 place 2")
    assert (await ask(table.id, ANN.id)).number == 2
    table = await house.play(table, "1 draw")
    assert (await ask(table.id, ANN.id)).number == 3
    await house.play(table, "1 place 3", "2 draw", "2 place 1")
    with pytest.raises(errors.HintsUsedUp):
        await ask(table.id, ANN.id)
    assert await house.database.hints.of_table(table.id) == {1: 3}


async def test_a_table_can_be_without_hints(house: House):
    table = await house.tables.lobby.open(
        ANN, (GUILD, CHANNEL), "sanfrancisco", language="en", seats=2, hints=0
    )
    await house.tables.lobby.join(table.id, BO)
    await house.tables.lobby.start(table.id, ANN, ANN)
    with pytest.raises(errors.NoHints):
        await house.tables.hints.ask(table.id, ANN.id)
    assert await house.database.hints.of_table(table.id) == {}
