"""What the post that gathers players says of those still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.behaviour.table import Table

ALONE = "Waiting for 1 more player."
ENOUGH = "\u2068Ann\u2069 can start now, or wait for more players."
FULL = "All seats are taken. \u2068Ann\u2069 can start the game!"


@pytest.mark.parametrize(("guests", "said"), [(0, ALONE), (1, ENOUGH), (2, FULL)])
async def test_the_lobby_says_whom_it_waits_for(table: Table, guests: int, said: str) -> None:
    host, *others = table.people
    await table.slash(host, "game new", game="sanfrancisco", seats=3)
    for guest in others[:guests]:
        await table.press(guest, "!join")
    assert said in table.post.text.split("\n")
