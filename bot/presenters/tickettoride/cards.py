"""Cards, routes, tickets and tokens in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import CARDS, SYMBOLS, Card, Symbol
from bot.presenters.phrases import points_phrase, points_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.games.errors import Value
    from bot.games.tickettoride.cards import Counts
    from bot.games.tickettoride.map import Map, Route, Ticket
    from bot.games.tickettoride.view import TicketView, View
    from bot.games.tickettoride.ways import Way
    from bot.presenters.reading import Reading
    from bot.words.words import Words


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


def card_words(card: Card | None, words: Words) -> str:
    """Return a card by its colour, or the word for a gap in the row for None."""
    return words.say("ttr-gap") if card is None else words.say(f"ttr-card-{card}")


def emoji_of(colour: str | None) -> str:
    """Return the sign of a card or a route by its colour, or an empty text if there is none."""
    return _EMOJI.get(colour or "", "")


def cards_words(cards: Iterable[Card], words: Words) -> str:
    """Return cards, equal ones counted, in the order of the kinds."""
    listed = list(cards)
    return counted(((card, listed.count(card)) for card in CARDS), words)


def hand_words(hand: Counts, words: Words) -> str:
    """Return the cards of a hand, or the word for none."""
    return counted(zip(CARDS, hand, strict=True), words) or words.say("ttr-nothing")


def counted(cards: Iterable[tuple[Card, int]], words: Words) -> str:
    """Return kinds of card with their numbers, without those of which there are none."""
    return ", ".join(times(card_words(card, words), count, words) for card, count in cards if count)


def times(thing: str, count: int, words: Words) -> str:
    """Return a thing with its number if that is more than one."""
    return thing if count == 1 else words.say("ttr-times", thing=thing, count=count)


def symbol_words(symbol: Symbol, words: Words) -> str:
    """Return the symbol of a tourism token."""
    return words.say(f"ttr-symbol-{symbol}")


def symbols_words(symbols: Iterable[Symbol], words: Words) -> str:
    """Return symbols of tokens with commas between, or the word for none."""
    return ", ".join(symbol_words(each, words) for each in symbols) or words.say("ttr-nothing")


def location_words(board: Map, location: str) -> str:
    """Return the name of a location; an unknown one keeps its id."""
    found = board.location.get(location)
    return location if found is None else found.name


def between(board: Map, each: Route | Ticket, words: Words, *, turned: bool = False) -> str:
    """Return both locations of a route or a ticket; `turned` puts the second first."""
    a, b = location_words(board, each.a), location_words(board, each.b)
    if turned:
        a, b = b, a
    return words.say("ttr-between", a=a, b=b)


def colour_words(route: Route, words: Words) -> str:
    """Return the colour of a route."""
    return words.say(f"ttr-colour-{route.colour or 'gray'}")


def route_words(board: Map, route: str, words: Words) -> str:
    """Return a route with colour, length and ferry symbols; an unknown one keeps its id."""
    found = board.route.get(route)
    if found is None:
        return route
    return words.say(
        "ttr-route",
        route=between(board, found, words),
        colour=colour_words(found, words),
        length=found.length,
        ferries=found.ferries,
    )


def track_words(board: Map, route: Route, words: Words, *, turned: bool = False) -> str:
    """Return a route by locations and colour, and by number where both tracks have one colour.

    Parameters
    ----------
    turned
        Whether the second location stands first.
    """
    twin = board.route.get(route.twin)
    both, colour = between(board, route, words, turned=turned), colour_words(route, words)
    if twin is None or twin.colour != route.colour:
        return words.say("ttr-entry-route", route=both, colour=colour)
    track = 1 if board.number[route.id] < board.number[twin.id] else 2
    return words.say("ttr-entry-track", route=both, colour=colour, track=track)


def ticket_words(board: Map, ticket: Ticket, words: Words) -> str:
    """Return a ticket with its value."""
    said = between(board, ticket, words)
    return words.say("ttr-ticket", ticket=said, points=ticket.points)


def tickets_words(board: Map, tickets: Iterable[Ticket], words: Words) -> str:
    """Return tickets with commas between, or the word for none."""
    said = ", ".join(ticket_words(board, each, words) for each in tickets)
    return said or words.say("ttr-nothing")


def way_words(way: Way, words: Words, *, over: bool = False) -> str:
    """Return how far a ticket is: complete, how many trams are missing, or that it is lost.

    Parameters
    ----------
    over
        Whether the game is over, when a ticket is complete or not.
    """
    if over and not way.complete:
        return words.say("ttr-way-failed")
    if way.missing is None:
        return words.say("ttr-way-blocked")
    if way.complete:
        return words.say("ttr-way-complete")
    return words.say("ttr-way-missing", count=way.missing)


def held_words(reading: Reading[View], held: TicketView) -> str:
    """Return a ticket and how far it is."""
    view, words = reading.view, reading.words
    return words.say(
        "ttr-alt-ticket",
        ticket=ticket_words(view.board, held.ticket, words),
        way=way_words(held.way, words, over=view.ending is not None),
    )


def points_of(points: int, words: Words) -> str:
    """Return whole points with their unit."""
    return points_phrase(points * HALVES, words)


def signed(points: int) -> str:
    """Return whole points with their sign, such as ``+5``."""
    return f"+{points}" if points > 0 else points_words(points * HALVES)


def map_words(name: str, words: Words) -> str:
    """Return the map by name; the shipped one is called a reconstruction."""
    return words.say("ttr-map-name", map=name)


def named(reading: Reading[View], values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values of a refusal with everything that has an id by its name."""
    return {key: _named(reading, key, value) for key, value in values.items()}


def _named(reading: Reading[View], key: str, value: Value) -> Value:
    words = reading.words
    if not isinstance(value, str):
        return value
    board = reading.view.board
    match key:
        case "route":
            route = board.route.get(value)
            return value if route is None else between(board, route, words)
        case "ticket":
            ticket = board.ticket.get(value)
            return value if ticket is None else between(board, ticket, words)
        case "location" | "locations":
            return ", ".join(location_words(board, each) for each in value.split(" "))
        case "symbol" | "symbols":
            return ", ".join(
                symbol_words(Symbol(each), words) if each in SYMBOLS else each
                for each in value.split(" ")
            )
        case "card" | "first" | "second" | "colour" | "found":
            return card_words(Card(value), words) if value in CARDS else value
        case _:
            return value
