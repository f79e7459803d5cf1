"""Shows the animation of a game: to one person, and from there to the whole channel."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.chat.posts.naming import table_words
from bot.chat.transport.answers import Told, fulfil, promise, publish, show
from bot.chat.transport.post import Post
from bot.presenters.controls import Button
from bot.tables.errors import DoubledAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Table


async def replay(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    *,
    everybody: bool = False,
) -> None:
    """Answer with the animation of a table's game.

    Parameters
    ----------
    everybody
        Whether to show the animation to the whole channel. Else the person alone sees it, with a
        button to show it to the channel if that is allowed there.

    Raises
    ------
    Told
        When the channel may not be shown the animation, or there is none (see `Films.make`).
    """
    if everybody:
        _check_here(services, interaction, table)
    await promise(interaction, public=everybody, anew=True)
    words = table_words(table) if everybody else services.words(interaction)
    limit, progress = interaction.filesize_limit, partial(fulfil, interaction)
    film = await services.films.make(table, words, limit, progress)
    if not everybody and _is_here(interaction, table):
        row = (Button("!show-replay", words.say("button-show-everybody")),)
        film = replace(film, table=table.id, seen=table.version, rows=(row,))
    await fulfil(interaction, film)


async def _replay(pressed: Pressed) -> None:
    await replay(pressed.services, pressed.interaction, pressed.table)


async def _show(pressed: Pressed) -> None:
    """Publish the animation that one person was shown, once, and remove its button.

    It is made anew, in the table's language.
    """
    services, interaction, words = pressed.services, pressed.interaction, pressed.words
    table = pressed.table
    _check_here(services, interaction, table)
    if not services.films.claim(interaction.message.id if interaction.message else interaction.id):
        raise DoubledAction
    values = {"table": str(table.id)}
    await show(interaction, Post(words.say("replay-sharing", **values)), replace=True)
    limit = interaction.filesize_limit
    film = await services.films.make(table, table_words(table), limit, _untold)
    await publish(interaction, film)
    await fulfil(interaction, Post(words.say("replay-shared", **values)))


async def _untold(_: Post) -> None:
    """Tell nobody how far it has come: it would be in the table's language, to one person."""


def _check_here(services: Services, interaction: discord.Interaction[Any], table: Table) -> None:
    """Refuse in a channel whose members may not be allowed to see the table."""
    if not _is_here(interaction, table):
        raise Told(services.words(interaction).say("replay-elsewhere", table=str(table.id)))


def _is_here(interaction: discord.Interaction[Any], table: Table) -> bool:
    return table.record.channel_id == interaction.channel_id


HANDLERS: Mapping[str, PressHandler] = {"replay": _replay, "show-replay": _show}
"""What stands behind the buttons."""
