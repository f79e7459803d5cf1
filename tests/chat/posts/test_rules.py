"""The rules of a game: pictures first, then topics in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.painter import Painter
from bot.chat.posts.public import Posts
from bot.chat.posts.rules import CLOCK, PICTURES, illustrated_rules, rules_post, topics_of
from bot.presenters import PRESENTERS
from bot.presenters.controls import Select
from bot.presenters.fitting import LONGEST_ALT
from bot.tables.errors import UnknownGame
from bot.words.words import Words, languages
from tests.registry import PRESENTERS as EVERY
from tests.wire.components import walk

if TYPE_CHECKING:
    from bot.chat.messages.post import Post
    from render import Scene

every_game = pytest.mark.parametrize("game", PRESENTERS)
every_language = pytest.mark.parametrize("language", languages())
WORDS = Words()


def posts(*, broken: bool = False) -> Posts:
    def paint(scene: Scene) -> bytes:
        if broken:
            raise OSError
        return type(scene).__name__.encode()

    return Posts(EVERY, Painter(paint))


def offered(post: Post) -> list[str]:
    (select,) = post.rows
    assert isinstance(select, Select)
    return [option.action for option in select.options]


@every_game
@every_language
@pytest.mark.parametrize("topic", ["", PICTURES])
async def test_rules_open_with_pictures_above_the_first_topic(
    game: str, language: str, topic: str
) -> None:
    words = Words(language)
    post = await illustrated_rules(posts(), game, topic, words)
    contents = [picture.content for picture in post.illustrations]
    assert contents == [b"LegendScene", b"LegendScene", b"LessonScene"]
    first = PRESENTERS[game].topics(words)[0].action
    assert post.text == rules_post(PRESENTERS, game, first, words).text
    assert offered(post)[0] == f"!rules {game} {PICTURES}"
    for picture in post.illustrations:
        assert words.say(f"game-{game}") in picture.alt
        assert len(picture.alt) <= LONGEST_ALT


@every_game
async def test_each_picture_has_the_full_width_and_stands_above_the_words(game: str) -> None:
    post = await illustrated_rules(posts(), game, "", WORDS)
    (container,) = post.view().to_components()
    kinds = [component["type"] for component in container["components"]]
    assert kinds == [1, 12, 12, 12, 10], "the list of topics stands above 3,000 pixels of pictures"
    shown = [
        (item["media"]["url"], item["description"])
        for component in walk([container])
        if component["type"] == 12
        for item in component["items"]
    ]
    files = [(f"attachment://{file.filename}", file.description) for file in post.files()]
    assert shown == files
    assert len(set(files)) == 3


@every_game
async def test_another_topic_is_told_in_words_alone(game: str) -> None:
    topic = PRESENTERS[game].topics(WORDS)[1].action
    post = await illustrated_rules(posts(), game, topic, WORDS)
    assert post == rules_post(PRESENTERS, game, topic, WORDS)
    assert post.illustrations == ()


@every_game
async def test_the_words_come_even_if_no_picture_can_be_painted(game: str) -> None:
    post = await illustrated_rules(posts(broken=True), game, "", WORDS)
    assert post == rules_post(PRESENTERS, game, "", WORDS)


async def test_a_game_without_pictures_has_its_rules_in_words() -> None:
    post = await illustrated_rules(posts(), "tiny", "", WORDS)
    assert post.illustrations == ()
    *topics, clock = topics_of(EVERY["tiny"], WORDS)
    assert topics == EVERY["tiny"].topics(WORDS)
    assert clock.action == CLOCK


@every_game
@every_language
async def test_every_game_has_the_rules_of_the_clock(game: str, language: str) -> None:
    words = Words(language)
    topic = offered(rules_post(PRESENTERS, game, "", words))[-1].split(" ")[-1]
    post = await illustrated_rules(posts(), game, topic, words)
    assert post.text.endswith(words.say("rules-clock", turns=3))
    assert post.illustrations == ()


async def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        await illustrated_rules(posts(), "chess", "", WORDS)
