"""The picture of a position without a table, for the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.reading import Recent
from bot.words.words import DEFAULT_LANGUAGE, Words
from render import paint

if TYPE_CHECKING:
    from bot.games.game import View
    from bot.presenters.presenter import AnyPresenter


def picture_of(
    presenter: AnyPresenter,
    view: View,
    recent: Recent | None = None,
    language: str = DEFAULT_LANGUAGE,
) -> bytes:
    """Return the picture of a position as the bytes of a PNG.

    Nobody has a name here: the players are called Player 1, Player 2 and so on.

    Parameters
    ----------
    presenter
        The presenter of the game.
    view
        What the picture shows.
    recent
        The moves to point out as the last ones.
    """
    words = Words(language)
    return paint(presenter.screen(view, (), recent or Recent(), words).scene)
