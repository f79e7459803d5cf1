"""Actions that need no decision: taken cards that can be built in one way only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.actions import Build

if TYPE_CHECKING:
    from bot.games.sanfrancisco.view import View


def routine(view: View) -> Build | None:
    """Return the first taken card that can be built in one way only, in the order listed.

    Return None if there is no such card, or if something else comes first, such as a bonus.
    """
    return next(iter(routines(view)), None)


def routines(view: View) -> list[Build]:
    """Return every taken card that can be built in one way only as the position stands."""
    builds = [action for action in view.legal if isinstance(action, Build)]
    cards = [build.card for build in builds]
    return [build for build in builds if cards.count(build.card) == 1]
