"""Private messages that a person needs one of: the next takes the place of the one before.

Discord lets a bot delete a private message with the token of the interaction that brought it or
last changed it, for 15 minutes. A message that is older, or from before a restart, stays.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp
import discord
import structlog

from bot.chat.messages.answers import is_private, promise, show_in_place, show_new

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.chat.messages.post import Post


log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Kept:
    """A private message that is shown, and how it is deleted."""

    message_id: int
    interaction: discord.Interaction[Any]
    delete: Callable[[], Awaitable[None]]


class _Done(NamedTuple):
    """A press that has been carried out: the message it was in, and the interaction."""

    message_id: int | None
    interaction: discord.Interaction[Any]


class Prompts:
    """The newest private message of each person at each table."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], _Kept] = {}
        self._done: dict[tuple[int, int], _Done] = {}

    def note(self, interaction: discord.Interaction[Any], table: int) -> None:
        """Note that a press in a private message has been carried out."""
        self._done = {
            key: each for key, each in self._done.items() if not each.interaction.is_expired()
        }
        message_id = interaction.message.id if interaction.message is not None else None
        self._done[interaction.user.id, table] = _Done(message_id, interaction)

    def repeats(self, interaction: discord.Interaction[Any], table: int) -> bool:
        """Return True for the second press of a double click: the same as was carried out last."""
        before = self._done.get((interaction.user.id, table))
        return (
            before is not None
            and interaction.message is not None
            and before.message_id == interaction.message.id
            and before.interaction.data == interaction.data
        )

    def forget(self, interaction: discord.Interaction[Any], table: int) -> None:
        """Note that the press last noted has not been carried out: it may be made again."""
        self._done.pop((interaction.user.id, table), None)

    async def promise(self, interaction: discord.Interaction[Any]) -> None:
        """Tell Discord that `show` follows, which gives it more than three seconds."""
        await promise(interaction, anew=not is_private(interaction))

    async def show(self, interaction: discord.Interaction[Any], table: int, post: Post) -> None:
        """Show a person a private post about a table, and delete the one shown before.

        A press in a private message changes that message; the post is a new message otherwise, so
        that it stands at the end of the channel, where the person looks. So it is where the message
        that was pressed has been deleted meanwhile.
        """
        if is_private(interaction) and await show_in_place(interaction, post):
            message = interaction.message
            kept = _Kept(
                message.id if message else 0, interaction, interaction.delete_original_response
            )
        else:
            sent = await show_new(interaction, post)
            if sent is None:
                return
            kept = _Kept(sent.id, interaction, sent.delete)
        await self._keep((interaction.user.id, table), kept)

    async def _keep(self, key: tuple[int, int], kept: _Kept) -> None:
        before = self._kept.pop(key, None)
        self._kept = {
            other: each for other, each in self._kept.items() if _can_act(each.interaction)
        }
        self._kept[key] = kept
        if (
            before is None
            or before.message_id == kept.message_id
            or not _can_act(before.interaction)
        ):
            return
        try:
            await before.delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("private message stays", table=key[1], error=str(error))


def _can_act(interaction: discord.Interaction[Any]) -> bool:
    """Return whether an interaction still lets the bot act: its shard may have been handed over."""
    return not (interaction.is_expired() or interaction.client.is_closed())


REMEMBERED = 1_000
"""How many published messages are remembered; a second press comes within seconds."""


class Claims:
    """Tells the first press that publishes a message from those that follow it."""

    def __init__(self) -> None:
        self._claimed: OrderedDict[int, None] = OrderedDict()

    def claim(self, interaction: discord.Interaction[Any]) -> bool:
        """Return True the first time the message pressed is published, False afterwards.

        A second press can come before the first has removed the button.
        """
        message_id = interaction.message.id if interaction.message else interaction.id
        fresh = message_id not in self._claimed
        self._claimed[message_id] = None
        if len(self._claimed) > REMEMBERED:
            self._claimed.popitem(last=False)
        return fresh
