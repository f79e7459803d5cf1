"""The real process keeps its promises over real connections."""

from __future__ import annotations

import asyncio
import io
import signal
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from bot.cli.startup import WRONG
from render.layout import HEIGHT, WIDTH
from render.surface.shelf import Shelf
from render.worker.cache import made_with
from tests.wire import process
from tests.wire.faults import Fault
from tests.wire.interaction import Callback
from tests.wire.process import BotProcess
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from pathlib import Path

    from tests.wire.actor import Actor
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

SEND = "POST /channels"
EDIT = "PATCH /channels"


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


async def test_a_table_is_opened_joined_and_played_at(
    discord: Loopback, tmp_path: Path, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    bot = BotProcess(discord, tmp_path)
    await bot.start()
    await start(seen, ann, bob)
    assert seen.post.pings == {ann.person.id}
    with Image.open(io.BytesIO(seen.post.attachments[0].content)) as picture:
        assert picture.size == (WIDTH, HEIGHT)
    drawn = await seen.press(ann, "draw")
    assert drawn.callback in (Callback.UPDATE, Callback.DEFER_UPDATE)
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}
    assert await bot.stop() == 0


async def test_a_turn_that_is_over_loses_its_picture_and_its_buttons(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    *_, last, _ = seen.discord.posts(seen.channel)
    assert last.custom_ids == []
    assert not last.attachments


async def test_a_restart_goes_on_with_the_old_message(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    assert await bot.stop() == 0
    await bot.start()
    await seen.press(ann, "place 2")
    await seen.offers("draw")
    assert seen.post.pings == {bob.person.id}


async def test_what_is_owed_at_a_kill_is_delivered_at_the_next_start(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    posts, requests = len(discord.posts(seen.channel)), len(discord.requests)
    discord.faults.add(Fault(f"{SEND}|{EDIT}", times=99, hold=True))
    await ann.click(seen.post, seen.actions["place 1"])
    await discord.until(lambda: len(discord.requests) == requests + 2)
    await bot.kill()
    discord.faults.clear()
    await bot.start()
    await seen.offers("draw")
    assert len(discord.posts(seen.channel)) == posts + 1
    assert seen.post.pings == {bob.person.id}


async def test_first_turn_of_a_bot_killed_before_it_is_told_is_told_at_the_next_start(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await ann.slash(seen.channel, "game new", game="sanfrancisco", seats=2)
    await seen.offers("!join")
    await seen.press(bob, "!join")
    await discord.until(lambda: seen.post.pings)
    lobby, board = seen.post, Fault(SEND, hold=True)
    discord.faults.add(board)
    await ann.slash(seen.channel, "game start", first=ann.person, wait=False)
    await discord.until(lambda: not board.times)
    assert discord.messages[lobby.id].custom_ids == []
    await bot.kill()
    discord.faults.clear()
    await bot.start()
    await seen.offers("draw")
    assert seen.post.pings == {ann.person.id}
    assert len(discord.posts(seen.channel)) == 3


async def test_a_message_whose_answer_was_lost_is_not_sent_twice(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    posts = len(discord.posts(seen.channel))
    discord.faults.add(Fault(SEND, late=True))
    await ann.click(seen.post, seen.actions["place 1"])
    await seen.offers("draw")
    await bob.click(seen.post, seen.actions["draw"])
    await seen.offers("place 1")
    assert len(discord.posts(seen.channel)) == posts + 1


async def test_a_post_is_not_sent_twice_however_long_the_bot_was_away(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.press(ann, "draw")
    posts = len(discord.posts(seen.channel))
    discord.faults.add(Fault(SEND, hold=True, late=True))
    await ann.click(seen.post, seen.actions["place 1"])
    await discord.until(lambda: len(discord.posts(seen.channel)) > posts)
    await bot.kill()
    discord.faults.clear()
    for message in discord.posts(seen.channel):
        discord.keep(replace(message, nonce=None))
    lost = seen.post
    await bot.start()
    await discord.until(lambda: seen.post is not lost)
    await seen.press(bob, "draw")
    assert len(discord.posts(seen.channel)) == posts + 1


async def test_a_move_answered_too_late_stands(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    seen.discord.ack_window = 0
    await ann.click(seen.post, seen.actions["draw"], wait=False)
    await seen.offers("place 1")


@pytest.mark.parametrize("custom_id", ["t:1:1:draw", "t:999:1:draw", "t:1:1:!nothing", "mv:7:b2"])
async def test_a_stale_or_forged_button_is_answered_privately_and_changes_nothing(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, custom_id: str
) -> None:
    await start(seen, ann, bob)
    before = seen.post
    pressed = await ann.press(before, custom_id)
    [answer] = ann.answers(pressed)
    assert answer.reader is ann.person
    assert answer.text.endswith((".", "?"))
    assert seen.post is before


async def test_two_people_race_for_the_last_seat(
    bot: BotProcess, seen: TableSeen, discord: Loopback, ann: Actor, bob: Actor, cleo: Actor
) -> None:
    await ann.slash(seen.channel, "game new", game="sanfrancisco", seats=2)
    await seen.offers("!join")
    lobby, join = seen.post, seen.actions["!join"]
    one = await bob.press(lobby, join, wait=False)
    two = await cleo.press(lobby, join, wait=False)
    await discord.until(lambda: one.callback and two.callback)
    told = [actor.answers(done)[0].text for actor, done in ((bob, one), (cleo, two))]
    assert sorted(text.startswith("All 2 seats are taken,") for text in told) == [False, True]


async def test_a_missing_permission_is_named_before_a_table_opens(
    bot: BotProcess, discord: Loopback, games: Channel, ann: Actor
) -> None:
    await discord.deny(games, "attach_files")
    asked = await ann.slash(games, "game new", game="sanfrancisco")
    [answer] = ann.answers(asked)
    assert "Attach Files" in answer.text
    assert discord.posts(games) == []


async def test_a_deleted_channel_stops_nothing_elsewhere(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    other = await discord.create_channel("other")
    await discord.delete_channel(seen.channel)
    await start(TableSeen(discord, other), ann, bob)


async def test_a_dropped_connection_loses_no_click(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.discord.gateway.drop()
    await seen.press(ann, "draw")
    assert seen.discord.gateway.resumes == 1


async def test_an_outage_of_the_server_is_no_removal(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    await seen.discord.outage()
    await seen.press(ann, "draw")
    await seen.offers("place 1")


async def test_a_wrong_token_stops_with_one_sentence(discord: Loopback, tmp_path: Path) -> None:
    bot = BotProcess(discord, tmp_path, {"CABLE_CAR_TOKEN": "another.test.token"})
    await bot.launch()
    assert await bot.ended() == WRONG
    assert "Discord refuses the token" in bot.log
    assert "Traceback" not in bot.log


async def test_a_failed_registration_stops_nothing_and_logs_no_variables(
    discord: Loopback, tmp_path: Path, games: Channel, ann: Actor, bob: Actor
) -> None:
    bot = BotProcess(discord, tmp_path, forked=True)
    await bot.start()
    await bot.stop()
    discord.faults.add(Fault("PUT /applications", 400, code=50035))
    await bot.start()
    await start(TableSeen(discord, games), ann, bob)
    await bot.stop()
    assert "commands not registered" in bot.log
    assert "locals" not in bot.log


async def test_a_second_bot_on_one_database_stops_with_one_sentence(
    bot: BotProcess, discord: Loopback, tmp_path: Path
) -> None:
    second = BotProcess(discord, tmp_path, forked=True)
    await second.launch()
    assert await second.ended() == 1
    assert "Traceback" not in bot.log


async def test_a_click_is_answered_before_the_bot_ends(
    bot: BotProcess, discord: Loopback, seen: TableSeen, ann: Actor, bob: Actor
) -> None:
    await start(seen, ann, bob)
    requests = len(discord.requests)
    discord.faults.add(Fault("POST /interactions", hold=True))
    pressed = await ann.click(seen.post, seen.actions["draw"], wait=False)
    await discord.until(lambda: len(discord.requests) > requests)
    stopping = asyncio.ensure_future(bot.stop())
    discord.faults.clear()
    assert await stopping == 0
    assert pressed.callback in (Callback.UPDATE, Callback.DEFER_UPDATE)
    assert "Traceback" not in bot.log


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_the_bot_in_good_order(
    discord: Loopback, tmp_path: Path, how: signal.Signals
) -> None:
    bot = BotProcess(discord, tmp_path)
    await bot.start()
    assert await bot.stop(how) == 0
    assert "Traceback" not in bot.log


async def test_a_signal_ends_the_bot_while_sprites_are_drawn_and_children_too(
    discord: Loopback, tmp_path: Path
) -> None:
    folder = tmp_path / "sprites"
    bot = BotProcess(discord, tmp_path, {"CABLE_CAR_SPRITES": str(folder / "file")})
    await bot.start()
    # One process paints, another draws.
    while len(bot.children()) < 2:  # noqa: ASYNC110  (no event tells of it)
        await asyncio.sleep(0.01)
    children = bot.children()
    assert await bot.stop() == 0
    assert [child for child in children if child.exists()] == []
    assert "Traceback" not in bot.log
    # What was drawn so far is whole, if it was written.
    for file in folder.iterdir():
        assert file.name == "file"
        Shelf.from_bytes(file.read_bytes(), made_with())


async def test_a_process_that_does_not_end_tells_what_it_is_doing(
    discord: Loopback, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = BotProcess(discord, tmp_path, forked=True)
    await bot.start()
    monkeypatch.setattr(process, "ENDS", 0.0)
    with pytest.raises(AssertionError, match="bot did not end") as raised:
        await bot.stop(signal.SIGCONT)
    assert "Current thread" in str(raised.value)
    assert "Shard.connect line" in str(raised.value)
    monkeypatch.undo()
    assert await bot.stop() == -signal.SIGKILL
