"""A table of one person, whose turns follow each other."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games.pointcity import GAME
from bot.tables import errors
from bot.tables.tables import Tables
from tests.games.positions import in_turn
from tests.tables.conftest import ANN, CHANNEL, GUILD

if TYPE_CHECKING:
    from bot.tables.model import Table
    from tests.tables.conftest import House


@pytest.fixture
async def alone(house: House) -> Table:
    """Return a table where Ann plays Point City against the automaton."""
    house.tables = Tables(house.database, {GAME.name: GAME}, Random(1), house.note, house.clock)
    table = await house.tables.lobby.open(
        ANN, (GUILD, CHANNEL), GAME.name, language="en", seats=1, option="medium"
    )
    return await house.tables.lobby.start(table.id, ANN)


async def test_one_person_can_play(house: House, alone: Table) -> None:
    position = await house.tables.archive.position(alone)
    assert (position.state.level, in_turn(GAME, position.state)) == ("medium", 1)


async def test_each_turn_passes(house: House, alone: Table) -> None:
    table = await house.play(alone, "1 take deck")
    position = await house.tables.archive.position(table)
    assert (position.turn, position.current) == (2, ())
    assert [move.notation for move in position.previous] == ["take deck"]
    table = await house.play(table, "1 take deck")
    position = await house.tables.archive.position(table)
    assert position.turn == 3
    assert [move.notation for move in position.previous] == ["take deck"]


async def test_a_turn_that_showed_cards_is_not_taken_back(house: House, alone: Table) -> None:
    table = await house.play(alone, "1 take deck")
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table.id, ANN.id)


async def test_the_only_payment_comes_with_the_take(house: House, alone: Table) -> None:
    table = alone
    rng = Random(2)
    while True:
        position = await house.tables.archive.position(table)
        legal = GAME.legal_actions(position.state)
        paid = next(
            (
                action
                for action in legal
                if (after := GAME.apply(position.state, action)[0]).phase == "pay"
                and len(GAME.legal_actions(after)) == 1
            ),
            None,
        )
        if paid is not None:
            break
        choice = GAME.format(rng.choice(legal))
        table = (await house.tables.play.act(table.id, ANN.id, choice)).table
    acted = await house.tables.play.act(table.id, ANN.id, GAME.format(paid), interaction_id=8)
    assert [move.notation.split()[0] for move in acted.moves][:2] == ["take", "pay"]
    rows = (await house.database.tables.actions(table.id))[-len(acted.moves) :]
    assert {row.interaction_id for row in rows} == {8}
    assert acted.table.version == table.version + 1


async def test_a_game_is_played_to_its_end(house: House, alone: Table) -> None:
    table = alone
    for _ in range(17):
        table = await house.play(table, "1 take deck")
    position = await house.tables.archive.position(table)
    result = GAME.result(position.state)
    assert result is not None
    assert len(result.points) == 2
    assert position.turn == 18
    assert table.record.status == "finished"
    assert await house.replayed(table) == position


async def test_the_end_is_taken_back_by_a_word_of_ones_own(house: House, alone: Table) -> None:
    table = await house.play(alone, *["1 take deck"] * 17)
    with pytest.raises(errors.EndStands):
        await house.tables.play.undo(table.id, ANN.id)
    topic = await house.tables.agreement.undo_topic(table, ANN.id)
    assert (await house.tables.agreement.agree(table.id, ANN.id, table.version, topic)).complete
    table = await house.tables.archive.table(table.id)
    assert table.record.status == "running"
    assert (await house.tables.archive.position(table)).turn == 17
