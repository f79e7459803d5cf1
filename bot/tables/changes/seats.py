"""Seats that change hands while the game is running: offers, resigning, people who have left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import checks, errors
from bot.tables.changes import seating
from bot.tables.changes.handover import handed_over, saw_another_hand, taken_over
from bot.tables.changes.ledger import BOARD, CLOSED
from bot.tables.schedule import effects
from bot.tables.schedule.effects import with_gone
from bot.tables.schedule.news import RESIGNED, News, tells
from bot.tables.schedule.offers import offer, read_offer
from storage.players import ResignationRecord
from storage.records import Change, TableStatus

if TYPE_CHECKING:
    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Person, Table
    from bot.tables.schedule.offers import Offer
    from storage.records import SeatRecord


class Seats:
    """Gives seats to others."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def hand_over(self, table_id: int, seat: int, person: Person | None) -> Table:
        """Give a seat to a person, or for None to the computer; raises as `handed_over`."""
        async with self._ledger.locked(table_id) as table:
            return await self._ledger.write(
                table, await handed_over(self._ledger, table, seat, person)
            )

    async def notice(self, table_id: int, seat: int, user_id: int, *, gone: bool) -> None:
        """Store that a person has left the server or is back; ask the others about one who left.

        Raises
        ------
        TableUnreadable
            If the game cannot be read.
        """
        async with self._ledger.locked(table_id) as table:
            held = table.seats[seat - 1]
            if table.record.status is not TableStatus.RUNNING or held.user_id != user_id:
                return
            if held.gone != gone:
                known = with_gone(table, held, gone=gone)
                position = await self._ledger.archive.position(table)
                effect = effects.noticed(known, position, known.seats[seat - 1])
                await self._ledger.write(table, Change(owed=(BOARD,), **effect))

    async def offer(
        self,
        table_id: int,
        by: Person,
        to: Person,
        *,
        seat: int | None = None,
        moderator: bool = False,
        left: bool = False,
    ) -> Offer:
        """Offer a seat to somebody; offered again, it is the same offer.

        Parameters
        ----------
        seat
            The seat; None: one's own. The host and moderators may offer the computer's, and that of
            a person who has left.
        left
            Whether the holder of the seat has left the server.

        Raises
        ------
        LeaveInstead, GameOver
            If the game is not running.
        NotSeated, TheyAreNotSeated, TheyAreSeated
            If there is no such seat to give, or they have one.
        StillHeld, HostOnly
            If this person may not offer it.
        TheySawAnotherHand
            If the other one knows the hidden cards of another seat.
        """
        async with self._ledger.locked(table_id) as table:
            checks.check_has_started(table)
            if table.seat_of(to.id) is not None:
                raise errors.TheyAreSeated
            held = table.seated(by.id) if seat is None else _seat(table, seat)
            if held.user_id != by.id:
                if not held.computer and not left:
                    raise errors.StillHeld(player=held.name)
                if not moderator:
                    checks.check_host(table, by.id)
            if await saw_another_hand(self._ledger, table, held.seat, to.id):
                raise errors.TheySawAnotherHand(player=to.name)
            new = offer(held.seat, held.user_id, by.id, to.id)
            due = self._ledger.database.due
            for row in await due.of_table(table_id):
                if (row.kind, row.user_id, row.payload) == (new.kind, new.user_id, new.payload):
                    return read_offer(row)
            return read_offer(await due.add(table_id, new))

    async def offered(self, offer_id: int) -> Offer:
        """Return an offer, or raise `OfferOver`."""
        return read_offer(await self._ledger.database.due.get(offer_id))

    async def accept(self, offer_id: int, person: Person, *, left: bool = False) -> Table:
        """Take the seat one is offered.

        Parameters
        ----------
        left
            Whether the holder of the seat has left the server.

        Raises
        ------
        OfferOver, OfferNotYours
            If the offer is gone, or was made to somebody else.
        StillHeld
            If the seat was offered because its holder had left, and they are back.
        GameOver, AlreadySeated, SawAnotherHand, TableUnreadable
            As `hand_over`.
        """
        table_id = (await self.offered(offer_id)).table
        async with self._ledger.locked(table_id) as table:
            offer = await self.offered(offer_id)
            if person.id != offer.to:
                raise errors.OfferNotYours
            if not offer.stands(table):
                raise errors.OfferOver
            if offer.of_absent and not left:
                raise errors.StillHeld(player=table.seats[offer.seat - 1].name)
            change = await taken_over(self._ledger, table, offer.seat, person)
            return await self._ledger.write(table, change)

    async def withdraw(self, offer_id: int, user_id: int) -> Offer:
        """Take an offer back, or decline it.

        Raises
        ------
        OfferOver, OfferStays
            If it is gone, or neither by nor to this person, nor about their seat.
        """
        table_id = (await self.offered(offer_id)).table
        async with self._ledger.locked(table_id) as table:
            offer = await self.offered(offer_id)
            if user_id not in (offer.to, offer.by, offer.holder):
                raise errors.OfferStays
            if not offer.stands(table):
                raise errors.OfferOver
            await self._ledger.database.due.remove(offer_id)
            return offer

    async def resign(self, table_id: int, user_id: int, *, closes: bool) -> Table:
        """Give a person's seat to the computer, or close the table if the game ends by it.

        Of two seats the other one wins. Nobody who resigns is placed above anybody who stays.

        Parameters
        ----------
        closes
            Whether the person was told that the table closes, as `closes_without` says.

        Raises
        ------
        LeaveInstead, GameOver, NotSeated
            If there is no game, or no seat of theirs, to give up.
        ResignChanged
            If the person was told otherwise.
        TableUnreadable
            If the computer would have to play a game that cannot be read.
        """
        async with self._ledger.locked(table_id) as table:
            seat = checks.check_resign(table, user_id)
            if closes_without(table) != closes:
                raise errors.ResignChanged
            if closes:
                # The post of the closed table tells everything.
                change = seating.close(CLOSED)
            else:
                change = await handed_over(self._ledger, table, seat.seat, None)
                news = News(RESIGNED, seat.seat, seat.name, change.host_id is not None)
                change = replace(change, due=(*change.due, tells(news, user_id)))
            log = await self._ledger.database.tables.actions(table_id, undone=True)
            moved = any(line.seat == seat.seat for line in log)
            whole = not seat.handed
            out = ResignationRecord(seat.seat, user_id, seat.name, whole=whole, moved=moved)
            return await self._ledger.write(table, replace(change, resigning=(out,)))


def closes_without(table: Table) -> bool:
    """Return True if a resignation closes the table: two seats, or no other human."""
    return len(table.seats) == 2 or len(table.people) == 1


def winner_without(table: Table, seat: int) -> int:
    """Return the seat that wins if this one resigns, or 0 in a game of more or fewer than two."""
    return 3 - seat if len(table.seats) == 2 else 0


def _seat(table: Table, seat: int) -> SeatRecord:
    if not 1 <= seat <= len(table.seats):
        raise errors.TheyAreNotSeated
    return table.seats[seat - 1]
