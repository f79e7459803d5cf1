"""`/game` for keeping and closing: the record, the end, another game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.commands.base import TableCommands
from bot.chat.commands.wording import options, worded
from bot.chat.interactions import pauses as pausing
from bot.chat.interactions.closing import rematch
from bot.chat.interactions.lobby import without_left
from bot.chat.interactions.reopening import keep_or_reopen
from bot.chat.interactions.replay import REPLAY
from bot.chat.interactions.review import REVIEW
from bot.chat.messages.answers import give, show, tell
from bot.chat.messages.members import moderates
from bot.chat.posts import closing
from bot.chat.posts.record import export

Asked = discord.Interaction[Any]


class ClosingCommands(TableCommands):
    """Export, end, resume, rematch, replay and review."""

    @app_commands.command(**worded("command-export"))
    @options("table")
    async def export(self, interaction: Asked, table: int | None = None) -> None:
        """Give the record as a file."""
        chosen = await self._chosen(interaction, table)
        record = await export(self._services.tables.archive, chosen)
        text = self._services.words(interaction).say(
            "export-done", table=str(chosen.id), actions=record.actions
        )
        await give(interaction, text, record.name, record.text)

    @app_commands.command(**worded("command-end"))
    @options("table")
    async def end(self, interaction: Asked, table: int | None = None) -> None:
        """Ask whether the table is to be closed."""
        chosen = await self._chosen(interaction, table)
        chosen = await without_left(self._services, chosen, interaction.user.id)
        words = self._services.words(interaction)
        moderator = await moderates(self._services.database, interaction, chosen)
        agreement, user_id = self._services.tables.agreement, interaction.user.id
        alone = moderator or await agreement.closes_alone(chosen, user_id)
        post = closing.confirm(chosen, user_id, words, alone=alone)
        await show(interaction, post)

    @app_commands.command(**worded("command-resume"))
    @options("table")
    async def resume(self, interaction: Asked, table: int | None = None) -> None:
        """Resume a paused table, keep a silent one open, or reopen a closed one."""
        chosen = await self._chosen(interaction, table)
        if chosen.record.paused_at:
            await pausing.resume(self._services, interaction, chosen)
            return
        words = self._services.words(interaction)
        await tell(interaction, await keep_or_reopen(self._services, interaction, chosen, words))

    @app_commands.command(**worded("command-rematch"))
    async def rematch(self, interaction: Asked) -> None:
        """Open a table like the last one here, with the same people."""
        table = await self._here(interaction)
        words = self._services.words(interaction)
        await tell(interaction, await rematch(self._services, interaction, table, words))

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
        await REPLAY.answer(self._services, interaction, chosen, everybody=everybody)

    @app_commands.command(**worded("command-review"))
    @options("table", "everybody")
    async def review(
        self,
        interaction: Asked,
        table: int | None = None,
        everybody: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        """Show who was likely to win turn by turn, to one person or to the channel."""
        chosen = await self._chosen(interaction, table)
        await REVIEW.answer(self._services, interaction, chosen, everybody=everybody)
