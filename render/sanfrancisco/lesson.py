"""Paints the worked turn of San Francisco, with the parts of a seat's portrait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.parts.lesson import lesson_sections, paint_sections
from render.parts.portrait import portrait_size
from render.sanfrancisco.portraitcity import city_section
from render.sanfrancisco.portraitoffer import offer_sections
from render.sanfrancisco.teaching import Shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.layout import Size
    from render.parts.portrait import PortraitSection
    from render.sanfrancisco.teaching import LessonScene, StepScene
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
    if step.shown is Shown.OFFER:
        return offer_sections(position)
    return (city_section(position.city, position.next_spaces),)
