"""What all players together may do: take back what one may not, a game's end among it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple
from unittest.mock import AsyncMock

import pytest

from bot.tables import errors
from bot.tables.changes.ledger import announced
from bot.tables.changes.topics import END, PAUSE, Topic, read_topic
from storage.errors import StorageFailed
from storage.posts import PostRecord
from storage.records import Change, TableStatus
from tests.tables.conftest import ANN, BO, CHANNEL, EVE, GUILD

if TYPE_CHECKING:
    from bot.tables.model import Person, Position, Table
    from tests.tables.conftest import House


@pytest.mark.parametrize("text", ["", "undo", "undo 0", "undo x", "undo -1", "undo 99999", "stop"])
def test_what_is_no_topic_is_none(text: str) -> None:
    assert read_topic(text) is None


@pytest.mark.parametrize("topic", [END, Topic(1), Topic(250)])
def test_topic_reads_back(topic: Topic) -> None:
    assert read_topic(str(topic)) == topic


async def turned_over_by_both(house: House) -> Table:
    return await house.play(await house.started(), "1 draw", "1 place 2", "2 draw")


async def test_all_players_together_take_back_what_one_may_not(house: House) -> None:
    table = await turned_over_by_both(house)
    first = (await house.tables.archive.history(table))[1]
    consent = await house.tables.agreement.agree(table.id, ANN.id, table.version, Topic(2))
    assert not consent.complete
    assert (await house.tables.agreement.agree(table.id, BO.id, table.version, Topic(2))).complete
    table = await house.tables.archive.table(table.id)
    assert await house.tables.archive.position(table) == first
    assert await house.log(table) == ["1 draw", "(1 place 2)", "(2 draw)"]


async def test_turns_taken_back_together_are_announced_anew(house: House) -> None:
    table = await turned_over_by_both(house)
    await house.database.outbox.save_post(PostRecord(table.id, 200, 9, table.version, 2, "turn"))
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, table.version, Topic(2))
    post = await house.database.outbox.post(table.id)
    assert post is not None
    assert post.turn == 1


async def test_turn_whose_post_was_on_its_way_is_announced_anew(house: House) -> None:
    table = await turned_over_by_both(house)
    on_its_way = PostRecord(table.id, 200, 9, table.version, 2, "turn")
    for person in (ANN, BO):
        await house.tables.agreement.agree(table.id, person.id, table.version, Topic(2))
    await house.database.outbox.save_post(on_its_way)
    owed = await house.database.outbox.of_table(table.id)
    assert announced(on_its_way, owed) == 1
    assert announced(replace(on_its_way, version=table.version + 1), owed) == 2


async def test_who_had_left_the_server_and_agrees_counts_again(house: House) -> None:
    table = await house.started(3)
    seats = (table.seats[0], *(replace(seat, gone=True) for seat in table.seats[1:]))
    await house.database.tables.change(table.id, table.version, Change(seats=seats))
    table = await house.tables.archive.table(table.id)
    consent = await house.tables.agreement.agree(table.id, BO.id, table.version, END)
    assert (consent.agreed, consent.asked, consent.complete) == (1, 2, False)
    consent = await house.tables.agreement.consent(table, END)
    assert (consent.agreed, consent.asked, consent.complete) == (1, 2, False)
    assert (await house.tables.agreement.agree(table.id, ANN.id, table.version, END)).complete


async def test_no_ends_the_question_until_the_next_turn(house: House) -> None:
    table = await turned_over_by_both(house)
    agreement, topic = house.tables.agreement, Topic(2)
    await agreement.ask(table.id, ANN.id, table.version, topic, CHANNEL)
    await agreement.disagree(table.id, BO.id, table.version, topic)
    assert await house.database.questions.of_table(table.id) == []
    for person in (ANN, BO):
        with pytest.raises(errors.QuestionOver):
            await agreement.agree(table.id, person.id, table.version, topic)
        with pytest.raises(errors.QuestionOver):
            await agreement.disagree(table.id, person.id, table.version, topic)
    with pytest.raises(errors.JustRefused):
        await agreement.ask(table.id, ANN.id, table.version, Topic(1), CHANNEL)
    assert not (await agreement.ask(table.id, ANN.id, table.version, END, CHANNEL)).complete
    house.restart()
    table = await house.play(table, "2 place 2")
    asked = await house.tables.agreement.ask(table.id, BO.id, table.version, Topic(1), CHANNEL)
    assert asked.by == {BO.id}


@pytest.mark.parametrize("topic", [Topic(2), END, PAUSE])
async def test_yes_that_comes_with_a_no_changes_nothing(house: House, topic: Topic) -> None:
    table = await turned_over_by_both(house)
    agreement, version = house.tables.agreement, table.version
    await agreement.ask(table.id, ANN.id, version, topic, CHANNEL)
    no, yes = await asyncio.gather(
        agreement.disagree(table.id, BO.id, version, topic),
        agreement.agree(table.id, BO.id, version, topic),
        return_exceptions=True,
    )
    assert no == table
    assert isinstance(yes, errors.QuestionOver)
    assert await house.tables.archive.table(table.id) == table


async def test_last_yes_can_be_said_again_when_nothing_could_be_written(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await turned_over_by_both(house)
    await house.tables.agreement.agree(table.id, ANN.id, table.version, Topic(2))
    with monkeypatch.context() as full:
        full.setattr(
            house.database.tables,
            "change_with_seats",
            AsyncMock(side_effect=StorageFailed("no room")),
        )
        with pytest.raises(StorageFailed):
            await house.tables.agreement.agree(table.id, BO.id, table.version, Topic(2))
    assert (await house.tables.agreement.agree(table.id, BO.id, table.version, Topic(2))).complete


async def test_more_than_was_played_cannot_be_taken_back(house: House) -> None:
    table = await turned_over_by_both(house)
    with pytest.raises(errors.NothingToUndo):
        await house.tables.agreement.agree(table.id, ANN.id, table.version, Topic(4))


# The end of a game


class End(NamedTuple):
    """A game played to its end: the table, the position before, who ended it and who else played.

    `last` is the action that ended it, `topic` what brings the position before back.
    """

    table: Table
    before: Position
    mover: Person
    other: Person
    last: str
    topic: Topic

    @property
    def both(self) -> tuple[Person, Person]:
        """Return who ended the game, then who else played."""
        return self.mover, self.other


@pytest.fixture(
    params=[
        ("sanfrancisco/foundations-2p-1.txt", "sanfrancisco", 1),
        ("pointcity/market-2p-1.txt", "pointcity", 2),
    ]
)
async def end(house: House, request: pytest.FixtureRequest) -> End:
    """Play a kept game of each kind at a table of Ann and Bo."""
    name, game, left = request.param
    table = await house.tables.lobby.open(ANN, (GUILD, CHANNEL), game, language="en", seats=2)
    await house.tables.lobby.join(table.id, BO)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    mover, last = await house.to_last_action(table, name, left=left)
    before = await house.tables.archive.position(await house.tables.archive.table(table.id))
    acted = await house.tables.play.act(table.id, mover.id, last)
    return End(acted.table, before, mover, BO if mover == ANN else ANN, last, Topic(left))


async def take_back(house: House, end: End) -> Table:
    """Let both agree to take back what ended the game."""
    for person in end.both:
        await house.tables.agreement.agree(end.table.id, person.id, end.table.version, end.topic)
    return await house.tables.archive.table(end.table.id)


async def test_nobody_takes_the_end_back_alone(house: House, end: End) -> None:
    for person in end.both:
        with pytest.raises(errors.EndStands):
            await house.tables.play.undo(end.table.id, person.id, seen=end.table.version)
    assert await house.tables.archive.table(end.table.id) == end.table


async def test_button_of_an_earlier_position_takes_no_end_back(house: House, end: End) -> None:
    with pytest.raises(errors.StaleAction):
        await house.tables.play.undo(end.table.id, end.mover.id, seen=end.table.version - 1)


async def test_word_of_whoever_ended_the_game_is_not_enough(house: House, end: End) -> None:
    consent = await house.tables.agreement.agree(
        end.table.id, end.mover.id, end.table.version, end.topic
    )
    assert (consent.agreed, consent.asked, consent.complete) == (1, 2, False)
    assert await house.tables.archive.table(end.table.id) == end.table


async def test_game_goes_on_once_all_agree_to_take_its_end_back(house: House, end: End) -> None:
    over = PostRecord(end.table.id, CHANNEL, 1, end.table.version, end.before.turn + 1, "over")
    await house.database.outbox.save_post(over)
    table = await take_back(house, end)
    assert table.record.status is TableStatus.RUNNING
    assert await house.tables.archive.position(table) == await house.replayed(table) == end.before
    assert (await house.owed(table))[-1] == f"back {end.before.turn}"
    assert [due.kind for due in await house.database.due.of_table(table.id)] == [
        "news",
        "reminder",
        "stall",
    ]
    post = await house.database.outbox.post(table.id)
    assert post is not None
    assert post.turn == end.before.turn


async def test_game_taken_back_from_its_end_ends_again(house: House, end: End) -> None:
    table = await take_back(house, end)
    acted = await house.tables.play.act(table.id, end.mover.id, end.last)
    assert acted.table.record.status is TableStatus.FINISHED
    assert (await house.owed(table))[-1] == "over"


async def test_whoever_did_not_end_the_game_asks_back_to_their_own_last_action(
    house: House, end: End
) -> None:
    topic = await house.tables.agreement.undo_topic(end.table, end.other.id)
    history = await house.tables.archive.history(end.table)
    gone = [position.last.seat for position in history[-topic.undo :] if position.last]
    assert gone[0] == end.table.seated(end.other.id).seat
    assert gone[-1] == end.table.seated(end.mover.id).seat


async def test_last_yes_delivered_twice_takes_one_end_back(house: House, end: End) -> None:
    table = end.table
    await house.tables.agreement.agree(table.id, end.mover.id, table.version, end.topic)
    results = await asyncio.gather(
        *(
            house.tables.agreement.agree(table.id, end.other.id, table.version, end.topic)
            for _ in range(2)
        ),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == ["Consent", "StaleAction"]
    assert await house.tables.archive.position(table) == end.before


async def test_one_no_leaves_the_end_as_it_is(house: House, end: End) -> None:
    table = end.table
    await house.tables.agreement.agree(table.id, end.mover.id, table.version, end.topic)
    await house.tables.agreement.disagree(table.id, end.other.id, table.version, end.topic)
    with pytest.raises(errors.QuestionOver):
        await house.tables.agreement.agree(table.id, end.other.id, table.version, end.topic)
    assert await house.tables.archive.table(table.id) == table


async def test_question_about_the_end_is_stale_once_it_is_taken_back(
    house: House, end: End
) -> None:
    await take_back(house, end)
    for say in (house.tables.agreement.agree, house.tables.agreement.disagree):
        with pytest.raises(errors.StaleAction):
            await say(end.table.id, end.mover.id, end.table.version, Topic(2))


async def test_nobody_looking_on_is_asked_about_the_end(house: House, end: End) -> None:
    with pytest.raises(errors.NotSeated):
        await house.tables.play.undo(end.table.id, EVE.id)
    with pytest.raises(errors.NotSeated):
        await house.tables.agreement.undo_topic(end.table, EVE.id)
    with pytest.raises(errors.NotSeated):
        await house.tables.agreement.agree(end.table.id, EVE.id, end.table.version, end.topic)


async def test_end_stands_while_the_channel_has_another_table(house: House, end: End) -> None:
    table = end.table
    await house.tables.agreement.agree(table.id, end.mover.id, table.version, end.topic)
    another = await house.tables.lobby.rematch(table.id, end.other)
    with pytest.raises(errors.ChannelBusy):
        await house.tables.agreement.undo_topic(table, end.mover.id)
    with pytest.raises(errors.ChannelBusy):
        await house.tables.agreement.agree(table.id, end.other.id, table.version, end.topic)
    assert await house.tables.archive.table(table.id) == table
    await house.tables.agreement.end(another.id, end.other, moderator=False)
    assert (
        await house.tables.agreement.agree(table.id, end.other.id, table.version, end.topic)
    ).complete


async def test_end_stands_once_somebody_is_forgotten(house: House, end: End) -> None:
    await house.database.people.forget(end.other.id)
    table = await house.tables.archive.table(end.table.id)
    with pytest.raises(errors.GameOver):
        await house.tables.agreement.undo_topic(table, end.mover.id)
    with pytest.raises(errors.GameOver):
        await house.tables.agreement.agree(table.id, end.mover.id, table.version, end.topic)
    assert table.record.status is TableStatus.FINISHED


async def test_game_that_is_over_is_neither_paused_nor_closed(house: House, end: End) -> None:
    for topic in (PAUSE, END):
        with pytest.raises(errors.GameOver):
            await house.tables.agreement.agree(end.table.id, end.mover.id, end.table.version, topic)


async def test_nothing_is_taken_back_at_a_table_closed_before_its_end(house: House) -> None:
    table = await turned_over_by_both(house)
    table = await house.tables.agreement.end(table.id, ANN, moderator=True)
    with pytest.raises(errors.GameOver):
        await house.tables.agreement.undo_topic(table, ANN.id)
    with pytest.raises(errors.GameOver):
        await house.tables.agreement.agree(table.id, ANN.id, table.version, Topic(2))
