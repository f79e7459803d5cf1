"""Opens a closed table again when its players want it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.judging import USUAL
from bot.tables.changes import seating
from bot.tables.changes.ledger import LOBBY, TURN
from bot.tables.schedule import effects
from bot.tables.schedule.presence import with_back
from storage.records import NOBODY, Change, TableStatus

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Table
    from storage.records import SeatRecord


async def reopened(
    ledger: Ledger, table: Table, present: Collection[int], channel_id: int
) -> Change:
    """Return the change that opens a table again that was closed before its end.

    The turn that was on is announced again. Seats of forgotten people are the computer's from now
    on; before a game they are free. Whoever had resigned plays on.

    Parameters
    ----------
    present
        The user ids of those who want it; the first at the table is its host if it has none.
    channel_id
        Its channel from now on.

    Raises
    ------
    TableUnreadable
        If its game cannot be read.
    """
    hosts = (seat.user_id for seat in table.people if seat.user_id in present)
    host = table.host.user_id if table.host else next(hosts)
    if table.record.setup is None:
        seats = seating.closed_up(
            seat for seat in table.seats if seat.computer or seat.user_id != NOBODY
        )
        return Change(
            status=TableStatus.GATHERING,
            seats=seats,
            host_id=host,
            channel_id=channel_id,
            stalled=False,
            owed=(LOBBY,),
        )
    seats = tuple(_reopened(seat) for seat in with_back(table, present).seats)
    seated = replace(table, seats=seats)
    position = await ledger.archive.position(table)
    effect: effects.Effect = {
        "seats": seats,
        **effects.turn_begins(seated, position, ledger.now()),
    }
    back = table.surrender
    return Change(
        status=TableStatus.RUNNING,
        returning=(back.user_id,) if back is not None and back.user_id != NOBODY else (),
        host_id=host,
        channel_id=channel_id,
        stalled=False,
        announced=position.turn - 1,
        owed=(TURN,),
        **effect,
    )


def _reopened(seat: SeatRecord) -> SeatRecord:
    """Return the seat as it goes on: the computer's if its player is forgotten."""
    if seat.user_id != NOBODY or seat.computer:
        return seat
    return replace(seat, strength=USUAL, gone=False, handed=True)
