"""Whether something is done at all: not for whoever has used up what is there for them."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

import discord

from bot.chat.messages.answers import suggest_nothing, tell
from bot.chat.messages.ids import decode
from bot.chat.traffic.course import note
from bot.chat.traffic.limits import Owner, Work
from bot.monitoring.probe import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.services import Services

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
