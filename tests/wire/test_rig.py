"""The loopback Discord trips a client where the real one does."""

from __future__ import annotations

import asyncio
import errno
from typing import TYPE_CHECKING, Any

import aiohttp
import discord as library
import pytest
import pytest_asyncio
from discord.http import Route

from tests.wire.faults import Fault
from tests.wire.interaction import Callback
from tests.wire.puppet import PNG, Puppet, board, picture
from tests.wire.seams import seams
from tests.wire.world import Channel

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.wire.actor import Actor
    from tests.wire.messages import Message
    from tests.wire.server import Loopback

Press = library.Interaction[Puppet]


@pytest_asyncio.fixture
async def puppet(discord: Loopback, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Puppet]:
    for owner, name, value in seams(discord.base):
        monkeypatch.setattr(owner, name, value)
    async with Puppet() as client:
        running = asyncio.create_task(client.start(discord.token))
        await client.wait_until_ready()
        yield client
    await running


@pytest.fixture
def channel(puppet: Puppet, games: Channel) -> library.TextChannel:
    """The channel as the client sees it."""
    found = puppet.get_channel(games.id)
    assert isinstance(found, library.TextChannel)
    return found


async def post(discord: Loopback, channel: library.TextChannel, **extra: Any) -> Message:
    sent = await channel.send(view=board(), file=picture(), **extra)
    return discord.messages[sent.id]


async def test_a_subcommand_reaches_the_bot_with_its_options(
    puppet: Puppet, ann: Actor, games: Channel
) -> None:
    named: list[str] = []

    async def name(press: Press) -> None:
        named.append(press.namespace.game)
        await press.response.send_message(press.user.display_name)

    puppet.handler = name
    done = await ann.slash(games, "game new", game="sanfrancisco")
    assert named == ["sanfrancisco"]
    assert [message.content for message in ann.answers(done)] == [ann.person.name]


async def test_autocomplete_offers_choices(puppet: Puppet, ann: Actor, games: Channel) -> None:
    assert await ann.complete(games, "game new", "game", "san") == [{"name": "San", "value": "san"}]


async def test_a_picture_arrives_as_bytes_and_is_not_listed_as_attachment(
    discord: Loopback, channel: library.TextChannel
) -> None:
    sent = await channel.send(view=board(), file=picture())
    kept = discord.messages[sent.id]
    assert sent.attachments == []
    assert [attachment.content for attachment in kept.attachments] == [PNG]
    assert kept.alt_texts == ["Two cities."]
    assert kept.text == "The board."


async def test_an_edit_drops_the_picture_it_does_not_send_again(
    discord: Loopback, channel: library.TextChannel
) -> None:
    sent = await channel.send(view=board(), file=picture())
    with pytest.raises(library.HTTPException) as refused:
        await sent.edit(view=board("Later."), attachments=[])
    assert refused.value.code == 50035
    assert "board.png, which is not attached" in discord.complaints.pop()
    await sent.edit(view=board("Later."), attachments=[picture()])
    assert discord.messages[sent.id].text == "Later."


async def test_a_click_is_answered_by_changing_its_message(
    discord: Loopback, puppet: Puppet, channel: library.TextChannel, bob: Actor
) -> None:
    async def change(press: Press) -> None:
        view = board(f"{press.user.name} drew.")
        await press.response.edit_message(view=view, attachments=[picture()])

    puppet.handler = change
    message = await post(discord, channel)
    done = await bob.click(message, "t:1:2:draw")
    assert done.callback is Callback.UPDATE
    assert discord.messages[message.id].text == f"{bob.person.name} drew."


async def test_a_private_answer_is_for_one_person(
    discord: Loopback, puppet: Puppet, games: Channel, ann: Actor, bob: Actor
) -> None:
    async def whisper(press: Press) -> None:
        files = [picture()]
        await press.response.send_message(view=board("Yours."), files=files, ephemeral=True)

    puppet.handler = whisper
    [answer] = ann.answers(await ann.slash(games, "game new", game="x"))
    assert answer.reader is ann.person
    assert discord.posts(games) == []
    with pytest.raises(AssertionError, match="private"):
        await bob.click(answer, "t:1:2:draw")
    with pytest.raises(library.NotFound):
        await puppet.http.get_message(games.id, answer.id)


async def test_the_thinking_answer_becomes_the_first_message_that_follows(
    puppet: Puppet, ann: Actor, games: Channel
) -> None:
    async def think(press: Press) -> None:
        await press.response.defer(ephemeral=True, thinking=True)
        await press.followup.send("First.")
        await press.followup.send("Second.", ephemeral=True)

    puppet.handler = think
    done = await ann.slash(games, "game new", game="x")
    await ann.discord.until(lambda: done.followups)
    assert [message.content for message in ann.answers(done)] == ["First.", "Second."]


async def test_a_second_answer_and_a_late_one_are_refused(
    discord: Loopback, puppet: Puppet, ann: Actor, games: Channel
) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def twice(press: Press) -> None:
        route = Route("POST", f"/interactions/{press.id}/{press.token}/callback")
        for _ in range(2):
            try:
                await puppet.http.request(route, json={"type": 5})
            except library.HTTPException as error:
                codes.put_nowait(error.code)

    puppet.handler = twice
    await ann.slash(games, "game new", game="x")
    assert await codes.get() == 40060
    discord.ack_window = 0
    await ann.slash(games, "game new", game="x", wait=False)
    assert [await codes.get(), await codes.get()] == [10062, 10062]


async def test_a_nonce_makes_one_message_of_two(
    discord: Loopback, channel: library.TextChannel, games: Channel
) -> None:
    first = await post(discord, channel, nonce="t1:7")
    again = await post(discord, channel, nonce="t1:7")
    other = await post(discord, channel, nonce="t1:8")
    assert discord.posts(games) == [first, other]
    assert again is first


async def test_only_the_allowed_mention_notifies(
    discord: Loopback, channel: library.TextChannel, ann: Actor, bob: Actor
) -> None:
    text = f"<@{ann.person.id}> and <@{bob.person.id}>"
    allowed = library.AllowedMentions(users=[library.Object(bob.person.id)])
    sent = await channel.send(text, allowed_mentions=allowed)
    assert discord.messages[sent.id].pings == {bob.person.id}


async def test_what_is_deleted_is_unknown(
    discord: Loopback, puppet: Puppet, channel: library.TextChannel, games: Channel
) -> None:
    sent = await channel.send("Here.")
    await discord.delete_message(discord.messages[sent.id])
    with pytest.raises(library.NotFound) as message_gone:
        await sent.edit(content="Still here.")
    await discord.delete_channel(games)
    with pytest.raises(library.NotFound) as channel_gone:
        await channel.send("Anybody?")
    assert (message_gone.value.code, channel_gone.value.code) == (10008, 10003)
    assert puppet.get_channel(games.id) is None


async def test_an_archived_thread_is_opened_before_an_edit(
    discord: Loopback, puppet: Puppet, games: Channel
) -> None:
    thread = Channel("the game", parent=games)
    discord.world.channels.append(thread)
    found = await puppet.fetch_channel(thread.id)
    assert isinstance(found, library.Thread)
    sent = await found.send("Here.")
    thread.archived = True
    with pytest.raises(library.HTTPException) as refused:
        await sent.edit(content="Still here.")
    await found.edit(archived=False)
    await sent.edit(content="Here again.")
    assert refused.value.code == 50083
    assert discord.messages[sent.id].text == "Here again."


@pytest.mark.parametrize(
    ("permission", "code"),
    [("view_channel", 50001), ("send_messages", 50013), ("attach_files", 50013)],
)
async def test_a_missing_permission_is_told_and_enforced(
    discord: Loopback,
    puppet: Puppet,
    channel: library.TextChannel,
    games: Channel,
    ann: Actor,
    permission: str,
    code: int,
) -> None:
    allowed: list[bool] = []

    async def look(press: Press) -> None:
        allowed.append(getattr(press.app_permissions, permission))
        await press.response.send_message("Looked.")

    puppet.handler = look
    await discord.deny(games, permission)
    await ann.slash(games, "game new", game="x")
    with pytest.raises(library.Forbidden) as refused:
        await post(discord, channel)
    assert allowed == [False]
    assert refused.value.code == code


async def test_a_rate_limit_is_waited_for_and_the_file_is_whole(
    discord: Loopback, channel: library.TextChannel
) -> None:
    discord.faults.add(Fault("POST /channels", 429, times=2))
    message = await post(discord, channel)
    assert message.attachments[0].content == PNG


async def test_a_reset_connection_is_seen_as_one(
    discord: Loopback, channel: library.TextChannel, games: Channel
) -> None:
    discord.faults.add(Fault("POST /channels"))
    with pytest.raises(aiohttp.ClientOSError) as lost:
        await post(discord, channel)
    assert lost.value.errno == errno.ECONNRESET
    assert discord.posts(games) == []


async def test_an_answer_lost_on_the_way_leaves_the_message(
    discord: Loopback, channel: library.TextChannel, games: Channel
) -> None:
    discord.faults.add(Fault("POST /channels", 503, late=True))
    with pytest.raises(library.DiscordServerError):
        await post(discord, channel, nonce="t1:7")
    assert await post(discord, channel, nonce="t1:7") is discord.posts(games)[0]


async def test_a_dropped_connection_is_resumed_and_misses_nothing(
    discord: Loopback, puppet: Puppet, ann: Actor, games: Channel
) -> None:
    await discord.gateway.drop()
    done = await ann.slash(games, "game new", game="x")
    assert done.callback is Callback.MESSAGE
    assert (discord.gateway.resumes, len(discord.gateway.identifies)) == (1, 1)


async def test_a_wrong_token_is_refused(discord: Loopback, monkeypatch: pytest.MonkeyPatch) -> None:
    for owner, name, value in seams(discord.base):
        monkeypatch.setattr(owner, name, value)
    async with Puppet() as client:
        with pytest.raises(library.LoginFailure):
            await client.login("another.test.token")


async def test_what_the_api_has_no_route_for_is_complained_about(
    discord: Loopback, puppet: Puppet
) -> None:
    with pytest.raises(library.DiscordServerError):
        await puppet.http.request(Route("PUT", "/nowhere"), json={})
    assert "no such route" in discord.complaints.pop()
