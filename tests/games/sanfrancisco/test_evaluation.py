"""Shortcuts of the evaluation come to the same as the long way."""

from __future__ import annotations

from random import Random

from bot.games.sanfrancisco.cards import ROWS
from bot.games.sanfrancisco.computer.evaluation import Horizon, race, race_of_two
from bot.games.sanfrancisco.computer.position import BESIDE, CELLS, beside, bits, compact
from tests.games.positions import sampled


def test_what_lies_beside_several_spaces_is_what_lies_beside_each():
    rng = Random(1)
    for mask in [0, (1 << CELLS) - 1, *(rng.randrange(1 << CELLS) for _ in range(200))]:
        found = 0
        for cell in bits(mask):
            found |= BESIDE[cell]
        assert beside(mask) == found


def test_the_race_between_two_is_the_race_between_several():
    for step in sampled("sanfrancisco", 2, 40):
        table = compact(step.after)
        horizon = Horizon(table)
        profiles = [horizon.profile(city, table.supply) for city in table.cities]
        short, long = [0.0, 0.0], [0.0, 0.0]
        race_of_two(table, profiles[0].complete, profiles[1].complete, short)
        for row in range(len(ROWS)):
            if not table.completed >> row & 1:
                race(table.cities, profiles, row, long)
        assert short == long
