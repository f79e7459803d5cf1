"""The picture of a position without a table: what the command line draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters import PRESENTERS
from bot.presenters.presenter import Recent
from bot.words.words import DEFAULT_LANGUAGE, Words
from render import paint

if TYPE_CHECKING:
    from bot.games.game import View


def picture_of(
    game: str, view: View, recent: Recent | None = None, language: str = DEFAULT_LANGUAGE
) -> bytes:
    """Return the picture of a position as the bytes of a PNG.

    Nobody has a name here: the players are called Player 1, Player 2 and so on.

    Parameters
    ----------
    game
        The game's registered name.
    view
        What the picture shows; the view of the seat to act also shows what it may do.
    recent
        The moves to point out as the last ones.

    Raises
    ------
    KeyError
        When no such game is registered.
    """
    words = Words(language)
    return paint(PRESENTERS[game].screen(view, (), recent or Recent(), words).scene)
