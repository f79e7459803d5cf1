"""The six colours of cards stay apart, also for eyes that lack one kind of cone."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from render.colours import CREAM, INK, PANEL
from render.layout import GAP, Size
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.colours import SHADES
from render.sanfrancisco.glyphs import glyph
from render.sanfrancisco.panoramas import HORIZON, slice_of
from render.sanfrancisco.scene import Colour, Mark
from render.sanfrancisco.tickets import draw_ticket
from render.surface.canvas import FINE, Canvas
from tests.render.eyes import difference, shape, share, where
from tests.render.sanfrancisco.notation import card

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.colours import RGB
    from render.sanfrancisco.scene import CardScene

LEAST = {"normal": 25.9, "deutan": 17.0, "protan": 18.9, "tritan": 14.7}
"""The smallest difference between two card colours, by kind of eye."""
PAIRS = list(combinations(Colour, 2))


@pytest.mark.parametrize("eye", LEAST)
def test_card_colours_stay_apart_for_every_eye(eye: str) -> None:
    far = [difference(SHADES[one].base, SHADES[other].base, eye) for one, other in PAIRS]
    assert min(far) >= LEAST[eye]


def test_signs_of_districts_differ_in_shape() -> None:
    def drawn(colour: Colour) -> Image.Image:
        canvas = Canvas(24, 24, INK)
        glyph(canvas, colour, 12, 12, 11, CREAM)
        return shape(canvas.done(), INK)

    signs = {colour: drawn(colour) for colour in Colour}
    alike = {
        (one, other): share(ImageChops.logical_and(signs[one], signs[other]))
        / share(ImageChops.logical_or(signs[one], signs[other]))
        for one, other in PAIRS
    }
    assert max(alike.values()) < 0.7


@pytest.mark.parametrize("space", range(5))
@pytest.mark.parametrize("night", [False, True])
def test_landscapes_of_districts_differ_in_shape(space: int, night: bool) -> None:
    def drawn(colour: Colour) -> Image.Image:
        view = slice_of(colour, 96, 72, GAP, space, night=night).reduce(FINE)
        sky = SHADES[colour].plot if night else SHADES[colour].base
        return shape(view.crop((0, 0, 96, round(72 * HORIZON))), sky)

    views = {colour: drawn(colour) for colour in Colour if not (night and colour is Colour.BLACK)}
    apart = [
        share(ImageChops.logical_xor(one, other)) for one, other in combinations(views.values(), 2)
    ]
    assert min(apart) > 0.09


@pytest.mark.parametrize("size", [Size(96, 72), Size(126, 72), Size(126, 100)])
def test_marks_of_cards_differ_in_shape(size: Size) -> None:
    assert least_apart(draw_card, size, (Mark.LAST, Mark.CHOICE, Mark.TARGET)) > 40


@pytest.mark.parametrize("size", [Size(96, 34), Size(126, 44)])
def test_marks_of_tickets_differ_in_shape(size: Size) -> None:
    assert least_apart(draw_ticket, size, (Mark.NONE, Mark.LAST, Mark.CHOICE)) > 10


def least_apart(
    draw: Callable[[Size, RGB, CardScene], Image.Image], size: Size, marks: tuple[Mark, ...]
) -> int:
    """The fewest pixels that are dark under one mark and not under another, on the same card."""
    dark = [
        where(draw(size, PANEL, replace(card("g3"), mark=mark)), lambda level: level < 60)
        for mark in marks
    ]
    return min(
        ImageChops.logical_xor(one, other).histogram()[255] for one, other in combinations(dark, 2)
    )
