"""The portrait picture of a seat, for a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.pointcity.zoom import zoom

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.pointcity.view import View
    from bot.presenters.presenter import Closeup, Player, Recent
    from bot.words.words import Words


def portrait(
    view: View,
    players: Sequence[Player],
    recent: Recent,
    words: Words,
    seat: int | None,
    *,
    paused: bool,
) -> Closeup:
    """Return the portrait picture of a seat, or for None of the seat in turn."""
    del paused
    return zoom(view, players, recent, words, view.mover if seat is None else seat)
