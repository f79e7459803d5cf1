"""News of a table that is told to everybody besides its post, exactly once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.records import NewDue

if TYPE_CHECKING:
    from storage.records import Due

NEWS = "news"
"""The due row that tells it, written together with the change."""


RESIGNED, TAKEN, UNDONE = "resigned", "taken", "undone"
"""A player has resigned; somebody has taken a seat over; all have agreed to an undo."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at a seat.

    Parameters
    ----------
    code
        What happened, the end of the message's key.
    seat
        The seat; for an undo that of the player who agreed last.
    player
        The name of its former player.
    host
        Whether the table has a new host since.
    asker
        The seat that has asked for an undo, or 0.
    """

    code: str
    seat: int
    player: str = ""
    host: bool = False
    asker: int = 0


def tells(news: News, user_id: int | None) -> NewDue:
    """Return the row that tells news about a person; it goes when they are forgotten."""
    return NewDue(NEWS, user_id=user_id, payload=msgspec.json.encode(news).decode())


def read_news(due: Due) -> News:
    """Return the news that a row tells."""
    return msgspec.json.decode(due.payload, type=News)
