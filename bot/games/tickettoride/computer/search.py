"""Choose among the actions that promise most by playing on from sampled positions."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from bot.games.computer import estimating
from bot.games.tickettoride.actions import Claim, Take, TakeDeck
from bot.games.tickettoride.cards import PLACE
from bot.games.tickettoride.computer.ground import ground_of
from bot.games.tickettoride.computer.sample import sample
from bot.games.tickettoride.computer.standpoint import Standpoint
from bot.games.tickettoride.computer.starting import begun, playout_of
from bot.games.tickettoride.legal import legal_actions
from bot.games.tickettoride.rules import apply, chance
from bot.games.tickettoride.state import Phase
from bot.games.tickettoride.view import view_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    from bot.games.game import Action, Rng
    from bot.games.tickettoride.computer.playouts import Playout
    from bot.games.tickettoride.state import State
    from bot.games.tickettoride.view import View

    T = TypeVar("T")

CANDIDATES = 5
"""The actions that are tried."""
MARGIN = 4.0
"""By so many points an action may promise less than the best and still be tried."""
WORLDS = 80
"""The positions sampled; every candidate is tried in each of them."""
TURNS = 12
"""The turns that are played on, of all seats."""
ERRORS = 2.0
"""By so many standard errors an action must be better than the one that promises most."""
_LUCK = 2**30


EARLY = (Phase.KEEP, Phase.PLACE)
"""Before the first turn nothing is played on: the game is too long for that to tell."""
TOLD = 8
"""The worlds from which outlooks are told."""


class Tried(NamedTuple):
    """An action and how the seat fares with it.

    Attributes
    ----------
    worth
        What it promises by the seat's own plans.
    leads
        The leads in the worlds, in points; none where it was the only candidate.
    outlooks
        By seat, the half points at the end of the turn and those to come, if they were asked for.
    """

    action: Action
    worth: float
    leads: tuple[float, ...]
    outlooks: tuple[tuple[float, float], ...] = ()


def ranked(at: Standpoint) -> list[tuple[float, Action]]:
    """Return the legal actions and what they promise, the best first."""
    return sorted(at.worths(), key=lambda each: -each[0])


def tried(view: View, rng: Rng, *, told: bool = False, also: Action | None = None) -> list[Tried]:
    """Return the candidates with their leads, in the order in which they promise most.

    Parameters
    ----------
    told
        Whether outlooks are asked for; then there are at least two candidates where that is legal.
    also
        An action that is a candidate whatever it promises.
    """
    at = Standpoint(view)
    rank = ranked(at)
    best = rank[0][0]
    distinct = _distinct(view, rank)[:CANDIDATES]
    chosen = [each for each in distinct if each[0] > best - MARGIN]
    if told and len(chosen) == 1:
        chosen = distinct[:2]
    if also is not None and all(action != also for _, action in chosen):
        chosen += [each for each in rank if each[1] == also]
    if not told and (len(chosen) == 1 or view.phase in EARLY):
        return [Tried(chosen[0][1], chosen[0][0], ())]
    if view.phase in EARLY:
        return _early(view, rng, chosen)
    seat = (view.seat or 1) - 1
    leads: list[list[float]] = [[] for _ in chosen]
    outlooks: list[list[list[tuple[float, float]]]] = [[] for _ in chosen]
    trial = _Trial(view, at)
    for number_of_world in range(WORLDS):
        world = sample(view, rng)
        luck = rng.randrange(_LUCK)
        plans: list[list[int] | None] | None = None
        for number, (_, action) in enumerate(chosen):
            dice = Dice(luck)
            playout = trial.after(world, action, dice)
            if plans is None:
                plans = [
                    playout.plan(each) if each != seat else None for each in range(playout.seats)
                ]
            playout.plans = [None if each is None else each[:] for each in plans]
            trial.own_plan(playout, number)
            if told and number_of_world < TOLD:
                outlooks[number].append(_outlooks(playout))
            leads[number].append(lead(playout, seat, dice))
    return [
        Tried(action, worth, tuple(each), _mean(outlook) if told else ())
        for (worth, action), each, outlook in zip(chosen, leads, outlooks, strict=True)
    ]


def _early(view: View, rng: Rng, chosen: Sequence[tuple[float, Action]]) -> list[Tried]:
    """Return the candidates before the first turn, judged where they lead, not played on."""
    seat = (view.seat or 1) - 1
    worlds = [sample(view, rng) for _ in range(TOLD)]
    found: list[Tried] = []
    for worth, action in chosen:
        playouts = [begun(_applied(world, action, rng)) for world in worlds]
        leads = tuple(estimating.lead(playout.expected(), seat) for playout in playouts)
        told = _mean([_outlooks(playout) for playout in playouts])
        found.append(Tried(action, worth, leads, told))
    return found


def _outlooks(playout: Playout) -> list[tuple[float, float]]:
    """Return by seat the half points now and those to come."""
    return [
        (2.0 * now, 2.0 * (end - now))
        for now, end in zip(playout.scores(), playout.expected(), strict=True)
    ]


def _mean(worlds: Sequence[Sequence[tuple[float, float]]]) -> tuple[tuple[float, float], ...]:
    """Return the mean of the outlooks of each seat."""
    return tuple(
        (fmean(now for now, _ in seat), fmean(later for _, later in seat))
        for seat in zip(*worlds, strict=True)
    )


def lead(playout: Playout, seat: int, rng: Rng) -> float:
    """Return by how much a seat may be expected to lead the best other, some turns later."""
    playout.play(TURNS, rng)
    return estimating.lead(playout.expected(), seat)


def _distinct(view: View, rank: Sequence[tuple[float, Action]]) -> list[tuple[float, Action]]:
    """Return the actions without those that come to the same as a better one.

    That is, takes of a card of a kind that is there already, and claims of the other track or with
    other cards.
    """
    known: set[tuple[str, ...]] = set()
    found: list[tuple[float, Action]] = []
    for worth, action in rank:
        if isinstance(action, Take):
            key = (str(view.row[action.position - 1]),)
        elif isinstance(action, Claim):
            key = view.board.route[action.route].ends
        else:
            key = (repr(action),)
        if key not in known:
            known.add(key)
            found.append((worth, action))
    return found


class _Trial:
    """What the worlds of one decision have in common."""

    def __init__(self, view: View, at: Standpoint) -> None:
        self._view = view
        self._at = at
        self._ground = ground_of(view.board)
        self._seat = at.seat - 1
        self._plans: dict[tuple[object, ...], list[int]] = {}

    def after(self, world: State, action: Action, rng: Rng) -> Playout:
        """Return the position after an action and the rest of its turn."""
        state = _applied(world, action, rng)
        while state.seat == self._at.seat and state.phase in _WITHIN:
            if state.phase is Phase.SECOND:
                hand = state.hands[self._seat]
                row = [-1 if card is None else PLACE[card] for card in state.row]
                place = self._at.draws.second(hand, row)
                if place < 0 and not state.deck:
                    state = _applied(state, legal_actions(state)[0], rng)
                    continue
                take = Take(state.seat, place + 1) if place >= 0 else TakeDeck(state.seat)
                state = _applied(state, take, rng)
            else:
                view = view_of(state, state.seat)
                state = _applied(state, ranked(Standpoint(view))[0][1], rng)
        return playout_of(self._ground, state)

    def own_plan(self, playout: Playout, number: int) -> None:
        """Give the seat that looks the plan that its forecast likes best."""
        seat = self._seat
        key = (number, *playout.hands[seat], *playout.tickets[seat])
        if key not in self._plans:
            self._plans[key] = playout.plan(seat)[:]
        playout.plans[seat] = self._plans[key][:]


_WITHIN = (Phase.SECOND, Phase.TOKEN, Phase.OFFER, Phase.PLACE)


def _applied(state: State, action: Action, rng: Rng) -> State:
    """Return the position after an action and the shuffles it brings."""
    state, _ = apply(state, action)  # pyright: ignore[reportArgumentType]
    while shuffle := chance(state, rng):
        state, _ = apply(state, shuffle)
    return state


class Dice:
    """A generator of its own, so that the same luck follows every candidate."""

    def __init__(self, seed: int) -> None:
        self._value = seed | 1

    def randrange(self, stop: int, /) -> int:
        """Return a whole number from 0 to `stop` - 1."""
        self._value = (self._value * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._value >> 33) % stop

    def shuffle(self, x: list[object], /) -> None:
        """Put the list in random order, in place."""
        for last in range(len(x) - 1, 0, -1):
            other = self.randrange(last + 1)
            x[last], x[other] = x[other], x[last]

    def choice(self, seq: Sequence[T], /) -> T:
        """Return a random element."""
        return seq[self.randrange(len(seq))]


def first_of(found: Sequence[Tried]) -> Tried:
    """Return the candidate that promises most, or one that proves better beyond doubt.

    That is, by more than the standard errors of the difference and half of what it promises less.
    """
    first = found[0]
    best, gain = first, 0.0
    for each in found[1:]:
        differences = [one - other for one, other in zip(each.leads, first.leads, strict=True)]
        mean, error = estimating.mean_and_error(differences)
        doubt = ERRORS * error + (first.worth - each.worth) / 2
        if mean - doubt > gain:
            best, gain = each, mean - doubt
    return best
