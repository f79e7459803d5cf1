"""Paints a San Francisco table: every city, the columns, the supply and the turn panel.

The zooms of one city and of the columns have painters of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.parts.turnpanel import paint_turn
from render.sanfrancisco.city import paint_city
from render.sanfrancisco.colours import PALETTE
from render.sanfrancisco.columns import paint_columns
from render.sanfrancisco.layout import LAYOUTS
from render.sanfrancisco.supply import paint_supply
from render.surface.sheet import PALED
from render.surface.sprites import Sprites

if TYPE_CHECKING:
    from render.sanfrancisco.scene import TableScene
    from render.surface.sheet import Sheet

SPRITES = Sprites(PALETTE)


def compose_table(sheet: Sheet, scene: TableScene) -> None:
    """Paint the whole table onto a sheet."""
    layout = LAYOUTS[len(scene.cities)]
    for area, city in zip(layout.cities, scene.cities, strict=True):
        sheet.part(paint_city, area, layout.board, city, active=city.seat == scene.active)
    paint_turn(sheet, layout.turn, scene)
    card = layout.board.card
    sheet.part(
        paint_columns,
        layout.columns,
        scene.columns,
        card,
        lanes=layout.lanes,
        turned=scene.supply.turned_over,
    )
    sheet.part(paint_supply, layout.supply, scene.supply, wide=layout.lanes)
    if scene.paused:
        sheet.pale(PALED)
