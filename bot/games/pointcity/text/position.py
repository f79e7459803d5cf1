"""Positions of Point City as text.

Lines say what differs from the start of a game of two whose cards and tokens lie by number:

``seats 3`` or ``level easy``
    How many play, or how the automaton scores against one who plays alone.
``turn 2 flipped``
    Whose turn it is, and whether its flip is used.
``taken c14`` or ``owed 2``
    The buildings to be paid for, or how many civic tokens the seat still takes.
``end market``
    What ended the game.
``city 1 built c3 c9 hand energy2 ingenuity/0 tokens 7``
    What a seat has. Without ``hand``: a starting card, or nothing for the automaton.
``row 1 energy2 c14 - community``
    A row of the market, see below.
``left 40``
    How many cards the deck has.
``pile energy2 c9``
    The top of the deck.
``tokens 3 8 13``
    The civic tokens that can be taken, from the left.
``discard energy economy``
    The cards paid.
``partial``
    A record of a running game led here: cards that no line names by id are not known.

Cards are words as `bot.games.pointcity.text.cards` reads them. In a row an id alone, ``c14``, is a
card with its building side up, and every other word one with its resource side up; ``-resource``
and ``-building`` stand for a card taken this turn, by the side that was up, and ``-`` for one taken
before the game ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.cards import SIDE, Side, number
from bot.games.pointcity.text.cards import card_word
from bot.games.pointcity.text.position_reader import (
    EMPTY,
    FEWEST,
    KEYS,
    NAME,
    Reader,
    most_left,
    start_hand,
    tiers_left,
    untaken,
)
from bot.games.pointcity.turns import PLAYER
from bot.games.position import line_of, read_lines, write_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.games.pointcity.cards import Card, Deck
    from bot.games.pointcity.state import State


def write_position(state: State, deck: Deck, *, public: bool) -> str:
    """Return a position as text; a public one tells no building side that has not been seen."""
    lines = [
        *_turn_lines(state),
        *_city_lines(state, public=public),
        *_market_lines(state, public=public),
        *_deck_lines(state, public=public),
    ]
    held = [token for city in state.cities for token in city.tokens]
    if state.tokens != untaken(deck, held, len(state.cities)):
        lines.append(line_of("tokens", (str(token.id) for token in state.tokens)))
    if state.discard:
        lines.append(line_of("discard", _words(state.discard, public=public)))
    if state.partial and not public:
        lines.append("partial")
    return write_lines(NAME, lines)


def read_position(text: str, deck: Deck) -> State:
    """Return the position that a text describes.

    Raises
    ------
    BadPosition
        Naming the line of whatever is out of place.
    """
    return Reader(read_lines(text, NAME, KEYS), deck).read()


def _turn_lines(state: State) -> Iterator[str]:
    if state.level is not None:
        yield f"level {state.level}"
    elif len(state.cities) != FEWEST:
        yield f"seats {len(state.cities)}"
    if state.seat != PLAYER or state.flipped:
        yield line_of(f"turn {state.seat}", ["flipped"] * state.flipped)
    if state.taken:
        yield line_of("taken", (building.id for building in state.taken))
    if state.owed:
        yield f"owed {state.owed}"
    if state.ending is not None:
        yield f"end {state.ending}"


def _city_lines(state: State, *, public: bool) -> Iterator[str]:
    for seat, city in enumerate(state.cities, start=1):
        words: list[str] = []
        if city.buildings:
            words += ["built", *(building.id for building in city.buildings)]
        if city.hand != start_hand(state.level, seat):
            words += ["hand", *_words(city.hand, public=public)]
        if city.tokens:
            words += ["tokens", *(str(token.id) for token in city.tokens)]
        if words:
            yield line_of(f"city {seat}", words)


def _market_lines(state: State, *, public: bool) -> Iterator[str]:
    sides = {gap.space: gap.side for gap in state.gaps}
    words: list[str] = []
    for space, spot in enumerate(state.market):
        if spot is None:
            words.append(f"{EMPTY}{sides[space]}" if space in sides else EMPTY)
        elif spot.side is Side.BUILDING and spot.card.building is not None:
            words.append(spot.card.building.id)
        else:
            words.append(card_word(spot.card, public=public))
    for row in range(SIDE):
        yield line_of(f"row {row + 1}", words[SIDE * row : SIDE * (row + 1)])


def _deck_lines(state: State, *, public: bool) -> Iterator[str]:
    if state.deck != most_left(len(state.cities)):
        yield f"left {state.deck}"
    if public:
        if state.pile:
            yield f"pile {state.pile[0].face}"
    elif state.partial or not _lies_by_number(state):
        yield line_of(
            "pile",
            (card.face if card.building is None else card.building.id for card in state.pile),
        )


def _words(cards: Iterable[Card], *, public: bool) -> list[str]:
    return [card_word(card, public=public) for card in cards]


def _lies_by_number(state: State) -> bool:
    unknown = sorted((*state.pile, *state.elsewhere), key=number)
    places = tiers_left(len(state.cities), len(state.pile))
    expected = [
        card
        for tier in sorted({*places})
        for card in [card for card in unknown if card.tier == tier][: places.count(tier)]
    ]
    return list(state.pile) == expected
