"""Whoever wants to be forgotten is, and the games of the others stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage.records import NOBODY
from tests.behaviour.table import finish, gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


async def forget(table: Table, person: simcord.MemberActor) -> Seen:
    """Ask to be forgotten, say yes, and return what is answered."""
    asked = table.told(await table.slash(person, "me forget"))
    return table.told(await table.press(person, "!forget", asked))


async def test_name_in_finished_games_becomes_former_player(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-2p-2.txt")
    ann, ben, *_ = table.people
    told = await forget(table, ann)
    assert told.text == "Done. Your data has been deleted."
    board = table.told(await table.slash(ben, "game board"))
    assert "Ann" not in board.text + board.alts[0]
    assert "Former player" in board.text
    assert "Former player" in board.alts[0]
    for command in ("game log", "game state"):
        told = table.told(await table.slash(ben, command))
        assert "Ann" not in told.text
        assert "Former player" in told.text
    seats = await table.bot.services.database.tables.seats(1)
    assert [(seat.user_id, seat.name) for seat in seats] == [(NOBODY, ""), (ben.id, "Ben")]


async def test_statistics_forget_too(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-2p-2.txt")
    ann, ben, *_ = table.people
    assert "Ann" in table.told(await table.slash(ben, "stats")).text
    await forget(table, ann)
    server = table.told(await table.slash(ben, "stats"))
    assert "Ann" not in server.text
    assert "Ben" in server.text
    own = table.told(await table.slash(ann, "stats", member=ann))
    assert own.text.endswith("hasn\u2019t finished a game on this server yet.")


async def test_nobody_is_forgotten_in_the_middle_of_a_game(table: Table) -> None:
    await gather(table, 2)
    ann = table.people[0]
    told = table.told(await table.slash(ann, "me forget"))
    assert told.text.startswith("You\u2019re still playing at table 1.")
    assert not told.actions


async def test_game_begun_after_the_question_keeps_its_player(table: Table) -> None:
    ann = table.people[0]
    asked = table.told(await table.slash(ann, "me forget"))
    await gather(table, 2)
    told = table.told(await table.press(ann, "!forget", asked))
    assert told.text.startswith("You\u2019re still playing at table 1.")
    assert (await table.bot.services.database.tables.seats(1))[0].name == "Ann"


async def test_forgotten_member_gets_up_from_a_table_that_gathers(table: Table) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco")
    await table.press(ben, "!join")
    await forget(table, ann)
    assert "Ann" not in table.post.text
    assert "Ben\u2069 (host)" in table.post.text


async def test_who_thinks_better_of_it_is_not_forgotten(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-2p-2.txt")
    ann = table.people[0]
    asked = table.told(await table.slash(ann, "me forget"))
    told = table.told(await table.press(ann, "!remember", asked))
    assert told.text == "Nothing was deleted."
    assert (await table.bot.services.database.tables.seats(1))[0].name == "Ann"


async def test_rematch_leaves_the_seat_of_a_former_player_free(table: Table) -> None:
    await finish(table, "sanfrancisco/foundations-2p-2.txt")
    ann, ben, *_ = table.people
    await forget(table, ann)
    await table.slash(ben, "game table rematch")
    seats = await table.bot.services.database.tables.seats(2)
    assert [(seat.seat, seat.name) for seat in seats] == [(1, "Ben")]
