"""Texts that could be an action of Ticket to Ride: what is not legal must be refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride import maps
from bot.games.tickettoride.cards import CARDS, SYMBOLS

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State


def universe(state: State) -> list[str]:
    """Return every action that names no cards, and each route with payments near the right one."""
    board = maps.known(state.map, state.digest)
    places = [*(each.id for each in board.locations), "oakland"]
    texts = ["keep 1", "keep 2", "keep both", "tickets", "pass", "take deck", "shuffle blue"]
    texts += [f"take {position}" for position in range(1, 6)]
    texts += [f"token {place}" for place in places]
    texts += [f"place {symbol} {place}" for symbol in SYMBOLS for place in places]
    for number, route in enumerate((*board.routes, board.routes[0])):
        name = f"r{number + 1:02}"
        colour = route.colour or CARDS[number % 6]
        other = CARDS[(CARDS.index(colour) + 1) % 6]
        for wild in range(min(route.length, 3) + 1):
            plain = route.length - wild
            texts.append(" ".join(("claim", name, *[colour] * plain, *["ferry"] * wild)))
        texts.append(" ".join(("claim", name, *[other] * route.length)))
        texts.append(" ".join(("claim", name, colour, *[colour] * route.length)))
        texts.append(" ".join(("claim", name, "ferry", *[colour] * (route.length - 1))))
    return texts
