"""The buttons under a question about a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.answers import Told, show_all, tell
from bot.chat.messages.channels import board_link
from bot.chat.messages.members import person
from bot.chat.messages.post import Post
from bot.chat.posts.inputs import players, table_words
from bot.chat.posts.offers import new_host
from bot.chat.posts.votes import vote_post, waiting_time
from bot.tables.changes.polls import Choice, read_question
from bot.tables.errors import StaleAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.tables.changes.polls import Question


_DECIDED = {
    Choice.WAIT: "voted-wait",
    Choice.COMPUTER: "voted-computer",
    Choice.END: "voted-end",
}


A_MOMENT = 15_000
"""Milliseconds after a change in which somebody may press a question that has just been settled."""


async def _vote(pressed: Pressed) -> None:
    topic, _, wanted = pressed.rest.rpartition(" ")
    question = _read(pressed, topic)
    if wanted not in tuple(Choice):
        raise Told(pressed.words.say("unknown-button"))
    services = pressed.services
    try:
        poll = await services.tables.votes.vote(
            pressed.table.id, pressed.user_id, pressed.press.version, question, Choice(wanted)
        )
    except StaleAction:
        await _tell_stale(pressed)
        return
    if poll.decided is None or poll.decided is Choice.STAND_IN:
        post = vote_post(poll, await board_link(services.database, poll.table.record))
    else:
        table, words = poll.table, table_words(poll.table)
        name = players(table, words)[question.seat - 1].name
        key = _DECIDED[poll.decided]
        text = words.say(key, table=str(table.id), player=name, time=waiting_time(table, words))
        post = Post(text + new_host(table, await pressed.table_now(), words))
    await show_all(pressed.interaction, post, replace=True)


async def _take(pressed: Pressed) -> None:
    question = _read(pressed, pressed.rest)
    before = pressed.table
    taker = person(pressed.interaction.user)
    try:
        table = await pressed.services.tables.votes.take(
            before.id, taker, pressed.press.version, question
        )
    except StaleAction:
        await _tell_stale(pressed)
        return
    words = table_words(table)
    former, new = (players(seen, words)[question.seat - 1].name for seen in (before, table))
    text = words.say("seat-taken", table=str(table.id), player=former, taker=new)
    text += new_host(before, table, words)
    await show_all(pressed.interaction, Post(text), replace=True)


async def _tell_stale(pressed: Pressed) -> None:
    """Remove the buttons of a question that is over, and tell the person who pressed one.

    The second of two quick clicks leaves the message alone: its decision must stay to be read.
    """
    table = await pressed.table_now()
    if pressed.interaction.created_at.timestamp() * 1000 > table.record.changed_at + A_MOMENT:
        words = table_words(table)
        await show_all(pressed.interaction, Post(words.say("vote-over")), replace=True)
    await tell(pressed.interaction, pressed.words.say("vote-stale"))


def _read(pressed: Pressed, text: str) -> Question:
    question = read_question(text)
    if question is None:
        raise Told(pressed.words.say("unknown-button"))
    return question


HANDLERS: Mapping[str, PressHandler] = {"take": _take, "vote": _vote}
"""What stands behind the buttons."""
