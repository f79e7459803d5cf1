"""What a change does to clocks and due rows, where no table leads to it by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.tables.schedule import effects
from tests.tables.conftest import ANN

if TYPE_CHECKING:
    from tests.tables.conftest import House

PAUSED_AT, NOW = 5_000, 9_000


@pytest.mark.parametrize(("pace", "turn_at"), [(0, 0), (8, PAUSED_AT)])
async def test_turn_that_begins_at_a_paused_table_has_a_clock_only_if_one_runs(
    house: House, pace: int, turn_at: int
):
    table = await house.started()
    position = await house.tables.archive.position(table)
    paused = replace(table, record=replace(table.record, paused_at=PAUSED_AT, pace=pace))
    assert effects.turn_begins(paused, position, NOW).get("turn_at") == turn_at


async def test_nobody_can_act_at_a_table_that_is_paused_closed_or_gathers(house: House):
    archive = house.tables.archive
    gathers = await house.gathered()
    assert await archive.open_turn(gathers.id) is None
    table = await house.tables.lobby.start(gathers.id, ANN, ANN)
    turn = await archive.open_turn(table.id)
    assert turn is not None
    assert turn.table.id == table.id
    await house.set_all("paused_at = ?", PAUSED_AT)
    assert await archive.open_turn(table.id) is None
    await house.set_all("paused_at = 0, status = 'ended'")
    assert await archive.open_turn(table.id) is None
