"""The log of a finished game: whose turns one may ask the reason of."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.chat.painter import Painter
from bot.chat.posts.history import MOST_OPTIONS, log_post
from bot.chat.posts.public import Posts
from bot.presenters.controls import Select
from bot.tables.history.reviews import turns_of
from bot.words.words import Words
from storage.records import NOBODY
from tests.hidden.courses import played
from tests.registry import PRESENTERS

if TYPE_CHECKING:
    from tests.hidden.courses import Course

WORDS = Words()
POSTS = Posts(PRESENTERS, Painter(lambda _: b"png"))


async def asked(course: Course, page: int, computers: tuple[int, ...]) -> list[tuple[str, str]]:
    """Return the turns that a page of the log asks of, by action and label."""
    table = course.table
    seats = tuple(
        replace(seat, user_id=NOBODY, name="", strength="hard") if seat.seat in computers else seat
        for seat in table.seats
    )
    table = replace(table, seats=seats)
    chronicle = await course.archive.chronicle(table)
    post = log_post(POSTS, table, course.position, chronicle, WORDS, page)
    found = [row for row in post.rows if isinstance(row, Select)]
    assert len(found) <= 1
    return [(option.action, option.label) for row in found for option in row.options]


@pytest.mark.parametrize("name", ["sanfrancisco", "pointcity", "tickettoride"])
async def test_each_turn_of_a_computer_alone_can_be_asked_of_once(name: str) -> None:
    course = played(name, 3, 4)
    turns = turns_of(course.history)
    for page in (1, 2):
        found = await asked(course, page, (2, 3))
        actions = [action for action, _ in found]
        assert 0 < len(actions) == len(set(actions)) <= MOST_OPTIONS
        for action, label in found:
            number = int(action.removeprefix("!why "))
            assert turns[number - 1].seat in (2, 3)
            assert label.startswith(f"Turn {number}: Computer")


async def test_without_computers_or_before_the_end_nothing_is_asked() -> None:
    course = played("sanfrancisco", 2, 4)
    assert await asked(course, 1, ()) == []
    running = course.upto(len(course.log) // 2)
    assert not running.over
    assert await asked(running, 1, (2,)) == []
