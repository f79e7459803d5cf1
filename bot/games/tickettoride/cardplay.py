"""Deck, row and discards: what is turned over and discarded by itself, and when to shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.game import Event
from bot.games.tickettoride.cards import NONE, ROW, Card, count_of, plus
from bot.games.tickettoride.events import Happening

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.tickettoride.state import State

FERRIES = 3
"""So many ferries in the row make a reset. Rulebook: Drawing cards."""
RESETS = 3
"""How many resets there are until a player takes a card from the row again."""


def settled(state: State, events: list[Event]) -> State:
    """Return the position with gaps filled and the row reset, as far as the next shuffle.

    Where `State.due` is true then, the discards are shuffled before it goes on.
    """
    row: list[Card | None] = list(state.row)
    if None not in row and row.count(Card.FERRY) < FERRIES:
        return state
    deck, discards, resets = state.deck, state.discards, state.resets
    used = 0
    turned: list[int] = []
    while used < len(deck) or discards == NONE:
        if None in row:
            if used == len(deck):
                break
            place = row.index(None)
            row[place] = deck[used]
            used += 1
            turned.append(place)
        elif used == len(deck) or resets == RESETS or row.count(Card.FERRY) < FERRIES:
            break
        else:
            _tell(state, row, turned, len(deck) - used, events)
            cards = tuple(card for card in row if card is not None)
            events.append(Event(Happening.RESET, state.seat, {"cards": " ".join(cards)}))
            discards = plus(discards, count_of(cards))
            row = [None] * ROW
            resets += 1
    _tell(state, row, turned, len(deck) - used, events)
    return replace(state, row=tuple(row), deck=deck[used:], discards=discards, resets=resets)


def _tell(
    state: State, row: Sequence[Card | None], turned: list[int], left: int, events: list[Event]
) -> None:
    """Add the event of the cards turned over, if any; they are told once."""
    if turned:
        told = {
            "positions": " ".join(str(place + 1) for place in turned),
            "cards": " ".join(card for place in turned if (card := row[place])),
            "left": left,
        }
        events.append(Event(Happening.FILLED, state.seat, told))
        turned.clear()
