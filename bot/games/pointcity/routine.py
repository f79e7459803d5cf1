"""Actions that need no decision: the only payment or civic token there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Pay, TakeToken

if TYPE_CHECKING:
    from bot.games.pointcity.view import View


def routine(view: View) -> tuple[Pay | TakeToken, ...]:
    """Return the payment or the token to take if it is the only one, or none."""
    if len(view.legal) != 1:
        return ()
    (action,) = view.legal
    return (action,) if isinstance(action, Pay | TakeToken) else ()
