"""`/game` for looking: the board, the position in words, the log, the rules, who watches what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat.commands.base import TableCommands, chosen_game, complete_game, parts_of
from bot.chat.commands.choosing import Entry, choices, chosen
from bot.chat.commands.wording import options, said, worded
from bot.chat.interactions import looking
from bot.chat.messages.answers import Told, promise, show, tell
from bot.chat.posts.rules import illustrated_rules, topics_of
from bot.tables.people.watching import watch
from bot.tables.schedule.effects import When
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.presenters.presenter import AnyPresenter
    from bot.words.words import Words

Asked = discord.Interaction[Any]

_WATCHING = {When.TURN: "watching-turns", When.END: "watching-end"}


class LookingCommands(TableCommands):
    """Shows tables, to one person each."""

    @app_commands.command(**worded("command-board"))
    @options("player", "offer")
    async def board(
        self,
        interaction: Asked,
        player: int | None = None,
        offer: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        """Show the board privately; a player also brings back the public one if it is gone.

        With an option, show a part of it large.
        """
        words = self._services.words(interaction)
        if player is not None and offer:
            raise Told(words.say("one-zoom"))
        await promise(interaction)
        table = await self._here(interaction)
        user_id = interaction.user.id
        if player is not None or offer:
            if player is not None:
                seated = await looking.parts(self._services, table, words)
                option = words.say("option-player-name")
                player = chosen(parts_of(seated), str(player), option, words)
            post = await looking.zoom(self._services, table, user_id, words, player)
            await self._services.prompts.show(interaction, table.id, post)
            return
        post = await looking.board(self._services, table, user_id, words)
        await self._services.prompts.show(interaction, table.id, post)
        if table.seat_of(user_id) and table.record.status is not TableStatus.ENDED:
            await self._services.tables.show_again(table.id)

    @board.autocomplete("player")
    async def _players(
        self, interaction: Asked, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        table = await self._services.tables.archive.find_in(interaction.channel_id or 0)
        if table is None:
            return []
        seated = await looking.parts(self._services, table, self._services.words(interaction))
        return choices(parts_of(seated), str(typed))

    @app_commands.command(**worded("command-state"))
    @options("page")
    async def state(self, interaction: Asked, page: app_commands.Range[int, 1, 9] = 1) -> None:
        """Tell the position in words, a page a city."""
        table = await self._here(interaction)
        words = self._services.words(interaction)
        user_id = interaction.user.id
        post = await looking.state(self._services, table, user_id, words, page, exact=True)
        await show(interaction, post)

    @app_commands.command(**worded("command-log"))
    @options("page", "turn")
    async def log(
        self,
        interaction: Asked,
        page: app_commands.Range[int, 1, 999] | None = None,
        turn: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        """Tell what happened, the newest turns first to be seen; with a turn, show its end."""
        words = self._services.words(interaction)
        if turn is not None:
            await promise(interaction)
            table = await self._here(interaction)
            post = await looking.turn(self._services, table, turn, words, exact=True)
            await show(interaction, post)
            return
        table = await self._here(interaction)
        post = await looking.log(self._services, table, words, page, exact=True)
        await show(interaction, post)

    @app_commands.command(**worded("command-rules"))
    @options("topic", "game")
    async def rules(self, interaction: Asked, topic: str = "", game: str | None = None) -> None:
        """Explain the game of this channel's table, or the one named."""
        words = self._services.words(interaction)
        here = await self._game_here(interaction)
        name = chosen_game(self._services, game, words) if game else here
        presenters = self._services.posts.presenters
        if topic:
            entries, option = _topics(presenters[name], words), words.say("option-topic-name")
            topic = chosen(entries, topic, option, words)
        await promise(interaction)
        await show(interaction, await illustrated_rules(self._services.posts, name, topic, words))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        name = interaction.namespace.game or await self._game_here(interaction)
        presenter = self._services.posts.presenters.get(str(name))
        words = self._services.words(interaction)
        return choices(_topics(presenter, words), typed) if presenter else []

    @rules.autocomplete("game")
    async def _games(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        return await complete_game(self._services)(interaction, typed)

    @app_commands.command(**worded("command-list"))
    @options("page")
    async def list_tables(
        self, interaction: Asked, page: app_commands.Range[int, 1, 999] = 1
    ) -> None:
        """List the server's open tables that the person may look on at."""
        words = self._services.words(interaction)
        post = await looking.open_tables(self._services, interaction, page, words, exact=True)
        await show(interaction, post)

    @app_commands.command(**worded("command-watch"))
    @options("when")
    @app_commands.choices(
        when=[
            app_commands.Choice(name=said("choice-when-turn"), value=When.TURN.value),
            app_commands.Choice(name=said("choice-when-end"), value=When.END.value),
        ]
    )
    async def watch(self, interaction: Asked, when: str = When.TURN) -> None:
        """Tell somebody by direct message how the table goes on."""
        table = await self._here(interaction)
        words, user_id = self._services.words(interaction), interaction.user.id
        tables, database = self._services.tables, self._services.database
        await watch(database, tables.archive, table, user_id, When(when), words.language)
        await tell(interaction, words.say(_WATCHING[When(when)], table=str(table.id)))

    @app_commands.command(**worded("command-unwatch"))
    async def unwatch(self, interaction: Asked) -> None:
        """Stop telling the person how the table goes on."""
        table = await self._here(interaction)
        did = await self._services.database.people.unwatch(table.id, interaction.user.id)
        key = "unwatched" if did else "not-watching"
        await tell(interaction, self._services.words(interaction).say(key, table=str(table.id)))

    async def _game_here(self, interaction: Asked) -> str:
        table = await self._services.tables.archive.find_in(interaction.channel_id or 0)
        first = next(iter(self._services.posts.presenters))
        return self._services.posts.presenter(table).game if table else first


def _topics(presenter: AnyPresenter, words: Words) -> list[Entry[str]]:
    return [Entry(topic.label, topic.action) for topic in topics_of(presenter, words)]
