"""Colours of tracks and of trams stay apart, also for eyes that lack a cone; so do shapes."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from render.colours import CREAM, INK, PANEL, contrast
from render.layout import Size
from render.parts.scene import Mark
from render.surface.canvas import Canvas
from render.tickettoride.board import CARDS, TRACKS, Colour
from render.tickettoride.cards import draw_row_card
from render.tickettoride.colours import LAND, LIVERIES, PAINTS, PALETTE, own_colours
from render.tickettoride.glyphs import mark, shape, symbol
from render.tickettoride.legend import draw_sample
from render.tickettoride.scene import Access, RowCardScene, Souvenir
from render.tickettoride.tracks import Status
from tests.render import eyes
from tests.render.eyes import difference, share, where

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    from render.colours import RGB

TRACKS_APART = {"normal": 24.5, "deutan": 18.9, "protan": 18.7, "tritan": 22.4}
"""The smallest difference between the colours of two tracks, by kind of eye."""
TRAMS_APART = {"normal": 27.0, "deutan": 16.9, "protan": 19.7, "tritan": 19.9}
"""The smallest difference between the trams of two players."""
BOTH_APART = {"normal": 19.6, "deutan": 12.2, "protan": 11.3, "tritan": 14.7}
"""The smallest difference between a track and a tram."""
LAND_APART = {"normal": 21.6, "deutan": 14.8, "protan": 16.1, "tritan": 11.6}
"""The smallest difference between the land and anything on it."""
EYES = tuple(TRACKS_APART)
BASES: list[RGB] = [PAINTS[colour].base for colour in TRACKS]
TRAMS: list[RGB] = [livery.base for livery in LIVERIES.values()]


def least(pairs: list[tuple[RGB, RGB]], eye: str) -> float:
    return min(difference(one, other, eye) for one, other in pairs)


@pytest.mark.parametrize("eye", EYES)
def test_colours_of_tracks_stay_apart_for_every_eye(eye: str) -> None:
    assert least([*combinations(BASES, 2)], eye) >= TRACKS_APART[eye]


@pytest.mark.parametrize("eye", EYES)
def test_trams_of_players_stay_apart_for_every_eye(eye: str) -> None:
    assert least([*combinations(TRAMS, 2)], eye) >= TRAMS_APART[eye]


@pytest.mark.parametrize("eye", EYES)
def test_no_tram_looks_like_a_track(eye: str) -> None:
    assert least([*product(BASES, TRAMS)], eye) >= BOTH_APART[eye]


@pytest.mark.parametrize("eye", EYES)
def test_tracks_and_trams_stand_out_from_the_land(eye: str) -> None:
    assert least([(LAND, each) for each in (*BASES, *TRAMS)], eye) >= LAND_APART[eye]


def test_what_is_placed_is_lighter_than_what_is_printed() -> None:
    for tram in TRAMS:
        assert contrast(tram, INK) >= 4.5
    for livery in LIVERIES.values():
        assert contrast(livery.base, livery.deep) >= 2


def test_marks_of_tracks_stand_out_from_their_colour() -> None:
    for colour in TRACKS[:6]:
        assert contrast(PAINTS[colour].mark, PAINTS[colour].base) >= 3


def alike(drawings: dict[object, Image.Image]) -> float:
    """The largest share that two signs have in common."""
    return max(
        share(ImageChops.logical_and(one, other)) / share(ImageChops.logical_or(one, other))
        for one, other in combinations(drawings.values(), 2)
    )


def drawn(draw: Callable[[Canvas], None]) -> Image.Image:
    canvas = Canvas(40, 40, INK)
    draw(canvas)
    return eyes.shape(canvas.done(), INK)


def test_marks_of_colours_differ_in_shape() -> None:
    signs: dict[object, Image.Image] = {
        colour: drawn(lambda canvas, c=colour: mark(canvas, c, 20, 20, 17, CREAM))
        for colour in CARDS
    }
    assert alike(signs) < 0.75


def test_a_gray_space_has_no_mark() -> None:
    canvas = Canvas(40, 40, INK)
    mark(canvas, Colour.GRAY, 20, 20, 17, CREAM)
    assert canvas.done().getcolors() == [(1600, INK)]


def test_shapes_of_seats_differ() -> None:
    signs: dict[object, Image.Image] = {
        seat: drawn(lambda canvas, s=seat: shape(canvas, s, 20, 20, 17, CREAM)) for seat in LIVERIES
    }
    assert alike(signs) < 0.85


def test_symbols_of_souvenirs_differ_in_shape() -> None:
    signs: dict[object, Image.Image] = {
        each: drawn(lambda canvas, s=each: symbol(canvas, s, (20, 20), 17, (CREAM, INK)))
        for each in Souvenir
    }
    assert alike(signs) < 0.8


def unlike(one: Image.Image, other: Image.Image) -> int:
    """How many pixels are dark in one image and not in the other, or bright."""
    counts: list[int] = []
    for dark in (True, False):
        marked = [
            where(image, lambda level, d=dark: level < 60 if d else level > 180)
            for image in (one, other)
        ]
        counts.append(ImageChops.logical_xor(*marked).histogram()[255])
    return sum(counts)


def test_states_of_row_cards_differ_in_shape() -> None:
    states = [
        RowCardScene(colour=Colour.RED, access=access, mark=status)
        for access, status in (
            (Access.OPEN, Mark.NONE),
            (Access.SHUT, Mark.NONE),
            (Access.OPEN, Mark.LAST),
            (Access.OPEN, Mark.CHOICE),
        )
    ]
    drawings = [draw_row_card(Size(150, 118), each, 3, 23, 34) for each in states]
    assert min(unlike(*pair) for pair in combinations(drawings, 2)) > 40


def test_states_of_tracks_differ_in_shape() -> None:
    size = Size(156, 64)
    drawings = [draw_sample(size, status, Colour.RED) for status in Status]
    pairs = [
        pair
        for pair, states in zip(combinations(drawings, 2), combinations(Status, 2), strict=True)
        if set(states) != {Status.CLAIMED, Status.FADED}
    ]
    assert min(unlike(*pair) for pair in pairs) > 40


def test_the_palette_has_all_colours_of_the_game_exactly() -> None:
    assert set(own_colours()) <= set(PALETTE.colours)
    assert PANEL in PALETTE.colours
