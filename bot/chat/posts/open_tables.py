"""The open tables of a server, a page at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.inputs import awaited_names, game_title
from bot.presenters.controls import Button
from bot.tables.missing import is_missing
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presenters.controls import Row
    from bot.tables.model import Position, Table
    from bot.words.words import Words

ON_A_PAGE = 10
"""How many tables fit in a message of 4,000 characters, however long their players' names."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table of the list.

    Parameters
    ----------
    position
        How its game stands; None before it has begun, or where it cannot be read.
    url
        The address of its newest post.
    """

    table: Table
    position: Position | None
    url: str


def page_of(tables: Sequence[Table], page: int) -> tuple[int, Sequence[Table]]:
    """Return the number of the page to show, and its tables.

    Parameters
    ----------
    page
        From 1; a number beyond the last page means the last one.
    """
    number = min(max(page, 1), pages_of(len(tables)))
    return number, tables[(number - 1) * ON_A_PAGE : number * ON_A_PAGE]


def pages_of(tables: int) -> int:
    """Return the number of pages for that many tables, at least one."""
    return max(1, -(-tables // ON_A_PAGE))


def list_post(listed: Sequence[Listed], number: int, pages: int, words: Words) -> Post:
    """Return a page of the list: each table with whose turn it is and a link."""
    if not listed:
        return Post(words.say("list-none"))
    title = words.say("list-title", page=number, pages=pages)
    lines = [_line(entry, words) for entry in listed]
    row: Row = (
        Button(f"!list {number - 1}", words.say("button-previous"), enabled=number > 1),
        Button(f"!list {number + 1}", words.say("button-later"), enabled=number < pages),
    )
    return Post("\n".join([title, *lines]), rows=(row,) if pages > 1 else ())


def _line(entry: Listed, words: Words) -> str:
    table, position = entry.table, entry.position
    values = {
        "table": str(table.id),
        "game": game_title(table, words),
        "place": f"<#{table.record.channel_id}>",
    }
    if table.record.status is TableStatus.GATHERING and not is_missing(table.game):
        seats = {"taken": len(table.seats), "seats": table.record.capacity}
        text = words.say("list-gathering", **values, **seats)
    elif position is None:
        text = words.say("list-broken", **values)
    else:
        key = "list-paused" if table.record.paused_at else "list-running"
        text = words.say(key, **values, player=awaited_names(table, position, words))
    return f"{text} · {words.say('link-board', url=entry.url)}"
