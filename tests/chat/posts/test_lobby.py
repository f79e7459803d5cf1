"""What the post that gathers players says of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.posts.lobby import about
from bot.presenters.options import option_name
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
