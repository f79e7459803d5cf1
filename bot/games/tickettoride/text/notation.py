"""The notation of Ticket to Ride: San Francisco: one short text for each action."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.games.errors import BadNotation
from bot.games.game import HIDDEN
from bot.games.tickettoride.actions import (
    Claim,
    DrawTickets,
    Keep,
    Pass,
    Place,
    Shuffle,
    Take,
    TakeDeck,
    TakeToken,
)
from bot.games.tickettoride.cards import CARDS, ROW, SYMBOLS, Card, Symbol
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from bot.games.tickettoride.actions import Action
    from bot.games.tickettoride.state import State

_CARD = "|".join(CARDS)
_LOCATION = "[a-z0-9]+(?:-[a-z0-9]+)*"
_FORMS = re.compile(
    rf"""
    keep\ (?P<keep>1|2|both)
    | place\ (?P<symbol>{"|".join(SYMBOLS)})\ (?P<where>{_LOCATION})
    | take\ (?P<take>deck|[1-{ROW}])
    | claim\ (?P<route>r(?:0[1-9]|[1-9][0-9]+))(?P<cards>(?:\ (?:{_CARD}))+)
    | token\ (?P<token>{_LOCATION})
    | (?P<plain>tickets|pass)
    | shuffle(?P<order>(?:\ (?:{_CARD}))+)
    """,
    re.ASCII | re.VERBOSE,
)
_PLACES: dict[str, tuple[int, ...]] = {"1": (1,), "2": (2,), "both": (1, 2)}
_CHOICES = {places: text for text, places in _PLACES.items()}
_KEEP, _SHUFFLE = "keep", "shuffle"
"""What is left of an action whose rest is hidden."""


def format_action(action: Action) -> str:
    """Return the notation of an action, without its seat."""
    match action:
        case Keep(places=places):
            return f"{_KEEP} {_CHOICES[places]}"
        case Place(symbol=symbol, location=location):
            return f"place {symbol} {location}"
        case Take(position=position):
            return f"take {position}"
        case TakeDeck():
            return "take deck"
        case Claim(route=route, cards=cards):
            return " ".join(("claim", route, *cards))
        case TakeToken(location=location):
            return f"token {location}"
        case DrawTickets():
            return "tickets"
        case Pass():
            return "pass"
        case Shuffle(order=order):
            return " ".join((_SHUFFLE, *order))


def text_for(action: Action, seat: int | None, now: State | None = None) -> str:
    """Return the notation as the seat may see it: without the order of a shuffled deck.

    How many tickets another seat keeps is left out, too, unless all have chosen `now`.
    """
    if isinstance(action, Shuffle):
        return _SHUFFLE
    if isinstance(action, Keep) and action.seat != seat:
        return _KEEP if now is None or now.phase is Phase.KEEP else format_action(action)
    return format_action(action)


def parse_action(seat: int, text: str) -> Action:
    """Return the action a text means: exactly what `format_action` would write, nothing else.

    Raises
    ------
    BadNotation
        When it is none; with the code `HIDDEN` for a bare ``keep`` or ``shuffle``.
    """
    if text in (_KEEP, _SHUFFLE):
        raise BadNotation(HIDDEN, text=text)
    match = _FORMS.fullmatch(text)
    if match is None:
        raise BadNotation("not-an-action", text=text)
    said = match.groupdict()
    if said["keep"]:
        return Keep(seat, _PLACES[said["keep"]])
    if said["symbol"]:
        return Place(seat, Symbol(said["symbol"]), said["where"])
    if said["take"]:
        return TakeDeck(seat) if said["take"] == "deck" else Take(seat, int(said["take"]))
    if said["route"]:
        return Claim(seat, said["route"], _cards(said["cards"]))
    if said["token"]:
        return TakeToken(seat, said["token"])
    if said["order"]:
        return Shuffle(seat, _cards(said["order"]))
    return Pass(seat) if said["plain"] == "pass" else DrawTickets(seat)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(name) for name in text.split())
