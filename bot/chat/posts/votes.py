"""The question to the other players about a seat whose time is up, or whose member has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.clocks import span
from bot.chat.posts.inputs import game_title, players, shown_name, table_words
from bot.presenters.controls import Button, Style
from bot.tables.changes.polls import Choice, Reason
from bot.tables.schedule.effects import PATIENCE

if TYPE_CHECKING:
    from bot.tables.changes.polls import Poll
    from bot.tables.model import Table
    from bot.words.words import Words


_WHY = {Reason.LATE: "vote-late", Reason.GONE: "vote-gone"}
_LINES = {
    Choice.WAIT: "vote-wait",
    Choice.COMPUTER: "vote-computer",
    Choice.STAND_IN: "vote-stand-in",
    Choice.END: "vote-end",
}
_BUTTONS = {
    Choice.WAIT: "button-vote-wait",
    Choice.COMPUTER: "button-vote-computer",
    Choice.STAND_IN: "button-vote-stand-in",
    Choice.END: "button-vote-end",
}


def vote_post(poll: Poll, url: str) -> Post:
    """Return the question as it stands, with the seat to take once a stand-in is wanted.

    It names those who have voted, and mentions those whose vote is missing.

    Parameters
    ----------
    url
        The address of the table's newest post.
    """
    table, question = poll.table, poll.question
    words = table_words(table)
    seeking = poll.decided is Choice.STAND_IN
    lines = [
        words.say(
            _WHY[question.reason],
            game=game_title(table, words),
            table=str(table.id),
            url=url,
            player=players(table, words)[question.seat - 1].name,
        ),
        words.say("vote-how", asked=len(poll.asked), needed=poll.needed),
        *(_line(poll, choice, key, words) for choice, key in _LINES.items()),
    ]
    if seeking:
        lines.append(words.say("vote-seat-free"))
    take = Button(f"!take {question}", words.say("button-take"), Style.GOOD)
    choices = (
        Button(
            f"!vote {question.topic(choice)}",
            words.say(key),
            Style.BAD if choice is Choice.END else Style.PLAIN,
        )
        for choice, key in _BUTTONS.items()
    )
    rows = ((take,) if seeking else (), tuple(choices))
    pings = tuple(seat.user_id for seat in poll.missing)
    return Post("\n".join(lines), table.id, table.version, tuple(filter(None, rows)), pings=pings)


def _line(poll: Poll, choice: Choice, key: str, words: Words) -> str:
    time = waiting_time(poll.table, words)
    line = words.say(key, count=poll.count(choice), time=time)
    names = ", ".join(shown_name(poll.table, seat, words) for seat in poll.voters(choice))
    return f"{line} · {names}" if names else line


def waiting_time(table: Table, words: Words) -> str:
    """Return in words the time that the others give a late player by waiting."""
    return span(table.record.pace or PATIENCE, words)
