"""Whoever waits for the database is promised an answer before Discord gives up, and gets it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.wire.interaction import Callback
from tests.wire.table import TableSeen, start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.wire.actor import Actor
    from tests.wire.process import BotProcess
    from tests.wire.server import Loopback
    from tests.wire.world import Channel


@pytest.fixture
def seen(discord: Loopback, games: Channel) -> TableSeen:
    return TableSeen(discord, games)


@pytest.fixture
def writer(bot: BotProcess) -> Iterator[sqlite3.Connection]:
    """Another process that can keep the database from being written."""
    with closing(sqlite3.connect(bot.database, isolation_level=None)) as connection:
        yield connection


async def test_a_press_is_acknowledged_and_carried_out_later(
    bot: BotProcess, seen: TableSeen, ann: Actor, bob: Actor, writer: sqlite3.Connection
) -> None:
    await start(seen, ann, bob)
    writer.execute("BEGIN IMMEDIATE")
    pressed = await ann.click(seen.post, seen.actions["draw"])
    assert pressed.callback is Callback.DEFER_UPDATE
    assert "place 1" not in seen.actions
    writer.execute("ROLLBACK")
    await seen.offers("place 1")
    assert [answer for answer in ann.answers(pressed) if answer.reader] == []


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
