"""Questions to all players: asked once, and over with the change that settles them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables import errors
from bot.tables.changes.topics import END, REOPEN, Topic
from bot.tables.schedule.effects import QUESTION, closes_questions
from storage.players import QuestionRecord
from storage.records import NOBODY, TableStatus
from tests.tables.changes.kept import rows
from tests.tables.conftest import ANN, BO, CHANNEL, CY

if TYPE_CHECKING:
    from bot.tables.changes.topics import Consent
    from bot.tables.model import Person, Table
    from tests.tables.conftest import House


async def ask(house: House, table: Table, person: Person, topic: Topic = END) -> Consent:
    return await house.tables.agreement.ask(table.id, person.id, table.version, topic, CHANNEL)


async def test_asked_twice_is_one_question(house: House) -> None:
    table = await house.started(3)
    for _ in range(2):
        consent = await ask(house, table, BO)
        assert ([seat.name for seat in consent.missing], consent.complete) == (["Ann", "Cy"], False)
    (question,) = await house.database.questions.of_table(table.id)
    assert (question.topic, question.asker_id, question.message_id) == ("end", BO.id, 0)
    assert {row.payload for row in await rows(house, table, QUESTION)} == {str(question.id)}
    assert house.written[-1] == table.id


async def test_two_who_ask_the_same_ask_one_question(house: House) -> None:
    table = await house.started(3)
    await ask(house, table, BO)
    consent = await ask(house, table, CY)
    assert [seat.name for seat in consent.agreeing] == ["Bo", "Cy"]
    assert len(await house.database.questions.of_table(table.id)) == 1


async def test_what_cannot_be_done_is_not_asked(house: House) -> None:
    table = await house.started(3)
    with pytest.raises(errors.NothingToUndo):
        await ask(house, table, BO, Topic(1))
    with pytest.raises(errors.StillOpen):
        await ask(house, table, BO, REOPEN)
    assert await house.database.questions.of_table(table.id) == []


async def test_last_answer_ends_the_question_and_makes_all_others_stale(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    await ask(house, table, ANN, Topic(1))
    await ask(house, table, BO)
    await house.tables.agreement.agree(table.id, ANN.id, table.version, END)
    (left,) = await house.database.questions.of_table(table.id)
    assert left.topic == "undo 1"
    assert [row.payload for row in await rows(house, table, QUESTION)][-1] == ""


async def test_no_ends_the_question(house: House) -> None:
    table = await house.started(3)
    await ask(house, table, BO)
    await house.tables.agreement.disagree(table.id, CY.id, table.version, END)
    assert await house.database.questions.of_table(table.id) == []


async def test_any_change_closes_the_question(house: House) -> None:
    table = await house.started()
    await ask(house, table, BO)
    before = await rows(house, table, QUESTION)
    await house.play(table, "1 draw")
    (closing,) = [row for row in await rows(house, table, QUESTION) if row not in before]
    assert (closing.payload, closing.due_at) == ("", house.clock.now)


async def test_change_without_a_question_closes_none(house: House) -> None:
    table = await house.play(await house.started(), "1 draw")
    assert await rows(house, table, QUESTION) == []


async def test_question_of_the_bot_that_comes_too_late_is_closed(house: House) -> None:
    table = await house.started()
    late = QuestionRecord(0, table.id, table.version, "late 1", NOBODY, CHANNEL, 7)
    await house.play(table, "1 draw")
    await house.database.questions.note(late, closes_questions())
    assert [row.payload for row in await rows(house, table, QUESTION)] == [""]


# Opening a closed table again


async def test_closed_table_is_opened_again_only_with_the_others(house: House) -> None:
    table = await house.started()
    table = await house.tables.agreement.end(table.id, ANN, moderator=True)
    assert not (await ask(house, table, ANN, REOPEN)).complete
    assert (await house.tables.archive.table(table.id)).record.status is TableStatus.ENDED
    table = await house.reopen(table.id, ANN)
    assert table.record.status is TableStatus.RUNNING


async def test_who_resigned_plays_on_where_the_other_agrees(house: House) -> None:
    table = await house.started()
    table = await house.tables.seats.resign(table.id, BO.id, closes=True)
    assert not (await ask(house, table, BO, REOPEN)).complete
    table = await house.reopen(table.id, BO)
    assert (table.record.status, table.resigned) == (TableStatus.RUNNING, ())


async def test_person_alone_opens_a_table_again_at_once(house: House) -> None:
    table = await house.gathered(1, seats=2)
    await house.tables.lobby.seat_computers(table.id, ANN, ["medium"] * 1)
    table = await house.tables.lobby.start(table.id, ANN, ANN)
    table = await house.tables.seats.resign(table.id, ANN.id, closes=True)
    assert (await ask(house, table, ANN, REOPEN)).complete
    assert (await house.tables.archive.table(table.id)).record.status is TableStatus.RUNNING
