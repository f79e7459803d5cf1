"""Paints the closeup of the row: its cards and the piles, the discarded cards by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, MIST, PANEL
from render.layout import GAP, GUTTER, MARGIN, WIDTH, Rect, Size
from render.parts.panels import laid
from render.tickettoride.board import CARDS
from render.tickettoride.cards import draw_deck, draw_discards, draw_row_card, draw_ticket_pile
from render.tickettoride.handcards import CAPTION, figure, held_card, paint_caption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.surface.sheet import Sheet
    from render.tickettoride.scene import OfferScene
    from render.tickettoride.zooms import CaptionScene, RowZoomScene

_ROOM = WIDTH - 2 * MARGIN
_PAD = 16
_CARD, _PITCH = Size(208, 164), 220
_PILE, _PILE_PITCH = Size(156, 172), 164
_SIGN, _FIGURE, _COUNT = 32, 50, 58
_KIND = Size(200, 150)
_ROW = CAPTION + _PILE.height + 16
_KINDS = CAPTION + _KIND.height + 90


def compose_row(sheet: Sheet, scene: RowZoomScene) -> None:
    """Paint the closeup onto a sheet of its size."""
    _paint_row(sheet, Rect(MARGIN, MARGIN, _ROOM, _ROW), scene.offer, scene.row_caption)
    top = MARGIN + _ROW + GUTTER
    for counts, caption in (
        (scene.discards, scene.discards_caption),
        (scene.unseen, scene.unseen_caption),
    ):
        if counts:
            _paint_kinds(sheet, Rect(MARGIN, top, _ROOM, _KINDS), counts, caption)
            top += _KINDS + GUTTER


def size_of_row(scene: RowZoomScene) -> Size:
    """Return the size of the closeup."""
    lines = 2 if scene.unseen else 1
    return Size(WIDTH, 2 * MARGIN + _ROW + lines * (GUTTER + _KINDS))


def _paint_row(sheet: Sheet, area: Rect, offer: OfferScene, caption: CaptionScene) -> None:
    paint_caption(sheet, area, caption)
    top = area.y + CAPTION
    for place, card in enumerate(offer.row):
        x = area.x + _PAD + place * _PITCH - GAP
        sheet.sprite(x, top, draw_row_card, _CARD, card, place + 1, _SIGN, _FIGURE)
    left = area.right - 3 * _PILE_PITCH - 4
    sheet.sprite(left, top, draw_deck, _PILE, offer.deck, _COUNT)
    discards = (_PILE, offer.face, offer.discards, _COUNT)
    sheet.sprite(left + _PILE_PITCH, top, draw_discards, *discards)
    sheet.sprite(left + 2 * _PILE_PITCH, top, draw_ticket_pile, _PILE, offer.tickets, _COUNT)


def _paint_kinds(sheet: Sheet, area: Rect, counts: Sequence[int], caption: CaptionScene) -> None:
    paint_caption(sheet, area, caption)
    pitch = (area.width - 2 * _PAD - _KIND.width) / (len(CARDS) - 1)
    for place, (colour, count) in enumerate(zip(CARDS, counts, strict=True)):
        x, y = area.x + _PAD + place * pitch, area.y + CAPTION
        sheet.sprite(x, y, laid, held_card, PANEL, _KIND, colour, count > 0)
        at = (x + _KIND.width / 2 - 60, y + _KIND.height + 12)
        sheet.sprite(*at, laid, figure, PANEL, 120, 64, str(count), CREAM if count else MIST)
