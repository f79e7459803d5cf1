"""What a seat may know of a position of Point City: all that lies open.

A card that lies resource side up is never more than its resource side here: its building is None.
All points are in halves but those printed on buildings and tokens, which are whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.games import game
from bot.games.pointcity.cards import SPACES, Building, Card, Five, Side, Token, number
from bot.games.pointcity.legal import payable_pairs
from bot.games.pointcity.paying import due, lacking, permanent, pool, purse
from bot.games.pointcity.rules import legal_actions
from bot.games.pointcity.scoring import ingenuity, printed, result, sheet, total, worth_to
from bot.games.pointcity.state import Ending, Gap, Level, Phase
from bot.games.pointcity.turns import AUTOMATON, crossing, turns_over

if TYPE_CHECKING:
    from bot.games.pointcity.state import State


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

    `worth` is in half points, by seat. For the automaton it is the same for every token.
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
        The part of `cost` that permanent resources cover.
    due
        The part of `cost` that is left to be paid with cards.
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
    """A position as everybody may see it; `legal` is filled for the seat in turn and the public.

    With one player `scores` and `cities` have two entries: the automaton is seat 2.

    Parameters
    ----------
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


def view_of(state: State, seat: int | None) -> View:
    """Return the view of a seat, or of the public for None."""
    lines = sheet(state)
    seats = range(1, len(state.cities) + 1)
    return View(
        seat=seat,
        to_act=() if state.ending else (state.seat,),
        legal=tuple(legal_actions(state)) if seat in (None, state.seat) else (),
        scores=total(lines),
        result=result(state),
        mover=state.seat,
        phase=state.phase,
        level=state.level,
        round=turns_over(state) // len(state.cities) + 1,
        market=_market(state),
        top=state.pile[0].resource_side if state.pile else None,
        deck=state.deck,
        tokens=tuple(
            TokenView(token=token, worth=tuple(worth_to(state, token, each) for each in seats))
            for token in state.tokens
        ),
        markers=None if state.level is None or state.ending else crossing(state),
        flipped=state.flipped,
        gaps=state.gaps,
        taken=state.taken,
        bill=_bill(state),
        owed=state.owed,
        discard=tuple(card.resource_side for card in state.discard),
        unseen=unseen(state),
        cities=tuple(_city(state, each) for each in seats),
        sheet=tuple(lines),
        ending=state.ending,
    )


def unseen(state: State) -> tuple[Card, ...]:
    """Return the cards whose building side has not been seen, by number."""
    cards = (card for card in facing_down(state) if card.building is not None)
    return tuple(sorted(cards, key=number))


def facing_down(state: State) -> list[Card]:
    """Return the cards whose building side lies down, in any order; starting cards have none."""
    hands = [card for city in state.cities for card in city.hand]
    market = [spot.card for spot in state.market if spot is not None and spot.side is Side.RESOURCE]
    return [*state.pile, *hands, *market, *state.discard, *state.elsewhere]


def _market(state: State) -> tuple[SpotView | None, ...]:
    held = purse(state.cities[state.seat - 1])
    pairs = payable_pairs(state) if state.phase is Phase.TAKE else []
    takeable = {space for pair in pairs for space in pair}
    return tuple(
        None
        if spot is None
        else SpotView(
            space=name,
            side=spot.side,
            card=spot.card if spot.side is Side.BUILDING else spot.card.resource_side,
            takeable=space in takeable,
            lacking=lacking([spot], held),
        )
        for space, (name, spot) in enumerate(zip(SPACES, state.market, strict=True))
    )


def _bill(state: State) -> Bill | None:
    if not state.taken:
        return None
    cost, symbols = pool(state.taken), permanent(state.cities[state.seat - 1])
    return Bill(cost=cost, permanent=due(cost, due(cost, symbols)), due=due(cost, symbols))


def _city(state: State, seat: int) -> CityView:
    city = state.cities[seat - 1]
    held = purse(city)
    return CityView(
        seat=seat,
        automaton=state.level is not None and seat == AUTOMATON,
        buildings=city.buildings,
        hand=tuple(card.resource_side for card in city.hand),
        permanent=held.permanent,
        symbols=held.symbols,
        ingenuity=ingenuity(city),
        printed=printed(city),
        tokens=tuple(
            HeldToken(token=token, points=worth_to(state, token, seat)) for token in city.tokens
        ),
    )
