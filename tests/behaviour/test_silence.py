"""A table falls silent: it is asked, closed kindly with its record, and opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.behaviour.seats import close, press, reopen
from tests.behaviour.table import finish, gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table

DAY = 24 * 3_600
QUESTION = "Still playing?"


def questions(table: Table) -> list[Seen]:
    """Return the questions whether the table goes on that nobody has answered."""
    return [post for post in table.posts() if QUESTION in post.text]


async def closed_by_silence(table: Table) -> None:
    """Let a game of two begin and fall silent."""
    await gather(table, 2)
    await table.press(table.people[0], "draw")
    await table.env.advance_time(21 * DAY)


async def test_silent_table_is_asked_once_and_the_people_seated_are_notified(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.env.advance_time(14 * DAY - 1)
    assert questions(table) == []
    await table.env.advance_time(1)
    (question,) = questions(table)
    assert "It\u2019s been quiet here for 14 days." in question.text
    assert "It\u2019s **\u2068Ann\u2069**\u2019s turn" in question.text
    assert table.pings[-1] == {ann.id, ben.id}
    assert table.labels(question) == ["Still playing"]
    await table.env.advance_time(6 * DAY)
    assert len(questions(table)) == 1


async def test_press_keeps_the_table_open_and_counts_once(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.env.advance_time(14 * DAY)
    (question,) = questions(table)
    button = question.actions["!go-on"]
    refused = table.told(await table.press(dan, "!go-on", question))
    assert refused.text.startswith("You\u2019re not playing at this table, but")
    await table.press(ben, "!go-on", question)
    (answered,) = [post for post in table.posts() if post.id == question.id]
    assert answered.text == "\u2068Ben\u2069 is keeping table 1 open."
    assert answered.actions == {}
    late = table.send(ann, question, button)
    await table.env.settle()
    assert table.told(late).text == "Already taken care of: this table stays open."
    await table.env.advance_time(14 * DAY - 1)
    assert questions(table) == []
    await table.env.advance_time(1)
    assert len(questions(table)) == 1


async def test_move_keeps_the_table_open(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 2)
    await table.env.advance_time(20 * DAY)
    (question,) = questions(table)
    await table.say(ann, "draw")
    (settled,) = [post for post in table.posts() if post.id == question.id]
    assert (settled.text, settled.actions) == ("The table stays open.", {})
    await table.env.advance_time(13 * DAY)
    assert await table.bot.services.database.tables.open_in(table.channel.id) is not None


async def test_command_keeps_the_table_open_where_the_question_is_deleted(
    table: Table, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    early = table.told(await table.slash(ben, "game table resume"))
    assert early.text == "Table 1 is already open."
    await table.env.advance_time(14 * DAY)
    (question,) = questions(table)
    table.env.backend.delete_message(table.channel.id, question.id)
    await table.env.settle()
    told = table.told(await table.slash(ben, "game table resume"))
    assert told.text == "The table stays open."
    await table.env.advance_time(13 * DAY)
    assert await table.bot.services.database.tables.open_in(table.channel.id) is not None


async def test_turn_of_a_table_that_goes_on_is_reminded_of(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.env.advance_time(14 * DAY)
    await table.press(ben, "!go-on")
    await table.env.advance_time(DAY)
    assert "is waiting for you" in table.post.text
    assert table.pings[-1] == {ann.id}


async def test_table_without_an_answer_is_closed_with_its_record(table: Table) -> None:
    await closed_by_silence(table)
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None
    assert any((post.text, post.actions) == ("Table 1 is closed.", {}) for post in table.posts())
    closed = table.post
    assert "was closed before the game was over" in closed.text
    assert "Nobody has played here for 21 days." in closed.text
    assert "`/game table resume` and the number 1" in closed.text
    (record,) = closed.pictures
    assert record.decode().startswith("game sanfrancisco\n")
    assert record.decode().endswith("---\n1 draw\n")
    assert table.pings[-1] == frozenset()
    assert all("draw" not in post.actions for post in table.posts())


async def test_table_that_gathers_is_asked_and_closed_too(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.env.advance_time(14 * DAY)
    (question,) = questions(table)
    assert "one of 4 seats is taken" in question.text
    await table.env.advance_time(7 * DAY)
    lobby, *_, closed = table.posts()
    assert lobby.actions == {}
    assert "Nobody has played here for 21 days." in closed.text
    assert closed.pictures == []


async def test_closed_game_is_opened_again_where_it_stood_with_one_mention(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await closed_by_silence(table)
    before = len(table.posts())
    pinged = len(table.pings)
    told = table.told(await table.slash(ben, "game table resume"))
    assert told.text == f"The others have been asked in {table.channel.mention}."
    question = table.post
    assert question.text.startswith(f"<@{ann.id}>\n\u2068Ben\u2069 would like to reopen table 1.")
    await press(table, ann, "agree", question)
    assert len(table.posts()) == before + 2
    assert [pings for pings in table.pings[pinged:] if pings] == [{ann.id}] * 2
    await table.press(ann, "place 1")
    assert table.mover is ben
    await table.env.advance_time(DAY)
    assert "is waiting for you" in table.post.text


async def test_button_of_the_closed_table_opens_it_again_once(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await closed_by_silence(table)
    closed = table.post
    assert table.labels(closed) == ["Reopen"]
    refused = table.told(await table.press(dan, "!reopen", closed))
    assert refused.text.startswith("You\u2019re not playing at this table, but")
    custom_id = closed.actions["!reopen"]
    await table.press(ben, "!reopen", closed)
    question = table.post
    await press(table, ann, "agree", question)
    assert "place 1" in table.post.actions
    asked, left = (
        next(post for post in table.posts() if post.id == each.id) for each in (question, closed)
    )
    place = table.channel.mention
    assert asked.text == f"Everyone agreed: table 1 is open again in {place}."
    assert left.actions == {}
    assert "table 1 is open again, further down in this channel." in left.text
    assert f"/{table.post.id})" in left.text
    result = table.send(ann, closed, custom_id)
    await table.env.settle()
    assert table.told(result).text == "Table 1 is already open."


async def test_closed_table_stays_closed_if_one_says_no(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await closed_by_silence(table)
    closed = table.post
    await table.press(ben, "!reopen", closed)
    told = await press(table, ann, "decline", table.post)
    assert told.text == "\u2068Ann\u2069 said no, so the table stays closed."
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


async def test_table_closed_by_its_host_is_opened_again(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await close(table, ann)
    assert "`/game table resume` and the number 1" in table.post.text
    await reopen(table, ben, ann)
    await table.press(ann, "draw")


async def test_table_closed_before_its_game_gathers_again_in_a_new_post(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.env.advance_time(21 * DAY)
    before = len(table.posts())
    await table.slash(ann, "game table resume")
    assert len(table.posts()) == before + 1
    await table.press(ben, "!join")
    await table.press(ann, "!start")
    assert "draw" in table.post.actions


async def test_who_may_not_open_it_again_is_told_why(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await closed_by_silence(table)

    async def told(person: simcord.MemberActor) -> str:
        return table.told(await table.slash(person, "game table resume", table=1)).text

    assert (await told(dan)).startswith("You\u2019re not playing at this table, but")
    await table.slash(dan, "game new", game="sanfrancisco")
    assert (await told(ann)).startswith("There\u2019s already a table in this channel.")
    await table.press(dan, "!leave")
    assert "have been asked" in await told(ann)
    await press(table, ben, "agree", table.post)
    assert await told(ben) == "Table 1 is already open."


async def test_game_that_is_over_is_not_opened_again(
    table: Table, ann: simcord.MemberActor
) -> None:
    await finish(table)
    told = table.told(await table.slash(ann, "game table resume"))
    assert told.text.startswith(
        "The game at table 1 is finished. Play again with `/game table rematch`"
    )


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_table_is_not_opened_again_where_the_bot_may_not_post(
    table: Table, ann: simcord.MemberActor, *, elsewhere: bool
) -> None:
    await closed_by_silence(table)
    assert table.guild.me is not None
    denied = discord.Permissions(send_messages=True).value
    overwrite = Overwrite(table.guild.me.id, OverwriteType.MEMBER, 0, denied)
    table.env.backend.set_overwrite(table.channel.id, overwrite)
    await table.env.settle()
    channel = table.guild.create_text_channel("other") if elsewhere else table.channel
    await table.env.settle()
    told = table.told(await ann.slash(channel, "game table resume", table=1))
    assert "Send Messages" in told.text
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


async def test_question_of_a_bot_that_was_away_comes_when_it_is_back(table: Table) -> None:
    await gather(table, 2)
    await table.close()
    await table.env.advance_time(30 * DAY)
    await table.restart()
    await table.env.settle()
    assert len(questions(table)) == 1
    assert await table.bot.services.database.tables.open_in(table.channel.id) is not None
    await table.env.advance_time(7 * DAY)
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


async def test_table_has_a_day_to_answer_a_bot_that_was_away_for_all_of_the_time(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 2)
    await table.env.advance_time(14 * DAY)
    (question,) = questions(table)
    await table.close()
    await table.env.advance_time(30 * DAY)
    await table.restart()
    await table.env.advance_time(DAY - 60)
    await table.press(ann, "!go-on", question)
    await table.env.advance_time(DAY)
    assert await table.bot.services.database.tables.open_in(table.channel.id) is not None


async def test_table_that_is_silent_then_too_is_closed(table: Table) -> None:
    await gather(table, 2)
    await table.env.advance_time(14 * DAY)
    await table.close()
    await table.env.advance_time(30 * DAY)
    await table.restart()
    await table.env.advance_time(DAY)
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


async def test_table_speaks_its_own_language(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", language="it")
    await table.press(ben, "!join")
    await table.env.advance_time(14 * DAY)
    assert table.labels(table.post) == ["Si continua"]
    await table.env.advance_time(7 * DAY)
    assert "Da 21 giorni nessuno gioca a questo tavolo." in table.post.text
