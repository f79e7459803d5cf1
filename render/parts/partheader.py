"""The seat and the name in the header of a city, alike in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.parts.panels import Tone, laid, rank_badge, seat_arrow, seat_disc
from render.text.fonts import Style
from render.text.lettering import Look, fit, settled, shown_name

if TYPE_CHECKING:
    from render.surface.sheet import Sheet

_SMALLEST = 30


def paint_seat(
    sheet: Sheet, at: tuple[float, float], seat: int, rank: int | None, tone: Tone, radius: float
) -> float:
    """Paint the seat, or the place at the end of the game; return where the name begins.

    Parameters
    ----------
    at
        Where it begins, half way down.
    """
    x, middle = at
    if rank is not None:
        badge = radius + 3
        sheet.sprite(x - 3, middle - badge, laid, rank_badge, tone.ground, rank, badge)
        return x + 2 * radius + 14
    if tone is Tone.GOLD:
        sheet.sprite(x, middle - radius, laid, seat_arrow, tone.ground, seat, radius)
        return x + 2 * radius + 22
    sheet.sprite(x, middle - radius, laid, seat_disc, tone.ground, seat, radius)
    return x + 2 * radius + 14


def paint_name(
    sheet: Sheet,
    at: tuple[float, float],
    right: float,
    name: tuple[str, str],
    size: int,
    tone: Tone,
    *,
    between: tuple[float, float],
) -> None:
    """Paint a name, shrunk and then cut where it is too long.

    Parameters
    ----------
    at, right
        Where it begins, half way down, and where it has to end.
    name
        As it is, and what is painted when no font has it.
    between
        The heights that its ink stays between.
    """
    x, middle = at
    top, foot = between
    shown, size = fit(shown_name(*name), Style.NAME, size, right - x, _SMALLEST, foot - top - 1)
    y = settled(shown, Style.NAME, size, middle, top, foot)
    sheet.text(x, y, shown, Look(Style.NAME, size, tone.ink, tone.ground))
