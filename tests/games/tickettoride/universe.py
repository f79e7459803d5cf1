"""Texts that could be an action of Ticket to Ride: what is not legal must be refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride import maps
from bot.games.tickettoride.cards import CARDS, SYMBOLS
from bot.games.tickettoride.state import Phase

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State


def universe(state: State) -> list[str]:
    """Return every action that names no cards, and each route with payments near the right one.

    Of what does not belong to the phase it names a part.
    """
    board = maps.known(state.map, state.digest)
    places = [*(each.id for each in board.locations), "oakland"]
    texts = ["keep 1", "keep 2", "keep both", "tickets", "pass", "take deck"]
    texts.append("shuffle" + 7 * " blue")
    texts += [f"take {position}" for position in range(1, 6)]
    placing, choosing = state.phase is Phase.PLACE, state.phase is Phase.TOKEN
    texts += [f"token {place}" for place in places[:: 1 if choosing else 5]]
    symbols = SYMBOLS if placing else SYMBOLS[:1]
    texts += [f"place {symbol} {place}" for symbol in symbols for place in places[::2]]
    step = 1 if state.phase is Phase.TURN else 13
    for number, route in [*enumerate((*board.routes, board.routes[0]))][::step]:
        texts += _claims(f"r{number + 1:02}", route.length, number + len(state.deck), route.colour)
    return texts


def _claims(name: str, length: int, turn: int, own: str | None) -> list[str]:
    """Return two payments of a route, others in other positions."""
    colour, other = own or CARDS[turn % 6], CARDS[(turn + 1) % 6]
    wild = turn % (length + 1)
    right = [colour] * (length - wild) + ["ferry"] * wild
    near = (
        [other] * length,
        [colour] * (length + 1),
        ["ferry", *[colour] * (length - 1)],
        [colour, other, *["ferry"] * (length - 2)],
    )
    return [" ".join(("claim", name, *cards)) for cards in (right, near[turn % len(near)])]
