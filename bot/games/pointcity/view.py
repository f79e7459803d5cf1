"""What everybody may know of a position of Point City.

A card that lies resource side up is never more than its resource side here: its building is None.
All points are in halves but those printed on buildings and tokens, which are whole.
"""

from __future__ import annotations

import msgspec

from bot.games import game
from bot.games.pointcity.cards import Building, Card, Five, Side, Token
from bot.games.pointcity.state import Ending, Gap, Level, Phase


class SpotView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in the market.

    Parameters
    ----------
    space
        The name of the space, such as ``b2``.
    card
        The card; its building None where the resource side is up.
    takeable
        Whether some pair with it can be taken by the seat in turn, and paid.
    lacking
        How many symbols the seat in turn lacks to pay for the building alone; 0 for a resource.
    """

    space: str
    side: Side
    card: Card
    takeable: bool
    lacking: int


class TokenView(msgspec.Struct, frozen=True, kw_only=True):
    """A civic token that can be taken, and what it would be worth to each seat now.

    To the automaton it is worth what its level says of any token.
    """

    token: Token
    worth: tuple[int, ...]


class HeldToken(msgspec.Struct, frozen=True, kw_only=True):
    """A civic token somebody has, and what it is worth to them now."""

    token: Token
    points: int


class Bill(msgspec.Struct, frozen=True, kw_only=True):
    """What the buildings taken cost together.

    Parameters
    ----------
    cost
        The symbols printed on them.
    permanent
        What permanent resources cover of it.
    due
        What is left to be paid with cards.
    """

    cost: Five
    permanent: Five
    due: Five


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player, or the automaton, has.

    Parameters
    ----------
    automaton
        Whether it is the automaton's.
    buildings
        In the order built.
    hand
        The resource cards by face (as `FACES` lists them) and tier; their buildings are None.
    permanent
        The permanent symbols of each resource.
    symbols
        The symbols of each resource on the resource cards.
    ingenuity
        How many of the resource cards are ingenuity cards.
    printed
        The points printed on the buildings.
    tokens
        In the order taken.
    """

    seat: int
    automaton: bool
    buildings: tuple[Building, ...]
    hand: tuple[Card, ...]
    permanent: Five
    symbols: Five
    ingenuity: int
    printed: int
    tokens: tuple[HeldToken, ...]


class View(game.View, frozen=True, kw_only=True):
    """A position as everybody may see it; `legal` is filled for the seat in turn only.

    With one player `scores` and `cities` have two entries: the automaton is seat 2.

    Parameters
    ----------
    mover
        Whose turn it is, or in whose turn the game ended.
    level
        The automaton's; None: there is no automaton.
    round
        Which of the 17 turns of each player it is.
    market
        The 16 spaces in reading order, None where a card was taken this turn.
    top
        The card on the deck; None: the deck is empty.
    deck
        How many cards the deck has.
    tokens
        The civic tokens that can be taken, from the left.
    markers
        The place in `market` where the automaton's markers cross, and of the other card it takes;
        None without an automaton, or once the game is over.
    flipped
        Whether the flip of this turn is used.
    gaps
        The spaces emptied this turn; each is refilled with the other side up, if the deck has any.
    taken, bill
        The buildings to be paid for, and what they cost; None: there are none.
    owed
        How many civic tokens the mover still takes.
    discard
        The cards paid, in that order; their buildings are None.
    unseen
        The cards whose building side has not been seen, by number, wherever they are.
    sheet
        Every line of the sum, as if the game ended now: ``buildings``; then a ``token`` for each
        token held, by seat in the order taken (values: token, seat); last the automaton's
        ``automaton-symbols``, ``automaton-tokens`` and, where its level counts it,
        ``automaton-ingenuity``.
    """

    mover: int
    phase: Phase
    level: Level | None
    round: int
    market: tuple[SpotView | None, ...]
    top: Card | None
    deck: int
    tokens: tuple[TokenView, ...]
    markers: tuple[int, int] | None
    flipped: bool
    gaps: tuple[Gap, ...]
    taken: tuple[Building, ...]
    bill: Bill | None
    owed: int
    discard: tuple[Card, ...]
    unseen: tuple[Card, ...]
    cities: tuple[CityView, ...]
    sheet: tuple[game.Line, ...]
    ending: Ending | None
