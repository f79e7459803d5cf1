"""Whoever waits for the database is promised an answer before Discord gives up, and gets it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.wire.interaction import Callback
from tests.wire.messages import LOADING
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel

PANEL = ":!panel"


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


@pytest.fixture
def writer(bot: BotProcess) -> Iterator[sqlite3.Connection]:
    """Another process that can keep the database from being written."""
    with closing(sqlite3.connect(bot.database, isolation_level=None)) as connection:
        yield connection


async def test_a_press_shows_that_the_bot_thinks_until_it_is_carried_out(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, writer: sqlite3.Connection
) -> None:
    await start(seen, ann, bob)
    writer.execute("BEGIN IMMEDIATE")
    pressed = await ann.click(seen.post, seen.actions["draw"])
    assert pressed.callback is Callback.DEFER
    (promised,) = ann.answers(pressed)
    assert promised.reader is ann.person
    assert promised.flags & LOADING
    assert "place 1" not in seen.actions
    writer.execute("ROLLBACK")
    await seen.offers("place 1")
    await seen.discord.until(lambda: not ann.answers(pressed))


async def test_press_that_was_not_stored_is_not_acknowledged_without_a_word(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, writer: sqlite3.Connection
) -> None:
    await start(seen, ann, bob)
    opened = await ann.click(
        seen.post, next(each for each in seen.post.custom_ids if PANEL in each)
    )
    await seen.discord.until(lambda: ann.answers(opened)[0].custom_ids)
    (panel,) = ann.answers(opened)
    writer.execute("BEGIN IMMEDIATE")
    draws = [each for each in panel.custom_ids if each.endswith(":draw")]
    pressed = [await ann.click(seen.post, seen.actions["draw"]), await ann.click(panel, *draws)]
    await bot.kill()
    writer.execute("ROLLBACK")
    assert {each.callback for each in pressed} == {Callback.DEFER}
    assert all(answer.flags & LOADING for each in pressed for answer in ann.answers(each))


async def test_a_command_is_acknowledged_and_answered_later(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, writer: sqlite3.Connection
) -> None:
    await start(seen, ann, bob)
    writer.execute("BEGIN IMMEDIATE")
    asked = await ann.slash(seen.channel, "sf draw")
    assert asked.callback is Callback.DEFER
    writer.execute("ROLLBACK")
    await seen.discord.until(lambda: ann.answers(asked)[0].content)
    (answer,) = ann.answers(asked)
    assert answer.content.startswith("You draw")
    assert answer.reader is ann.person
    await seen.offers("place 1")
