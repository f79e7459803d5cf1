"""A channel with people and the bot in it: what a test does as somebody, and what it sees.

Everything waits until the bot has nothing left to do, its outbox included.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import discord
import pytest
import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.chat.app import CableCar, now
from bot.chat.messages.answers import Told
from bot.chat.messages.ids import packed
from bot.chat.messages.mentions import COMMANDS
from bot.chat.painter import Painter
from bot.chat.traffic.limits import unlimited
from bot.tables.errors import Refusal
from storage.records import Change, NewAction
from tests.behaviour.seen import Seen
from tests.databases import new_database
from tests.quick import look_often, remember_translations, sketch
from tests.records import record_of
from tests.registry import GAMES, PRESENTERS
from tests.wire import components as tree

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Mapping
    from pathlib import Path

    from bot.games.game import AnyGame, Rng
    from bot.presenters.presenter import AnyPresenter

PATIENCE = 10.0
"""How long the bot may take, in seconds; longer pauses are waited for by `advance_time` alone."""
THINKING = 20
"""Seconds the computer waits where a test moves time on: shorter pauses are really waited for."""
RARELY = 30 * 86_400
"""Seconds between two notes of the bot that it runs."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")


PAINTER = Painter(sketch)


class Table:
    """Four people in a channel, and the bot.

    `pings` is whom each message notified, in the order they came. `locale` is the server's
    language, and `locales` that of whoever does not use Discord in English, by user.

    Parameters
    ----------
    path
        The database; the bot that comes after a restart has it too.
    painter
        What paints the bot's pictures.
    games, presenters
        What the bot has on offer.
    """

    def __init__(
        self,
        env: simcord.Env,
        path: Path,
        rng: Rng,
        painter: Painter,
        games: Mapping[str, AnyGame] = GAMES,
        presenters: Mapping[str, AnyPresenter] = PRESENTERS,
    ) -> None:
        self.env = env
        self._painter = painter
        self._path = path
        self._rng = rng
        self._games = games
        self._presenters = presenters
        self.guild = env.create_guild("Board game club")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self._join(name) for name in NAMES]
        self.pings: list[frozenset[int]] = []
        self.locale = "en-US"
        self.locales: dict[int, str] = {}
        # Where weeks pass in a second, notes that the bot runs would be most of what it does.
        self.beat = RARELY
        # Where a whole game is played in a second, nobody is quick like a person.
        self.limits = unlimited()
        self._bot: CableCar | None = None
        self._client: discord.Client | None = None
        env.backend.subscribers.insert(0, self._speak)
        env.backend.subscribers.append(self._notice)

    def _speak(self, event: str, payload: Mapping[str, Any]) -> None:
        """Put into an interaction which languages the person and the server use."""
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user_id = int(payload["member"]["user"]["id"])
            payload |= {"locale": self.locales.get(user_id, "en-US"), "guild_locale": self.locale}

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        """Write down whom a new message notifies, since its edits forget it."""
        if event == "MESSAGE_CREATE":
            ids = int(payload["channel_id"]), int(payload["id"])
            self.pings.append(frozenset(self.env.backend.get_message(*ids).ping_user_ids))

    def _join(self, name: str) -> simcord.MemberActor:
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name))

    @property
    def bot(self) -> CableCar:
        """The bot that is in the channel."""
        assert self._bot is not None
        return self._bot

    @property
    def client(self) -> discord.Client:
        """The bot's connection to Discord."""
        assert self._client is not None
        return self._client

    async def restart(self) -> None:
        """Close the bot and let a new one come in, with the same database."""
        await self.close()
        database = await new_database(self._path, now=now)
        self._bot = CableCar(
            database,
            self._games,
            self._painter,
            self._rng,
            presenters=self._presenters,
            beat=self.beat,
            limits=self.limits,
        )
        (self._client,) = self._bot.open_shards(1)
        await self.env.restart_bot(self._client)

    async def close(self) -> None:
        """Close the bot, when there is one."""
        if self._bot is not None:
            await self._bot.close()

    # Looking

    def posts(self, channel: simcord.ChannelHandle | None = None) -> list[Seen]:
        """Return what everybody sees, the oldest first."""
        where = channel or self.channel
        return [Seen(self.env, where.id, message_id) for message_id in self._public(where)]

    def _public(self, channel: simcord.ChannelHandle) -> list[int]:
        kept = self.env.backend.messages[channel.id]
        return sorted(message.id for message in kept.values() if not message.is_ephemeral)

    @property
    def post(self) -> Seen:
        """The newest message that everybody sees."""
        return Seen(self.env, self.channel.id, self._public(self.channel)[-1])

    @property
    def mover(self) -> simcord.MemberActor:
        """Whom the last mention was for, the first of several."""
        return self.movers[0]

    @property
    def movers(self) -> list[simcord.MemberActor]:
        """All whom the last mention was for."""
        pings = next(pings for pings in reversed(self.pings) if pings)
        return [person for person in self.people if person.id in pings]

    def told(self, result: simcord.InteractionResult) -> Seen:
        """Return the last thing the bot answered."""
        answer = ([result.response, *list(result.followups)])[-1]
        assert answer is not None, "the bot answered nothing"
        return Seen(self.env, answer.channel_id, answer.id)

    def whispers(self, person: simcord.MemberActor) -> list[Seen]:
        """Return the private messages somebody sees in the channel, the oldest first."""
        kept = self.env.backend.messages[self.channel.id].values()
        ids = [each.id for each in kept if each.is_ephemeral and each.visible_to(person.id)]
        return [Seen(self.env, self.channel.id, each) for each in sorted(ids)]

    def labels(self, message: Seen) -> list[str]:
        """Return what the buttons of a message say."""
        pressable = tree.pressable(message.components).values()
        return [str(component.get("label")) for component in pressable]

    # Acting

    async def slash(
        self, person: simcord.MemberActor, command: str, **options: Any
    ) -> simcord.InteractionResult:
        """Run a command in the channel."""
        return await person.slash(self.channel, command, **options)

    async def say(self, person: simcord.MemberActor, notation: str) -> simcord.InteractionResult:
        """Run the game's own command for an action, choosing each option, the first offered.

        The last option takes whatever is left of the action.
        """
        here = await self.bot.services.tables.archive.table_in(self.channel.id)
        of_game = self.bot.services.posts.presenter(here).group
        name, *rest = notation.split(maxsplit=1)
        group = self.bot.shards[0].tree.get_command(of_game)
        assert isinstance(group, discord.app_commands.Group)
        command = group.get_command(name)
        assert isinstance(command, discord.app_commands.Command)
        given: dict[str, str] = {}
        count = len(command.parameters)
        values = [packed(text) for text in (rest[0].split(maxsplit=count - 1) if rest else ())]
        for parameter, value in zip(command.parameters, values, strict=False):
            offered = await person.autocomplete(
                self.channel, f"{of_game} {name}", parameter.name, value, **given
            )
            assert offered[0]["value"] == value
            given[parameter.name] = value
        return await person.slash(self.channel, f"{of_game} {name}", **given)

    async def press(
        self, person: simcord.MemberActor, action: str, message: Seen | None = None
    ) -> simcord.InteractionResult:
        """Press a button, or choose from a list, that a message shows."""
        where = message or self.post
        custom_id = where.actions[action]
        seen = self.env.backend.get_message(self.channel.id, where.id)
        shown = simcord.ResponseMessage(self.env, seen)
        if custom_id.endswith(":?"):
            return await person.select(shown, [packed(action)], custom_id=custom_id)
        return await person.click(shown, custom_id=custom_id)

    def send(
        self,
        person: simcord.MemberActor,
        message: Seen,
        custom_id: str,
        channel: simcord.ChannelHandle | None = None,
    ) -> simcord.InteractionResult:
        """Send a press without waiting, whether such a button is there or not."""
        where = channel or self.channel
        record, payload = interactions.base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=where.id,
            guild_id=self.guild.id,
            user_id=person.id,
            data={"custom_id": custom_id, "component_type": tree.BUTTON},
        )
        stored = self.env.backend.get_message(where.id, message.id)
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        record.source_message_id = message.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return simcord.InteractionResult(self.env, record)


async def gather(table: Table, players: int, game: str = "sanfrancisco") -> None:
    """Open a table and start it, the first person to begin."""
    host, *guests = table.people[:players]
    await table.slash(host, "game new", game=game)
    for guest in guests:
        await table.press(guest, "!join")
    await table.slash(host, "game start", first=host)


async def to_last_action(table: Table, name: str) -> tuple[simcord.MemberActor, str]:
    """Open a table and let a kept game be played at it; return who does what to end it.

    Parameters
    ----------
    name
        A file of `tests/records`.
    """
    record = record_of(name)
    game = GAMES[record.game]
    seats = max(action.seat for _, action in record.actions)
    await gather(table, seats, record.game)
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    *played, (_, last) = record.actions
    change = Change(
        setup=game.encode_setup(record.setup),
        actions=tuple(NewAction(action.seat, game.format(action)) for _, action in played),
    )
    await table.bot.services.database.tables.change(here.id, here.version, change)
    return table.people[last.seat - 1], game.format(last)


async def finish(table: Table, name: str = "sanfrancisco/foundations-2p-2.txt") -> None:
    """Open a table and play a kept game at it to its end."""
    person, action = await to_last_action(table, name)
    await table.say(person, action)


@asynccontextmanager
async def opened(
    path: Path,
    *,
    rng: Rng | None = None,
    painter: Painter = PAINTER,
    games: Mapping[str, AnyGame] = GAMES,
    presenters: Mapping[str, AnyPresenter] = PRESENTERS,
) -> AsyncGenerator[Table]:
    """Open a channel with the bot in it; a test fails for any error the bot met."""
    env = simcord.Env(discord.Client(intents=discord.Intents(guilds=True)), settle_timeout=PATIENCE)
    look_often(env)
    await env.start()
    table = Table(env, path, rng or Random(1), painter, games, presenters)
    with pytest.MonkeyPatch.context() as patch:
        remember_translations(patch)
        try:
            await table.restart()
            yield table
        finally:
            await table.close()
            await env.shutdown()
            COMMANDS.learn({}, {})
    errors = [error for error in env.errors if not isinstance(_cause(error), Refusal | Told)]
    assert errors == []


def _cause(error: BaseException) -> BaseException:
    """Return what a command raised; a refusal is the way to answer, and no fault."""
    invoked = isinstance(error, discord.app_commands.CommandInvokeError)
    return error.original if invoked else error
