"""Paints the supply: the deck and the civic tokens that can still be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import PANEL
from render.layout import Size
from render.parts.panels import opaque, panel
from render.pointcity.market import draw_deck
from render.pointcity.tokens import draw_large_token, draw_tagged_token

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.layout import Rect
    from render.pointcity.layout import Supply
    from render.pointcity.scene import MarketScene, TokenScene
    from render.surface.sheet import Sheet

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
