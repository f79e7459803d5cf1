"""What leaves no choice comes with the action before it, and is taken back with it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.games.sanfrancisco import SanFrancisco
from bot.tables import errors
from bot.tables.history.undo import actions_since
from bot.tables.tables import Tables
from tests.tables.conftest import ANN

if TYPE_CHECKING:
    from bot.games.sanfrancisco.actions import Action
    from bot.games.sanfrancisco.state import State
    from bot.games.sanfrancisco.view import View
    from bot.tables.model import Table
    from tests.tables.conftest import House


class Hasty(SanFrancisco):
    """San Francisco where what can be built in one way only is built at once."""

    def follow_up(self, view: View) -> Action | None:
        return next(iter(self.routine(view)), None)


@pytest.fixture
async def taking(house: House) -> Table:
    """Return a table where Ann is about to take two cards, each with one place to go."""
    game = Hasty()
    house.tables = Tables(house.database, {game.name: game}, Random(6), house.note, house.clock)
    return await house.play(await house.started(), "1 draw", "1 place 1", "2 draw", "2 place 1")


async def test_what_leaves_no_choice_comes_with_the_click(house: House, taking: Table) -> None:
    acted = await house.tables.play.act(taking.id, ANN.id, "finalize 1", interaction_id=5)
    first, *builds = [move.notation for move in acted.moves]
    assert first == "finalize 1"
    assert [build.split()[0] for build in builds] == ["build", "build"]
    rows = (await house.database.tables.actions(taking.id))[-3:]
    assert [(row.interaction_id, row.part) for row in rows] == [(5, 1), (5, 2), (5, 3)]
    assert acted.table.version == taking.version + 1


async def test_it_is_taken_back_with_it(house: House, taking: Table) -> None:
    before = await house.tables.archive.position(taking)
    acted = await house.tables.play.act(taking.id, ANN.id, "finalize 1")
    undone = await house.tables.play.undo(taking.id, ANN.id)
    assert undone.moves == acted.moves
    assert undone.position == before
    assert await house.replayed(undone.table) == before


async def test_what_showed_something_is_not_taken_back_with_it(
    house: House, taking: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    unknown = taking.game.unknown

    def shown_by_taking(state: State, seat: int | None) -> frozenset[str]:
        return frozenset[str]() if state.column else unknown(state, seat)

    monkeypatch.setattr(taking.game, "unknown", shown_by_taking)
    await house.tables.play.act(taking.id, ANN.id, "finalize 1")
    with pytest.raises(errors.Revealed):
        await house.tables.play.undo(taking.id, ANN.id)


async def test_others_are_asked_about_all_of_it(house: House, taking: Table) -> None:
    table = await house.play(taking, "1 finalize 1", "2 draw")
    history = await house.tables.archive.history(table)
    assert [move.last.notation.split()[0] for move in history[-4:] if move.last] == [
        "finalize",
        "build",
        "build",
        "draw",
    ]
    assert actions_since(table.game, history, 1) == 4
    assert actions_since(table.game, history, 2) == 1
