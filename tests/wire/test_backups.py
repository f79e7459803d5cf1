"""Backups of the real process while people play at 40 moves a second, and a restored one."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from tests.bench.load import Club
from tests.wire.actor import Actor
from tests.wire.conftest import TOKEN
from tests.wire.description import description
from tests.wire.process import ROOT, BotProcess
from tests.wire.server import Loopback
from tests.wire.world import Person, World

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bench.clicks import Clicks

TABLES = 20
BACKUPS = 6
RATE, SECONDS = 40, 5
"""How many moves a second people try to make while each backup is taken, and how long."""


async def command(*arguments: str | Path) -> tuple[int, str]:
    """Run a command of the bot; return its status and what it wrote."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *map(str, arguments)),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    written, _ = await process.communicate()
    return process.returncode or 0, written.decode()


def shown(club: Club) -> dict[int, int]:
    """Return the version of each table that its newest post shows."""
    versions: dict[int, int] = {}
    for each in club.tables:
        for custom_id in each.seen.post.custom_ids:
            _, table, version, _ = custom_id.split(":", 3)
            versions[int(table)] = int(version)
    return versions


async def check(backup: Path, shown_before: dict[int, int]) -> None:
    """Assert that a backup is whole, can be played, and is not older than what was shown."""
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        stored = dict(connection.execute("SELECT id, version FROM tables"))
    assert {table for table, version in shown_before.items() if stored[table] < version} == set()
    status, said = await command("check", backup)
    assert (status, said.count("\n")) == (0, 1), said


async def go_on(table: Clicks, club: Club, at: int) -> None:
    """Ask for the post of a table, which the restored bot has never sent, and move there."""
    discord, before = table.seen.discord, table.seen.post
    person = next(each for each in discord.world.people if each.id in before.pings)
    await Actor(discord, person).slash(table.seen.channel, "game board")
    await discord.until(lambda: table.seen.post is not before and table.seen.post.custom_ids)
    await club.move(at)


@pytest.mark.soak
async def test_backups_under_load_are_whole_and_one_restored_after_a_kill_goes_on(
    tmp_path: Path,
) -> None:
    people = [Person(f"person-{number}") for number in range(2 * TABLES)]
    async with Loopback(World(people, []), description(), token=TOKEN) as discord:
        bot = BotProcess(discord, tmp_path)
        try:
            await bot.start()
            club = Club(bot, discord)
            await club.open(TABLES)
            backups: list[tuple[Path, dict[int, int]]] = []
            for number in range(BACKUPS):
                playing = asyncio.ensure_future(club.at_rate(RATE, SECONDS))
                target = tmp_path / f"backup-{number}.sqlite3"
                backups.append((target, shown(club)))
                status, said = await command("backup", target, "--database", bot.database)
                assert status == 0, said
                status, said = await command("check", bot.database)
                assert status == 0, said
                load = await playing
                sys.stdout.write(f"{len(load.waited) / load.taken:.1f} moves a second\n")
            for backup, before in backups:
                await check(backup, before)
            await bot.kill()
            for end in ("", "-wal", "-shm"):
                bot.database.with_name(bot.database.name + end).unlink()
            backups[-1][0].rename(bot.database)
            await bot.start()
            for at, table in enumerate(club.tables):
                await go_on(table, club, at)
            status, said = await command("check", bot.database)
            assert status == 0, said
            assert await bot.stop() == 0
            assert "Traceback" not in bot.log
        finally:
            await bot.kill()
        assert discord.complaints == []
