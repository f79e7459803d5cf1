"""The picture of a Ticket to Ride table: complete, in its place, everything on it to be seen."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image, ImageChops

from render import compose, paint
from render.layout import HEIGHT, WIDTH, Rect
from render.parts.scene import Mark
from render.tickettoride.board import Colour
from render.tickettoride.layout import LAST_ROUND, MAP_AREA, OFFER, TURN, strips
from render.tickettoride.scene import (
    Access,
    ClaimScene,
    PileScene,
    RowCardScene,
    Souvenir,
    StackScene,
    WaitingScene,
)
from render.tickettoride.scenery import NOTE, WAITING
from render.tickettoride.view import Viewport, stack_area, track_area
from tests.render.recorder import inside, overlap, record
from tests.render.tickettoride.notation import BOARD, opened
from tests.render.tickettoride.pictures import TABLES
from tests.render.tickettoride.states import (
    TTR_MIDDLE_4,
    TTR_OVER_2,
    TTR_OVER_4,
    TTR_PLACE_2,
    TTR_SECOND_CARD_2,
)

if TYPE_CHECKING:
    from render.tickettoride.scene import (
        TableScene,
    )
    from tests.render.recorder import Sprite, Text

every_scene = pytest.mark.parametrize("name", TABLES)


def panels(scene: TableScene) -> list[Rect]:
    areas, _ = strips(len(scene.players), last_round=bool(scene.last_round))
    return [MAP_AREA, OFFER, TURN, *([LAST_ROUND] if scene.last_round else []), *areas]


@pytest.mark.parametrize("name", ["ttr_second_card_2", "ttr_middle_3", "ttr_middle_4"])
def test_a_picture_is_a_png_of_the_fixed_size(name: str) -> None:
    with Image.open(io.BytesIO(paint(TABLES[name]))) as image:
        assert (image.format, image.size) == ("PNG", (WIDTH, HEIGHT))


@every_scene
def test_panels_lie_apart_on_the_page(name: str) -> None:
    page, areas = Rect(0, 0, WIDTH, HEIGHT), panels(TABLES[name])
    assert all(inside(area, page) for area in areas)
    assert not any(overlap(one, other) for at, one in enumerate(areas) for other in areas[at + 1 :])


@every_scene
def test_nothing_leaves_its_panel_or_lies_on_anything(name: str) -> None:
    picture, grounds = record(TABLES[name]), panels(TABLES[name])
    items: list[Sprite | Text] = [*picture.lines, *picture.drawn]
    assert [each for each in items if not any(inside(each.area, one) for one in grounds)] == []
    above = [each for each in items if each.area not in grounds]
    above = [each for each in above if not inside(each.area, MAP_AREA)]
    assert not [
        (one, other)
        for at, one in enumerate(above)
        for other in above[at + 1 :]
        if overlap(one.area, other.area)
    ]


def on_map(area: Rect) -> Rect:
    return Rect(MAP_AREA.x + area.x, MAP_AREA.y + area.y, area.width, area.height)


def edges(box: tuple[int, int, int, int]) -> Rect:
    left, top, right, bottom = box
    return on_map(Rect(left - 5, top - 5, right - left + 10, bottom - top + 10))


def with_player(seat: int, **more: object) -> TableScene:
    players = tuple(
        replace(each, **more) if each.seat == seat else each for each in TTR_MIDDLE_4.players
    )
    return replace(TTR_MIDDLE_4, players=players)


def with_offer(**more: object) -> TableScene:
    return replace(TTR_MIDDLE_4, offer=replace(TTR_MIDDLE_4.offer, **more))


def with_card(**more: object) -> TableScene:
    """The table with another card in the third place of the row."""
    row = list(TTR_MIDDLE_4.offer.row)
    row[2] = replace(row[2], **more)
    return with_offer(row=tuple(row))


def with_claims(*claims: ClaimScene) -> TableScene:
    kept = tuple(each for each in TTR_MIDDLE_4.claims if each.track not in (5, 34))
    return replace(TTR_MIDDLE_4, claims=(*kept, *claims))


def with_stack(*stacks: StackScene) -> TableScene:
    kept = tuple(each for each in TTR_MIDDLE_4.stacks if each.location != 12)
    return replace(TTR_MIDDLE_4, stacks=(*kept, *stacks))


STRIPS, _ = strips(4, last_round=False)
_SIXTH, _OTHER = (on_map(track_area(BOARD, Viewport.TABLE, number)) for number in (5, 34))
_ALCATRAZ = on_map(stack_area(BOARD, Viewport.TABLE, 12))
_SEAL = StackScene(location=12, souvenir=Souvenir.SEAL, count=3)
_FIRST = TTR_MIDDLE_4.players[0]
CHANGES: dict[str, tuple[TableScene, TableScene, Rect]] = {
    "a track is claimed": (
        with_claims(),
        with_claims(ClaimScene(track=34, seat=1)),
        _OTHER,
    ),
    "by another seat": (
        with_claims(ClaimScene(track=34, seat=1)),
        with_claims(ClaimScene(track=34, seat=4)),
        _OTHER,
    ),
    "in the last turn": (
        with_claims(ClaimScene(track=5, seat=1)),
        with_claims(ClaimScene(track=5, seat=1, newest=True)),
        _SIXTH,
    ),
    "a track is closed": (with_claims(), replace(with_claims(), closed=(34,)), _OTHER),
    "a stack": (with_stack(), with_stack(_SEAL), _ALCATRAZ),
    "its symbol": (
        with_stack(_SEAL),
        with_stack(replace(_SEAL, souvenir=Souvenir.BELL)),
        _ALCATRAZ,
    ),
    "its count": (with_stack(_SEAL), with_stack(replace(_SEAL, count=2)), _ALCATRAZ),
    "its choice": (with_stack(_SEAL), with_stack(replace(_SEAL, mark=Mark.CHOICE)), _ALCATRAZ),
    "its change": (with_stack(_SEAL), with_stack(replace(_SEAL, mark=Mark.LAST)), _ALCATRAZ),
    "a place for a stack": (with_stack(), replace(with_stack(), targets=(12,)), _ALCATRAZ),
    "the note": (TTR_MIDDLE_4, replace(TTR_MIDDLE_4, note=""), edges(NOTE)),
    "what waits": (TTR_PLACE_2, replace(TTR_PLACE_2, waiting=()), edges(WAITING)),
    "whether it is to be placed": (
        TTR_PLACE_2,
        replace(
            TTR_PLACE_2,
            waiting=tuple(replace(each, choice=False) for each in TTR_PLACE_2.waiting),
        ),
        edges(WAITING),
    ),
    "a colour in the row": (TTR_MIDDLE_4, with_card(colour=Colour.PURPLE), OFFER),
    "a gap in the row": (TTR_MIDDLE_4, with_card(colour=None), OFFER),
    "a lock in the row": (TTR_MIDDLE_4, with_card(access=Access.SHUT), OFFER),
    "a row at rest": (TTR_MIDDLE_4, with_card(access=Access.IDLE), OFFER),
    "a new card in the row": (TTR_MIDDLE_4, with_card(mark=Mark.LAST), OFFER),
    "the deck": (TTR_MIDDLE_4, with_offer(deck=PileScene(count=8, open=True)), OFFER),
    "the deck shut": (TTR_MIDDLE_4, with_offer(deck=PileScene(count=7)), OFFER),
    "a card drawn": (
        TTR_MIDDLE_4,
        with_offer(deck=PileScene(count=7, open=True, mark=Mark.LAST)),
        OFFER,
    ),
    "the discards": (TTR_MIDDLE_4, with_offer(discards=10), OFFER),
    "the face of the discards": (TTR_MIDDLE_4, with_offer(face=Colour.FERRY), OFFER),
    "the tickets": (TTR_MIDDLE_4, with_offer(tickets=PileScene(count=3, open=True)), OFFER),
    "points": (TTR_MIDDLE_4, with_player(1, score=-3), STRIPS[0]),
    "trams": (TTR_MIDDLE_4, with_player(1, trams=7), STRIPS[0]),
    "few trams": (TTR_MIDDLE_4, with_player(1, trams=2), STRIPS[0]),
    "cards": (TTR_MIDDLE_4, with_player(1, cards=0), STRIPS[0]),
    "tickets": (TTR_MIDDLE_4, with_player(1, tickets=1), STRIPS[0]),
    "who has chosen": (TTR_MIDDLE_4, with_player(1, tickets=None), STRIPS[0]),
    "who chooses": (TTR_MIDDLE_4, with_player(1, choosing=True), STRIPS[0]),
    "souvenirs": (
        TTR_MIDDLE_4,
        with_player(1, souvenirs=_FIRST.souvenirs | {Souvenir.SEAL}),
        STRIPS[0],
    ),
    "the souvenir taken": (TTR_MIDDLE_4, with_player(1, taken=Souvenir.BELL), STRIPS[0]),
    "the place": (TTR_MIDDLE_4, with_player(1, rank=2), STRIPS[0]),
    "opened tickets": (TTR_MIDDLE_4, with_player(1, opened=opened("4 -5")), STRIPS[0]),
    "a ticket not complete": (
        with_player(1, opened=opened("4 5")),
        with_player(1, opened=opened("4 -5")),
        STRIPS[0],
    ),
}
"""By what is changed, two tables and the part of the picture that must show it."""


OVER = {2: TTR_OVER_2, 3: replace(TTR_OVER_4, players=TTR_OVER_4.players[:3]), 4: TTR_OVER_4}


@pytest.mark.parametrize("seats", OVER)
@pytest.mark.parametrize("fact", [{"souvenirs": frozenset(Souvenir)}, {"opened": opened("4 5 -5")}])
def test_final_picture_shows_the_souvenirs_and_the_tickets_of_each_player(
    seats: int, fact: dict[str, Any]
) -> None:
    scene, (areas, _) = OVER[seats], strips(seats, last_round=False)
    before = compose(scene).image.convert("RGB")
    for at, area in enumerate(areas):
        players = list(scene.players)
        players[at] = replace(players[at], **fact)
        after = compose(replace(scene, players=tuple(players))).image.convert("RGB")
        box = ImageChops.difference(before, after).getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert inside(Rect(left, top, right - left, bottom - top), area)


@pytest.mark.parametrize("what", CHANGES)
def test_every_fact_is_shown_in_its_place(what: str) -> None:
    one, other, area = CHANGES[what]
    pictures = [compose(scene).image.convert("RGB") for scene in (one, other)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert inside(Rect(left, top, right - left, bottom - top), area)


def test_the_last_round_moves_the_strips_and_nothing_else() -> None:
    last = replace(TTR_MIDDLE_4, last_round="Last round")
    pictures = [compose(scene).image.convert("RGB") for scene in (TTR_MIDDLE_4, last)]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    assert box[0] >= LAST_ROUND.x
    assert box[1] >= LAST_ROUND.y


def test_a_paused_table_is_pale() -> None:
    bright, pale = (
        compose(replace(TTR_MIDDLE_4, paused=paused)).image.convert("HSV").getchannel("S")
        for paused in (False, True)
    )
    assert sum(pale.histogram()[128:]) < sum(bright.histogram()[128:]) / 4


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: replace(TTR_MIDDLE_4, players=TTR_MIDDLE_4.players[::-1]), "by seat"),
        (lambda: replace(TTR_SECOND_CARD_2, players=TTR_MIDDLE_4.players[:1]), "two to four"),
        (lambda: with_offer(row=(RowCardScene(colour=None),) * 4), "five places"),
        (
            lambda: replace(
                TTR_PLACE_2, waiting=(WaitingScene(souvenir=Souvenir.BELL, count=1),) * 3
            ),
            "two waiting",
        ),
    ],
)
def test_an_impossible_table_is_refused(make: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make()
