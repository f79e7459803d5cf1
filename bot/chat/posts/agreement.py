"""Asking all players: to close the table, or to take moves back beyond what one may alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.transport.answers import Told, show_all
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button, Style
from bot.tables.changes.topics import read_topic
from bot.tables.errors import AlreadyAgreed, NothingToUndo, StaleAction
from bot.tables.schedule.presence import with_back
from bot.words.names import safe_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.client import CableCar
    from bot.chat.interactions.press import Handler, Pressed
    from bot.tables.changes.topics import Consent, Topic
    from bot.tables.errors import Refusal
    from bot.tables.model import Table
    from bot.words.words import Words

_QUESTION = {"end": "agree-end", "pause": "agree-pause", "undo": "agree-undo"}
_AGREED = {"end": "agreed-end", "pause": "agreed-pause", "undo": "agreed-undo"}
_DONE = {"end": "ended", "pause": "table-paused", "undo": "undone"}
_DECLINED = {"end": "declined-end", "pause": "declined-pause", "undo": "declined-undo"}
"""What is said by kind of topic: the question, that all have agreed, that nobody else had to, and
that somebody does not."""
LONGEST = 2_500
"""Characters of the moves that would go; a message holds 4,000."""


async def offer_undo(bot: CableCar, table: Table, user_id: int, why: Refusal, words: Words) -> Post:
    """Return the private offer to ask the others for what cannot be taken back alone.

    Parameters
    ----------
    why
        Why it cannot.

    Raises
    ------
    GameOver, NotSeated, ChannelBusy, NothingToUndo
        When the person has nothing to take back at all.
    """
    topic = await bot.tables.undo_topic(table, user_id)
    going = await _going(bot, table, topic, words)
    alone = len(with_back(table, {user_id}).present) == 1
    question = "ask-undo-alone" if alone else "ask-undo"
    button = "button-ask-undo-alone" if alone else "button-ask-undo"
    text = words.say(question, reason=words.say(why.code), count=topic.undo, moves=going)
    row = (
        Button(f"!ask {topic}", words.say(button), Style.MAIN),
        Button("!leave-it", words.say("button-leave-it")),
    )
    return Post(text, table.id, table.version, (row,))


async def asked(bot: CableCar, consent: Consent, asker_id: int) -> Post:
    """Return the public question as it stands, or that all have agreed.

    Parameters
    ----------
    asker_id
        Who asked first.
    """
    table, topic = consent.table, consent.topic
    words = bot.posts.words(table)
    if consent.complete:
        # Whoever is asked alone has agreed with nobody.
        kinds = _AGREED if consent.asked > 1 else _DONE
        return Post(words.say(kinds[topic.kind], table=str(table.id), count=topic.undo))
    asker = table.seat_of(asker_id)
    text = words.say(
        _QUESTION[topic.kind],
        player=safe_name(asker.name) if asker else "",
        table=str(table.id),
        agreed=consent.agreed,
        seats=consent.asked,
        count=topic.undo,
        moves=await _going(bot, table, topic, words) if topic.undo else "",
    )
    style = Style.GOOD if topic.pause else Style.BAD
    row = (
        Button(f"!agree {asker_id} {topic}", words.say("button-agree"), style),
        Button(f"!decline {asker_id} {topic}", words.say("button-decline")),
    )
    return Post(text, table.id, table.version, (row,))


def declined(table: Table, user_id: int, topic: Topic, words: Words) -> Post:
    """Return what the public question becomes once a player says no."""
    return Post(words.say(_DECLINED[topic.kind], player=safe_name(table.seated(user_id).name)))


async def _going(bot: CableCar, table: Table, topic: Topic, words: Words) -> str:
    """Return the actions that would go, a line each."""
    history = await bot.tables.history(table)
    if topic.undo >= len(history):
        raise NothingToUndo
    played = tuple(
        position.last for position in history[-topic.undo :] if position.last is not None
    )
    lines = bot.posts.lines(table, history[-1], played, words)
    return "\n".join(f"- {line}" for line in lines)[:LONGEST]


# Presses


async def _ask(pressed: Pressed) -> None:
    topic = _topic(pressed, pressed.rest)
    try:
        consent = await pressed.bot.tables.agree(
            pressed.press.table, pressed.user_id, pressed.press.version, topic
        )
    except AlreadyAgreed:
        # Who asks again may never have seen the question: it can be lost after it was noted.
        consent = await pressed.bot.tables.consent(await pressed.table(), topic)
    post = await asked(pressed.bot, consent, pressed.user_id)
    await show_all(pressed.interaction, post)


async def _agree(pressed: Pressed) -> None:
    asker, topic = _question(pressed)
    try:
        consent = await pressed.bot.tables.agree(
            pressed.press.table, pressed.user_id, pressed.press.version, topic
        )
    except StaleAction:
        raise Told(pressed.words.say("agree-stale")) from None
    post = await asked(pressed.bot, consent, asker)
    await show_all(pressed.interaction, post, replace=True)


async def _decline(pressed: Pressed) -> None:
    _, topic = _question(pressed)
    try:
        table = await pressed.bot.tables.disagree(
            pressed.press.table, pressed.user_id, pressed.press.version, topic
        )
    except StaleAction:
        raise Told(pressed.words.say("agree-stale")) from None
    words = pressed.bot.posts.words(table)
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
