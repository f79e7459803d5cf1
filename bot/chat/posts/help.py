"""The two screens of help: how to start, and how to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.messages.post import Post
from bot.chat.posts.tutorial import LEARN
from bot.presenters.controls import Button, Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.presenters.controls import Row
    from bot.presenters.presenter import AnyPresenter
    from bot.words.words import Words


def help_post(presenters: Iterable[AnyPresenter], screen: str, words: Words, shown: Words) -> Post:
    """Return a screen of the help, `start` or `play`.

    Parameters
    ----------
    words
        The language of the person.
    shown
        The language of the posts in the channel: the text quotes labels of their buttons.
    """
    panel = shown.say("button-panel")
    if screen == "play":
        groups = ", ".join(f"`/{presenter.group}`" for presenter in presenters)
        text = words.say("help-play", panel=panel, commands=groups)
    else:
        join, start = shown.say("button-join"), shown.say("button-start")
        text = words.say("help-start", join=join, start=start, panel=panel)
    row: Row = (
        Button("!help start", words.say("button-help-start"), enabled=screen == "play"),
        Button("!help play", words.say("button-help-play"), enabled=screen != "play"),
        Button(LEARN, words.say("button-learn"), Style.MAIN),
    )
    return Post(text, rows=(row,))
