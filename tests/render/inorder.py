"""Whether everything of a portrait lies in a panel, and nothing on anything else."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from render import size_of
from render.layout import MARGIN, Rect
from render.parts.panels import headed_panel, panel
from tests.render.recorder import inside, overlap, record
from tests.render.scenes import PICTURES

if TYPE_CHECKING:
    from render import Scene
    from tests.render.recorder import Sprite, Text

GROUNDS = frozenset((panel, headed_panel)).union(
    *(pictures.grounds for pictures in PICTURES.values())
)
"""Drawings on which others lie."""


def astray(scene: Scene) -> list[Sprite | Text]:
    """Return what leaves its panel, and the panels that leave the page."""
    width, height = size_of(scene)
    page = Rect(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    below, above = _sorted(scene)
    return [
        *(each for each in below if not inside(each.area, page)),
        *(each for each in above if not any(inside(each.area, one.area) for one in below)),
    ]


def collisions(scene: Scene) -> list[tuple[Sprite | Text, ...]]:
    """Return each two drawings or lines of text that lie on each other."""
    _, above = _sorted(scene)
    return [pair for pair in combinations(above, 2) if overlap(pair[0].area, pair[1].area)]


def _sorted(scene: Scene) -> tuple[list[Sprite], list[Sprite | Text]]:
    """Return the grounds of a picture, and all that lies on them."""
    picture = record(scene)
    below = [item for item in picture.drawn if GROUNDS & {item.draw, *item.args[:1]}]
    rest = (item for item in picture.drawn if not GROUNDS & {item.draw, *item.args[:1]})
    return below, [*picture.lines, *rest]
