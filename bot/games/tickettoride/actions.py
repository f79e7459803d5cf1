"""The actions of Ticket to Ride: San Francisco."""

from __future__ import annotations

from typing import TypeAlias

from bot.games import game
from bot.games.tickettoride.cards import Card, Symbol


class Keep(game.Action, frozen=True, gc=False):
    """Keep tickets of the two offered, named by their places: ``(1,)``, ``(2,)`` or ``(1, 2)``."""

    places: tuple[int, ...]


class Place(game.Action, frozen=True, gc=False):
    """Put the waiting tokens of a symbol on a location without tokens; with two players, one."""

    symbol: Symbol
    location: str


class Take(game.Action, frozen=True, gc=False):
    """Take the card at a position of the row, counted from 1."""

    position: int


class TakeDeck(game.Action, frozen=True, gc=False):
    """Draw the top card of the deck, which the others do not see."""


class Claim(game.Action, frozen=True, gc=False):
    """Claim a route with these cards, its colour first, then ferries."""

    route: str
    cards: tuple[Card, ...]


class TakeToken(game.Action, frozen=True, gc=False):
    """Take the token of one end of the route just claimed; only when both ends offer one."""

    location: str


class DrawTickets(game.Action, frozen=True, gc=False):
    """Draw tickets: two, or the only one left, which is kept at once."""


class Pass(game.Action, frozen=True, gc=False):
    """Do nothing, as nothing else is possible."""


class Shuffle(game.Action, frozen=True, gc=False):
    """Make the discards the deck, in this order from the top; nobody sees which it is."""

    order: tuple[Card, ...]


Action: TypeAlias = (
    Keep | Place | Take | TakeDeck | Claim | TakeToken | DrawTickets | Pass | Shuffle
)
