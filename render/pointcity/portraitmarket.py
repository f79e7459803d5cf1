"""Paints the market of a portrait, and the deck beside the civic tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.colours import BAND, CREAM, GLASS, GOLD, INK, LINE, PANEL
from render.layout import GAP, Size
from render.parts.panels import laid, solid_pill
from render.parts.portrait import ROOM, PortraitSection, paint_panel
from render.pointcity.cards import draw_space
from render.pointcity.market import COLUMNS, draw_deck
from render.pointcity.pieces import automaton
from render.pointcity.scene import BuildingScene
from render.pointcity.tokens import draw_large_token
from render.surface.canvas import Canvas
from render.text.fonts import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL import Image

    from render.colours import RGB
    from render.layout import Rect
    from render.pointcity.scene import MarketScene, SpaceScene, TokenScene
    from render.pointcity.zooms import GainScene
    from render.surface.sheet import Sheet

_PAD = 10
_LETTERS, _NUMBERS = 52, 54
_CARD = Size((ROOM - 2 * _PAD - _NUMBERS) // 4 - 2 * GAP, 142)
_DECK = Size(114, 154)
_TOKEN = 166
_PILL = Size(88, 54)
_MOST = 9
"""The most tokens in a line."""


def market_section(
    market: MarketScene, gains: Sequence[GainScene | None], *, active: bool
) -> PortraitSection:
    """Return the market; what a building would bring stands in place of its printed points.

    Parameters
    ----------
    active
        Whether it can be taken in this turn, which makes what it would bring gold.
    """

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        width, height = _CARD.pitch
        x, y = area.x + _PAD + _NUMBERS, area.y + _PAD + _LETTERS
        column, row = market.markers or (0, 0)
        for number in range(4):
            name = (COLUMNS[number], Size(_CARD.width, _LETTERS - 6), number + 1 == column)
            at = (x + number * width + GAP, area.y + _PAD)
            sheet.sprite(*at, laid, draw_large_name, PANEL, *name)
            name = (str(number + 1), Size(_NUMBERS - 6, _CARD.height), number + 1 == row)
            at = (area.x + _PAD, y + number * height + GAP)
            sheet.sprite(*at, laid, draw_large_name, PANEL, *name)
        for number, (space, gain) in enumerate(zip(market.spaces, gains, strict=True)):
            at = (x + number % 4 * width, y + number // 4 * height)
            sheet.sprite(*at, draw_offer, _CARD, PANEL, space, gain, active)

    return PortraitSection(2 * _PAD + _LETTERS + 4 * _CARD.pitch[1], paint)


def draw_large_name(name: str, size: Size, marked: bool) -> Canvas:  # noqa: FBT001
    """Draw the name of a column or row, with the automaton if its marker stands there."""
    canvas = Canvas(*size)
    canvas.box((0, 0, size.width, size.height), GLASS if marked else BAND, radius=10)
    x, y = size.width / 2, size.height / 2
    if marked:
        across, down = (30, 0) if size.width > size.height else (0, 30)
        canvas.stamp(automaton(20), x - across - 20, y - down - 20)
        x, y = x + across, y + down
    canvas.text((x, y), name, Style.NUMBER, 46, INK if marked else CREAM, room=40)
    return canvas


def draw_offer(
    size: Size,
    ground: RGB,
    space: SpaceScene,
    gain: GainScene | None,
    active: bool,  # noqa: FBT001
) -> Image.Image:
    """Draw a space of the market: a building with what it would bring, or what it lacks.

    A building that can be paid shows a pill with its points in place of those printed on it; one
    that cannot shows beside its lock how many symbols lack.
    """
    card = space.card
    if gain is None or not isinstance(card, BuildingScene):
        return draw_space(size, ground, space)
    if not space.unpayable:
        fill, ink = (GOLD, INK) if active else (LINE, CREAM)
        text = f"+{gain.points}" if gain.points > 0 else str(gain.points)
        pill = solid_pill(text, *_PILL, fill, ink).done()
        image = draw_space(size, ground, replace(space, card=replace(card, points=0)))
        image.paste(pill, (GAP + 9, GAP + 9), pill)
        return image
    image = draw_space(size, ground, space)
    if gain.lacking:
        image.paste(number := _lacking(gain.lacking), (GAP + size.width - 78, GAP + 49), number)
    return image


def _lacking(count: int) -> Image.Image:
    canvas = Canvas(46, 46)
    canvas.text((44, 24), str(count), Style.NUMBER, 44, GOLD, room=44, anchor="r")
    return canvas.done()


def tokens_section(market: MarketScene, tokens: Sequence[TokenScene]) -> PortraitSection:
    """Return the deck, and the civic tokens left in as many lines as they need."""
    lines = max(1, -(-len(tokens) // _MOST))
    across = -(-len(tokens) // lines) if tokens else 1
    line = _TOKEN + 2 * GAP + 6

    def paint(sheet: Sheet, area: Rect) -> None:
        paint_panel(sheet, area)
        deck = (_DECK, PANEL, market.deck, market.top, market.deck_mark)
        y = area.y + (area.height - _DECK.height - 12) / 2
        sheet.sprite(area.x + _PAD + 4, y, draw_deck, *deck)
        left = area.x + _PAD + _DECK.width + 24
        pitch = min(112, (area.right - _PAD - left) / max(7, across))
        size = Size(int(pitch) - 2 * GAP, _TOKEN)
        for number, token in enumerate(tokens):
            at = (left + number % across * pitch, area.y + _PAD + number // across * line)
            sheet.sprite(*at, draw_large_token, size, PANEL, token)

    return PortraitSection(2 * _PAD + lines * line - 4, paint)
