"""What may be done in the tiny game, and what comes of it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.games.errors import IllegalAction
from bot.games.game import CHANCE, ENDED, TURN, Event, Result
from tests.tiny.state import (
    HAND,
    HIDDEN,
    ROUNDS,
    Discard,
    Draw,
    Give,
    Happening,
    Phase,
    Shuffle,
    State,
    Take,
)

if TYPE_CHECKING:
    from bot.games.game import Rng
    from tests.tiny.state import Action, Setup


def start(setup: Setup) -> State:
    """Return the position before the first choice: hands dealt, one card face up."""
    order = iter(setup.order)
    hands = tuple(tuple(sorted(islice(order, HAND))) for _ in range(setup.seats))
    opened = next(order)
    return State(
        hands=hands,
        deck=tuple(order),
        discards=(opened,),
        given=(HIDDEN,) * setup.seats,
        first=setup.first,
    )


def to_act(state: State) -> tuple[int, ...]:
    """Return who may act: while all choose, everybody who has not chosen yet."""
    if state.phase is Phase.OVER or waits_for_chance(state):
        return ()
    if state.phase is Phase.GIVE:
        return tuple(seat for seat, card in enumerate(state.given, start=1) if card == HIDDEN)
    return (state.seat,)


def legal_actions(state: State) -> list[Action]:
    """Return what may be done, by seat, cards in their order; nothing while chance is to act."""
    seats = to_act(state)
    if state.phase is Phase.DRAW:
        return [kind(seat) for seat in seats for kind in (Draw, Take)]
    kind = Give if state.phase is Phase.GIVE else Discard
    return [kind(seat, card) for seat in seats for card in state.hands[seat - 1]]


def waits_for_chance(state: State) -> bool:
    """Return whether the discards are to be shuffled before anything else."""
    return not state.deck and state.phase is not Phase.OVER


def chance(state: State, rng: Rng) -> Shuffle | None:
    """Return the discards under the open one in random order, when the deck has run out."""
    if not waits_for_chance(state):
        return None
    under = list(state.discards[:-1])
    rng.shuffle(under)
    return Shuffle(CHANCE, tuple(under))


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the position after the action and what happened, or raise `IllegalAction`."""
    legal = _is_shuffle(state, action) or action in legal_actions(state)
    if not legal:
        raise _refusal(state, action)
    match action:
        case Give(seat=seat, card=card):
            given = (*state.given[: seat - 1], card, *state.given[seat:])
            gave = Event(Happening.GAVE, seat, {"card": card})
            return _passed(replace(state, given=given), [gave])
        case Draw(seat=seat):
            card, *deck = state.deck
            drew = Event(Happening.DREW, seat, {"left": len(deck), "card": card})
            return _in_hand(replace(state, deck=tuple(deck)), card), [drew]
        case Take(seat=seat):
            card = state.discards[-1]
            took = Event(Happening.TOOK, seat, {"card": card})
            return _in_hand(replace(state, discards=state.discards[:-1]), card), [took]
        case Discard(seat=seat, card=card):
            hand = tuple(held for held in state.hands[seat - 1] if held != card)
            hands = (*state.hands[: seat - 1], hand, *state.hands[seat:])
            after = replace(state, hands=hands, discards=(*state.discards, card))
            return _turn_over(after, [Event(Happening.DISCARDED, seat, {"card": card})])
        case Shuffle(order=order):
            after = replace(state, deck=order, discards=state.discards[-1:])
            return after, [Event(Happening.SHUFFLED, CHANCE, {"left": len(order)})]


def _is_shuffle(state: State, action: Action) -> bool:
    """Return whether an action is one that `chance` could return."""
    if not isinstance(action, Shuffle) or not waits_for_chance(state):
        return False
    return action.seat == CHANCE and sorted(action.order) == sorted(state.discards[:-1])


def _passed(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Let the cards go round once all have chosen, and the first seat begin."""
    if HIDDEN in state.given:
        return state, events
    gifts = (state.given[-1], *state.given[:-1])
    hands = tuple(
        tuple(sorted({*hand, gift} - {given}))
        for hand, gift, given in zip(state.hands, gifts, state.given, strict=True)
    )
    received = [
        Event(Happening.RECEIVED, seat, {"card": card}) for seat, card in enumerate(gifts, start=1)
    ]
    after = replace(
        state,
        hands=hands,
        given=(HIDDEN,) * state.seats,
        phase=Phase.DRAW,
        seat=state.first,
    )
    return after, [*events, Event(Happening.PASSED, CHANCE), *received, Event(TURN, state.first)]


def _in_hand(state: State, card: str) -> State:
    """Return the position with the card in the hand of the seat in turn, which has to discard."""
    hand = tuple(sorted((*state.hands[state.seat - 1], card)))
    hands = (*state.hands[: state.seat - 1], hand, *state.hands[state.seat :])
    return replace(state, hands=hands, phase=Phase.DISCARD)


def _turn_over(state: State, events: list[Event]) -> tuple[State, list[Event]]:
    """Let the next seat draw; after the last of a round all choose, after the last round none."""
    following = state.seat % state.seats + 1
    if following != state.first:
        after = replace(state, phase=Phase.DRAW, seat=following)
        return after, [*events, Event(TURN, following)]
    if state.round < ROUNDS:
        after = replace(state, phase=Phase.GIVE, seat=0, round=state.round + 1)
        return after, [*events, Event(TURN, 0)]
    return replace(state, phase=Phase.OVER), [
        *events,
        Event(ENDED, state.seat, {"ending": "rounds"}),
    ]


def _refusal(state: State, action: Action) -> IllegalAction:
    """Return the first reason that stands against an action."""
    if state.phase is Phase.OVER:
        return IllegalAction("game-over")
    if isinstance(action, Shuffle):
        return IllegalAction("not-for-players")
    if (
        state.phase is Phase.GIVE
        and 0 < action.seat <= state.seats
        and state.given[action.seat - 1]
    ):
        return IllegalAction("chosen-already")
    if action.seat not in to_act(state):
        return IllegalAction("not-your-turn", seat=state.seat)
    right = {Phase.GIVE: Give, Phase.DRAW: Draw | Take, Phase.DISCARD: Discard}[state.phase]
    if isinstance(action, Give | Discard) and isinstance(action, right):
        return IllegalAction("not-in-hand", card=action.card)
    return IllegalAction(f"{state.phase}-first")


def scores(state: State) -> tuple[int, ...]:
    """Return the points of each hand, in halves."""
    return tuple(sum(2 * int(card[1:]) for card in hand) for hand in state.hands)


def result(state: State) -> Result | None:
    """Return how the game ended, None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    points = scores(state)
    winners = tuple(seat for seat, each in enumerate(points, start=1) if each == max(points))
    return Result("rounds", state.seat, points, winners)
