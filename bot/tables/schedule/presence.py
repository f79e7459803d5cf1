"""People who are not on the server any more: the table is told once, and asked what becomes of it.

Nothing is taken from them. Whoever comes back and acts is there again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from storage.records import NewDue

if TYPE_CHECKING:
    from collections.abc import Container

    from bot.tables.model import Position, Table
    from storage.records import SeatRecord

PRESENCE = "presence"
"""The kind of due work that looks whether whoever must act is on the server still."""


def looked_for(table: Table, position: Position) -> tuple[NewDue, ...]:
    """Return the rows that look whether the people to act are still on the server."""
    people = table.people_to_act(position)
    return tuple(NewDue(PRESENCE, user_id=seat.user_id) for seat in people)


def with_gone(table: Table, seat: SeatRecord, *, gone: bool) -> Table:
    """Return the table once it is known whether somebody is still on the server."""
    after = replace(seat, gone=gone)
    return replace(table, seats=tuple(after if other == seat else other for other in table.seats))


def with_back(table: Table, user_ids: Container[int]) -> Table:
    """Return the table once it is known that some are on the server, for they have spoken there."""
    seats = (replace(seat, gone=seat.gone and seat.user_id not in user_ids) for seat in table.seats)
    return replace(table, seats=tuple(seats))
