"""The contact sheet of Point City: every piece of the table in every state."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from render.colours import PANEL
from render.layout import Size
from render.parts.contactsheet import Section, SheetPiece, piece
from render.parts.panels import laid
from render.parts.scene import Mark
from render.pointcity.cards import draw_space
from render.pointcity.city import draw_held, paint_city
from render.pointcity.glyphs import any_resource, disc, permanent
from render.pointcity.layout import LAYOUTS
from render.pointcity.market import draw_deck, draw_marked_name, draw_name
from render.pointcity.painter import SPRITES
from render.pointcity.pieces import automaton, civic_sign, held_card, house, refill_sign
from render.pointcity.rows import Lot, draw_lot, draw_narrow_lot
from render.pointcity.scene import (
    RESOURCES,
    BuildingScene,
    BuiltScene,
    CityScene,
    FaceScene,
    HeldScene,
    Kind,
    Meaning,
    Resource,
    Side,
    SpaceScene,
    TokenScene,
)
from render.pointcity.tokens import draw_tagged_token, draw_token

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from render.surface.canvas import Canvas

_CARDS = tuple(LAYOUTS[cities].card for cities in (4, 3, 2))


def sections() -> list[Section]:
    """Return all sections, small pieces first."""
    icons = [piece(SPRITES, laid, draw, PANEL, *args) for draw, *args in _icons()]
    return [
        Section("Point City: signs", [icons]),
        Section("Names of columns and rows, and the deck", [list(_market_parts())]),
        *(Section(f"Market, {w} x {h}", list(_spaces(Size(w, h)))) for w, h in _CARDS),
        Section("Tokens in the supply and in a city", list(_tokens())),
        Section("Buildings of a city and cards of a hand", list(_city_parts())),
        Section("Cities: to act, not to act, the automaton's, the first", [list(_cities())]),
    ]


def _icons() -> Iterator[tuple[Callable[..., Canvas], *tuple[Hashable, ...]]]:
    yield from ((disc, resource, 20) for resource in Resource)
    yield from ((permanent, resource, 20) for resource in RESOURCES)
    yield from ((any_resource, 20, sign) for sign in ("", "2+", "0"))
    yield from ((refill_sign, side, 26) for side in Side)
    yield from ((automaton, 20), (civic_sign, 18), (house, 34, 32))
    yield from ((held_card, face.resource, face.symbols, 44) for face in _faces())


def _faces() -> Iterator[FaceScene]:
    for resource in Resource:
        yield FaceScene(resource=resource)
    for resource in RESOURCES:
        yield FaceScene(resource=resource, symbols=2)


def every_building() -> tuple[BuildingScene, ...]:
    """Return a building of every kind, with every cost somewhere."""
    costs = ((0, 1, 0, 1, 0), (0, 0, 2, 0, 0), (2, 1, 0, 0, 0), (0, 0, 0, 3, 3))
    return (
        *(
            BuildingScene(kind=Kind.RESOURCE, points=points, gives=resource, cost=cost)
            for resource in RESOURCES
            for points, cost in enumerate(costs)
        ),
        BuildingScene(kind=Kind.POINTS, points=4, cost=(2, 0, 2, 0, 0)),
        BuildingScene(kind=Kind.POINTS, points=7, cost=(0, 3, 0, 0, 4)),
        BuildingScene(kind=Kind.CIVIC, cost=(0, 0, 0, 5, 0)),
    )


def every_token() -> tuple[TokenScene, ...]:
    """Return a token of every meaning."""
    return (
        TokenScene(number=1, meaning=Meaning.PER_SET, points=6, resources=RESOURCES),
        TokenScene(number=3, meaning=Meaning.FLAT, points=7),
        TokenScene(number=5, meaning=Meaning.PER_TYPE_WITH_AT_LEAST, points=3, at_least=3),
        TokenScene(number=6, meaning=Meaning.PER_MISSING_TYPE, points=4),
        TokenScene(number=7, meaning=Meaning.PER_UNSPENT_INGENUITY_CARD, points=2),
        *(
            TokenScene(number=8 + i, meaning=Meaning.PER_SYMBOL, points=2, resources=(resource,))
            for i, resource in enumerate(RESOURCES)
        ),
        *(
            TokenScene(number=13 + i, meaning=Meaning.PER_SET, points=3, resources=pair)
            for i, pair in enumerate((RESOURCES[:2], RESOURCES[2:4], RESOURCES[3:]))
        ),
    )


def _market_parts() -> Iterator[SheetPiece]:
    for draw in (draw_name, draw_marked_name):
        yield piece(SPRITES, laid, draw, PANEL, "b", Size(132, 30))
        yield piece(SPRITES, laid, draw, PANEL, "2", Size(30, 132))
    for left, mark in ((74, Mark.NONE), (2, Mark.LAST), (1, Mark.CHOICE)):
        deck = (left, FaceScene(resource=Resource.ECOLOGY, symbols=2), mark)
        yield piece(SPRITES, draw_deck, Size(104, 140), PANEL, *deck)
    yield piece(SPRITES, draw_deck, Size(104, 140), PANEL, 0, None, Mark.NONE)


def _other_side(card: FaceScene | BuildingScene) -> Side:
    return Side.BUILDING if isinstance(card, FaceScene) else Side.RESOURCE


def _spaces(size: Size) -> Iterator[list[SheetPiece]]:
    cards = (*_faces(), *every_building())
    for first in range(0, len(cards), 11):
        yield [
            piece(
                SPRITES, draw_space, size, PANEL, SpaceScene(card=card, refills=_other_side(card))
            )
            for card in cards[first : first + 11]
        ]
    space = SpaceScene(card=every_building()[3], refills=Side.RESOURCE)
    face = SpaceScene(card=FaceScene(resource=Resource.ENERGY), refills=Side.BUILDING)
    states = (
        *(replace(each, mark=mark) for each in (space, face) for mark in (Mark.LAST, Mark.CHOICE)),
        *(replace(each, aimed=True) for each in (space, face)),
        *(replace(space, card=card, unpayable=True) for card in every_building()[::5]),
        SpaceScene(),
    )
    yield [piece(SPRITES, draw_space, size, PANEL, state) for state in states]


def _tokens() -> Iterator[list[SheetPiece]]:
    tokens = every_token()
    yield [piece(SPRITES, draw_tagged_token, Size(60, 108), PANEL, token) for token in tokens]
    yield [piece(SPRITES, draw_tagged_token, Size(120, 116), PANEL, token) for token in tokens]
    for width in (62, 42):
        worth = [replace(token, worth=12) for token in tokens]
        worth += [replace(tokens[0], mark=mark) for mark in (Mark.LAST, Mark.CHOICE)]
        yield [piece(SPRITES, draw_token, Size(width, 70), PANEL, token) for token in worth]


def _city_parts() -> Iterator[list[SheetPiece]]:
    lots = [
        Lot(replace(building, cost=(0, 0, 0, 0, 0)), 1, Mark.NONE) for building in every_building()
    ]
    marked = lots[3]._replace(mark=Mark.LAST)
    yield [piece(SPRITES, draw_lot, Size(51, 46), 30, lot) for lot in (*lots, marked)]
    yield [piece(SPRITES, draw_narrow_lot, Size(30, 46), 30, lot) for lot in (*lots, marked)]
    many = [lot._replace(number=17) for lot in lots[::3]]
    yield [piece(SPRITES, draw_narrow_lot, Size(60, 46), 30, lot) for lot in many]
    hand = [HeldScene(face=face, count=3) for face in _faces()]
    hand += [replace(hand[0], count=17, mark=mark) for mark in (Mark.LAST, Mark.CHOICE)]
    yield [piece(SPRITES, laid, draw_held, PANEL, Size(56, 46), held) for held in hand]


def _cities() -> Iterator[SheetPiece]:
    board = LAYOUTS[4].board
    built = tuple(BuiltScene(building=building) for building in every_building())
    tokens = tuple(replace(token, worth=4) for token in every_token())
    city = CityScene(
        seat=1,
        name="Player",
        fallback_name="Player",
        score=41,
        permanent=(4, 4, 4, 4, 14),
        built=built,
        hand=tuple(HeldScene(face=face, count=2) for face in _faces()),
        tokens=tokens[:5],
    )
    for shown, active in (
        (city, True),
        (replace(city, seat=2, built=built[::2], hand=(), tokens=()), False),
        (replace(city, seat=2, built=built[::3], automaton=True, tokens=tokens), False),
        (replace(city, seat=3, rank=1), False),
    ):
        paint = partial(paint_city, board=board, city=shown, active=active)
        yield SheetPiece(board.width, board.height, paint)
