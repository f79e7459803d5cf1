"""The pictures of Point City."""

from __future__ import annotations

from render.art import Art
from render.parts.review import size_of_review
from render.pointcity.cityzoom import compose_city
from render.pointcity.contactsheet import sections
from render.pointcity.legend import compose_legend, size_of_legend
from render.pointcity.lesson import compose_lesson, size_of_lesson
from render.pointcity.marketzoom import compose_market
from render.pointcity.painter import SPRITES, compose_table
from render.pointcity.portrait import compose_portrait, size_of_portrait
from render.pointcity.review import ReviewScene, compose_review
from render.pointcity.scene import TableScene
from render.pointcity.teaching import LegendScene, LessonScene
from render.pointcity.zooms import CityZoomScene, MarketZoomScene, PortraitScene

ART = Art(
    game="pointcity",
    sprites=SPRITES,
    painters={
        TableScene: compose_table,
        CityZoomScene: compose_city,
        MarketZoomScene: compose_market,
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
