"""Paints a Ticket to Ride table: the map, the row and the piles, the players, the turn panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BRICK, CREAM, NIGHT
from render.parts.panels import opaque
from render.parts.turnpanel import paint_turn
from render.surface.canvas import Canvas
from render.surface.sheet import PALED
from render.surface.sprites import Sprites
from render.text.fonts import Style
from render.text.lettering import legible
from render.tickettoride.colours import PALETTE
from render.tickettoride.layout import areas
from render.tickettoride.mapsheet import paint_map
from render.tickettoride.offer import paint_offer
from render.tickettoride.strips import paint_strip

if TYPE_CHECKING:
    from render.layout import Size
    from render.surface.sheet import Sheet
    from render.tickettoride.layout import Areas
    from render.tickettoride.scene import TableScene

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
