"""Seats of the computer: how it gets them, and that it plays its turns whole and once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables import errors
from bot.tables.changes.computer import computers_played
from bot.tables.changes.topics import END, Topic
from bot.tables.model import COMPUTER
from bot.tables.schedule.computer import COMPUTER as KIND
from bot.tables.schedule.effects import heads_up
from storage.records import Change, TableStatus
from tests.games.positions import in_turn
from tests.tables.conftest import ANN, BO, CHANNEL, CY, DI, GUILD

if TYPE_CHECKING:
    from bot.tables.changes.lobby import Terms
    from bot.tables.model import Position, Table
    from storage.records import Due
    from tests.tables.conftest import House


async def alone(house: House, computers: int = 1) -> Table:
    """Start a game of Ann's with the computer, Ann first."""
    table = await opened(house, {"computers": ["medium"] * computers})
    return await house.tables.lobby.start(table.id, ANN, ANN)


async def opened(house: House, terms: Terms) -> Table:
    place = (GUILD, CHANNEL)
    return await house.tables.lobby.open(ANN, place, "sanfrancisco", language="en", **terms)


def seats(table: Table) -> list[str]:
    return [f"{seat.seat} {'computer' if seat.computer else seat.name}" for seat in table.seats]


async def moves(house: House, table: Table) -> list[Due]:
    """Return what is due of the computer."""
    return [due for due in await house.database.due.of_table(table.id) if due.kind == KIND]


async def test_table_opens_with_seats_of_the_computer(house: House) -> None:
    assert seats(await opened(house, {"computers": ["medium"] * 2})) == [
        "1 Ann",
        "2 computer",
        "3 computer",
    ]


async def test_table_has_no_more_computers_than_seats_beside_the_host(house: House) -> None:
    with pytest.raises(errors.TooManyComputers) as refused:
        await opened(house, {"seats": 2, "computers": ["medium"] * 2})
    assert refused.value.values == {"most": 1}


async def test_people_who_join_sit_after_the_computer(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    assert seats(await house.tables.lobby.join(table.id, BO)) == ["1 Ann", "2 computer", "3 Bo"]


async def test_host_says_how_many_computers_there_are(house: House) -> None:
    table = await house.gathered(2)
    table = await house.tables.lobby.seat_computers(table.id, ANN, ["medium"] * 2)
    assert seats(table) == ["1 Ann", "2 Bo", "3 computer", "4 computer"]
    table = await house.tables.lobby.seat_computers(table.id, ANN, ["medium"])
    assert seats(table) == ["1 Ann", "2 Bo", "3 computer"]
    with pytest.raises(errors.TooManyComputers):
        await house.tables.lobby.seat_computers(table.id, ANN, ["medium"] * 3)


async def test_strengths_are_changed_one_by_one(house: House) -> None:
    table = await opened(house, {"computers": ["hard"]})
    table = await house.tables.lobby.join(table.id, BO)
    table = await house.tables.lobby.seat_computers(table.id, ANN, ["easy", "medium"])
    assert [(seat.name, seat.strength) for seat in table.seats] == [
        *[("Ann", ""), ("", "easy"), ("Bo", ""), ("", "medium")]
    ]
    with pytest.raises(errors.UnknownStrength):
        await house.tables.lobby.seat_computers(table.id, ANN, ["expert"])


async def test_guest_does_not_say_how_many_computers_there_are(house: House) -> None:
    table = await house.gathered(2)
    with pytest.raises(errors.HostOnly):
        await house.tables.lobby.seat_computers(table.id, BO, ["medium"])


async def test_computers_come_before_the_game_only(house: House) -> None:
    table = await alone(house)
    with pytest.raises(errors.NotGathering):
        await house.tables.lobby.seat_computers(table.id, ANN, [])


async def test_last_computer_is_kicked_first(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    await house.tables.lobby.join(table.id, BO)
    await house.tables.lobby.seat_computers(table.id, ANN, ["medium"] * 2)
    assert seats(await house.tables.lobby.kick(table.id, ANN, COMPUTER)) == [
        "1 Ann",
        "2 computer",
        "3 Bo",
    ]


async def test_kick_that_discord_delivers_twice_takes_one_computer(house: House) -> None:
    table = await opened(house, {"computers": ["medium"] * 2})
    await house.tables.lobby.kick(table.id, ANN, COMPUTER, 71)
    with pytest.raises(errors.DoubledAction):
        await house.tables.lobby.kick(table.id, ANN, COMPUTER, 71)
    assert seats(await house.tables.archive.table(table.id)) == ["1 Ann", "2 computer"]


async def test_no_computer_is_kicked_where_there_is_none(house: House) -> None:
    table = await house.gathered(2)
    with pytest.raises(errors.TheyAreNotSeated):
        await house.tables.lobby.kick(table.id, ANN, COMPUTER)


async def test_next_person_hosts_when_the_host_leaves(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    await house.tables.lobby.join(table.id, BO)
    table = await house.tables.lobby.leave(table.id, ANN)
    assert (seats(table), table.record.host_id) == (["1 computer", "2 Bo"], BO.id)


async def test_table_closes_when_the_last_person_leaves(house: House) -> None:
    table = await opened(house, {"computers": ["medium"] * 2})
    table = await house.tables.lobby.leave(table.id, ANN)
    assert table.record.status is TableStatus.ENDED
    assert (await house.owed(table))[-1] == "closed"


async def test_computer_begins_when_it_is_named(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    table = await house.tables.lobby.start(table.id, ANN, COMPUTER)
    assert in_turn(table.game, (await house.tables.archive.position(table)).state) == 2
    assert [(due.due_at, due.payload) for due in await moves(house, table)] == [
        (house.clock.now, "0")
    ]


async def test_computer_is_due_when_the_turn_is_its_own_and_nobody_is_reminded(
    house: House,
) -> None:
    table = await alone(house)
    assert await moves(house, table) == []
    table = await house.play(table, "1 draw", "1 place 1")
    assert len(await moves(house, table)) == 1
    assert "reminder" not in [due.kind for due in await house.database.due.of_table(table.id)]


async def test_who_comes_after_the_computer_is_next_after_a_person(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    await house.tables.lobby.join(table.id, BO)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    (due,) = heads_up(table, await house.tables.archive.position(table))
    assert due.user_id == BO.id
    table = await house.play(table, "1 draw", "1 place 1")
    assert heads_up(table, await house.tables.archive.position(table)) == ()


async def test_turn_of_the_computer_is_one_change_without_an_interaction(house: House) -> None:
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    await house.tables.play.compute(table.id)
    after = await house.tables.archive.table(table.id)
    position = await house.tables.archive.position(after)
    assert after.version == table.version + 1
    assert (position.turn, in_turn(after.game, position.state)) == (3, 1)
    lines = (await house.database.tables.actions(table.id))[2:]
    assert {(line.seat, line.interaction_id) for line in lines} == {(2, None)}
    assert (await house.owed(after))[-1] == "turn"
    assert await moves(house, after) == []
    assert await house.replayed(after) == position


async def test_computers_are_due_one_after_another(house: House) -> None:
    table = await house.play(await alone(house, 2), "1 draw", "1 place 1")
    (first,) = await moves(house, table)
    await house.tables.play.compute(table.id)
    (second,) = await moves(house, table)
    assert second.id != first.id
    await house.tables.play.compute(table.id)
    assert await moves(house, table) == []


async def test_turn_of_the_computer_is_played_once(house: House) -> None:
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    await asyncio.gather(house.tables.play.compute(table.id), house.tables.play.compute(table.id))
    assert (await house.tables.archive.position(table)).turn == 3


async def test_computer_plays_what_it_has_thought_out_ahead(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []

    async def counted(*args: Any) -> list[Position]:
        thought.append(args[1].turn)
        return await computers_played(*args)

    monkeypatch.setattr("bot.tables.changes.play.computers_played", counted)
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    assert house.tables.play.think(table)
    assert not house.tables.play.think(table)
    assert house.tables.play.thinks(table.id)
    await house.tables.play.compute(table.id)
    assert (await house.tables.archive.position(table)).turn == 3
    assert thought == [2]


async def test_computer_forgets_what_it_thought_of_another_position(house: House) -> None:
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    play = house.tables.play
    play.think(table)
    await play.undo(table.id, ANN.id)
    table = await house.play(table, "1 place 2")
    await play.compute(table.id)
    after = await house.tables.archive.table(table.id)
    assert await house.replayed(after) == await house.tables.archive.position(after)
    await play.close()


async def test_thinking_ends_with_the_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.tables.changes.play.computers_played", endless)
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    house.tables.play.think(table)
    await house.tables.play.close()
    assert not house.tables.play.thinks(table.id)
    assert not [each for each in asyncio.all_tasks() if each.get_name() == f"thought {table.id}"]


async def test_computer_plays_no_turn_of_a_person(house: House) -> None:
    table = await alone(house)
    await house.tables.play.compute(table.id)
    assert (await house.tables.archive.position(table)).actions == 0


async def test_computer_plays_nothing_before_or_after_the_game(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    await house.tables.play.compute(table.id)
    await house.tables.lobby.start(table.id, ANN, COMPUTER)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert await moves(house, table) == []
    await house.tables.play.compute(table.id)
    assert await house.log(table) == []


async def test_computer_does_not_play_while_the_game_is_paused(house: House) -> None:
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    paused = Change(paused_at=house.clock.now)
    await house.database.tables.change(table.id, table.version, paused)
    await house.tables.play.compute(table.id)
    assert (await house.tables.archive.position(table)).turn == 2
    await house.tables.agreement.resume(table.id, ANN.id)
    assert len(await moves(house, table)) == 1


async def test_game_with_the_computer_is_played_to_its_end(house: House) -> None:
    table = await alone(house)
    while (now := await house.tables.archive.table(table.id)).record.status is TableStatus.RUNNING:
        position = await house.tables.archive.position(now)
        if in_turn(now.game, position.state) == 1:
            legal = now.game.legal_actions(position.state)
            await house.tables.play.act(table.id, ANN.id, now.game.format(legal[0]))
        else:
            await house.tables.play.compute(table.id)
    assert now.record.status is TableStatus.FINISHED
    assert (await house.owed(now))[-1] == "over"
    assert await house.database.due.of_table(table.id) == []


async def test_word_of_the_only_person_is_enough_to_take_the_end_back(house: House) -> None:
    table = await alone(house)
    mover, last = await house.to_last_action(table, "sanfrancisco/foundations-2p-2.txt")
    over = (await house.tables.play.act(table.id, mover.id, last)).table
    with pytest.raises(errors.EndStands):
        await house.tables.play.undo(table.id, ANN.id)
    topic = await house.tables.agreement.undo_topic(over, ANN.id)
    assert (await house.tables.agreement.agree(table.id, ANN.id, over.version, topic)).complete
    assert (await house.tables.archive.table(table.id)).record.status is TableStatus.RUNNING


async def test_computer_is_due_again_once_the_end_it_brought_is_taken_back(
    house: House,
) -> None:
    table = await alone(house)
    await house.to_last_action(table, "sanfrancisco/board-2p-1.txt")
    await house.tables.play.compute(table.id)
    over = await house.tables.archive.table(table.id)
    assert over.record.status is TableStatus.FINISHED
    await house.tables.agreement.agree(table.id, ANN.id, over.version, Topic(1))
    assert len(await moves(house, table)) == 1


async def test_undo_before_the_computer_plays_takes_its_turn_away(house: House) -> None:
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    await house.tables.play.undo(table.id, ANN.id)
    assert await moves(house, table) == []


async def test_word_of_the_only_person_is_enough_to_take_back(house: House) -> None:
    table = await house.play(await alone(house, 2), "1 draw", "1 place 1")
    await house.tables.play.compute(table.id)
    now = await house.tables.archive.table(table.id)
    count = (await house.tables.archive.position(now)).actions
    consent = await house.tables.agreement.agree(table.id, ANN.id, now.version, Topic(count - 2))
    assert consent.complete
    assert (await house.tables.archive.position(table)).actions == 2
    assert len(await moves(house, table)) == 1


async def test_computer_plays_on_in_a_turn_that_is_handed_to_it(house: House) -> None:
    table = await house.play(await house.started(3), "1 draw")
    await house.tables.seats.hand_over(table.id, 1, None)
    await house.tables.play.compute(table.id)
    position = await house.tables.archive.position(table)
    assert (position.turn, position.previous[0].notation) == (2, "draw")
    assert position.previous[1].notation.startswith("place")


async def test_people_alone_agree_to_close_a_table(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    await house.tables.lobby.join(table.id, BO)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    assert not (await house.tables.agreement.agree(table.id, BO.id, table.version, END)).complete
    assert (await house.tables.agreement.agree(table.id, ANN.id, table.version, END)).complete


async def test_nobody_acts_for_the_computer(house: House) -> None:
    table = await house.play(await alone(house), "1 draw", "1 place 1")
    with pytest.raises(errors.ComputerToMove):
        await house.tables.play.act(table.id, ANN.id, "draw")


async def test_rematch_keeps_computers_and_leaves_out_the_forgotten(house: House) -> None:
    table = await opened(house, {"computers": ["medium"]})
    for person in (CY, DI):
        await house.tables.lobby.join(table.id, person)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    await house.tables.agreement.end(table.id, ANN, moderator=True)
    await house.database.people.forget(CY.id)
    again = await house.tables.lobby.rematch(table.id, ANN)
    assert seats(again) == ["1 Ann", "2 computer"]
    assert [seat.name for seat in await house.tables.archive.invited(again)] == ["Di"]
