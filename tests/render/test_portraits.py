"""Portraits for a phone: everything in its place, every figure large enough."""

from __future__ import annotations

import io
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PIL import Image

from render import compose_onto, paint, size_of
from render.colours import NAMED, NIGHT
from render.layout import PORTRAIT, Rect
from render.parts.panels import headed_panel, panel
from render.parts.scene import Portrait
from render.surface.canvas import FINE
from render.surface.palette import Palette
from render.surface.sheet import Sheet
from render.surface.sprites import Sprites, Store
from render.text import lettering
from render.text.fonts import Style
from tests.render.recorder import inside, overlap, record
from tests.render.scenes import PICTURES

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import ImageDraw

    from tests.render.recorder import Recorder, Sprite

PORTRAITS = {
    name: (game, scene)
    for game, pictures in PICTURES.items()
    for name, scene in pictures.scenes.items()
    if isinstance(scene, Portrait)
}
every_portrait = pytest.mark.parametrize("name", PORTRAITS)
PHONE = 350
"""The width that a phone shows a portrait at."""
LEAST = 9
"""The least height there of a figure that decides something."""


class Figure(NamedTuple):
    text: str
    height: float
    """In pixels, as a phone shows it."""


class Reader(Sheet):
    """A page that notes every figure on it and paints nothing."""

    def __init__(self) -> None:
        super().__init__(PORTRAIT, 1, NIGHT, Sprites(Palette(NAMED), Store()))
        self.figures: list[Figure] = []

    def sprite(
        self, x: float, y: float, draw: Callable[..., Image.Image], *args: Hashable
    ) -> tuple[int, int]:
        figures, size = _read(draw, *args)
        self.figures += figures
        return size


@cache
def _read(
    draw: Callable[..., Image.Image], *args: Hashable
) -> tuple[tuple[Figure, ...], tuple[int, int]]:
    """Return the figures that a drawing shows, and its size.

    Names have no figures. The number on a token is left out where the card shows its worth with
    the token in it.
    """
    found: list[Figure] = []

    def note(
        on: ImageDraw.ImageDraw, at: object, text: str, style: Style, size: float, ink: object
    ) -> None:
        fine = FINE if on.im.mode == "RGBA" else 1
        if style is not Style.NAME and any(letter.isdigit() for letter in text):
            found.append(Figure(text, size * lettering.CAPITALS / fine * PHONE / PORTRAIT))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "write", note)
        size = draw(*args).size
    whole = any(figure.height >= LEAST for figure in found if figure.text[0] != "+")
    return tuple(each for each in found if not (whole and each.text[0] == "+")), size


def picture(name: str) -> Recorder:
    return record(PORTRAITS[name][1])


def grounds(name: str, recorder: Recorder) -> list[Sprite]:
    """The panels and lanes on which other drawings lie."""
    below = {panel, headed_panel, *PICTURES[PORTRAITS[name][0]].grounds}
    return [item for item in recorder.drawn if below & {item.draw, *item.args[:1]}]


@every_portrait
def test_a_portrait_is_a_png_of_its_size(name: str) -> None:
    scene = PORTRAITS[name][1]
    with Image.open(io.BytesIO(paint(scene))) as image:
        assert (image.format, image.size) == ("PNG", size_of(scene))
        assert image.width == PORTRAIT


@every_portrait
def test_nothing_leaves_its_panel(name: str) -> None:
    recorder = picture(name)
    below = grounds(name, recorder)
    width, height = size_of(PORTRAITS[name][1])
    page = Rect(14, 14, width - 28, height - 28)
    assert all(inside(ground.area, page) for ground in below)
    areas = [*recorder.lines, *(item for item in recorder.drawn if item not in below)]
    stray = [item for item in areas if not any(inside(item.area, each.area) for each in below)]
    assert stray == []


@every_portrait
def test_nothing_lies_on_anything_else(name: str) -> None:
    recorder = picture(name)
    below = grounds(name, recorder)
    areas = [*recorder.lines, *(item for item in recorder.drawn if item not in below)]
    hits = [pair for pair in combinations(areas, 2) if overlap(pair[0].area, pair[1].area)]
    assert hits == []


@every_portrait
def test_figures_are_high_enough_on_a_phone(name: str) -> None:
    reader = Reader()
    compose_onto(reader, PORTRAITS[name][1])
    assert len(reader.figures) > 12
    assert [figure for figure in reader.figures if figure.height < LEAST] == []
