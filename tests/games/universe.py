"""Every text that could be an action, for each game: what is not legal must be refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.games.pointcity import GAME as POINT_CITY
from bot.games.pointcity.cards import FACES, SPACES
from bot.games.sanfrancisco.cards import BONUSES, ROWS
from bot.games.sanfrancisco.notation import SPACE_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.pointcity.state import State as PointCityState
    from bot.games.sanfrancisco.state import State

STRANGERS = ("c01", "c44", "c87")
"""Cards that are tried in every position, wherever they are."""


def sanfrancisco(state: State) -> list[str]:
    """Return every action there is, of cards those in sight and a few more."""
    near = [card.id for column in (*state.columns, state.taken) for card in column]
    cards = sorted({*near, *STRANGERS})
    builds = [f"build {card}" for card in cards]
    return [
        "draw",
        "done",
        *(f"{verb} {column}" for verb in ("place", "finalize") for column in (1, 2, 3)),
        *builds,
        *(f"{build} {row}" for build in builds for row in ROWS),
        *(f"refuse {card}" for card in cards),
        *(f"bonus {bonus}" for bonus in BONUSES),
        *(f"put {row}" for row in ROWS),
        *(f"put {space}" for row in SPACE_NAMES for space in row),
        "discard 1",
        "discard 2",
    ]


def pointcity(state: PointCityState) -> list[str]:
    """Return every flip, pair, token and end there is, and payments near those that are legal."""
    held = sorted({card.face.value for card in state.cities[state.seat - 1].hand})
    payments = [POINT_CITY.format(each) for each in POINT_CITY.legal_actions(state)][:4]
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


UNIVERSES: dict[str, Callable[[Any], list[str]]] = {
    "sanfrancisco": sanfrancisco,
    "pointcity": pointcity,
}
