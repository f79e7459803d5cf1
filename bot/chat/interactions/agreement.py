"""The buttons with which all players agree to something, or one does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.chat.messages.answers import Told, finish, show_all
from bot.chat.messages.channels import find_place, note_thread
from bot.chat.messages.permissions import refuse_when_mute, refuse_when_mute_in
from bot.chat.posts.agreement import declined, done_alone, question_post
from bot.chat.posts.agreement import offer_undo as undo_offer
from bot.chat.posts.inputs import table_words
from bot.tables.changes.topics import read_topic
from bot.tables.errors import StaleAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.messages.post import Post
    from bot.chat.services import Services
    from bot.tables.changes.topics import Topic
    from bot.tables.errors import Refusal
    from bot.tables.model import Table
    from bot.words.words import Words


async def offer_undo(
    services: Services, table: Table, user_id: int, why: Refusal, words: Words
) -> Post:
    """Return a private post that offers to ask the others for an undo that needs them all.

    Raises
    ------
    GameOver, NotSeated, ChannelBusy, NothingToUndo
        When the person has nothing to take back at all.
    """
    topic = await services.tables.agreement.undo_topic(table, user_id)
    history = await services.tables.archive.history(table)
    return undo_offer(services.posts, table, history, topic, user_id, why, words)


async def ask(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    topic: Topic,
    words: Words,
    *,
    version: int | None = None,
) -> str:
    """Ask all players for something on behalf of the person, once, and return the answer to them.

    Parameters
    ----------
    version
        The version of the table that the person saw; None: as it is now.

    Raises
    ------
    Told
        When the bot may not post where a closed table would go on.
    Refusal
        When the table cannot be asked this, or not by this person.
    """
    channel_id = await _home(services, interaction, table, topic, words)
    history = await services.tables.archive.history(table) if topic.undo else []
    seen = table.version if version is None else version
    consent = await services.tables.agreement.ask(
        table.id, interaction.user.id, seen, topic, channel_id
    )
    if consent.complete:
        return done_alone(services.posts, consent, history, channel_id, words)
    return words.say("asked", place=f"<#{channel_id}>")


async def _home(
    services: Services,
    interaction: discord.Interaction[Any],
    table: Table,
    topic: Topic,
    words: Words,
) -> int:
    """Return the channel of a table, or where it would go on if that channel is gone.

    A closed table is opened again only where the bot may post.
    """
    if not topic.reopen:
        return table.record.channel_id
    client = services.shards.of(table.record.guild_id)
    place = await find_place(client, table.record.channel_id)
    if place is None or place.id == interaction.channel_id:
        await note_thread(services.database, interaction.channel)
        refuse_when_mute(interaction, words)
        return interaction.channel_id or 0
    refuse_when_mute_in(place, words)
    await note_thread(services.database, place)
    return place.id


async def _ask(pressed: Pressed) -> None:
    topic = _topic(pressed, pressed.rest)
    try:
        done = await ask(
            pressed.services,
            pressed.interaction,
            pressed.table,
            topic,
            pressed.words,
            version=pressed.press.version,
        )
    except StaleAction:
        done = pressed.words.say("agree-stale")
    await finish(pressed.interaction, done)


async def _agree(pressed: Pressed) -> None:
    asker, topic = _question(pressed)
    services, table = pressed.services, pressed.table
    channel_id = await _home(services, pressed.interaction, table, topic, pressed.words)
    history = await services.tables.archive.history(table) if topic.undo else []
    try:
        consent = await services.tables.agreement.agree(
            table.id, pressed.user_id, pressed.press.version, topic, channel_id
        )
    except StaleAction:
        raise Told(pressed.words.say("agree-stale")) from None
    post = question_post(services.posts, consent, history, asker, channel_id)
    await show_all(pressed.interaction, post, replace=True)
    if not consent.complete and (no := await services.tables.agreement.refused_by(table, topic)):
        # It was said while this answer was on its way, which may have come back over it.
        post = declined(table, no, topic, table_words(table))
        await show_all(pressed.interaction, post, replace=True)


async def _decline(pressed: Pressed) -> None:
    _, topic = _question(pressed)
    try:
        table = await pressed.services.tables.agreement.disagree(
            pressed.table.id, pressed.user_id, pressed.press.version, topic
        )
    except StaleAction:
        raise Told(pressed.words.say("agree-stale")) from None
    words = table_words(table)
    post = declined(table, pressed.user_id, topic, words)
    await show_all(pressed.interaction, post, replace=True)


def _question(pressed: Pressed) -> tuple[int, Topic]:
    asker, _, topic = pressed.rest.partition(" ")
    if not asker.isdecimal():
        raise Told(pressed.words.say("unknown-button"))
    return int(asker), _topic(pressed, topic)


def _topic(pressed: Pressed, text: str) -> Topic:
    topic = read_topic(text)
    if topic is None:
        raise Told(pressed.words.say("unknown-button"))
    return topic


HANDLERS: Mapping[str, PressHandler] = {"agree": _agree, "ask": _ask, "decline": _decline}
"""What stands behind the buttons."""
