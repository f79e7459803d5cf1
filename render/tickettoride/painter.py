"""Paints a Ticket to Ride table: the map, the row and the piles, the players, the turn panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BRICK, CREAM, LINE, NIGHT
from render.layout import GAP, Size
from render.parts.panels import opaque, panel
from render.parts.turnpanel import paint_turn
from render.surface.canvas import Canvas
from render.surface.sheet import PALED
from render.surface.sprites import Sprites
from render.text.fonts import Style
from render.text.lettering import legible
from render.tickettoride.cards import draw_deck, draw_discards, draw_row_card, draw_ticket_pile
from render.tickettoride.colours import PALETTE
from render.tickettoride.layout import areas
from render.tickettoride.mapsheet import paint_map
from render.tickettoride.strips import paint_strip

if TYPE_CHECKING:
    from render.layout import Rect
    from render.surface.sheet import Sheet
    from render.tickettoride.layout import Areas
    from render.tickettoride.scene import OfferScene, TableScene


SPRITES = Sprites(PALETTE)


def compose_table(sheet: Sheet, scene: TableScene) -> None:
    """Paint the whole table onto a sheet."""
    at = _areas(scene)
    paint_map(sheet, at.map, scene)
    sheet.part(paint_offer, at.offer, scene.offer)
    paint_turn(sheet, at.turn, scene)
    if scene.last_round:
        words, place = legible(scene.last_round), at.last_round
        sheet.sprite(place.x, place.y, opaque, bar, *place[2:], words)
    for area, player in zip(at.strips, scene.players, strict=True):
        active = player.choosing or player.seat == scene.active
        worth = scene.board.souvenirs_worth
        sheet.part(paint_strip, area, at.strip, player, worth, active=active)
    if scene.paused:
        sheet.pale(PALED)


def size_of_table(scene: TableScene) -> Size:
    """Return the size of the picture of a table."""
    return _areas(scene).size


def _areas(scene: TableScene) -> Areas:
    last_round = bool(scene.last_round)
    return areas(len(scene.players), last_round=last_round, upright=scene.upright)


def bar(width: int, height: int, text: str) -> Canvas:
    """Draw a bar with words: the last round has begun."""
    canvas = Canvas(width, height, NIGHT)
    canvas.box((0, 0, width, height), BRICK, radius=14)
    at = (width / 2, height / 2)
    canvas.text(at, text, Style.NAME, 32, CREAM, room=width - 24)
    return canvas


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
