"""The pictures of San Francisco."""

from __future__ import annotations

from render.art import Art
from render.parts.review import size_of_review
from render.sanfrancisco.cityzoom import compose_city
from render.sanfrancisco.columnszoom import compose_columns
from render.sanfrancisco.contactsheet import sections
from render.sanfrancisco.legend import compose_legend, size_of_legend
from render.sanfrancisco.lesson import compose_lesson, size_of_lesson
from render.sanfrancisco.painter import SPRITES, compose_table
from render.sanfrancisco.portrait import compose_portrait, size_of_portrait
from render.sanfrancisco.review import ReviewScene, compose_review
from render.sanfrancisco.scene import TableScene
from render.sanfrancisco.teaching import LegendScene, LessonScene
from render.sanfrancisco.zooms import CityZoomScene, ColumnsZoomScene, PortraitScene

ART = Art(
    game="sanfrancisco",
    sprites=SPRITES,
    painters={
        TableScene: compose_table,
        CityZoomScene: compose_city,
        ColumnsZoomScene: compose_columns,
        PortraitScene: compose_portrait,
        ReviewScene: compose_review,
        LegendScene: compose_legend,
        LessonScene: compose_lesson,
    },
    sections=sections,
    sizes={
        PortraitScene: size_of_portrait,
        ReviewScene: size_of_review,
        LegendScene: size_of_legend,
        LessonScene: size_of_lesson,
    },
)
