"""The buttons with which all players agree to something, or one does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts.agreement import declined, question_post
from bot.chat.posts.agreement import offer_undo as undo_offer
from bot.chat.posts.naming import table_words
from bot.chat.transport.answers import Told, show_all
from bot.tables.changes.topics import read_topic
from bot.tables.errors import AlreadyAgreed, StaleAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.chat.transport.post import Post
    from bot.tables.changes.topics import Consent, Topic
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


async def question(services: Services, consent: Consent, asker_id: int) -> Post:
    """Return the public question as it stands, or that all have agreed.

    Parameters
    ----------
    asker_id
        The player who asked first.
    """
    undoes = consent.topic.undo and not consent.complete
    history = await services.tables.archive.history(consent.table) if undoes else []
    return question_post(services.posts, consent, history, asker_id)


async def _ask(pressed: Pressed) -> None:
    topic = _topic(pressed, pressed.rest)
    try:
        consent = await pressed.services.tables.agreement.agree(
            pressed.table.id, pressed.user_id, pressed.press.version, topic
        )
    except AlreadyAgreed:
        # Who asks again may never have seen the question: it can be lost after it was noted.
        consent = await pressed.services.tables.agreement.consent(await pressed.table_now(), topic)
    await show_all(pressed.interaction, await question(pressed.services, consent, pressed.user_id))


async def _agree(pressed: Pressed) -> None:
    asker, topic = _question(pressed)
    try:
        consent = await pressed.services.tables.agreement.agree(
            pressed.table.id, pressed.user_id, pressed.press.version, topic
        )
    except StaleAction:
        raise Told(pressed.words.say("agree-stale")) from None
    post = await question(pressed.services, consent, asker)
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
    """Return the asking player's id and the topic of a question's button."""
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
