"""A hint in words: the action, why, and what comes next to it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.chat.painter import Painter
from bot.chat.posts.hint import hint_text, hints_used
from bot.chat.posts.private import board_post
from bot.chat.posts.public import Posts
from bot.games.computer.lookahead import choose
from bot.games.judging import Cause, Outlook, Weighed
from bot.presenters import PRESENTERS
from bot.presenters.reading import Player
from bot.tables.changes.hints import Hint
from bot.words.words import Words, languages
from tests.games.positions import in_turn
from tests.hidden.courses import played

if TYPE_CHECKING:
    from bot.games.game import AnyGame
    from bot.tables.model import Position, Table

WORDS = Words()


def hint_of(table: Table, position: Position) -> Hint:
    """Return a hint whose second action has 2 points fewer now and lets the next seat gain 1."""
    seat = in_turn(table.game, position.state)
    view = table.game.view(position.state, seat)
    ends = [Outlook(10, 20)] * len(table.seats)
    behind = [*ends]
    behind[seat - 1] = Outlook(6, 21)
    behind[seat % len(ends)] = Outlook(10, 22)
    best, second, *_ = view.legal
    weighed = [Weighed(best, 0, tuple(ends)), Weighed(second, -5, tuple(behind))]
    return Hint(table, view, weighed, 2)


def chosen() -> tuple[Table, Position]:
    """Return a table, and a position in which there is something to choose."""
    course = played("sanfrancisco", 2, 1)
    table = course.table
    several = (each for each in course.history if len(table.game.legal_actions(each.state)) > 1)
    return table, next(several)


def test_the_action_why_and_the_next_best_are_told():
    table, position = chosen()
    hint = hint_of(table, position)
    presenter = PRESENTERS["sanfrancisco"]
    lines = hint_text(presenter, hint, WORDS).splitlines()
    best, second = (
        presenter.action_label(presenter.read(hint.view, WORDS), each.action)
        for each in hint.weighed
    )
    assert lines == [
        "Hint 2 of 3",
        f"Best: **{best}**",
        "It brings about 2 points more at once.",
        f"About 2½ points better at the end than the next best move (**{second}**).",
    ]


def test_the_largest_causes_stand_before_the_figure():
    table, position = chosen()
    hint = hint_of(table, position)
    best, second = hint.weighed
    rival = 3 - in_turn(table.game, position.state)
    causes = (
        Cause("takes-from", 2.0, {"rival": rival, "column": 2}),
        Cause("lead", 4.0, {"rival": rival, "colour": "blue"}),
        Cause("bonus", 1.0, {"colour": "grey"}),
    )
    better = best._replace(causes=causes)
    worse = second._replace(causes=causes[2:])
    lines = hint_text(PRESENTERS["sanfrancisco"], replace(hint, weighed=[better, worse]), WORDS)
    name = table.seats[rival - 1].name
    assert lines.splitlines()[2] == (
        f"It takes the lead in blue from \u2068{name}\u2069."
        f" Otherwise \u2068{name}\u2069 can take column 2 next."
    )


def test_equal_actions_are_said_to_be_equal():
    hint = hint_of(*chosen())
    best, second = hint.weighed
    equal = second._replace(lead=best.lead + 0.2, outlooks=best.outlooks)
    lines = hint_text(
        PRESENTERS["sanfrancisco"], replace(hint, weighed=[best, equal]), WORDS
    ).splitlines()
    assert len(lines) == 3
    assert lines[-1].startswith("Just as good: **")
    # What is worse than both still tells why.
    three = hint_text(
        PRESENTERS["sanfrancisco"], replace(hint, weighed=[best, equal, second]), WORDS
    )
    assert [line.split(" ")[0] for line in three.splitlines()[2:]] == ["It", "Just", "About"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", PRESENTERS)
def test_every_action_has_a_name_in_every_language(name: str, language: str):
    words, rng = Words(language), Random(3)
    presenter = PRESENTERS[name]
    course = played(name, 2, 1)
    game: AnyGame = course.table.game
    state = course.history[0].state
    kinds: set[str] = set()
    while seat := in_turn(game, state):
        view = game.view(state, seat)
        for action in view.legal[:: max(1, len(view.legal) // 8)]:
            kinds.add(game.format(action).split()[0])
            label = presenter.action_label(presenter.read(view, words), action)
            assert label.strip()
            assert len(label) <= 200
        state, _ = game.apply(state, choose(game, view, "easy", rng))
        while chance := game.chance(state, rng):
            state, _ = game.apply(state, chance)
    assert len(kinds) >= 4


def test_who_had_hints_is_told_at_the_end():
    named = [Player(1, "Ann", "Ann"), Player(2, "Ben", "Ben")]
    assert hints_used({2: 1, 1: 3}, named, WORDS) == ["Ann had 3 hints.", "Ben had 1 hint."]


async def test_hints_are_told_in_everybodys_own_look_at_the_end_too():
    course = played("sanfrancisco", 2, 4)
    assert course.over
    posts = Posts(PRESENTERS, Painter(lambda _: b"png"))
    post = await board_post(posts, course.table, course.position, 0, WORDS, {2: 1})
    assert "had 1 hint." in post.text
