"""What the post that gathers players says of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.posts.inputs import thread_name
from bot.chat.posts.lobby import about, lobby_post, lobby_started, thread_intro
from bot.presenters.phrases import option_name
from bot.tables.model import Table
from storage.records import SeatRecord, TableRecord, TableStatus
from tests.presenters.shown import EVERY_WORDS, language_of
from tests.registry import GAMES

if TYPE_CHECKING:
    from bot.games.game import AnyGame
    from bot.words.words import Words

LONGEST = 130
"""Some three lines of a phone."""


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_two_lines_say_what_the_game_is_and_how_it_is_played(game: AnyGame, words: Words) -> None:
    for option in game.options():
        what, how = about(game.name, option, words).split("\n")
        assert what.endswith(".")
        assert how.endswith(option_name(game.name, option, words))
        assert max(len(what), len(how)) <= LONGEST + len(option_name(game.name, option, words))


def table_of(game: AnyGame, language: str = "en", thread_id: int = 0) -> Table:
    """Return a table in a channel for a game in a thread of its own."""
    record = TableRecord(
        id=999_999,
        guild_id=100,
        channel_id=200,
        game=game.name,
        option=game.options()[0],
        capacity=2,
        host_id=1,
        language=language,
        status=TableStatus.GATHERING,
        version=1,
        setup=None,
        created_at=1,
        changed_at=1,
        threaded=True,
        thread_id=thread_id,
    )
    return Table(record, (SeatRecord(1, 1, "Ann"), SeatRecord(2, 2, "Ben")), game)


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_thread_is_named_for_game_and_number(game: AnyGame, words: Words) -> None:
    name = thread_name(table_of(game, language_of(words) or "en"))
    assert name.startswith(words.say(f"game-{game.name}"))
    assert name.endswith("999999")
    assert len(name) <= 100


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_lobby_tells_where_the_game_is_played(words: Words) -> None:
    game = next(iter(GAMES.values()))
    table = table_of(game, language_of(words) or "en")
    coming = words.say("lobby-thread")
    assert coming in lobby_post(table).text
    assert coming not in lobby_post(table_of(game, language_of(words) or "en", thread_id=200)).text
    assert "<#77>" not in lobby_started(table).text
    assert lobby_started(table, 77).text.endswith(words.say("lobby-in-thread", place="<#77>"))
    assert lobby_started(table, refused=True).text.endswith(words.say("lobby-no-thread"))


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_post_in_a_forum_begins_with_the_players_and_a_link_to_the_lobby(words: Words) -> None:
    intro = thread_intro(
        table_of(next(iter(GAMES.values())), language_of(words) or "en"), "https://x.y/1"
    )
    *_, names, link = intro.text.split("\n")
    assert all(name in names for name in ("Ann", "Ben"))
    assert "(https://x.y/1)" in link
    assert intro.pings == ()


def test_who_plays_is_divided_by_semicolons_where_a_title_has_a_comma() -> None:
    game = GAMES["sanfrancisco"]
    people = table_of(game)
    assert "\u2068Ann\u2069, \u2068Ben\u2069" in lobby_started(people).text
    seats = (people.seats[0], SeatRecord(2, 0, "", "hard"), SeatRecord(3, 0, "", "easy"))
    told = lobby_started(Table(people.record, seats, game)).text
    assert "\u2068Ann\u2069; \u2068Computer, hard\u2069; \u2068Computer 2, easy\u2069" in told
