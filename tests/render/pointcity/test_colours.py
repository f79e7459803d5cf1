"""The colours of resources stay apart, also for eyes that lack one kind of cone; so do shapes."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from render.colours import CREAM, INK, PANEL, contrast
from render.layout import Size
from render.pointcity.buildings import BuildingSite, draw_building
from render.pointcity.cards import draw_space
from render.pointcity.colours import CIVIC, LANDMARK, PALETTE, SHADES
from render.pointcity.contactsheet import every_building
from render.pointcity.glyphs import glyph
from render.pointcity.layout import LAYOUTS
from render.pointcity.rows import Lot, draw_lot, draw_narrow_lot
from render.pointcity.scene import RESOURCES, Mark, Resource, Side, SpaceScene
from render.pointcity.tokens import draw_large_token, draw_tagged_token, draw_token
from render.surface.canvas import Canvas
from tests.render.contrast import ENOUGH, faint, written
from tests.render.eyes import difference, shape, share, where
from tests.render.pointcity.notation import TOKENS, building, face, space, tokens

if TYPE_CHECKING:
    from PIL import Image

    from render.colours import RGB
    from render.pointcity.scene import BuildingScene

LEAST = {"normal": 25.9, "deutan": 17.0, "protan": 18.9, "tritan": 14.7}
"""The smallest difference between two resources, by kind of eye."""
PAIRS = list(combinations(Resource, 2))
BUILDINGS = every_building()
KINDS = [building(f"{kind}:2") for kind in ("points", "civic", *(r.value for r in RESOURCES))]
SIZES = [LAYOUTS[cities].card for cities in LAYOUTS]


@pytest.mark.parametrize("eye", LEAST)
def test_colours_of_resources_stay_apart_for_every_eye(eye: str) -> None:
    far = [difference(SHADES[one].base, SHADES[other].base, eye) for one, other in PAIRS]
    assert min(far) >= LEAST[eye]


@pytest.mark.parametrize("eye", LEAST)
def test_buildings_that_give_no_resource_look_like_none(eye: str) -> None:
    bases: list[RGB] = [LANDMARK.base, CIVIC.base, *(SHADES[r].base for r in RESOURCES)]
    assert min(difference(*pair, eye) for pair in combinations(bases, 2)) > 14


def test_signs_of_resources_differ_in_shape() -> None:
    def drawn(resource: Resource) -> Image.Image:
        canvas = Canvas(24, 24, INK)
        glyph(canvas, resource, 12, 12, 11, CREAM)
        return shape(canvas.done(), INK)

    signs = {resource: drawn(resource) for resource in Resource}
    alike = {
        (one, other): share(ImageChops.logical_and(signs[one], signs[other]))
        / share(ImageChops.logical_or(signs[one], signs[other]))
        for one, other in PAIRS
    }
    assert max(alike.values()) < 0.7


def test_buildings_of_every_kind_differ_in_shape() -> None:
    def drawn(number: int) -> Image.Image:
        canvas = Canvas(60, 60, PANEL)
        draw_building(BuildingSite(canvas, 30, 58, 52, 52), KINDS[number])
        return shape(canvas.done(), PANEL)

    views = [drawn(number) for number in range(len(KINDS))]
    apart = [share(ImageChops.logical_xor(*pair)) for pair in combinations(views, 2)]
    assert min(apart) > 0.09


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["economy2", "ecology:1=energy2"])
def test_marks_of_spaces_differ_in_shape(size: Size, text: str) -> None:
    dark = [
        where(draw_space(size, PANEL, space(text + mark)), lambda level: level < 60)
        for mark in ("", "!", "?")
    ]
    assert min(black(*pair) for pair in combinations(dark, 2)) > 40


@pytest.mark.parametrize("size", SIZES)
def test_what_cannot_be_paid_differs_in_shape(size: Size) -> None:
    bright = [
        where(draw_space(size, PANEL, space(f"civic=energy2{mark}")), lambda level: level > 150)
        for mark in ("", "#")
    ]
    assert black(*bright) > 400


def black(one: Image.Image, other: Image.Image) -> int:
    """How many pixels pass in one image and not in the other."""
    return ImageChops.logical_xor(one, other).histogram()[255]


@pytest.mark.parametrize("size", SIZES)
def test_what_is_written_on_cards_stands_out(size: Size) -> None:
    for each in BUILDINGS:
        for unpayable in (False, True):
            spot = SpaceScene(card=each, refills=Side.RESOURCE, unpayable=unpayable)
            assert written(draw_space, size, PANEL, spot)
            assert faint(draw_space, size, PANEL, spot) == []


@pytest.mark.parametrize("each", BUILDINGS)
def test_what_is_written_on_buildings_of_a_city_stands_out(each: BuildingScene) -> None:
    for mark in (Mark.NONE, Mark.LAST):
        lot = Lot(each, 17, mark)
        for draw, width in ((draw_lot, 51), (draw_narrow_lot, 60)):
            assert faint(draw, Size(width, 46), 30, lot) == []


@pytest.mark.parametrize("number", TOKENS)
def test_what_is_written_on_tokens_stands_out(number: int) -> None:
    for mark in ("", "!", "?"):
        (token,) = tokens(f"{number}=12{mark}")
        small, large = Size(60, 108), Size(78, 138)
        for draw, size in (
            (draw_token, small),
            (draw_tagged_token, small),
            (draw_large_token, large),
        ):
            assert written(draw, size, PANEL, token)
            assert faint(draw, size, PANEL, token) == []


def test_signs_stand_out_from_their_field() -> None:
    for shades in SHADES.values():
        assert contrast(shades.text, shades.base) >= ENOUGH


def test_the_palette_has_all_colours_of_a_face_exactly() -> None:
    shades = SHADES[face("energy").resource]
    assert set(shades) <= set(PALETTE.colours)
