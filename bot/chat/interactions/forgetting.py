"""Asking somebody whether they want to be forgotten, and forgetting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.answers import show
from bot.chat.messages.members import person
from bot.chat.messages.post import Post
from bot.presenters.controls import Button, Style
from bot.tables.people import forgetting

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.chat.interactions.press import Pressed, PressHandler
    from bot.chat.services import Services
    from bot.tables.model import Person
    from bot.words.words import Words


async def forget(services: Services, person: Person) -> None:
    """Delete all stored data about a person, in memory too; raises `StillPlaying`."""
    await forgetting.forget(services.database, services.tables.lobby, person)
    await services.people.forget(person.id)
    services.tables.sightings.forget(person.id)
    services.outcomes.forget()


async def _forget(pressed: Pressed) -> None:
    await forget(pressed.services, person(pressed.interaction.user))
    await show(pressed.interaction, Post(pressed.words.say("forgotten")), replace=True)


async def _remember(pressed: Pressed) -> None:
    await show(pressed.interaction, Post(pressed.words.say("not-forgotten")), replace=True)


HANDLERS: Mapping[str, PressHandler] = {
    "forget": _forget,
    "remember": _remember,
}
"""The handlers by button."""


def confirm(words: Words) -> Post:
    """Return the question to a person who wants to be forgotten, with all that will be deleted."""
    row = (
        Button("!forget", words.say("button-forget"), Style.BAD),
        Button("!remember", words.say("button-remember")),
    )
    return Post(words.say("confirm-forget", name=words.say("former-player")), rows=(row,))
