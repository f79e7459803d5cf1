"""The upright picture of a table: the map as wide as the picture, the players below it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

import render
from render.layout import HEIGHT, WIDTH
from render.tickettoride.layout import areas
from render.tickettoride.names import SIZE
from tests.render.tickettoride import states

PHONE, LEAST = 350, 7
"""The width of a phone's picture, and the least height of a capital letter on its map."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("last_round", [False, True])
def test_parts_of_an_upright_picture_stand_below_each_other(
    players: int, *, last_round: bool
) -> None:
    at = areas(players, last_round=last_round, upright=True)
    parts = (at.turn, *((at.last_round,) if last_round else ()), at.map, at.offer, at.strips[0])
    for above, below in pairwise(parts):
        assert above.bottom < below.y
    assert len(at.strips) == players
    assert all(each.right < at.size.width and each.bottom < at.size.height for each in at.strips)
    assert at.size.height > at.size.width


def test_names_of_an_upright_picture_can_be_read_on_a_phone() -> None:
    size = render.size_of(replace(states.TTR_MIDDLE_4, upright=True))
    assert 0.74 * SIZE * PHONE / size.width >= LEAST
    assert render.size_of(states.TTR_MIDDLE_4) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("scene", [states.TTR_MIDDLE_4, states.TTR_OVER_4])
def test_an_upright_picture_has_all_that_the_usual_one_has(scene: states.TableScene) -> None:
    assert render.paint(replace(scene, upright=True)) != render.paint(scene)
