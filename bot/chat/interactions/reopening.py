"""Going on with a table that rests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.chat.interactions.playing import refuse_when_mute
from bot.chat.transport.answers import Told, tell
from bot.chat.transport.channels import find_place
from bot.chat.transport.members import person
from bot.chat.transport.permissions import missing_permissions
from storage.records import OPEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.client import CableCar
    from bot.chat.interactions.press import Handler, Pressed
    from bot.chat.transport.channels import Place
    from bot.tables.model import Table
    from bot.words.words import Words


async def resume(
    bot: CableCar, interaction: discord.Interaction[Any], table: Table, words: Words
) -> str:
    """Go on with a table, and return what to tell.

    A table that is asked whether it goes on stays open; one closed before its end opens again.

    Raises
    ------
    Told
        When the bot may not post where it would open.
    Refusal
        When it does not rest, its game is over, or it is not for this person to say.
    """
    if table.record.status in OPEN:
        await bot.tables.go_on(table.id, interaction.user.id)
        return words.say("kept-open")
    return await _reopen(bot, interaction, table, words)


async def _reopen(
    bot: CableCar, interaction: discord.Interaction[Any], table: Table, words: Words
) -> str:
    """Open a table again where it was; where that channel is gone, where it is asked for."""
    place = await find_place(bot, table.record.channel_id)
    if place is None or place.id == interaction.channel_id:
        channel_id = interaction.channel_id or 0
        refuse_when_mute(interaction, words)
    else:
        channel_id = place.id
        _refuse_when_mute_in(place, words)
    opened = await bot.tables.reopen(table.id, person(interaction.user), channel_id)
    return words.say("reopened", table=str(opened.id), place=f"<#{channel_id}>")


def _refuse_when_mute_in(place: Place, words: Words) -> None:
    """Refuse, naming what the bot lacks in another channel than that of the interaction."""
    in_thread = isinstance(place, discord.Thread)
    missing = missing_permissions(place.permissions_for(place.guild.me), in_thread=in_thread)
    if missing:
        named = ", ".join(words.say(key) for key in missing)
        raise Told(
            words.say("missing-permissions-there", place=f"<#{place.id}>", permissions=named)
        )


async def _reopen_here(pressed: Pressed) -> None:
    done = await resume(pressed.bot, pressed.interaction, await pressed.table(), pressed.words)
    await tell(pressed.interaction, done)


HANDLERS: Mapping[str, Handler] = {"reopen": _reopen_here}
"""What stands behind the button of a closed table."""
