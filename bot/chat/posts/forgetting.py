"""The question to somebody who wants to be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.transport.post import Post
from bot.presenters.presenter import Button, Style
from bot.tables.people import forgetting

if TYPE_CHECKING:
    from bot.chat.services import Services
    from bot.words.words import Words


async def confirm(services: Services, user_id: int, words: Words) -> Post:
    """Return the question whether somebody is sure, with what will be gone.

    Raises
    ------
    StillPlaying
        When they sit at a running table.
    """
    await forgetting.check_forget(services.database, user_id)
    row = (
        Button("!forget", words.say("button-forget"), Style.BAD),
        Button("!remember", words.say("button-remember")),
    )
    return Post(words.say("confirm-forget", name=words.say("former-player")), rows=(row,))
