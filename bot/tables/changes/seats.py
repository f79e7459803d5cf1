"""Seats that change hands while the game is on: to another person, or to the computer.

Everything that goes with a seat passes with it: its position, its reserve of time, and the right to
take back its last action.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables import errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, CLOSED, TURN, Ledger
from bot.tables.schedule import effects
from bot.tables.schedule.news import News, tells
from bot.tables.schedule.offers import OFFER, offer, read_offer
from bot.tables.schedule.presence import with_gone
from storage.records import NOBODY, Change, TableStatus

if TYPE_CHECKING:
    from bot.tables.model import Person, Position, Table
    from bot.tables.schedule.offers import Offer
    from storage.records import SeatRecord


class Handover(Ledger):
    """Gives seats to others."""

    async def hand_over(self, table_id: int, seat: int, person: Person | None) -> Table:
        """Give a seat to a person, or to the computer; refusals as `_handed_over`.

        Parameters
        ----------
        seat
            From 1.
        person
            None: the computer.
        """
        async with self._locked(table_id) as table:
            return await self._write(table, await self._handed_over(table, seat, person))

    async def notice(self, table_id: int, seat: int, user_id: int, *, gone: bool) -> None:
        """Note whether somebody is on the server; the others are asked about who must act and left.

        Raises
        ------
        TableUnreadable
            When the game cannot be read.
        """
        async with self._locked(table_id) as table:
            held = table.seats[seat - 1]
            if table.record.status is not TableStatus.RUNNING or held.user_id != user_id:
                return
            if held.gone != gone:
                effect = effects.noticed(
                    with_gone(table, held, gone=gone), await self.position(table)
                )
                await self._write(table, Change(owed=(BOARD,), **effect))

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
            Whose; None: one's own. Those of others who are not there any more, and the computer's,
            are for the host or a moderator to offer.
        left
            Whether whoever holds the seat has left the server.

        Raises
        ------
        LeaveInstead, GameOver
            When no game is on.
        NotSeated, TheyAreNotSeated, TheyAreSeated
            When there is no such seat to give, or they have one.
        StillHeld, HostOnly
            When it is not for this person to offer.
        """
        async with self._locked(table_id) as table:
            _check_game(table)
            if table.seat_of(to.id) is not None:
                raise errors.TheyAreSeated
            held = table.seated(by.id) if seat is None else _seat(table, seat)
            if held.user_id != by.id:
                if not held.computer and not left:
                    raise errors.StillHeld(player=held.name)
                if not moderator:
                    seating.check_host(table, by.id)
            new = offer(held.seat, held.user_id, by.id, to.id)
            for row in await self._database.due.of_table(table_id):
                if (row.kind, row.user_id, row.payload) == (new.kind, new.user_id, new.payload):
                    return read_offer(row)
            return read_offer(await self._database.due.add(table_id, new))

    async def offered(self, offer_id: int) -> Offer:
        """Return an offer; raises `OfferOver` when there is none, or none any more."""
        return read_offer(await self._database.due.get(offer_id))

    async def accept(self, offer_id: int, person: Person, *, left: bool = False) -> Table:
        """Take the seat one is offered.

        Parameters
        ----------
        left
            Whether whoever holds the seat has left the server.

        Raises
        ------
        OfferOver, OfferNotYours
            When there is no such offer to take.
        StillHeld
            When the seat was offered for somebody who had left, and they are back.
        GameOver, AlreadySeated, TableUnreadable
            As `hand_over`.
        """
        table_id = (await self.offered(offer_id)).table
        async with self._locked(table_id) as table:
            offer = await self.offered(offer_id)
            if person.id != offer.to:
                raise errors.OfferNotYours
            if not offer.stands(table):
                raise errors.OfferOver
            if offer.of_absent and not left:
                raise errors.StillHeld(player=table.seats[offer.seat - 1].name)
            change = await self._handed_over(table, offer.seat, person)
            return await self._write(table, change)

    async def withdraw(self, offer_id: int, user_id: int) -> Offer:
        """Take an offer back, or decline it.

        Raises
        ------
        OfferOver, OfferStays
            When there is none, or it is neither made by nor to this person, nor about their seat.
        """
        table_id = (await self.offered(offer_id)).table
        async with self._locked(table_id) as table:
            offer = await self.offered(offer_id)
            if user_id not in (offer.to, offer.by, offer.holder):
                raise errors.OfferStays
            if not offer.stands(table):
                raise errors.OfferOver
            await self._database.due.remove(offer_id)
            return offer

    async def resign(self, table_id: int, user_id: int, *, closes: bool) -> Table:
        """Leave one's seat to the computer, or close the table where that would end the game.

        Parameters
        ----------
        closes
            What the person takes to follow, as `closes_without` says.

        Raises
        ------
        LeaveInstead, GameOver, NotSeated
            When there is no game, or no seat of theirs, to give up.
        ResignChanged
            When something else would follow.
        TableUnreadable
            When the computer would have to play a game that cannot be read.
        """
        async with self._locked(table_id) as table:
            seat = check_resign(table, user_id)
            if closes_without(table) != closes:
                raise errors.ResignChanged
            if closes:
                change, code = seating.close(CLOSED), "resigned-close"
            else:
                change, code = await self._handed_over(table, seat.seat, None), "resigned"
            news = News(code, seat.seat, seat.name, host=change.host_id is not None)
            due_then = (*change.due, tells(news, user_id))
            return await self._write(table, replace(change, due=due_then))

    async def _handed_over(self, table: Table, seat: int, person: Person | None) -> Change:
        """Return the change that gives a seat to a person, or to the computer.

        Where it is that seat's turn, the turn is announced anew. Where no person is left to play,
        the table is closed, everybody in their seats.

        Raises
        ------
        NotStarted, GameOver, TableUnreadable
            When no game is on.
        AlreadySeated
            When the person sits at the table.
        """
        seating.check_running(table)
        if person is not None and table.seat_of(person.id) is not None:
            raise errors.AlreadySeated
        before = table.seats[seat - 1]
        after = _taken(before, person)
        seats = tuple(after if other == before else other for other in table.seats)
        changed = replace(table, seats=seats)
        if not changed.people:
            return seating.close(CLOSED)
        position = await self.position(table)
        host = _next_host(changed, seat) if before.user_id == table.record.host_id else None
        unwatched = (person.id,) if person is not None else ()
        if seat not in table.game.to_act(position.state):
            # A later turn may have been announced to whoever had the seat, and been taken back.
            return Change(
                seats=seats,
                host_id=host,
                unwatched=unwatched,
                announced=position.turn,
                owed=(BOARD,),
            )
        return Change(
            host_id=host,
            unwatched=unwatched,
            announced=0,
            owed=(TURN,),
            **self._begun(changed, position),
        )

    async def _write(self, table: Table, change: Change) -> Table:
        """Write a change to any table; offers of seats that it gives to others are over then."""
        if change.seats is not None:
            seated = replace(table, seats=change.seats)
            offers = (
                row for row in await self._database.due.of_table(table.id) if row.kind == OFFER
            )
            over = tuple(row.id for row in offers if not read_offer(row).stands(seated))
            change = replace(change, struck=over)
        return await super()._write(table, change)

    def _begun(self, table: Table, position: Position) -> effects.Effect:
        return {"seats": table.seats, **effects.turn_begins(table, position, self._clock())}


def check_resign(table: Table, user_id: int) -> SeatRecord:
    """Return the seat somebody can resign from.

    Raises
    ------
    LeaveInstead, GameOver, NotSeated
        When there is no game, or no seat of theirs, to give up.
    """
    _check_game(table)
    return table.seated(user_id)


def closes_without(table: Table) -> bool:
    """Return whether the game ends when one of the people resigns: two play, or no other person."""
    return len(table.seats) == 2 or len(table.people) == 1


def _check_game(table: Table) -> None:
    seating.check_open(table)
    if table.record.status is TableStatus.GATHERING:
        raise errors.LeaveInstead


def _seat(table: Table, seat: int) -> SeatRecord:
    if not 1 <= seat <= len(table.seats):
        raise errors.TheyAreNotSeated
    return table.seats[seat - 1]


def _taken(seat: SeatRecord, person: Person | None) -> SeatRecord:
    """Return the seat once it is the person's, or the computer's; its reserve stays."""
    if person is None:
        return replace(seat, user_id=NOBODY, name="", computer=True, gone=False, handed=True)
    named = replace(seat, user_id=person.id, name=person.name)
    return replace(named, computer=False, gone=False, handed=True)


def _next_host(table: Table, seat: int) -> int:
    """Return whose duty it is to host once the host's seat has gone: the next person's.

    Whoever has left the server is passed over where somebody is there.
    """
    hosts = table.present or table.people
    after = [person for person in hosts if person.seat > seat]
    return (after or hosts)[0].user_id
