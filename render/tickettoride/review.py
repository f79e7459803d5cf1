"""The picture of a finished game of Ticket to Ride: San Francisco looked back on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.parts.review import Excerpt, paint_review
from render.parts.reviewscene import Review
from render.tickettoride.layout import MAP_AREA, OFFER
from render.tickettoride.painter import compose_table

if TYPE_CHECKING:
    from render.layout import Rect
    from render.surface.sheet import Sheet
    from render.tickettoride.scene import TableScene


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewScene(Review):
    """A finished game looked back on; the tables of its turns are of this game."""


def compose_review(sheet: Sheet, scene: ReviewScene) -> None:
    """Paint the review onto a sheet."""
    paint_review(sheet, scene, Excerpt(compose_table, _parts))


def _parts(table: TableScene, seat: int, middle: bool) -> tuple[Rect]:  # noqa: FBT001
    """Return the map, with the row and the piles below it if the choice was about those."""
    del table, seat
    return (MAP_AREA._replace(height=OFFER.bottom - MAP_AREA.y) if middle else MAP_AREA,)
