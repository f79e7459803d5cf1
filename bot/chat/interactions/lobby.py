"""The buttons of a table that gathers players."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bot.chat.interactions.press import leave_to_post
from bot.chat.messages.answers import Told, finish, is_private, language_here, show
from bot.chat.messages.channels import note_thread
from bot.chat.messages.members import has_left, person
from bot.chat.messages.permissions import refuse_when_mute, refuse_without_thread
from bot.chat.messages.threads import takes_thread
from bot.chat.posts.lobby import ALONE, computers_seated, confirm_alone
from bot.games.judging import STRENGTHS
from bot.tables.errors import Refusal, StartsAlone
from bot.tables.model import Person
from bot.tables.servers import Venue
from bot.words.words import language_of
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words

EASY = STRENGTHS[:1]
"""The computers of a first game: one that plays least strongly."""


async def start_with_computer(
    services: Services, interaction: discord.Interaction[Any], game: str, words: Words
) -> Table:
    """Open a table for the person and a computer in the channel, and start it; the person begins.

    Raises
    ------
    Told
        When the bot may not post here, or it is no channel of a server.
    Refusal
        When the channel has a table already, or there is no such game.
    """
    refuse_when_mute(interaction, words)
    guild_id, channel_id = interaction.guild_id, interaction.channel_id
    if guild_id is None or channel_id is None:
        raise Told(words.say("only-in-servers"))
    threaded = await wants_thread(services, interaction, guild_id)
    await note_thread(services.database, interaction.channel)
    host, lobby = person(interaction.user), services.tables.lobby
    table = await lobby.open(
        host,
        (guild_id, channel_id),
        game,
        language=language_of(language_here(interaction)),
        seats=2,
        computers=EASY,
        threaded=threaded,
    )
    return await lobby.start(table.id, host, host)


async def wants_thread(
    services: Services,
    interaction: discord.Interaction[Any],
    guild_id: int,
    place: str | None = None,
) -> bool:
    """Return whether a new table gets a thread of its own: as said, else as the server has set.

    Where there can be none, the setting of the server counts for nothing.

    Parameters
    ----------
    place
        What was said, the value of a `Venue`; None: nothing.

    Raises
    ------
    Told
        When there is to be one and the bot may not open it.
    """
    chosen = place or (await services.servers.settings(guild_id)).place
    if chosen != Venue.THREAD or not (place or takes_thread(interaction.channel)):
        return False
    refuse_without_thread(interaction, services.words(interaction))
    return True


async def without_left(
    services: Services, table: Table, user_id: int, *, starts: bool = False
) -> Table:
    """Free the seats of those who have left the server before the game starts; return the table.

    If the host has left, the next player is the host. Discord is asked only when a player wants
    what only the host may do, or when the game starts.

    Parameters
    ----------
    user_id
        The person who does something.
    starts
        Whether it is to start the game.
    """
    gathers = table.record.status is TableStatus.GATHERING and table.seat_of(user_id) is not None
    if not gathers or (user_id == table.record.host_id and not starts):
        return table
    others = [seat for seat in table.people if seat.user_id != user_id]
    guild_id = table.record.guild_id
    left = await asyncio.gather(
        *(has_left(services.shards, guild_id, seat.user_id) for seat in others)
    )
    for seat, is_gone in zip(others, left, strict=True):
        if is_gone:
            # They may have been removed meanwhile, or the game may have started.
            with suppress(Refusal):
                table = await services.tables.lobby.leave(table.id, Person(seat.user_id, seat.name))
    return table


async def _join(pressed: Pressed) -> None:
    table = await pressed.services.tables.lobby.join(
        pressed.table.id, person(pressed.interaction.user)
    )
    seat = table.seated(pressed.user_id).seat
    await finish(pressed.interaction, pressed.words.say("joined", seat=seat, table=str(table.id)))


async def _leave(pressed: Pressed) -> None:
    table = await pressed.services.tables.lobby.leave(
        pressed.table.id, person(pressed.interaction.user)
    )
    await finish(pressed.interaction, pressed.words.say("left", table=str(table.id)))


async def _start(pressed: Pressed) -> None:
    if pressed.table.awaits_thread:
        refuse_without_thread(pressed.interaction, pressed.words)
    await without_left(pressed.services, pressed.table, pressed.user_id, starts=True)
    try:
        table = await pressed.services.tables.lobby.start(
            pressed.table.id,
            person(pressed.interaction.user),
            alone=pressed.rest == ALONE,
            seen=pressed.press.version,
        )
    except StartsAlone:
        await show(pressed.interaction, confirm_alone(pressed.table, pressed.words))
        return
    await _done(pressed, table, pressed.words.say("started", table=str(table.id)))


async def _computers(pressed: Pressed) -> None:
    wanted = [] if pressed.rest == "0" else pressed.rest.split()
    await without_left(pressed.services, pressed.table, pressed.user_id)
    table = await pressed.services.tables.lobby.seat_computers(
        pressed.table.id, person(pressed.interaction.user), wanted
    )
    await _done(pressed, table, computers_seated(table, pressed.words))


async def _done(pressed: Pressed, table: Table, text: str) -> None:
    """Use a private copy of the post up; the post itself shows what the press did."""
    if is_private(pressed.interaction):
        await finish(pressed.interaction, text)
    else:
        leave_to_post(pressed.interaction, table, lambda: text)


HANDLERS: Mapping[str, PressHandler] = {
    "computers": _computers,
    "join": _join,
    "leave": _leave,
    "start": _start,
}
"""The handlers by button."""
