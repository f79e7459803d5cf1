"""Paints the worked turn of Point City, with the parts of a seat's portrait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.parts.lesson import lesson_sections, paint_sections
from render.parts.portrait import portrait_size
from render.pointcity.portraitmarket import market_section, tokens_section
from render.pointcity.portraitsums import sums_section
from render.pointcity.teaching import Shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.layout import Size
    from render.parts.portrait import PortraitSection
    from render.pointcity.teaching import LessonScene, StepScene
    from render.surface.sheet import Sheet


def compose_lesson(sheet: Sheet, scene: LessonScene) -> None:
    """Paint the worked turn onto a sheet of its size."""
    paint_sections(sheet, _sections(scene))


def size_of_lesson(scene: LessonScene) -> Size:
    """Return the size of the worked turn."""
    return portrait_size(_sections(scene))


def _sections(scene: LessonScene) -> Sequence[PortraitSection]:
    return lesson_sections(scene, [(step.text, _shown(step)) for step in scene.steps])


def _shown(step: StepScene) -> Sequence[PortraitSection]:
    position = step.position
    match step.shown:
        case Shown.MARKET:
            return (market_section(position.market, position.gains, active=position.active),)
        case Shown.SUMS:
            return (sums_section(position.city, position.cost),)
        case Shown.TOKENS:
            return (tokens_section(position.market, position.tokens),)
