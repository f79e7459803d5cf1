"""Several processes on one database share out the shards, and take over from each other."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.postgres import name_of
from tests.wire.process import BotProcess
from tests.wire.table import one_on_each_shard, start

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from storage.location import Server
    from tests.postgres import PostgresServer
    from tests.wire.actor import Actor
    from tests.wire.interaction import Interaction
    from tests.wire.server import Loopback
    from tests.wire.table import TableSeen

COUNT = 2


@pytest.fixture
def tables(discord: Loopback) -> list[TableSeen]:
    """A channel on a server of each shard."""
    return one_on_each_shard(discord, COUNT)


class Bots:
    """Processes of the bot on one database."""

    def __init__(self, discord: Loopback, folder: Path, server: Server) -> None:
        self.all: dict[str, BotProcess] = {}
        self._discord = discord
        self._folder = folder
        self._server = server

    async def launch(self, name: str) -> BotProcess:
        """Start a process and do not wait for anything."""
        if name not in self.all:
            (self._folder / name).mkdir()
            self.all[name] = BotProcess(
                self._discord,
                self._folder / name,
                {"CABLE_CAR_SHARDS": str(COUNT)},
                forked=True,
                name=name,
                server=self._server,
            )
        await self.all[name].launch()
        return self.all[name]

    def shards_of(self, name: str) -> list[int]:
        return self._discord.gateway.shards_of(name)

    async def share(self, **held: int) -> None:
        """Wait until each process runs so many shards, and together all of them once."""

        def shared() -> bool:
            found = {name: self.shards_of(name) for name in self.all}
            running = sorted(number for shards in found.values() for number in shards)
            numbers = {name: len(shards) for name, shards in found.items() if shards}
            return running == [*range(COUNT)] and numbers == held

        await self._discord.until(shared)

    def answerers(self, asked: Interaction) -> set[str]:
        """The processes that have tried to answer first."""
        found = self._discord.requests
        return {each.process for each in found if f"{asked.token}/callback" in each.path}


@pytest_asyncio.fixture
async def bots(discord: Loopback, tmp_path: Path, postgres_location: Server) -> AsyncIterator[Bots]:
    made = Bots(discord, tmp_path, postgres_location)
    yield made
    for process in made.all.values():
        await process.kill()
        sys.stdout.write(process.log)


async def test_shards_are_shared_out_anew_when_processes_come_and_go(
    bots: Bots, discord: Loopback, tables: list[TableSeen], ann: Actor, bob: Actor
) -> None:
    left = await bots.launch("left")
    await bots.share(left=2)
    for seen in tables:
        await start(seen, ann, bob)
        await seen.press(ann, "draw")
    right = await bots.launch("right")
    await bots.share(left=1, right=1)
    # Nobody registers the commands but the one that began with shard 0.
    assert [each.process for each in discord.requests if each.method == "PUT"] == ["left"]
    for number, seen in enumerate(tables):
        pressed = await seen.press(ann, "place 1")
        await seen.offers("draw")
        assert seen.post.pings == {bob.person.id}
        assert bots.answerers(pressed) == {"left" if number < 1 else "right"}

    assert await left.stop() == 0
    await bots.share(right=2)
    for seen in tables:
        await seen.press(bob, "draw")
        await seen.press(bob, "place 1")
        await seen.offers("draw")
        assert seen.post.pings == {ann.person.id}

    # One that is killed gives nothing back; the other waits until its time is over.
    await bots.launch("left")
    await bots.share(left=1, right=1)
    await right.kill()
    await bots.share(left=2)
    for seen in tables:
        await seen.press(ann, "draw")
    assert "Traceback" not in left.log + right.log
    assert await left.stop() == 0


async def test_a_process_that_stands_still_is_replaced_and_does_nothing_when_it_wakes(
    bots: Bots, discord: Loopback, tables: list[TableSeen], ann: Actor, bob: Actor
) -> None:
    left = await bots.launch("left")
    await bots.share(left=2)
    await start(tables[0], ann, bob)
    await bots.launch("right")
    await bots.share(left=1, right=1)
    asleep = "left" if 0 in bots.shards_of("left") else "right"
    awake = "right" if asleep == "left" else "left"
    seen, sleeper = tables[0], bots.all[asleep]
    await sleeper.pause()
    posts = len(discord.posts(seen.channel))
    # Nobody hears of it yet but the one that stands still.
    missed = await ann.click(seen.post, seen.actions["draw"], wait=False)
    await discord.until(lambda: bots.shards_of(awake) == [0, 1])
    pressed = await seen.press(ann, "draw")
    assert bots.answerers(pressed) == {awake}
    sleeper.go_on()
    await bots.share(left=1, right=1)
    assert bots.answerers(missed) == set()
    assert len(discord.posts(seen.channel)) == posts
    await seen.press(ann, "place 1")
    await seen.offers("draw")
    assert "Traceback" not in left.log + bots.all["right"].log
    for process in bots.all.values():
        assert await process.stop() == 0


async def test_a_process_that_has_slept_through_an_update_ends(
    bots: Bots, postgres: PostgresServer, postgres_location: Server
) -> None:
    left = await bots.launch("left")
    await bots.share(left=2)
    await left.pause()
    # What another process has done meanwhile.
    name = name_of(postgres_location)
    ((version, usable_by),) = postgres.execute("SELECT version, usable_by FROM cable_car", name)
    postgres.execute("DELETE FROM processes", name)
    postgres.execute("UPDATE shards SET holder = 'right', token = token + 1", name)
    postgres.execute("UPDATE cable_car SET version = version + 1, usable_by = version + 1", name)
    left.go_on()
    try:
        assert await left.ended() == 78
    finally:
        back = f"UPDATE cable_car SET version = {version}, usable_by = {usable_by}"  # noqa: S608
        postgres.execute(back, name)
    assert f"has schema version {version + 1} and this release knows only up to" in left.log
    assert "Traceback" not in left.log


async def test_a_process_that_hears_nothing_of_discord_leaves_its_shards_to_others(
    bots: Bots, discord: Loopback, tables: list[TableSeen], ann: Actor, bob: Actor
) -> None:
    await bots.launch("left")
    await bots.share(left=2)
    await bots.launch("right")
    await bots.share(left=1, right=1)
    deaf = "left" if 0 in bots.shards_of("left") else "right"
    other = "right" if deaf == "left" else "left"
    discord.barred.add(deaf)
    await discord.gateway.drop(process=deaf)
    await discord.until(lambda: bots.shards_of(other) == [0, 1])
    await start(tables[0], ann, bob)
    pressed = await tables[0].press(ann, "draw")
    assert bots.answerers(pressed) == {other}
    discord.barred.clear()
    await bots.share(left=1, right=1)
    await tables[0].press(ann, "place 1")
    await tables[0].offers("draw")
    assert "Traceback" not in bots.all[other].log
    for process in bots.all.values():
        assert await process.stop() == 0


async def test_what_a_person_sets_on_one_server_holds_on_those_of_another_process(
    bots: Bots, tables: list[TableSeen], ann: Actor
) -> None:
    for name in ("left", "right"):
        await bots.launch(name)
    await bots.share(left=1, right=1)
    here = [0 in bots.shards_of(name) for name in ("left", "right")].index(True)
    there = next(
        number for number in range(COUNT) if number not in bots.shards_of(("left", "right")[here])
    )
    for language, said in (("pl", "Ustawienia"), ("it", "Impostazioni"), ("en", "settings")):
        await ann.slash(tables[0].channel, "me settings", language=language)
        asked = await ann.slash(tables[there].channel, "me settings")
        (told,) = ann.answers(asked)
        assert said.lower() in told.text.lower(), told.text
    for process in bots.all.values():
        assert await process.stop() == 0


async def test_more_processes_than_shards_wait_for_one_to_be_free(
    bots: Bots, tables: list[TableSeen], ann: Actor
) -> None:
    names = [f"bot{number}" for number in range(COUNT + 1)]
    for name in names:
        await bots.launch(name)
    running: list[str] = []

    def all_run() -> bool:
        running[:] = [name for name in names if len(bots.shards_of(name)) == 1]
        return len(running) == COUNT

    await tables[0].discord.until(all_run)
    (idle,) = set(names).difference(running)
    while "no shard is free" not in bots.all[idle].log:  # noqa: ASYNC110  (no event tells of it)
        await asyncio.sleep(0.01)
    gone = next(name for name in running if bots.shards_of(name) == [1])
    assert await bots.all[gone].stop() == 0
    await tables[0].discord.until(lambda: bots.shards_of(idle) == [1])
    asked = await ann.slash(tables[1].channel, "help")
    assert bots.answerers(asked) == {idle}
    for name in (*running, idle):
        assert await bots.all[name].stop() == 0
