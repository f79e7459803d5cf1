"""Zooms of random positions: nothing astray, no words over anything, every card there."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from bot.presenters import PRESENTERS
from bot.presenters.reading import Move, Player, Recent
from bot.words.words import Words
from render.layout import HEIGHT, WIDTH, Rect
from render.sanfrancisco.cards import draw_card
from render.sanfrancisco.tickets import draw_ticket
from tests.games.positions import in_turn, sampled
from tests.render.names import NAMES
from tests.render.recorder import inside, overlap, record

if TYPE_CHECKING:
    from bot.games.sanfrancisco.view import View
    from tests.games.positions import Step
    from tests.render.recorder import Recorder

PAGE = Rect(0, 0, WIDTH, HEIGHT)
SAMPLED = 200
"""Positions a player count, those of the pictures of tables."""
SHARE = 10
"""One in so many is looked at, all with `--soak`, from one seat and as columns."""
WORDS = Words()


@pytest.mark.parametrize(
    "seats",
    [pytest.param(2, marks=pytest.mark.soak), pytest.param(3, marks=pytest.mark.soak), 4],
)
def test_everything_of_a_zoom_has_its_place(seats: int, soak: bool) -> None:
    dice = random.Random(seats)
    share = 1 if soak else SHARE
    for step in sampled("sanfrancisco", seats, SAMPLED)[::share]:
        players = [Player(i, name, name) for i, name in enumerate(dice.sample(NAMES, seats), 1)]
        view = step.game.view(step.after, in_turn(step.game, step.after) or None)
        for seat in (dice.randint(1, seats), None):
            presenter = PRESENTERS["sanfrancisco"]
            reading = presenter.read(view, WORDS, players, recent(step))
            picture = record(presenter.zoom(reading, seat).scene)
            assert all(inside(item.area, PAGE) for item in (*picture.lines, *picture.drawn))
            assert collisions(picture) == []
            assert shown(picture) == there(view, seat)


def recent(step: Step) -> Recent:
    move = Move(step.action.seat, step.game.format(step.action), tuple(step.events))
    return Recent(current=(move,))


def collisions(picture: Recorder) -> list[tuple[str, Rect]]:
    """Return the words that run into other words or into a drawing."""
    pieces = [item.area for item in picture.drawn if item.area.height < HEIGHT - 28]
    words = [
        (one.text, other.area)
        for one, other in combinations(picture.lines, 2)
        if overlap(one.area, other.area)
    ]
    return words + [
        (line.text, area) for line in picture.lines for area in pieces if overlap(line.area, area)
    ]


def shown(picture: Recorder) -> int:
    """Return how many cards are on the picture."""
    return sum(item.draw in (draw_card, draw_ticket) for item in picture.drawn)


def there(view: View, seat: int | None) -> int:
    """Return how many cards there are to be shown."""
    if seat is not None:
        return sum(map(len, view.cities[seat - 1].rows))
    return sum(map(len, view.columns)) + len(view.taken) + (view.turned is not None)
