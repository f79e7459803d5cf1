"""Refusals in words: what is so and what to do, with names and no ids."""

# ruff: noqa: RUF001  (what people read has dashes, crosses and apostrophes of print)

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.games.errors import GameError
from bot.games.tickettoride import GAME
from tests.games.positions import sampled
from tests.games.tickettoride.table import acting, play, turn
from tests.games.tickettoride.universe import universe
from tests.presenters.shown import EVERY_WORDS, WORDS, language_of
from tests.presenters.tickettoride.shown import PRESENTER, QUIET

if TYPE_CHECKING:
    from bot.games.tickettoride.state import State
    from bot.words.words import Words

_ID = re.compile(r"\b(?:[rt]\d\d+|[a-z]+-[a-z]+-[a-z]+|gray|orange)\b")
"""The id of a route, a ticket or a location, or a word of the notation that English has not."""


def told(state: State, text: str, words: Words = WORDS) -> str:
    with pytest.raises(GameError) as refusal:
        play(state, text)
    return PRESENTER.refusal(refusal.value, words, GAME.view(state, acting(state)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "claim r18 black black",
            "Sunset – Twin Peaks costs exactly 3 cards, not 2. Pick one of the suggested payments.",
        ),
        (
            "claim r18 black black red",
            (
                "You can’t mix black and red: all cards but ferries must have one colour. "
                "Pick one of the suggested payments."
            ),
        ),
        (
            "claim r18 red red red",
            (
                "Sunset – Twin Peaks takes black cards, not red ones. "
                "Pick one of the suggested payments."
            ),
        ),
        (
            "claim r03 green green",
            (
                "Pier 39 – Alcatraz takes at least 1 ferry, and you named 0. "
                "Pick one of the suggested payments."
            ),
        ),
        (
            "claim r10 blue blue",
            "You named blue ×2, but you have none. Pick one of the suggested payments.",
        ),
        (
            "token sunset",
            (
                "You have no token to choose. You choose only when both ends of the route you have "
                "just claimed offer one."
            ),
        ),
        (
            "place seal fort-mason",
            "All tokens are on the map already, so there’s nothing to place.",
        ),
    ],
)
def test_refusal_says_what_is_so_and_what_to_do(text: str, sentence: str):
    assert told(turn(QUIET, "hand 1 black*3 red*2 ferry", "hand 2"), text) == sentence


@pytest.mark.parametrize("words", EVERY_WORDS, ids=language_of)
def test_every_refusal_has_words_without_ids(words: Words):
    codes: set[str] = set()
    for step in sampled("tickettoride", 3, 12):
        if not GAME.to_act(step.after):
            continue
        for text in universe(step.after)[::7]:
            try:
                play(step.after, text)
            except GameError as error:
                view = GAME.view(step.after, acting(step.after))
                said = PRESENTER.refusal(error, words, view)
                codes.add(error.code)
                known = error.code not in ("no-such-location", "no-such-route", "not-an-action")
                assert not (known and words.language == "pl" and _ID.search(said)), said
                assert said.endswith(".")
    assert len(codes) > 8
