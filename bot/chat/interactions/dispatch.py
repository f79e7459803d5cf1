"""Hands each press of a button or select to its handler, and answers what goes wrong."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING, Any

import discord

from bot.chat.interactions import (
    agreement,
    closing,
    forgetting,
    hints,
    lobby,
    looking,
    pauses,
    playing,
    reopening,
    replay,
    review,
    seats,
    tutorial,
    votes,
)
from bot.chat.interactions.press import Pressed, answer_by_post, warn_when_refused
from bot.chat.messages.answers import Told, suggest_nothing, tell, tell_error
from bot.chat.messages.ids import NO_TABLE, decode
from bot.chat.traffic.course import concerns, note
from bot.chat.traffic.limits import Owner, Work
from bot.monitoring.probe import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


async def answer(services: Services, interaction: discord.Interaction[Any]) -> bool:
    """Carry out the press, and return whether that went well; what goes wrong is told."""
    words = services.words(interaction)
    try:
        data: Any = interaction.data or {}
        press = decode(data.get("custom_id", ""), data.get("values", []))
        if press is None:
            raise Told(words.say("unknown-button"))  # noqa: TRY301
        name, rest = press.command if press.is_command else ("", "")
        handler = _handler(name, words) if press.is_command else None
        table = await _table(services, interaction, press.table)
        if table is not None and await _is_left_behind(services, interaction, table):
            press = replace(press, seen=table.version)
        pressed = Pressed(services, interaction, press, words, table, rest)
        if handler is None:
            await playing.act(pressed, press.action)
        else:
            await handler(pressed)
    except Exception as error:  # noqa: BLE001  (the one boundary: nothing goes unanswered)
        await tell_error(interaction, error, words)
        return False
    return True


async def follow(services: Services, interaction: discord.Interaction[Any]) -> None:
    """Wait for the post that follows from a press; tell the person if Discord refuses it."""
    try:
        await warn_when_refused(services, interaction)
    except Exception as error:  # noqa: BLE001  (as above)
        await tell_error(interaction, error, services.words(interaction))


async def finish(services: Services, interaction: discord.Interaction[Any]) -> None:
    """Answer a press whose answer is the post that follows from it."""
    try:
        await answer_by_post(services, interaction)
    except Exception as error:  # noqa: BLE001  (as above)
        await tell_error(interaction, error, services.words(interaction))


async def _table(
    services: Services, interaction: discord.Interaction[Any], number: int
) -> Table | None:
    if number == NO_TABLE:
        return None
    concerns(table=number)
    return await services.tables.archive.table_of(number, interaction.guild_id or 0)


async def _is_left_behind(
    services: Services, interaction: discord.Interaction[Any], table: Table
) -> bool:
    """Return whether a press is on the newest post of a table, which Discord refuses to renew.

    There is no newer one to press: what is legal by now is carried out.
    """
    message = interaction.message
    if message is None or not services.deliveries.is_refused(table.id):
        return False
    post = await services.database.outbox.post(table.id)
    return post is not None and post.message_id == message.id


def _handler(name: str, words: Words) -> PressHandler:
    handler = _HANDLERS.get(name)
    if handler is None:
        raise Told(words.say("unknown-button"))
    return handler


_HANDLERS: Mapping[str, PressHandler] = {
    name: handler
    for room in (
        agreement,
        closing,
        forgetting,
        hints,
        lobby,
        looking,
        pauses,
        playing,
        reopening,
        replay,
        review,
        seats,
        tutorial,
        votes,
    )
    for name, handler in room.HANDLERS.items()
}
"""The handlers of all table commands, by the name in a control's id."""


_PRESSES: Mapping[str, Work] = {
    **dict.fromkeys(
        ("city", "export", "learn", "log", "offer", "rules", "sheet", "turn", "why"), Work.LOOK
    ),
    **dict.fromkeys(("replay", "show-replay"), Work.FILM),
    **dict.fromkeys(("review", "show-review"), Work.REVIEW),
}
"""What is more work than a move, by the name of the button."""
_COMMANDS: Mapping[str, Work] = {
    **dict.fromkeys(
        ("game board", "game learn", "game log", "game record export", "game rules", "stats"),
        Work.LOOK,
    ),
    "game record replay": Work.FILM,
    "game record review": Work.REVIEW,
}
"""What is more work than a move, by the name of the command."""
_TOLD = {Owner.MEMBER: "too-fast-member", Owner.SERVER: "too-fast-server"}


async def is_allowed(services: Services, interaction: discord.Interaction[Any]) -> bool:
    """Return True if the work is within the budgets of the person and of the server.

    If not, the person is told when to go on; what they are typing is not completed.
    """
    wait = services.limits.take(interaction.user.id, interaction.guild_id, _work(interaction))
    if wait is None:
        return True
    note(Outcome.REFUSED)
    if interaction.type is discord.InteractionType.autocomplete:
        await suggest_nothing(interaction)
    else:
        words = services.words(interaction)
        await tell(interaction, words.say(_TOLD[wait.owner], seconds=ceil(wait.seconds)))
    return False


def _work(interaction: discord.Interaction[Any]) -> Work:
    if interaction.type is discord.InteractionType.application_command:
        command = interaction.command
        return _COMMANDS.get(command.qualified_name if command else "", Work.ANY)
    data: Any = interaction.data or {}
    press = decode(data.get("custom_id", ""), data.get("values", []))
    if press is None or not press.is_command:
        return Work.ANY
    name, _ = press.command
    return _PRESSES.get(name, Work.ANY)
