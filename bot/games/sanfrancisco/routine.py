"""Actions that need no decision: taken cards that can be built in one way only."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Build
from bot.games.sanfrancisco.cards import ROWS, SPACES
from bot.games.sanfrancisco.rules import carried_out
from bot.games.sanfrancisco.view import known

if TYPE_CHECKING:
    from bot.games.sanfrancisco.cards import Colour
    from bot.games.sanfrancisco.view import View


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
