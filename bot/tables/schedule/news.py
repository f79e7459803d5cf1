"""What everybody at a table is to be told besides its post, once and for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from storage.records import NewDue

if TYPE_CHECKING:
    from storage.records import Due

NEWS = "news"
"""The kind of due work that tells it, written with the change it tells of."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has happened.

    Parameters
    ----------
    code
        What the key of the message ends in.
    seat
        The seat it is about.
    player
        What whoever sat there is called.
    host
        Whether somebody else is the host since.
    """

    code: str
    seat: int
    player: str
    host: bool = False


def tells(news: News, user_id: int) -> NewDue:
    """Return the row that is due at once for news about somebody, who may want to be forgotten."""
    return NewDue(NEWS, user_id=user_id, payload=msgspec.json.encode(news).decode())


def read_news(due: Due) -> News:
    """Reverse `tells`."""
    return msgspec.json.decode(due.payload, type=News)
