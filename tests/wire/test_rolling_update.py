"""A release with one more step of the schema takes over from the one before, table by table."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

import pytest

from storage.schema import newest
from tests.postgres import name_of
from tests.wire.process import ROOT, BotProcess
from tests.wire.table import TableSeen, start
from tests.wire.world import Channel, World, snowflake_on

if TYPE_CHECKING:
    from pathlib import Path

    from tests.postgres import PostgresServer
    from tests.wire.actor import Actor
    from tests.wire.server import Loopback

COUNT = 2
SKETCHING = """
import sys
from bot.cli import run as command
from tests.quick import open_sketching
from tests.wire import run_bot
command.open_painter = open_sketching
sys.exit(run_bot.run())
"""
"""A bot that sketches its pictures, as the forked ones do."""
STEP = "ALTER TABLE tables ADD COLUMN seasons INTEGER NOT NULL DEFAULT 0 CHECK (seasons >= 0);"
"""What the next release adds: a column that this one neither reads nor writes."""


def next_release(folder: Path) -> Path:
    """Make a checkout of the release after this one; return its folder."""
    for name in ("bot", "render", "storage", "tests"):
        ignored = shutil.ignore_patterns("__pycache__", "records", "released", "pictures")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    number = newest() + 1
    (folder / "storage" / "migrations" / f"{number:04}_seasons.sql").write_text(STEP + "\n")
    schema = folder / "storage" / "schema.py"
    code = schema.read_text("utf-8")
    added = code.replace("frozenset({", f"frozenset({{{number}")
    assert added != code
    schema.write_text(added, "utf-8")
    return folder


@pytest.mark.soak
async def test_processes_are_updated_one_after_the_other_while_people_play(
    discord: Loopback,
    tmp_path: Path,
    postgres: PostgresServer,
    ann: Actor,
    bob: Actor,
) -> None:
    location = postgres.create()
    people, first = discord.world.people, snowflake_on(0, COUNT)
    discord.worlds[:] = [
        World(people, [Channel(f"quay-{shard}")], id=first + (shard << 22))
        for shard in range(COUNT)
    ]
    tables = [TableSeen(discord, world.channels[0]) for world in discord.worlds]
    settings = {"CABLE_CAR_SHARDS": str(COUNT)}
    roots = {"old": ROOT, "new": next_release(tmp_path / "checkout")}
    bots: dict[str, BotProcess] = {}
    for name, root in roots.items():
        (tmp_path / name).mkdir()
        bots[name] = BotProcess(
            discord,
            tmp_path / name,
            settings,
            root=root,
            launcher=("-c", SKETCHING),
            forked=root == ROOT,
            name=name,
            server=location,
        )
    old, new = bots.values()

    def share(**held: int) -> bool:
        return all(len(discord.gateway.shards_of(name)) == held[name] for name in held)

    def version() -> tuple[int, int]:
        """The version of the schema, and the oldest whose release can use it."""
        ((found, usable),) = postgres.execute(
            "SELECT version, usable_by FROM cable_car", name_of(location)
        )
        return found, usable

    try:
        await old.launch()
        await discord.until(lambda: share(old=2))
        for seen in tables:
            await start(seen, ann, bob)
            await seen.press(ann, "draw")
        before, usable = version()
        assert before == newest()
        await new.launch()
        await discord.until(lambda: share(old=1, new=1))
        assert version() == (before + 1, usable)
        for seen in tables:
            await seen.press(ann, "place 1")
            await seen.offers("draw")
            await seen.press(bob, "draw")
        # One of the release before that is started again still knows its way.
        assert await old.stop() == 0
        await discord.until(lambda: share(new=2))
        await old.launch()
        await discord.until(lambda: share(old=1, new=1))
        for seen in tables:
            await seen.press(bob, "place 1")
            await seen.offers("draw")
        assert await old.stop() == 0
        await discord.until(lambda: share(new=2))
        for seen in tables:
            await seen.press(ann, "draw")
        assert await new.stop() == 0
        assert "Traceback" not in old.log + new.log
        assert version() == (before + 1, usable)
    finally:
        for process in bots.values():
            await process.kill()
            sys.stdout.write(process.log)
        postgres.drop(location)
