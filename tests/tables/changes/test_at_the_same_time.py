"""Turns in which several seats act, chance that follows an action, and what each seat learns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.games.errors import BadRecord
from bot.games.record import read, replay, write
from bot.tables import errors
from bot.tables.changes.topics import Topic
from bot.tables.history.archive import Archive
from bot.tables.model import Step
from bot.tables.schedule.computer import COMPUTER
from bot.tables.schedule.effects import heads_up
from tests.tables.changes.several import GAMES, all_guess, position
from tests.tables.conftest import ANN, BO, CY

if TYPE_CHECKING:
    from bot.tables.changes.play import Acted
    from bot.tables.model import Table
    from tests.tables.conftest import House


@pytest.fixture
async def table(house: House) -> Table:
    return await all_guess(house)


# Who may act


async def test_all_who_choose_are_to_act_until_they_have(house: House, table: Table):
    assert [seat.name for seat in table.to_act(await position(house, table))] == ["Ann", "Bo", "Cy"]
    table = await house.play(table, "2 guess low")
    now = await position(house, table)
    assert [seat.name for seat in table.people_to_act(now)] == ["Ann", "Cy"]
    assert now.turn == 1
    table = await house.play(table, "3 guess low", "1 guess low")
    assert [seat.name for seat in table.to_act(await position(house, table))] == ["Ann"]
    assert (await position(house, table)).turn == 2


async def test_a_choice_of_one_of_several_edits_the_post_and_pings_nobody(
    house: House, table: Table
):
    table = await house.play(table, "2 guess low")
    assert (await house.owed(table))[-1] == "board"
    table = await house.play(table, "3 guess low", "1 guess low")
    assert (await house.owed(table))[-1] == "turn"


async def test_who_has_chosen_waits_for_the_others(house: House, table: Table):
    table = await house.play(table, "2 guess low")
    with pytest.raises(errors.WaitingForOthers) as caught:
        await house.play(table, "2 guess high")
    assert caught.value.values == {"players": "Ann\nCy"}


async def test_who_has_chosen_waits_for_the_last_one(house: House, table: Table):
    table = await house.play(table, "2 guess low", "3 guess low")
    with pytest.raises(errors.NotYourTurn) as caught:
        await house.play(table, "2 guess high")
    assert caught.value.values == {"player": "Ann"}


async def test_whether_somebody_may_act_can_be_asked_before(house: House, table: Table):
    table = await house.play(table, "2 guess low")
    now = await position(house, table)
    house.tables.play.check_turn(table, now, ANN.id)
    with pytest.raises(errors.WaitingForOthers):
        house.tables.play.check_turn(table, now, BO.id)


async def test_only_computers_to_wait_for_are_named_as_such(house: House, table: Table):
    table = await house.tables.seats.hand_over(table.id, 2, None)
    table = await house.tables.seats.hand_over(table.id, 3, None)
    table = await house.play(table, "1 guess low")
    with pytest.raises(errors.ComputerToMove):
        await house.play(table, "1 guess low")


async def test_all_computers_to_act_play_in_one_change(house: House, table: Table):
    table = await house.tables.seats.hand_over(table.id, 2, None)
    table = await house.tables.seats.hand_over(table.id, 3, None)
    rows = await house.database.due.of_table(table.id)
    assert [row.kind for row in rows].count(COMPUTER) == 1
    await house.tables.play.compute(table.id)
    after = await house.tables.archive.table(table.id)
    assert after.version == table.version + 1
    assert [seat.name for seat in after.to_act(await position(house, after))] == ["Ann"]
    assert {line.split()[0] for line in (await house.log(after))[1:]} == {"2", "3"}


async def test_the_heads_up_is_for_turns_of_exactly_one(house: House, table: Table):
    assert heads_up(table, await position(house, table)) == ()
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    (row,) = heads_up(table, await position(house, table))
    assert row.user_id == BO.id


# What a button was made for


async def test_a_step_of_ones_own_outlives_the_choices_of_others(house: House, table: Table):
    seen = (await position(house, table)).step(1)
    assert seen == Step(turn=1, own=0)
    table = await house.play(table, "2 guess low")
    acted = await house.tables.play.act(table, ANN.id, "guess low", seen=seen)
    assert acted.position.step(1) == Step(turn=1, own=1)


async def test_a_step_never_comes_again_after_an_undo(house: House, table: Table):
    seen = (await position(house, table)).step(1)
    await house.play(table, "1 guess low")
    await house.tables.play.undo(table.id, ANN.id)
    with pytest.raises(errors.StaleAction):
        await house.tables.play.act(table.id, ANN.id, "guess high", seen=seen)
    again = await house.tables.archive.table(table.id)
    assert [seat.undone for seat in again.seats] == [1, 0, 0]
    now = (await position(house, again)).step(1, undone=1)
    await house.tables.play.act(table.id, ANN.id, "guess high", seen=now)


async def test_a_step_never_comes_again_after_an_agreed_undo(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low")
    seen = (await position(house, table)).step(1)
    for person in (ANN, BO, CY):
        await house.tables.agreement.agree(table.id, person.id, table.version, Topic(2))
    table = await house.play(await house.tables.archive.table(table.id), "1 guess low")
    with pytest.raises(errors.StaleAction):
        await house.tables.play.act(table.id, ANN.id, "guess low", seen=seen)


async def test_a_version_does_not_outlive_them(house: House, table: Table):
    after = await house.play(table, "2 guess low")
    with pytest.raises(errors.StaleAction):
        await house.tables.play.act(after, ANN.id, "guess low", seen=table.version)


async def test_an_earlier_step_is_refused(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    for stale in (Step(1, 1), Step(2, 1)):
        with pytest.raises(errors.StaleAction):
            await house.tables.play.act(table, ANN.id, "peek", seen=stale)
        with pytest.raises(errors.StaleAction):
            await house.tables.play.act_routinely(table, ANN.id, seen=stale)
        with pytest.raises(errors.StaleAction):
            await house.tables.play.undo(table, ANN.id, seen=stale)
    await house.tables.play.act(table, ANN.id, "peek", seen=Step(2, 0))


# The answer is worded before anything is written


async def test_the_answer_is_worded_from_the_position_after(house: House, table: Table):
    def told(acted: Acted) -> str:
        return f"{acted.moves[0].notation}, {len(table.to_act(acted.position))} left"

    acted = await house.tables.play.act(table, ANN.id, "guess low", told=told)
    assert acted.told == "guess low, 2 left"
    assert acted.table.version == table.version + 1


async def test_an_answer_that_cannot_be_worded_changes_nothing(house: House, table: Table):
    def told(acted: Acted) -> str:
        raise ZeroDivisionError

    play = house.tables.play
    table = await house.play(table, "3 guess low", "2 guess low")
    with pytest.raises(ZeroDivisionError):
        await play.act(table, ANN.id, "guess low", told=told)
    with pytest.raises(ZeroDivisionError):
        await play.undo(table, BO.id, told=told)
    assert await house.tables.archive.table(table.id) == table
    table = await house.play(table, "1 guess low", "1 peek")
    with pytest.raises(ZeroDivisionError):
        await play.act_routinely(table, ANN.id, told=told)
    assert await house.tables.archive.table(table.id) == table


# Chance


async def test_chance_at_the_start_is_in_the_log(house: House, table: Table):
    assert [line.split()[:2] for line in await house.log(table)] == [["0", "roll"]]
    assert (await position(house, table)).last_of_a_seat is None
    assert await house.replayed(table) == await position(house, table)


async def test_chance_comes_with_the_action_before(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low")
    acted = await house.tables.play.act(table, ANN.id, "stop", interaction_id=5)
    assert [move.seat for move in acted.moves] == [1, 0]
    assert [move.revealed for move in acted.moves] == [True, True]
    rows = (await house.database.tables.actions(table.id))[-2:]
    assert [(row.seat, row.interaction_id, row.part) for row in rows] == [(1, 5, 1), (0, 5, 2)]
    assert acted.table.version == table.version + 1
    assert acted.position.turn == 3
    assert len(acted.table.to_act(acted.position)) == 3
    assert await house.replayed(acted.table) == acted.position


async def test_chance_comes_with_what_needs_no_decision(house: House, table: Table):
    table = await house.play(table, "1 guess low", "2 guess low", "3 guess low", "1 peek")
    acted = await house.tables.play.act_routinely(table, ANN.id)
    assert [move.notation.split()[0] for move in acted.moves] == ["stop", "roll"]


async def test_no_record_of_a_running_game_tells_what_is_hidden(house: House, table: Table):
    table = await house.play(table, "1 guess low")
    game, setup = table.game, table.game.decode_setup(house.tables.archive.setup(table))
    log = await house.database.tables.actions(table.id)
    actions = [game.parse(line.seat, line.notation) for line in log]
    text = write(game, setup, actions, (await position(house, table)).state)
    assert text.splitlines()[-2:] == ["0 roll", "1 guess"]
    with pytest.raises(BadRecord) as caught:
        read(text, GAMES)
    assert (caught.value.line, caught.value.code) == (5, "action-hidden")


async def test_a_finished_record_tells_everything_and_replays(house: House, table: Table):
    once = ("1 guess low", "2 guess low", "3 guess low", "1 stop")
    table = await house.play(table, *once, *once)
    game, setup = table.game, table.game.decode_setup(house.tables.archive.setup(table))
    log = await house.database.tables.actions(table.id)
    actions = [game.parse(line.seat, line.notation) for line in log]
    state = (await position(house, table)).state
    text = write(game, setup, actions, state)
    assert [line.split()[1] for line in text.splitlines() if line.startswith("0 ")] == ["roll"] * 2
    assert replay(game, read(text, GAMES)) == state


# What is remembered


async def test_the_position_after_a_change_is_remembered(
    house: House, table: Table, monkeypatch: pytest.MonkeyPatch
):
    acted = await house.tables.play.act(table, ANN.id, "guess low")
    monkeypatch.setattr(type(table.game), "decode", None)
    assert await house.tables.archive.position(acted.table) is acted.position
    paced = await house.tables.lobby.set_pace(table.id, ANN.id, 24)
    assert await house.tables.archive.position(paced) is acted.position


async def test_a_table_read_before_a_change_is_read_again_under_the_lock(
    house: House, table: Table
):
    await house.tables.play.act(table, ANN.id, "guess low")
    acted = await house.tables.play.act(table, BO.id, "guess low")
    assert acted.table.version == table.version + 2


async def test_only_the_newest_tables_are_remembered(
    house: House, table: Table, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.tables.history.archive.REMEMBERED", 0)
    first = await house.tables.archive.position(table)
    assert await house.tables.archive.position(table) == first
    archive = Archive(house.database, GAMES)
    assert await archive.position(table) is not await archive.position(table)


async def test_a_turn_is_on_at_running_tables_that_are_not_paused(house: House, table: Table):
    archive = house.tables.archive
    turn = await archive.open_turn(table.id)
    assert turn is not None
    assert (turn.table, turn.position) == (table, await position(house, table))
    assert await archive.open_turn(table.id + 1) is None
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert await archive.open_turn(table.id) is None
