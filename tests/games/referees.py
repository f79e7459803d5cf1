"""One referee a game: told a position, it protests at anything the rules cannot lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.games.pointcity import referee as pointcity
from tests.games.sanfrancisco import referee as sanfrancisco

if TYPE_CHECKING:
    from collections.abc import Callable

REFEREES: dict[str, Callable[[Any, Any], None]] = {
    "sanfrancisco": sanfrancisco.check,
    "pointcity": pointcity.check,
}
"""By game, a function of setup and position that asserts."""
