"""Asking somebody whether they want to be forgotten, and forgetting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.transport.post import Post
from bot.presenters.presenter import Button, Style
from bot.tables.people import forgetting

if TYPE_CHECKING:
    from bot.chat.client import CableCar
    from bot.tables.model import Person
    from bot.words.words import Words


async def confirm(bot: CableCar, user_id: int, words: Words) -> Post:
    """Return the question whether somebody is sure, with what will be gone.

    Raises
    ------
    StillPlaying
        When they sit at a running table.
    """
    await forgetting.check_forget(bot.database, user_id)
    row = (
        Button("!forget", words.say("button-forget"), Style.BAD),
        Button("!remember", words.say("button-remember")),
    )
    return Post(words.say("confirm-forget", name=words.say("former-player")), rows=(row,))


async def forget(bot: CableCar, person: Person) -> None:
    """Delete all that is stored about somebody, in memory too; refusals as `confirm`."""
    await forgetting.forget(bot.database, bot.tables, person)
    await bot.people.forget(person.id)
    bot.outcomes.forget()
