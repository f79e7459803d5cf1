"""What a legal action does at once, as far as its seat can know: the rules tell it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from bot.games.sanfrancisco import board, scoring
from bot.games.sanfrancisco.actions import (
    Build,
    Choose,
    Discard,
    Done,
    Draw,
    Finalize,
    Place,
    Put,
    Refuse,
)
from bot.games.sanfrancisco.cards import ROWS, SPACES, Bonus
from bot.games.sanfrancisco.counted import counts
from bot.games.sanfrancisco.events import Happening
from bot.games.sanfrancisco.rules import carried_out
from bot.games.sanfrancisco.view import known

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.cards import Card, Colour
    from bot.games.sanfrancisco.scoring import Worth
    from bot.games.sanfrancisco.state import State
    from bot.games.sanfrancisco.view import View


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """What an action changes for the seat that acts; a card drawn is not known before.

    Parameters
    ----------
    points
        How many half points the score rises by for the seat, districts that nobody has begun left
        out. Both scores are those of a game that ends in this turn, so that only what is built
        counts and not who is next.
    skyscrapers
        The skyscrapers that rise.
    medal
        Whether the medal comes to the seat.
    completes
        Whether a completion token comes to the seat.
    cars
        The cable cars that come to the network.
    bonus
        Whether a bonus is to be chosen next.
    contracts
        How many contracts the seat has more or, below 0, less.
    lost
        The taken cards that have no space any more and leave the game.
    ends
        Whether the game ends.
    """

    points: int = 0
    skyscrapers: int = 0
    medal: bool = False
    completes: bool = False
    cars: int = 0
    bonus: bool = False
    contracts: int = 0
    lost: int = 0
    ends: bool = False


class Effects:
    """Tells the effects of the legal actions of one view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._worth: dict[int, Worth] = {}

    @cached_property
    def _before(self) -> State:
        return known(self._view)

    def of(self, *actions: Action) -> Effect:
        """Return the effect of legal actions of which each follows the one before it."""
        state, happened = self._before, Counter[str]()
        boards = state.cities[state.seat - 1].rows
        seat = state.seat
        for action in actions:
            if isinstance(action, Draw):
                break
            state, events = carried_out(state, action)
            happened.update(event.code for event in events)
        city, points = state.cities[seat - 1], 0
        ended = happened[Happening.ENDED] > 0
        if ended or city.rows is not boards or happened[Happening.BONUS_TAKEN]:
            points = self._points(state, happened, actions, ended=ended)
        return Effect(
            points=points,
            skyscrapers=happened[Happening.SKYSCRAPER],
            medal=happened[Happening.MEDAL] > 0,
            completes=happened[Happening.COMPLETED] > 0,
            cars=happened[Happening.CONNECTED],
            bonus=happened[Happening.BONUS_OWED] > 0,
            contracts=city.contracts - self._before.cities[seat - 1].contracts,
            lost=happened[Happening.NO_ROOM],
            ends=ended,
        )

    def _points(
        self, after: State, happened: Counter[str], actions: Iterable[Action], *, ended: bool
    ) -> int:
        gained = (Happening.SKYSCRAPER, Happening.MEDAL, Happening.COMPLETED)
        points = scoring.POINT * sum(happened[code] for code in gained)
        if any(isinstance(each, Choose) and each.bonus is Bonus.POINTS for each in actions):
            points += scoring.POINTS_TOKEN
        return points + self._districts(after, ended=ended) + self._network(after, ended=ended)

    def _districts(self, after: State, *, ended: bool) -> int:
        """Return the points more for the districts; only those are ranked anew that can change."""
        view, seat = self._view, self._view.mover
        own, rows = board.values(after.cities[seat - 1].rows), after.cities[seat - 1].rows
        points = 0
        for row, majority in enumerate(view.majorities[:-1]):
            counted = counts(view, majority)
            before = now = majority.points[seat - 1]
            total, sums = sum(own[row]), majority.sums
            rivals = [other for other in range(len(sums)) if other != seat - 1]
            if total != sums[seat - 1] or any(sums[each] == total for each in rivals):
                ahead = sum(
                    sums[each] > total or (sums[each] == total and self._wins_tie(each, row, own))
                    for each in rivals
                )
                now = scoring.DISTRICT_POINTS[len(sums)][ahead]
            begun = len(rows[row]) > len(view.cities[seat - 1].rows[row])
            if counted or begun or ended:
                points += now - (before if counted else 0)
        return points

    def _network(self, after: State, *, ended: bool) -> int:
        seat, majority = self._view.mover, self._view.majorities[-1]
        counted = counts(self._view, majority)
        before = now = majority.points[seat - 1]
        grown = board.cars(after.cities[seat - 1].rows) != majority.sums[seat - 1]
        if grown:
            ranked = scoring.network(msgspec.structs.replace(after, seat=seat))
            now = ranked.points[seat - 1]
        return now - (before if counted else 0) if counted or grown or ended else 0

    def _wins_tie(self, rival: int, row: int, own: Worth) -> bool:
        if rival not in self._worth:
            self._worth[rival] = board.values(self._before.cities[rival].rows)
        return scoring.breaks(row, self._worth[rival]) > scoring.breaks(row, own)


def effect(view: View, action: Action) -> Effect:
    """Return what a legal action of a view does."""
    return Effects(view).of(action)


def distinct(view: View) -> list[Action]:
    """Return the legal actions without those that do the same as another one.

    Of cards that are printed alike the first is named. To refuse the last card and to refuse all
    that are left is the same, unless a contract-discard token could be spent in between.
    """
    kept: dict[Hashable, Action] = {}
    prints = {card.id: printed(card) for card in view.taken}
    for action in view.legal:
        match action:
            case Build(card=card, row=row):
                kept.setdefault((Build, prints[card], row), action)
            case Refuse(card=card):
                kept.setdefault((Refuse, prints[card]), action)
            case Done() if len(view.taken) == 1:
                last = Refuse(view.mover, view.taken[0].id)
                if _same(view, last, action):
                    del kept[Refuse, prints[last.card]]
                kept[Done] = action
            case Draw() | Place() | Finalize() | Done() | Choose() | Put() | Discard():
                kept[action] = action
            case _:
                pass
    return list(kept.values())


def printed(card: Card) -> Card:
    """Return the card without the id that tells it from others printed alike."""
    return msgspec.structs.replace(card, id="")


def _same(view: View, one: Action, other: Action) -> bool:
    before = known(view)
    return carried_out(before, one)[0] == carried_out(before, other)[0]


def routine(view: View) -> tuple[Build, ...]:
    """Return the taken cards that have one place, in the order listed, as far as they follow.

    Cards that compete for the last spaces of a row need a decision. A bonus comes before the next
    card, and the end of the game before everything.
    """
    builds = single(view)
    if len(builds) < 2:
        return tuple(builds)
    state = known(view)
    done: list[Build] = []
    for build in builds:
        state, _ = carried_out(state, build)
        done.append(build)
        if state.phase is not view.phase or state.seat != view.mover:
            break
    return tuple(done)


def single(view: View) -> list[Build]:
    """Return every taken card that can be built in one way only as the position stands."""
    builds = [action for action in view.legal if isinstance(action, Build)]
    ways = Counter(build.card for build in builds)
    colours = {card.id: card.colour for card in view.taken}
    sole = {build: build.row or colours[build.card] for build in builds if ways[build.card] == 1}
    asked = Counter(sole.values())
    return [build for build, row in sole.items() if asked[row] <= _room(view, row)]


def _room(view: View, row: Colour) -> int:
    return SPACES - len(view.cities[view.mover - 1].rows[ROWS.index(row)])
