"""What needs no decision: a payment or a civic token that leaves no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Pay, TakeToken

if TYPE_CHECKING:
    from bot.games.pointcity.view import View


def routine(view: View) -> Pay | TakeToken | None:
    """Return the payment or the token to take if it is the only one, else None."""
    if len(view.legal) != 1:
        return None
    (action,) = view.legal
    return action if isinstance(action, Pay | TakeToken) else None
