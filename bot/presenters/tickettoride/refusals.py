"""The values of refusals as people know them: routes, locations, cards and symbols by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.cards import CARDS, SYMBOLS, Card, Symbol
from bot.presenters.tickettoride.names import (
    between,
    card_words,
    location_words,
    symbol_words,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.errors import Value
    from bot.games.tickettoride.view import View
    from bot.words.words import Words


def named(view: View, values: Mapping[str, Value], words: Words) -> dict[str, Value]:
    """Return the values of a refusal with everything that has an id by its name."""
    return {key: _named(view, key, value, words) for key, value in values.items()}


def _named(view: View, key: str, value: Value, words: Words) -> Value:
    if not isinstance(value, str):
        return value
    board = view.board
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
