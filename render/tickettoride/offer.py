"""Paints the row and the piles below the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import LINE
from render.layout import GAP, Size
from render.parts.panels import opaque, panel
from render.surface.canvas import Canvas
from render.tickettoride.cards import draw_deck, draw_discards, draw_row_card, draw_ticket_pile

if TYPE_CHECKING:
    from render.layout import Rect
    from render.surface.sheet import Sheet
    from render.tickettoride.scene import OfferScene

CARD, PILE = Size(150, 118), Size(122, 126)
_PITCH, _PILE_PITCH = 162, 129
_SIGN, _FIGURE, _COUNT = 23, 34, 44
_PILES = 842
"""From the left edge of the panel to the first pile."""


def paint_offer(sheet: Sheet, area: Rect, offer: OfferScene) -> None:
    """Paint the row, the deck, the discards and the ticket pile."""
    sheet.sprite(area.x, area.y, opaque, panel, area.width, area.height)
    top = area.y + (area.height - CARD.height) / 2 - GAP
    for place, card in enumerate(offer.row):
        x = area.x + 14 + place * _PITCH - GAP
        sheet.sprite(x, top, draw_row_card, CARD, card, place + 1, _SIGN, _FIGURE)
    sheet.sprite(area.x + _PILES - 14, area.y + 18, opaque, rule, area.height - 36)
    left, top = area.x + _PILES, area.y + (area.height - PILE.height) / 2
    sheet.sprite(left, top, draw_deck, PILE, offer.deck, _COUNT)
    discards = (PILE, offer.face, offer.discards, _COUNT)
    sheet.sprite(left + _PILE_PITCH, top, draw_discards, *discards)
    sheet.sprite(left + 2 * _PILE_PITCH, top, draw_ticket_pile, PILE, offer.tickets, _COUNT)


def rule(height: int) -> Canvas:
    """Draw a thin line from top to bottom."""
    return Canvas(2, height, LINE)
