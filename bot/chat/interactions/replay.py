"""Who is shown the animation of a game: one person, and from there the whole channel."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.chat.transport.answers import Told, fulfil, promise, publish, show, words_for
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button
from bot.tables.errors import DoubledAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.client import CableCar
    from bot.chat.interactions.press import Handler, Pressed
    from bot.tables.model import Table


async def replay(
    bot: CableCar, interaction: discord.Interaction[Any], table: Table, *, everybody: bool = False
) -> None:
    """Answer with the animation of a table's game.

    Parameters
    ----------
    everybody
        The whole channel is shown it, else the person alone, with a button for the rest where they
        may look on too.

    Raises
    ------
    Told
        When everybody may not be shown it here, or there is no animation (see `Films.make`).
    """
    if everybody:
        _check_here(interaction, table)
    await promise(interaction, public=everybody, anew=True)
    words = bot.posts.words(table) if everybody else words_for(interaction)
    limit, progress = interaction.filesize_limit, partial(fulfil, interaction)
    film = await bot.films.make(table, words, limit, progress)
    if not everybody and _is_here(interaction, table):
        row = (Button("!show-replay", words.say("button-show-everybody")),)
        film = replace(film, table=table.id, version=table.version, rows=(row,))
    await fulfil(interaction, film)


async def _replay(pressed: Pressed) -> None:
    await replay(pressed.bot, pressed.interaction, await pressed.table())


async def _show(pressed: Pressed) -> None:
    """Show everybody what only the person has seen; its button goes, so it is shown once.

    The animation is made anew, as everybody is shown it in the table's language.
    """
    bot, interaction, words = pressed.bot, pressed.interaction, pressed.words
    table = await pressed.table()
    _check_here(interaction, table)
    if not bot.films.claim(interaction.message.id if interaction.message else interaction.id):
        raise DoubledAction
    values = {"table": str(table.id)}
    await show(interaction, Post(words.say("replay-sharing", **values)), replace=True)
    limit = interaction.filesize_limit
    film = await bot.films.make(table, bot.posts.words(table), limit, _untold)
    await publish(interaction, film)
    await fulfil(interaction, Post(words.say("replay-shared", **values)))


async def _untold(_: Post) -> None:
    """Tell nobody how far it has come: it would be in the table's language, to one person."""


def _check_here(interaction: discord.Interaction[Any], table: Table) -> None:
    """Refuse where whoever reads may not be allowed to look on at the table."""
    if not _is_here(interaction, table):
        raise Told(words_for(interaction).say("replay-elsewhere", table=str(table.id)))


def _is_here(interaction: discord.Interaction[Any], table: Table) -> bool:
    return table.record.channel_id == interaction.channel_id


HANDLERS: Mapping[str, Handler] = {"replay": _replay, "show-replay": _show}
"""What stands behind the buttons."""
