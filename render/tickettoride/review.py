"""The picture of a finished game of Ticket to Ride: San Francisco looked back on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render.layout import Rect
from render.parts.review import Excerpt, paint_review
from render.parts.reviewscene import ReviewPicture
from render.tickettoride.layout import MAP_AREA, OFFER
from render.tickettoride.painter import compose_table
from render.tickettoride.view import Viewport, track_area

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.surface.sheet import Sheet
    from render.tickettoride.scene import TableScene


_NEAR, _NAMES = 640, 60
"""The least width of the part of the map, and the room for names around routes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewScene(ReviewPicture):
    """A finished game looked back on; the tables of its turns are of this game."""


def compose_review(sheet: Sheet, scene: ReviewScene) -> None:
    """Paint the review onto a sheet."""
    paint_review(sheet, scene, Excerpt(compose_table, _parts))


def _parts(table: TableScene, seat: int, middle: bool) -> tuple[Rect]:  # noqa: FBT001
    del seat
    if middle:
        return (MAP_AREA._replace(height=OFFER.bottom - MAP_AREA.y),)
    tracks = [*table.wanted, *(claim.track for claim in table.claims if claim.newest)]
    return (_around([track_area(table.board, Viewport.TABLE, track) for track in tracks]),)


def _around(boxes: Sequence[Rect]) -> Rect:
    if not boxes:
        return MAP_AREA
    left, right = min(each.x for each in boxes), max(each.right for each in boxes)
    top, bottom = min(each.y for each in boxes), max(each.bottom for each in boxes)
    width, height = right - left + 2 * _NAMES, bottom - top + 2 * _NAMES
    whole = max(width / MAP_AREA.width, height / MAP_AREA.height, _NEAR / MAP_AREA.width)
    share = min(1.0, whole)
    width, height = round(MAP_AREA.width * share), round(MAP_AREA.height * share)
    x = min(max(0, (left + right - width) // 2), MAP_AREA.width - width)
    y = min(max(0, (top + bottom - height) // 2), MAP_AREA.height - height)
    return Rect(MAP_AREA.x + x, MAP_AREA.y + y, width, height)
