"""The tiny game made known: whoever imports this can say and paint it, and finds it among all."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

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
render.register(ART)
