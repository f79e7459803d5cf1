"""Paints a Point City table: every city, the market, the supply and the turn panel.

The zooms of one city and of the market have painters of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import PANEL
from render.layout import Size
from render.parts.panels import opaque, panel
from render.parts.turnpanel import paint_turn
from render.pointcity.city import paint_city
from render.pointcity.colours import PALETTE
from render.pointcity.layout import LAYOUTS
from render.pointcity.market import draw_deck, paint_market
from render.pointcity.tokens import draw_large_token, draw_tagged_token
from render.surface.sheet import PALED
from render.surface.sprites import Sprites

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.layout import Rect
    from render.pointcity.layout import Supply
    from render.pointcity.scene import MarketScene, TableScene, TokenScene
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


_LEAN = 0.74
"""The width of the deck's cards, as a share of their height."""


def paint_supply(
    sheet: Sheet, supply: Supply, market: MarketScene, tokens: tuple[TokenScene, ...]
) -> None:
    """Paint the panel: the deck in the left top corner, tokens beside and below it."""
    area = supply.area
    sheet.sprite(area.x, area.y, opaque, panel, area.width, area.height)
    place = supply.cell(0, 0, *supply.deck)
    height = min(place.height - 18, round((place.width - 22) / _LEAN))
    size = Size(round(height * _LEAN), height)
    x, y = place.x + (place.width - size.width - 10) / 2, place.y + (place.height - height - 10) / 2
    sheet.sprite(x, y, draw_deck, size, PANEL, market.deck, market.top, market.deck_mark)
    for cell, token in zip(supply.free(), tokens, strict=False):
        _paint_token(sheet, cell, token, draw_large_token if supply.large else draw_tagged_token)


def _paint_token(
    sheet: Sheet, cell: Rect, token: TokenScene, draw: Callable[..., Image.Image]
) -> None:
    size = Size(
        min(cell.width, round(1.1 * cell.height)) - 8, min(cell.height, round(1.7 * cell.width)) - 8
    )
    x = cell.x + (cell.width - size.pitch[0]) / 2
    y = cell.y + (cell.height - size.pitch[1]) / 2
    sheet.sprite(x, y, draw, size, PANEL, token)
