"""What is measured of Point City: tables made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bench.measured import Measured, Play
from tests.render.pointcity import states

if TYPE_CHECKING:
    from render import Scene


def midgames() -> dict[int, Scene]:
    """Return a table in the middle of a game for each number of players, made by hand."""
    return {
        1: states.POINTCITY_ALONE,
        2: states.POINTCITY_TOKEN_2,
        3: states.POINTCITY_PAY_3,
        4: states.POINTCITY_CHOOSE_4,
    }


MEASURED = Measured(midgames, Play("pointcity", 2, 80))
