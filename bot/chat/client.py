"""The bot as a client of Discord: puts its parts together and hands events on to them."""

from __future__ import annotations

import asyncio
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat.commands import add_commands
from bot.chat.commands.checking import LONGEST_TYPED, focused_option, is_known, longest_typed
from bot.chat.commands.moved import move
from bot.chat.commands.registration import register
from bot.chat.interactions import dispatch
from bot.chat.interactions.allowance import is_allowed
from bot.chat.interactions.press import warn_when_refused
from bot.chat.jobs.agenda import Agenda
from bot.chat.jobs.delivery import Delivery
from bot.chat.jobs.handlers import handlers
from bot.chat.jobs.life import BEAT, Life
from bot.chat.jobs.losses import close_all_lost, close_lost
from bot.chat.jobs.outbox import Outbox
from bot.chat.jobs.warming import paint_open_tables
from bot.chat.posts.film import Films
from bot.chat.posts.public import Posts
from bot.chat.services import Services
from bot.chat.transport.admission import Admission
from bot.chat.transport.answers import tell, tell_error
from bot.chat.transport.course import begin, concerns, note, reach
from bot.chat.transport.deliveries import Deliveries
from bot.chat.transport.gateway import REFUSING, guard_events
from bot.chat.transport.limits import Limits
from bot.chat.transport.prompts import Prompts
from bot.chat.transport.suggestions import suggest, suggest_nothing
from bot.monitoring.probe import SILENT, Outcome, Stage
from bot.presenters import PRESENTERS
from bot.tables.history.outcomes import Outcomes
from bot.tables.people.settings import People
from bot.tables.people.sightings import Sightings
from bot.tables.servers import Servers
from bot.tables.tables import Tables
from bot.thinking.thinker import ThreadThinker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.chat.painter import Painter
    from bot.games.game import AnyGame, Rng
    from bot.monitoring.probe import Probe
    from bot.presenters.presenter import AnyPresenter
    from bot.thinking.thinker import Thinker
    from storage import Database

LAST_ANSWERS = 3.0
"""Seconds that answers on their way have to arrive when the bot stops: Discord waits no longer."""
_ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker", REFUSING)
"""The names of the tasks that answer interactions, mostly given by discord.py."""
_CONTROLS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


# The bot does not speak; discord.py would complain at each start that it cannot.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class CableCar(discord.Client):
    """The bot.

    Parameters
    ----------
    database
        Stores the tables; the caller opens it with `now` of this module, the bot closes it.
    games, presenters
        The games on offer, and the presenter of each, by the game's name.
    painter
        Paints the pictures; the caller closes it after the bot.
    rng
        Makes every random choice of the games; None: the generator of the operating system.
    sleep
        Waits so many seconds for what is to be done next; None: `asyncio.sleep`.
    beat
        Seconds between two notes in the database that the bot runs.
    limits
        The limits of members and servers; None: the usual ones.
    thinker
        Thinks for computers; None: threads of this process.
    """

    def __init__(  # noqa: PLR0913  (the parts of a bot, most with a usual value)
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        painter: Painter,
        rng: Rng | None = None,
        *,
        presenters: Mapping[str, AnyPresenter] = PRESENTERS,
        sleep: Callable[[float], Awaitable[object]] | None = None,
        beat: float = BEAT,
        limits: Limits | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        thinker = thinker or ThreadThinker()
        tables = Tables(database, games, rng or SystemRandom(), self._start_jobs, now, thinker)
        posts = Posts(presenters, painter)
        self.services = Services(
            discord=self,
            database=database,
            games=games,
            tables=tables,
            people=People(database),
            servers=Servers(database),
            posts=posts,
            films=Films(tables.archive, posts, painter),
            sightings=Sightings(),
            outcomes=Outcomes(database, tables.archive, posts.taste),
            deliveries=Deliveries(self._attempted),
            prompts=Prompts(),
            limits=limits or Limits(),
            thinker=thinker,
            now=now,
        )
        self.agenda = Agenda(database, handlers(self.services), now, sleep)
        deliver = Delivery(self.services, self.agenda.arm)
        self.outbox = Outbox(database, self.services.deliveries.following(deliver), now)
        self.life = Life(database, beat, sleep)
        self.admission = Admission()
        self.tree = Tree(self)
        self.probe = SILENT
        self._painter = painter
        self._warming: asyncio.Task[None] | None = None
        self._noticing: asyncio.Task[None] | None = None
        self._ending = False
        add_commands(self.tree, self.services)

    def measure(self, probe: Probe) -> None:
        """Tell a probe of all that the bot does from now on."""
        self.probe = self.outbox.probe = self.agenda.probe = probe
        self._painter.measure(probe)

    async def setup_hook(self) -> None:
        """Register the commands and take up what was owed or due when the bot stopped."""
        guard_events(self)
        await self.services.people.load()
        await register(self.tree)
        if self._ending:
            return
        await self.life.begin()
        await self.outbox.start()
        self.agenda.arm()
        self._warming = asyncio.create_task(paint_open_tables(self.services), name="warming")
        self._noticing = asyncio.create_task(self._notice_losses(), name="losses")

    async def _notice_losses(self) -> None:
        """Close the tables that were lost while the bot was away, once it knows its servers.

        Not in `on_ready`: discord.py calls that even after the end, and fails.
        """
        await self.wait_until_ready()
        await close_all_lost(self.services)

    async def close(self) -> None:
        """Finish the answers on their way, stop the jobs, then close the database."""
        self._ending = True
        answering = [task for task in asyncio.all_tasks() if task.get_name() in _ANSWERING]
        if answering:
            await asyncio.wait(answering, timeout=LAST_ANSWERS)
        for task in (self._warming, self._noticing):
            if task is not None:
                task.cancel()
        await self.outbox.close()
        await self.agenda.close()
        await self.life.close()
        await super().close()
        await self.services.database.close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Note who is there; answer a press of a button or select. The tree answers commands.

        The bot shows no forms: one that is sent is answered as an unknown button is.
        """
        if interaction.guild_id is not None:
            self.services.sightings.note(interaction.guild_id, interaction.user.id, now())
        if interaction.type not in _CONTROLS:
            return
        begin(interaction, self.probe)
        if await is_allowed(self.services, interaction):
            async with self.admission.admitted(interaction):
                await dispatch.answer(self.services, interaction)

    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], _: object
    ) -> None:
        """Tell whoever has used a command if Discord refuses the post that follows."""
        await warn_when_refused(self.services, interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that the bot is no longer on."""
        await close_lost(self.services, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a deleted channel and of its threads."""
        await close_lost(self.services, channel.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        await close_lost(self.services, payload.guild_id)

    async def show_tables_again(self) -> None:
        """Post every open table anew, for a channel whose older messages are gone."""
        for record in await self.services.database.tables.all_open():
            await self.services.database.outbox.delete_post(record.id)
            await self.services.tables.show_again(record.id)

    def _start_jobs(self, table_id: int, due_after: int | None) -> None:
        """Start to deliver the posts owed for a table, and set the timer; return at once."""
        concerns(table=table_id)
        reach(Stage.STORED)
        self.services.deliveries.owe(table_id)
        self.outbox.start_delivery(table_id)
        if due_after is not None:
            self.agenda.arm(due_after)

    async def _attempted(self, table_id: int) -> None:
        await self.outbox.attempted(table_id)


class Tree(app_commands.CommandTree[CableCar]):
    """The slash commands. Whatever goes wrong in one is answered here."""

    async def _call(self, interaction: discord.Interaction[CableCar]) -> None:
        """Carry out a command that is allowed; discord.py has no public way around it."""
        begin(interaction, self.client.probe)
        move(interaction)
        if not await is_allowed(self.client.services, interaction):
            return
        if interaction.type is discord.InteractionType.autocomplete:
            await super()._call(interaction)
            return
        async with self.client.admission.admitted(interaction):
            await super()._call(interaction)

    async def interaction_check(self, interaction: discord.Interaction[CableCar], /) -> bool:
        """Return True for a command that the bot knows.

        Options that are being typed are completed here, so that these are answered, too.
        """
        completes = interaction.type is discord.InteractionType.autocomplete
        words = interaction.client.services.words(interaction)
        known = is_known(interaction)
        if known and longest_typed(interaction.namespace) <= LONGEST_TYPED:
            if completes:
                await _complete(interaction)
            return not completes
        note(Outcome.REFUSED)
        if completes:
            await suggest_nothing(interaction)
        else:
            text = (
                words.say("too-long", most=LONGEST_TYPED) if known else words.say("command-changed")
            )
            await tell(interaction, text)
        return False

    async def on_error(
        self, interaction: discord.Interaction[CableCar], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with what went wrong; a list of suggestions that fails just stays empty."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            await suggest_nothing(interaction)
        else:
            await tell_error(interaction, cause, interaction.client.services.words(interaction))


async def _complete(interaction: discord.Interaction[CableCar]) -> None:
    """Answer with what the option that is being typed may be."""
    command, namespace = interaction.command, interaction.namespace
    if not isinstance(command, app_commands.Command):
        return
    complete = partial(
        command._invoke_autocomplete,  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        interaction,
        focused_option(interaction),
        namespace,
    )
    await suggest(interaction, complete, interaction.client.services.words(interaction))


def now() -> int:
    """Return the time in milliseconds since 1970-01-01 UTC."""
    return int(discord.utils.utcnow().timestamp() * 1000)
