"""The turns a position keeps."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games import GAMES
from bot.tables.history.snapshot import read_snapshot, take_snapshot
from bot.tables.model import EARLIER, Position

if TYPE_CHECKING:
    from bot.tables.model import Played


@pytest.mark.parametrize("name", GAMES)
def test_newest_turns_are_kept_by_number_in_the_snapshot_too(name: str) -> None:
    game, rng = GAMES[name], Random(5)
    position = Position(game.start(game.setup(2, game.options()[0], rng)))
    turns: dict[int, tuple[Played, ...]] = {}
    while game.result(position.state) is None:
        chance = game.chance(position.state, rng)
        action = chance or rng.choice(game.legal_actions(position.state))
        position = position.then(game, action.seat, game.format(action))
        if position.previous:
            turns[position.turn - 1] = position.previous
        turns[position.turn] = position.current
        oldest = max(1, position.turn - 1 - EARLIER)
        for number in range(oldest, position.turn + 1):
            assert position.of_turn(number) == turns[number]
        assert position.of_turn(oldest - 1) == position.of_turn(position.turn + 1) == ()
        assert [*position.finished_turns] == [turns[each] for each in range(oldest, position.turn)]
    assert read_snapshot(game, take_snapshot(game, position)) == position
