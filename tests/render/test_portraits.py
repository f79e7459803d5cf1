"""Portraits for a phone: everything in its place, every figure large enough."""

from __future__ import annotations

import io
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest
from PIL import Image

from render import compose_onto, paint, size_of
from render.colours import NAMED, NIGHT
from render.layout import PORTRAIT
from render.parts.scene import Lasting, Portrait
from render.surface.canvas import FINE
from render.surface.palette import Palette
from render.surface.sheet import Sheet
from render.surface.sprites import Sprites, Store
from render.text import lettering
from render.text.fonts import Style
from tests.render.inorder import astray, collisions
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import ImageDraw


PORTRAITS = {name: scene for name, scene in SCENES.items() if isinstance(scene, Portrait | Lasting)}
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


@every_portrait
def test_a_portrait_is_a_png_of_its_size(name: str) -> None:
    scene = PORTRAITS[name]
    with Image.open(io.BytesIO(paint(scene))) as image:
        assert (image.format, image.size) == ("PNG", size_of(scene))
        assert image.width == PORTRAIT


@every_portrait
def test_nothing_leaves_its_panel(name: str) -> None:
    assert astray(PORTRAITS[name]) == []


@every_portrait
def test_nothing_lies_on_anything_else(name: str) -> None:
    assert collisions(PORTRAITS[name]) == []


@every_portrait
def test_figures_are_high_enough_on_a_phone(name: str) -> None:
    reader = Reader()
    compose_onto(reader, PORTRAITS[name])
    assert len(reader.figures) > 2
    assert [figure for figure in reader.figures if figure.height < LEAST] == []
