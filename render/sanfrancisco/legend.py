"""Draws every sign of San Francisco for its legend, with the functions that draw its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM, FLARE, PANEL
from render.layout import Size
from render.parts.icons import medal, play, recent
from render.parts.legend import (
    Drawn,
    carded,
    draw_figure,
    drawn,
    from_sign,
    legend_size,
    paint_legend,
    sized,
)
from render.parts.panels import (
    Tone,
    contract_plate,
    place_pill,
    rank_badge,
    score_plate,
    seat_arrow,
    seat_disc,
)
from render.parts.portrait import counted
from render.parts.scene import Mark
from render.sanfrancisco.cards import CardSpace, draw_card, draw_space
from render.sanfrancisco.city import PLACES, printed_depot
from render.sanfrancisco.columns import draw_joining
from render.sanfrancisco.landmarks import cable_car, foundation, skyscraper
from render.sanfrancisco.portraitcity import draw_tab
from render.sanfrancisco.portraitoffer import draw_lane
from render.sanfrancisco.scene import (
    Bonus,
    BonusScene,
    CardScene,
    Colour,
    ColumnState,
    MajorityStanding,
    Site,
    Tracks,
)
from render.sanfrancisco.supply import bonus_icon, completion, draw_bonus, draw_deck, draw_stack
from render.sanfrancisco.teaching import Sign
from render.sanfrancisco.tickets import draw_more, draw_ticket

if TYPE_CHECKING:
    from enum import Enum

    from render.sanfrancisco.teaching import LegendScene
    from render.surface.sheet import Sheet

_SMALL, _CARD, _WIDE, _LARGE = Size(94, 70), Size(138, 104), Size(150, 110), Size(164, 112)
"""Cards with nothing to read, with a value, with small figures, with the number of a space."""
_HEAD = Size(120, 96)
_PILL = Size(92, 48)
_BONUS = 1.85
"""The factor by which the pieces of bonuses are larger than usual."""


def compose_legend(sheet: Sheet, scene: LegendScene) -> None:
    """Paint a picture of the legend onto a sheet of its size."""
    paint_legend(sheet, scene, SIGNS)


def size_of_legend(scene: LegendScene) -> Size:
    """Return the size of a picture of the legend."""
    return legend_size(scene, SIGNS)


def _small(card: CardScene) -> Drawn:
    return carded(draw_card, _SMALL, card)


def _card(card: CardScene) -> Drawn:
    return carded(draw_card, _CARD, card)


def _space(colour: Colour, view: int, space: CardSpace) -> Drawn:
    return carded(draw_space, _SMALL, colour, view, space)


def _pill(points: str, standing: MajorityStanding) -> Drawn:
    args = (points, PLACES[standing], *_PILL, Tone.CALM)
    return drawn(_PILL, place_pill, *args)


def _head(
    number: int,
    count: int,
    state: ColumnState,
    needs: int = 0,
    edge: tuple[int, int, int] | None = None,
) -> Drawn:
    return drawn(_HEAD, draw_lane, _HEAD, _HEAD.width, number, count, needs, state, edge)


def _icon(kind: Bonus) -> Drawn:
    icon = bonus_icon(kind, _BONUS)
    return drawn(Size(round(icon.width), round(icon.height)), bonus_icon, kind, _BONUS)


def _stock(left: int, *, choice: bool = False) -> Drawn:
    bonus = BonusScene(kind=Bonus.TRACKS, left=left, choice=choice)
    return Drawn(Size(52, 82), draw_bonus, (bonus,))


_BLUE, _GREY, _ORANGE, _YELLOW, _GREEN, _BLACK = Colour

SIGNS: dict[Enum, Drawn] = {
    Sign.BLUE: _small(CardScene(colour=_BLUE, view=2)),
    Sign.GREY: _small(CardScene(colour=_GREY)),
    Sign.ORANGE: _small(CardScene(colour=_ORANGE)),
    Sign.YELLOW: _small(CardScene(colour=_YELLOW, view=1)),
    Sign.GREEN: _small(CardScene(colour=_GREEN)),
    Sign.UNIVERSAL: _small(CardScene(colour=_BLACK)),
    Sign.VALUE: _card(CardScene(colour=_BLUE, value=3)),
    Sign.TRACKS: _card(CardScene(colour=_ORANGE, value=1, tracks=Tracks.PRINTED)),
    Sign.CAR: _card(CardScene(colour=_GREEN, value=2, tracks=Tracks.PRINTED, car=True)),
    Sign.FOUNDATION: _card(CardScene(colour=_GREY, site=Site.FOUNDATION)),
    Sign.AROUND: carded(
        draw_card,
        _WIDE,
        CardScene(colour=_BLUE, site=Site.FOUNDATION, around=4, needed=7, view=1),
    ),
    Sign.SKYSCRAPER: _card(CardScene(colour=_YELLOW, site=Site.SKYSCRAPER)),
    Sign.SQUARE: carded(draw_card, _WIDE, CardScene(colour=_ORANGE, square=True, view=1)),
    Sign.SQUARE_WORTH: _card(CardScene(colour=_GREY, square=True, value=4, view=1)),
    Sign.SQUARE_IDLE: _card(CardScene(colour=_YELLOW, square=True, value=0, view=1)),
    Sign.DEPOT: _card(CardScene(colour=_GREEN, depot=True, view=2)),
    Sign.WATERFRONT: _card(CardScene(colour=_BLUE, value=1, waterfront=True, view=4)),
    Sign.SYMBOL: _card(CardScene(colour=_ORANGE, value=2, bonus=True)),
    Sign.PLUS: _card(CardScene(colour=_YELLOW, value=3, plus=1, view=2)),
    Sign.TOKEN_TRACKS: _card(CardScene(colour=_GREY, value=2, tracks=Tracks.TOKEN, view=2)),
    Sign.TICKET: carded(
        draw_ticket, Size(138, 56), CardScene(colour=_GREEN, value=2, tracks=Tracks.PRINTED)
    ),
    Sign.FREE: _space(_BLUE, 3, CardSpace.LATER),
    Sign.NEXT: _space(_GREY, 0, CardSpace.NEXT),
    Sign.BUILD: _space(_ORANGE, 1, CardSpace.TARGET),
    Sign.PUT: carded(
        draw_card, _LARGE, CardScene(colour=_YELLOW, value=1, view=2, mark=Mark.TARGET)
    ),
    Sign.PRINTED_DEPOT: drawn(Size(93, 59), printed_depot, 2.2),
    Sign.SYMBOLS: drawn(Size(48, 112), draw_tab, _GREEN, 1, False),  # noqa: FBT003
    Sign.BONUS_TAKEN: drawn(Size(48, 112), draw_tab, _ORANGE, 2, True),  # noqa: FBT003
    Sign.TOTAL: drawn(Size(60, 50), draw_figure, Size(60, 50), "12", 60, CREAM),
    Sign.COMPLETION: drawn(Size(76, 76), completion, _GREEN, 38),
    Sign.FIRST: _pill("+2", MajorityStanding.LEAD),
    Sign.SECOND: _pill("+1", MajorityStanding.SECOND),
    Sign.BEHIND: _pill("0", MajorityStanding.REST),
    Sign.SEAT: drawn(Size(72, 72), seat_disc, 3, 36),
    Sign.TURN: drawn(Size(88, 72), seat_arrow, 2, 36),
    Sign.PLACE: drawn(Size(76, 76), rank_badge, 1, 38),
    Sign.POINTS: drawn(Size(116, 66), score_plate, "9½", 116, 66, Tone.CALM),
    Sign.CONTRACTS: drawn(Size(62, 74), contract_plate, 2, 62, 74),
    Sign.MEDAL: sized(medal, Size(66, 76)),
    Sign.CARS: from_sign(counted(cable_car, Size(78, 58), "6", CREAM)),
    Sign.SKYSCRAPERS: from_sign(counted(skyscraper, Size(42, 74), "2", CREAM)),
    Sign.NEEDED: from_sign(counted(foundation, Size(58, 50), "7+", CREAM)),
    Sign.BONUS_PLUS2: _icon(Bonus.PLUS2),
    Sign.BONUS_CARD4: _icon(Bonus.CARD4),
    Sign.BONUS_DEPOT: _icon(Bonus.DEPOT),
    Sign.BONUS_POINTS: _icon(Bonus.POINTS),
    Sign.BONUS_DISCARD: _icon(Bonus.DISCARD),
    Sign.BONUS_TRACKS: _icon(Bonus.TRACKS),
    Sign.BONUS_LEFT: _stock(2),
    Sign.BONUS_CHOICE: _stock(3, choice=True),
    Sign.BONUS_GONE: _stock(0),
    Sign.COLUMN_OPEN: _head(2, 3, ColumnState.OPEN),
    Sign.COLUMN_SHUT: _head(1, 4, ColumnState.SHUT),
    Sign.COLUMN_LOCKED: _head(3, 1, ColumnState.SHUT, needs=3),
    Sign.COLUMN_TAKEN: _head(2, 2, ColumnState.TAKEN),
    Sign.COLUMN_EMPTIED: _head(1, 0, ColumnState.SHUT, edge=FLARE),
    Sign.JOIN: Drawn(Size(*_SMALL.pitch), draw_joining, (_SMALL, PANEL)),
    Sign.MORE: carded(draw_more, Size(120, 62), 7, Mark.NONE),
    Sign.DECK: drawn(Size(122, 86), draw_deck, 54, Size(116, 82)),
    Sign.TOKENS: drawn(Size(37, 74), draw_stack, 1),
    Sign.LAST: _small(CardScene(colour=_BLUE, value=2, view=1, mark=Mark.LAST)),
    Sign.CHOICE: _small(CardScene(colour=_GREEN, value=2, view=1, mark=Mark.CHOICE)),
    Sign.TASK: drawn(Size(56, 56), play, 56),
    Sign.STORY: drawn(Size(56, 56), recent, 56),
}
"""The drawing of each sign."""
