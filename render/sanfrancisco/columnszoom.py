"""Paints the columns of projects large, a lane each, beside the card turned over and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from render.colours import BAND, CREAM, FLARE, GOLD, INK, NIGHT, PANEL, SLOT
from render.layout import GUTTER, Rect, Size
from render.parts.icons import lock, pile
from render.parts.panels import laid, opaque, panel
from render.sanfrancisco.cards import draw_card, draw_slot
from render.sanfrancisco.columns import FEW, beside, draw_bay
from render.sanfrancisco.landmarks import foundation
from render.sanfrancisco.layout import ZOOM
from render.sanfrancisco.scene import ColumnState
from render.sanfrancisco.supply import FEW_TOKENS, draw_deck
from render.sanfrancisco.tickets import draw_ticket
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.colours import RGB
    from render.sanfrancisco.scene import ColumnScene, SupplyScene
    from render.sanfrancisco.zooms import ColumnsZoomScene
    from render.surface.sheet import Sheet

_SIDE = Rect(ZOOM.x, ZOOM.y, 248, ZOOM.height)
_LANES = Rect(_SIDE.right + GUTTER, ZOOM.y, ZOOM.right - _SIDE.right - GUTTER, ZOOM.height)
_PAD = 12
_HEAD = 124
_CARD = Size(212, 136)
_LANE = (ZOOM.height - 2 * _PAD) / 3
"""The distance from one lane to the next."""


class _Lines(NamedTuple):
    """A way to lay out a column: the drawing of each card and the number of cards in a line."""

    draw: Callable[..., Image.Image]
    size: Size
    across: int
    lines: int


_WAYS = (
    _Lines(draw_card, Size(292, 204), 4, 1),
    _Lines(draw_card, Size(192, 136), FEW, 2),
    _Lines(draw_ticket, Size(192, 58), FEW, 5),
    _Lines(draw_ticket, Size(104, 34), 11, 8),
)
"""The ways from the largest cards down; the last has room for a whole deck."""


def compose_columns(sheet: Sheet, scene: ColumnsZoomScene) -> None:
    """Paint the columns, the card turned over, the deck and the tokens onto a sheet."""
    left, right = 2 * _PAD + _HEAD, _LANES.width - _PAD
    window = (left, _PAD, right, _LANES.height - _PAD)
    sheet.sprite(_LANES.x, _LANES.y, opaque, draw_bay, _LANES.width, _LANES.height, window)
    for number, column in enumerate(scene.columns, start=1):
        y = _LANES.y + _PAD + (number - 1) * _LANE
        edge = FLARE if column.emptied else None
        head = (number, len(column.left), column.needs or 0, column.state, edge)
        sheet.sprite(_LANES.x + _PAD, y + 4, laid, draw_lane_head, PANEL, *head)
        _paint_cards(sheet, _LANES.x + left + 8, y, column)
    _paint_side(sheet, scene.supply)


def _paint_side(sheet: Sheet, supply: SupplyScene) -> None:
    sheet.sprite(_SIDE.x, _SIDE.y, opaque, panel, _SIDE.width, _SIDE.height)
    first, second, third = (_SIDE.y + _PAD + (lane + 0.5) * _LANE for lane in range(3))
    x, half = _SIDE.x + (_SIDE.width - _CARD.pitch[0]) / 2, _CARD.pitch[1] / 2
    if supply.turned_over is None:
        sheet.sprite(x, first - half, draw_slot, _CARD, PANEL, SLOT)
    else:
        sheet.sprite(x, first - half, draw_card, _CARD, PANEL, supply.turned_over)
    sheet.sprite(x + 2, second - half, laid, draw_deck, PANEL, supply.deck, _CARD)
    look = Look(Style.NUMBER, 92, GOLD if supply.tokens <= FEW_TOKENS else CREAM, PANEL)
    sheet.sprite(_SIDE.x + 32, third - 37, laid, foundation, PANEL, 86, 74)
    sheet.text(_SIDE.x + 136, third + 3, str(supply.tokens), look)


def _paint_cards(sheet: Sheet, x: float, y: float, column: ColumnScene) -> None:
    count = len(column.cards)
    way = next((way for way in _WAYS if count <= way.across * way.lines), _WAYS[-1])
    pitch = way.size.pitch
    lines = -(-count // way.across)
    place = beside(x, y + (_LANE - lines * pitch[1]) / 2, *pitch, way.across)
    for number, card in enumerate(column.cards):
        if card is not None:
            sheet.sprite(*place(number), way.draw, way.size, SLOT, card)


def draw_lane_head(
    number: int, count: int, needs: int, state: ColumnState, edge: RGB | None
) -> Canvas:
    """Draw the head of a lane: the number of the column, and below its number of cards.

    As on the table it is gold if the active player may act, with a lock if the column is too short,
    and with a coloured edge if the last turn took its cards.
    """
    height = _LANE - 8
    canvas = Canvas(_HEAD, height)
    gold = state is not ColumnState.SHUT
    ground, ink = (GOLD, INK) if gold else (BAND, CREAM)
    canvas.box((0, 0, _HEAD, height), ground, radius=16)
    middle = _HEAD / 2
    canvas.box((14, 14, _HEAD - 14, 124), INK if gold else NIGHT, radius=12)
    canvas.text((middle, 69), str(number), Style.NUMBER, 96, GOLD if gold else CREAM, room=80)
    if needs:
        canvas.stamp(lock(40, 58, ink), middle - 20, height * 0.50)
        at = (middle, height * 0.82)
        canvas.text(at, f"{count}/{needs}", Style.NUMBER, 64, ink, room=_HEAD - 16)
    else:
        canvas.stamp(pile(50, 68, ink, ground), middle - 25, height * 0.48)
        canvas.text((middle, height * 0.82), str(count), Style.NUMBER, 76, ink, room=_HEAD - 16)
    if edge is not None:
        canvas.frame((0, 0, _HEAD, height), edge, 8, radius=16)
    return canvas
