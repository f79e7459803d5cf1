"""The tiny game made known: whoever imports this can say and paint it."""

from __future__ import annotations

from importlib.resources import files

import render
from bot.words.words import add_catalogue
from tests.tiny.game import TINY
from tests.tiny.picture import ART
from tests.tiny.presenter import TinyPresenter

__all__ = ["TINY", "TINY_PRESENTER"]

TINY_PRESENTER = TinyPresenter()

add_catalogue(files("tests.tiny").joinpath("words"))
render.register(ART)
