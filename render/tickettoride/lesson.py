"""Paints the worked turn, with the parts of a seat's portrait and of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import LINE, NIGHT
from render.layout import Rect
from render.parts.lesson import lesson_sections, paint_sections
from render.parts.panels import RADIUS
from render.parts.portrait import ROOM, PortraitSection, portrait_size
from render.tickettoride.chart import finish, start
from render.tickettoride.geometry import MAP
from render.tickettoride.handcards import hand_section, offer_section
from render.tickettoride.handrows import routes_section, tickets_section
from render.tickettoride.marks import lay_stack
from render.tickettoride.placed import placed
from render.tickettoride.teaching import Shown
from render.tickettoride.tracks import Status, draw_track
from render.tickettoride.view import Viewport, track_box

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PIL import Image

    from render.layout import Size
    from render.surface.sheet import Sheet
    from render.surface.window import Window
    from render.tickettoride.board import MapBoard
    from render.tickettoride.names import NamePlace
    from render.tickettoride.scene import ClaimScene, StackScene, TableScene
    from render.tickettoride.teaching import LessonScene, StepScene

_SCALE = 1.7
_LOWEST, _AROUND = 400, 76
"""The least height of the map, and the room above and below the newest claim."""


def compose_lesson(sheet: Sheet, scene: LessonScene) -> None:
    """Paint the worked turn onto a sheet of its size."""
    paint_sections(sheet, _sections(scene))


def size_of_lesson(scene: LessonScene) -> Size:
    """Return the size of the worked turn."""
    return portrait_size(_sections(scene))


def _sections(scene: LessonScene) -> Sequence[PortraitSection]:
    return lesson_sections(scene, [(step.text, tuple(_shown(step))) for step in scene.steps])


def _shown(step: StepScene) -> Iterator[PortraitSection]:
    position = step.position
    for shown in step.shown:
        if shown is Shown.HAND:
            if position.hand is not None:
                yield hand_section(position.hand, position.hand_caption)
        elif shown is Shown.ROW:
            yield offer_section(position.offer, position.offer_caption)
        elif shown is Shown.ROUTES:
            yield routes_section(position.routes, position.routes_caption)
        elif shown is Shown.TICKETS:
            seat = position.player.seat
            yield tickets_section(position.tickets, position.tickets_caption, seat)
        else:
            yield _map_section(step.table)


def _map_section(table: TableScene) -> PortraitSection:
    board, drawn = table.board, (table.claims, table.closed, table.stacks)
    _, top, _, bottom = track_box(board, _newest(table.claims))
    height = max(_LOWEST, round((bottom - top) * _SCALE) + 2 * _AROUND)

    def paint(sheet: Sheet, area: Rect) -> None:
        sheet.sprite(area.x, area.y, draw_excerpt, board, area.height, *drawn)

    return PortraitSection(height, paint)


def _newest(claims: Sequence[ClaimScene]) -> int:
    return next((claim.track for claim in claims if claim.newest), 0)


def draw_excerpt(
    board: MapBoard,
    height: int,
    claims: tuple[ClaimScene, ...],
    closed: tuple[int, ...],
    stacks: tuple[StackScene, ...],
) -> Image.Image:
    """Draw the map around the newest claim, large, with all that lies there."""
    left, top, right, bottom = track_box(board, _newest(claims))
    x = _start((left + right) / 2, ROOM, MAP.width)
    y = _start((top + bottom) / 2, height, MAP.height)
    without = {*closed, *(claim.track for claim in claims)}
    window = start(Rect(x, y, ROOM, height), board, _SCALE, without)

    def below(part: Window) -> None:
        for number in closed:
            draw_track(part, board, number, Status.CLOSED)
        for claim in sorted(claims, key=lambda claim: claim.newest):
            status = Status.NEWEST if claim.newest else Status.CLAIMED
            draw_track(part, board, claim.track, status, claim.seat)

    def above(part: Window) -> None:
        for stack in stacks:
            lay_stack(part, board, stack)

    names = [name for name in placed(board).names if _whole(window, name)]
    finish(window, board, Viewport.TABLE, below=below, above=above, names=names)
    _draw_frame(window)
    return window.done()


def _whole(window: Window, name: NamePlace) -> bool:
    left, top = window.at(name.left - 4, name.top - 4)
    right, bottom = window.at(name.left + name.width + 4, name.top + name.height + 8)
    return left > 0 and top > 0 and right < window.width and bottom < window.height


def _start(middle: float, room: int, whole: int) -> int:
    return round(min(max(middle * _SCALE - room / 2, 0), whole * _SCALE - room))


def _draw_frame(window: Window) -> None:
    wide, k = 20, 1 / _SCALE
    left, top, right, bottom = (
        edge * k for edge in (window.area.x, window.area.y, window.area.right, window.area.bottom)
    )
    outer = (left - wide, top - wide, right + wide, bottom + wide)
    window.frame(outer, NIGHT, wide, radius=RADIUS * k + wide)
    window.frame((left, top, right, bottom), LINE, 2 * k, radius=RADIUS * k)
