"""Shows a finished game looked back on: to one person, and from there to the whole channel."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.chat.posts.naming import table_words
from bot.chat.posts.review import progress_bar, review_post
from bot.chat.transport.answers import Told, fulfil, promise, publish, show
from bot.chat.transport.post import Post
from bot.presenters.controls import Button
from bot.tables.errors import DoubledAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.history.reviews import Stage
    from bot.tables.model import Table
    from bot.words.words import Words


async def review(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    *,
    everybody: bool = False,
) -> None:
    """Answer with the review of a table's game; while it is made, tell how far it has come.

    Parameters
    ----------
    everybody
        Whether to show it to the whole channel. Else the person alone sees it, with a button to
        show it to the channel if that is allowed there.

    Raises
    ------
    Told
        When the channel may not be shown the review.
    Refusal
        When there is none (see `Reviews.of`).
    """
    if everybody:
        _check_here(services, interaction, table)
    services.tables.reviews.check(table)
    await promise(interaction, public=everybody, anew=True)
    words = table_words(table) if everybody else services.words(interaction)

    async def told(stage: Stage) -> None:
        await fulfil(interaction, _progress(table, stage, words))

    reviewed = await services.tables.reviews.of(table, told)
    post = await review_post(services.posts, reviewed, words)
    if not everybody and _is_here(interaction, table):
        row = (Button("!show-review", words.say("button-show-everybody")),)
        post = replace(post, rows=(row,))
    await fulfil(interaction, post)


def _progress(table: Table, stage: Stage, words: Words) -> Post:
    values = {"table": str(table.id)}
    if stage.done is None:
        return Post(words.say("review-waits", **values))
    bar, percent = progress_bar(stage.done), int(100 * stage.done)
    return Post(words.say("review-making", **values, bar=bar, percent=percent))


async def _review(pressed: Pressed) -> None:
    await review(pressed.services, pressed.interaction, pressed.table)


async def _show(pressed: Pressed) -> None:
    """Publish the review that one person was shown, once, and remove its button.

    It is painted anew, in the table's language.
    """
    services, interaction, words = pressed.services, pressed.interaction, pressed.words
    table = pressed.table
    _check_here(services, interaction, table)
    services.tables.reviews.check(table)
    if not services.films.claim(interaction.message.id if interaction.message else interaction.id):
        raise DoubledAction
    values = {"table": str(table.id)}
    await show(interaction, Post(words.say("review-sharing", **values)), replace=True)
    reviewed = await services.tables.reviews.of(table, _untold)
    await publish(interaction, await review_post(services.posts, reviewed, table_words(table)))
    await fulfil(interaction, Post(words.say("review-shared", **values)))


async def _untold(_: Stage) -> None:
    """Tell nobody how far it has come: it is kept, as a rule."""


def _check_here(services: Services, interaction: discord.Interaction[Any], table: Table) -> None:
    """Refuse in a channel whose members may not be allowed to see the table."""
    if not _is_here(interaction, table):
        raise Told(services.words(interaction).say("review-elsewhere", table=str(table.id)))


def _is_here(interaction: discord.Interaction[Any], table: Table) -> bool:
    return table.record.channel_id == interaction.channel_id


HANDLERS: Mapping[str, PressHandler] = {"review": _review, "show-review": _show}
"""What stands behind the buttons."""
