"""News of a table that is told to everybody besides its post, exactly once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.records import NewDue

if TYPE_CHECKING:
    from storage.records import Due

NEWS = "news"
"""The due row that tells it, written together with the change."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at a seat.

    Parameters
    ----------
    code
        The end of the message's key.
    seat
        The seat.
    player
        The name of its former player.
    host
        Whether the table has a new host since.
    winner
        The seat that has won by it, or 0.
    """

    code: str
    seat: int
    player: str
    host: bool = False
    winner: int = 0


def tells(news: News, user_id: int) -> NewDue:
    """Return the row that tells news about a person; it goes when they are forgotten."""
    return NewDue(NEWS, user_id=user_id, payload=msgspec.json.encode(news).decode())


def read_news(due: Due) -> News:
    """Return the news that a row tells."""
    return msgspec.json.decode(due.payload, type=News)
