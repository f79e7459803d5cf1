"""Asks the others about a seat whose time is up, or whose member has left the server.

The question is sent before that is written down; should the bot stop in between it is looked for
where it would be. Whatever changes the table makes it stale. Then it is asked again a while later,
unless the turn has passed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.chat.jobs.agenda import Later
from bot.chat.posts.clocks import span
from bot.chat.posts.offers import new_host
from bot.chat.posts.public import players
from bot.chat.transport.answers import Told, show_all, tell
from bot.chat.transport.channels import board_link, find_place, mark_for, send
from bot.chat.transport.members import person
from bot.chat.transport.post import Post
from bot.presenters.presenter import Button, Style
from bot.tables.changes.polls import GONE, PATIENCE, Choice, Question, Reason, others, read_question
from bot.tables.errors import NoTable, StaleAction, TableUnreadable
from bot.tables.schedule import clocks
from bot.tables.schedule.clocks import CLOCK
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import discord

    from bot.chat.interactions.press import Handler as Answer
    from bot.chat.interactions.press import Pressed
    from bot.chat.jobs.agenda import Handler
    from bot.chat.jobs.presence import Presence
    from bot.chat.posts.public import Posts
    from bot.tables.changes.polls import Poll
    from bot.tables.model import Table
    from bot.tables.tables import Tables
    from bot.words.words import Words
    from storage import Database
    from storage.records import Due

AGAIN = 3_600_000
"""Milliseconds without a change until a question that a change has made stale is asked again."""
ALONE = 24 * AGAIN
"""Milliseconds until it is seen again whether there is somebody to ask."""
A_MOMENT = 15_000
"""Milliseconds after a change in which somebody may press a question that has just been settled."""
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
_DECIDED = {
    Choice.WAIT: "voted-wait",
    Choice.COMPUTER: "voted-computer",
    Choice.END: "voted-end",
}


class Late:
    """What is done when the time of a turn is up, or somebody is awaited who has left."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        tables: Tables,
        posts: Posts,
        presence: Presence,
        clock: Callable[[], int],
    ) -> None:
        self._client = client
        self._database = database
        self._tables = tables
        self._posts = posts
        self._presence = presence
        self._clock = clock

    @property
    def handlers(self) -> Mapping[str, Handler]:
        """Return what to do, by kind."""
        return {CLOCK: self.ask, GONE: self.ask}

    async def ask(self, due: Due) -> Later | None:
        """Ask the others, once for each version of the table; then see whether that still holds."""
        try:
            table = await self._table(due)
            question = await self._question(table, due)
        except (NoTable, TableUnreadable):
            return None
        if question is None:
            return None
        now = self._clock()
        if not others(table, question.seat):
            # Somebody may be there to be asked later: a seat changes hands, a member comes back.
            return Later(now + ALONE, due.payload)
        if due.payload == str(table.version) or await self._asks_otherwise(due, question):
            return Later(now + AGAIN, due.payload)
        if due.payload != "0" and now < table.record.changed_at + AGAIN:
            return Later(table.record.changed_at + AGAIN, due.payload)
        place = await find_place(self._client, table.record.channel_id)
        if place is None:
            return None
        poll = await self._tables.poll(table, question)
        post = await asked(poll, self._database, self._posts)
        name = f"v{due.id}-{table.version}"
        await send(place, replace(post, mark=mark_for(name)), name, again=due.attempts > 0)
        return Later(now + AGAIN, str(table.version))

    async def _table(self, due: Due) -> Table:
        """Return the table, once it is known whether those who must act are on the server."""
        table = await self._tables.table(due.table_id or 0)
        if table.record.status is not TableStatus.RUNNING or table.record.paused_at:
            return table
        for seat in table.people_to_act(await self._tables.position(table)):
            await self._presence.misses(table, seat)
        return await self._tables.table(table.id)

    async def _question(self, table: Table, due: Due) -> Question | None:
        """Return what the table is to be asked, None when there is no reason any more.

        Of several seats it is asked about the first; of one that has left, its own row asks.
        """
        if table.record.status is not TableStatus.RUNNING or table.record.paused_at:
            return None
        awaited = table.people_to_act(await self._tables.position(table))
        if due.kind == CLOCK:
            for seat in awaited:
                if not seat.gone and clocks.is_late(table, seat.seat, self._clock()):
                    return Question(Reason.LATE, seat.seat)
        for seat in awaited:
            if seat.gone and due.user_id in (None, seat.user_id):
                return Question(Reason.GONE, seat.seat)
        return None

    async def _asks_otherwise(self, due: Due, question: Question) -> bool:
        """Return whether one who is late for having left is asked about as having left already."""
        if due.kind == GONE or question.reason is Reason.LATE:
            return False
        return any(row.kind == GONE for row in await self._database.due_of(due.table_id or 0))


async def asked(poll: Poll, database: Database, posts: Posts) -> Post:
    """Return the question as it stands, with the seat to take once a stand-in is wanted."""
    table, question = poll.table, poll.question
    words = posts.words(table)
    seeking = poll.decided is Choice.STAND_IN
    lines = [
        words.say(
            _WHY[question.reason],
            game=posts.title(table),
            table=str(table.id),
            url=await board_link(database, table.record),
            player=players(table, words)[question.seat - 1].name,
        ),
        words.say("vote-how", asked=len(poll.asked), needed=poll.needed),
        *(
            words.say(key, count=poll.count(choice), time=_time(table, words))
            for choice, key in _LINES.items()
        ),
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
    pings = tuple(seat.user_id for seat in poll.asked)
    return Post("\n".join(lines), table.id, table.version, tuple(filter(None, rows)), pings=pings)


def _time(table: Table, words: Words) -> str:
    """Return how long the others wait if they do."""
    return span(table.record.pace or PATIENCE, words)


async def _vote(pressed: Pressed) -> None:
    topic, _, wanted = pressed.rest.rpartition(" ")
    question = _read(pressed, topic)
    if wanted not in tuple(Choice):
        raise Told(pressed.words.say("unknown-button"))
    bot = pressed.bot
    try:
        poll = await bot.tables.vote(
            pressed.press.table, pressed.user_id, pressed.press.version, question, Choice(wanted)
        )
    except StaleAction:
        await _tell_stale(pressed)
        return
    if poll.decided is None or poll.decided is Choice.STAND_IN:
        post = await asked(poll, bot.database, bot.posts)
    else:
        table, words = poll.table, bot.posts.words(poll.table)
        name = players(table, words)[question.seat - 1].name
        key = _DECIDED[poll.decided]
        text = words.say(key, table=str(table.id), player=name, time=_time(table, words))
        post = Post(text + new_host(table, await pressed.table(), words))
    await show_all(pressed.interaction, post, replace=True)


async def _take(pressed: Pressed) -> None:
    question = _read(pressed, pressed.rest)
    before = await pressed.table()
    taker = person(pressed.interaction.user)
    try:
        table = await pressed.bot.tables.take(before.id, taker, pressed.press.version, question)
    except StaleAction:
        await _tell_stale(pressed)
        return
    words = pressed.bot.posts.words(table)
    former, new = (players(seen, words)[question.seat - 1].name for seen in (before, table))
    text = words.say("seat-taken", table=str(table.id), player=former, taker=new)
    text += new_host(before, table, words)
    await show_all(pressed.interaction, Post(text), replace=True)


async def _tell_stale(pressed: Pressed) -> None:
    """Take the buttons off a question that is over, and tell whoever has pressed one.

    Of two clicks the second comes a moment after the first: what that decided must stay to be read.
    """
    table = await pressed.table()
    if pressed.interaction.created_at.timestamp() * 1000 > table.record.changed_at + A_MOMENT:
        words = pressed.bot.posts.words(table)
        await show_all(pressed.interaction, Post(words.say("vote-over")), replace=True)
    await tell(pressed.interaction, pressed.words.say("vote-stale"))


def _read(pressed: Pressed, text: str) -> Question:
    question = read_question(text)
    if question is None:
        raise Told(pressed.words.say("unknown-button"))
    return question


HANDLERS: Mapping[str, Answer] = {"take": _take, "vote": _vote}
"""What stands behind the buttons."""
