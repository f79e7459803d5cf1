"""What can happen in a game of Ticket to Ride: San Francisco."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bot.games import game

if TYPE_CHECKING:
    from bot.games.game import Event


class Happening(StrEnum):
    """The codes of the events; behind each, the values it carries.

    Cards, symbols, routes, tickets and locations are named as in the notation; several are one
    text with blanks between. What stands in brackets is told to the seat of the event alone.
    """

    CHOSEN = "tickets-chosen"
    """[tickets]: at the start a seat has chosen which tickets to keep; the others see no number"""
    KEPT = "tickets-kept"
    """count, [tickets], left (tickets of the pile): tickets are kept, the others went under the
    pile; at the start one event a seat, in turn order, once the last has chosen"""
    PLACED = "tokens-placed"
    """symbol, location, count"""
    TAKEN = "card-taken"
    """position, card: from the row"""
    DRAWN = "card-drawn"
    """[card], left (cards of the deck): from the deck, unseen by the others"""
    FILLED = "row-filled"
    """positions, cards (in the same order), left (cards of the deck): cards are turned over"""
    RESET = "row-reset"
    """cards (five): all of the row are discarded, as three or more were ferries"""
    SHUFFLED = "deck-shuffled"
    """left (cards of the deck); of seat 0"""
    ONE_CARD = "no-second-card"
    """No values: no second card can be taken, so the turn is over"""
    CLAIMED = "route-claimed"
    """route, cards, points, trams (how many are left)"""
    TOKEN = "token-taken"  # noqa: S105  (a tourism token)
    """symbol, location, left (tokens that still lie there)"""
    TICKETS = "tickets-drawn"
    """count, [tickets], left (tickets of the pile)"""
    PASSED = "passed"
    """No values"""
    LAST_ROUND = "last-round"
    """trams: the seat has so few left, and everybody, this seat too, has one more turn"""
    TURN = game.TURN
    """The seat may act, 0 while all choose their tickets; no values"""
    ENDED = game.ENDED
    """ending: `trams`, of the seat that set off the last round; or `stuck`, of seat 0"""


SECRET = {
    Happening.CHOSEN.value: "tickets",
    Happening.KEPT.value: "tickets",
    Happening.DRAWN.value: "card",
    Happening.TICKETS.value: "tickets",
}
"""By event, the value that is told to its own seat alone."""


def event_for(event: Event, seat: int | None) -> Event:
    """Return the event as the seat may see it: without cards and tickets that went to others."""
    secret = SECRET.get(event.code)
    if secret is None or event.seat == seat or secret not in event.values:
        return event
    values = {key: value for key, value in event.values.items() if key != secret}
    return game.Event(event.code, event.seat, values)
