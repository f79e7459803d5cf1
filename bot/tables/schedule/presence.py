"""People who have left the server: the table is told once, and asked what becomes of the seat.

Nothing is taken from them. A person who comes back and acts counts as present again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from storage.records import NewDue

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from bot.tables.model import Position, Table
    from storage.records import SeatRecord

PRESENCE = "presence"
"""The due row that looks whether a person to act is still on the server."""


STILL_THERE = 60 * 60 * 1000
"""How long whoever has pressed or typed something is taken to be on the server, in milliseconds."""


def looked_for(
    table: Table, position: Position, seen: Mapping[int, int], now: int
) -> tuple[NewDue, ...]:
    """Return the rows that look whether the people to act are still on the server.

    Parameters
    ----------
    seen
        When each person was last seen there, by user id, in milliseconds since 1970-01-01 UTC.
    now
        The time in milliseconds since 1970-01-01 UTC.
    """
    rows: list[NewDue] = []
    for seat in table.people_to_act(position):
        last = seen.get(seat.user_id)
        after = 0 if last is None else max(last + STILL_THERE - now, 0)
        rows.append(NewDue(PRESENCE, after, seat.user_id))
    return tuple(rows)


def with_gone(table: Table, seat: SeatRecord, *, gone: bool) -> Table:
    """Return the table with one seat marked as gone or not gone."""
    after = replace(seat, gone=gone)
    return replace(table, seats=tuple(after if other == seat else other for other in table.seats))


def with_back(table: Table, user_ids: Container[int]) -> Table:
    """Return the table with the seats of these people marked as not gone."""
    seats = (replace(seat, gone=seat.gone and seat.user_id not in user_ids) for seat in table.seats)
    return replace(table, seats=tuple(seats))
