"""What is measured of Point City: tables made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bench.measured import Measured, Play
from tests.render.pointcity import portraits as made
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


def portraits() -> dict[int, Scene]:
    """Return the portrait of the seat in turn at the same tables."""
    return {
        1: made.PC_PORTRAIT_ALONE,
        2: made.PC_PORTRAIT_TOKEN,
        3: made.PC_PORTRAIT_PAY,
        4: made.PC_PORTRAIT_CHOOSE,
    }


MEASURED = Measured(midgames, portraits, Play("pointcity", 2, 80))
