"""What is kept of a game with hidden hands, and what of it is told while it runs."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.chat.posts.record import export
from bot.games.errors import BadRecord
from bot.games.record import positions, read, replay
from bot.tables.history.outcomes import Outcomes
from bot.tables.model import Step
from storage.records import TableStatus
from tests.tables.conftest import ANN, BO, CY, GUILD, PEOPLE
from tests.tables.hidden.conftest import (
    GAMES,
    GIVEN,
    RUN_OUT,
    awaited,
    chosen,
    deadline,
    later,
    reminded,
    reserves,
)
from tests.tiny.state import Take

if TYPE_CHECKING:
    from bot.tables.model import Table
    from tests.tables.conftest import House


async def played_on(house: House, table: Table, rng: Random, actions: int = 1000) -> Table:
    """Play on at random, in any order of those to act, until the end or for so many actions.

    Nobody takes an open card, so that the deck runs out.
    """
    for _ in range(actions):
        position = await house.tables.archive.position(table)
        legal = table.game.legal_actions(position.state)
        if not legal:
            break
        action = rng.choice([each for each in legal if not isinstance(each, Take)])
        table = await house.play(table, f"{action.seat} {table.game.format(action)}")
    return table


# Restart


async def test_choice_goes_on_after_a_restart(house: House):
    table = await chosen(house, "2 give c04", pace=8)
    later(house, 8 + 3)
    before = await house.tables.archive.position(table)
    house.restart()
    table = await house.tables.archive.table(table.id)
    assert await house.tables.archive.position(table) == before
    assert await awaited(house, table) == ["Ann", "Cy"]
    assert await reminded(house, table) == {ANN.id: 13, CY.id: 13}
    assert await deadline(house, table) == 24 - 3
    table = (await house.tables.play.act(table, CY.id, "give c07", seen=Step(1, 0))).table
    assert reserves(table) == [24, 24, 21]
    table = (await house.tables.play.undo(table.id, CY.id)).table
    assert await awaited(house, table) == ["Ann", "Cy"]


async def test_game_goes_on_after_a_restart_at_a_reshuffle(house: House):
    table = await chosen(house, *RUN_OUT)
    before = await house.tables.archive.position(table)
    house.restart()
    table = await house.tables.archive.table(table.id)
    assert await house.tables.archive.position(table) == before
    assert await house.replayed(table) == before
    assert before.last is not None
    assert before.last.revealed
    await house.play(table, "3 discard c16")


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_game_with_restarts_is_the_same_from_snapshot_and_log(house: House, people: int):
    rng = Random(people)
    table = await chosen(house, people=people)
    while table.record.status is TableStatus.RUNNING:
        table = await played_on(house, table, rng, rng.randrange(1, 9))
        house.restart()
        table = await house.tables.archive.table(table.id)
        assert await house.replayed(table) == await house.tables.archive.position(table)
    log = await house.log(table)
    assert any(line.startswith("0 shuffle") for line in log)


# The record


async def test_record_of_a_running_game_names_no_hidden_card(house: House):
    table = await chosen(house, *RUN_OUT, "3 discard c16")
    record = await export(house.tables.archive, table)
    lines = record.text.splitlines()
    assert lines[:5] == ["game tiny", "rules 1", "seats 3", "first 1", "---"]
    assert lines[5:9] == ["1 give", "2 give", "3 give", "1 draw"]
    assert lines[-3:] == ["3 draw", "0 shuffle", "3 discard c16"]
    assert record.actions == len(RUN_OUT) + 2


async def test_record_of_a_running_game_is_no_game_to_be_read(house: House):
    table = await chosen(house, *GIVEN)
    record = await export(house.tables.archive, table)
    with pytest.raises(BadRecord) as refused:
        read(record.text, GAMES)
    assert refused.value.code == "hidden"


async def test_record_of_a_game_closed_before_its_end_names_no_hidden_card(house: House):
    table = await chosen(house, *GIVEN)
    table = await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert "give c" not in (await export(house.tables.archive, table)).text


@pytest.mark.parametrize("people", [2, 4])
async def test_record_of_a_finished_game_is_whole_and_replays(house: House, people: int):
    table = await played_on(house, await chosen(house, people=people), Random(people))
    assert table.record.status is TableStatus.FINISHED
    exported = await export(house.tables.archive, table)
    record = read(exported.text, GAMES)
    assert replay(table.game, record) == (await house.tables.archive.position(table)).state
    log = await house.log(table)
    assert exported.text.splitlines()[6:-4] == log
    assert len(list(positions(table.game, record))) == len(log) + 1


# Afterwards


async def test_end_that_is_taken_back_hides_the_hands_again(house: House):
    table = await played_on(house, await chosen(house), Random(3))
    assert table.game.unknown((await house.tables.archive.position(table)).state, None) == set()
    last = PEOPLE[2]
    topic = await house.tables.agreement.undo_topic(table, last.id)
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, topic)
    table = await house.tables.archive.table(table.id)
    assert table.record.status is TableStatus.RUNNING
    assert await awaited(house, table) == ["Cy"]
    record = await export(house.tables.archive, table)
    assert "order" not in record.text
    assert "give c" not in record.text


async def test_each_choice_counts_as_a_turn_of_who_made_it(house: House):
    table = await chosen(house)
    while table.record.status is TableStatus.RUNNING:
        later(house, 1)
        table = await played_on(house, table, Random(1), 1)
    outcomes = Outcomes(house.database, house.tables.archive, lambda game, notation: "")
    ((parts),) = await outcomes.of(GUILD, "tiny")
    # Four choices and four draws each; of the first turn nobody knows when it began.
    assert [len(part.turns) for part in parts] == [7, 7, 7]
    assert {part.name for part in parts} == {"Ann", "Bo", "Cy"}
