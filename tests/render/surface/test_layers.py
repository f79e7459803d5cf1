"""Drawings in layers look as they do drawn whole; what they share is drawn once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from render.colours import PANEL
from render.layout import Size
from render.parts.scene import Mark
from render.pointcity.cards import draw_space
from render.pointcity.market import draw_deck
from render.pointcity.painter import SPRITES as POINT_CITY
from render.pointcity.scene import BuildingScene, FaceScene, Kind, Resource, Side, SpaceScene
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.painter import SPRITES as SAN_FRANCISCO
from render.sanfrancisco.scene import CardScene, Colour
from render.surface.sprites import Sprites, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

_SIZE = Size(132, 128)
_BUILDING = BuildingScene(kind=Kind.RESOURCE, points=2, gives=Resource.ENERGY, cost=(2, 0, 1, 0, 0))
_FACE = FaceScene(resource=Resource.ECOLOGY, symbols=2)
_SPACE = SpaceScene(card=_BUILDING, refills=Side.BUILDING, mark=Mark.LAST, aimed=True)
_CARD = CardScene(colour=Colour.ORANGE, value=3, mark=Mark.LAST)

DRAWINGS: list[tuple[Sprites, Callable[..., Image.Image], tuple[Hashable, ...]]] = [
    (POINT_CITY, draw_space, (_SIZE, PANEL, _SPACE)),
    (POINT_CITY, draw_space, (_SIZE, PANEL, replace(_SPACE, unpayable=True, mark=Mark.CHOICE))),
    (POINT_CITY, draw_space, (_SIZE, PANEL, replace(_SPACE, card=_FACE))),
    (POINT_CITY, draw_deck, (Size(104, 140), PANEL, 37, _FACE, Mark.CHOICE)),
    (POINT_CITY, draw_deck, (Size(104, 140), PANEL, 1, _FACE, Mark.NONE)),
    (POINT_CITY, draw_deck, (Size(104, 140), PANEL, 0, None, Mark.LAST)),
    (SAN_FRANCISCO, draw_card, (Size(96, 72), PANEL, _CARD)),
    (SAN_FRANCISCO, draw_card, (Size(96, 72), PANEL, replace(_CARD, mark=Mark.TARGET, view=3))),
]


@pytest.mark.parametrize(("sprites", "draw", "args"), DRAWINGS)
def test_layers_look_as_one_drawing(
    sprites: Sprites, draw: Callable[..., Image.Image], args: tuple[Hashable, ...]
) -> None:
    palette = sprites.palette
    whole = palette.indexed(draw(*args)).convert("RGB")
    laid = Sprites(palette, Store()).get(draw, *args).image.convert("RGB")
    assert laid.size == whole.size
    gap = ImageChops.difference(laid, whole).convert("L").histogram()
    # Edges are blended after they were made pixels and not before.
    assert sum(gap[24:]) <= 0.01 * sum(gap)
    assert sum(gap[64:]) == 0


def test_what_drawings_share_is_drawn_once() -> None:
    store = Store()
    sprites = Sprites(POINT_CITY.palette, store)
    sprites.get(draw_space, _SIZE, PANEL, _SPACE)
    assert store.drawn == len(store.shelf) == 2
    sprites.get(draw_space, _SIZE, PANEL, replace(_SPACE, card=replace(_BUILDING, points=1)))
    assert store.drawn == len(store.shelf) == 3
    sprites.get(draw_space, _SIZE, PANEL, replace(_SPACE, mark=Mark.NONE))
    sprites.get(
        draw_space, _SIZE, PANEL, replace(_SPACE, card=replace(_BUILDING, points=1), mark=Mark.NONE)
    )
    assert store.drawn == len(store.shelf) == 4


def test_what_is_missing_of_layers_is_told_and_never_shown() -> None:
    store = Store()
    sprites = Sprites(POINT_CITY.palette, store)
    missing = store.missing(lambda: sprites.get(draw_space, _SIZE, PANEL, _SPACE))
    assert len(missing) == 2
    for each in missing:
        store.get(*each)
    assert store.missing(lambda: sprites.get(draw_space, _SIZE, PANEL, _SPACE)) == []
    assert sprites.get(draw_space, _SIZE, PANEL, _SPACE).size == _SIZE.pitch
    assert store.drawn == 2
