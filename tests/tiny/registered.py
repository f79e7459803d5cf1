"""Every game, the tiny one among them: what tests that run over all games go through.

Whoever imports this can also say and paint the tiny game.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import render
from bot import games, presenters
from bot.words.words import add_catalogue
from tests.tiny.game import TINY
from tests.tiny.picture import ART
from tests.tiny.presenter import TinyPresenter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.game import AnyGame
    from bot.presenters.presenter import AnyPresenter

TINY_PRESENTER = TinyPresenter()
GAMES: Mapping[str, AnyGame] = {**games.GAMES, TINY.name: TINY}
PRESENTERS: Mapping[str, AnyPresenter] = {**presenters.PRESENTERS, TINY.name: TINY_PRESENTER}

add_catalogue(files("tests.tiny").joinpath("words"))
_arts: dict[Any, Any] = render._ART_OF  # pyright: ignore[reportPrivateUsage]
_arts.update(dict.fromkeys(ART.painters, ART))
