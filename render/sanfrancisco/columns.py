"""Paints the three columns of projects, downwards or as lanes to the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from render.colours import BAND, CREAM, FLARE, GOLD, INK, NIGHT, PANEL, SLOT
from render.layout import GAP, Size
from render.parts.icons import lock, pile, plus_disc
from render.parts.panels import laid, opaque, panel
from render.parts.scene import Mark
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.scene import ColumnState
from render.sanfrancisco.scenery import night_bay
from render.sanfrancisco.tickets import draw_more, draw_ticket
from render.surface.canvas import Canvas
from render.text.fonts import Style

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL import Image

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
_TURNED, _LANE_TURNED = TURNED = Size(188, 141), Size(256, 192)
"""The size of the card turned over, below columns and right of lanes."""
_JOINING = 64
"""The width of the place in a lane for the card turned over."""


Place: TypeAlias = "Callable[[int], tuple[float, float]]"
"""Returns the place of a card of a column by its number from 0."""


def paint_columns(
    sheet: Sheet,
    area: Rect,
    columns: tuple[ColumnScene, ...],
    card: Size,
    *,
    lanes: bool,
    turned: CardScene | None = None,
) -> None:
    """Paint the panel of the columns.

    Parameters
    ----------
    turned
        The card turned over, shown large; the columns it may join show a place for it.
    """
    if turned is None:
        (_paint_lanes if lanes else _paint_upright)(sheet, area, columns, card)
    else:
        (_paint_joining_lanes if lanes else _paint_joining_upright)(
            sheet, area, columns, card, turned
        )


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


def _paint_joining_upright(
    sheet: Sheet, area: Rect, columns: tuple[ColumnScene, ...], card: Size, turned: CardScene
) -> None:
    pad, top = 9, 8 + _HEAD + 6
    window = (pad, top, area.width - pad, area.height - pad)
    sheet.sprite(area.x, area.y, opaque, draw_bay, area.width, area.height, window)
    low = area.bottom - pad - 6 - _TURNED.pitch[1]
    sheet.sprite(
        area.x + (area.width - _TURNED.pitch[0]) / 2, low, draw_card, _TURNED, SLOT, turned
    )
    width, height = card.pitch
    gap = (area.width - 2 * pad - 3 * width) / 4
    first, ticket = area.y + top + 5, Size(card.width, _TICKET)
    room = int(low - 6 - first)
    for i, column in enumerate(columns):
        x = area.x + pad + gap + i * (width + gap)
        paint_head(sheet, x + GAP, area.y + 8, i + 1, column, card.width)
        joins = column.state is ColumnState.OPEN
        count = len(column.left)
        if count * height + joins * ticket.pitch[1] <= room:
            _paint_cards(sheet, column.left, card, _below(x, first, height))
            if joins:
                sheet.sprite(x, first + count * height, draw_joining, ticket, SLOT)
        else:
            places = room // ticket.pitch[1]
            place = _below(x, first, ticket.pitch[1])
            _paint_joining_tickets(sheet, column, ticket, place, places, joins=joins)


def _paint_joining_lanes(
    sheet: Sheet, area: Rect, columns: tuple[ColumnScene, ...], card: Size, turned: CardScene
) -> None:
    left, pad = 126, 10
    window = (left, pad, area.width - pad, area.height - pad)
    sheet.sprite(area.x, area.y, opaque, draw_bay, area.width, area.height, window)
    end = area.right - pad - 10 - _LANE_TURNED.pitch[0]
    middle = area.y + (area.height - _LANE_TURNED.pitch[1]) / 2
    sheet.sprite(end, middle, draw_card, _LANE_TURNED, SLOT, turned)
    width, height = card.pitch
    top = area.y + pad + (area.height - 2 * pad - 3 * height) / 2
    x = area.x + left + 4
    room, slot = end - 8 - x, Size(_JOINING, card.height)
    for i, column in enumerate(columns):
        y = top + i * height
        paint_head(sheet, area.x + 12, y + (height - _HEAD) / 2, i + 1, column, _LANE_HEAD)
        joins = column.state is ColumnState.OPEN
        count = len(column.left)
        if count * width + joins * slot.pitch[0] <= room:
            _paint_cards(sheet, column.left, card, beside(x, y, width, height))
            if joins:
                sheet.sprite(x + count * width, y, draw_joining, slot, SLOT)
        else:
            ticket, across = Size(card.width, _LANE_TICKET), room // width
            place = beside(x, y + 2, width, height / 2, across)
            _paint_joining_tickets(sheet, column, ticket, place, 2 * across, joins=joins)


def _paint_joining_tickets(
    sheet: Sheet, column: ColumnScene, size: Size, place: Place, places: int, *, joins: bool
) -> None:
    """Paint tickets in so many places: the last for the card that joins, before it any rest."""
    cards = column.left
    free = places - joins
    shown = cards if len(cards) <= free else cards[: free - 1]
    for number, card in enumerate(shown):
        sheet.sprite(*place(number), draw_ticket, size, SLOT, card)
    rest = cards[len(shown) :]
    if rest:
        sheet.sprite(*place(len(shown)), draw_more, size, SLOT, len(rest), _strongest(rest))
    if joins:
        sheet.sprite(*place(len(shown) + bool(rest)), draw_joining, size, SLOT)


def draw_joining(size: Size, ground: RGB) -> Image.Image:
    """Draw the place where the card turned over may join a column: gold frame with a plus."""
    canvas = Canvas(*size.pitch, ground)
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    canvas.frame(box, GOLD, 4, radius=10)
    radius = min(24, 0.4 * size.width, 0.4 * size.height)
    canvas.stamp(plus_disc(radius), canvas.width / 2 - radius, canvas.height / 2 - radius)
    return canvas.done().convert("RGB")


def _below(x: float, y: float, step: float) -> Place:
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
        sheet.sprite(*place(_MOST - 1), draw_more, size, SLOT, len(rest), _strongest(rest))


def _strongest(cards: Sequence[CardScene | None]) -> Mark:
    marks = {card.mark for card in cards if card is not None}
    return next(mark for mark in (Mark.CHOICE, Mark.TARGET, Mark.LAST, Mark.NONE) if mark in marks)


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
