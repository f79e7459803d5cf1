"""The buttons that close a table, or open another like it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.messages.answers import finish, show
from bot.chat.messages.members import moderates, person
from bot.chat.messages.permissions import refuse_when_mute
from bot.chat.messages.post import Post

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


async def rematch(
    services: Services, interaction: discord.Interaction[Any], table: Table, words: Words
) -> str:
    """Open a table like this one with the person as host, and return the answer."""
    refuse_when_mute(interaction, words)
    opened = await services.tables.lobby.rematch(table.id, person(interaction.user))
    invited = await services.tables.archive.invited(opened)
    return words.say("rematch", table=str(opened.id), asked=len(invited))


async def _rematch(pressed: Pressed) -> None:
    table = pressed.table
    done = await rematch(pressed.services, pressed.interaction, table, pressed.words)
    await finish(pressed.interaction, done)


async def _end(pressed: Pressed) -> None:
    interaction = pressed.interaction
    table = pressed.table
    moderator = await moderates(pressed.services.database, interaction, table)
    await pressed.services.tables.agreement.end(
        table.id, person(interaction.user), moderator=moderator
    )
    done = pressed.words.say("ended", table=str(table.id))
    await show(interaction, Post(done), replace=True)


async def _keep(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("kept-open")), replace=True)


HANDLERS: Mapping[str, PressHandler] = {
    "end": _end,
    "keep": _keep,
    "rematch": _rematch,
}
"""The handlers by button."""
