"""Paints the cards of a hand, the row and the deck, and the souvenirs, for a phone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.colours import CREAM, FLARE, FOG, GOLD, MIST, PANEL
from render.layout import GAP, Size
from render.parts.panels import laid, open_pill
from render.parts.portrait import PortraitSection, paint_panel
from render.parts.scene import Mark
from render.surface.canvas import Canvas
from render.surface.shapes import star
from render.text.fonts import Style
from render.text.lettering import Look, fit, legible, width
from render.tickettoride.board import CARDS
from render.tickettoride.cards import card_face, draw_deck, draw_row_card, no_card
from render.tickettoride.pieces import hand, no_token, ticket, token
from render.tickettoride.scene import Access, Souvenir

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.layout import Rect
    from render.surface.sheet import Sheet
    from render.tickettoride.board import Colour
    from render.tickettoride.scene import OfferScene, PlayerScene
    from render.tickettoride.zooms import CaptionScene

CAPTION = 58
"""The height of the words above the pieces of a section."""
_WORDS = 42
_PAD = 14
_CARD, _COUNT = Size(134, 120), 76
_ROW_CARD, _SIGN, _FIGURE, _DECK_FIGURE = Size(155, 126), 25, 48, 52
_TOKEN = 34
_WIDE, _CLOSE = 104, 77
"""The distance of two souvenirs, alone and beside the numbers of cards and tickets."""
_SUM, _GAIN = Size(112, 60), Size(100, 60)


def paint_caption(sheet: Sheet, area: Rect, caption: CaptionScene) -> None:
    """Paint the panel of a section, and its words above."""
    paint_panel(sheet, area)
    look = Look(Style.PROSE, _WORDS, FOG, PANEL)
    middle = area.y + CAPTION / 2 + 2
    room = area.width - 2 * _PAD - 16
    more, size = fit(legible(caption.more, Style.PROSE), Style.PROSE, _WORDS, room * 0.6, 39)
    right = area.right - _PAD - 8
    sheet.text(right, middle, more, look._replace(size=size), anchor="r")
    room -= width(more, Style.PROSE, size) + 20
    title, size = fit(legible(caption.title, Style.PROSE), Style.PROSE, _WORDS, room, 39)
    sheet.text(area.x + _PAD + 8, middle, title, look._replace(size=size))


def hand_section(counts: Sequence[int], caption: CaptionScene) -> PortraitSection:
    """Return the section with the cards of a hand: every kind, with its number."""
    line = _CARD.height + 76

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_caption(sheet, area, caption)
        pitch = (area.width - 2 * _PAD - _CARD.width) / (len(CARDS) - 1)
        for place, (colour, count) in enumerate(zip(CARDS, counts, strict=True)):
            x, y = area.x + _PAD + place * pitch, area.y + CAPTION
            sheet.sprite(x, y, laid, held_card, PANEL, _CARD, colour, count > 0)
            ink = CREAM if count else MIST
            at = (x + _CARD.width / 2, y + _CARD.height + 40)
            sheet.sprite(at[0] - 60, at[1] - 32, laid, figure, PANEL, 120, 64, str(count), ink)

    return PortraitSection(CAPTION + line + 12, paint)


def held_card(size: Size, colour: Colour, held: bool) -> Canvas:  # noqa: FBT001
    """Draw a kind of card in a hand, or its place if there is none."""
    return card_face(size, colour, 25) if held else no_card(size, colour)


def figure(width: float, height: float, text: str, ink: tuple[int, int, int]) -> Canvas:
    """Draw the number of cards of a kind."""
    canvas = Canvas(width, height)
    at = (width / 2, height / 2)
    canvas.text(at, text, Style.NUMBER, _COUNT, ink, room=width)
    return canvas


def offer_section(offer: OfferScene, caption: CaptionScene) -> PortraitSection:
    """Return the section with the row and the deck; what may be taken is framed in gold.

    What is new in the row keeps its own frame: its number is gold where it may be taken.
    """

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_caption(sheet, area, caption)
        pitch = (area.width - 2 * _PAD - _ROW_CARD.width) / len(offer.row)
        top = area.y + CAPTION
        for place, card in enumerate(offer.row):
            open_ = card.access is Access.OPEN and card.mark is not Mark.LAST
            shown = replace(card, mark=Mark.CHOICE) if open_ else card
            x = area.x + _PAD + place * pitch - GAP
            sheet.sprite(x, top, draw_row_card, _ROW_CARD, shown, place + 1, _SIGN, _FIGURE)
        deck = replace(offer.deck, mark=Mark.CHOICE) if offer.deck.open else offer.deck
        size = Size(_ROW_CARD.width + 2 * GAP, _ROW_CARD.height + 2 * GAP + 8)
        x = area.x + _PAD + len(offer.row) * pitch - GAP
        sheet.sprite(x, top, draw_deck, size, deck, _DECK_FIGURE)

    return PortraitSection(CAPTION + _ROW_CARD.height + 2 * GAP + 8 + 12, paint)


def souvenirs_section(
    player: PlayerScene, worth: Sequence[int], *, counts: bool
) -> PortraitSection:
    """Return the section with the souvenirs of a seat, their worth and that of the next one.

    Parameters
    ----------
    counts
        Whether the numbers of its cards and tickets are shown instead of the worth of the next one.
    """

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        middle, held = area.y + area.height / 2, len(player.souvenirs)
        pitch = _CLOSE if counts else _WIDE
        for place, souvenir in enumerate(Souvenir):
            x = area.x + _PAD + pitch * (place + 0.5)
            _paint_souvenir(sheet, (x - _TOKEN, middle - _TOKEN), player, souvenir)
        x = area.x + _PAD + pitch * len(Souvenir) + 16
        sheet.sprite(x, middle - _SUM.height / 2, laid, star_sum, PANEL, _SUM, str(worth[held]))
        if counts:
            _paint_counts(sheet, area, player)
        elif held < len(Souvenir):
            gain = f"+{worth[held + 1] - worth[held]}"
            x = area.right - _PAD - _GAIN.width
            drawn = (gain, *_GAIN, GOLD, CREAM)
            sheet.sprite(x, middle - _GAIN.height / 2, laid, open_pill, PANEL, *drawn)

    return PortraitSection(2 * _TOKEN + 24, paint)


def star_sum(size: Size, text: str) -> Canvas:
    """Draw points beside a star."""
    canvas = Canvas(*size)
    canvas.polygon(star(20, size.height / 2 + 1, 20, 8.8, 5), GOLD)
    at = (50, size.height / 2)
    canvas.text(at, text, Style.NUMBER, 64, CREAM, room=size.width - 50, anchor="l")
    return canvas


def _paint_souvenir(
    sheet: Sheet, at: tuple[float, float], player: PlayerScene, souvenir: Souvenir
) -> None:
    if souvenir not in player.souvenirs:
        sheet.sprite(*at, laid, no_token, PANEL, souvenir, _TOKEN)
    elif souvenir is player.taken:
        sheet.sprite(*at, laid, token, PANEL, souvenir, _TOKEN, FLARE)
    else:
        sheet.sprite(*at, laid, token, PANEL, souvenir, _TOKEN)


def _paint_counts(sheet: Sheet, area: Rect, player: PlayerScene) -> None:
    look = Look(Style.NUMBER, 64, CREAM, PANEL)
    middle, x = area.y + area.height / 2, area.right - 288
    sheet.sprite(x, middle - 26, laid, hand, PANEL, 42, 52)
    sheet.text(x + 54, middle, str(player.cards), look)
    x += 136
    sheet.sprite(x, middle - 22, laid, ticket, PANEL, 60, 44)
    held = "?" if player.tickets is None else str(player.tickets)
    sheet.text(x + 72, middle, held, look)
