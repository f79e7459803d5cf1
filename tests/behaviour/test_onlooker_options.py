"""What a command offers to somebody who only looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.behaviour.table import gather

if TYPE_CHECKING:
    from tests.behaviour.table import Table


async def test_an_onlooker_is_offered_no_action(table: Table):
    await gather(table, 2)
    ann, onlooker = table.people[0], table.people[3]
    await table.press(ann, "draw")
    offered = [
        await person.autocomplete(table.channel, "sf place", "column", "")
        for person in (ann, onlooker)
    ]
    assert [len(options) for options in offered] == [3, 0]
