"""Paints the three columns of projects, downwards or as lanes to the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from render.colours import BAND, CREAM, FLARE, GOLD, INK, NIGHT, PANEL, SLOT
from render.layout import GAP, Size
from render.parts.icons import lock, pile
from render.parts.panels import laid, opaque, panel
from render.parts.scene import Mark
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.scene import ColumnState
from render.sanfrancisco.scenery import night_bay
from render.sanfrancisco.tickets import draw_more, draw_ticket
from render.surface.canvas import Canvas
from render.text.fonts import Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.colours import RGB
    from render.layout import Rect
    from render.sanfrancisco.scene import CardScene, ColumnScene
    from render.surface.sheet import Sheet

FEW = 6
"""The most cards of a column that are shown whole; more become tickets."""
_MOST = 12
"""The most tickets of a column; the last one counts any cards beyond."""
_HEAD = 48
_LANE_HEAD = 104
_TICKET, _LANE_TICKET = 34, 44


Place: TypeAlias = "Callable[[int], tuple[float, float]]"
"""Returns the place of a card of a column by its number from 0."""


def paint_columns(
    sheet: Sheet, area: Rect, columns: tuple[ColumnScene, ...], card: Size, *, lanes: bool
) -> None:
    """Paint the panel of the columns."""
    paint = _paint_lanes if lanes else _paint_upright
    paint(sheet, area, columns, card)


def _paint_upright(sheet: Sheet, area: Rect, columns: tuple[ColumnScene, ...], card: Size) -> None:
    pad, top = 9, 8 + _HEAD + 6
    window = (pad, top, area.width - pad, area.height - pad)
    sheet.sprite(area.x, area.y, opaque, draw_bay, area.width, area.height, window)
    width, height = card.pitch
    gap = (area.width - 2 * pad - 3 * width) / 4
    first = area.y + top + 5
    last = area.bottom - pad - 4 - height
    for i, column in enumerate(columns):
        x = area.x + pad + gap + i * (width + gap)
        paint_head(sheet, x + GAP, area.y + 8, i + 1, column, card.width)
        if len(column.cards) <= FEW:
            step = min(height, (last - first) / (FEW - 1))
            _paint_cards(sheet, column.cards, card, _below(x, first, step))
        else:
            ticket = Size(card.width, _TICKET)
            end = last + height - ticket.pitch[1]
            step = min(ticket.pitch[1], (end - first) / (_MOST - 1))
            _paint_tickets(sheet, column, ticket, _below(x, first, step))


def _paint_lanes(sheet: Sheet, area: Rect, columns: tuple[ColumnScene, ...], card: Size) -> None:
    left, pad = 126, 10
    window = (left, pad, area.width - pad, area.height - pad)
    sheet.sprite(area.x, area.y, opaque, draw_bay, area.width, area.height, window)
    width, height = card.pitch
    top = area.y + pad + (area.height - 2 * pad - 3 * height) / 2
    x = area.x + left + 4
    step = min(width, (area.right - pad - 4 - width - x) / (FEW - 1))
    for i, column in enumerate(columns):
        y = top + i * height
        paint_head(sheet, area.x + 12, y + (height - _HEAD) / 2, i + 1, column, _LANE_HEAD)
        if len(column.cards) <= FEW:
            _paint_cards(sheet, column.cards, card, beside(x, y, step, height))
        else:
            ticket = Size(card.width, _LANE_TICKET)
            _paint_tickets(sheet, column, ticket, beside(x, y + 2, step, height / 2))


def _below(x: float, y: float, step: float) -> Place:
    """Return the places of cards one below the other."""
    return lambda number: (x, y + number * step)


def beside(x: float, y: float, step: float, line: float, across: int = FEW) -> Place:
    """Return the places of cards side by side, `across` in a line."""
    return lambda number: (x + number % across * step, y + number // across * line)


def _paint_cards(
    sheet: Sheet, cards: tuple[CardScene | None, ...], size: Size, place: Place
) -> None:
    for number, card in enumerate(cards):
        if card is not None:
            sheet.sprite(*place(number), draw_card, size, SLOT, card)


def _paint_tickets(sheet: Sheet, column: ColumnScene, size: Size, place: Place) -> None:
    """Paint tickets; the last place counts all cards beyond.

    With cards beyond, the others move up when one leaves.
    """
    cards = column.cards if len(column.cards) <= _MOST else column.left
    shown = cards if len(cards) <= _MOST else cards[: _MOST - 1]
    for number, card in enumerate(shown):
        if card is not None:
            sheet.sprite(*place(number), draw_ticket, size, SLOT, card)
    rest = cards[len(shown) :]
    if rest:
        marks = {card.mark for card in rest if card is not None}
        strongest = (Mark.CHOICE, Mark.TARGET, Mark.LAST, Mark.NONE)
        mark = next(mark for mark in strongest if mark in marks)
        sheet.sprite(*place(_MOST - 1), draw_more, size, SLOT, len(rest), mark)


def paint_head(
    sheet: Sheet, x: float, y: float, number: int, column: ColumnScene, width: int
) -> None:
    """Paint the head of a column."""
    edge = FLARE if column.emptied else None
    values = (number, len(column.left), column.needs or 0, column.state, width, edge)
    sheet.sprite(x, y, laid, draw_head, PANEL, *values)


def draw_head(
    number: int, count: int, needs: int, state: ColumnState, width: int, edge: RGB | None = None
) -> Canvas:
    """Draw the head of a column: its number and its number of cards.

    It is gold if the active player may act on the column. A column that is too short shows a lock,
    and the cards it has of those it needs. A coloured edge means that the last turn took its cards.
    """
    canvas = Canvas(width, _HEAD)
    gold = state is not ColumnState.SHUT
    ground, ink = (GOLD, INK) if gold else (BAND, CREAM)
    canvas.box((0, 0, width, _HEAD), ground, radius=11)
    canvas.box((4, 4, 40, _HEAD - 4), INK if gold else NIGHT, radius=8)
    middle = _HEAD / 2
    canvas.text((22, middle), str(number), Style.NUMBER, 38, GOLD if gold else CREAM, room=30)
    left = 40 + (width - 40) / 2 - 25
    if needs:
        canvas.stamp(lock(14, 21, ink), left - 1, middle - 12)
        at = (left + 32, middle)
        canvas.text(at, f"{count}/{needs}", Style.NUMBER, 29, ink, room=33)
    else:
        canvas.stamp(pile(21, 30, ink, ground), left, middle - 15)
        at = (left + 36, middle)
        canvas.text(at, str(count), Style.NUMBER, 42 if count < 10 else 32, ink, room=28)
    if edge is not None:
        canvas.frame((0, 0, width, _HEAD), edge, 5, radius=11)
    return canvas


def draw_bay(width: int, height: int, window: tuple[int, int, int, int]) -> Canvas:
    """Draw the panel with the bay behind the columns."""
    canvas = panel(width, height)
    left, top, right, bottom = window
    canvas.inset(night_bay(right - left, bottom - top).fine, window, 12)
    return canvas
