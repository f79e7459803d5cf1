"""One shard: a connection to Discord, with the commands and the events that come over it.

Every shard is a `discord.Client` of its own. One `AutoShardedClient` for all would share what it
knows of servers, but it ends with all its shards if one of them fails for good, reconnects them one
after the other, knows only whether all of them are ready, and cannot let go of one that reconnects.
Shards that move from process to process need each of these by itself.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands

from bot.chat.commands import add_commands
from bot.chat.commands.checking import LONGEST_TYPED, focused_option, is_known, longest_typed
from bot.chat.commands.registration import CatalogueTranslator
from bot.chat.gateway.connection import GatewayConnection
from bot.chat.gateway.events import guard_events
from bot.chat.gateway.starts import starts_of
from bot.chat.interactions import dispatch
from bot.chat.interactions.dispatch import is_allowed
from bot.chat.interactions.press import warn_when_refused
from bot.chat.jobs.losses import close_lost
from bot.chat.messages.answers import suggest, suggest_nothing, tell, tell_error
from bot.chat.messages.members import person
from bot.chat.traffic.course import begin, note
from bot.chat.traffic.rests import Rests, watch
from bot.chat.traffic.shards import NotHere
from bot.monitoring.probe import SILENT, Outcome
from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable

    import aiohttp

    from bot.chat.gateway.starts import Budget, Gate
    from bot.chat.services import Services
    from bot.chat.traffic.admission import Admission
    from bot.chat.traffic.pace import Pace

log = structlog.get_logger()

_CONTROLS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


# The bot does not speak; discord.py would complain at each start that it cannot.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Shard(discord.Client):
    """One connection to Discord; it hears of the servers that fall on its shard alone.

    Parameters
    ----------
    number, count
        Which shard it is, from 0, and how many there are.
    services
        The parts of the bot, which all shards of a process share.
    admission
        Admits interactions, over whichever shard they come.
    gate
        Lets it identify itself when its turn has come.
    budget
        Spares the last connections of a day.
    logged_in
        Called with it once it has logged in, before it connects.
    """

    def __init__(
        self,
        number: int,
        count: int,
        services: Services,
        admission: Admission,
        gate: Gate,
        budget: Budget,
        logged_in: Callable[[Shard], Awaitable[None]],
    ) -> None:
        self._leases = services.database.leases
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            shard_id=number,
            shard_count=count,
            http_trace=self._trace(services.pace),
        )
        self.http.request = Rests().around(self.http.request)
        self.number = number
        self.services = services
        self.admission = admission
        self.probe = SILENT
        self.begun = False
        """Whether it has begun to connect."""
        self.identified = asyncio.Event()
        """Set when it may have identified itself for the first time."""
        self.jobs: set[asyncio.Task[None]] = set()
        """What is done for its servers alone; it ends when the connection is closed."""
        self._ended: asyncio.Task[None] | None = None
        self._gate = gate
        self._budget = budget
        self._logged_in = logged_in
        self._leaving = False
        self._interactions = guard_events(self)
        self._answering: set[asyncio.Task[Any]] = set()
        self._taken: set[int] = set()
        self.tree = Tree(self)
        add_commands(self.tree, services)

    async def setup_hook(self) -> None:
        """Translate what is offered."""
        await self.tree.set_translator(CatalogueTranslator())
        await self._logged_in(self)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Hear of events until it is closed; raises as `GatewayConnection.run`.

        discord.py's own way is not taken, and `reconnect` has no meaning.
        """
        del reconnect
        self.begun = True
        ask = partial(starts_of, self)
        spare = partial(self._budget.spare, self.number, ask)
        await GatewayConnection(self, self.number, spare).run()

    async def close(self) -> None:
        """Close the connection, and give up what is still being answered and done over it."""
        self.identified.set()
        self._interactions.drop_all()
        for task in (*self.jobs, *self._answering):
            task.cancel()
        if self._ended is None:
            self._ended = asyncio.create_task(super().close(), name=f"end of shard {self.number}")
        # Of several that wait for the end, one may be cancelled, but not the end.
        await asyncio.shield(self._ended)

    def read_all(self) -> None:
        """Begin to answer all interactions that have come."""
        self._interactions.read_all()

    async def answered(self, seconds: float) -> None:
        """Take no more interactions, and wait so long for those that are being answered."""
        self.read_all()
        # Whoever answers what has come begins before that.
        await asyncio.sleep(0)
        self._leaving = True
        if answering := [*self._answering, *self._interactions.refusals]:
            await asyncio.wait(answering, timeout=seconds)

    @asynccontextmanager
    async def taking(self, interaction: discord.Interaction[Any]) -> AsyncGenerator[bool]:
        """Yield whether an interaction is this process's to answer.

        One that comes while the shard is handed over, or after it was lost, is not answered here;
        nor is one that comes a second time while it is answered.
        """
        task = asyncio.current_task()
        assert task is not None  # noqa: S101  (for the type checker)
        first = not self._leaving and interaction.id not in self._taken
        if first:
            self._answering.add(task)
            self._taken.add(interaction.id)
        try:
            yield first and await self._is_held()
        finally:
            if first:
                self._answering.discard(task)
                self._taken.discard(interaction.id)
            # The library ties an interaction to itself, and with it whatever it holds: so that goes
            # now, and not when the garbage collector stops everybody to look for it.
            interaction.message = None
            interaction.extras.clear()

    async def read_settings(self, interaction: discord.Interaction[Any]) -> None:
        """Read the settings that the person may have changed elsewhere.

        The database may keep whoever does this waiting, so an answer must be promised meanwhile.
        """
        with suppress(StorageError):
            await self.services.people.refresh((interaction.user.id,))

    async def _is_held(self) -> bool:
        return await self._leases.confirm() and self.number in self._leases.holding.shards

    def _trace(self, pace: Pace) -> aiohttp.TraceConfig:
        """Return a trace by which requests keep to the pace, and a lost shard sends nothing.

        It raises `NotHere` in place of a request of a shard that was lost, also while it waited.
        """

        async def check(
            _: aiohttp.ClientSession, __: object, request: aiohttp.TraceRequestStartParams
        ) -> None:
            listens = request.url.scheme in ("ws", "wss")
            if not (listens or await self._is_held()):
                raise NotHere(f"shard {self.number} was taken over by another process")

        trace = pace.trace()
        if self._leases.shared:
            # Not when it is asked for: it may wait for its turn long after.
            trace.on_request_start.append(check)
        # Last: whatever waits until a request may be sent is none of its time.
        watch(trace)
        return trace

    async def before_identify_hook(
        self,
        shard_id: int | None,  # noqa: ARG002  (its own)
        *,
        initial: bool = False,  # noqa: ARG002  (it waits each time)
    ) -> None:
        """Wait for its turn."""
        await self._gate.enter(self.number)
        self.identified.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Note who is there, by which name; answer a press of a button or select.

        The tree answers commands. The bot shows no forms: one that is sent is answered
        as an unknown button is.
        """
        if interaction.guild_id is not None:
            seen, now = person(interaction.user), self.services.now()
            self.services.tables.sightings.note(interaction.guild_id, seen, now)
        if interaction.type not in _CONTROLS:
            return
        begin(interaction, self.probe)
        async with self.taking(interaction) as ours:
            if ours and await is_allowed(self.services, interaction):
                async with self.admission.admitted(interaction) as place:
                    await self.read_settings(interaction)
                    done = await dispatch.answer(self.services, interaction)
                    # It is carried out: nobody else may wait until its post is painted and sent.
                    place.close()
                    if done:
                        await dispatch.finish(self.services, interaction)
                if done:
                    await dispatch.follow(self.services, interaction)

    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], _: object
    ) -> None:
        """Tell the user of a command if Discord refuses the post that follows."""
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


class Tree(app_commands.CommandTree[Shard]):
    """The slash commands. Whatever goes wrong in one is answered here."""

    async def _call(self, interaction: discord.Interaction[Shard]) -> None:
        """Carry out a command that is allowed; discord.py has no public way around it."""
        begin(interaction, self.client.probe)
        async with self.client.taking(interaction) as ours:
            if not ours or not await is_allowed(self.client.services, interaction):
                return
            if interaction.type is discord.InteractionType.autocomplete:
                await self.client.read_settings(interaction)
                await super()._call(interaction)
                return
            async with self.client.admission.admitted(interaction):
                await self.client.read_settings(interaction)
                await super()._call(interaction)

    async def interaction_check(self, interaction: discord.Interaction[Shard], /) -> bool:
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
        self, interaction: discord.Interaction[Shard], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with what went wrong; a list of suggestions that fails just stays empty."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            await suggest_nothing(interaction)
        else:
            await tell_error(interaction, cause, interaction.client.services.words(interaction))


async def _complete(interaction: discord.Interaction[Shard]) -> None:
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
