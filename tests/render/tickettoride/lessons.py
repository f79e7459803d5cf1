"""Named pictures that teach: in English and, where words are longer, in Polish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.tickettoride.teaching import illustrations

if TYPE_CHECKING:
    from render import Scene


def _scenes(language: str) -> list[Scene]:
    return [picture.scene for picture in illustrations(language)]


TTR_LEGEND_MAP, TTR_LEGEND_TABLE, TTR_LESSON = _scenes("en")
TTR_LEGEND_MAP_PL, TTR_LEGEND_TABLE_PL, _ = _scenes("pl")
