"""What only chance decides is stored with what it follows, and taken back with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables import errors
from bot.tables.changes.topics import Topic
from bot.tables.model import Step
from tests.tables.conftest import ANN, BO, CY
from tests.tables.hidden.conftest import GIVEN, RUN_OUT, SHUFFLED, chosen
from tests.tiny.game import TINY

if TYPE_CHECKING:
    from bot.tables.model import Table
    from tests.tables.conftest import House
    from tests.tiny.state import State


async def agreed(house: House, table: Table, topic: Topic) -> Table:
    """Let all three agree to a topic."""
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, topic)
    return await house.tables.archive.table(table.id)


async def test_reshuffle_is_stored_with_the_draw_it_follows_as_what_seat_0_does(house: House):
    table = await chosen(house, *RUN_OUT[:-1])
    acted = await house.tables.play.act(table.id, CY.id, "draw", interaction_id=77)
    assert [(move.seat, move.revealed) for move in acted.moves] == [(3, True), (0, True)]
    assert acted.table.version == table.version + 1
    assert await house.log(table) == [*RUN_OUT, SHUFFLED]
    assert acted.position.state.deck == ("c10", "c11", "c12", "c13", "c14")
    assert acted.position.state.discards == ("c15",)


async def test_draw_that_is_delivered_twice_draws_and_shuffles_once(house: House):
    table = await chosen(house, *RUN_OUT[:-1])
    await house.tables.play.act(table.id, CY.id, "draw", interaction_id=77)
    with pytest.raises(errors.DoubledAction):
        await house.tables.play.act(table.id, CY.id, "draw", interaction_id=77)
    assert await house.log(table) == [*RUN_OUT, SHUFFLED]


async def test_reshuffle_is_no_step_of_anybodys_own(house: House):
    table = await chosen(house, *RUN_OUT)
    position = await house.tables.archive.position(table)
    assert [position.step(seat).own for seat in (1, 2, 3)] == [0, 0, 1]
    await house.tables.play.act(table.id, CY.id, "discard c08", seen=Step(position.turn, 1))


async def test_blind_draw_is_not_taken_back_alone(house: House):
    table = await chosen(house, *GIVEN, "1 draw")
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table.id, ANN.id)
    assert (await house.tables.archive.position(table)).undoable == 0


async def test_reshuffle_is_not_taken_back_alone(house: House):
    table = await chosen(house, *RUN_OUT)
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table.id, CY.id)
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(table.id, BO.id)
    assert (await house.tables.archive.position(table)).undoable == 0


async def test_what_lies_open_is_taken_and_taken_back_alone(house: House):
    table = await chosen(house, *GIVEN, "1 take")
    assert (await house.tables.archive.position(table)).undoable == 1
    await house.tables.play.undo(table.id, ANN.id)
    await house.play(table, "1 draw", "1 discard c11")
    await house.tables.play.undo(table.id, ANN.id)
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table.id, ANN.id)
    log = await house.log(table)
    assert log[3:] == ["(1 take)", "1 draw", "(1 discard c11)"]


async def test_turn_that_a_discard_ended_comes_back_to_its_player_until_another_chooses(
    house: House,
):
    table = await chosen(house, *GIVEN, "1 take", "1 discard c10", "2 take", "2 discard c10")
    table = await house.play(table, "3 take", "3 discard c10")
    table = (await house.tables.play.undo(table.id, CY.id)).table
    table = await house.play(table, "3 discard c04", "2 give c01")
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(table.id, CY.id)


async def test_draw_and_reshuffle_are_taken_back_by_agreement_and_come_anew(house: House):
    table = await chosen(house, *RUN_OUT)
    topic = await house.tables.agreement.undo_topic(table, CY.id)
    assert topic == Topic(2)
    table = await agreed(house, table, topic)
    state = (await house.tables.archive.position(table)).state
    assert (state.deck, state.discards[-1]) == (("c16",), "c15")
    table = await house.play(table, "3 draw", "3 discard c16")
    log = await house.log(table)
    undone = f"({RUN_OUT[-1]})", f"({SHUFFLED})"
    assert log == [*RUN_OUT[:-1], *undone, RUN_OUT[-1], SHUFFLED, "3 discard c16"]


async def test_agreement_takes_back_a_reshuffle_between_own_action_and_now(house: House):
    table = await chosen(house, *RUN_OUT, "3 discard c16")
    topic = await house.tables.agreement.undo_topic(table, BO.id)
    assert topic == Topic(4)
    table = await agreed(house, table, topic)
    assert await house.replayed(table) == await house.tables.archive.position(table)
    assert (await house.tables.archive.position(table)).actions == len(RUN_OUT) - 2


async def test_log_tells_the_reshuffle_in_the_turn_of_its_draw(house: House):
    table = await chosen(house, *RUN_OUT, "3 discard c16")
    turn = (await house.tables.archive.chronicle(table))[-1]
    assert [entry.move.seat for entry in turn.entries] == [3, 0, 3]


async def test_nobody_asks_what_chance_knows(house: House, monkeypatch: pytest.MonkeyPatch):
    asked: list[int | None] = []

    def unknown(state: State, seat: int | None) -> frozenset[str]:
        asked.append(seat)
        return frozenset()

    monkeypatch.setattr(type(TINY), "unknown", staticmethod(unknown))
    table = await chosen(house, *RUN_OUT)
    assert (await house.log(table))[-1] == SHUFFLED
    assert {*asked} == {1, 2, 3}
