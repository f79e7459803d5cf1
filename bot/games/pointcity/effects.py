"""What a legal action does at once, as far as its seat can know: the rules tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.games.pointcity.actions import Flip, Pay, Take, TakeDeck, TakeToken
from bot.games.pointcity.cards import Face, Resource, Side
from bot.games.pointcity.legal import TAKEN, legal_actions
from bot.games.pointcity.rules import carried_out
from bot.games.pointcity.scoring import scores
from bot.games.pointcity.state import City, Phase, Spot, State
from bot.games.pointcity.turns import PLAYER

if TYPE_CHECKING:
    from bot.games.pointcity.actions import Action
    from bot.games.pointcity.view import View


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """What an action changes for the seat that acts; what it reveals is not known before.

    Of a take the effect is that of paying as proposed, too.

    Parameters
    ----------
    points
        How many half points the score of the seat rises by; 0 for cards of the deck.
    gives
        The permanent resources of the buildings built.
    tokens
        The civic tokens to take next.
    cards
        The resource cards taken, as far as their faces lie open.
    ingenuity
        Whether an ingenuity card is spent.
    ends
        Whether the game ends with this turn and nothing is left to do in it.
    """

    points: int = 0
    gives: tuple[Resource, ...] = ()
    tokens: int = 0
    cards: tuple[Face, ...] = ()
    ingenuity: bool = False
    ends: bool = False


class Effects:
    """Tells the effects of the legal actions of one view."""

    def __init__(self, view: View) -> None:
        self._view, self._before = view, _known(view)

    def of(self, action: Action) -> Effect:
        """Return the effect of a legal action."""
        view, seat = self._view, self._view.mover
        match action:
            case Flip():
                return Effect()
            case TakeDeck():
                top = () if view.top is None else (view.top.face,)
                return Effect(cards=top, ends=_is_last(view))
            case _:
                state, _ = carried_out(self._before, action)
        payment = action
        if isinstance(action, Take) and state.phase is Phase.PAY:
            payment, *_ = legal_actions(state)
            state, _ = carried_out(state, payment)
        built = state.cities[seat - 1].buildings[len(view.cities[seat - 1].buildings) :]
        return Effect(
            points=scores(state)[seat - 1] - view.scores[seat - 1],
            gives=tuple(each.gives for each in built if each.gives is not None),
            tokens=state.owed if isinstance(action, Take | Pay) else 0,
            cards=_faces(view, action) if isinstance(action, Take) else (),
            ingenuity=isinstance(payment, Pay) and Face.INGENUITY in payment.cards,
            ends=state.phase is Phase.OVER and _is_last(view),
        )


def effect(view: View, action: Action) -> Effect:
    """Return what a legal action of a view does."""
    return Effects(view).of(action)


def _known(view: View) -> State:
    """Return the position as far as the view tells it, with no deck: nothing is refilled."""
    return State(
        cities=tuple(
            City(
                buildings=city.buildings,
                hand=city.hand,
                tokens=tuple(held.token for held in city.tokens),
            )
            for city in view.cities
        ),
        seat=view.mover,
        phase=view.phase,
        market=tuple(None if spot is None else Spot(spot.card, spot.side) for spot in view.market),
        pile=(),
        tokens=tuple(each.token for each in view.tokens),
        level=view.level,
        flipped=view.flipped,
        gaps=view.gaps,
        taken=view.taken,
        owed=view.owed,
        discard=view.discard,
    )


def _faces(view: View, take: Take) -> tuple[Face, ...]:
    spots = {spot.space: spot for spot in view.market if spot is not None}
    pair = (spots[take.first], spots[take.second])
    return tuple(spot.card.face for spot in pair if spot.side is Side.RESOURCE)


def _is_last(view: View) -> bool:
    alone = view.level is not None and view.mover == PLAYER
    return view.deck <= (TAKEN if alone else 0)


def routine(view: View) -> tuple[Pay | TakeToken, ...]:
    """Return the payment or the token to take if it is the only one, or none."""
    if len(view.legal) != 1:
        return ()
    (action,) = view.legal
    return (action,) if isinstance(action, Pay | TakeToken) else ()
