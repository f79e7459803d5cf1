"""Actions that need no decision: the only one there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.tickettoride.actions import Action

if TYPE_CHECKING:
    from bot.games.tickettoride.view import View


def routine(view: View) -> tuple[Action, ...]:
    """Return the only legal action of the looker, or none where it must choose.

    None for the public, which does not know what a hand can pay.
    """
    if view.seat is None or len(view.legal) != 1:
        return ()
    (action,) = view.legal
    return (action,) if isinstance(action, Action) else ()


def follow_up(view: View) -> Action | None:
    """Return None: what is forced comes by itself, and the rules have no line for it."""
    del view
    return None
