"""Answering people: every interaction gets one clear answer, whatever happens."""

from __future__ import annotations

import secrets
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands

from bot.chat.names import safe_name
from bot.chat.words import DEFAULT_LANGUAGE, Words, languages
from bot.tables.errors import Refusal
from storage.errors import StorageError

if TYPE_CHECKING:
    from bot.chat.layout import Post

log = structlog.get_logger()

_LATE = {10062, 10015, 40060, 50027}
"""Discord's codes for an interaction that is gone or answered: there is nobody left to tell."""
_NAMES = ("player", "host")
"""Values of refusals that are names of people."""


class Told(Exception):  # noqa: N818  (an answer, not a fault)
    """Carries the sentence to answer with."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def words_for(interaction: discord.Interaction[Any]) -> Words:
    """Return the words of the person's own language, as far as the catalogue has it."""
    language = interaction.locale.value.split("-")[0]
    return Words(language if language in languages() else DEFAULT_LANGUAGE)


def explain(error: BaseException, words: Words) -> str:
    """Return in a sentence what went wrong, logging it with an id when the bot is at fault."""
    if isinstance(error, Told):
        return error.text
    if isinstance(error, Refusal):
        values = {
            key: safe_name(str(value)) if key in _NAMES else value
            for key, value in error.values.items()
        }
        return words.say(error.code, **values)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return words.say("command-changed")
    reference = secrets.token_hex(4)
    log.error("answer failed", reference=reference, exc_info=error)
    key = "storage-failed" if isinstance(error, StorageError) else "unexpected"
    return words.say(key, id=reference)


async def tell(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer privately with a text, first answer or not."""
    nobody = discord.AllowedMentions.none()
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=nobody)
        else:
            await interaction.response.send_message(text, ephemeral=True, allowed_mentions=nobody)
    except discord.HTTPException as error:
        _too_late(error)


async def show(interaction: discord.Interaction[Any], post: Post, *, replace: bool = False) -> None:
    """Answer privately with a post.

    Parameters
    ----------
    replace
        Put it in the place of the private message that was pressed.
    """
    response = interaction.response
    nobody = discord.AllowedMentions.none()
    try:
        if replace and is_private(interaction):
            await response.edit_message(
                view=post.view(), attachments=post.files(), allowed_mentions=nobody
            )
        elif response.is_done():
            await interaction.followup.send(
                view=post.view(), files=post.files(), ephemeral=True, allowed_mentions=nobody
            )
        else:
            await response.send_message(
                view=post.view(), files=post.files(), ephemeral=True, allowed_mentions=nobody
            )
    except discord.HTTPException as error:
        _too_late(error)


async def show_all(
    interaction: discord.Interaction[Any], post: Post, *, replace: bool = False
) -> None:
    """Answer with a post that the whole channel sees, or change the public one that was pressed."""
    nobody = discord.AllowedMentions.none()
    try:
        if replace:
            await interaction.response.edit_message(view=post.view(), allowed_mentions=nobody)
        else:
            await interaction.response.send_message(view=post.view(), allowed_mentions=nobody)
    except discord.HTTPException as error:
        _too_late(error)


async def give(interaction: discord.Interaction[Any], text: str, name: str, content: str) -> None:
    """Answer privately with a text file."""
    file = discord.File(BytesIO(content.encode()), name)
    try:
        await interaction.response.send_message(text, file=file, ephemeral=True)
    except discord.HTTPException as error:
        _too_late(error)


async def quietly(interaction: discord.Interaction[Any]) -> None:
    """Answer a press with nothing: what it did shows on the table's post."""
    if interaction.response.is_done():
        return
    try:
        await interaction.response.defer()
    except discord.HTTPException as error:
        _too_late(error)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a private message was pressed."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


def _too_late(error: discord.HTTPException) -> None:
    if error.code not in _LATE:
        raise error
    log.info("answer came too late", code=error.code)
