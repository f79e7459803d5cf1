"""The rules of a game: the pictures that open them, and their topics in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import structlog

from bot.chat.messages.post import Picture, Post
from bot.chat.posts.tutorial import LEARN
from bot.presenters.controls import Button, Option, Select, Style
from bot.tables.errors import UnknownGame
from bot.tables.schedule.clocks import RESERVE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bot.chat.posts.public import Posts
    from bot.presenters.controls import Row
    from bot.presenters.presenter import AnyPresenter
    from bot.words.words import Words


PICTURES = "pictures"
"""The topic that shows the pictures, above the first topic in words."""

CLOCK = "clock"
"""The topic that tells how the clock of a table works, whatever is played at it."""

log = structlog.get_logger()


def topics_of(presenter: AnyPresenter, words: Words) -> list[Option]:
    """Return the topics of the rules by key and title: any pictures first, the clock last."""
    topics = [*presenter.topics(words), Option(CLOCK, words.say("rules-clock-title"))]
    if not presenter.illustrations(words):
        return topics
    return [Option(PICTURES, words.say("rules-pictures")), *topics]


def rules_post(presenters: Mapping[str, AnyPresenter], game: str, topic: str, words: Words) -> Post:
    """Return one topic of a game's rules in words, with a list of all of them.

    Raises
    ------
    UnknownGame
        When no such game is on offer.
    """
    presenter = presenters.get(game)
    if presenter is None:
        raise UnknownGame(game=game)
    title = words.say("rules-title", game=words.say(f"game-{game}"))
    told = _clock(words) if topic == CLOCK else presenter.rules(topic, words)
    text = f"{title}\n{told}"
    options = tuple(
        entry.leading_to(f"!rules {game} {entry.action}") for entry in topics_of(presenter, words)
    )
    select = Select("rules", words.say("rules-placeholder"), options)
    return Post(text, rows=(select,))


def _clock(words: Words) -> str:
    title, told = words.say("rules-clock-title"), words.say("rules-clock", turns=RESERVE)
    return f"### {title}\n{told}"


async def illustrated_rules(posts: Posts, game: str, topic: str, words: Words) -> Post:
    """Return a topic of a game's rules; without a topic the pictures above the first in words.

    The words are shown even where the pictures cannot be painted.

    Raises
    ------
    UnknownGame
        When no such game is on offer.
    """
    post = rules_post(posts.presenters, game, topic, words)
    if topic not in ("", PICTURES):
        return post
    try:
        pictures = [
            Picture(await posts.paint(each.scene), each.alt, f"rules-{number}.png")
            for number, each in enumerate(posts.presenters[game].illustrations(words), start=1)
        ]
    except Exception as error:
        log.exception("rules without pictures", game=game, exc_info=error)
        return post
    return replace(post, illustrations=tuple(pictures), picture_first=True, rows_first=True)


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
