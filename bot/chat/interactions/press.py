"""A press of a button, or a choice from a list, on its way to its answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bot.chat.messages.answers import Told, quietly, tell
from bot.chat.messages.permissions import lacking_to_show
from bot.chat.traffic.course import reach
from bot.monitoring.probe import Stage

if TYPE_CHECKING:
    import discord

    from bot.chat.messages.ids import Press
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press and the person behind it.

    Parameters
    ----------
    words
        The person's language.
    found
        The table of the control as it stood when the press came in; None: it belongs to none.
    rest
        What follows the name of a table command.
    """

    services: Services
    interaction: discord.Interaction[Any]
    press: Press
    words: Words
    found: Table | None
    rest: str = ""

    @property
    def user_id(self) -> int:
        """Return the id of the person."""
        return self.interaction.user.id

    @property
    def table(self) -> Table:
        """Return the table of the control as it stood when the press came in.

        Raises
        ------
        Told
            When the control should belong to a table and belongs to none.
        """
        if self.found is None:
            raise Told(self.words.say("unknown-button"))
        return self.found

    async def table_now(self) -> Table:
        """Return the table of the control, read anew."""
        return await self.services.tables.archive.table(self.table.id)

    def number(self) -> int:
        """Return the number that follows the command's name."""
        if not self.rest.isdecimal() or len(self.rest) > 6:
            raise Told(self.words.say("unknown-button"))
        return int(self.rest)


class _Left(NamedTuple):
    """What is left to the post: the version of the table it shows, and what is told without it."""

    version: int
    said: Callable[[], str]


def leave_to_post(
    interaction: discord.Interaction[Any], table: Table, said: Callable[[], str]
) -> None:
    """Leave the answer to a press to the public post, which shows what it has done.

    Parameters
    ----------
    table
        The table as the press has changed it.
    said
        Returns what is told privately instead if that post has been deleted.
    """
    interaction.extras[_Left] = _Left(table.version, said)


async def answer_by_post(services: Services, interaction: discord.Interaction[Any]) -> None:
    """Answer a press that was left to the post: by its change, or by being acknowledged.

    If the post is gone, it is told what the press has done.
    """
    left = interaction.extras.pop(_Left, None)
    if not isinstance(left, _Left):
        return
    if await services.deliveries.answered(interaction, left.version):
        reach(Stage.ANSWERED)
    elif not await quietly(interaction):
        await tell(interaction, left.said())


async def warn_when_refused(services: Services, interaction: discord.Interaction[Any]) -> None:
    """Tell the person privately if Discord refuses the post that follows from what they did."""
    refused = await services.deliveries.refusal()
    if refused is None:
        return
    words = services.words(interaction)
    if refused.reference:
        await tell(interaction, words.say("post-unfit", id=refused.reference))
    elif missing := lacking_to_show(interaction, words):
        await tell(interaction, words.say("cannot-post", permissions=missing))
    else:
        await tell(interaction, words.say("post-refused", why=_WHY.get(refused.code, "other")))


_WHY = {50_001: "access", 50_083: "locked", 160_005: "locked", 200_000: "filter", 200_001: "filter"}
"""The reasons for which Discord refuses posts although the bot has every permission, by code."""

PressHandler: TypeAlias = Callable[[Pressed], Awaitable[None]]
