"""Shows what is made of a whole game: to one person, and from there to the whole channel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.chat.messages.answers import Told, fulfil, promise, publish, show
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import table_words
from bot.presenters.controls import Button
from bot.tables.errors import DoubledAction

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.messages.post import Progress
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


@dataclass(frozen=True, slots=True)
class Shared:
    """What can be shown of a table's game.

    Parameters
    ----------
    name
        The command of its button; `show-NAME` is that of the button that shows it to everybody.
        The keys of its messages are `NAME-sharing`, `NAME-shared` and `NAME-elsewhere`.
    make
        Returns its post in a language; called with `interaction.filesize_limit`, too.
    check
        Raises a `Refusal` where there is nothing to show, before anything is promised.
    """

    name: str
    make: Callable[[Services, Table, Words, int, Progress], Awaitable[Post]]
    check: Callable[[Services, Table], None]

    @property
    def handlers(self) -> Mapping[str, PressHandler]:
        """Return the handlers of its two buttons."""
        return {self.name: self._press, f"show-{self.name}": self._show}

    async def answer(
        self,
        services: Services,
        interaction: discord.Interaction[Any],
        table: Table,
        *,
        everybody: bool = False,
    ) -> None:
        """Answer with it; while it is made, tell how far it has come.

        Parameters
        ----------
        everybody
            Whether to show it to the whole channel. Else the person alone sees it, with a button to
            show it to the channel if that is allowed there.

        Raises
        ------
        Told
            When the channel may not be shown it.
        Refusal
            When there is nothing to show (see `check` and `make`).
        """
        if everybody:
            self._check_here(services, interaction, table)
        self.check(services, table)
        await promise(interaction, public=everybody, anew=True)
        words = table_words(table) if everybody else services.words(interaction)
        limit, progress = interaction.filesize_limit, partial(fulfil, interaction)
        post = await self.make(services, table, words, limit, progress)
        if not everybody and _is_here(interaction, table):
            row = (Button(f"!show-{self.name}", words.say("button-show-everybody")),)
            post = replace(post, table=table.id, seen=table.version, rows=(row,))
        await fulfil(interaction, post)

    async def _press(self, pressed: Pressed) -> None:
        await self.answer(pressed.services, pressed.interaction, pressed.table)

    async def _show(self, pressed: Pressed) -> None:
        """Publish what one person was shown, once, and remove its button.

        It is made anew, in the table's language.
        """
        services, interaction, words = pressed.services, pressed.interaction, pressed.words
        table = pressed.table
        self._check_here(services, interaction, table)
        self.check(services, table)
        if not services.claims.claim(interaction):
            raise DoubledAction
        values = {"table": str(table.id)}
        await show(interaction, Post(words.say(f"{self.name}-sharing", **values)), replace=True)
        limit = interaction.filesize_limit
        await publish(
            interaction, await self.make(services, table, table_words(table), limit, _untold)
        )
        await fulfil(interaction, Post(words.say(f"{self.name}-shared", **values)))

    def _check_here(
        self, services: Services, interaction: discord.Interaction[Any], table: Table
    ) -> None:
        if not _is_here(interaction, table):
            words = services.words(interaction)
            raise Told(words.say(f"{self.name}-elsewhere", table=str(table.id)))


def _is_here(interaction: discord.Interaction[Any], table: Table) -> bool:
    return table.record.channel_id == interaction.channel_id


async def _untold(_: Post) -> None:
    """Tell nobody how far it has come: it would be in the table's language, to one person."""
