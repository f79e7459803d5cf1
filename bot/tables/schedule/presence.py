"""People who have left the server: the table is told once, and asked what becomes of the seat.

Nothing is taken from them. A person who comes back and acts counts as present again.
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
"""The due row that looks whether a person to act is still on the server."""


def looked_for(table: Table, position: Position) -> tuple[NewDue, ...]:
    """Return the rows that look whether the people to act are still on the server."""
    people = table.people_to_act(position)
    return tuple(NewDue(PRESENCE, user_id=seat.user_id) for seat in people)


def with_gone(table: Table, seat: SeatRecord, *, gone: bool) -> Table:
    """Return the table with one seat marked as gone or not gone."""
    after = replace(seat, gone=gone)
    return replace(table, seats=tuple(after if other == seat else other for other in table.seats))


def with_back(table: Table, user_ids: Container[int]) -> Table:
    """Return the table with the seats of these people marked as not gone."""
    seats = (replace(seat, gone=seat.gone and seat.user_id not in user_ids) for seat in table.seats)
    return replace(table, seats=tuple(seats))
