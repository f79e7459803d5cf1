"""What moves changed, and moves in words: for log, posts, private answers and pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import Card, Symbol
from bot.games.tickettoride.events import SECRET, Happening
from bot.games.tickettoride.ways import costs_of, way_of
from bot.presenters.fitting import joined
from bot.presenters.telling import Teller, counted, events_of, has_event, named, several
from bot.presenters.tickettoride.cards import (
    between,
    card_words,
    cards_words,
    location_words,
    points_of,
    route_words,
    symbol_words,
    symbols_words,
    tickets_words,
    times,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.games.game import Event
    from bot.games.tickettoride.view import View
    from bot.presenters.reading import Move, Reading, Recent
    from bot.words.words import Words


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
    """Return the moves to highlight: those of this turn, or of the last one until it has any."""
    return recent.current or recent.previous


def fresh_moves(recent: Recent) -> tuple[Move, ...]:
    """Return the moves to highlight for a seat: those after its last turn, if it had one."""
    return (*recent.since, *recent.current) if recent.since else last_moves(recent)


def ticket_news(reading: Reading[View], moves: Iterable[Move]) -> list[str]:
    """Return a sentence for each own ticket that claims have completed or made impossible."""
    view, words = reading.view, reading.words
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
        ticket = between(board, each.ticket, words)
        points = points_of(each.ticket.points, words)
        if each.way.complete and not before.complete:
            found.append(words.say("ttr-news-complete", ticket=ticket, points=points))
        elif each.way.missing is None and before.missing is not None:
            found.append(words.say("ttr-news-lost", ticket=ticket, points=points))
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
    """Return the ids of the routes that were claimed."""
    return frozenset(
        named(event, "route") for event in events_of(moves) if event.code == Happening.CLAIMED
    )


def changed_locations(moves: Iterable[Move]) -> frozenset[str]:
    """Return the ids of the locations on which tokens were placed, or from which one was taken."""
    return frozenset(
        named(event, "location")
        for event in events_of(moves)
        if event.code in (Happening.PLACED, Happening.TOKEN)
    )


def taken_symbols(moves: Iterable[Move], seat: int) -> list[str]:
    """Return the symbols of the tokens that a seat took."""
    return [
        named(event, "symbol")
        for event in events_of(moves)
        if event.code == Happening.TOKEN and event.seat == seat
    ]


def drew_cards(moves: Iterable[Move]) -> bool:
    """Return True if a card was drawn from the deck."""
    return has_event(moves, (Happening.DRAWN,))


def drew_tickets(moves: Iterable[Move]) -> bool:
    """Return True if tickets were drawn."""
    return has_event(moves, (Happening.TICKETS,))


class TicketToRideTeller(Teller["View"]):
    """Tells moves, one sentence an event.

    What is hidden from the reader is told without it: "draws a card from the deck". A choice of
    tickets is told once where all of them come to light with it.
    """

    group = "ttr"

    def tell(self, moves: Sequence[Move]) -> str:
        """Return the moves in whole sentences."""
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
                    move,
                    events=tuple(each for each in move.events if each.code != Happening.KEPT),
                )
                for move in moves
            ]
        return super().lines(moves)

    def _sentence(self, event: Event) -> str:
        """Return the sentence for one event, or an empty one if it needs none."""
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
                said = tickets_words(self.reading.view.board, tickets, self.words)
                return self.did(code, seat, tickets=said)
            case Happening.TAKEN | Happening.DRAWN:
                card = card_words(Card(named(event, "card")), self.words)
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
        """Return the sentence on a claim: the route, the cards paid and the points."""
        route = route_words(self.reading.view.board, named(event, "route"), self.words)
        points = points_of(counted(event, "points"), self.words)
        return self.did(
            event.code, event.seat, route=route, cards=self._cards(event), points=points
        )

    def _token(self, event: Event) -> str:
        """Return the sentence on tokens that are placed, or on one that is taken."""
        symbol = symbol_words(Symbol(named(event, "symbol")), self.words)
        if event.code == Happening.PLACED:
            symbol = times(symbol, counted(event, "count"), self.words)
        location = location_words(self.reading.view.board, named(event, "location"))
        return self.did(event.code, event.seat, symbol=symbol, location=location)

    def _cards(self, event: Event) -> str:
        return cards_words(map(Card, several(event, "cards")), self.words)

    def _turned_over(self, event: Event) -> str:
        """Return the cards turned over, each with its position."""
        pairs = zip(several(event, "positions"), several(event, "cards"), strict=True)
        return ", ".join(
            self.words.say(
                "ttr-card-at", card=card_words(Card(card), self.words), position=position
            )
            for position, card in pairs
        )

    def story(self) -> list[str]:
        """Return a line on the last turn, until this turn has a move, and one on this turn."""
        recent = self.reading.recent
        if self.reading.view.result is not None:
            return self.story_of(last_moves(recent), ())
        return self.story_of(() if recent.current else recent.previous, recent.current)

    def short(self) -> str:
        return self._told(last_moves(self.reading.recent))

    def brief(self, moves: Sequence[Move]) -> str:
        """Return a turn in a sentence or two, with the points, a token and a new row."""
        line = self._told(moves, whole=True)
        resets = sum(event.code == Happening.RESET for event in events_of(moves))
        return joined((line, *[self.words.say("ttr-brief-reset")][:resets])) if line else ""

    def _told(self, moves: Sequence[Move], *, whole: bool = False) -> str:
        """Return a turn in some 60 characters: what it drew, claimed or placed.

        Parameters
        ----------
        whole
            Whether to name the points of a claim and the place of tokens, too.
        """
        reading, words = self.reading, self.words
        events = [event for event in events_of(moves) if event.code in _TELLING]
        if not events:
            every = {event.code for event in events_of(moves)} >= {Happening.CHOSEN, Happening.KEPT}
            return words.say("ttr-short-chosen") if every else ""
        event = events[0]
        player = reading.full_name(event.seat)
        match event.code:
            case Happening.CLAIMED:
                board = reading.view.board
                route = board.route.get(named(event, "route"))
                said = named(event, "route") if route is None else between(board, route, words)
                if not whole:
                    return words.say("ttr-short-claimed", player=player, route=said)
                points = points_of(counted(event, "points"), words)
                claim = {"player": player, "route": said, "points": points}
                token = next(
                    (each for each in events_of(moves) if each.code == Happening.TOKEN), None
                )
                if token is None:
                    return words.say("ttr-brief-claimed", **claim)
                symbol = symbol_words(Symbol(named(token, "symbol")), words)
                return words.say("ttr-brief-claimed-token", **claim, symbol=symbol)
            case Happening.TAKEN | Happening.DRAWN:
                names = _drawn(events, words)
                if not whole:
                    return words.say("ttr-short-drew", player=player, cards=" + ".join(names))
                cards, *others = names
                for other in others:
                    cards = words.say("ttr-brief-both", first=cards, second=other)
                return words.say("ttr-short-drew", player=player, cards=cards)
            case Happening.TICKETS:
                return words.say("ttr-short-tickets", player=player)
            case Happening.PLACED:
                if whole:
                    placed = ", ".join(_token_at(reading, each) for each in events)
                    return words.say("ttr-short-placed", player=player, symbol=placed)
                symbols = symbols_words((Symbol(named(each, "symbol")) for each in events), words)
                return words.say("ttr-short-placed", player=player, symbol=symbols)
            case _:
                return words.say("ttr-short-passed", player=player)


def _token_at(reading: Reading[View], event: Event) -> str:
    """Return tokens that were placed and their location."""
    words = reading.words
    symbol = symbol_words(Symbol(named(event, "symbol")), words)
    location = location_words(reading.view.board, named(event, "location"))
    return words.say("ttr-token-at", symbol=symbol, location=location)


def _drawn(events: Sequence[Event], words: Words) -> list[str]:
    """Return the cards that were drawn; equal or hidden ones are counted."""
    open_ones = [named(event, "card") for event in events if "card" in event.values]
    names = [
        times(card_words(Card(card), words), open_ones.count(card), words)
        for card in dict.fromkeys(open_ones)
    ]
    if hidden := len(events) - len(open_ones):
        names.append(words.say("ttr-short-hidden", count=hidden))
    return names
