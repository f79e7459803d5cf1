"""The bot as a client of Discord: what lives while it runs, and where interactions come in."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import structlog
from discord import app_commands

from bot.chat.commands import add_commands
from bot.chat.commands.translation import CatalogueTranslator
from bot.chat.interactions import dispatch as presses
from bot.chat.jobs.agenda import Agenda
from bot.chat.jobs.computer import Computers
from bot.chat.jobs.delivery import Delivery
from bot.chat.jobs.losses import close_all_lost, close_lost
from bot.chat.jobs.news import Announcer
from bot.chat.jobs.outbox import Outbox
from bot.chat.jobs.presence import Presence
from bot.chat.jobs.reminders import Reminders
from bot.chat.jobs.silence import Stalls
from bot.chat.jobs.votes import Late
from bot.chat.jobs.watching import Watching
from bot.chat.posts.film import Films
from bot.chat.posts.public import Posts
from bot.chat.transport.answers import explain, tell, words_for
from bot.presenters import PRESENTERS
from bot.tables.history.outcomes import Outcomes
from bot.tables.people.settings import People
from bot.tables.tables import Tables
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.painter import Painter
    from bot.games.game import AnyGame, Rng
    from storage import Database

log = structlog.get_logger()

LAST_ANSWERS = 3.0
"""Seconds that answers on their way have to arrive when the bot stops: Discord waits no longer."""
PAINTED_FIRST = 50
"""How many running tables are painted before the bot connects: the newest."""
_ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
"""The names discord.py gives to the tasks that answer interactions."""


# The bot does not speak; discord.py would complain at each start that it cannot.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class CableCar(discord.Client):
    """The bot.

    Parameters
    ----------
    database
        Where tables are kept; it must work with the bot's own `clock`. Closed with the bot.
    games
        The games on offer, by name.
    painter
        Who paints the pictures; it is closed after the bot, by whoever made it.
    rng
        What decks are shuffled with.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        painter: Painter,
        rng: Rng | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.database = database
        self.games = games
        self.tables = Tables(database, games, rng or SystemRandom(), self._owing, clock)
        self.people = People(database)
        self.posts = Posts(PRESENTERS, painter)
        self.films = Films(self.tables, self.posts, painter)
        self.outcomes = Outcomes(database, self.tables, self.posts.taste)
        presence = Presence(self, self.tables)
        reminders = Reminders(self, database, self.tables, self.people, self.posts, presence, clock)
        stalls = Stalls(self, database, self.tables, self.posts, clock)
        announcer = Announcer(self, self.tables, self.posts)
        late = Late(self, database, self.tables, self.posts, presence, clock)
        watching = Watching(self, database, self.tables, self.posts)
        computers = Computers(database, self.tables, clock)
        handlers = {
            **reminders.handlers,
            **stalls.handlers,
            **announcer.handlers,
            **presence.handlers,
            **watching.handlers,
            **late.handlers,
            **computers.handlers,
        }
        self.agenda = Agenda(database, handlers, clock)
        delivery = Delivery(self, database, self.tables, self.posts, self.agenda.arm)
        self.outbox = Outbox(database, delivery, clock)
        self.tree = Tree(self)
        self._noticing: asyncio.Task[None] | None = None
        add_commands(self)

    async def setup_hook(self) -> None:
        """Register the commands and take up what was owed or due when the bot stopped."""
        await self.people.load()
        await self.tree.set_translator(CatalogueTranslator())
        try:
            await self.tree.sync()
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.exception("commands not registered; the old ones stay", exc_info=error)
        await self._paint_open_tables()
        await self.outbox.start()
        self.agenda.arm()
        self._noticing = asyncio.create_task(self._notice_losses(), name="losses")

    async def _notice_losses(self) -> None:
        """Close the tables that have been lost while the bot was away, once it knows its servers.

        Not in `on_ready`: discord.py calls that even after the end, and fails.
        """
        await self.wait_until_ready()
        await close_all_lost(self, self.database, self.tables)

    async def close(self) -> None:
        """Answer who is waiting, stop working, then close the database."""
        answering = [task for task in asyncio.all_tasks() if task.get_name() in _ANSWERING]
        if answering:
            await asyncio.wait(answering, timeout=LAST_ANSWERS)
        if self._noticing is not None:
            self._noticing.cancel()
        await self.outbox.close()
        await self.agenda.close()
        await super().close()
        await self.database.close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press of a button or select; commands go through the tree."""
        if interaction.type is discord.InteractionType.component:
            await presses.answer(self, interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that the bot is no longer on."""
        await close_lost(self, self.database, self.tables, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a channel that is deleted, and of its threads."""
        await close_lost(self, self.database, self.tables, channel.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that is deleted."""
        await close_lost(self, self.database, self.tables, payload.guild_id)

    async def show_tables_again(self) -> None:
        """Post every open table anew, for a channel whose older messages are gone."""
        for record in await self.database.tables.all_open():
            await self.database.outbox.delete_post(record.id)
            await self.tables.show_again(record.id)

    async def _paint_open_tables(self) -> None:
        """Draw what running tables show, so that nobody waits for sprites once the bot is ready."""
        for record in (await self.database.tables.all_open())[-PAINTED_FIRST:]:
            if record.status is TableStatus.RUNNING:
                table = await self.tables.seen(record)
                try:
                    position = await self.tables.position(table)
                    await self.posts.picture(self.posts.current(table, position))
                except Exception as error:
                    # One table that cannot be shown must not keep the bot from all the others.
                    log.exception("not painted ahead", table=record.id, exc_info=error)

    def _owing(self, table_id: int) -> None:
        """Deliver what a change owes Discord, and wait for what it has made due."""
        self.outbox.kick(table_id)
        self.agenda.arm()


class Tree(app_commands.CommandTree[CableCar]):
    """The slash commands. Whatever goes wrong in one is answered here."""

    async def on_error(
        self, interaction: discord.Interaction[CableCar], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with what went wrong; a list of suggestions that fails just stays empty."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        text = explain(cause, words_for(interaction))
        if interaction.type is not discord.InteractionType.autocomplete:
            await tell(interaction, text)


def clock() -> int:
    """Return the time in milliseconds since 1970-01-01 UTC."""
    return int(discord.utils.utcnow().timestamp() * 1000)
