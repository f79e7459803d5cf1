"""`/game` for seats that change hands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.base import TableCommands, parts_of
from bot.chat.commands.choosing import choices, chosen
from bot.chat.commands.wording import options, worded
from bot.chat.messages.answers import Told, show, show_all
from bot.chat.messages.members import has_left, may_see, moderates, person
from bot.chat.posts import offers
from bot.chat.posts.inputs import players
from bot.words.names import safe_name

Asked = discord.Interaction[Any]


class SeatsCommands(TableCommands):
    """Gives seats to others while the game is on."""

    @app_commands.command(**worded("command-substitute"))
    @options("member", "player", family="option-substitute")
    async def substitute(
        self, interaction: Asked, member: discord.User, player: int | None = None
    ) -> None:
        """Offer a member one's own seat, or the seat of a player who has left."""
        table = await self._here(interaction)
        words, by, to = self._services.words(interaction), person(interaction.user), person(member)
        if player is not None:
            option = words.say("option-substitute-player-name")
            player = chosen(parts_of(players(table, words)), str(player), option, words)
        held = next((seat for seat in table.seats if seat.seat == player), None)
        left = (
            held is not None
            and not held.computer
            and await has_left(self._services.shards, table.record.guild_id, held.user_id)
        )
        if member.bot:
            raise Told(words.say("no-bots"))
        if not isinstance(member, discord.Member):
            raise Told(words.say("not-on-server", member=safe_name(to.name)))
        if await may_see(interaction.client, member, table.record.channel_id) is False:
            raise Told(words.say("cannot-see", member=safe_name(to.name)))
        moderator = await moderates(self._services.database, interaction, table)
        offer = await self._services.tables.seats.offer(
            table.id, by, to, seat=player, moderator=moderator, left=left
        )
        await show_all(interaction, offers.offer_post(table, offer, by, to))

    @substitute.autocomplete("player")
    async def _free(self, interaction: Asked, typed: int | str) -> list[app_commands.Choice[int]]:
        table = await self._services.tables.archive.find_in(interaction.channel_id or 0)
        seated = players(table, self._services.words(interaction)) if table else []
        return choices(parts_of(seated), str(typed))

    @app_commands.command(**worded("command-resign"))
    async def resign(self, interaction: Asked) -> None:
        """Ask the person to confirm the resignation."""
        table = await self._here(interaction)
        post = offers.confirm_resign(table, interaction.user.id, self._services.words(interaction))
        await show(interaction, post)
