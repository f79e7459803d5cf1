"""The question to all players: to close, reopen or pause the table, or to undo moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.inputs import shown_name, table_words
from bot.presenters.controls import Button, Style
from bot.tables.errors import NothingToUndo
from bot.tables.schedule.effects import with_back
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.chat.posts.public import Posts
    from bot.tables.changes.topics import Consent, Topic
    from bot.tables.errors import Refusal
    from bot.tables.model import Position, Table
    from bot.words.words import Words

_QUESTION = {
    "end": "asks-end",
    "pause": "asks-pause",
    "reopen": "asks-reopen",
    "undo": "asks-undo",
}
_AGREED = {
    "end": "agreed-end",
    "pause": "agreed-pause",
    "reopen": "agreed-reopen",
    "undo": "agreed-undo",
}
_DONE = {"end": "ended", "pause": "table-paused", "reopen": "reopened", "undo": "undone"}
_DECLINED = {
    "end": "declined-end",
    "pause": "declined-pause",
    "reopen": "declined-reopen",
    "undo": "declined-undo",
}
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
    moves = _going(posts, table, history, topic, words)
    alone = len(with_back(table, {user_id}).present) == 1
    question = "ask-undo-alone" if alone else "ask-undo"
    button = "button-ask-undo-alone" if alone else "button-ask-undo"
    listed = "\n".join((_listed(moves), *_hands_known(table, history, topic, words)))
    text = words.say(question, reason=words.say(why.code), moves=listed)
    row = (
        Button(f"!ask {topic}", words.say(button), Style.MAIN),
        Button("!leave-it", words.say("button-leave-it")),
    )
    return Post(text, table.id, table.version, (row,))


def question_post(
    posts: Posts,
    consent: Consent,
    history: Sequence[Position],
    asker_id: int,
    channel_id: int = 0,
) -> Post:
    """Return the public question as it stands, or that all have agreed.

    It mentions those whose answer is missing.

    Parameters
    ----------
    history
        The position at the start and after each action that counted when it was asked; may be empty
        unless actions are to be taken back.
    asker_id
        The player who asked first.
    channel_id
        Where a table goes on that all have agreed to open again.
    """
    table, topic = consent.table, consent.topic
    words = table_words(table)
    moves = _going(posts, table, history, topic, words) if topic.undo else []
    if consent.complete:
        return Post(_said(_AGREED, consent, len(moves), channel_id, words))
    asker = table.seat_of(asker_id)
    text = words.say(
        _QUESTION[topic.kind],
        player=shown_name(table, asker, words) if asker else words.say("former-player"),
        table=str(table.id),
        count=len(moves),
    )
    agreed = ", ".join(shown_name(table, seat, words) for seat in consent.agreeing)
    known = _hands_known(table, history, topic, words)
    lines = [text, _listed(moves), *known, words.say("asks-everybody", players=agreed)]
    style = Style.GOOD if topic.pause or topic.reopen else Style.BAD
    row = (
        Button(f"!agree {asker_id} {topic}", words.say("button-agree"), style),
        Button(f"!decline {asker_id} {topic}", words.say("button-decline")),
    )
    pings = tuple(seat.user_id for seat in consent.missing)
    text = "\n".join(filter(None, lines))
    return Post(text, table.id, table.version, (row,), pings=pings)


def done_alone(
    posts: Posts,
    consent: Consent,
    history: Sequence[Position],
    channel_id: int,
    words: Words,
) -> str:
    """Return that something is done which a player asked for, and nobody else had to agree to.

    Parameters
    ----------
    history, channel_id
        As for `question_post`.
    """
    moves = (
        _going(posts, consent.table, history, consent.topic, words) if consent.topic.undo else []
    )
    kinds = _DONE if consent.asked == 1 else _AGREED
    return _said(kinds, consent, len(moves), channel_id, words)


def _said(
    messages: Mapping[str, str], consent: Consent, moves: int, channel_id: int, words: Words
) -> str:
    key, table = messages[consent.topic.kind], str(consent.table.id)
    return words.say(key, table=table, count=moves, place=f"<#{channel_id}>")


def declined(table: Table, user_id: int, topic: Topic, words: Words) -> Post:
    """Return the post that replaces the question once a player says no."""
    name = shown_name(table, table.seated(user_id), words)
    return Post(words.say(_DECLINED[topic.kind], player=name))


def _going(
    posts: Posts, table: Table, history: Sequence[Position], topic: Topic, words: Words
) -> list[str]:
    if topic.undo >= len(history):
        raise NothingToUndo
    played = tuple(
        position.last for position in history[-topic.undo :] if position.last is not None
    )
    return posts.lines(table, history[-1], played, words)


def _hands_known(
    table: Table, history: Sequence[Position], topic: Topic, words: Words
) -> tuple[str, ...]:
    if not topic.undo or table.record.status is not TableStatus.FINISHED:
        return ()
    before = history[-1 - topic.undo]
    hidden = any(before.hides_hand(table.game, seat.seat) for seat in table.seats)
    return (words.say("undo-opens-hands"),) if hidden else ()


def _listed(lines: Sequence[str]) -> str:
    listed, left = "", LONGEST
    for line in lines:
        left -= len(line) + 3
        if left < 0:
            return f"{listed}- …"
        listed += f"- {line}\n"
    return listed.rstrip("\n")
