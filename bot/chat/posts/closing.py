"""Closed tables, and the question before one is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.inputs import game_title, players, shown_name, table_words
from bot.presenters.controls import Button, Style
from bot.presenters.rows import PANEL
from bot.tables import checks
from bot.tables.changes.seats import winner_without
from bot.tables.changes.topics import END
from bot.tables.missing import why_missing
from bot.tables.schedule.effects import DAYS_TO_CLOSE, DAYS_TO_QUESTION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.model import Table
    from bot.words.words import Words
    from storage.players import ResignationRecord


def confirm(table: Table, user_id: int, words: Words, *, alone: bool) -> Post:
    """Return the question to a person who wants to close the table.

    Parameters
    ----------
    alone
        Whether they may without asking anybody: then they are asked to confirm. Other players may
        ask all to agree.

    Raises
    ------
    Refusal
        When the table is closed, or the person does not sit at it.
    """
    checks.check_open(table)
    keep = Button("!keep", words.say("button-keep"))
    if alone:
        key = "confirm-end" if table.record.setup else "confirm-end-empty"
        text = words.say(key, table=str(table.id))
        row = (Button("!end", words.say("button-end"), Style.BAD), keep)
    else:
        table.seated(user_id)
        host = table.host
        name = shown_name(table, host, words) if host else ""
        key = "ask-end" if table.record.setup else "ask-end-empty"
        text = words.say(key, host=name, table=str(table.id))
        row = (Button(f"!ask {END}", words.say("button-ask-end"), Style.MAIN), keep)
    return Post(text, table.id, table.version, (row,))


def closed_post(
    table: Table,
    words: Words | None = None,
    *,
    by: int | None = None,
    group: str = "",
    ratings: Sequence[str] = (),
) -> Post:
    """Return the post of a table closed before the end of its game.

    It mentions the players whose game has ended without their doing.

    Parameters
    ----------
    by
        The user id of who has closed it, `NOBODY` for several; None: nobody alone.
    group
        The command group of the game; empty where this release lacks it.
    ratings
        Lines on how ratings have changed, where a resignation has ended the game.
    """
    words = words or table_words(table)
    if table.surrender is not None:
        return _surrendered(table, table.surrender, group, ratings, words)
    key = "table-ended" if table.record.setup else "table-ended-empty"
    lines = [words.say(key, game=game_title(table, words), table=str(table.id))]
    if by:
        lines.append(words.say("table-closed-by", player=f"<@{by}>"))
    if table.record.stalled:
        lines.append(words.say("table-stalled", days=DAYS_TO_QUESTION + DAYS_TO_CLOSE))
    if not table.people:
        return Post("\n".join(lines))
    lines.append(words.say("table-reopens", table=str(table.id)))
    reopen = Button("!reopen", words.say("button-reopen"))
    told = table.present if table.record.setup and by is not None else ()
    pings = tuple(seat.user_id for seat in told if seat.user_id != by)
    return Post("\n".join(lines), table.id, table.version, ((reopen,),), pings=pings)


def _surrendered(
    table: Table, out: ResignationRecord, group: str, ratings: Sequence[str], words: Words
) -> Post:
    """Return the post of a game that a resignation has ended; it mentions the others."""
    lines = [
        words.say("table-surrendered", game=game_title(table, words), table=str(table.id)),
        outcome(table, out.seat, words),
        *ratings,
    ]
    own = (Button(PANEL, words.say(f"{group}-zoom-own"), Style.MAIN),) if group else ()
    looks = (
        *own,
        Button("!log", words.say("button-log")),
        Button("!replay", words.say("button-replay")),
        *((Button("!review", words.say("button-review")),) if table.game.judge else ()),
    )
    further = (Button("!export", words.say("button-export")),)
    if table.people:
        lines.append(words.say("table-reopens", table=str(table.id)))
        rematch = Button("!rematch", words.say("button-rematch"), Style.GOOD)
        further = (rematch, *further, Button("!reopen", words.say("button-reopen")))
    pings = tuple(seat.user_id for seat in table.present if seat.user_id != out.user_id)
    rows = (looks, further) if group else (further,)
    return Post("\n".join(lines), table.id, table.version, rows, pings=pings)


def reopened_post(table: Table, url: str = "") -> Post:
    """Return the post of a closed table once it is open again: where it goes on.

    Parameters
    ----------
    url
        The address of the post that it goes on at, if that is out.
    """
    words = table_words(table)
    text = words.say("table-reopened", game=game_title(table, words), table=str(table.id))
    return Post(f"{text} {words.say('link-board', url=url)}" if url else text)


def outcome(table: Table, resigned: int, words: Words) -> str:
    """Return who has won, as a seat has resigned and ended the game by it."""
    seated = players(table, words)
    winner, player = winner_without(table, resigned), seated[resigned - 1].name
    if not winner:
        return words.say("surrendered-alone", player=player)
    return words.say("surrendered", player=player, winner=seated[winner - 1].name)


def broken_post(table: Table) -> Post:
    """Return the post of an open table whose game cannot be read or played by this release."""
    why = why_missing(table.game)
    key = "table-broken" if why is None else why.code
    return Post(table_words(table).say(key, table=str(table.id)))
