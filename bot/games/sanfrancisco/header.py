"""What a record of San Francisco says before its first action."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.games.game import BadRecord
from bot.games.sanfrancisco.rules import FOUNDATION_TOKENS
from bot.games.sanfrancisco.state import Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.sanfrancisco.cards import Card, Deck
    from bot.games.sanfrancisco.state import State

KEYS: tuple[str, ...] = ("deck", "seats", "first", "order")

_DECK = re.compile(r"([^ ]+) ([0-9a-f]{12})", re.ASCII)


def header_lines(setup: Setup, state: State) -> list[tuple[str, str]]:
    """Return the header: the whole order once the game is over, else what was turned over."""
    if state.ending:
        # A finished record that does not give the whole order must not pass for one that does.
        order = setup.order + setup.beyond
    else:
        order = setup.order[: len(setup.order) - len(state.pile)]
    return [
        ("deck", f"{setup.deck} {setup.digest}"),
        ("seats", str(setup.seats)),
        ("first", str(setup.first)),
        ("order", " ".join(card.id for card in order)),
    ]


def read_header(lines: Mapping[str, tuple[int, str]], decks: Mapping[str, Deck]) -> Setup:
    """Return the setup a header writes down.

    Raises
    ------
    BadRecord
        Naming the line of a deck that is not one of `decks`, or of anything out of place.
    """
    deck = _deck(*lines["deck"], decks)
    seats = _number(*lines["seats"], tuple(FOUNDATION_TOKENS), "seats-out-of-range")
    first = _number(*lines["first"], tuple(range(1, seats + 1)), "first-out-of-range")
    order = _order(*lines["order"], deck)
    beyond = tuple(card for card in deck.cards if card not in order)
    return Setup(deck.name, deck.digest, seats, first, order, beyond)


def _deck(line: int, text: str, decks: Mapping[str, Deck]) -> Deck:
    match = _DECK.fullmatch(text)
    if match is None:
        raise BadRecord(line, "deck-malformed", text=text)
    name, digest = match.groups()
    if name not in decks:
        raise BadRecord(line, "deck-unknown", deck=name)
    if decks[name].digest != digest:
        raise BadRecord(line, "deck-differs", deck=name, found=digest, held=decks[name].digest)
    return decks[name]


def _number(line: int, text: str, allowed: tuple[int, ...], code: str) -> int:
    for number in allowed:
        if text == str(number):
            return number
    raise BadRecord(line, code, text=text, lowest=allowed[0], highest=allowed[-1])


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
