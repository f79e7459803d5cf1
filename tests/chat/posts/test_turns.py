"""The text above the picture: what can be done and what has happened, in three lines."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.chat.posts.turns import LONGEST_STORY, MOST_LINES, brief, turn_text
from bot.words.words import Words
from tests.hidden.courses import played
from tests.registry import GAMES, PRESENTERS

if TYPE_CHECKING:
    from bot.tables.model import Table
    from tests.hidden.courses import Course

WORDS = Words()


def unclocked(course: Course) -> Table:
    """Return the table without a clock."""
    return replace(course.table, record=replace(course.table.record, pace=0, turn_at=0))


@pytest.mark.parametrize("name", GAMES)
def test_text_has_at_most_three_lines_and_names_nobody_twice(name: str) -> None:
    course = played(name, max(GAMES[name].seats), 4)
    presenter, table = PRESENTERS[name], course.table
    for position in course.history[:-1]:
        text = turn_text(presenter, table, position, WORDS)
        lines = text.split("\n")
        assert 1 <= len(lines) <= MOST_LINES
        assert all(line.strip() for line in lines)
        awaited = [f"**{seat.name}**" for seat in table.to_act(position)]
        assert not any(name in lines[0] for name in awaited), "their mention stands before it"


@pytest.mark.parametrize("name", GAMES)
def test_turns_of_all_others_since_the_last_own_one_are_told(name: str) -> None:
    course = played(name, max(GAMES[name].seats), 4)
    presenter, table, rng = PRESENTERS[name], unclocked(course), Random(1)
    begun = [each for each in course.history if each.finished_turns and not each.current]
    for position in rng.sample(begun[:-1], min(10, len(begun) - 1)):
        waiting = set(table.game.to_act(position.state))
        newest = position.previous
        told = brief(presenter, table, position, newest, WORDS)
        story = turn_text(presenter, table, position, WORDS).split("\n")[-1]
        assert story.startswith("-# ")
        assert story.endswith(told)
        own = [
            turn for turn in position.finished_turns if any(move.seat in waiting for move in turn)
        ]
        if own and own[-1] is not newest and len(story) < LONGEST_STORY:
            assert brief(presenter, table, position, own[-1], WORDS) not in story


@pytest.mark.parametrize("name", GAMES)
def test_first_post_names_the_panel_once(name: str) -> None:
    course = played(name, max(GAMES[name].seats), 4)
    table, panel = unclocked(course), f"**{WORDS.say('button-panel')}**"
    told = [turn_text(PRESENTERS[name], table, each, WORDS) for each in course.history[:2]]
    assert told[0].count(panel) == 1
    assert WORDS.say("first-post", panel=panel) not in told[1]


def test_long_story_loses_its_oldest_turns() -> None:
    course = played("pointcity", 4, 2)
    stories = [
        turn_text(PRESENTERS["pointcity"], unclocked(course), position, WORDS).split("\n")[-1]
        for position in course.history
        if position.finished_turns and not position.current and position.turn > 8
    ]
    assert any(story.startswith("-# … ") for story in stories)
    assert max(map(len, stories)) <= LONGEST_STORY + 60


def test_paused_table_says_so_and_offers_nothing() -> None:
    course = played("sanfrancisco", 3, 1)
    table = replace(course.table, record=replace(course.table.record, paused_at=5))
    text = turn_text(PRESENTERS["sanfrancisco"], table, course.history[20], WORDS)
    assert text.startswith(WORDS.say("paused-here"))


def test_computer_is_said_to_play() -> None:
    course = played("sanfrancisco", 2, 1)
    seats = tuple(
        replace(seat, user_id=0, name="", strength="medium") for seat in course.table.seats
    )
    table = replace(course.table, seats=seats)
    text = turn_text(PRESENTERS["sanfrancisco"], table, course.history[3], WORDS)
    assert "Computer" in text.split("\n")[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_that_was_taken_back_is_told(name: str) -> None:
    course = played(name, max(GAMES[name].seats), 4)
    presenter, table = PRESENTERS[name], unclocked(course)
    begun = [each for each in course.history if each.finished_turns and not each.current]
    for before, middle, after in zip(begun[:6], begun[1:], begun[2:], strict=False):
        turns = middle.previous, after.previous
        text = turn_text(presenter, table, before, WORDS, undone=[*turns[0], *turns[1]])
        first, second = (brief(presenter, table, before, turn, WORDS) for turn in turns)
        fits = len(f"{first} {second}") <= LONGEST_STORY
        assert (f"{first} {second}" if fits else f"… {second}") in text


def test_what_was_taken_back_is_told_instead_of_what_happened() -> None:
    course = played("sanfrancisco", 2, 1)
    position = next(each for each in course.history if each.previous and not each.current)
    presenter, table = PRESENTERS["sanfrancisco"], unclocked(course)
    text = turn_text(presenter, table, position, WORDS, undone=position.previous)
    assert brief(presenter, table, position, position.previous, WORDS) in text.split("\n")[-1]
    assert len(text.split("\n")) == 2


def test_turns_of_computers_are_all_told_however_long() -> None:
    course = played("pointcity", 4, 2)
    table = unclocked(course)
    seats = [replace(seat, user_id=0, name="", strength="hard") for seat in table.seats[1:]]
    table = replace(table, seats=(table.seats[0], *seats))
    presenter = PRESENTERS["pointcity"]
    told = [
        (turn_text(presenter, table, position, WORDS).split("\n")[-1], position)
        for position in course.history
        if position.turn > 8 and not position.current and table.people_to_act(position)
    ]
    assert told
    for story, position in told:
        turns = [brief(presenter, table, position, turn, WORDS) for turn in position.earlier[-2:]]
        assert "…" not in story
        assert all(turn in story for turn in turns)
