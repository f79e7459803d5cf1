"""Whoever looks on is told by direct message how a game goes on, and sees what anybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from msgspec import structs
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.chat.jobs.outbox import FIRST_PAUSE
from bot.chat.posts.inputs import recent_of
from bot.chat.posts.public import players
from bot.words.words import Words
from tests.behaviour.seats import close
from tests.behaviour.seen import Seen
from tests.behaviour.table import gather, to_last_action

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


def mail(table: Table, person: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages somebody has got."""
    channel = table.env.backend.dm_channels.get(person.id)
    if channel is None:
        return []
    return [Seen(table.env, channel, message) for message in table.env.backend.messages[channel]]


def refuse(table: Table, person: simcord.MemberActor, **fault: Any) -> None:
    """Let direct messages to somebody fail."""
    channel = table.env.backend.get_dm_channel(person.id)
    table.env.inject_error("POST", f"/channels/{channel.id}/messages", times=None, **fault)


async def turn(table: Table, person: simcord.MemberActor) -> None:
    """Play the simplest turn there is."""
    await table.say(person, "draw")
    await table.say(person, "place 1")


@pytest.fixture
async def dan(table: Table) -> simcord.MemberActor:
    """Start a game of two; Dan looks on."""
    await gather(table, 2)
    return table.people[3]


async def test_each_turn_is_told_once(table: Table, dan: simcord.MemberActor) -> None:
    ann, ben, *_ = table.people
    await table.slash(dan, "game table watch")
    assert mail(table, dan) == []
    await turn(table, ann)
    assert len(mail(table, dan)) == 1
    await table.say(ben, "draw")
    await table.slash(ann, "game board")
    assert len(mail(table, dan)) == 1
    await table.say(ben, "place 2")
    assert len(mail(table, dan)) == 2


async def test_turn_that_comes_again_after_a_take_back_is_not_told_again(
    table: Table, dan: simcord.MemberActor
) -> None:
    ann = table.people[0]
    await table.slash(dan, "game table watch")
    await turn(table, ann)
    await table.slash(ann, "game undo")
    await table.say(ann, "place 2")
    assert len(mail(table, dan)) == 1


async def test_watcher_sees_what_a_seatless_view_shows(
    table: Table, dan: simcord.MemberActor
) -> None:
    await table.slash(dan, "game table watch")
    await turn(table, table.people[0])
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    position = await table.bot.services.tables.archive.position(here)
    screen = table.bot.services.posts.presenter(here).screen(
        table.bot.services.posts.presenter(here).read(
            structs.replace(here.game.view(position.state, None), legal=()),
            Words(),
            players(here, Words()),
            recent_of(here.game, position),
        )
    )
    (message,) = mail(table, dan)
    assert screen.text in message.text
    assert message.alts == [screen.alt]
    assert message.actions == {}
    assert f"[board](https://discord.com/channels/{table.guild.id}/" in message.text
    assert message.text.startswith(f"**San Francisco** · table 1 · <#{table.channel.id}>")


async def test_whoever_waits_for_the_end_is_told_the_end_alone(table: Table) -> None:
    person, last = await to_last_action(table, "sanfrancisco/foundations-2p-2.txt")
    dan = table.people[3]
    await table.slash(dan, "game table watch", when="end")
    assert mail(table, dan) == []
    await table.say(person, last)
    (message,) = mail(table, dan)
    assert "wins" in message.text
    assert len(message.pictures) == 1
    assert await table.bot.services.database.people.watchers(1) == []


async def test_watcher_is_told_when_a_table_is_closed(
    table: Table, dan: simcord.MemberActor
) -> None:
    ann = table.people[0]
    await table.slash(dan, "game table watch", when="end")
    await close(table, ann)
    (message,) = mail(table, dan)
    assert message.text.endswith(
        "Table 1 was closed early, so there won\u2019t be any more messages about it."
    )
    refused = table.told(await table.slash(dan, "game table watch"))
    assert refused.text.startswith("This table is closed.")


async def test_whoever_watches_a_table_that_gathers_is_told_of_the_start(table: Table) -> None:
    ann, ben, _, dan = table.people
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.slash(dan, "game table watch")
    await table.press(ben, "!join")
    assert mail(table, dan) == []
    await table.press(ann, "!start")
    assert len(mail(table, dan)) == 1


async def test_nothing_comes_after_unwatch(table: Table, dan: simcord.MemberActor) -> None:
    await table.slash(dan, "game table watch")
    told = table.told(await table.slash(dan, "game table unwatch"))
    assert told.text == "You won\u2019t get any more messages about table 1."
    await turn(table, table.people[0])
    assert mail(table, dan) == []
    again = table.told(await table.slash(dan, "game table unwatch"))
    assert again.text.startswith("You\u2019re not watching table 1.")


async def test_closed_door_ends_the_watching_quietly(
    table: Table, dan: simcord.MemberActor
) -> None:
    await table.slash(dan, "game table watch")
    refuse(table, dan, status=403, code=50007)
    await turn(table, table.people[0])
    assert await table.bot.services.database.people.watchers(1) == []
    assert await table.bot.services.database.outbox.of_table(1) == []
    table.env.backend.faults.clear()
    await turn(table, table.people[1])
    assert mail(table, dan) == []


async def test_what_discord_cannot_take_is_sent_later_to_that_one_alone(
    table: Table, dan: simcord.MemberActor
) -> None:
    cleo = table.people[2]
    for person in (dan, cleo):
        await table.slash(person, "game table watch")
    refuse(table, dan, status=503)
    await turn(table, table.people[0])
    assert (len(mail(table, dan)), len(mail(table, cleo))) == (0, 1)
    table.env.backend.faults.clear()
    await table.env.advance_time(FIRST_PAUSE)
    assert (len(mail(table, dan)), len(mail(table, cleo))) == (1, 1)


async def test_watchers_need_not_wait_for_a_channel_that_takes_no_posts(
    table: Table, dan: simcord.MemberActor
) -> None:
    await table.slash(dan, "game table watch")
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, times=None)
    await turn(table, table.people[0])
    await table.env.advance_time(FIRST_PAUSE - 1)
    assert len(mail(table, dan)) == 1
    table.env.backend.faults.clear()
    await table.env.advance_time(FIRST_PAUSE)
    assert len(mail(table, dan)) == 1


async def test_restart_loses_no_message(table: Table, dan: simcord.MemberActor) -> None:
    await table.slash(dan, "game table watch")
    refuse(table, dan, status=503)
    await turn(table, table.people[0])
    table.env.backend.faults.clear()
    await table.restart()
    await table.env.advance_time(FIRST_PAUSE)
    assert len(mail(table, dan)) == 1
    await turn(table, table.people[1])
    assert len(mail(table, dan)) == 2


async def test_message_that_may_have_been_sent_before_a_crash_is_not_sent_again(
    table: Table, dan: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: object) -> None:
        raise ConnectionResetError

    await table.slash(dan, "game table watch")
    monkeypatch.setattr(table.bot.services.database.people, "mark_told", crash)
    await turn(table, table.people[0])
    await table.restart()
    await table.env.advance_time(FIRST_PAUSE)
    assert [watcher.turn for watcher in await table.bot.services.database.people.watchers(1)] == [2]
    assert len(mail(table, dan)) == 1
    path = f"/channels/{table.env.backend.dm_channels[dan.id]}/messages"
    asked = [request.method for request in table.env.http_requests if request.path.endswith(path)]
    assert asked == ["POST", "GET"]


async def test_watcher_is_told_once_the_post_of_the_turn_is_out(
    table: Table, dan: simcord.MemberActor
) -> None:
    places: list[int] = []
    table.env.backend.subscribers.append(
        lambda event, payload: (
            places.append(int(payload["channel_id"])) if event == "MESSAGE_CREATE" else None
        )
    )
    await table.slash(dan, "game table watch")
    await turn(table, table.people[0])
    channels = [table.channel.id, table.env.backend.dm_channels[dan.id]]
    assert [place for place in places if place in channels][-2:] == channels
    (message,) = mail(table, dan)
    assert f"/{table.post.id})" in message.text


async def test_whoever_may_no_longer_see_the_channel_is_told_nothing(
    table: Table, dan: simcord.MemberActor
) -> None:
    await table.slash(dan, "game table watch")
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(dan.id, OverwriteType.MEMBER, 0, hidden)
    table.env.backend.set_overwrite(table.channel.id, overwrite)
    await table.env.settle()
    await turn(table, table.people[0])
    assert mail(table, dan) == []
    assert await table.bot.services.database.people.watchers(1) == []
