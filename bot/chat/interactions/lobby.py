"""The buttons of a table that gathers players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.transport.answers import finish, is_private, quietly
from bot.chat.transport.members import person
from bot.chat.transport.permissions import warn_when_mute

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Pressed, PressHandler


async def _join(pressed: Pressed) -> None:
    table = await pressed.services.tables.lobby.join(
        pressed.table.id, person(pressed.interaction.user)
    )
    seat = table.seated(pressed.user_id).seat
    await finish(pressed.interaction, pressed.words.say("joined", seat=seat, table=str(table.id)))
    await warn_when_mute(pressed.interaction, pressed.words)


async def _leave(pressed: Pressed) -> None:
    table = await pressed.services.tables.lobby.leave(
        pressed.table.id, person(pressed.interaction.user)
    )
    await finish(pressed.interaction, pressed.words.say("left", table=str(table.id)))
    await warn_when_mute(pressed.interaction, pressed.words)


async def _start(pressed: Pressed) -> None:
    table = await pressed.services.tables.lobby.start(
        pressed.table.id, person(pressed.interaction.user)
    )
    await _done(pressed, pressed.words.say("started", table=str(table.id)))
    await warn_when_mute(pressed.interaction, pressed.words)


async def _computers(pressed: Pressed) -> None:
    table = await pressed.services.tables.lobby.seat_computers(
        pressed.table.id, person(pressed.interaction.user), pressed.number()
    )
    count = len(table.computers)
    await _done(pressed, pressed.words.say("computers-seated", table=str(table.id), count=count))
    await warn_when_mute(pressed.interaction, pressed.words)


async def _done(pressed: Pressed, text: str) -> None:
    """Use a private copy of the post up; the post itself shows what the press did."""
    if is_private(pressed.interaction):
        await finish(pressed.interaction, text)
    else:
        await quietly(pressed.interaction)


HANDLERS: Mapping[str, PressHandler] = {
    "computers": _computers,
    "join": _join,
    "leave": _leave,
    "start": _start,
}
"""The handlers by button."""
