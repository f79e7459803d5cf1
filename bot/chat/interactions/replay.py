"""Shows the animation of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.interactions.sharing import Shared

if TYPE_CHECKING:
    from bot.chat.messages.post import Post, Progress
    from bot.chat.services import Services
    from bot.tables.model import Table
    from bot.words.words import Words


async def _make(
    services: Services, table: Table, words: Words, limit: int, progress: Progress
) -> Post:
    return await services.films.make(table, words, limit, progress)


def _check(services: Services, table: Table) -> None:
    """Refuse nothing: a game that is going on has an animation, too."""


REPLAY = Shared("replay", _make, _check)
"""The animation of a table's game; raises `Told` when there is none (see `Films.make`)."""
HANDLERS = REPLAY.handlers
"""What stands behind the buttons."""
