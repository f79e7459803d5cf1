"""Reads the events of moves, and tells moves in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import Card, Symbol
from bot.games.tickettoride.events import SECRET, Happening
from bot.games.tickettoride.ways import costs_of, way_of
from bot.presenters.fitting import joined
from bot.presenters.telling import Teller, counted, events_of, has_event, named, several
from bot.presenters.tickettoride.reading import TicketToRideReading

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import Event
    from bot.presenters.reading import Move, Recent


_TELLING = (
    Happening.CLAIMED,
    Happening.TAKEN,
    Happening.DRAWN,
    Happening.TICKETS,
    Happening.PASSED,
    Happening.PLACED,
)
"""The events that settle what a turn was, for a short line."""


def last_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight: those of this turn, or else of the last one."""
    return recent.current or recent.previous


def fresh_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight for a seat: those after its last turn, if it had one."""
    return (*recent.since, *recent.current) if recent.since else last_moves(recent)


def ticket_news(reading: TicketToRideReading, moves: Iterable[Move]) -> list[str]:
    """Return a sentence for each own ticket that claims have completed or made impossible."""
    view = reading.view
    own, claimed = view.own, claimed_routes(moves)
    if own is None or not own.held or not claimed:
        return []
    board = view.board
    owners = tuple(
        0 if board.routes[number].id in claimed else owner
        for number, owner in enumerate(view.owners)
    )
    costs = costs_of(board, owners, len(view.players), own.seat)
    spent = sum(board.route[each].length for each in claimed & {*own.routes})
    found: list[str] = []
    for each in own.held:
        before = way_of(board, costs, each.ticket, own.trams + spent)
        ticket = reading.between(each.ticket)
        points = reading.points(each.ticket.points)
        if each.way.complete and not before.complete:
            found.append(reading.say("ttr-news-complete", ticket=ticket, points=points))
        elif each.way.missing is None and before.missing is not None:
            found.append(reading.say("ttr-news-lost", ticket=ticket, points=points))
    return found


def filled_positions(moves: Iterable[Move]) -> frozenset[int]:
    """Return the positions of the row, from 1, at which a card was turned over."""
    return frozenset(
        int(position)
        for event in events_of(moves)
        if event.code == Happening.FILLED
        for position in several(event, "positions")
    )


def claimed_routes(moves: Iterable[Move]) -> frozenset[str]:
    return frozenset(
        named(event, "route") for event in events_of(moves) if event.code == Happening.CLAIMED
    )


def changed_locations(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the locations where tokens were placed or taken."""
    return frozenset(
        named(event, "location")
        for event in events_of(moves)
        if event.code in (Happening.PLACED, Happening.TOKEN)
    )


def taken_symbols(moves: Iterable[Move], seat: int) -> list[str]:
    return [
        named(event, "symbol")
        for event in events_of(moves)
        if event.code == Happening.TOKEN and event.seat == seat
    ]


def drew_cards(moves: Iterable[Move]) -> bool:
    """Return whether a card was drawn from the deck."""
    return has_event(moves, (Happening.DRAWN,))


def drew_tickets(moves: Iterable[Move]) -> bool:
    return has_event(moves, (Happening.TICKETS,))


class TicketToRideTeller(Teller[TicketToRideReading]):
    """Tells moves, a sentence an event.

    Hidden cards and tickets are told without their names: "draws a card from the deck". A choice of
    tickets is told once where all of them come to light with it.
    """

    group = "ttr"

    def tell(self, moves: Sequence[Move]) -> str:
        events = events_of(moves)
        if any(event.code == Happening.KEPT for event in events):
            events = [event for event in events if event.code != Happening.CHOSEN]
        return joined(self._sentence(event) for event in events)

    def lines(self, moves: Sequence[Move]) -> list[str]:
        """Return a turn of the log; where each choice of tickets is told, it is not told again."""
        told = any(
            event.code == Happening.CHOSEN and SECRET[event.code] in event.values
            for event in events_of(moves)
        )
        if told:
            moves = [
                replace(
                    move, events=tuple(each for each in move.events if each.code != Happening.KEPT)
                )
                for move in moves
            ]
        return super().lines(moves)

    def _sentence(self, event: Event) -> str:
        code, seat = event.code, event.seat
        secret = SECRET.get(code)
        if secret is not None and secret not in event.values:
            values = {"count": counted(event, "count")} if "count" in event.values else {}
            return self.did(f"{code}-hidden", seat, **values)
        match code:
            case Happening.CLAIMED:
                return self._claimed(event)
            case Happening.PLACED | Happening.TOKEN:
                return self._token(event)
            case Happening.CHOSEN | Happening.KEPT | Happening.TICKETS:
                tickets = [
                    self.reading.view.board.ticket[each] for each in several(event, "tickets")
                ]
                said = self.reading.tickets(tickets)
                return self.did(code, seat, tickets=said)
            case Happening.TAKEN | Happening.DRAWN:
                card = self.reading.card(Card(named(event, "card")))
                return self.did(code, seat, card=card)
            case Happening.FILLED | Happening.RESET:
                turned = code == Happening.FILLED
                cards = self._turned_over(event) if turned else self._cards(event)
                return self.did(code, seat, cards=cards)
            case Happening.SHUFFLED:
                return self.did(code, seat, left=counted(event, "left"))
            case Happening.LAST_ROUND:
                return self.did(code, seat, trams=counted(event, "trams"))
            case Happening.ONE_CARD | Happening.PASSED | Happening.ENDED:
                return self.did(code, seat)
            case _:
                return ""

    def _claimed(self, event: Event) -> str:
        route = self.reading.route(named(event, "route"))
        points = self.reading.points(counted(event, "points"))
        return self.did(
            event.code, event.seat, route=route, cards=self._cards(event), points=points
        )

    def _token(self, event: Event) -> str:
        symbol = self.reading.symbol(Symbol(named(event, "symbol")))
        if event.code == Happening.PLACED:
            symbol = self.reading.times(symbol, counted(event, "count"))
        location = self.reading.location(named(event, "location"))
        return self.did(event.code, event.seat, symbol=symbol, location=location)

    def _cards(self, event: Event) -> str:
        return self.reading.cards(map(Card, several(event, "cards")))

    def _turned_over(self, event: Event) -> str:
        """Return the cards turned over, each with its position."""
        pairs = zip(several(event, "positions"), several(event, "cards"), strict=True)
        return ", ".join(
            self.reading.say("ttr-card-at", card=self.reading.card(Card(card)), position=position)
            for position, card in pairs
        )

    def story(self) -> list[str]:
        """Leave out the last turn once this turn has a move."""
        recent = self.reading.recent
        if self.reading.view.result is not None:
            return self.story_of(last_moves(recent), ())
        return self.story_of(() if recent.current else recent.previous, recent.current)

    def short(self) -> str:
        return self._told(last_moves(self.reading.recent))

    def brief(self, moves: Sequence[Move]) -> str:
        line = self._told(moves, whole=True)
        resets = sum(event.code == Happening.RESET for event in events_of(moves))
        return joined((line, *[self.reading.say("ttr-brief-reset")][:resets])) if line else ""

    def _told(self, moves: Sequence[Move], *, whole: bool = False) -> str:
        """Return a turn in some 60 characters.

        Parameters
        ----------
        whole
            Whether to name the points of a claim and the place of tokens, too.
        """
        reading, _words = self.reading, self.reading.words
        events = [event for event in events_of(moves) if event.code in _TELLING]
        if not events:
            every = {event.code for event in events_of(moves)} >= {Happening.CHOSEN, Happening.KEPT}
            return self.reading.say("ttr-short-chosen") if every else ""
        event = events[0]
        player = reading.full_name(event.seat)
        match event.code:
            case Happening.CLAIMED:
                board = reading.view.board
                route = board.route.get(named(event, "route"))
                said = named(event, "route") if route is None else self.reading.between(route)
                if not whole:
                    return self.reading.say("ttr-short-claimed", player=player, route=said)
                points = self.reading.points(counted(event, "points"))
                claim = {"player": player, "route": said, "points": points}
                token = next(
                    (each for each in events_of(moves) if each.code == Happening.TOKEN), None
                )
                if token is None:
                    return self.reading.say("ttr-brief-claimed", **claim)
                symbol = self.reading.symbol(Symbol(named(token, "symbol")))
                return self.reading.say("ttr-brief-claimed-token", **claim, symbol=symbol)
            case Happening.TAKEN | Happening.DRAWN:
                names = _drawn(reading, events)
                if not whole:
                    return self.reading.say(
                        "ttr-short-drew", player=player, cards=" + ".join(names)
                    )
                cards, *others = names
                for other in others:
                    cards = self.reading.say("ttr-brief-both", first=cards, second=other)
                return self.reading.say("ttr-short-drew", player=player, cards=cards)
            case Happening.TICKETS:
                return self.reading.say("ttr-short-tickets", player=player)
            case Happening.PLACED:
                if whole:
                    placed = ", ".join(_token_at(reading, each) for each in events)
                    return self.reading.say("ttr-short-placed", player=player, symbol=placed)
                symbols = self.reading.symbols(Symbol(named(each, "symbol")) for each in events)
                return self.reading.say("ttr-short-placed", player=player, symbol=symbols)
            case _:
                return self.reading.say("ttr-short-passed", player=player)


def _token_at(reading: TicketToRideReading, event: Event) -> str:
    symbol = reading.symbol(Symbol(named(event, "symbol")))
    location = reading.location(named(event, "location"))
    return reading.say("ttr-token-at", symbol=symbol, location=location)


def _drawn(reading: TicketToRideReading, events: Sequence[Event]) -> list[str]:
    """Return the cards that were drawn; equal or hidden ones are counted."""
    open_ones = [named(event, "card") for event in events if "card" in event.values]
    names = [
        reading.times(reading.card(Card(card)), open_ones.count(card))
        for card in dict.fromkeys(open_ones)
    ]
    if hidden := len(events) - len(open_ones):
        names.append(reading.say("ttr-short-hidden", count=hidden))
    return names
