"""Tables that a later release has left: told of in one sentence, and closed by their players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.words.words import Words
from storage.records import OPEN, TableStatus
from tests.behaviour.table import gather

if TYPE_CHECKING:
    from tests.behaviour.table import Table

UNKNOWN = Words().say("game-missing", table="1")
OTHER_RULES = Words().say("rules-differ", table="1")
UNREADABLE = Words().say("table-unreadable", table="1")
CLOSED = Words().say("table-closed")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("game board", {}),
    ("game board", {"player": 1}),
    ("game state", {}),
    ("game log", {}),
    ("game log", {"turn": 1}),
    ("game rules", {}),
    ("game table watch", {}),
    ("game start", {}),
    ("game seat computers", {"computers": "1"}),
    ("game table settings", {"reminders": 8}),
    ("game table settings", {"clock": 8}),
    ("game undo", {}),
    ("game table pause", {}),
    ("game record export", {}),
    ("game record replay", {}),
    ("sf draw", {}),
)
PRESSES = ("draw", "!join", "!start", "!computers medium", "!undo", "!city", "!city 1", "!offer")
MORE_PRESSES = ("!state 1", "!log", "!export", "!replay", "!resign", "!pick c01", "!page 1", "!all")


async def leave_to_a_later_release(table: Table, status: TableStatus, game: str) -> None:
    """Open a table, then write into its row what a later release would have written there."""
    ann, ben, *_ = table.people
    if status is TableStatus.GATHERING:
        await table.slash(ann, "game new", game="sanfrancisco")
        await table.press(ben, "!join")
    else:
        await gather(table, 2)
    await execute(table, "UPDATE tables SET game = ?, status = ?", game, status)
    await execute(table, "INSERT INTO outbox VALUES (99, 1, 3, 'board', 0, 0, 0)")
    await table.restart()


async def execute(table: Table, statement: str, *values: int | str) -> None:
    session = table.bot.services.database.tables._session  # pyright: ignore[reportPrivateUsage]
    await session.execute(statement, *values)


@pytest.mark.parametrize("status", TableStatus)
async def test_every_command_and_button_there_is_answered_in_one_sentence(
    table: Table, status: TableStatus
) -> None:
    await leave_to_a_later_release(table, status, "laterrelease")
    ann, *_ = table.people
    for command, options in COMMANDS:
        answers = await table.slash(ann, command, **options)
        told = table.told(answers).text
        assert told == UNKNOWN or (told == CLOSED and status not in OPEN), (command, told)
    for action in (*PRESSES, *MORE_PRESSES):
        pressed = table.send(ann, table.posts()[0], f"t:1:3:{action}")
        await table.env.settle()
        told = table.told(pressed).text
        assert told == UNKNOWN or (told == CLOSED and status not in OPEN), (action, told)


@pytest.mark.parametrize("status", OPEN)
async def test_it_is_listed_and_closed_by_its_players(table: Table, status: TableStatus) -> None:
    await leave_to_a_later_release(table, status, "laterrelease")
    ann, ben, *_ = table.people
    assert table.post.text == UNKNOWN
    listed = table.told(await table.slash(ann, "game list")).text.splitlines()[1]
    assert listed.startswith(f"1 · Unknown game · {table.channel.mention} · ")
    asked = table.told(await table.slash(ben, "game table end"))
    await table.press(ben, "!ask end", asked)
    await table.press(ann, f"!agree {ben.id} end")
    assert any("**Unknown game** · table 1" in post.text for post in table.posts())
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None
    await table.slash(ben, "game new", game="sanfrancisco")
    assert "!join" in table.post.actions


@pytest.mark.parametrize("status", set(TableStatus) - {TableStatus.GATHERING})
async def test_a_game_of_other_rules_is_told_of_in_one_sentence(
    table: Table, status: TableStatus
) -> None:
    await leave_to_a_later_release(table, status, "sanfrancisco")
    await execute(table, "UPDATE tables SET rules = 2")
    await table.restart()
    ann, *_ = table.people
    for command, options in COMMANDS:
        told = table.told(await table.slash(ann, command, **options)).text
        assert told == OTHER_RULES or (told == CLOSED and status not in OPEN), (command, told)


async def test_a_game_of_other_rules_is_listed_by_its_name_and_closed(table: Table) -> None:
    ann, *_ = table.people
    await gather(table, 2)
    await execute(table, "UPDATE tables SET rules = 2")
    await table.restart()
    listed = table.told(await table.slash(ann, "game list")).text.splitlines()[1]
    assert listed.startswith(f"1 · San Francisco · {table.channel.mention} · ")
    await table.press(ann, "!end", table.told(await table.slash(ann, "game table end")))
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


@pytest.mark.parametrize(
    ("column", "theirs", "ours"), [("game", "laterrelease", "sanfrancisco"), ("rules", 2, 1)]
)
async def test_what_is_due_there_waits_for_the_release_that_knows(
    table: Table, column: str, theirs: str | int, ours: str | int
) -> None:
    await leave_to_a_later_release(table, TableStatus.RUNNING, "sanfrancisco")
    await execute(table, f"UPDATE tables SET {column} = ?", theirs)  # noqa: S608  (no value of anybody's)
    await table.restart()
    kinds = {row.kind for row in await table.bot.services.database.due.of_table(1)}
    await table.env.advance_time(25 * 3600)
    await table.env.settle()
    rows = await table.bot.services.database.due.of_table(1)
    assert {row.kind for row in rows} == kinds
    await execute(table, f"UPDATE tables SET {column} = ?", ours)  # noqa: S608
    before = len(table.posts())
    await table.env.advance_time(2 * 3600)
    (reminder,) = table.posts()[before:]
    assert f"<@{table.people[0].id}>" in reminder.text


async def test_a_running_table_whose_seats_are_missing_is_told_of_and_closed(table: Table) -> None:
    await gather(table, 2)
    await execute(table, "DELETE FROM seats WHERE seat = 2")
    await table.restart()
    ann, *_ = table.people
    for command in (
        "sf draw",
        "game board",
        "game state",
        "game log",
        "game undo",
        "game record export",
    ):
        told = table.told(await table.slash(ann, command)).text
        assert told == UNREADABLE, (command, told)
    listed = table.told(await table.slash(ann, "game list")).text
    assert f"1 · San Francisco · {table.channel.mention} · " in listed
    await table.press(ann, "!end", table.told(await table.slash(ann, "game table end")))
    assert await table.bot.services.database.tables.open_in(table.channel.id) is None


@pytest.mark.parametrize("lost", [(1, 1), (2, 2), (1, 3)])
async def test_a_gathering_table_whose_seats_are_missing_fills_again(
    table: Table, lost: tuple[int, int]
) -> None:
    ann, ben, cleo, dan = table.people
    await table.slash(ann, "game new", game="sanfrancisco")
    for guest in (ben, cleo):
        await table.press(guest, "!join")
    await execute(table, "DELETE FROM seats WHERE seat BETWEEN ? AND ?", *lost)
    await table.restart()
    await table.press(dan, "!join")
    here = await table.bot.services.tables.archive.table(1)
    assert [seat.seat for seat in here.seats] == [*range(1, len(here.seats) + 1)]
    assert here.seats[-1].user_id == dan.id
