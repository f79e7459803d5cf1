"""What each seat of the tiny game can see, and what the rest might be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games import game
from bot.games.game import Event
from tests.tiny.rules import legal_actions, result, scores, to_act
from tests.tiny.state import HIDDEN, Draw, Happening, Phase, State, Take, cards

if TYPE_CHECKING:
    from bot.games.game import Rng
    from tests.tiny.state import Action

_SECRET = (Happening.GAVE, Happening.RECEIVED, Happening.DREW)
"""What names a card to one seat alone."""


class View(game.View, frozen=True, kw_only=True):
    """What somebody may know of a position.

    Parameters
    ----------
    hands
        By seat; `HIDDEN` for each card the looker cannot see.
    deck
        How many cards it has.
    discards
        Up to the open one.
    chosen
        The seats that have chosen what to give.
    given
        What the looker has chosen to give; `HIDDEN` for nothing.
    """

    hands: tuple[tuple[str, ...], ...]
    deck: int
    discards: tuple[str, ...]
    chosen: tuple[int, ...]
    given: str
    first: int
    phase: Phase
    round: int


def unknown(state: State, seat: int | None) -> frozenset[str]:
    """Return the cards of the deck and of the others' hands; once the game is over none."""
    if state.phase is Phase.OVER:
        return frozenset()
    others = (hand for other, hand in enumerate(state.hands, start=1) if other != seat)
    return frozenset(state.deck).union(*others)


def view_of(state: State, seat: int | None) -> View:
    """Return what the seat may know; None: what everybody may."""
    over = state.phase is Phase.OVER
    known = [over or other == seat for other in range(1, state.seats + 1)]
    return View(
        seat=seat,
        to_act=to_act(state),
        legal=tuple(action for action in legal_actions(state) if _is_told(action, seat)),
        scores=tuple(
            points if open_to else 0 for points, open_to in zip(scores(state), known, strict=True)
        ),
        result=result(state),
        hands=tuple(
            hand if open_to else (HIDDEN,) * len(hand)
            for hand, open_to in zip(state.hands, known, strict=True)
        ),
        deck=len(state.deck),
        discards=state.discards,
        chosen=tuple(seat for seat, card in enumerate(state.given, start=1) if card != HIDDEN),
        given=HIDDEN if seat is None else state.given[seat - 1],
        first=state.first,
        phase=state.phase,
        mover=state.seat,
        round=state.round,
    )


def _is_told(action: Action, seat: int | None) -> bool:
    """Return whether a looker may know of an action: of the own ones, all of those of no card."""
    return action.seat == seat or (seat is None and isinstance(action, Draw | Take))


def sample(view: View, rng: Rng) -> State:
    """Return a random position that agrees with the view: what is not seen is dealt out anew."""
    seats = len(view.hands)
    known = {*view.discards}.union(*view.hands)
    unseen = [card for card in cards(seats) if card not in known]
    rng.shuffle(unseen)
    hands = tuple(tuple(sorted(card or unseen.pop() for card in hand)) for hand in view.hands)
    given = [
        rng.choice(hand) if seat in view.chosen else HIDDEN
        for seat, hand in enumerate(hands, start=1)
    ]
    if view.seat is not None:
        given[view.seat - 1] = view.given
    return State(
        hands=hands,
        deck=tuple(unseen),
        discards=view.discards,
        given=tuple(given),
        first=view.first,
        phase=view.phase,
        seat=view.mover,
        round=view.round,
    )


def event_for(event: Event, seat: int | None) -> Event | None:
    """Return the event as the seat may see it: cards that change hands unseen are not named."""
    if event.seat == seat or event.code not in _SECRET:
        return event
    if event.code == Happening.RECEIVED:
        return None
    values = {key: value for key, value in event.values.items() if key != "card"}
    return Event(event.code, event.seat, values)
