"""Shows a finished game looked back on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.interactions.sharing import Shared
from bot.chat.messages.answers import promise, show
from bot.chat.messages.post import Post
from bot.chat.posts.hint import why_text
from bot.chat.posts.review import progress_bar, review_post

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.messages.post import Progress
    from bot.chat.services import Services
    from bot.tables.history.reviews import ReviewStage
    from bot.tables.model import Table
    from bot.words.words import Words


async def _make(
    services: Services,
    table: Table,
    words: Words,
    limit: int,  # noqa: ARG001  (a picture is small)
    progress: Progress,
) -> Post:
    async def told(stage: ReviewStage) -> None:
        await progress(_progress(table, stage, words))

    reviewed = await services.tables.reviews.of(table, told)
    return await review_post(services.posts, reviewed, words)


def _check(services: Services, table: Table) -> None:
    services.tables.reviews.check(table)


def _progress(table: Table, stage: ReviewStage, words: Words) -> Post:
    values = {"table": str(table.id)}
    if stage.done is None:
        return Post(words.say("review-waits", **values))
    bar, percent = progress_bar(stage.done), int(100 * stage.done)
    return Post(words.say("review-making", **values, bar=bar, percent=percent))


REVIEW = Shared("review", _make, _check)
"""The review of a table's game; raises a `Refusal` when there is none (see `Reviews.of`)."""


async def _why(pressed: Pressed) -> None:
    services, table = pressed.services, await pressed.table_now()
    await promise(pressed.interaction, anew=True)
    explained = await services.tables.reviews.why(table, pressed.number())
    text = why_text(services.posts.presenter(table), explained, pressed.words)
    await show(pressed.interaction, Post(text))


HANDLERS: Mapping[str, PressHandler] = {**REVIEW.handlers, "why": _why}
"""The handlers by button."""
