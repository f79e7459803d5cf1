"""Every game that shared tests go through, and where its own tests are.

What tests need to know of a game is said in the game's own folders: `tests/games/NAME/case.py`
of its rules, `tests/games/NAME/twins.py` of what is hidden in it, `tests/render/NAME/pictures.py`
of its pictures, `tests/bench/NAME/measured.py` of what is measured of it. A game that is
registered is looked for there by its name.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import render
from bot import games, presenters
from tests.tiny.registered import TINY, TINY_PRESENTER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import AnyGame
    from bot.presenters.presenter import AnyPresenter
    from render.art import Art

GAMES: Mapping[str, AnyGame] = {**games.GAMES, TINY.name: TINY}
PRESENTERS: Mapping[str, AnyPresenter] = {**presenters.PRESENTERS, TINY.name: TINY_PRESENTER}
ARTS: tuple[Art, ...] = render.ARTS
ELSEWHERE: Mapping[str, str] = {TINY.name: "tests.tiny"}
"""By game, the package with everything of its tests, for a game that has one of its own."""


def part_of(game: str, room: str, name: str) -> Any:
    """Return a module of a game's own tests: of `tests.ROOM.GAME`, unless they are elsewhere."""
    module = f"{ELSEWHERE.get(game, f'tests.{room}.{game}')}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise LookupError(f"{game} is a registered game, and its tests have no {module}") from error
