"""Paints what a portrait's seat chooses from: columns, the card turned over, cards, bonuses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from render.colours import BAND, CREAM, FLARE, GOLD, INK, NIGHT, PANEL, SLOT
from render.layout import GAP, Rect, Size
from render.parts.frames import frame_choice, frame_mark
from render.parts.icons import lock, medal, pile
from render.parts.panels import faded, laid
from render.parts.portrait import LEAST, ROOM, PortraitSection, paint_panel
from render.parts.scene import Mark
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.columns import draw_joining
from render.sanfrancisco.landmarks import foundation, fountain
from render.sanfrancisco.scene import DISTRICTS, ColumnState
from render.sanfrancisco.supply import FEW_TOKENS, GONE, bonus_bar, bonus_icon, completion
from render.sanfrancisco.tickets import draw_ticket
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.text.lettering import Look

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PIL import Image

    from render.colours import RGB
    from render.sanfrancisco.scene import BonusScene, CardScene, ColumnScene, SupplyScene
    from render.sanfrancisco.zooms import PortraitScene
    from render.surface.sheet import Sheet

_PAD = 10
_NARROWEST = 76
"""The least width of a card of a lane; more cards become tickets."""
_JOINING = 68
"""The width of the place where a card may join a lane."""
_TICKET = Size(92, 44)
_TURNED = Size(300, 214)
_TILE = Size(160, 124)
_STOCK = 66
"""The height of the line with what is left beside the columns."""


class _Lanes(NamedTuple):
    """The measures of columns as lanes: the heights, the head, the largest card."""

    pitch: int
    head: int
    card: Size


_WIDE = _Lanes(124, 138, Size(160, 104))
_BESIDE = _Lanes(100, 116, Size(112, 82))


class _Way(NamedTuple):
    """A way to lay out cards taken: the drawing of each and the number in a line."""

    draw: Callable[..., Image.Image]
    size: Size
    across: int
    most: int


def offer_sections(scene: PortraitScene) -> Sequence[PortraitSection]:
    """Return the sections with what is chosen from now; once the game is over none."""
    if scene.over:
        return ()
    sections: list[PortraitSection] = []
    if scene.piece is not None or any(bonus.choice for bonus in scene.supply.bonuses):
        sections.append(_bonuses(scene.supply.bonuses, scene.piece))
    taken = [column for column in scene.columns if column.state is ColumnState.TAKEN]
    cards = tuple(card for column in taken for card in column.left)
    if cards:
        sections.append(_taken(cards))
    if not sections:
        sections.append(_offer(scene))
    return sections


def _offer(scene: PortraitScene) -> PortraitSection:
    if scene.supply.turned_over is None:
        return _lanes(scene.columns, scene.supply)
    return _turned(scene.supply.turned_over, scene.columns, scene.supply)


def _lanes(columns: Sequence[ColumnScene], supply: SupplyScene) -> PortraitSection:

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        width = area.width - 2 * _PAD
        for number, column in enumerate(columns):
            y = area.y + _PAD + number * _WIDE.pitch
            lane = Rect(area.x + _PAD, y, width, _WIDE.pitch - 6)
            _paint_lane(sheet, lane, number + 1, column, _WIDE, joins=False)
        middle = area.bottom - _STOCK / 2 - 2
        x = _paint_stock(sheet, area.x + 32, middle, supply, 50)
        _paint_awards(sheet, x, middle, supply)

    return PortraitSection(_PAD + 3 * _WIDE.pitch + _STOCK, paint)


def _turned(
    card: CardScene, columns: Sequence[ColumnScene], supply: SupplyScene
) -> PortraitSection:
    height = 2 * _PAD + 3 * _BESIDE.pitch - 6

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        sheet.sprite(area.x + 12, area.y + 10, draw_card, _TURNED, PANEL, card)
        low = area.y + 10 + _TURNED.pitch[1]
        _paint_stock(sheet, area.x + 30, (low + area.bottom) / 2 - 1, supply, 40)
        left = area.x + 12 + _TURNED.pitch[0] + 10
        for number, column in enumerate(columns):
            y = area.y + _PAD + number * _BESIDE.pitch
            lane = Rect(left, y, area.right - _PAD - left, _BESIDE.pitch - 6)
            joins = column.state is ColumnState.OPEN
            _paint_lane(sheet, lane, number + 1, column, _BESIDE, joins=joins)

    return PortraitSection(height, paint)


def _paint_stock(sheet: Sheet, x: float, middle: float, supply: SupplyScene, gap: float) -> float:
    """Paint the numbers of cards in the deck and of foundation tokens left; return the end."""
    sheet.sprite(x, middle - 25, laid, pile, PANEL, 42, 50, CREAM, PANEL)
    x += 52
    x += sheet.text(x, middle, str(supply.deck), Look(Style.NUMBER, 54, CREAM, PANEL)) + gap
    sheet.sprite(x, middle - 23, laid, foundation, PANEL, 56, 46)
    x += 66
    colour = GOLD if supply.tokens <= FEW_TOKENS else CREAM
    look = Look(Style.NUMBER, 54, colour, PANEL)
    return x + sheet.text(x, middle, str(supply.tokens), look) + gap


def _paint_awards(sheet: Sheet, x: float, middle: float, supply: SupplyScene) -> None:
    for district, left in zip(DISTRICTS, supply.completions, strict=True):
        if left:
            sheet.sprite(x, middle - 24, laid, completion, PANEL, district, 24)
            x += 58
    if supply.medal:
        sheet.sprite(x + 8, middle - 25, laid, medal, PANEL, 44, 50)


def _paint_lane(
    sheet: Sheet, area: Rect, number: int, column: ColumnScene, lanes: _Lanes, *, joins: bool
) -> None:
    """Paint a column: its head, and its cards narrower or as tickets if there are many.

    Parameters
    ----------
    joins
        Whether the place where a card may join is shown.
    """
    edge = FLARE if column.emptied else None
    width, height = area.width, area.height
    values = (number, len(column.left), column.needs or 0, column.state, edge)
    sheet.sprite(area.x, area.y, laid, draw_lane, PANEL, Size(width, height), lanes.head, *values)
    left = area.x + lanes.head + 6
    room = area.right - 6 - left
    free, count = room - joins * _JOINING, len(column.left)
    if count * (_NARROWEST + 2 * GAP) > free:
        _paint_tickets(sheet, Rect(left, area.y, room, height), column, joins=joins)
        return
    card = Size(min(lanes.card.width, free // max(1, count) - 2 * GAP), lanes.card.height)
    x, y = left, area.y + (height - card.pitch[1]) / 2
    for each in column.left:
        x += sheet.sprite(x, y, draw_lane_card, card, SLOT, each)[0]
    if joins:
        place = Size(_JOINING - 2 * GAP, card.height)
        sheet.sprite(x, y, draw_joining, place, SLOT)


def _paint_tickets(sheet: Sheet, area: Rect, column: ColumnScene, *, joins: bool) -> None:
    """Paint cards as tickets in two lines; the last place counts all cards beyond."""
    across = area.width // (_TICKET.width + 2 * GAP)
    size = Size(area.width // across - 2 * GAP, _TICKET.height)
    places = 2 * across - joins
    cards = column.left
    shown = cards if len(cards) <= places else cards[: places - 1]
    pitch, top = size.pitch, area.y + (area.height - 2 * size.pitch[1]) / 2

    def at(place: int) -> tuple[float, float]:
        return area.x + place % across * pitch[0], top + place // across * pitch[1]

    for place, card in enumerate(shown):
        sheet.sprite(*at(place), draw_lane_ticket, size, SLOT, card)
    rest = cards[len(shown) :]
    if rest:
        mark = Mark.LAST if any(card.mark is Mark.LAST for card in rest) else Mark.NONE
        sheet.sprite(*at(len(shown)), draw_rest, size, SLOT, len(rest), mark)
    if joins:
        sheet.sprite(*at(len(shown) + bool(rest)), draw_joining, size, SLOT)


def draw_lane(
    size: Size,
    head: int,
    number: int,
    count: int,
    needs: int,
    state: ColumnState,
    edge: RGB | None,
) -> Canvas:
    """Draw the ground of a lane with its head: the number of the column and of its cards.

    The head is gold if the active player may act on the column. A column that is too short shows a
    lock, and the cards it has of those it needs. A coloured edge means that the last turn took its
    cards.
    """
    width, height = size
    canvas = Canvas(width, height)
    gold = state is not ColumnState.SHUT
    ground, ink = (GOLD, INK) if gold else (BAND, CREAM)
    canvas.box((0, 0, width, height), SLOT, radius=14)
    canvas.box((0, 0, head, height), ground, radius=14)
    canvas.box((8, 8, head * 0.5, height - 8), INK if gold else NIGHT, radius=10)
    at = (4 + head * 0.25, height / 2)
    canvas.text(
        at,
        str(number),
        Style.NUMBER,
        min(80, 0.66 * height),
        GOLD if gold else CREAM,
        room=head * 0.4,
    )
    middle, top = head * 0.73, height * 0.1
    if needs:
        canvas.stamp(lock(26, 36, ink), middle - 13, top)
        text = f"{count}/{needs}"
    else:
        canvas.stamp(pile(28, 34, ink, ground), middle - 14, top)
        text = str(count)
    at = (middle, height * 0.71)
    canvas.text(at, text, Style.NUMBER, 46, ink, room=head * 0.5 - 4)
    if edge is not None:
        canvas.frame((0, 0, head, height), edge, 7, radius=14)
    return canvas


def draw_lane_card(size: Size, ground: RGB, card: CardScene) -> Image.Image:
    """Draw a card of a lane; a city square shows its sign large in place of its two values."""
    if not card.square or card.value is not None:
        return draw_card(size, ground, card)
    image = draw_card(size, ground, replace(card, square=False))
    sign = fountain(min(0.27 * size.width, 0.3 * size.height)).done()
    image.paste(sign, (GAP + round(0.09 * size.width), GAP + round(0.1 * size.height)), sign)
    return image


def draw_lane_ticket(size: Size, ground: RGB, card: CardScene) -> Image.Image:
    """Draw a card of a lane as a ticket; a city square shows its sign."""
    if not card.square or card.value is not None:
        return draw_ticket(size, ground, card)
    image = draw_ticket(size, ground, replace(card, square=False))
    sign = fountain(0.36 * size.height).done()
    image.paste(sign, (GAP + 23, GAP + round(0.1 * size.height)), sign)
    return image


def draw_rest(size: Size, ground: RGB, count: int, mark: Mark) -> Image.Image:
    """Draw the ticket that counts `count` more cards."""
    canvas = Canvas(*size.pitch, ground)
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    canvas.box(box, CREAM, radius=7)
    at = (canvas.width / 2, canvas.height / 2)
    canvas.text(at, f"+{count}", Style.NUMBER, LEAST + 1, INK, room=size.width - 14)
    frame_mark(canvas, box, mark, 0.8, 7)
    return canvas.done().convert("RGB")


def _taken(cards: Sequence[CardScene]) -> PortraitSection:
    ways = (
        _Way(draw_card, Size(316, 210), 3, 3),
        _Way(draw_card, Size(236, 150), 4, 8),
        _Way(draw_card, Size(186, 124), 5, 15),
        _Way(draw_lane_ticket, Size(110, 46), 8, len(cards)),
    )
    way = next(way for way in ways if len(cards) <= way.most)
    apart = (ROOM - 2 * _PAD - 4 - way.across * way.size.pitch[0]) / (way.across - 1)
    lines = -(-len(cards) // way.across)
    line = way.size.pitch[1] + 8

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        for number, card in enumerate(cards):
            x = area.x + _PAD + 2 + number % way.across * (way.size.pitch[0] + apart)
            y = area.y + _PAD + 2 + number // way.across * line
            sheet.sprite(x, y, way.draw, way.size, PANEL, card)

    return PortraitSection(2 * _PAD + lines * line - 4, paint)


def _bonuses(bonuses: Sequence[BonusScene], piece: object) -> PortraitSection:
    """Return the kinds of bonus with the pieces left; those that may be taken are framed.

    Parameters
    ----------
    piece
        The kind that is being put, framed as well; the others are faded then.
    """

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        pitch = (area.width - 2 * _PAD) / len(bonuses)
        for number, bonus in enumerate(bonuses):
            x = area.x + _PAD + number * pitch + (pitch - _TILE.width) / 2
            framed = bonus.choice or bonus.kind is piece
            pale = not framed and (piece is not None or not bonus.left)
            sheet.sprite(x, area.y + _PAD, draw_tile, bonus, framed, pale)

    return PortraitSection(2 * _PAD + _TILE.height, paint)


def draw_tile(bonus: BonusScene, framed: bool, pale: bool) -> Image.Image:  # noqa: FBT001
    """Draw a kind of bonus under its district's colour, beside the number of pieces left."""
    canvas = Canvas(*_TILE, PANEL)
    width, height = _TILE
    canvas.box((0, 0, width, height), SLOT, radius=12)
    bonus_bar(canvas, bonus.kind, (14, 10, width - 14, 22), 4)
    icon = bonus_icon(bonus.kind, 1.9)
    middle = (height + 22) / 2 - 2
    canvas.stamp(icon, 55 - icon.width / 2, middle - icon.height / 2)
    canvas.text((124, middle), str(bonus.left), Style.NUMBER, 54, CREAM, room=40)
    if framed:
        frame_choice(canvas, (2, 2, width - 2, height - 2), 1.4, 11)
    image = canvas.done().convert("RGB")
    return faded(image, GONE) if pale else image
