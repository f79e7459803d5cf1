"""Texts that could be an action of Point City: what is not legal must be refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.pointcity import GAME
from bot.games.pointcity.cards import FACES, SPACES

if TYPE_CHECKING:
    from bot.games.pointcity.state import State


def universe(state: State) -> list[str]:
    """Return every flip, pair, token and end there is, and payments near those that are legal."""
    held = sorted({card.face.value for card in state.cities[state.seat - 1].hand})
    payments = [GAME.format(each) for each in GAME.legal_actions(state)][:4]
    payments = [each for each in payments if each.startswith("pay")]
    return [
        "take deck",
        "end",
        *(f"flip {space}" for space in SPACES),
        *(f"take {one} {other}" for one in SPACES for other in SPACES),
        *(f"token {token}" for token in range(1, 23)),
        "pay",
        *(f"pay {face}" for face in FACES),
        *(f"pay {one} {other}" for one in held for other in held),
        *(f"{payment} {face}" for payment in payments for face in held),
        *(payment.rpartition(" ")[0] for payment in payments if " " in payment),
    ]
