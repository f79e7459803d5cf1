"""The host seats computers, each as strong as they like, by buttons and by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from storage.records import TableStatus

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table

pytestmark = pytest.mark.usefixtures("thinking")


async def test_person_alone_has_a_table_with_the_computer(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.press(ann, "!computers hard")
    assert "2. \u2068Computer, hard\u2069" in table.post.text
    await table.slash(ann, "game start", first=ann)
    assert "Computer, hard" in table.post.alts[0]
    here = await table.bot.services.tables.archive.table_in(table.channel.id)
    assert here.record.status is TableStatus.RUNNING


async def test_host_adds_and_removes_computers_by_buttons(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", seats=3)
    assert table.labels(table.post)[-1] == "Add hard computer"
    await table.press(ann, "!computers hard")
    await table.press(ann, "!computers hard easy")
    assert "2. \u2068Computer, hard\u2069\n3. \u2068Computer 2, easy\u2069" in table.post.text
    assert "!computers hard easy easy" not in table.post.actions
    await table.press(ann, "!computers hard")
    assert "Computer 2" not in table.post.text
    await table.press(ann, "!computers 0")
    assert table.labels(table.post)[-1] == "Add hard computer"


async def test_only_the_host_seats_computers(table: Table, ben: simcord.MemberActor) -> None:
    await table.slash(table.people[0], "game new", game="sanfrancisco")
    told = table.told(await table.press(ben, "!computers easy"))
    assert told.text.startswith("Only \u2068Ann\u2069, the host")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("2", "There are 2 computer players at table 1: medium, medium."),
        ("hard, Easy", "There are 2 computer players at table 1: hard, easy."),
        ("hard", "There is 1 computer player at table 1: hard."),
        ("3", "Only 2 seats are left for the computer."),
        ("0", "There are no computer players at table 1."),
        ("expert", "\u2069\u201d isn\u2019t possible for `computers`. You can choose: easy"),
    ],
)
async def test_command_says_which_computers_sit_at_the_table(
    table: Table, ann: simcord.MemberActor, typed: str, told: str
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", seats=3)
    answer = table.told(await table.slash(ann, "game seat computers", computers=typed))
    assert told in answer.text
