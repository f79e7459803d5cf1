"""Shows a finished game looked back on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.interactions.sharing import Shared
from bot.chat.posts.review import progress_bar, review_post
from bot.chat.transport.post import Post

if TYPE_CHECKING:
    from bot.chat.services import Services
    from bot.chat.transport.post import Progress
    from bot.tables.history.reviews import Stage
    from bot.tables.model import Table
    from bot.words.words import Words


async def _make(
    services: Services,
    table: Table,
    words: Words,
    limit: int,  # noqa: ARG001  (a picture is small)
    progress: Progress,
) -> Post:
    async def told(stage: Stage) -> None:
        await progress(_progress(table, stage, words))

    reviewed = await services.tables.reviews.of(table, told)
    return await review_post(services.posts, reviewed, words)


def _check(services: Services, table: Table) -> None:
    services.tables.reviews.check(table)


def _progress(table: Table, stage: Stage, words: Words) -> Post:
    values = {"table": str(table.id)}
    if stage.done is None:
        return Post(words.say("review-waits", **values))
    bar, percent = progress_bar(stage.done), int(100 * stage.done)
    return Post(words.say("review-making", **values, bar=bar, percent=percent))


REVIEW = Shared("review", _make, _check)
"""The review of a table's game; raises a `Refusal` when there is none (see `Reviews.of`)."""
HANDLERS = REVIEW.handlers
"""What stands behind the buttons."""
