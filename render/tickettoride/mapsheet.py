"""Paints the map of a table: tracks, souvenirs, what waits beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.tickettoride.chart import draw_map
from render.tickettoride.marks import (
    draw_legend,
    draw_note,
    draw_stack,
    draw_status,
    draw_target,
    draw_waiting,
)
from render.tickettoride.scenery import LEGEND, NOTE, WAITING
from render.tickettoride.tracks import Status
from render.tickettoride.view import Viewport, area_of, stack_area, track_area

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

    from render.layout import Rect
    from render.surface.sheet import Sheet
    from render.tickettoride.board import MapBoard
    from render.tickettoride.scene import TableScene

_EDGES = 4
"""The room around a box of the map for edges and halos."""


class MapSheet:
    """A map on a sheet, on which things are put one after the other.

    Parameters
    ----------
    at
        The left top corner of the map.
    """

    def __init__(self, sheet: Sheet, at: tuple[int, int], board: MapBoard, view: Viewport) -> None:
        self.board, self.view = board, view
        self._sheet = sheet
        self._at = at
        sheet.sprite(*at, draw_map, board, view)
        self.put(box_of(view, LEGEND), draw_legend, view)

    def track(self, number: int, status: Status, seat: int = 0) -> None:
        """Put something on a track."""
        self.put(track_area(self.board, self.view, number), draw_status, number, status, seat)

    def put(self, area: Rect, draw: Callable[..., Image.Image], *args: Hashable) -> None:
        """Put a drawing on its box of the map."""
        x, y = self._at[0] + area.x, self._at[1] + area.y
        first = (self.view,) if draw is draw_status else (area,)
        self._sheet.sprite(x, y, draw, self.board, *first, *args)


def paint_map(sheet: Sheet, area: Rect, scene: TableScene) -> None:
    """Paint the map with all that lies on it: closed tracks, trams, the newest last, souvenirs."""
    board, view = scene.board, Viewport.TABLE
    chart = MapSheet(sheet, (area.x, area.y), board, view)
    if scene.note:
        chart.put(box_of(view, NOTE), draw_note, scene.note)
    for number in scene.closed:
        chart.track(number, Status.CLOSED)
    for claim in sorted(scene.claims, key=lambda claim: claim.newest):
        chart.track(claim.track, Status.NEWEST if claim.newest else Status.CLAIMED, claim.seat)
    for number in scene.wanted:
        chart.track(number, Status.WANTED)
    for location in scene.targets:
        chart.put(stack_area(board, view, location), draw_target, location)
    for stack in scene.stacks:
        chart.put(stack_area(board, view, stack.location), draw_stack, stack)
    if scene.waiting:
        chart.put(box_of(view, WAITING), draw_waiting, scene.waiting)


def box_of(view: Viewport, edges: tuple[int, int, int, int]) -> Rect:
    """Return the box around something on the map, by its edges, on a picture."""
    left, top, right, bottom = edges
    corners = ((left - _EDGES, top - _EDGES), (right + _EDGES, bottom + _EDGES))
    return area_of(view, corners)
