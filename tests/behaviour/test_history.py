"""The log shows how the game stood at the end of any turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


@pytest.fixture
async def dan(table: Table) -> simcord.MemberActor:
    """Play two turns and half a third, with all pictures kept; Dan looks on."""
    await gather(table, 2)
    ann, ben, _, dan = table.people
    await table.slash(ann, "game table settings", pictures="all")
    for person, column in ((ann, 1), (ben, 2)):
        await table.press(person, "draw")
        await table.press(person, f"place {column}")
    await table.press(ann, "draw")
    return dan


async def test_each_turn_has_the_picture_its_end_had(
    table: Table, dan: simcord.MemberActor
) -> None:
    for turn in (1, 2):
        told = table.told(await table.slash(dan, "game log", turn=turn))
        assert told.text.startswith(f"**Table 1** · turn {turn} of 3\n")
        seen = next(post for post in table.posts() if f"column {turn}" in post.text)
        assert told.alts == seen.alts
        assert told.pictures == seen.pictures


async def test_turn_that_is_on_shows_how_far_it_has_come(
    table: Table, dan: simcord.MemberActor
) -> None:
    told = table.told(await table.slash(dan, "game log", turn=3))
    assert told.text.startswith("**Table 1** · turn 3 of 3\n")
    assert told.pictures == table.post.pictures


async def test_buttons_lead_from_the_log_to_the_picture_and_from_turn_to_turn(
    table: Table, dan: simcord.MemberActor
) -> None:
    log = table.told(await table.slash(dan, "game log"))
    assert log.text.startswith("**Log of table 1** · turns 1 to 3 of 3\n")
    newest = table.told(await table.press(dan, "!turn 3", log))
    assert "turn 3 of 3" in newest.text
    before = table.told(await table.press(dan, "!turn 2", newest))
    assert "turn 2 of 3" in before.text
    again = table.told(await table.press(dan, "!log", before))
    assert again.text.startswith("**Log of table 1**")
    assert again.pictures == []


async def test_before_the_first_action_there_is_no_turn(table: Table) -> None:
    await gather(table, 2)
    told = table.told(await table.slash(table.people[3], "game log", turn=1))
    assert told.text == "Nothing has happened at table 1 yet."


async def test_log_of_one_turn_speaks_of_one(table: Table) -> None:
    await gather(table, 2)
    ann = table.people[0]
    await table.press(ann, "draw")
    told = table.told(await table.slash(ann, "game log"))
    assert told.text.startswith("**Log of table 1** · turn 1 of 1\n")
