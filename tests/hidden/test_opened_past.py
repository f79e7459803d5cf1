"""A game that is over is looked back at with every hand open, and not before."""

from __future__ import annotations

import re

import pytest

from tests.hidden.courses import played
from tests.hidden.looks import of_past


@pytest.mark.parametrize(
    ("name", "hand"), [("tiny", r"cards=\('\d"), ("tickettoride", r"opened=\(OpenedScene")]
)
async def test_film_and_pictures_of_turns_are_open_once_the_game_is_over(name: str, hand: str):
    course = played(name, 2, 0)
    last = next(at for at in range(len(course.log), 0, -1) if not course.upto(at).over)
    running = await of_past(course.upto(last))
    ended = await of_past(course)
    for look in ("film", "turn 1"):
        assert re.search(hand, ended[look])
        assert not re.search(hand, running[look])
