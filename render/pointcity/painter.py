"""Paints a Point City table: every city, the market, the supply and the turn panel.

The zooms of one city and of the market have painters of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.parts.turnpanel import paint_turn
from render.pointcity.city import paint_city
from render.pointcity.colours import PALETTE
from render.pointcity.layout import LAYOUTS
from render.pointcity.market import paint_market
from render.pointcity.supply import paint_supply
from render.surface.sheet import PALED
from render.surface.sprites import Sprites

if TYPE_CHECKING:
    from render.pointcity.scene import TableScene
    from render.surface.sheet import Sheet

SPRITES = Sprites(PALETTE)


def compose_table(sheet: Sheet, scene: TableScene) -> None:
    """Paint the whole table onto a sheet."""
    layout = LAYOUTS[len(scene.cities)]
    for area, city in zip(layout.cities, scene.cities, strict=True):
        sheet.part(paint_city, area, layout.board, city, active=city.seat == scene.active)
    counter = "" if scene.over else f"{scene.turn_number}/{scene.turns}"
    paint_turn(sheet, layout.turn, scene, counter=counter)
    sheet.part(paint_market, layout.market, scene.market, layout.card)
    sheet.part(paint_supply, layout.supply, scene.market, scene.tokens)
    if scene.paused:
        sheet.pale(PALED)
