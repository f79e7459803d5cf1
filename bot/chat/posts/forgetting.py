"""The question to a person who wants to be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.presenters.controls import Button, Style

if TYPE_CHECKING:
    from bot.words.words import Words


def confirm(words: Words) -> Post:
    """Return the question to a person who wants to be forgotten, with all that will be deleted."""
    row = (
        Button("!forget", words.say("button-forget"), Style.BAD),
        Button("!remember", words.say("button-remember")),
    )
    return Post(words.say("confirm-forget", name=words.say("former-player")), rows=(row,))
