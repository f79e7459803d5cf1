"""The question to all players: to close or pause the table, or to undo more than one may alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.posts.inputs import shown_name
from bot.chat.posts.naming import table_words
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button, Style
from bot.tables.errors import NothingToUndo
from bot.tables.schedule.presence import with_back

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.chat.posts.public import Posts
    from bot.tables.changes.topics import Consent, Topic
    from bot.tables.errors import Refusal
    from bot.tables.model import Position, Table
    from bot.words.words import Words

_QUESTION = {"end": "agree-end", "pause": "agree-pause", "undo": "agree-undo"}
_AGREED = {"end": "agreed-end", "pause": "agreed-pause", "undo": "agreed-undo"}
_DONE = {"end": "ended", "pause": "table-paused", "undo": "undone"}
_DECLINED = {"end": "declined-end", "pause": "declined-pause", "undo": "declined-undo"}
"""The messages by kind of topic: the question, agreed by all, done by a player alone, declined."""
LONGEST = 2_500
"""Characters of the actions to be undone; a message holds 4,000."""


def offer_undo(
    posts: Posts,
    table: Table,
    history: Sequence[Position],
    topic: Topic,
    user_id: int,
    why: Refusal,
    words: Words,
) -> Post:
    """Return a private post that offers to ask the others for an undo that needs them all.

    Parameters
    ----------
    history
        The position at the start and after each action that counts.
    topic
        The take-back that all would have to agree to.
    why
        Why the person cannot take it back alone.
    """
    going = _going(posts, table, history, topic, words)
    alone = len(with_back(table, {user_id}).present) == 1
    question = "ask-undo-alone" if alone else "ask-undo"
    button = "button-ask-undo-alone" if alone else "button-ask-undo"
    text = words.say(question, reason=words.say(why.code), count=topic.undo, moves=going)
    row = (
        Button(f"!ask {topic}", words.say(button), Style.MAIN),
        Button("!leave-it", words.say("button-leave-it")),
    )
    return Post(text, table.id, table.version, (row,))


def question_post(
    posts: Posts, consent: Consent, history: Sequence[Position], asker_id: int
) -> Post:
    """Return the public question as it stands, or that all have agreed.

    Parameters
    ----------
    history
        The position at the start and after each action that counts; may be empty unless actions
        are to be taken back.
    asker_id
        The player who asked first.
    """
    table, topic = consent.table, consent.topic
    words = table_words(table)
    if consent.complete:
        # A player who is asked alone has agreed with nobody.
        kinds = _AGREED if consent.asked > 1 else _DONE
        return Post(words.say(kinds[topic.kind], table=str(table.id), count=topic.undo))
    asker = table.seat_of(asker_id)
    text = words.say(
        _QUESTION[topic.kind],
        player=shown_name(table, asker, words) if asker else "",
        table=str(table.id),
        agreed=consent.agreed,
        seats=consent.asked,
        count=topic.undo,
        moves=_going(posts, table, history, topic, words) if topic.undo else "",
    )
    style = Style.GOOD if topic.pause else Style.BAD
    row = (
        Button(f"!agree {asker_id} {topic}", words.say("button-agree"), style),
        Button(f"!decline {asker_id} {topic}", words.say("button-decline")),
    )
    return Post(text, table.id, table.version, (row,))


def declined(table: Table, user_id: int, topic: Topic, words: Words) -> Post:
    """Return the post that replaces the question once a player says no."""
    name = shown_name(table, table.seated(user_id), words)
    return Post(words.say(_DECLINED[topic.kind], player=name))


def _going(
    posts: Posts, table: Table, history: Sequence[Position], topic: Topic, words: Words
) -> str:
    """Return the actions that would be taken back, a line each."""
    if topic.undo >= len(history):
        raise NothingToUndo
    played = tuple(
        position.last for position in history[-topic.undo :] if position.last is not None
    )
    lines = posts.lines(table, history[-1], played, words)
    return "\n".join(f"- {line}" for line in lines)[:LONGEST]
