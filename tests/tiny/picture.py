"""What the picture of the tiny game shows, and how it is painted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.art import Art
from render.colours import BAND, CREAM, FOG, LINE, NAMED, NIGHT, PANEL, TEXT_PAIRS, ramp
from render.layout import GUTTER, HEIGHT, MARGIN, WIDTH, Rect
from render.parts.icons import paper
from render.parts.panels import headed_panel, laid, opaque, panel
from render.parts.partheader import paint_name, paint_seat, tone_of
from render.parts.scene import Part, TableParts
from render.parts.turnpanel import paint_turn
from render.surface.canvas import Canvas
from render.surface.palette import Palette
from render.surface.sheet import PALED
from render.surface.sprites import Sprites
from render.text.fonts import Style
from render.text.lettering import Look

if TYPE_CHECKING:
    from render.surface.sheet import Sheet

SPRITES = Sprites(
    Palette((*NAMED, *(step for ink, ground in TEXT_PAIRS for step in ramp(ink, ground))))
)
_HEADER = 68
_CARD = (104, 140)
_HANDS = Rect(MARGIN, MARGIN, 1000, HEIGHT - 2 * MARGIN)
_SIDE = Rect(_HANDS.right + GUTTER, MARGIN, WIDTH - MARGIN - GUTTER - _HANDS.right, 420)
_MIDDLE = Rect(_SIDE.x, _SIDE.bottom + GUTTER, _SIDE.width, _HANDS.bottom - _SIDE.bottom - GUTTER)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandScene(Part):
    """A seat's cards, by what is written on them; empty for one that lies face down."""

    cards: tuple[str, ...]
    waited: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TinyScene(TableParts):
    """A table of the tiny game, or a part of it.

    Parameters
    ----------
    hands
        One to four; the seats may begin at any number.
    deck
        How many cards lie there.
    opened
        The number on the open discard; empty for none.
    caption
        A few words above the deck, some 30 characters.
    """

    hands: tuple[HandScene, ...]
    deck: int
    opened: str
    caption: str


def compose(sheet: Sheet, scene: TinyScene) -> None:
    """Paint everything on a sheet."""
    height = (_HANDS.height - 3 * GUTTER) // 4
    for row, hand in enumerate(scene.hands):
        top = _HANDS.y + row * (height + GUTTER)
        _paint_hand(sheet, Rect(_HANDS.x, top, _HANDS.width, height), hand)
    paint_turn(sheet, _SIDE, scene)
    _paint_middle(sheet, scene)
    if scene.paused:
        sheet.pale(PALED)


def _paint_hand(sheet: Sheet, area: Rect, hand: HandScene) -> None:
    tone = tone_of(hand, active=hand.waited)
    sheet.sprite(area.x, area.y, opaque, headed_panel, area.width, area.height, _HEADER, tone)
    middle = area.y + _HEADER / 2
    x = paint_seat(sheet, (area.x + 14, middle), hand, tone, 27)
    between = (area.y + 3, area.y + _HEADER - 3)
    paint_name(sheet, (x, middle), area.right - 16, hand, 48, tone, between=between)
    for place, card in enumerate(hand.cards):
        at = area.x + 20 + place * (_CARD[0] + 16), area.y + _HEADER + 14
        sheet.sprite(*at, laid, draw_card, PANEL, card)


def _paint_middle(sheet: Sheet, scene: TinyScene) -> None:
    area = _MIDDLE
    sheet.sprite(area.x, area.y, opaque, panel, area.width, area.height)
    look = Look(Style.PROSE, 36, FOG, PANEL)
    sheet.text(area.x + 24, area.y + 44, scene.caption, look)
    top = area.y + 96
    sheet.sprite(area.x + 24, top, laid, draw_card, PANEL, "")
    at = (area.x + 24 + _CARD[0] / 2, top + _CARD[1] + 36)
    sheet.text(*at, str(scene.deck), Look(Style.NUMBER, 44, CREAM, PANEL), anchor="m")
    if scene.opened:
        sheet.sprite(area.x + 60 + _CARD[0], top, laid, draw_card, PANEL, scene.opened)


def draw_card(text: str) -> Canvas:
    """Draw a card with its number, or its back for no text."""
    if text:
        return paper(*_CARD, text)
    canvas = Canvas(*_CARD)
    canvas.box((0, 0, *_CARD), LINE, radius=8)
    canvas.box((4, 4, _CARD[0] - 4, _CARD[1] - 4), NIGHT, radius=6)
    canvas.box((16, 16, _CARD[0] - 16, _CARD[1] - 16), BAND, radius=6)
    return canvas


ART = Art(game="tiny", sprites=SPRITES, painters={TinyScene: compose}, sections=list)
