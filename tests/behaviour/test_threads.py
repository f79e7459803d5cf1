"""Tables in threads, archived or not, and in channels hidden from the bot: who may see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.words.words import Words
from tests.behaviour.table import gather
from tests.behaviour.test_watching import mail, turn

if TYPE_CHECKING:
    from collections.abc import Iterable

    import simcord

    from tests.behaviour.table import Table

ELSEWHERE = Words().say("no-such-table", table="1")
NOTHING = Words().say("list-none")


async def in_thread(table: Table, *, private: bool) -> simcord.ChannelHandle:
    """Start a game of two in a thread; return the channel above it."""
    parent = table.channel
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    ann, ben, *_ = table.people
    made = table.env.backend.create_thread(parent.id, "corner", ann.id, type=kind)
    table.env.backend.add_thread_member(made.id, ben.id)
    assert table.client.user is not None
    table.env.backend.add_thread_member(made.id, table.client.user.id)
    table.channel = ChannelHandle(table.env, table.guild, made)
    await table.env.settle()
    await gather(table, 2)
    return parent


async def archive(table: Table, *, restart: bool) -> None:
    archived = {"archived": True}
    table.env.backend.edit_channel(table.channel.id, {}, thread_metadata=archived)
    await table.env.settle()
    if restart:
        await table.restart()
        # Discord names a bot that comes in only the threads that are not archived.
        guild = table.client.get_guild(table.guild.id)
        assert guild is not None
        thread = guild.get_thread(table.channel.id)
        assert thread is not None
        guild._remove_thread(thread)  # pyright: ignore[reportPrivateUsage]
    assert table.client.get_channel(table.channel.id) is None


def deny_view(table: Table, channel: simcord.ChannelHandle, person: simcord.MemberActor) -> None:
    denied = discord.Permissions(view_channel=True).value
    given = Overwrite(person.id, OverwriteType.MEMBER, 0, denied)
    table.env.backend.set_overwrite(channel.id, given)


async def answers(
    table: Table, person: simcord.MemberActor, channel: simcord.ChannelHandle
) -> list[str]:
    """Return what somebody is answered who asks for the table from elsewhere."""
    listed = await person.slash(channel, "game list")
    asked = [
        await person.slash(channel, f"game {command}", table=1)
        for command in ("record export", "record replay", "table end")
    ]
    return [table.told(result).text for result in (listed, *asked)]


def assert_hidden(told: Iterable[str]) -> None:
    assert [*told] == [NOTHING, ELSEWHERE, ELSEWHERE, ELSEWHERE]


def assert_shown(told: list[str]) -> None:
    assert "1 · San Francisco" in told[0]
    assert ELSEWHERE not in told


async def forget_threads(table: Table) -> None:
    """Leave a database as an earlier release wrote it."""
    session = table.bot.services.database.tables._session  # pyright: ignore[reportPrivateUsage]
    await session.execute("DELETE FROM threads")


@pytest.mark.parametrize("earlier", [False, True], ids=["noted", "of an earlier release"])
@pytest.mark.parametrize("restart", [False, True], ids=["running", "after a restart"])
async def test_an_archived_private_thread_stays_hidden_from_third_persons(
    table: Table, restart: bool, earlier: bool
) -> None:
    parent = await in_thread(table, private=True)
    ann, _, cleo, dan = table.people
    assert_hidden(await answers(table, dan, parent))
    if earlier:
        await forget_threads(table)
    await archive(table, restart=restart)
    assert_hidden(await answers(table, dan, parent))
    assert_shown(await answers(table, ann, parent))
    allowed = discord.Permissions(manage_threads=True).value
    given = Overwrite(cleo.id, OverwriteType.MEMBER, allowed, 0)
    table.env.backend.set_overwrite(parent.id, given)
    await table.env.settle()
    assert_shown(await answers(table, cleo, parent))


@pytest.mark.parametrize("restart", [False, True], ids=["running", "after a restart"])
async def test_an_archived_public_thread_is_for_those_who_see_its_channel(
    table: Table, restart: bool
) -> None:
    parent = await in_thread(table, private=False)
    *_, cleo, dan = table.people
    elsewhere = table.guild.create_text_channel("elsewhere")
    deny_view(table, parent, dan)
    await archive(table, restart=restart)
    assert_hidden(await answers(table, dan, elsewhere))
    assert_shown(await answers(table, cleo, elsewhere))


async def test_nothing_is_told_of_a_thread_that_discord_cannot_be_asked_about(
    table: Table,
) -> None:
    parent = await in_thread(table, private=False)
    ann, *_, dan = table.people
    await forget_threads(table)
    await archive(table, restart=False)
    table.env.inject_error("GET", f"/channels/{table.channel.id}", status=503, times=None)
    assert_hidden(await answers(table, dan, parent))
    assert_shown(await answers(table, ann, parent))


def redact(table: Table) -> None:
    """Let the bot lose View Channel, as Discord then tells it of the channel."""
    table.env.backend.edit_channel(
        table.channel.id,
        {"name": "___hidden___"},
        overwrites=[
            Overwrite(
                table.guild.id,
                OverwriteType.ROLE,
                0,
                discord.Permissions(view_channel=True).value,
            )
        ],
    )


async def test_nothing_is_concluded_about_people_from_a_channel_hidden_from_the_bot(
    table: Table,
) -> None:
    await gather(table, 2)
    ann, ben, _, dan = table.people
    await table.slash(dan, "game table watch")
    elsewhere = table.guild.create_text_channel("elsewhere")
    before = table.env.backend.get_channel(table.channel.id)
    name, overwrites = before.name, [*before.overwrites]
    redact(table)
    await table.env.settle()
    assert_shown(await answers(table, ann, elsewhere))
    assert_hidden(await answers(table, dan, elsewhere))
    await table.bot.services.tables.play.act(1, ann.id, "draw")
    await table.bot.services.tables.play.act(1, ann.id, "place 1")
    await table.env.advance_time(3600)
    assert mail(table, dan) == []
    table.env.backend.edit_channel(table.channel.id, {"name": name}, overwrites=overwrites)
    await table.env.settle()
    await turn(table, ben)
    await table.env.advance_time(60)
    # The turn before may be told as well, once the channel can be read again; none is told twice.
    told = [each.text for each in mail(table, dan)]
    assert len(told) == len(set(told)) in (1, 2)
    assert "Ann" in told[-1]
