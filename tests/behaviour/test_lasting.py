"""What happens around a table does not stop it: deleted posts, a Discord that fails, an end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.games.sanfrancisco import GAME
from storage.records import Change, Snapshot
from tests.behaviour.seats import close
from tests.behaviour.table import gather

if TYPE_CHECKING:
    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table

MINUTE = 60


def ids(posts: list[Seen]) -> list[int]:
    return [post.id for post in posts]


async def test_a_deleted_post_is_brought_back_by_a_command(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    table.env.backend.delete_message(table.channel.id, table.post.id)
    await table.env.settle()
    assert "draw" not in table.post.actions
    await table.slash(ann, "game board")
    assert "draw" in table.post.actions
    assert table.pings[-1] == frozenset()
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    assert table.mover is ben


async def test_a_post_that_discord_does_not_find_is_sent_anew_whatever_the_code(
    table: Table,
) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    lost = table.post
    path = f"/channels/{table.channel.id}/messages/{lost.id}"
    table.env.inject_error("PATCH", path, status=404, code=0, times=None)
    await table.slash(ann, "game board")
    assert table.post.id != lost.id
    assert "draw" in table.post.actions
    assert table.pings[-1] == frozenset()


async def test_a_game_goes_on_in_commands_when_posts_are_deleted(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    for post in table.posts():
        table.env.backend.delete_message(table.channel.id, post.id)
    await table.env.settle()
    await table.say(ann, "draw")
    await table.say(ann, "place 3")
    assert table.mover is ben


async def test_a_move_stands_while_discord_fails_and_the_board_follows(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.press(ann, "draw")
    before = ids(table.posts())
    for method, path in (("POST", "/channels/*"), ("PATCH", "/channels/*")):
        table.env.inject_error(method, path, status=503, times=None)
    moved = await table.press(ann, "place 1")
    assert moved.acknowledged
    assert ids(table.posts()) == before
    table.env.backend.faults.clear()
    await table.env.advance_time(MINUTE)
    assert len(table.posts()) == len(before) + 1
    assert table.mover is ben


async def test_what_was_owed_is_delivered_after_a_restart(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.press(ann, "draw")
    table.env.inject_error("*", "/channels/*", status=503, times=None)
    await table.press(ann, "place 1")
    table.env.backend.faults.clear()
    await table.restart()
    await table.env.advance_time(MINUTE)
    assert table.mover is ben
    assert "draw" in table.post.actions


async def test_a_move_whose_answer_is_lost_is_not_reported_as_failed(table: Table) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    table.env.inject_error("POST", "/interactions/*/callback", status=503, times=1)
    moved = await table.press(ann, "draw")
    assert moved.acknowledged
    assert moved.followups == []
    assert "place 1" in table.post.actions


async def test_an_answer_that_cannot_be_given_stops_nothing(table: Table) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    table.env.inject_error("POST", "/interactions/*/callback", status=503, times=None)
    await table.press(ann, "draw")
    table.env.backend.faults.clear()
    table.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=None)
    for command in ("board", "state", "log", "record export", "table end"):
        assert not (await table.slash(ann, f"game {command}")).acknowledged
    table.env.backend.faults.clear()
    await table.press(ann, "place 1")


async def test_a_game_that_cannot_be_read_is_told_of_and_closed(table: Table) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    broken = Change(setup="{}", snapshot=Snapshot(0, "{}"), owed=("board",))
    await table.bot.services.database.tables.change(here.id, here.version, broken)
    await table.restart()
    assert "can\u2019t be loaded" in table.post.text
    await close(table, ann)
    assert "was closed" in table.post.text
    assert all("can\u2019t be loaded" not in post.text for post in table.posts())
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


async def test_a_table_of_a_game_that_is_not_there_stops_nothing_elsewhere(table: Table) -> None:
    await gather(table, 2)
    session = table.bot.services.database.tables._session  # pyright: ignore[reportPrivateUsage]
    await session.execute("UPDATE tables SET game = 'of a later release'")
    await table.restart()
    ann, *_ = table.people
    elsewhere = table.guild.create_text_channel("elsewhere")
    await ann.slash(elsewhere, "game new", game="sanfrancisco")
    listed = table.told(await table.slash(ann, "game list")).text
    assert f"<#{elsewhere.id}>" in listed
    assert f"Unknown game · <#{table.channel.id}> · " in listed
    table.env.backend.delete_channel(table.channel.id)
    table.env.backend.delete_channel(elsewhere.id)
    await table.env.settle()
    assert await table.bot.services.database.tables.open_in(elsewhere.id) is None


async def test_who_plays_where_the_bot_may_not_post_is_told_and_the_board_follows(
    table: Table,
) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.press(ben, "!join")
    assert table.guild.me is not None
    denied = Overwrite(
        table.guild.me.id,
        OverwriteType.MEMBER,
        deny=discord.Permissions(send_messages=True).value,
    )
    table.env.backend.set_overwrite(table.channel.id, denied)
    await table.env.settle()
    for command, options in (("game start", {"first": ann}), ("sf draw", {})):
        told = table.told(await table.slash(ann, command, **options))
        assert "It is missing these permissions: Send Messages" in told.text
    table.env.backend.set_overwrite(table.channel.id, replace(denied, deny=0))
    await table.env.settle()
    await table.slash(ben, "game board")
    assert "place 1" in table.post.actions
    assert table.mover is ann


async def test_a_deleted_channel_ends_nothing_elsewhere(table: Table) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    table.env.backend.delete_channel(table.channel.id)
    table.channel = table.guild.create_text_channel("other")
    await table.env.settle()
    await gather(table, 2)
    await table.press(ann, "draw")
    assert "place 1" in table.post.actions


async def test_nobody_is_notified_by_an_edit_or_twice_in_a_turn(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    await table.press(ben, "draw")
    assert [pings for pings in table.pings if pings] == [{ann.id}, {ben.id}]


@pytest.mark.parametrize("pictures", ["newest", "all"])
async def test_a_turn_that_is_over_loses_its_buttons_and_its_picture_unless_they_are_kept(
    table: Table, pictures: str
) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "game table settings", pictures=pictures))
    assert "Pictures: " in told.text
    await table.press(ann, "draw")
    played = table.post.id
    await table.press(ann, "place 1")
    *_, last, _ = table.posts()
    assert last.id == played
    assert last.actions == {}
    assert len(last.pictures) == (pictures == "all")
    assert len(table.post.pictures) == 1


async def test_the_record_replays(table: Table) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    given = table.told(await table.slash(ann, "game record export"))
    [text] = [content.decode() for content in given.pictures]
    assert text.startswith("game sanfrancisco\n")
    assert text.endswith("---\n1 draw\n1 place 1\n")


async def test_all_players_close_the_table_together(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    asked = table.told(await table.slash(ben, "game table end"))
    await table.press(ben, "!ask end", asked)
    await table.press(ann, f"!agree {ben.id} end")
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


async def test_the_tables_of_the_server_are_listed(table: Table) -> None:
    ann, ben, *_ = table.people
    empty = table.told(await table.slash(ann, "game list")).text
    await gather(table, 2)
    listed = table.told(await table.slash(ben, "game list")).text
    assert "No open tables" in empty
    assert "\u2068Ann\u2069\u2019s turn" in listed
    assert table.channel.mention in listed
    assert GAME.name not in listed


async def with_a_column_taken(table: Table) -> None:
    """Let two players fill a column with six cards, and the first take it."""
    await gather(table, 2)
    ann, ben, *_ = table.people
    for person in (ann, ben) * 3:
        await table.press(person, "draw")
        await table.press(person, "place 1")
    await table.press(ann, "finalize 1")


async def log(table: Table) -> list[tuple[str, int | None, int]]:
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    rows = await table.bot.services.database.tables.actions(here.id)
    return [(row.notation.split()[0], row.interaction_id, row.part) for row in rows]


@pytest.mark.parametrize("by_command", [False, True])
async def test_all_that_needs_no_choice_is_placed_at_once(table: Table, by_command: bool) -> None:
    await with_a_column_taken(table)
    ann = table.people[0]
    before = len(await log(table))
    if by_command:
        await table.say(ann, "build !all")
    else:
        await table.press(ann, "!all")
    placed = (await log(table))[before:]
    assert len(placed) > 1
    assert {(name, interaction) for name, interaction, _ in placed} == {("build", placed[0][1])}
    assert [part for *_, part in placed] == list(range(1, len(placed) + 1))


@pytest.mark.parametrize("kept", [False, True])
async def test_table_closed_straight_after_a_turn_shows_its_last_picture_once(
    table: Table, *, kept: bool
) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco", pictures="all" if kept else "newest")
    await table.press(ben, "!join")
    await table.slash(ann, "game start", first=ann)
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    told = table.posts()[-2].text
    await close(table, ann)
    assert len([post for post in table.posts() if post.pictures]) == 1
    assert [post.text for post in table.posts()].count(told) == 1
    assert any("was closed" in post.text for post in table.posts())


async def test_pictures_of_posts_can_be_upright(table: Table) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="tickettoride", pictures="phone", seats=2)
    await table.press(ben, "!join")
    await table.press(ann, "!start")
    upright = table.post.pictures
    told = table.told(await table.slash(ann, "game table settings"))
    assert "upright for a phone" in told.text
    told = table.told(await table.slash(ann, "game table settings", pictures="newest"))
    assert "upright" not in told.text
    assert table.post.pictures != upright
