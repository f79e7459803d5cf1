"""`/game`: everything a table can do, whatever is played at it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat import asking, closing, past, reading
from bot.chat.answers import Told, fulfil, give, promise, show, tell, words_for
from bot.chat.commands.wording import options, said, worded
from bot.chat.names import safe_name
from bot.chat.people import moderates, person, sees
from bot.chat.playing import refuse_when_mute, rematch, undo, warn_when_mute
from bot.chat.posts import players
from bot.chat.words import Words, language_of, languages
from bot.tables.errors import NoSuchTable, NothingToUndo, Revealed
from bot.tables.onlookers import When, watch
from bot.tables.reminders import DEFAULT_INTERVAL, INTERVALS
from storage.records import TableStatus

if TYPE_CHECKING:
    from bot.chat.client import CableCar
    from bot.tables.model import Table

Asked = discord.Interaction[Any]
_WATCHING = {When.TURN: "watching-turns", When.END: "watching-end"}

_LANGUAGES = [
    app_commands.Choice(name=Words(language).say("language"), value=language)
    for language in languages()[:25]
]
"""What a table may speak, each language by its own name."""
_INTERVALS = [
    app_commands.Choice(name=said(f"choice-reminders-{hours}"), value=hours) for hours in INTERVALS
]


class TableCommands(app_commands.Group, **worded("command-game"), guild_only=True):
    """The commands of a table. All but two need no more than the channel they are used in."""

    def __init__(self, bot: CableCar) -> None:
        super().__init__(allowed_installs=app_commands.AppInstallationType(guild=True, user=False))
        self._bot = bot

    # Gathering

    @app_commands.command(**worded("command-new"))
    @options("game", "seats", "option", "language", "reminders")
    @app_commands.choices(language=_LANGUAGES)
    @app_commands.choices(reminders=_INTERVALS)
    async def new(
        self,
        interaction: Asked,
        game: str,
        seats: int | None = None,
        option: str | None = None,
        language: str | None = None,
        reminders: int = DEFAULT_INTERVAL,
    ) -> None:
        """Open a table, once the bot may post in the channel; it speaks the server's language."""
        words = words_for(interaction)
        refuse_when_mute(interaction, words)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Told(words.say("only-in-servers"))
        spoken = interaction.guild_locale or interaction.locale
        table = await self._bot.tables.open(
            person(interaction.user),
            (interaction.guild_id, interaction.channel_id),
            game,
            language=language_of(language or spoken.value),
            seats=seats,
            option=option,
            reminders=reminders,
        )
        await tell(interaction, words.say("opened", table=str(table.id)))

    @new.autocomplete("game")
    async def _games(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        words = words_for(interaction)
        named = [(words.say(f"game-{name}"), name) for name in self._bot.games]
        return [
            app_commands.Choice(name=title, value=name)
            for title, name in named
            if typed.casefold() in title.casefold() or typed == name
        ][:25]

    @new.autocomplete("option")
    async def _options(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        game = self._bot.games.get(str(interaction.namespace.game))
        options = game.options() if game else ()
        return [
            app_commands.Choice(name=option[:100], value=option)
            for option in options
            if typed.casefold() in option.casefold() and len(option) <= 100
        ][:25]

    @app_commands.command(**worded("command-join"))
    async def join(self, interaction: Asked) -> None:
        """Sit down."""
        table = await self._here(interaction)
        table = await self._bot.tables.join(table.id, person(interaction.user))
        seat = table.seated(interaction.user.id).seat
        words = words_for(interaction)
        await tell(interaction, words.say("joined", seat=seat, table=str(table.id)))
        await warn_when_mute(interaction, words)

    @app_commands.command(**worded("command-leave"))
    async def leave(self, interaction: Asked) -> None:
        """Get up before the game starts."""
        table = await self._here(interaction)
        await self._bot.tables.leave(table.id, person(interaction.user))
        words = words_for(interaction)
        await tell(interaction, words.say("left", table=str(table.id)))
        await warn_when_mute(interaction, words)

    @app_commands.command(**worded("command-start"))
    @options("first")
    async def start(self, interaction: Asked, first: discord.User | None = None) -> None:
        """Begin; the first player is named or drawn."""
        table = await self._here(interaction)
        beginner = person(first) if first else None
        await self._bot.tables.start(table.id, person(interaction.user), beginner)
        words = words_for(interaction)
        await tell(interaction, words.say("started", table=str(table.id)))
        await warn_when_mute(interaction, words)

    @app_commands.command(**worded("command-kick"))
    @options("member")
    async def kick(self, interaction: Asked, member: discord.User) -> None:
        """Free somebody else's seat before the game starts."""
        table = await self._here(interaction)
        await self._bot.tables.kick(table.id, person(interaction.user), person(member))
        name = safe_name(member.display_name)
        words = words_for(interaction)
        await tell(interaction, words.say("kicked", player=name, table=str(table.id)))
        await warn_when_mute(interaction, words)

    @app_commands.command(**worded("command-settings"))
    @options("reminders")
    @app_commands.choices(reminders=_INTERVALS)
    async def settings(self, interaction: Asked, reminders: int | None = None) -> None:
        """Change what is given, and tell what is set."""
        table = await self._here(interaction)
        words = words_for(interaction)
        if reminders is not None:
            table = await self._bot.tables.remind(table.id, interaction.user.id, reminders)
        hours = table.record.reminders
        await tell(interaction, words.say("table-reminders", table=str(table.id), hours=hours))

    # Looking

    @app_commands.command(**worded("command-board"))
    @options("player", "columns")
    async def board(
        self,
        interaction: Asked,
        player: int | None = None,
        columns: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        """Show the board privately; a player also brings back the public one if it is gone.

        With an option, show a part of it large.
        """
        if player is not None and columns:
            raise Told(words_for(interaction).say("one-zoom"))
        await promise(interaction)
        table = await self._here(interaction)
        user_id = interaction.user.id
        if player is not None or columns:
            await show(interaction, await reading.zoom_post(self._bot, table, user_id, player))
            return
        await show(interaction, await reading.board_post(self._bot, table, user_id))
        if table.seat_of(user_id) and table.record.status is not TableStatus.ENDED:
            await self._bot.tables.show_again(table.id)

    @board.autocomplete("player")
    async def _players(
        self, interaction: Asked, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        """List who sits at the table of this channel."""
        table = await self._bot.tables.find_in(interaction.channel_id or 0)
        seated = players(table, words_for(interaction)) if table else []
        wanted = str(typed).casefold()
        named = [(f"{player.seat}. {player.plain}", player.seat) for player in seated]
        return [
            app_commands.Choice(name=name, value=seat)
            for name, seat in named
            if wanted in name.casefold()
        ][:25]

    @app_commands.command(**worded("command-state"))
    @options("page")
    async def state(self, interaction: Asked, page: app_commands.Range[int, 1, 9] = 1) -> None:
        """Tell the position in words, a page a city."""
        table = await self._here(interaction)
        words = words_for(interaction)
        post = await reading.state_post(self._bot, table, interaction.user.id, words, page)
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
        words = words_for(interaction)
        if turn is not None:
            await promise(interaction)
            table = await self._here(interaction)
            await show(interaction, await past.turn_post(self._bot, table, turn, words))
            return
        table = await self._here(interaction)
        post = await reading.log_post(self._bot, table, interaction.user.id, words, page)
        await show(interaction, post)

    @app_commands.command(**worded("command-rules"))
    @options("topic", "game")
    async def rules(self, interaction: Asked, topic: str = "", game: str | None = None) -> None:
        """Explain the game of this channel's table, or the one named."""
        words = words_for(interaction)
        name = game or await self._game_here(interaction)
        await show(interaction, reading.rules_post(self._bot, name, topic, words))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        name = interaction.namespace.game or await self._game_here(interaction)
        presenter = self._bot.posts.presenters.get(str(name))
        topics = presenter.topics(words_for(interaction)) if presenter else []
        return [
            app_commands.Choice(name=topic.label, value=topic.action)
            for topic in topics
            if typed.casefold() in topic.label.casefold()
        ][:25]

    rules.autocomplete("game")(_games)

    @app_commands.command(**worded("command-undo"))
    async def undo(self, interaction: Asked) -> None:
        """Take back one's own last action, or offer to ask the others for it."""
        table = await self._here(interaction)
        words = words_for(interaction)
        try:
            await tell(interaction, await undo(self._bot, interaction, table, words))
        except (NothingToUndo, Revealed) as refusal:
            reason = words.say(refusal.code)
            post = await asking.offer_undo(self._bot, table, interaction.user.id, reason, words)
            await show(interaction, post)

    # Keeping and closing

    @app_commands.command(**worded("command-export"))
    @options("table")
    async def export(self, interaction: Asked, table: int | None = None) -> None:
        """Give the record as a file."""
        chosen = await self._chosen(interaction, table)
        record = await reading.export(self._bot, chosen)
        text = words_for(interaction).say(
            "export-done", table=str(chosen.id), actions=record.actions
        )
        await give(interaction, text, record.name, record.text)

    @app_commands.command(**worded("command-end"))
    @options("table")
    async def end(self, interaction: Asked, table: int | None = None) -> None:
        """Ask whether the table is to be closed."""
        chosen = await self._chosen(interaction, table)
        words = words_for(interaction)
        moderator = moderates(interaction, chosen)
        post = closing.confirm(chosen, interaction.user.id, words, moderator=moderator)
        await show(interaction, post)

    @app_commands.command(**worded("command-list"))
    async def list_tables(self, interaction: Asked) -> None:
        """List the server's open tables that the person may look on at."""
        words = words_for(interaction)
        tables = await self._bot.tables.tables_of(interaction.guild_id or 0)
        seen = [table for table in tables if sees(interaction, table)]
        post = await reading.list_post(self._bot, seen, words)
        await show(interaction, post)

    @app_commands.command(**worded("command-rematch"))
    async def rematch(self, interaction: Asked) -> None:
        """Open a table like the last one here, with the same people."""
        table = await self._here(interaction)
        words = words_for(interaction)
        await tell(interaction, await rematch(self._bot, interaction, table, words))

    @app_commands.command(**worded("command-replay"))
    @options("table", "everybody")
    async def replay(
        self,
        interaction: Asked,
        table: int | None = None,
        everybody: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        """Show the whole game as an animation, to one person or to the channel."""
        chosen = await self._chosen(interaction, table)
        if everybody and chosen.record.channel_id != interaction.channel_id:
            # Whoever reads here may not be allowed to look on there.
            raise Told(words_for(interaction).say("replay-elsewhere", table=str(chosen.id)))
        await promise(interaction, public=everybody)
        words = self._bot.posts.words(chosen) if everybody else words_for(interaction)
        limit = interaction.filesize_limit
        film = await self._bot.films.make(chosen, words, limit, partial(fulfil, interaction))
        await fulfil(interaction, film)

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
        words, user_id = words_for(interaction), interaction.user.id
        tables, database = self._bot.tables, self._bot.database
        await watch(database, tables, table, user_id, When(when), words.language)
        await tell(interaction, words.say(_WATCHING[When(when)], table=str(table.id)))

    @app_commands.command(**worded("command-unwatch"))
    async def unwatch(self, interaction: Asked) -> None:
        """Stop telling them."""
        table = await self._here(interaction)
        did = await self._bot.database.unwatch(table.id, interaction.user.id)
        key = "unwatched" if did else "not-watching"
        await tell(interaction, words_for(interaction).say(key, table=str(table.id)))

    async def _here(self, interaction: Asked) -> Table:
        return await self._bot.tables.table_in(interaction.channel_id or 0)

    async def _chosen(self, interaction: Asked, number: int | None) -> Table:
        """Return the table with the number if the person may look on at it, or this channel's."""
        if number is None:
            return await self._here(interaction)
        table = await self._bot.tables.table_of(number, interaction.guild_id or 0)
        if not sees(interaction, table):
            raise NoSuchTable(table=str(number))
        return table

    async def _game_here(self, interaction: Asked) -> str:
        table = await self._bot.tables.find_in(interaction.channel_id or 0)
        return table.record.game if table else next(iter(self._bot.posts.presenters))
