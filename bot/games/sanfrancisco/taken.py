"""What was taken in a finished game of San Francisco, for statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pieces import Piece
from bot.games.sanfrancisco.cards import BONUS_CARDS, BONUSES, ROWS, Bonus

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.games.sanfrancisco.cards import Card
    from bot.games.sanfrancisco.state import State

_PRINTED = frozenset(card.id for card in BONUS_CARDS.values())


def pieces(state: State) -> list[Piece]:
    """Return the cards turned over with who built them, and the tokens with who has them.

    A foundation that was built comes with the seat again if a skyscraper rose on it, a
    contract-discard token that was won if it was spent.
    """
    return [*_cards(state), *_risen(state), *_tokens(state)]


def _cards(state: State) -> Iterable[Piece]:
    built = {
        spot.card: seat
        for seat, city in enumerate(state.cities, start=1)
        for spots in city.rows
        for spot in spots
        if spot.card.id not in _PRINTED
    }
    lying = [card for column in state.columns for card in column]
    others = dict.fromkeys((*lying, *state.taken, *state.box), 0)
    for card, seat in sorted({**others, **built}.items(), key=lambda each: each[0].id):
        marks = _marks(card)
        yield Piece("card", " ".join((card.id, card.colour, *marks)), seat)
        yield Piece("colour of a card", card.colour, seat)
        for mark in marks:
            yield Piece("mark of a card", mark, seat)


def _marks(card: Card) -> list[str]:
    kinds = {
        "foundation": card.foundation,
        "depot": card.depot,
        "square": card.square,
        "tracks": card.tracks,
        "waterfront": card.waterfront,
        "symbol": card.bonus,
    }
    plain = not (card.foundation or card.depot or card.square)
    value = [f"value {card.value}"] if plain else []
    return value + [name for name, printed in kinds.items() if printed]


def _risen(state: State) -> Iterable[Piece]:
    for seat, city in enumerate(state.cities, start=1):
        for colour, spots in zip(ROWS, city.rows, strict=True):
            for spot in spots:
                if spot.card.foundation:
                    yield Piece("skyscraper", f"in {colour}", seat if spot.skyscraper else 0)


def _tokens(state: State) -> Iterable[Piece]:
    for colour, seat in zip(ROWS, state.completions, strict=True):
        yield Piece("completion token", colour, seat)
    yield Piece("medal", "medal", state.medal)
    for bonus, left in zip(BONUSES, state.supply, strict=True):
        for _ in range(left):
            yield Piece("bonus", bonus, 0)
    for seat, city in enumerate(state.cities, start=1):
        for colour, bonus in zip(ROWS, city.bonuses, strict=True):
            yield Piece("bonus of a row", colour, 0 if bonus is None else seat)
            if bonus is not None:
                yield Piece("bonus", bonus, seat)
        if Bonus.DISCARD in city.bonuses:
            yield Piece("contract-discard token", "spent", 0 if city.discard else seat)
