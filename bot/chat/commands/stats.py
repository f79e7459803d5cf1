"""`/stats`: what a server has played, and how its members do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.chat.commands.base import chosen_game, complete_game
from bot.chat.commands.wording import options, worded
from bot.chat.interactions.looking import help_screen
from bot.chat.messages.answers import promise, show
from bot.chat.messages.members import person
from bot.chat.posts.statistics import person_post, server_post
from bot.tables.missing import is_missing

if TYPE_CHECKING:
    from bot.chat.services import Services


Asked = discord.Interaction[Any]


def stats_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command."""

    @options("member", family="option-stats")
    @options("game")
    async def tell_stats(
        interaction: Asked, member: discord.User | None = None, game: str | None = None
    ) -> None:
        await promise(interaction)
        words, guild_id = services.words(interaction), interaction.guild_id or 0
        here = await _game_here(interaction)
        name = chosen_game(services, game, words) if game else here
        games = await services.outcomes.of(guild_id, name)
        await services.people.refresh(part.user_id for parts in games for part in parts)
        group = services.posts.presenters[name].group
        post = (
            server_post(games, name, group, services.people.is_rated, words)
            if member is None
            else person_post(games, person(member), name, group, services.people.is_rated, words)
        )
        await show(interaction, post)

    async def _game_here(interaction: Asked) -> str:
        table = await services.tables.archive.find_in(interaction.channel_id or 0)
        return (
            table.game.name if table and not is_missing(table.game) else next(iter(services.games))
        )

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        **worded("command-stats"),
        callback=tell_stats,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    command.guild_only = True
    command.autocomplete("game")(complete_game(services))
    return command


def help_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """Return the command."""

    async def tell_how(interaction: discord.Interaction[Any]) -> None:
        await show(interaction, await help_screen(services, interaction, "start"))

    return app_commands.Command(**worded("command-help"), callback=tell_how)
