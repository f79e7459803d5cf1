"""The pictures of Ticket to Ride: San Francisco."""

from __future__ import annotations

from render.art import Art
from render.parts.review import size_of_review
from render.tickettoride.contactsheet import sections
from render.tickettoride.handmap import compose_hand_map, size_of_hand_map
from render.tickettoride.legend import compose_legend, size_of_legend
from render.tickettoride.lesson import compose_lesson, size_of_lesson
from render.tickettoride.painter import SPRITES, compose_table, size_of_table
from render.tickettoride.portrait import compose_portrait, size_of_portrait
from render.tickettoride.review import ReviewScene, compose_review
from render.tickettoride.rowzoom import compose_row, size_of_row
from render.tickettoride.scene import TableScene
from render.tickettoride.teaching import LegendScene, LessonScene
from render.tickettoride.zooms import HandMapScene, PortraitScene, RowZoomScene

ART = Art(
    game="tickettoride",
    sprites=SPRITES,
    painters={
        TableScene: compose_table,
        PortraitScene: compose_portrait,
        HandMapScene: compose_hand_map,
        RowZoomScene: compose_row,
        ReviewScene: compose_review,
        LegendScene: compose_legend,
        LessonScene: compose_lesson,
    },
    sections=sections,
    sizes={
        TableScene: size_of_table,
        PortraitScene: size_of_portrait,
        HandMapScene: size_of_hand_map,
        RowZoomScene: size_of_row,
        ReviewScene: size_of_review,
        LegendScene: size_of_legend,
        LessonScene: size_of_lesson,
    },
)
