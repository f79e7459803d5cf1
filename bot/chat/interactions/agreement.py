"""The buttons with which all players agree to something, or one does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts.agreement import asked, declined
from bot.chat.transport.answers import Told, show_all
from bot.tables.changes.topics import read_topic
from bot.tables.errors import AlreadyAgreed, StaleAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Handler, Pressed
    from bot.tables.changes.topics import Topic


async def _ask(pressed: Pressed) -> None:
    topic = _topic(pressed, pressed.rest)
    try:
        consent = await pressed.services.tables.agree(
            pressed.press.table, pressed.user_id, pressed.press.version, topic
        )
    except AlreadyAgreed:
        # Who asks again may never have seen the question: it can be lost after it was noted.
        consent = await pressed.services.tables.consent(await pressed.table(), topic)
    post = await asked(pressed.services, consent, pressed.user_id)
    await show_all(pressed.interaction, post)


async def _agree(pressed: Pressed) -> None:
    asker, topic = _question(pressed)
    try:
        consent = await pressed.services.tables.agree(
            pressed.press.table, pressed.user_id, pressed.press.version, topic
        )
    except StaleAction:
        raise Told(pressed.words.say("agree-stale")) from None
    post = await asked(pressed.services, consent, asker)
    await show_all(pressed.interaction, post, replace=True)


async def _decline(pressed: Pressed) -> None:
    _, topic = _question(pressed)
    try:
        table = await pressed.services.tables.disagree(
            pressed.press.table, pressed.user_id, pressed.press.version, topic
        )
    except StaleAction:
        raise Told(pressed.words.say("agree-stale")) from None
    words = pressed.services.posts.words(table)
    post = declined(table, pressed.user_id, topic, words)
    await show_all(pressed.interaction, post, replace=True)


def _question(pressed: Pressed) -> tuple[int, Topic]:
    """Return who asked and what, from what follows the command's name."""
    asker, _, topic = pressed.rest.partition(" ")
    if not asker.isdecimal():
        raise Told(pressed.words.say("unknown-button"))
    return int(asker), _topic(pressed, topic)


def _topic(pressed: Pressed, text: str) -> Topic:
    topic = read_topic(text)
    if topic is None:
        raise Told(pressed.words.say("unknown-button"))
    return topic


HANDLERS: Mapping[str, Handler] = {"agree": _agree, "ask": _ask, "decline": _decline}
"""What stands behind the buttons."""
