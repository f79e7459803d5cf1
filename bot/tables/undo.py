"""What can be taken back: one's own last action, unless it showed what nobody knew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NothingToUndo, Revealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.game import AnyGame
    from bot.tables.model import Position


def take_back(game: AnyGame, history: Sequence[Position], seat: int) -> Position:
    """Return the position before the last action.

    Parameters
    ----------
    history
        The position at the start and after each action that counts.

    Raises
    ------
    NothingToUndo
        When there is no action, or the last one is another seat's.
    Revealed
        When fewer things are hidden after it than before.
    """
    if len(history) < 2:
        raise NothingToUndo
    before, after = history[-2:]
    last = (after.current or after.previous)[-1]
    if last.seat != seat:
        raise NothingToUndo
    if game.hidden(after.state) < game.hidden(before.state):
        raise Revealed
    return before
