"""Cards, routes, tickets and tokens in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import CARDS, SYMBOLS, Card, Symbol
from bot.games.tickettoride.view import View
from bot.presenters.phrases import points_phrase, points_words
from bot.presenters.reading import Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.games.errors import Value
    from bot.games.tickettoride.cards import Counts
    from bot.games.tickettoride.map import Route, Ticket
    from bot.games.tickettoride.view import TicketView
    from bot.games.tickettoride.ways import Way


_EMOJI = {
    "blue": "🔵",
    "green": "🟢",
    "black": "⚫",
    "purple": "🟣",
    "red": "🔴",
    "orange": "🟠",
    "ferry": "⛴️",
}
"""The signs of Discord's own set for cards and routes; there is none for grey."""
HALVES = 2
"""Half points to a point."""


class TicketToRideReading(Reading[View]):
    """A reading that knows how the pieces of the game are called."""

    def tiebreakers(self) -> Mapping[str, Sequence[int]]:
        """Return the number of completed tickets, as far as they can be seen."""
        done = [sum(each.way.complete for each in one.held or ()) for one in self.view.players]
        return {"tickets": done, "completed": done}

    def card(self, card: Card | None) -> str:
        """Return a card by its colour; None is a gap in the row."""
        return self.say("ttr-gap") if card is None else self.say(f"ttr-card-{card}")

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards in the order of their kinds; equal ones are counted."""
        listed = list(cards)
        return self.counted((card, listed.count(card)) for card in CARDS)

    def hand(self, hand: Counts) -> str:
        return self.counted(zip(CARDS, hand, strict=True)) or self.say("ttr-nothing")

    def counted(self, cards: Iterable[tuple[Card, int]]) -> str:
        """Return kinds of card with their numbers, without those of 0."""
        return ", ".join(self.times(self.card(card), count) for card, count in cards if count)

    def times(self, thing: str, count: int) -> str:
        """Return a thing with its number if that is more than one."""
        return thing if count == 1 else self.say("ttr-times", thing=thing, count=count)

    def symbol(self, symbol: Symbol) -> str:
        return self.say(f"ttr-symbol-{symbol}")

    def symbols(self, symbols: Iterable[Symbol]) -> str:
        return ", ".join(self.symbol(each) for each in symbols) or self.say("ttr-nothing")

    def location(self, location: str) -> str:
        """Return the name of a location; an unknown one keeps its id."""
        found = self.view.board.location.get(location)
        return location if found is None else found.name

    def between(self, each: Route | Ticket, *, turned: bool = False) -> str:
        """Return both locations of a route or a ticket; `turned` puts the second first."""
        a, b = self.location(each.a), self.location(each.b)
        if turned:
            a, b = b, a
        return self.say("ttr-between", a=a, b=b)

    def colour(self, route: Route) -> str:
        return self.say(f"ttr-colour-{route.colour or 'gray'}")

    def route(self, route: str) -> str:
        """Return a route with colour, length and ferry symbols; an unknown one keeps its id."""
        found = self.view.board.route.get(route)
        if found is None:
            return route
        return self.say(
            "ttr-route",
            route=self.between(found),
            colour=self.colour(found),
            length=found.length,
            ferries=found.ferries,
        )

    def track(self, route: Route, *, turned: bool = False) -> str:
        """Return a route by locations and colour; twins of one colour have numbers.

        Parameters
        ----------
        turned
            Whether the second location stands first.
        """
        twin = self.view.board.route.get(route.twin)
        both, colour = self.between(route, turned=turned), self.colour(route)
        if twin is None or twin.colour != route.colour:
            return self.say("ttr-entry-route", route=both, colour=colour)
        track = 1 if self.view.board.number[route.id] < self.view.board.number[twin.id] else 2
        return self.say("ttr-entry-track", route=both, colour=colour, track=track)

    def ticket(self, ticket: Ticket) -> str:
        said = self.between(ticket)
        return self.say("ttr-ticket", ticket=said, points=ticket.points)

    def tickets(self, tickets: Iterable[Ticket]) -> str:
        said = ", ".join(self.ticket(each) for each in tickets)
        return said or self.say("ttr-nothing")

    def way(self, way: Way, *, over: bool = False) -> str:
        """Return how far a ticket is: complete, the number of trams missing, or lost.

        Parameters
        ----------
        over
            Whether the game is over: then a ticket is complete or not.
        """
        if over and not way.complete:
            return self.say("ttr-way-failed")
        if way.missing is None:
            return self.say("ttr-way-blocked")
        if way.complete:
            return self.say("ttr-way-complete")
        return self.say("ttr-way-missing", count=way.missing)

    def held(self, held: TicketView) -> str:
        """Return a ticket and how far it is."""
        view, _words = self.view, self.words
        return self.say(
            "ttr-alt-ticket",
            ticket=self.ticket(held.ticket),
            way=self.way(held.way, over=view.ending is not None),
        )

    def points(self, points: int) -> str:
        """Return whole points with their unit."""
        return points_phrase(points * HALVES, self.words)

    def map_name(self, name: str) -> str:
        return self.say("ttr-map-name", map=name)

    def named(self, values: Mapping[str, Value]) -> dict[str, Value]:
        return {key: self._named(key, value) for key, value in values.items()}

    def _named(self, key: str, value: Value) -> Value:
        if not isinstance(value, str):
            return value
        board = self.view.board
        match key:
            case "route":
                route = board.route.get(value)
                return value if route is None else self.between(route)
            case "ticket":
                ticket = board.ticket.get(value)
                return value if ticket is None else self.between(ticket)
            case "location" | "locations":
                return ", ".join(self.location(each) for each in value.split(" "))
            case "symbol" | "symbols":
                return ", ".join(
                    self.symbol(Symbol(each)) if each in SYMBOLS else each
                    for each in value.split(" ")
                )
            case "card" | "first" | "second" | "colour" | "found":
                return self.card(Card(value)) if value in CARDS else value
            case _:
                return value


def emoji_of(colour: str | None) -> str:
    """Return the sign of a card or a route by its colour; "" if there is none."""
    return _EMOJI.get(colour or "", "")


def signed(points: int) -> str:
    """Return whole points with their sign, such as ``+5``."""
    return f"+{points}" if points > 0 else points_words(points * HALVES)
