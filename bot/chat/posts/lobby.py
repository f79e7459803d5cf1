"""The post of a table that gathers players, and what it becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts import clocks
from bot.chat.posts.inputs import game_title, shown_title, table_words
from bot.chat.posts.tutorial import LEARN
from bot.games.judging import STRENGTHS
from bot.presenters.controls import Button, Style
from bot.presenters.phrases import option_name
from bot.presenters.tutorial import is_taught

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.model import Table
    from bot.words.words import Words
    from storage.records import SeatRecord


ALONE = "alone"
"""What follows the command of the button by which a host starts a rematch alone."""


def lobby_post(
    table: Table, words: Words | None = None, invited: Sequence[SeatRecord] = ()
) -> Post:
    """Return the post that gathers players, with Join, Leave and Start.

    Parameters
    ----------
    invited
        The people who are asked to join; the post mentions them while there is room, and the host
        once the seats are taken.
    """
    words = words or table_words(table)
    free = table.record.capacity - len(table.seats)
    text = _text(table, words, free)
    if table.awaits_thread:
        text += "\n" + words.say("lobby-thread")
    if table.record.pace:
        text += "\n" + clocks.terms(table, words)
    pings = tuple(seat.user_id for seat in invited) if free else ()
    if pings and table.host is not None:
        text = _asked(table, table.host, words) + "\n" + text
    if not free and len(table.people) > 1 and table.host is not None:
        pings = (table.host.user_id,)
    ready = len(table.seats) >= table.game.seats[0]
    row = (
        Button("!join", words.say("button-join"), Style.GOOD, enabled=free > 0),
        Button("!leave", words.say("button-leave")),
        Button("!start", words.say("button-start"), Style.MAIN, enabled=ready),
        Button(f"!rules {table.record.game}", words.say("button-rules")),
    )
    if is_taught(table.record.game, words):
        row = (*row, Button(f"{LEARN} {table.record.game}", words.say("button-learn")))
    return Post(text, table.id, table.version, (row, _computers(table, words)), pings=pings)


def confirm_alone(table: Table, words: Words) -> Post:
    """Return the question to a host whether to play a rematch alone."""
    start = Button(f"!start {ALONE}", words.say("button-start-alone"), Style.MAIN)
    text = words.say("starts-alone", table=str(table.id))
    return Post(text, table.id, table.version, ((start,),))


def computers_seated(table: Table, words: Words) -> str:
    """Return the sentence on the computers that sit at the table now."""
    count = len(table.computers)
    named = ", ".join(words.say(f"strength-{seat.strength}") for seat in table.computers)
    return words.say("computers-seated", table=str(table.id), count=count, strengths=named)


def _playing(table: Table, words: Words) -> str:
    """Return the titles of all seats; that of a computer has a comma of its own."""
    divided = "; " if table.computers else ", "
    return divided.join(shown_title(table, seat, words) for seat in table.seats)


def _computers(table: Table, words: Words) -> tuple[Button, ...]:
    """Return the buttons that add a computer of each strength, and that remove the last.

    Each names all the computers that then sit, so that a press that comes twice counts once.
    """
    now = [seat.strength for seat in table.computers]
    free = len(table.seats) < table.record.capacity
    add = (
        Button(
            " ".join(("!computers", *now, strength)),
            words.say("button-add-computer", strength=strength),
            enabled=free,
        )
        for strength in STRENGTHS
    )
    less = " ".join(("!computers", *now[:-1])) if len(now) > 1 else "!computers 0"
    remove = Button(less, words.say("button-remove-computer"))
    return (*add, remove) if now else tuple(add)


def lobby_started(table: Table, thread_id: int = 0, *, refused: bool = False) -> Post:
    """Return the post that replaces the lobby once the game has started.

    Parameters
    ----------
    thread_id
        The thread in which the game is played; 0: none.
    refused
        Whether Discord has refused the thread.
    """
    words = table_words(table)
    names = _playing(table, words)
    title = game_title(table, words)
    lines = [words.say("lobby-started", game=title, table=str(table.id), players=names)]
    if thread_id:
        lines.append(words.say("lobby-in-thread", place=f"<#{thread_id}>"))
    if refused:
        lines.append(words.say("lobby-no-thread"))
    return Post("\n".join(lines))


def thread_intro(table: Table, url: str) -> Post:
    """Return the first message of a table's own post in a forum.

    Parameters
    ----------
    url
        The address of the post that gathered the players.
    """
    words = table_words(table)
    names = _playing(table, words)
    title, number = game_title(table, words), str(table.id)
    return Post(words.say("thread-intro", game=title, table=number, players=names, url=url))


def lobby_moved(table: Table) -> Post:
    """Return the post that replaces the lobby once it stands further down."""
    words = table_words(table)
    return Post(words.say("lobby-moved", game=game_title(table, words), table=str(table.id)))


def lobby_closed(table: Table) -> Post:
    """Return the post that replaces the lobby when the table closes without a game."""
    words = table_words(table)
    title = game_title(table, words)
    return Post(words.say("table-ended-empty", game=title, table=str(table.id)))


def about(game: str, option: str, words: Words) -> str:
    """Return two lines: what a game is; how long, for whom, and the deck or level chosen."""
    key = f"{game}-about"
    return words.say(key, option=option_name(game, option, words)) if words.has(key) else ""


def _asked(table: Table, host: SeatRecord, words: Words) -> str:
    button = words.say("button-join")
    return words.say("lobby-rematch", host=shown_title(table, host, words), button=button)


def _text(table: Table, words: Words, free: int) -> str:
    host = table.host
    lines = [
        words.say(
            "lobby-host" if seat == host else "lobby-seat",
            seat=seat.seat,
            player=shown_title(table, seat, words),
        )
        for seat in table.seats
    ]
    return words.say(
        "lobby",
        game=game_title(table, words),
        table=str(table.id),
        about=about(table.record.game, table.record.option, words),
        taken=len(table.seats),
        seats=table.record.capacity,
        players="\n".join(lines),
        host=shown_title(table, host, words) if host else "",
        missing=max(0, table.game.seats[0] - len(table.seats)),
        free=free,
    )
