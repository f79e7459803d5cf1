"""Named pictures that teach: in English and, where words are longer, in Polish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.sanfrancisco.teaching import illustrations

if TYPE_CHECKING:
    from render import Scene


def _scenes(language: str) -> list[Scene]:
    return [picture.scene for picture in illustrations(language)]


LEGEND_CARDS, LEGEND_TABLE, LESSON = _scenes("en")
LEGEND_CARDS_PL, LEGEND_TABLE_PL, _ = _scenes("pl")
