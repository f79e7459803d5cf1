"""Every text that could be an action of San Francisco: what is not legal must be refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.sanfrancisco.cards import BONUSES, ROWS, SPACE_NAMES

if TYPE_CHECKING:
    from bot.games.sanfrancisco.state import State

STRANGERS = ("c01", "c44", "c87")
"""Cards that are tried in every position, wherever they are."""


def universe(state: State) -> list[str]:
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
