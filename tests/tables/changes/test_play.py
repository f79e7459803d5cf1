from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from structlog.testing import capture_logs

from bot.games.errors import BadNotation, IllegalAction
from bot.tables import errors
from storage.errors import DatabaseGone
from storage.records import Change, NewAction, Snapshot, TableStatus
from tests.games.positions import in_turn
from tests.tables.conftest import ANN, BO, EVE, PEOPLE

if TYPE_CHECKING:
    from bot.tables.model import Person, Position, Table
    from tests.tables.conftest import House


async def test_move_is_logged_and_the_version_rises(house: House) -> None:
    table = await house.started()
    acted = await house.tables.play.act(table.id, ANN.id, "draw", seen=table.version)
    assert await house.log(table) == ["1 draw"]
    assert acted.table.version == table.version + 1
    assert [move.notation for move in acted.moves] == ["draw"]


async def test_discord_is_owed_an_edit_in_a_turn_and_a_new_post_when_it_passes(
    house: House,
) -> None:
    table = await house.started()
    await house.play(table, "1 draw", "1 place 2")
    assert await house.owed(table) == ["lobby", "lobby", "call", "turn", "board", "turn"]
    assert house.written == [table.id] * 5


@pytest.mark.parametrize(
    ("person", "notation", "error"),
    [
        (EVE, "draw", errors.NotSeated),
        (BO, "draw", errors.NotYourTurn),
        (ANN, "place 1", IllegalAction),
        (ANN, "finalize 1", IllegalAction),
        (ANN, "dance", BadNotation),
        (ANN, "", BadNotation),
    ],
)
async def test_refused_move_changes_nothing(
    house: House, person: Person, notation: str, error: type[Exception]
) -> None:
    table = await house.started()
    with pytest.raises(error):
        await house.tables.play.act(table.id, person.id, notation)
    assert await house.log(table) == []
    assert (await house.tables.archive.table(table.id)).record == table.record


async def test_refused_move_is_logged_with_the_position_everybody_knows(house: House) -> None:
    table = await house.started()
    await house.play(table, "1 draw")
    before = (await house.tables.archive.position(table)).state
    with capture_logs() as logged, pytest.raises(IllegalAction):
        await house.tables.play.act(table.id, ANN.id, "draw")
    assert logged == [
        {
            "event": "action refused",
            "log_level": "info",
            "table": table.id,
            "seat": 1,
            "notation": "draw",
            "code": "place-first",
            "position": f"game sanfrancisco\nturned {before.turned.id}\n",
        }
    ]


async def test_refusal_names_whose_turn_it_is(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.NotYourTurn) as refused:
        await house.tables.play.act(table.id, BO.id, "draw")
    assert refused.value.values == {"player": "Ann"}


async def test_button_of_an_earlier_position_is_stale(house: House) -> None:
    table = await house.started()
    await house.play(table, "1 draw")
    with pytest.raises(errors.StaleAction):
        await house.tables.play.act(table.id, ANN.id, "place 1", seen=table.version)


async def test_click_delivered_twice_counts_once(house: House) -> None:
    table = await house.started()
    await house.tables.play.act(table.id, ANN.id, "draw", interaction_id=77)
    with pytest.raises(errors.DoubledAction):
        await house.tables.play.act(table.id, ANN.id, "place 1", interaction_id=77)
    assert await house.log(table) == ["1 draw"]


async def test_a_first_click_is_not_looked_up_before_it_is_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    monkeypatch.setattr(house.database.tables, "has_interaction", None)
    acted = await house.tables.play.act(table, ANN.id, "draw", interaction_id=77)
    assert acted.table.version == table.version + 1


async def test_undo_delivered_twice_takes_back_once(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 1")
    await house.tables.play.undo(table.id, ANN.id, interaction_id=77)
    await house.play(table, "1 place 2")
    with pytest.raises(errors.DoubledAction):
        await house.tables.play.undo(table.id, ANN.id, interaction_id=77)
    assert await house.log(table) == ["1 draw", "(1 place 1)", "1 place 2"]


async def test_two_clicks_at_once_make_one_move(house: House) -> None:
    table = await house.started()
    results = await asyncio.gather(
        *(
            house.tables.play.act(table.id, ANN.id, "draw", seen=table.version, interaction_id=each)
            for each in (1, 2)
        ),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == ["Acted", "StaleAction"]
    assert await house.log(table) == ["1 draw"]


async def test_nobody_plays_before_the_start(house: House) -> None:
    table = await house.gathered()
    with pytest.raises(errors.NotStarted):
        await house.tables.play.act(table.id, ANN.id, "draw")


@pytest.mark.parametrize("people", [2, 3, 4])
async def test_snapshot_is_what_a_replay_of_the_log_gives(house: House, people: int) -> None:
    table = await house.started(people)
    rng = Random(people)
    while table.record.status is TableStatus.RUNNING:
        position = await house.tables.archive.position(table)
        legal = table.game.legal_actions(position.state)
        seat = in_turn(table.game, position.state)
        table = await house.play(table, f"{seat} {table.game.format(rng.choice(legal))}")
        if rng.random() < 0.2:
            assert await house.tables.archive.position(table) == await house.replayed(table)
    assert await house.tables.archive.position(table) == await house.replayed(table)
    assert (await house.owed(table))[-1] == "over"


async def spoil_snapshot(house: House, table: Table) -> Table:
    position = await house.tables.archive.position(table)
    await house.database.tables.change(
        table.id, table.version, Change(snapshot=Snapshot(position.actions, "{"))
    )
    return await house.tables.archive.table(table.id)


async def test_snapshot_another_release_wrote_is_passed_over(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2")
    before = await house.tables.archive.position(table)
    table = await spoil_snapshot(house, table)
    assert await house.tables.archive.position(table) == before
    await house.play(table, "2 draw")


async def test_game_that_cannot_be_read_says_so_and_can_be_closed(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    await house.database.tables.change(
        table.id, table.version, Change(actions=(NewAction(1, "place 9"),), interaction_id=5)
    )
    table = await house.tables.archive.table(table.id)
    with pytest.raises(errors.TableUnreadable):
        await house.tables.archive.position(table)
    with pytest.raises(errors.TableUnreadable):
        await house.tables.play.act(table.id, ANN.id, "draw")
    table = await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert table.record.status is TableStatus.ENDED


async def test_setup_without_its_cards_cannot_be_read(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    table = await spoil_snapshot(house, table)
    assert table.record.setup is not None
    setup = json.loads(table.record.setup) | {"seats": 9, "order": []}
    await house.database.tables.change(table.id, table.version, Change(setup=json.dumps(setup)))
    with pytest.raises(errors.TableUnreadable):
        await house.tables.archive.position(await house.tables.archive.table(table.id))


def routine_of(table: Table, position: Position) -> list[str]:
    """Return the builds the routine would do, in order."""
    game, state = table.game, position.state
    return [game.format(each) for each in game.routine(game.view(state, in_turn(game, state)))]


async def with_routine(house: House) -> tuple[Table, list[str]]:
    """Play until at least two cards can be placed in one way only."""
    table = await house.started()
    rng = Random(3)
    while True:
        position = await house.tables.archive.position(table)
        expected = routine_of(table, position)
        if len(expected) >= 2:
            return table, expected
        legal = [table.game.format(each) for each in table.game.legal_actions(position.state)]
        takes = [each for each in legal if each.startswith("finalize")]
        waits = [each for each in legal if not each.startswith("finalize")]
        longest = max((len(column) for column in position.state.columns), default=0)
        choice = rng.choice(takes if takes and longest >= 4 else waits or takes)
        table = await house.play(table, f"{in_turn(table.game, position.state)} {choice}")


async def test_routine_is_several_rows_of_one_interaction(house: House) -> None:
    table, expected = await with_routine(house)
    position = await house.tables.archive.position(table)
    seat = in_turn(table.game, position.state)
    user = PEOPLE[seat - 1]
    acted = await house.tables.play.act_routinely(
        table.id, user.id, seen=table.version, interaction_id=99
    )
    assert [move.notation for move in acted.moves] == expected
    rows = (await house.database.tables.actions(table.id))[-len(expected) :]
    assert [(row.interaction_id, row.part) for row in rows] == [
        (99, part) for part in range(1, len(expected) + 1)
    ]


async def test_each_action_of_a_routine_is_undone_singly(house: House) -> None:
    table, expected = await with_routine(house)
    before = await house.tables.archive.position(table)
    user = PEOPLE[in_turn(table.game, before.state) - 1]
    await house.tables.play.act_routinely(table.id, user.id)
    after_one = (await house.tables.archive.history(table))[-2]
    assert (await house.tables.play.undo(table.id, user.id)).position == after_one
    for _ in expected[1:]:
        await house.tables.play.undo(table.id, user.id)
    assert await house.tables.archive.position(table) == before


async def test_no_routine_when_a_decision_is_next(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.NoRoutine):
        await house.tables.play.act_routinely(table.id, ANN.id)


async def test_undo_takes_back_ones_own_last_action(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    drawn = await house.tables.archive.position(table)
    table = await house.play(table, "1 place 2")
    acted = await house.tables.play.undo(table.id, ANN.id, seen=table.version)
    assert acted.position == drawn
    assert await house.tables.archive.position(acted.table) == drawn
    assert await house.log(table) == ["1 draw", "(1 place 2)"]
    assert (await house.owed(table))[-1] == "board"


async def test_two_clicks_on_undo_undo_one_action(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2")
    await house.tables.play.undo(table.id, ANN.id, seen=table.version)
    with pytest.raises(errors.StaleAction):
        await house.tables.play.undo(table.id, ANN.id, seen=table.version)
    assert await house.log(table) == ["1 draw", "(1 place 2)"]


async def test_card_turned_over_cannot_be_turned_back(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(table.id, ANN.id)


async def test_undo_ends_where_another_seat_has_acted(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2", "2 draw")
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(table.id, ANN.id)


async def test_nothing_to_undo_at_the_start(house: House) -> None:
    table = await house.started()
    with pytest.raises(errors.NothingToUndo):
        await house.tables.play.undo(table.id, ANN.id)


async def test_other_move_can_follow_an_undo(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2")
    await house.tables.play.undo(table.id, ANN.id)
    table = await house.play(table, "1 place 3", "2 draw")
    assert await house.log(table) == ["1 draw", "(1 place 2)", "1 place 3", "2 draw"]
    assert await house.tables.archive.position(table) == await house.replayed(table)


async def test_turn_number_falls_with_an_undo_and_rises_again(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2")
    assert (await house.tables.archive.position(table)).turn == 2
    acted = await house.tables.play.undo(table.id, ANN.id)
    assert acted.position.turn == 1
    table = await house.play(acted.table, "1 place 1")
    assert (await house.tables.archive.position(table)).turn == 2


async def test_chronicle_tells_what_was_taken_back_where_it_was_played(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2")
    await house.tables.play.undo(table.id, ANN.id)
    table = await house.play(table, "1 place 3", "2 draw")
    assert [
        (turn.number, [(entry.move.notation, entry.undone) for entry in turn.entries])
        for turn in await house.tables.archive.chronicle(table)
    ] == [
        (1, [("draw", False), ("place 2", True), ("place 3", False)]),
        (2, [("draw", False)]),
    ]


async def test_what_was_taken_back_is_known_until_something_else_is_played(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2")
    acted = await house.tables.play.undo(table.id, ANN.id)
    undone = await house.tables.archive.taken_back(acted.table, acted.position)
    assert [move.notation for move in undone] == ["place 2"]
    table = await house.play(table, "1 place 3")
    assert (
        await house.tables.archive.taken_back(table, await house.tables.archive.position(table))
        == ()
    )


async def test_a_step_of_a_turn_that_came_again_is_stale(house: House) -> None:
    table = await house.play(await house.started(), "1 draw", "1 place 2")
    seen = (await house.tables.archive.position(table)).step(2, table.seats[1].undone)
    acted = await house.tables.play.undo(table.id, ANN.id)
    table = await house.play(acted.table, "1 place 1")
    with pytest.raises(errors.StaleAction):
        await house.tables.play.act(table.id, BO.id, "draw", seen=seen)


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_no_move_is_taken_while_the_database_is_moved_away(house: House):
    table = await house.started()
    path = house.database.location
    assert isinstance(path, Path)
    kept = path.rename(path.with_name("elsewhere"))
    with pytest.raises(DatabaseGone):
        await house.tables.play.act(table.id, ANN.id, "draw")
    kept.rename(path)
    await house.play(table, "1 draw")
    assert await house.log(table) == ["1 draw"]
