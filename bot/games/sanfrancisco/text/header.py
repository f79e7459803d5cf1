"""The header of a record of San Francisco."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.errors import BadRecord
from bot.games.header import COMMON, common_lines, read_common
from bot.games.sanfrancisco.rules import FOUNDATION_TOKENS
from bot.games.sanfrancisco.state import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.sanfrancisco.cards import Card, Deck
    from bot.games.sanfrancisco.state import State

KEYS = (*COMMON, "order")
SEATS: tuple[int, int] = (min(FOUNDATION_TOKENS), max(FOUNDATION_TOKENS))
"""The smallest and the largest number of seats."""


def header_lines(setup: Setup, state: State, *, whole: bool = False) -> list[tuple[str, str]]:
    """Return the header; its order has all cards once the game is over, else those turned over.

    The record of a running game replays as it is, so that one to be `whole` has no more.
    """
    del whole
    if state.ending:
        # A finished record that does not give the whole order must not pass for one that does.
        order = setup.order + setup.beyond
    else:
        order = setup.order[: len(setup.order) - len(state.pile)]
    return [*common_lines(setup), ("order", " ".join(card.id for card in order))]


def read_header(lines: Mapping[str, tuple[int, str]], decks: Mapping[str, Deck]) -> Setup:
    """Return the setup a header writes down.

    Raises
    ------
    BadRecord
        Naming the line of a deck that is not one of `decks`, or of anything out of place.
    """
    deck, seats, first = read_common(lines, decks, SEATS)
    order = _order(*lines["order"], deck)
    beyond = tuple(card for card in deck.cards if card not in order)
    return Setup(deck.name, deck.digest, seats, first, order, beyond)


def _order(line: int, text: str, deck: Deck) -> tuple[Card, ...]:
    cards = {card.id: card for card in deck.cards}
    order: list[Card] = []
    for name in text.split(" ") if text else []:
        card = cards.get(name)
        if card is None:
            raise BadRecord(line, "order-unknown-card", card=name)
        if card in order:
            raise BadRecord(line, "order-twice", card=name)
        order.append(card)
    return tuple(order)
