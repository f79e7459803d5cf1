"""The header of a record of Ticket to Ride: San Francisco."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.games.errors import BadRecord, GameError
from bot.games.game import HIDDEN
from bot.games.header import number_in
from bot.games.tickettoride import maps
from bot.games.tickettoride.cards import ALL, CARDS, FEWEST, MOST, SYMBOLS, Card, count_of
from bot.games.tickettoride.state import Phase, Setup
from bot.games.tickettoride.tokens import WAITING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.tickettoride.cards import Symbol
    from bot.games.tickettoride.map import Map
    from bot.games.tickettoride.state import State

KEYS: tuple[str, ...] = ("map", "seats", "first", "tokens", "order", "tickets")
OPTIONAL = frozenset({"order", "tickets"})
"""The keys that not every record has: what the public may read while a game runs has none."""
SEATS: tuple[int, int] = (FEWEST, MOST)
"""The smallest and the largest number of seats."""
_MAP = re.compile(r"([a-z0-9-]+) ([0-9a-f]{12})", re.ASCII)
_APART = "/"
"""Stands between the symbols on the map and those that wait."""


def header_lines(setup: Setup, state: State, *, whole: bool = False) -> list[tuple[str, str]]:
    """Return the header; the order of cards and tickets once nothing is hidden any more."""
    lines = [
        ("map", f"{setup.map} {setup.digest}"),
        ("seats", str(setup.seats)),
        ("first", str(setup.first)),
        ("tokens", " ".join((*setup.tokens[:-WAITING], _APART, *setup.tokens[-WAITING:]))),
    ]
    if whole or state.phase is Phase.OVER:
        lines += [("order", " ".join(setup.order)), ("tickets", " ".join(setup.tickets))]
    return lines


def read_header(header: Mapping[str, tuple[int, str]]) -> Setup:
    """Return the setup a header writes down.

    Raises
    ------
    BadRecord
        Naming the line of a map that is not known, or of anything out of place; with the code
        `HIDDEN` where cards and tickets are left out.
    """
    board = _map(*header["map"])
    seats = number_in(*header["seats"], SEATS, "seats-out-of-range")
    first = number_in(*header["first"], (1, seats), "first-out-of-range")
    tokens = _tokens(*header["tokens"])
    for key in ("order", "tickets"):
        if key not in header:
            raise BadRecord(header["tokens"][0], HIDDEN)
    return Setup(
        map=board.name,
        digest=board.digest,
        seats=seats,
        first=first,
        tokens=tokens,
        order=_order(*header["order"]),
        tickets=_tickets(*header["tickets"], board),
    )


def _map(line: int, text: str) -> Map:
    match = _MAP.fullmatch(text)
    if match is None:
        raise BadRecord(line, "map-malformed", text=text)
    name, digest = match.groups()
    try:
        return maps.known(name, digest)
    except GameError as error:
        raise BadRecord(line, error.code, **error.values) from error


def _tokens(line: int, text: str) -> tuple[Symbol, ...]:
    names = text.split(" ")
    apart = len(SYMBOLS) - WAITING
    if len(names) != len(SYMBOLS) + 1 or names[apart] != _APART:
        raise BadRecord(line, "tokens-malformed")
    del names[apart]
    known = {symbol.value: symbol for symbol in SYMBOLS}
    for name in names:
        if name not in known:
            raise BadRecord(line, "symbol-unknown", symbol=name)
        if names.count(name) > 1:
            raise BadRecord(line, "symbol-twice", symbol=name)
    return tuple(known[name] for name in names)


def _order(line: int, text: str) -> tuple[Card, ...]:
    names = text.split(" ")
    for name in names:
        if name not in CARDS:
            raise BadRecord(line, "order-unknown-card", card=name)
    order = tuple(Card(name) for name in names)
    for card, found, expected in zip(CARDS, count_of(order), ALL, strict=True):
        if found != expected:
            raise BadRecord(line, "order-differs", card=card, found=found, expected=expected)
    return order


def _tickets(line: int, text: str, board: Map) -> tuple[str, ...]:
    names = tuple(text.split(" "))
    for place, name in enumerate(names):
        if name not in board.ticket:
            raise BadRecord(line, "ticket-unknown", ticket=name)
        if name in names[:place]:
            raise BadRecord(line, "ticket-twice", ticket=name)
    if len(names) != len(board.tickets):
        expected = len(board.tickets)
        raise BadRecord(line, "tickets-count", found=len(names), expected=expected)
    return names
