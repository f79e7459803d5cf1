"""A page like Discord in the browser, around the same bot that Discord runs."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
import simcord

from bot.chat.client import CableCar, now
from bot.chat.painter import open_painter
from bot.chat.posts.rehearsal import rehearse
from bot.cli.startup import load_games
from bot.presenters import PRESENTERS
from bot.words.words import Words
from storage import Database

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    from bot.settings import Settings

NAME = "Cable Car"
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
PATIENCE = 60.0
"""How long a click may take, in seconds: on a slow machine that of a replay takes the longest."""
TITLES = " or ".join(Words().say(f"game-{name}") for name in PRESENTERS)
"""Named, and to be typed: the page asks for choices at the first letter only."""
GROUPS = " or ".join(f"/{presenter.group}" for presenter in PRESENTERS.values())
HINTS = f"""\
1. Type /game new and Enter, begin to type {TITLES}, choose it, click the arrow.
2. Press Add computer, or choose Ben above the messages, press Join and choose Ann; press Start.
3. Play with the buttons or with {GROUPS}. Ctrl-C ends; your tables are here again next time."""


class PageBot(CableCar):
    """The bot in a channel that is new each time, where its older messages are gone."""

    async def setup_hook(self) -> None:
        """Start as always, then post the open tables."""
        await super().setup_hook()
        await self.show_tables_again()


@dataclass(frozen=True)
class Club:
    """A server with one channel and the people in it."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: list[simcord.MemberActor]


async def serve(settings: Settings, database: Path, port: int) -> None:
    """Serve the page until its end is pressed or the task is cancelled.

    Parameters
    ----------
    database
        The file of the tables; the channels in it are those of the page, not of Discord.
    port
        Where the page is on this machine; 0: any free port.

    Raises
    ------
    DatabaseError, SettingsError, OSError
        When the database or a deck cannot be used, or the port is taken.
    """
    games = load_games(settings)
    _check_free(port)
    async with (
        await Database.open(database, now=now) as opened,
        open_painter(settings.sprites_beside(database), rehearse) as painter,
        open_club() as club,
        visit(club, PageBot(opened, games, painter)),
        club.env.preview(club.channel, viewers=club.people, layout="channel", port=port) as page,
    ):
        print(f"Cable Car is at {page.url}", HINTS, sep="\n", flush=True)
        if _has_screen():
            await asyncio.to_thread(webbrowser.open, page.url)
        await page.wait_closed()


@asynccontextmanager
async def open_club() -> AsyncGenerator[Club]:
    """Make the server as it was last time, then let time pass until today.

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
        people = [
            server.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE
        ]
        passed = (datetime.now(UTC) - env.now()).total_seconds()
        await env.advance_time(max(0.0, passed))
        yield Club(env, channel, people)
    finally:
        await env.shutdown()


@asynccontextmanager
async def visit(club: Club, bot: CableCar) -> AsyncGenerator[None]:
    """Let the bot come in, and close it at the end."""
    try:
        await club.env.restart_bot(bot)
        yield
    finally:
        await bot.close()


def _check_free(port: int) -> None:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError as error:
        raise OSError(f"Port {port} cannot be used; choose another with --port.") from error


def _has_screen() -> bool:
    """Return True if a browser would open a window instead of taking over the terminal."""
    names = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, names))
