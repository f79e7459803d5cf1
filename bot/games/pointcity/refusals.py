"""The reason why an action is not legal, as a code and values."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.errors import IllegalAction
from bot.games.pointcity.actions import End, Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import FACES, INDEX, Face, Side
from bot.games.pointcity.market import PAIRS
from bot.games.pointcity.paying import due, lacking, permanent, pool, purse
from bot.games.pointcity.state import Phase

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.state import State


def refusal(state: State, action: Action) -> IllegalAction:
    """Return the refusal of an illegal action, with the first reason that applies."""
    if state.phase is Phase.OVER:
        return IllegalAction("game-over")
    if action.seat != state.seat:
        return IllegalAction("not-your-turn", seat=state.seat)
    return _out_of_phase(state, action) or _reason(state, action)


def _out_of_phase(state: State, action: Action) -> IllegalAction | None:
    if isinstance(action, Pay):
        right, missing = Phase.PAY, "nothing-to-pay"
    elif isinstance(action, TakeToken):
        right, missing = Phase.TOKEN, "no-token-owed"
    else:
        right, missing = Phase.TAKE, ""
    if state.phase is right:
        return None
    if state.phase is Phase.PAY:
        return IllegalAction("pay-first", cards=" ".join(each.id for each in state.taken))
    if state.phase is Phase.TOKEN:
        return IllegalAction("token-first", tokens=state.owed)
    return IllegalAction(missing)


def _reason(state: State, action: Action) -> IllegalAction:
    match action:
        case Flip(space=space):
            return _flip(state, space)
        case Take(first=first, second=second):
            return _take(state, first, second)
        case TakeDeck():
            return IllegalAction("deck-empty")
        case Pay(cards=cards):
            return _pay(state, cards)
        case TakeToken(token=token):
            return IllegalAction("token-gone", token=token)
        case End():
            return IllegalAction("deck-not-empty" if state.deck else "pair-can-be-paid")


def _flip(state: State, space: str) -> IllegalAction:
    if space not in INDEX:
        return IllegalAction("no-such-space", space=space)
    if state.flipped:
        return IllegalAction("flipped-already")
    spot = state.market[INDEX[space]]
    if spot is not None and spot.side is Side.BUILDING:
        return IllegalAction("building-already", space=space)
    return IllegalAction("lines-have-buildings", space=space)


def _take(state: State, first: str, second: str) -> IllegalAction:
    for space in (first, second):
        if space not in INDEX:
            return IllegalAction("no-such-space", space=space)
    one, other = INDEX[first], INDEX[second]
    if (other, one) in PAIRS:
        return IllegalAction("spaces-turned-round", first=second, second=first)
    if (one, other) not in PAIRS:
        return IllegalAction("not-adjacent", first=first, second=second)
    spots = [spot for spot in (state.market[one], state.market[other]) if spot is not None]
    held = purse(state.cities[state.seat - 1])
    return IllegalAction("cannot-pay", first=first, second=second, lacking=lacking(spots, held))


def _pay(state: State, cards: tuple[Face, ...]) -> IllegalAction:
    city = state.cities[state.seat - 1]
    held = Counter(card.face for card in city.hand)
    for face, count in Counter(cards).items():
        if count > held[face]:
            return IllegalAction("cards-not-held", face=face.value, count=count, held=held[face])
    if list(cards) != sorted(cards, key=FACES.index):
        return IllegalAction("cards-out-of-order")
    symbols = Counter[str]()
    for face in cards:
        symbols[face.removesuffix("2")] += face.symbols
    owed = due(pool(state.taken), permanent(city))
    short = (
        sum(max(0, number - symbols[face]) for number, face in zip(owed, FACES[::2], strict=False))
        - symbols[Face.INGENUITY]
    )
    if short > 0:
        return IllegalAction("paid-too-little", lacking=short)
    return IllegalAction("paid-too-much")
