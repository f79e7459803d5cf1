"""A page like Discord in the browser, around the same bot that Discord runs."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.chat.app import CableCar, now
from bot.chat.jobs.life import BEAT
from bot.chat.painter import open_painter
from bot.chat.posts.rehearsal import rehearsal
from bot.cli.pageclock import Clock
from bot.cli.pagememory import PageMemory, free_port
from bot.cli.progress import drawing_sprites
from bot.cli.startup import ends_before, load_games
from bot.presenters import PRESENTERS
from bot.thinking.pool import open_pool
from bot.words.words import Words
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping, Sequence
    from datetime import datetime
    from pathlib import Path

    from bot.chat.gateway.shard import Shard
    from bot.chat.painter import Painter
    from bot.games.game import AnyGame
    from bot.settings import Settings
    from bot.thinking.thinker import Thinker

NAME = "Cable Car"
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
POSTMAN = "Direct messages"
"""Who repeats direct messages in the channel, as the page has no others."""
PATIENCE = 60.0
"""How long a click may take, in seconds: on a slow machine that of a replay takes the longest."""
TITLES = " or ".join(Words().say(f"game-{name}") for name in PRESENTERS)
GROUPS = " or ".join(f"/{presenter.group}" for presenter in PRESENTERS.values())
HINTS = f"""\
1. Type /game new and Enter, choose {TITLES}, click the arrow. (/game learn teaches you one.)
2. Press Add easy computer, or choose Ben above the messages, press Join, choose Ann; then Start.
3. Play with the buttons or with {GROUPS}. Direct messages are repeated in the channel.
4. Ctrl-C ends; your tables are here again next time."""


class PageBot(CableCar):
    """The bot in a channel that is new each time, where its older messages are gone.

    Clicks do not wait for what it does later by itself, such as a turn of the computer.

    Parameters
    ----------
    pace
        The seconds that pass in the club in each second.
    """

    def __init__(
        self,
        env: simcord.Env,
        database: Database,
        games: Mapping[str, AnyGame],
        painter: Painter,
        *,
        pace: float = 1,
        thinker: Thinker | None = None,
    ) -> None:
        super().__init__(
            database, games, painter, sleep=self._sleep, beat=BEAT * pace, thinker=thinker
        )
        self._env = env

    async def begin(self, shards: Sequence[Shard]) -> None:
        """Start as always, then post the open tables."""
        await super().begin(shards)
        await self.show_tables_again()

    async def _sleep(self, seconds: float) -> None:
        await self._env.external_wait(asyncio.sleep(seconds), reason="nothing is due yet")


@dataclass(frozen=True)
class Club:
    """A server with one channel, the people in it, and who repeats their direct messages."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]
    postman: simcord.MemberActor


async def serve(
    settings: Settings, database: Path, port: int | None, pace: float, stopping: asyncio.Event
) -> None:
    """Serve the page until its end is pressed.

    Parameters
    ----------
    database
        The file of the tables; the channels in it are those of the page, not of Discord.
    port
        Where the page is on this machine; 0: any free port; None: the usual one, or the next free.
    pace
        The seconds that pass in the club in each second.
    stopping
        Ends it, too.

    Raises
    ------
    DatabaseError, SettingsError, OSError
        When the database or a deck cannot be used, or the port is taken.
    """
    games = load_games(settings)
    port, notice = free_port(port)
    memory = PageMemory(database.with_suffix(".page"))
    async with (
        await Database.open(database, now=now) as opened,
        open_painter(settings.sprites_beside(database), rehearsal(), drawing_sprites) as painter,
        open_pool() as pool,
        open_club(memory.time) as club,
        visit(club, PageBot(club.env, opened, games, painter, pace=pace, thinker=pool)),
    ):
        preview = club.env.preview(club.channel, viewers=club.people, layout="channel", port=port)
        preview.capability = memory.key
        async with (
            preview as page,
            Clock(club.env, page, pace).running(memory, partial(club.postman.send, club.channel)),
        ):
            print(*notice, f"Cable Car is at {page.url}", HINTS, sep="\n", flush=True)
            if _has_screen():
                await asyncio.to_thread(webbrowser.open, page.url)
            closed = asyncio.ensure_future(page.wait_closed())
            if not await ends_before(closed, stopping):
                closed.cancel()


@asynccontextmanager
async def open_club(start: datetime) -> AsyncGenerator[Club]:
    """Make the server as it was last time, then let time pass until now, or until `start`.

    Ids come from the clock and from the order in which things are made: the same channel and the
    same people have the same ids in each run, and what comes later has new ones.
    """
    env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)), settle_timeout=PATIENCE)
    await env.start()
    try:
        if env.bot.user is not None:
            await env.bot.user.edit(username=NAME)
        server = env.create_guild("Board game club")
        channel = server.create_text_channel("games")
        _refuse_threads(env, channel)
        people = [
            server.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE
        ]
        postman = server.add_member(env.create_user("postman", global_name=POSTMAN))
        await env.advance_time(max(0.0, (start - env.now()).total_seconds()))
        yield Club(env, channel, people, postman)
    finally:
        await env.shutdown()


def _refuse_threads(env: simcord.Env, channel: simcord.ChannelHandle) -> None:
    denied = discord.Permissions(create_public_threads=True).value
    bot = Overwrite(env.backend.bot_user.id, OverwriteType.MEMBER, 0, denied)
    env.backend.set_overwrite(channel.id, bot)


@asynccontextmanager
async def visit(club: Club, bot: CableCar) -> AsyncGenerator[None]:
    """Let the bot come in, and close it at the end."""
    try:
        (shard,) = bot.open_shards(1)
        await club.env.restart_bot(shard)
        # What the bot refuses in words is no failure, as which the page would show it.
        vars(shard.tree).pop("on_error", None)
        yield
    finally:
        await bot.close()


def _has_screen() -> bool:
    names = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, names))
