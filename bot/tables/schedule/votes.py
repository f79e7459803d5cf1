"""When the others are asked about a seat whose member has left the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.records import NewDue

if TYPE_CHECKING:
    from storage.records import SeatRecord

GONE = "gone"
"""The due row that asks about a seat to act whose member has left the server.

There is one for each such seat, with the member's id; rows of older databases have none and mean
whoever is to act. Its payload is as that of a clock.
"""
PATIENCE = 24
"""The hours until a table without a clock is asked again about somebody it waits for."""
_HOUR = 3_600_000


def asks_about(seat: SeatRecord, hours: int = 0) -> tuple[NewDue, ...]:
    """Return the row that asks about a seat after so many hours; none if its member is there."""
    if not seat.gone:
        return ()
    return (NewDue(GONE, hours * _HOUR, user_id=seat.user_id, payload="0"),)
