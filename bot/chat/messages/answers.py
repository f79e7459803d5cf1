"""Answering people: every interaction gets one clear answer, whatever happens."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
import structlog
from discord import app_commands

from bot.chat.messages.mentions import COMMANDS
from bot.chat.messages.post import Post
from bot.chat.traffic.admission import promised_late, settle
from bot.chat.traffic.course import note
from bot.chat.traffic.sending import deliver, deliver_promise, is_there
from bot.chat.traffic.shards import NotHere
from bot.monitoring.probe import Outcome
from bot.presenters.phrases import option_names
from bot.tables.errors import KickYourself, NotStarted, Refusal, StillAsked, UnknownOption
from bot.words.names import safe_name
from bot.words.words import Words, language_of
from storage.errors import DatabaseTaken, OutcomeUnknown, StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


log = structlog.get_logger()

_SPOKEN = ("player", "players", "host", "game", "option")
"""Values of refusals that people have typed, and that must be escaped; several have a line each."""
_BUTTONS = {
    NotStarted.code: "button-start",
    StillAsked.code: "button-start",
    KickYourself.code: "button-leave",
}
"""The buttons that refusals name; they stand on the post in the table's language."""
_NOBODY = discord.AllowedMentions.none()
_Way: TypeAlias = Callable[..., Awaitable[Any]]


class Told(Exception):  # noqa: N818  (an answer, not a fault)
    """Carries the sentence to answer with; as text it is empty, for sentences hold names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text


def language_here(interaction: discord.Interaction[Any]) -> str:
    """Return the language of the server, which a new table speaks unless another is chosen."""
    return language_of((interaction.guild_locale or interaction.locale).value)


def explain(error: BaseException, words: Words) -> str:
    """Return one sentence on what went wrong; log it with an id when the bot is at fault."""
    note(Outcome.REFUSED)
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
    note(Outcome.FAILED)
    reference = secrets.token_hex(4)
    # What failed in the database says by itself what is so.
    foreseen = isinstance(error, StorageError)
    log.error(
        "answer failed",
        reference=reference,
        error=str(error),
        exc_info=None if foreseen else error,
    )
    match error:
        case OutcomeUnknown():
            return words.say("storage-unknown", id=reference)
        case StorageError():
            return words.say("storage-failed", id=reference)
        case _:
            return words.say("unexpected", id=reference)


async def tell(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer privately with a text; works for first and later answers."""
    await _answer(interaction, lambda: {"content": COMMANDS.written(text)})


async def tell_error(
    interaction: discord.Interaction[Any], error: BaseException, words: Words
) -> None:
    """Answer privately what went wrong, and if Discord refuses that sentence, with another one.

    Nothing is answered where another process has taken the shard: it gets the interaction, too.
    """
    if isinstance(error, DatabaseTaken | NotHere):
        log.warning("not answered: the shard was taken over")
        return
    try:
        await tell(interaction, explain(error, words))
    except discord.HTTPException as refusal:
        text = explain(refusal, words)
        with suppress(discord.HTTPException):
            await tell(interaction, text)


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
    """Edit the private message that was pressed; return False if that is not possible.

    It may be gone, or be a plain text, or a late answer was promised as a message of its own.
    """
    await settle(interaction)
    if _is_thinking(interaction) or not is_of_components(interaction):
        return False
    promised = interaction.response.is_done()
    edit: _Way = (
        interaction.edit_original_response if promised else interaction.response.edit_message
    )
    return await is_there(
        lambda: edit(
            view=post.view(answers=interaction.id),
            attachments=post.files(),
            allowed_mentions=_NOBODY,
        )
    )


async def show_new(
    interaction: discord.Interaction[Any], post: Post
) -> discord.InteractionMessage | discord.WebhookMessage | None:
    """Answer privately with a new message and return it, or None if it could not be delivered.

    It may have been promised; what was pressed is left as it is.
    """
    await settle(interaction)
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

    return await deliver(send)


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
    sent anew. One that does not show what was pressed is left alone.
    """
    await settle(interaction)
    replace = replace and shows_what_was_pressed(interaction)
    promised = interaction.response.is_done()
    shown: dict[str, Any] = {"allowed_mentions": post.mentions}
    edit: _Way = (
        interaction.edit_original_response if promised else interaction.response.edit_message
    )
    if replace and _is_thinking(interaction):
        if await _change_pressed(interaction, post):
            await _end_thinking(interaction)
            return
    elif replace and await is_there(lambda: edit(view=post.view(), **shown)):
        return
    if promised:
        await _point_below(interaction)
    send: _Way = interaction.followup.send if promised else interaction.response.send_message

    async def answer() -> None:
        await send(view=post.view(), **shown)

    await deliver(answer)


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
    await settle(interaction)
    if not interaction.response.is_done():
        await deliver_promise(
            lambda: interaction.response.defer(ephemeral=not public, thinking=anew)
        )
    elif promised_late(interaction) and public:
        interaction.extras[_Apart] = _Apart()


async def fulfil(interaction: discord.Interaction[Any], post: Post) -> None:
    """Edit the promised answer so that it shows the post."""
    apart = interaction.extras.get(_Apart)
    shown: dict[str, Any] = {
        "view": post.view(answers=interaction.id),
        "allowed_mentions": _NOBODY,
    }
    if not isinstance(apart, _Apart):
        edit: _Way = interaction.edit_original_response
    elif apart.message is not None:
        edit = apart.message.edit
    else:
        await _point_below(interaction)
        apart.message = await deliver(
            lambda: interaction.followup.send(**shown, files=post.files(), wait=True)
        )
        return
    await deliver(lambda: edit(**shown, attachments=post.files()))


async def publish(interaction: discord.Interaction[Any], post: Post) -> None:
    """Send a public post after a private answer."""
    await deliver(
        lambda: interaction.followup.send(
            view=post.view(), files=post.files(), allowed_mentions=_NOBODY
        )
    )


async def quietly(interaction: discord.Interaction[Any]) -> bool:
    """Acknowledge a press without a message: the table's post shows what it did.

    Return False if the message that was pressed has been deleted: then nothing is acknowledged.
    """
    await settle(interaction)
    if _is_thinking(interaction):
        await _end_thinking(interaction)
        return True
    return interaction.response.is_done() or await is_there(interaction.response.defer)


@dataclass
class _Apart:
    """An answer that all see, and so a message of its own: a late one is promised in private."""

    message: discord.WebhookMessage | None = None


async def _point_below(interaction: discord.Interaction[Any]) -> None:
    if _is_thinking(interaction):
        text = Words(language_of(interaction.locale.value)).say("answer-below")
        await deliver(lambda: interaction.edit_original_response(content=text))


async def _end_thinking(interaction: discord.Interaction[Any]) -> None:
    await is_there(interaction.delete_original_response)


async def _change_pressed(interaction: discord.Interaction[Any], post: Post) -> bool:
    """Edit the public message that was pressed; return False if it is gone or closed to the bot.

    Once an answer is promised as a message of its own, it is edited as any other one.
    """
    message = interaction.message
    if message is None:
        return False

    async def edit() -> bool:
        try:
            await message.edit(view=post.view(), allowed_mentions=post.mentions)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    return await deliver(edit, None) is True


def _is_thinking(interaction: discord.Interaction[Any]) -> bool:
    return interaction.response.type is discord.InteractionResponseType.deferred_channel_message


def is_private(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the pressed message is private."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def _answer(
    interaction: discord.Interaction[Any], content: Callable[[], dict[str, Any]]
) -> None:
    """Answer privately; `content` is called anew for each attempt."""
    await settle(interaction)

    async def send() -> None:
        further = interaction.response.is_done()
        how: _Way = interaction.followup.send if further else interaction.response.send_message
        await how(**content(), ephemeral=True, allowed_mentions=_NOBODY)

    await deliver(send)


def shows_what_was_pressed(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the pressed message has that button or select.

    Else the press is late or was made up, and must not change what others read.
    """
    data: Any = interaction.data or {}
    shown = interaction.message.components if interaction.message else ()
    return data.get("custom_id") in _custom_ids(shown)


def is_of_components(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the pressed message is made of components, and can be edited into a post."""
    return interaction.message is not None and interaction.message.flags.components_v2


def _custom_ids(components: Sequence[Any]) -> Iterator[str]:
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id


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
