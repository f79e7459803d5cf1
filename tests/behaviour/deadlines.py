"""A table with a clock: how long its turns are, and the questions that come of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


HOUR = 3_600
DAY = 24 * HOUR
PACE = 8
UP = 4 * PACE * HOUR
"""Seconds until the first turn of a seat is late: its own time and the reserve of three."""
QUESTION = "What should happen to the seat?"
WAIT, COMPUTER, STAND_IN, END = (
    f"!vote late 1 {choice}" for choice in ("wait", "computer", "stand-in", "end")
)


async def clocked(
    table: Table, players: int = 2, game: str = "sanfrancisco", **options: int | str
) -> None:
    """Start a table with a clock and without reminders, Ann first."""
    host, *guests = table.people[:players]
    rhythm: dict[str, int | str] = {"clock": PACE, "reminders": 0}
    await table.slash(host, "game new", game=game, **rhythm, **options)
    for guest in guests:
        await table.press(guest, "!join")
    await table.slash(host, "game start", first=host)


def questions(table: Table) -> list[Seen]:
    """Return what has been asked about a seat and is not settled."""
    return [post for post in table.posts() if QUESTION in post.text]


def board(table: Table) -> Seen:
    """Return the newest post with a picture."""
    return next(post for post in reversed(table.posts()) if post.pictures)


def deadline(table: Table) -> int:
    """Return when the turn's time is up, with all of the reserve, in seconds since 1970 UTC."""
    text = board(table).text
    (moment,) = re.findall(r"(?:begins|is up): <t:(\d+):R>", text)
    left = re.search(r"(\w+) (hour|day)s? left", text)
    if left is None:
        return int(moment)
    number = 1 if left[1] == "one" else int(left[1])
    return int(moment) + number * (HOUR if left[2] == "hour" else DAY)
