"""The closeups of a city and of the market: all of it there, and every word in its place."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render import paint
from render.layout import HEIGHT, WIDTH, Rect
from render.pointcity.cards import draw_space
from render.pointcity.cityzoom import draw_plate
from render.pointcity.rows import draw_ground
from render.pointcity.scene import HeldScene
from render.pointcity.tokens import draw_tagged_token, draw_token
from render.pointcity.zooms import CityZoomScene, MarketZoomScene, SumNote
from tests.games.positions import Amount
from tests.render.pointcity import dealt
from tests.render.pointcity.notation import city, space
from tests.render.pointcity.pictures import PICTURES
from tests.render.pointcity.states import (
    POINTCITY_ALONE,
    POINTCITY_ZOOM_CITY,
    POINTCITY_ZOOM_CITY_FULL,
    POINTCITY_ZOOM_MARKET,
    noted,
)
from tests.render.pointcity.test_table import LOTS, collisions
from tests.render.recorder import inside, record

if TYPE_CHECKING:
    from tests.render.recorder import Recorder

Zoom = CityZoomScene | MarketZoomScene
ZOOMS = {name: scene for name, scene in PICTURES.scenes.items() if isinstance(scene, Zoom)}
PAGE = Rect(0, 0, WIDTH, HEIGHT)
DEALT = 100
"""Closeups dealt of each kind in each of the chunks with `--soak`."""


def in_place(picture: Recorder) -> None:
    """Nothing leaves the page, and nothing lies on anything but the grounds made for it."""
    assert all(inside(item.area, PAGE) for item in (*picture.lines, *picture.drawn))
    grounds = [
        item.area
        for item in picture.drawn
        if item.area.height == HEIGHT - 28 or item.args[0] is draw_plate or item.draw is draw_ground
    ]
    assert collisions(picture, grounds) == []


def texts(scene: Zoom) -> list[str]:
    return [line.text for line in record(scene).lines]


@pytest.mark.parametrize("name", ZOOMS)
def test_everything_has_its_place(name: str) -> None:
    in_place(record(ZOOMS[name]))


@pytest.mark.parametrize("chunk", range(4))
def test_every_building_card_and_token_of_a_city_is_there(chunk: int) -> None:
    for scene in dealt.city_zooms(chunk, Amount.share(DEALT, 4)):
        picture = record(scene)
        in_place(picture)
        lots = [item.args[2] for item in picture.drawn if item.draw in LOTS]
        assert len(lots) == len(scene.city.built)
        held = [item.args[3] for item in picture.drawn if isinstance(item.args[-1], HeldScene)]
        assert held == list(scene.city.hand)
        shown = [item.args[2] for item in picture.drawn if item.draw is draw_token]
        assert shown == [note.token for note in scene.tokens]


@pytest.mark.parametrize("chunk", range(4))
def test_every_space_token_and_discard_of_a_market_is_there(chunk: int) -> None:
    for scene in dealt.market_zooms(chunk, Amount.share(DEALT, 4)):
        picture = record(scene)
        in_place(picture)
        assert [i.args[2] for i in picture.drawn if i.draw is draw_space] == list(
            scene.market.spaces
        )
        shown = [item.args[2] for item in picture.drawn if item.draw is draw_tagged_token]
        assert shown == [note.token for note in scene.tokens]
        held = [item.args[3] for item in picture.drawn if isinstance(item.args[-1], HeldScene)]
        assert held == list(scene.discards)


def test_words_of_few_tokens_are_written_whole() -> None:
    sentence = "3 points for each set of permanent economy and energy."
    written = " ".join(texts(replace(POINTCITY_ZOOM_CITY, tokens=noted("12=6 4=2", sentence))))
    assert written.count(sentence) == 2


@pytest.mark.parametrize("count", [1, 7, 8, 14])
def test_a_sentence_of_sixty_letters_is_written_whole_beside_any_number_of_tokens(
    count: int,
) -> None:
    sentence = "4 points for each resource with no permanent symbol here now"
    numbers = " ".join(map(str, range(1, count + 1)))
    for scene in (
        replace(POINTCITY_ZOOM_CITY, tokens=noted(numbers, sentence)),
        replace(POINTCITY_ZOOM_MARKET, tokens=noted(numbers, sentence)),
    ):
        assert " ".join(texts(scene)).count(sentence) == count


def test_words_too_long_end_in_an_ellipsis() -> None:
    scene = replace(POINTCITY_ZOOM_CITY_FULL, sums=(SumNote(text="points " * 30, points=3),))
    assert any(text.endswith("…") for text in texts(scene))


def test_every_part_of_a_score_is_written() -> None:
    written = texts(POINTCITY_ZOOM_CITY)
    for note in POINTCITY_ZOOM_CITY.sums:
        assert note.text in written
        assert str(note.points) in written


def test_the_worth_of_a_token_shows() -> None:
    worths = [replace(POINTCITY_ZOOM_CITY, tokens=noted(f"12={worth}", "")) for worth in (4, 6)]
    assert len({paint(scene) for scene in worths}) == 2


def test_the_city_of_the_seat_in_turn_is_gold() -> None:
    assert paint(POINTCITY_ZOOM_CITY) != paint(replace(POINTCITY_ZOOM_CITY, active=True))


def test_fewer_buildings_are_larger() -> None:
    def height(count: int) -> int:
        scene = replace(POINTCITY_ZOOM_CITY, city=city(1, "Ana", "energy:1 " * count))
        return next(item.area.height for item in record(scene).drawn if item.draw in LOTS)

    assert height(5) > height(12) > height(34)


def test_every_fact_about_the_market_shows() -> None:
    scene, market = POINTCITY_ZOOM_MARKET, POINTCITY_ZOOM_MARKET.market
    others = [
        replace(scene, market=replace(market, deck=73)),
        replace(scene, market=replace(market, deck=0, top=None)),
        replace(scene, market=replace(market, markers=POINTCITY_ALONE.market.markers)),
        replace(scene, market=replace(market, spaces=(space("-"), *market.spaces[1:]))),
        replace(scene, discards=scene.discards[1:]),
        replace(scene, caption="Discards"),
        replace(scene, tokens=scene.tokens[1:]),
    ]
    assert len({paint(each) for each in (scene, *others)}) == len(others) + 1


def test_a_zoom_with_too_many_notes_is_refused() -> None:
    with pytest.raises(ValueError, match="three sums, not 4"):
        replace(POINTCITY_ZOOM_CITY, sums=(SumNote(text="", points=0),) * 4)
    with pytest.raises(ValueError, match="room for 14 tokens, not 15"):
        replace(POINTCITY_ZOOM_MARKET, tokens=noted("1 " * 15, ""))
