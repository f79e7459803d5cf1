"""The seat and the name in the header of a player's part, alike in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.parts.panels import Tone, laid, rank_badge, seat_arrow, seat_disc
from render.text.fonts import Style
from render.text.lettering import Look, fit, settled, shown_name

if TYPE_CHECKING:
    from render.parts.scene import Part
    from render.surface.sheet import Sheet

_SMALLEST = 30


def tone_of(part: Part, *, active: bool) -> Tone:
    """Return the tone of a part: gold if its seat is in turn (`active`) or has won."""
    return Tone.GOLD if active or part.rank == 1 else Tone.CALM


def paint_seat(
    sheet: Sheet, at: tuple[float, float], part: Part, tone: Tone, radius: float
) -> float:
    """Paint the seat, or the place at the end of the game; return the left end of the name.

    Parameters
    ----------
    at
        The left end, half way down.
    """
    x, middle = at
    if part.rank is not None:
        badge = radius + 3
        sheet.sprite(x - 3, middle - badge, laid, rank_badge, tone.ground, part.rank, badge)
        return x + 2 * radius + 14
    if tone is Tone.GOLD:
        sheet.sprite(x, middle - radius, laid, seat_arrow, tone.ground, part.seat, radius)
        return x + 2 * radius + 22
    sheet.sprite(x, middle - radius, laid, seat_disc, tone.ground, part.seat, radius)
    return x + 2 * radius + 14


def paint_name(
    sheet: Sheet,
    at: tuple[float, float],
    right: float,
    part: Part,
    size: int,
    tone: Tone,
    *,
    between: tuple[float, float],
) -> None:
    """Paint the player's name; a long one is shrunk, then cut at its last comma or anywhere.

    Parameters
    ----------
    at, right
        The left end, half way down, and the right end of the room.
    between
        The heights between which the ink stays.
    """
    x, middle = at
    top, foot = between
    name = shown_name(part.name, part.fallback_name)
    room = size, right - x, _SMALLEST, foot - top - 1
    shown, size = fit(name, Style.NAME, *room)
    if shown != name and ", " in name:
        # The strength of a computer goes before its number.
        shown, size = fit(name.rpartition(", ")[0], Style.NAME, *room)
    y = settled(shown, Style.NAME, size, middle, top, foot)
    sheet.text(x, y, shown, Look(Style.NAME, size, tone.ink, tone.ground))
