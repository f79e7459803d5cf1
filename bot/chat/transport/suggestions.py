"""Answers to options that are being typed: what they may be, or nothing, but always an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.transport.answers import explain
from bot.chat.transport.sending import deliver

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.words.words import Words


async def suggest(
    interaction: discord.Interaction[Any], complete: Callable[[], Awaitable[object]], words: Words
) -> None:
    """Answer with what an option may be; with nothing if that fails, for no sentence can be told.

    Parameters
    ----------
    complete
        Finds the choices and answers with them.
    """
    try:
        await deliver(complete, None)
    except Exception as error:  # noqa: BLE001  (discord.py would log it and leave it unanswered)
        explain(error, words)
        await suggest_nothing(interaction)


async def suggest_nothing(interaction: discord.Interaction[Any]) -> None:
    """Answer with no choices, if there is no answer yet."""
    if not interaction.response.is_done():
        await deliver(lambda: interaction.response.autocomplete([]), None)
