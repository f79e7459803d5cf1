"""A press of a button, or a choice from a list, on its way to its answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.chat.transport.answers import Told

if TYPE_CHECKING:
    import discord

    from bot.chat.services import Services
    from bot.chat.transport.ids import Press
    from bot.tables.model import Table
    from bot.words.words import Words


@dataclass(frozen=True, slots=True)
class Pressed:
    """What was pressed by whom; `rest` is what follows the name of a table command."""

    services: Services
    interaction: discord.Interaction[Any]
    press: Press
    words: Words
    rest: str = ""

    @property
    def user_id(self) -> int:
        """Return who pressed."""
        return self.interaction.user.id

    async def table(self) -> Table:
        """Return the table the control belongs to, if it is one of this server."""
        return await self.services.tables.table_of(self.press.table, self.interaction.guild_id or 0)

    def number(self) -> int:
        """Return the number that follows the command's name."""
        if not self.rest.isdecimal() or len(self.rest) > 6:
            raise Told(self.words.say("unknown-button"))
        return int(self.rest)


Handler: TypeAlias = Callable[[Pressed], Awaitable[None]]
