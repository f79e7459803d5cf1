"""Draws transport cards, their places in the row, and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.colours import CREAM, FOG, GOLD, INK, LINE, MIST, PANEL, SLOT
from render.layout import GAP, Size
from render.parts.frames import frame_choice, frame_last, frame_mark
from render.parts.icons import lock
from render.parts.scene import Mark
from render.surface.canvas import Canvas
from render.text.fonts import Style
from render.tickettoride.colours import PAINTS
from render.tickettoride.glyphs import mark
from render.tickettoride.pieces import ticket
from render.tickettoride.scene import Access
from render.tickettoride.vehicles import bridge, landscape

if TYPE_CHECKING:
    from render.tickettoride.board import Colour
    from render.tickettoride.scene import PileScene, RowCardScene

RADIUS = 10
_FADED = 0.55
_BEHIND = 4
"""How far a card of a pile peeks out below the one before it."""
TAB = (False, True, False, True)
"""The round corners of the tab with the number of a card."""


def card_face(size: Size, colour: Colour, sign: float) -> Canvas:
    """Draw a card: a landscape with a streetcar or a ferry, and the sign of its colour.

    Parameters
    ----------
    sign
        The radius of the disc with the sign.
    """
    canvas = Canvas(*size)
    z = min(size.width / 150, size.height / 116)
    edge, radius = 3 * z, RADIUS * z
    canvas.box((0, 0, size.width, size.height), CREAM, radius=radius)
    view = landscape(colour, size.width - 2 * edge, size.height - 2 * edge, z)
    inner = (edge, edge, size.width - edge, size.height - edge)
    canvas.inset(view.fine, inner, radius - edge)
    at = edge + 4 * z + sign
    canvas.disc(at, at, sign, INK)
    canvas.disc(at, at, sign - 1.8 * z, CREAM)
    mark(canvas, colour, at, at, sign * 0.62, PAINTS[colour].sign)
    return canvas


def card_back(size: Size) -> Canvas:
    """Draw the back of a card."""
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), CREAM, radius=9)
    view = bridge(size.width - 6, size.height - 6)
    canvas.inset(view.fine, (3, 3, size.width - 3, size.height - 3), 6)
    return canvas


def no_card(size: Size, colour: Colour | None) -> Canvas:
    """Draw the place of a card that is missing, with the sign of its colour if it has one."""
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), SLOT, radius=RADIUS)
    canvas.frame((0, 0, size.width, size.height), LINE, 2, radius=RADIUS)
    if colour is not None:
        mark(canvas, colour, size.width / 2, size.height / 2, size.height * 0.24, LINE)
    return canvas


def draw_row_card(
    size: Size, card: RowCardScene, number: int, sign: float, figure: int
) -> Image.Image:
    """Draw a place of the row on a panel, with `GAP` around it.

    Parameters
    ----------
    sign, figure
        The radius of the sign's disc, and the size of the place's number.
    """
    face = no_card(size, None) if card.colour is None else card_face(size, card.colour, sign)
    canvas = Canvas(size.width + 2 * GAP, size.height + 2 * GAP, PANEL)
    canvas.stamp(_faded(face, _FADED) if card.access is Access.SHUT else face, GAP, GAP)
    box = (GAP, GAP, GAP + size.width, GAP + size.height)
    frame_mark(canvas, box, card.mark, 1.1, RADIUS)
    _tab(canvas, box, str(number), card.access, figure)
    if card.access is Access.SHUT:
        height = figure * 1.08
        key = lock(height * 0.72, height, GOLD)
        at = (box[0] + size.width * 0.12, box[3] - height - size.height * 0.1)
        canvas.box((at[0] - 7, at[1] - 5, at[0] + key.width + 7, at[1] + height + 6), INK, radius=9)
        canvas.stamp(key, *at)
    return canvas.done()


def _tab(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    text: str,
    access: Access,
    figure: int,
) -> None:
    _, top, right, _ = box
    width, height = figure, figure * 1.06
    inner = (right - width - 3, top + 3, right - 3, top + 3 + height)
    canvas.box(inner, INK, radius=8, corners=TAB)
    ink = {Access.OPEN: GOLD, Access.SHUT: MIST, Access.IDLE: FOG}[access]
    at = ((inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2)
    canvas.text(at, text, Style.NUMBER, figure, ink, room=width - 6)


def draw_deck(size: Size, pile: PileScene, figure: int) -> Image.Image:
    """Draw the deck with its number on a panel; `size` is that of the whole drawing."""
    canvas = Canvas(*size, PANEL)
    face = Size(size.width - 2 * _BEHIND - 2 * GAP, size.height - 2 * _BEHIND - 2 * GAP)
    if pile.count:
        for behind in range(min(2, pile.count - 1), 0, -1):
            _edge(canvas, face, behind * _BEHIND)
        canvas.stamp(card_back(face), GAP, GAP)
    else:
        canvas.stamp(no_card(face, None), GAP, GAP)
    box = (GAP, GAP, GAP + face.width, GAP + face.height)
    _frame_pile(canvas, box, pile)
    plate(canvas, pile.count, face.width, size.height, figure, lit=pile.open)
    return canvas.done()


def draw_discards(size: Size, colour: Colour | None, count: int, figure: int) -> Image.Image:
    """Draw the discards with their number on a panel."""
    face = Size(size.width - 2 * _BEHIND - 2 * GAP, size.height - 2 * _BEHIND - 2 * GAP)
    canvas = Canvas(*size, PANEL)
    drawing = no_card(face, None) if colour is None else _faded(card_face(face, colour, 19), 0.42)
    canvas.stamp(drawing, GAP, GAP)
    plate(canvas, count, face.width, size.height, figure)
    return canvas.done()


def draw_ticket_pile(size: Size, pile: PileScene, figure: int) -> Image.Image:
    """Draw the ticket pile with its number on a panel."""
    canvas = Canvas(*size, PANEL)
    face = Size(size.width - 2 * _BEHIND - 2 * GAP, round((size.width - 12) * 0.68))
    top = GAP + (size.height - figure * 0.8 - face.height) / 2 - _BEHIND
    if pile.count:
        for behind in range(min(2, pile.count - 1), -1, -1):
            offset = behind * _BEHIND
            canvas.stamp(ticket(*face), GAP + offset, top + offset)
    else:
        canvas.stamp(no_card(face, None), GAP, top)
    _frame_pile(canvas, (GAP, top, GAP + face.width, top + face.height), pile)
    plate(canvas, pile.count, face.width, size.height, figure, lit=pile.open)
    return canvas.done()


def _frame_pile(canvas: Canvas, box: tuple[float, float, float, float], pile: PileScene) -> None:
    if pile.mark is Mark.LAST:
        frame_last(canvas, box, 1.1, RADIUS)
    elif pile.mark is not Mark.NONE:
        frame_choice(canvas, box, 1.1, RADIUS)


def _edge(canvas: Canvas, face: Size, offset: float) -> None:
    left = top = GAP + offset
    box = (left, top, left + face.width, top + face.height)
    canvas.box(box, LINE, radius=9)
    canvas.box(box, FOG, radius=8, grow=-1)


def plate(
    canvas: Canvas, count: int, width: float, height: float, figure: int, *, lit: bool = False
) -> None:
    """Draw the number of cards in a pile, gold (`lit`) if one may be drawn."""
    wide, high = figure * 1.42, figure
    left = GAP + (width - wide) / 2
    canvas.box((left, height - high, left + wide, height), INK, radius=10)
    at = (left + wide / 2, height - high / 2)
    canvas.text(at, str(count), Style.NUMBER, figure, GOLD if lit else CREAM, room=wide - 8)


def _faded(drawing: Canvas, share: float) -> Canvas:
    """Return a drawing on a panel, blended with its colour (see `panels.faded`)."""
    canvas = Canvas(drawing.width, drawing.height, PANEL)
    canvas.stamp(drawing, 0, 0)
    veil = Image.new("RGBA", canvas.fine.size, (*PANEL, 255))
    canvas.fine = Image.blend(canvas.fine, veil, share)
    return canvas
