"""Paints the market large, beside the deck, the discards and the civic tokens in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import BAND, CREAM, FOG, PANEL
from render.layout import GUTTER, Rect, Size
from render.parts.panels import laid, opaque, panel
from render.pointcity.city import draw_held
from render.pointcity.cityzoom import draw_plate, paint_words
from render.pointcity.layout import LETTERS, NUMBERS, PAD, ZOOM
from render.pointcity.market import draw_deck, paint_market
from render.pointcity.scene import Resource
from render.pointcity.tokens import draw_tagged_token

if TYPE_CHECKING:
    from render.pointcity.scene import HeldScene
    from render.pointcity.zooms import MarketZoomScene, TokenNote
    from render.surface.sheet import Sheet

_MARKET = Rect(ZOOM.x, ZOOM.y, 900, ZOOM.height)
_SIDE = Rect(_MARKET.right + GUTTER, ZOOM.y, ZOOM.right - _MARKET.right - GUTTER, ZOOM.height)
_CARD = Size(
    (_MARKET.width - NUMBERS - 2 * PAD) // 4 - 4, (_MARKET.height - LETTERS - 2 * PAD) // 4 - 4
)
_DECK = Size(126, 170)
_HELD = Size(78, 56)
_LINES = 7
"""The most tokens in one column."""


def compose_market(sheet: Sheet, scene: MarketZoomScene) -> None:
    """Paint the market, the deck, the discards and the tokens onto a sheet."""
    paint_market(sheet, _MARKET, scene.market, _CARD)
    sheet.sprite(_SIDE.x, _SIDE.y, opaque, panel, _SIDE.width, _SIDE.height)
    market = scene.market
    deck = (_DECK, PANEL, market.deck, market.top, market.deck_mark)
    sheet.sprite(_SIDE.x + 16, _SIDE.y + 14, draw_deck, *deck)
    left = _SIDE.x + _DECK.width + 44
    caption = Rect(left, _SIDE.y + 14, _SIDE.right - PAD - left, 40)
    paint_words(sheet, caption, scene.caption, FOG, PANEL)
    _paint_discards(sheet, left, scene.discards)
    _paint_tokens(sheet, scene.tokens)


def _paint_discards(sheet: Sheet, left: int, discards: tuple[HeldScene, ...]) -> None:
    """Paint the discard pile: a column for each resource, double cards below single ones."""
    for held in discards:
        column = list(Resource).index(held.face.resource)
        x = left + column * _HELD.pitch[0]
        y = _SIDE.y + 62 + (held.face.symbols - 1) * _HELD.pitch[1]
        sheet.sprite(x, y, laid, draw_held, PANEL, _HELD, held)


def _paint_tokens(sheet: Sheet, notes: tuple[TokenNote, ...]) -> None:
    top = _SIDE.y + _DECK.height + 32
    columns = 1 if len(notes) <= _LINES else 2
    width, height = (_SIDE.width - 2 * PAD) // columns, (_SIDE.bottom - PAD - top) // _LINES
    size = Size(74, height - 14)
    for number, note in enumerate(notes):
        x = _SIDE.x + PAD + number // _LINES * width
        y = top + number % _LINES * height
        sheet.sprite(x + 2, y, laid, draw_plate, PANEL, width - 4, height - 4)
        sheet.sprite(x + 6, y + 3, draw_tagged_token, size, BAND, note.token)
        left = x + size.width + 20
        words = Rect(left, y + 4, x + width - 10 - left, height - 12)
        paint_words(sheet, words, note.text, CREAM, BAND)
