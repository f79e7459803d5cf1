"""Seats offered to others while the game is on.

An offer is not bound to a position, for play goes on for days: it stands as long as whoever holds
the seat does, until it lapses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.tables import errors
from storage.records import NOBODY, NewDue

if TYPE_CHECKING:
    from bot.tables.model import Table
    from storage.records import Due

OFFER = "offer"
"""The kind of due work an offer is: nothing is to be done when it lapses."""
_LAPSES = 7 * 24 * 3_600_000


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that somebody may take.

    Parameters
    ----------
    holder
        Who holds the seat, `NOBODY` when the computer does.
    by
        Who offers it.
    to
        Who may take it.
    """

    id: int
    table: int
    seat: int
    holder: int
    by: int
    to: int

    @property
    def of_absent(self) -> bool:
        """Return whether others offer the seat of somebody who had left the server."""
        return self.holder not in (self.by, NOBODY)

    def stands(self, table: Table) -> bool:
        """Return whether whoever held the seat still does."""
        return table.seats[self.seat - 1].user_id == self.holder


def offer(seat: int, holder: int, by: int, to: int) -> NewDue:
    """Return the row that an offer is."""
    return NewDue(OFFER, _LAPSES, to, f"{seat} {holder} {by}")


def read_offer(due: Due | None) -> Offer:
    """Return the offer a row is.

    Raises
    ------
    OfferOver
        When the row is gone, or is none.
    """
    if due is None or due.kind != OFFER or due.table_id is None or due.user_id is None:
        raise errors.OfferOver
    seat, holder, by = map(int, due.payload.split())
    return Offer(due.id, due.table_id, seat, holder, by, due.user_id)
