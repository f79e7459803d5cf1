"""Draws every sign of Point City for its legend, with the functions that draw its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, PANEL
from render.layout import Size
from render.parts.icons import medal, pile, play, recent
from render.parts.legend import Drawn, carded, drawn, from_sign, legend_size, paint_legend
from render.parts.panels import Tone, rank_badge, score_plate, seat_arrow, seat_disc
from render.parts.portrait import counted
from render.parts.scene import Mark
from render.pointcity.cards import draw_space
from render.pointcity.city import draw_held, draw_tab
from render.pointcity.glyphs import disc
from render.pointcity.market import draw_deck
from render.pointcity.pieces import automaton, civic_sign, house
from render.pointcity.portrait import draw_turn
from render.pointcity.portraitmarket import draw_large_name
from render.pointcity.rows import Lot, draw_lot, draw_narrow_lot
from render.pointcity.scene import (
    RESOURCES,
    BuildingScene,
    FaceScene,
    HeldScene,
    Kind,
    Meaning,
    Resource,
    Side,
    SpaceScene,
    TokenScene,
)
from render.pointcity.teaching import Sign
from render.pointcity.tokens import draw_large_token, draw_place

if TYPE_CHECKING:
    from enum import Enum

    from render.pointcity.teaching import LegendScene
    from render.surface.canvas import Canvas
    from render.surface.sheet import Sheet

_CARD = Size(140, 136)
_TOKEN, _TOKEN_WORTH = Size(100, 124), Size(100, 160)
_LOT, _BUILDING = Size(112, 78), 56
_HELD = Size(104, 82)


def compose_legend(sheet: Sheet, scene: LegendScene) -> None:
    """Paint a picture of the legend onto a sheet of its size."""
    paint_legend(sheet, scene, SIGNS)


def size_of_legend(scene: LegendScene) -> Size:
    """Return the size of a picture of the legend."""
    return legend_size(scene, SIGNS)


def _disc(resource: Resource) -> Drawn:
    return drawn(Size(84, 84), disc, resource, 42)


def _space(space: SpaceScene) -> Drawn:
    return carded(draw_space, _CARD, space)


def _face(resource: Resource, symbols: int = 1) -> FaceScene:
    return FaceScene(resource=resource, symbols=symbols)


def _token(meaning: Meaning, points: int, *resources: Resource, at_least: int = 0) -> Drawn:
    token = TokenScene(
        number=_NUMBERS[meaning],
        meaning=meaning,
        points=points,
        resources=resources,
        at_least=at_least,
    )
    return carded(draw_large_token, _TOKEN, token)


def draw_civic(width: float, height: float) -> Canvas:
    """Draw the sign of a civic token in a box."""
    return civic_sign(min(width, height) / 2)


_ECONOMY, _ENERGY, _ECOLOGY, _COMMUNITY, _INDUSTRY = RESOURCES
_NUMBERS = dict(zip(Meaning, (3, 8, 16, 4, 6, 7), strict=True))
"""The number of a token of each meaning."""
_FREE = BuildingScene(kind=Kind.RESOURCE, gives=_ECOLOGY, cost=(0, 1, 0, 1, 0))
_BANK = BuildingScene(kind=Kind.RESOURCE, points=1, gives=_ECONOMY, cost=(0, 0, 0, 0, 3))
_HALL = BuildingScene(kind=Kind.CIVIC, cost=(0, 0, 0, 3, 0))
_SCORING = BuildingScene(kind=Kind.RESOURCE, points=2, gives=_COMMUNITY, cost=(0, 0, 3, 0, 0))
_TOWER = BuildingScene(kind=Kind.POINTS, points=5, cost=(0, 3, 0, 0, 0))
_WORTH = TokenScene(number=8, meaning=Meaning.PER_SYMBOL, points=2, resources=(_ECONOMY,), worth=6)
_PLANT = BuildingScene(kind=Kind.RESOURCE, points=2, gives=_ENERGY)

SIGNS: dict[Enum, Drawn] = {
    Sign.ECONOMY: _disc(_ECONOMY),
    Sign.ENERGY: _disc(_ENERGY),
    Sign.ECOLOGY: _disc(_ECOLOGY),
    Sign.COMMUNITY: _disc(_COMMUNITY),
    Sign.INDUSTRY: _disc(_INDUSTRY),
    Sign.INGENUITY: _disc(Resource.INGENUITY),
    Sign.ONE: _space(SpaceScene(card=_face(_INDUSTRY))),
    Sign.TWO: _space(SpaceScene(card=_face(_ENERGY, 2))),
    Sign.WILD: _space(SpaceScene(card=_face(Resource.INGENUITY))),
    Sign.COST: _space(SpaceScene(card=_FREE)),
    Sign.POINTS: _space(SpaceScene(card=_SCORING)),
    Sign.PERMANENT: _space(
        SpaceScene(card=BuildingScene(kind=Kind.RESOURCE, gives=_INDUSTRY, cost=(1, 0, 1, 0, 0)))
    ),
    Sign.LANDMARK: _space(SpaceScene(card=_TOWER)),
    Sign.CIVIC: _space(SpaceScene(card=_HALL)),
    Sign.LOCKED: _space(SpaceScene(card=_TOWER, unpayable=True)),
    Sign.TO_BUILDING: _space(SpaceScene(card=_face(_COMMUNITY), refills=Side.BUILDING)),
    Sign.TO_RESOURCE: _space(SpaceScene(card=_BANK, refills=Side.RESOURCE)),
    Sign.NAME: drawn(Size(130, 60), draw_large_name, "b", Size(130, 60), False),  # noqa: FBT003
    Sign.DECK: Drawn(
        Size(124, 146), draw_deck, (Size(114, 136), PANEL, 74, _face(_ECOLOGY), Mark.NONE)
    ),
    Sign.LAST: _space(SpaceScene(card=_face(_ECONOMY), mark=Mark.LAST)),
    Sign.CHOICE: _space(SpaceScene(card=_SCORING, mark=Mark.CHOICE)),
    Sign.FLAT: _token(Meaning.FLAT, 7),
    Sign.PER_SYMBOL: _token(Meaning.PER_SYMBOL, 2, _ECONOMY),
    Sign.PER_SET: _token(Meaning.PER_SET, 3, _ENERGY, _ECOLOGY),
    Sign.AT_LEAST: _token(Meaning.PER_TYPE_WITH_AT_LEAST, 2, at_least=2),
    Sign.MISSING: _token(Meaning.PER_MISSING_TYPE, 4),
    Sign.UNSPENT: _token(Meaning.PER_UNSPENT_INGENUITY_CARD, 2),
    Sign.NUMBER: _token(Meaning.PER_SYMBOL, 2, _INDUSTRY),
    Sign.WORTH: carded(draw_large_token, _TOKEN_WORTH, _WORTH),
    Sign.SYMBOLS: drawn(Size(110, 76), draw_tab, Size(110, 76), _ECONOMY, 1.5, "3"),
    Sign.ROW_POINTS: drawn(Size(110, 76), draw_tab, Size(110, 76), None, 1.5, "5"),
    Sign.BUILT: Drawn(Size(*_LOT.pitch), draw_lot, (_LOT, _BUILDING, Lot(_PLANT, 1, Mark.NONE))),
    Sign.ALIKE: Drawn(
        Size(*_LOT.pitch), draw_narrow_lot, (_LOT, _BUILDING, Lot(_PLANT, 3, Mark.NONE))
    ),
    Sign.HELD: drawn(
        Size(*_HELD.pitch), draw_held, _HELD, HeldScene(face=_face(_COMMUNITY), count=2)
    ),
    Sign.FREE: Drawn(Size(84, 84), draw_place, (Size(80, 80), PANEL)),
    Sign.BUILDINGS: from_sign(counted(house, Size(68, 64), "5", CREAM)),
    Sign.TOKENS: from_sign(counted(draw_civic, Size(62, 62), "2", CREAM)),
    Sign.CARDS: from_sign(counted(pile, Size(48, 62), "4", CREAM, CREAM, PANEL)),
    Sign.SCORE: drawn(Size(116, 66), score_plate, "17", 116, 66, Tone.CALM),
    Sign.ROUND: drawn(Size(142, 72), draw_turn, "9/17"),
    Sign.PLACE: drawn(Size(76, 76), rank_badge, 1, 38),
    Sign.SEAT: drawn(Size(72, 72), seat_disc, 3, 36),
    Sign.TURN: drawn(Size(88, 72), seat_arrow, 2, 36),
    Sign.TASK: drawn(Size(56, 56), play, 56),
    Sign.STORY: drawn(Size(56, 56), recent, 56),
    Sign.END: drawn(Size(66, 76), medal, 66, 76),
    Sign.AUTOMATON: drawn(Size(72, 72), automaton, 36),
    Sign.MARKER: drawn(Size(130, 60), draw_large_name, "b", Size(130, 60), True),  # noqa: FBT003
    Sign.AIMED: _space(SpaceScene(card=_face(_ECOLOGY), aimed=True)),
}
"""The drawing of each sign."""
SIGNS[Sign.TOKEN_CHOICE] = carded(
    draw_large_token,
    _TOKEN,
    TokenScene(number=2, meaning=Meaning.FLAT, points=5, mark=Mark.CHOICE),
)
