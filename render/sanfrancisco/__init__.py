"""The pictures of San Francisco."""

from __future__ import annotations

from render.art import Art
from render.sanfrancisco.cityzoom import compose_city
from render.sanfrancisco.columnszoom import compose_columns
from render.sanfrancisco.contactsheet import sections
from render.sanfrancisco.painter import SPRITES, compose_table
from render.sanfrancisco.scene import TableScene
from render.sanfrancisco.zooms import CityZoomScene, ColumnsZoomScene

ART = Art(
    game="sanfrancisco",
    sprites=SPRITES,
    painters={
        TableScene: compose_table,
        CityZoomScene: compose_city,
        ColumnsZoomScene: compose_columns,
    },
    sections=sections,
)
