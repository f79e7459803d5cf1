"""Reviews: lines can be told apart, everything is in its panel and readable on a phone."""

from __future__ import annotations

import io
from itertools import combinations
from math import hypot
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from render import paint, size_of
from render.layout import PORTRAIT
from render.parts.panels import headed_panel, panel
from render.parts.reviewlines import STROKES, dashed, marker, spread
from render.parts.reviewscene import MOST_LINES, ReviewPicture
from render.surface.palette import Palette
from render.text.fonts import Style
from render.text.lettering import legible
from tests.render.recorder import inside, overlap, record
from tests.render.reviews import review
from tests.render.scenes import SCENES

if TYPE_CHECKING:
    from render.layout import Rect

REVIEWS = {name: scene for name, scene in SCENES.items() if isinstance(scene, ReviewPicture)}
every_review = pytest.mark.parametrize("name", REVIEWS)
PHONE = 350
LEAST = 9
"""As for portraits: the least height on a phone of a figure that decides something."""


def areas(name: str) -> tuple[list[Rect], list[Rect]]:
    """Return the panels of a review, and what lies on them; letters lie on small pictures only."""
    found = record(REVIEWS[name])
    grounds = [each.area for each in found.drawn if {headed_panel, panel} & {*each.args[:1]}]
    rest = [each.area for each in found.drawn if not {headed_panel, panel} & {*each.args[:1]}]
    return grounds, [*rest, *(line.area for line in found.lines)]


@every_review
def test_a_review_is_a_png_of_its_size(name: str) -> None:
    scene = REVIEWS[name]
    with Image.open(io.BytesIO(paint(scene))) as image:
        assert (image.format, image.size) == ("PNG", size_of(scene))
        assert image.width == PORTRAIT


@every_review
def test_nothing_leaves_its_panel_and_nothing_lies_on_anything_else(name: str) -> None:
    panels, shown = areas(name)
    small = record(REVIEWS[name]).inlaid[1:]
    assert all(any(inside(each, one) for one in panels) for each in (*shown, *small))
    pairs = combinations((*shown, *small), 2)
    assert [pair for pair in pairs if overlap(*pair)] == []


@every_review
def test_figures_are_high_enough_on_a_phone(name: str) -> None:
    figures = [
        line
        for line in record(REVIEWS[name]).lines
        if line.look.style is Style.NUMBER and any(letter.isdigit() for letter in line.text)
    ]
    assert len(figures) > 4
    assert all(line.look.size * 0.7 * PHONE / PORTRAIT >= LEAST for line in figures)


@every_review
def test_the_better_choice_is_painted_to_its_last_word(name: str) -> None:
    scene = REVIEWS[name]
    shown = " ".join(line.text for line in record(scene).lines).split()
    for moment in scene.moments:
        words = legible(moment.better, Style.PROSE).split()
        assert any(
            shown[at : at + len(words)] == words for at in range(len(shown) - len(words) + 1)
        ), moment.better


@every_review
def test_the_luckiest_turn_is_told_in_the_picture(name: str) -> None:
    scene = REVIEWS[name]
    texts = [line.text for line in record(scene).lines]
    assert any("Luckiest" in each for each in texts) == (scene.lucky is not None)


def test_lines_differ_in_more_than_their_colour() -> None:
    assert len(STROKES) == MOST_LINES
    assert len({stroke.dashes for stroke in STROKES}) == MOST_LINES
    assert len({stroke.corners for stroke in STROKES}) == MOST_LINES
    drawn = [marker(seat).done().getchannel("A").tobytes() for seat in range(1, MOST_LINES + 1)]
    assert len(set(drawn)) == MOST_LINES


def test_dashes_are_as_long_as_they_should_be_around_corners() -> None:
    parts = list(dashed([(0, 0), (10, 0), (10, 17)], (8, 4)))
    assert parts == [[(0, 0), (8, 0)], [(10, 2), (10, 10)], [(10, 14), (10, 17)]]
    lengths = [hypot(one[0] - other[0], one[1] - other[1]) for one, other in parts]
    assert lengths == [8, 8, 3]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ([], []),
        ([50.0], [50]),
        ([0.0, 100.0], [0, 100]),
        ([100.0, 100.0, 0.0], [80, 100, 0]),
        ([0.0, 5.0, 10.0], [0, 20, 40]),
        ([95.0, 98.0, 100.0], [60, 80, 100]),
        ([10.0] * 9, [0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100]),
    ],
)
def test_labels_are_kept_apart_and_in_their_order(wanted: list[float], found: list[float]) -> None:
    assert spread(wanted, 20, 0, 100) == pytest.approx(found)


def test_a_small_picture_has_colours_of_the_palette_alone() -> None:
    palette = Palette([(0, 0, 0), (255, 255, 255), (200, 30, 40)])
    image = Image.new("RGB", (3, 1))
    for x, colour in enumerate([(10, 10, 10), (250, 240, 245), (180, 40, 40)]):
        image.putpixel((x, 0), colour)
    assert palette.matched(image).tobytes() == bytes([0, 1, 2])


def test_a_review_has_two_to_four_lines_of_equal_length() -> None:
    with pytest.raises(ValueError, match="two to four"):
        review(ReviewPicture, ["Ann"], 10)
    with pytest.raises(ValueError, match="two to four"):
        review(ReviewPicture, ["Ann"] * 5, 10)
    with pytest.raises(ValueError, match="beginning"):
        review(ReviewPicture, ["Ann", "Bo"], 0)
