"""Paints a seat's turn for a phone: what to do, the market, what it can pay, the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, INK, PANEL
from render.layout import Size
from render.parts.icons import pile
from render.parts.partheader import tone_of
from render.parts.portrait import (
    BADGE,
    OTHER_COUNT,
    Other,
    PortraitSign,
    counted,
    head,
    others,
    paint_portrait,
    points,
    portrait_size,
)
from render.pointcity.pieces import automaton, civic_sign, house
from render.pointcity.portraitmarket import market_section, tokens_section
from render.pointcity.portraitsums import sums_section
from render.pointcity.zooms import ZoomStage
from render.surface.canvas import Canvas
from render.text.fonts import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.parts.panels import Tone
    from render.parts.portrait import PortraitSection
    from render.pointcity.scene import CityScene
    from render.pointcity.zooms import PortraitScene
    from render.surface.sheet import Sheet

_TURN = Size(142, 72)


def compose_portrait(sheet: Sheet, scene: PortraitScene) -> None:
    """Paint a portrait onto a sheet of its size."""
    paint_portrait(sheet, scene, sections_of(scene))


def size_of_portrait(scene: PortraitScene) -> Size:
    """Return the size of a portrait."""
    return portrait_size(sections_of(scene))


def sections_of(scene: PortraitScene) -> Sequence[PortraitSection]:
    """Return the sections of a portrait: below the head what is decided, then the rest."""
    city = scene.city
    badge = _automaton(40) if city.automaton and city.rank is None else None
    standing = _standing(scene, tone_of(city, active=scene.active))
    return (
        head(scene, city, standing, badge),
        *_middle(scene),
        others([_other(each) for each in scene.others]),
    )


def _middle(scene: PortraitScene) -> Sequence[PortraitSection]:
    sums = sums_section(scene.city, scene.cost)
    if scene.over:
        return (sums,)
    market = market_section(scene.market, scene.gains, active=scene.active)
    tokens = tokens_section(scene.market, scene.tokens)
    match scene.stage:
        case ZoomStage.TAKE:
            return market, tokens, sums
        case ZoomStage.PAY:
            return sums, market, tokens
        case ZoomStage.TOKEN:
            return tokens, sums, market


def _standing(scene: PortraitScene, tone: Tone) -> Sequence[PortraitSign]:
    """Return what a seat has, from the right: points, the turn, civic tokens, buildings."""
    city = scene.city
    signs = [points(str(city.score), tone)]
    if not scene.over:
        text = f"{scene.turn_number}/{scene.turns}"
        signs.append(PortraitSign(_TURN, draw_turn, (text,)))
    signs += (
        counted(_civic, Size(54, 54), str(len(city.tokens)), tone.ink),
        counted(house, Size(58, 54), str(len(city.built)), tone.ink),
    )
    return signs


def draw_turn(text: str) -> Canvas:
    """Draw the number of the turn on a dark plate."""
    canvas = Canvas(*_TURN)
    canvas.box((0, 0, _TURN.width, _TURN.height), INK, radius=14)
    at = (_TURN.width / 2, _TURN.height / 2)
    canvas.text(at, text, Style.NUMBER, 50, CREAM, room=_TURN.width - 16)
    return canvas


def _other(city: CityScene) -> Other:
    pieces = (
        counted(house, Size(30, 28), str(len(city.built)), CREAM, figure=OTHER_COUNT),
        counted(_civic, Size(28, 28), str(len(city.tokens)), CREAM, figure=OTHER_COUNT),
        counted(pile, Size(22, 29), str(city.cards), CREAM, CREAM, PANEL, figure=OTHER_COUNT),
    )
    badge = _automaton(BADGE) if city.automaton and city.rank is None else None
    return Other(city, str(city.score), pieces, badge)


def _civic(width: float, height: float) -> Canvas:
    return civic_sign(min(width, height) / 2)


def _automaton(radius: int) -> PortraitSign:
    return PortraitSign(Size(2 * radius, 2 * radius), automaton, (radius,))
