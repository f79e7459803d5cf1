"""Named pictures that teach: in English and, where words are longer, in Polish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.pointcity.teaching import illustrations

if TYPE_CHECKING:
    from render import Scene


def _scenes(language: str) -> list[Scene]:
    return [picture.scene for picture in illustrations(language)]


PC_LEGEND_MARKET, PC_LEGEND_CITIES, PC_LESSON = _scenes("en")
PC_LEGEND_MARKET_PL, PC_LEGEND_CITIES_PL, _ = _scenes("pl")
