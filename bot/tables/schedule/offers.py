"""Offers of a seat to somebody while the game is running.

An offer does not depend on the position. It stands for seven days, as long as the seat keeps its
holder.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.tables import errors
from storage.records import NOBODY, NewDue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.model import Table
    from storage.records import Due

OFFER = "offer"
"""The due row that an offer is. Nothing happens when its time comes, but that it goes."""
_LAPSES = 7 * 24 * 3_600_000
ASKED_AGAIN = "asked-again"
"""The due row that notes that those asked to a rematch were asked once more; it lapses likewise."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that somebody may take.

    Parameters
    ----------
    holder
        The user id of the seat's holder, `NOBODY` for the computer.
    by
        The user id of who offers it.
    to
        The user id of who may take it.
    """

    id: int
    table: int
    seat: int
    holder: int
    by: int
    to: int

    @property
    def of_absent(self) -> bool:
        """Return True if it is the seat of somebody else, who had left the server."""
        return self.holder not in (self.by, NOBODY)

    def stands(self, table: Table) -> bool:
        """Return True if the seat still has the same holder."""
        return any((seat.seat, seat.user_id) == (self.seat, self.holder) for seat in table.seats)


def offer(seat: int, holder: int, by: int, to: int) -> NewDue:
    """Return the row of an offer."""
    return NewDue(OFFER, _LAPSES, to, f"{seat} {holder} {by}")


def asked_again() -> NewDue:
    """Return the row which notes that those asked to a rematch were asked once more."""
    return NewDue(ASKED_AGAIN, _LAPSES)


def read_offer(due: Due | None) -> Offer:
    """Return the offer of a row.

    Raises
    ------
    OfferOver
        If the row is gone, or is no offer.
    """
    if due is None or due.kind != OFFER or due.user_id is None:
        raise errors.OfferOver
    seat, holder, by = map(int, due.payload.split())
    return Offer(due.id, due.table_id, seat, holder, by, due.user_id)


def lapsed(due: Iterable[Due], table: Table) -> tuple[int, ...]:
    """Return the ids of the rows that are offers and no longer stand at the table."""
    return tuple(row.id for row in due if row.kind == OFFER and not read_offer(row).stands(table))
