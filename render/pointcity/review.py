"""The picture of a finished game of Point City looked back on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.parts.review import Excerpt, paint_review
from render.parts.reviewscene import ReviewPicture
from render.pointcity.layout import LAYOUTS
from render.pointcity.painter import compose_table

if TYPE_CHECKING:
    from render.layout import Rect
    from render.pointcity.scene import TableScene
    from render.surface.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewScene(ReviewPicture):
    """A finished game looked back on; the tables of its turns are of this game."""


def compose_review(sheet: Sheet, scene: ReviewScene) -> None:
    """Paint the review onto a sheet."""
    paint_review(sheet, scene, Excerpt(compose_table, _parts))


def _parts(table: TableScene, seat: int, middle: bool) -> tuple[Rect, ...]:  # noqa: FBT001
    layout = LAYOUTS[len(table.cities)]
    return (layout.market,) if middle else (layout.cities[seat - 1], layout.supply.area)
