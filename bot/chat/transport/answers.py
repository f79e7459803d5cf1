"""Answering people: every interaction gets one clear answer, whatever happens."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import aiohttp
import discord
import stamina
import structlog
from discord import app_commands

from bot.chat.transport.channels import GONE
from bot.chat.transport.mentions import COMMANDS
from bot.chat.transport.post import Post
from bot.presenters.options import option_names
from bot.tables.errors import KickYourself, NotStarted, Refusal, UnknownOption
from bot.words.names import safe_name
from bot.words.words import Words, language_of
from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

log = structlog.get_logger()

_LATE = {10062, 10015, 40060, 50027, *GONE}
"""Discord's codes for an interaction that has expired, is already answered, or has lost its place:
the promised answer was dismissed, or the channel is gone."""
_RATE_LIMITED, _SERVER_ERROR = 429, 500
"""HTTP statuses for trying again: rate limited, and server errors from 500 on."""
_SPOKEN = ("player", "players", "host", "game", "option")
"""Values of refusals that people have typed, and that must be escaped; several have a line each."""
_BUTTONS = {NotStarted.code: "button-start", KickYourself.code: "button-leave"}
"""The buttons that refusals name; they stand on the post in the table's language."""
_NOBODY = discord.AllowedMentions.none()
_Way: TypeAlias = Callable[..., Awaitable[Any]]
T = TypeVar("T")
ATTEMPTS = 3
"""The most attempts to send an answer."""
LATE = 1.0
"""Seconds without an answer after which one is promised; Discord gives up after three."""


class Told(Exception):  # noqa: N818  (an answer, not a fault)
    """Carries the sentence to answer with."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def language_here(interaction: discord.Interaction[Any]) -> str:
    """Return the language of the server, which a new table speaks unless another is chosen."""
    return language_of((interaction.guild_locale or interaction.locale).value)


def explain(error: BaseException, words: Words) -> str:
    """Return one sentence on what went wrong; log it with an id when the bot is at fault."""
    if isinstance(error, Told):
        return error.text
    if isinstance(error, Refusal):
        values = {
            key: ", ".join(map(safe_name, str(value).split("\n"))) if key in _SPOKEN else value
            for key, value in error.values.items()
        }
        if error.code in _BUTTONS:
            shown = Words(str(error.values["language"]))
            values["button"] = shown.say(_BUTTONS[error.code])
        if error.code == UnknownOption.code:
            game, listed = str(error.values["game"]), str(error.values["options"])
            values["options"] = option_names(game, listed.split(), words)
        return words.say(error.code, **values)
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return words.say("command-changed")
    reference = secrets.token_hex(4)
    log.error("answer failed", reference=reference, exc_info=error)
    key = "storage-failed" if isinstance(error, StorageError) else "unexpected"
    return words.say(key, id=reference)


class _Deferral:
    """Promises the answer to an interaction when it is late."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._interaction = interaction
        self._task: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(LATE, self._start)

    def _start(self) -> None:
        self._task = asyncio.create_task(self._promise(), name="late answer")

    async def _promise(self) -> None:
        if not self._interaction.response.is_done():
            await _deliver(lambda: self._interaction.response.defer(ephemeral=True))

    async def settle(self) -> None:
        """Promise nothing from now on, and wait for a promise on its way."""
        self._timer.cancel()
        if self._task is not None:
            await self._task


@asynccontextmanager
async def promised_when_late(interaction: discord.Interaction[Any]) -> AsyncGenerator[None]:
    """Promise a private answer if there is none within `LATE` seconds.

    So nobody reads that an interaction failed whose change stands. A promise made to a press shows
    nothing; what answers it later is a message of its own.
    """
    deferral = interaction.extras[_Deferral] = _Deferral(interaction)
    try:
        yield
    finally:
        await deferral.settle()


async def _settle(interaction: discord.Interaction[Any]) -> None:
    """Let no late promise cross the answer that is to be sent now."""
    deferral = interaction.extras.get(_Deferral)
    if isinstance(deferral, _Deferral):
        await deferral.settle()


async def tell(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer privately with a text; works for first and later answers."""
    await _answer(interaction, lambda: {"content": COMMANDS.written(text)})


async def show(interaction: discord.Interaction[Any], post: Post, *, replace: bool = False) -> None:
    """Answer privately with a post.

    Parameters
    ----------
    replace
        Edit the private message that was pressed instead of sending another, if it is there still.
    """
    if replace and is_private(interaction) and await show_in_place(interaction, post):
        return
    await _answer(interaction, lambda: {"view": post.view(), "files": post.files()})


async def show_in_place(interaction: discord.Interaction[Any], post: Post) -> bool:
    """Edit the private message that was pressed; return False if it is gone."""
    await _settle(interaction)
    promised = interaction.response.is_done()
    edit: _Way = (
        interaction.edit_original_response if promised else interaction.response.edit_message
    )
    return await _is_there(
        lambda: edit(view=post.view(), attachments=post.files(), allowed_mentions=_NOBODY)
    )


async def show_new(
    interaction: discord.Interaction[Any], post: Post
) -> discord.InteractionMessage | discord.WebhookMessage | None:
    """Answer privately with a new message and return it, or None if it could not be delivered.

    It may have been promised; what was pressed is left as it is.
    """
    await _settle(interaction)
    promised = discord.InteractionResponseType.deferred_channel_message

    async def send() -> discord.InteractionMessage | discord.WebhookMessage | None:
        response = interaction.response
        shown: dict[str, Any] = {"view": post.view(), "allowed_mentions": _NOBODY}
        if response.type is None:
            sent = await response.send_message(**shown, files=post.files(), ephemeral=True)
            message = sent.resource
            return message if isinstance(message, discord.InteractionMessage) else None
        if response.type is promised:
            return await interaction.edit_original_response(**shown, attachments=post.files())
        further: discord.WebhookMessage = await interaction.followup.send(
            **shown, files=post.files(), ephemeral=True, wait=True
        )
        return further

    return await _deliver(send)


async def finish(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer privately what a press has done; a private message that was pressed is used up."""
    if is_private(interaction):
        await show(interaction, Post(text), replace=True)
    else:
        await tell(interaction, text)


async def show_all(
    interaction: discord.Interaction[Any], post: Post, *, replace: bool = False
) -> None:
    """Answer with a post that the whole channel sees, or change the public one that was pressed.

    Pinged members are notified only by a new message, not by an edit. A pressed one that is gone is
    sent anew.
    """
    response = interaction.response
    shown: dict[str, Any] = {"allowed_mentions": post.mentions}
    if replace and await _is_there(lambda: response.edit_message(view=post.view(), **shown)):
        return
    await _deliver(lambda: response.send_message(view=post.view(), **shown))


async def give(interaction: discord.Interaction[Any], text: str, name: str, content: str) -> None:
    """Answer privately with a text file."""
    await _answer(
        interaction,
        lambda: {
            "content": COMMANDS.written(text),
            "file": discord.File(BytesIO(content.encode()), name),
        },
    )


async def promise(
    interaction: discord.Interaction[Any], *, public: bool = False, anew: bool = False
) -> None:
    """Tell Discord that an answer follows, which gives it more than three seconds.

    Parameters
    ----------
    public
        Whether the whole channel sees the answer.
    anew
        Whether the answer to a press is a new message instead of an edit of the one pressed.
    """
    await _settle(interaction)
    if not interaction.response.is_done():
        await _deliver(lambda: interaction.response.defer(ephemeral=not public, thinking=anew))


async def fulfil(interaction: discord.Interaction[Any], post: Post) -> None:
    """Edit the promised answer so that it shows the post."""
    await _deliver(
        lambda: interaction.edit_original_response(
            view=post.view(), attachments=post.files(), allowed_mentions=_NOBODY
        )
    )


async def publish(interaction: discord.Interaction[Any], post: Post) -> None:
    """Send a public post after a private answer."""
    await _deliver(
        lambda: interaction.followup.send(
            view=post.view(), files=post.files(), allowed_mentions=_NOBODY
        )
    )


async def quietly(interaction: discord.Interaction[Any]) -> None:
    """Acknowledge a press without a message: the table's post shows what it did."""
    await _settle(interaction)
    if not interaction.response.is_done():
        await _deliver(interaction.response.defer)


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the pressed message is private."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def _answer(
    interaction: discord.Interaction[Any], content: Callable[[], dict[str, Any]]
) -> None:
    """Answer privately; `content` is called anew for each attempt."""
    await _settle(interaction)

    async def send() -> None:
        further = interaction.response.is_done()
        how: _Way = interaction.followup.send if further else interaction.response.send_message
        await how(**content(), ephemeral=True, allowed_mentions=_NOBODY)

    await _deliver(send)


async def _is_there(edit: Callable[[], Awaitable[Any]]) -> bool:
    """Deliver an edit as `_deliver` does; return False if the message has been deleted."""

    async def attempt() -> bool:
        try:
            await edit()
        except discord.NotFound as error:
            if error.code not in GONE:
                raise
            return False
        return True

    return await _deliver(attempt) is not False


async def _deliver(send: Callable[[], Awaitable[T]]) -> T | None:
    """Send an answer and return what Discord returns; try again while Discord or the network fails.

    A lost answer is only logged and returns None: what the bot has done stands.

    Raises
    ------
    discord.HTTPException
        When Discord refuses the answer as it is.
    """
    try:
        async for attempt in stamina.retry_context(
            on=_passes, attempts=ATTEMPTS, wait_initial=0.2, wait_jitter=0.2
        ):
            with attempt:
                return await send()
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        late = isinstance(error, discord.HTTPException) and error.code in _LATE
        if not late and not _passes(error):
            raise
        log.warning("answer not delivered", late=late, error=str(error))
    return None


def _passes(error: Exception) -> bool:
    """Return True if sending the same answer again may succeed."""
    if isinstance(error, discord.HTTPException):
        return error.status == _RATE_LIMITED or error.status >= _SERVER_ERROR
    return isinstance(error, aiohttp.ClientError | OSError | TimeoutError)
