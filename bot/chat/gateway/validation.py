"""Interactions as they may come in: every text, list and number of one has its bound here.

Discord keeps to bounds of its own, and none of these is below them. So what does not fit was not
written by Discord, or Discord writes otherwise one day: nothing is done about it, and whoever sent
it is told so.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import discord
import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from bot.chat.messages.answers import suggest_nothing, tell
from bot.words.words import Words, language_of

LONGEST_TEXT = 6_000
"""The most characters that Discord lets anybody type into an option."""
_COMMANDS, _COMPONENT, _AUTOCOMPLETE = (2, 4), 3, 4
"""Types of interactions: with a command, with a button or a select, with an option being typed."""

Id: TypeAlias = Annotated[str, Meta(pattern=r"^(?:[0-9]{1,18}|[1-8][0-9]{18})$")]
"""A number of Discord, below 2 to the power of 63, so that the database takes it."""
_Short: TypeAlias = Annotated[str, Meta(max_length=100)]
"""A name, a custom id or a value of a select."""
_Locale: TypeAlias = Annotated[str, Meta(max_length=35)]
_Number: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
_Permissions: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{1,30}$")]


class _User(Struct):
    id: Id
    username: _Short
    global_name: _Short | None = None


class _Member(Struct):
    user: _User
    nick: _Short | None = None
    permissions: _Permissions | UnsetType = UNSET


class _ResolvedMember(Struct):
    nick: _Short | None = None


class _Resolved(Struct):
    users: dict[Id, _User] | UnsetType = UNSET
    members: dict[Id, _ResolvedMember] | UnsetType = UNSET


class _Option(Struct):
    name: _Short
    type: int
    value: Annotated[str, Meta(max_length=LONGEST_TEXT)] | _Number | float | bool | None = None
    options: Annotated[list[_Option], Meta(max_length=25)] | UnsetType = UNSET
    focused: bool = False


class _Data(Struct):
    custom_id: _Short | UnsetType = UNSET
    values: Annotated[list[_Short], Meta(max_length=25)] | UnsetType = UNSET
    name: _Short | UnsetType = UNSET
    type: int = 1
    options: Annotated[list[_Option], Meta(max_length=25)] | UnsetType = UNSET
    resolved: _Resolved | UnsetType = UNSET


class _Message(Struct):
    id: Id
    flags: int = 0


class _Envelope(Struct, kw_only=True):
    """What is needed to answer."""

    id: Id
    application_id: Id
    token: Annotated[str, Meta(min_length=1, max_length=2_000)]
    type: Literal[2, 3, 4, 5]
    locale: Any = ""


class _Interaction(_Envelope, kw_only=True):
    data: _Data
    attachment_size_limit: _Number
    guild_id: Id | None = None
    channel_id: Id | None = None
    app_permissions: _Permissions | UnsetType = UNSET
    member: _Member | UnsetType = UNSET
    user: _User | UnsetType = UNSET
    locale: _Locale | UnsetType = UNSET
    guild_locale: _Locale | UnsetType = UNSET
    message: _Message | UnsetType = UNSET


class Unreadable(Exception):  # noqa: N818  (what is so)
    """An interaction is not as Discord writes one. The text says where, and quotes nothing."""


def check(event: object) -> None:
    """Raise `Unreadable` unless an event is an interaction within all bounds."""
    try:
        read = msgspec.convert(event, _Interaction)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Unreadable(str(error)) from None
    sender = read.user if read.guild_id is None else read.member
    named = read.data.name if read.type in _COMMANDS else read.data.custom_id
    if sender is UNSET or not named:
        raise Unreadable("nobody has sent it, or nothing was used")
    if read.type == _COMPONENT and read.message is UNSET:
        raise Unreadable("nothing was shown that could be pressed")


async def refuse(client: discord.Client, event: object) -> None:
    """Answer an interaction that is not as Discord writes one, if its id and token can be read."""
    try:
        read = msgspec.convert(event, _Envelope)
    except msgspec.ValidationError:
        return
    told: Any = {
        "id": read.id,
        "application_id": read.application_id,
        "token": read.token,
        "type": read.type,
        "version": 1,
        "attachment_size_limit": 0,
    }
    interaction: discord.Interaction[Any] = discord.Interaction(
        data=told,
        state=client._connection,  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    )
    if read.type == _AUTOCOMPLETE:
        await suggest_nothing(interaction)
        return
    words = Words(language_of(read.locale if isinstance(read.locale, str) else ""))
    key = "command-changed" if read.type in _COMMANDS else "unknown-button"
    await tell(interaction, words.say(key))
