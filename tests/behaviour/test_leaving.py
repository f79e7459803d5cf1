"""A player who must act has left the server: the others are asked about the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.behaviour.seats import DAY, HOUR, board
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table


def missing(table: Table) -> list[Seen]:
    """Return the questions what becomes of the seat of somebody who has left."""
    return [post for post in table.posts() if "has left this server" in post.text]


async def test_others_are_asked_when_the_turn_passes_to_somebody_who_has_left(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.env.advance_time(HOUR)
    table.guild.remove_member(ben)
    await table.say(ann, "draw")
    assert missing(table) == []
    await table.say(ann, "place 1")
    (question,) = missing(table)
    assert "Ben" in question.text
    assert table.pings[-1] == {table.people[0].id, table.people[2].id}


async def test_whoever_leaves_in_their_turn_is_asked_about_instead_of_reminded(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 3)
    table.guild.remove_member(ann)
    pings = len(table.pings)
    await table.env.advance_time(4 * DAY)
    assert len(missing(table)) == 1
    assert not any(ann.id in ping for ping in table.pings[pings:])


async def test_whoever_leaves_before_their_time_is_up_is_not_called_late(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco", reminders=0, clock=8)
    for guest in table.people[1:3]:
        await table.press(guest, "!join")
    await table.slash(ann, "game start", first=ann)
    table.guild.remove_member(ann)
    await table.env.advance_time(2 * DAY)
    assert len(missing(table)) == 1
    assert not any("has run out of time" in post.text for post in table.posts())


async def test_nobody_is_missed_when_discord_does_not_answer(
    table: Table, ann: simcord.MemberActor
) -> None:
    table.env.inject_error("GET", "/guilds/*/members/*", status=403, times=None)
    await gather(table, 3)
    table.guild.remove_member(ann)
    await table.env.advance_time(DAY)
    assert missing(table) == []


async def test_whoever_has_left_is_missed_still_while_discord_does_not_answer(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 3)
    table.guild.remove_member(ann)
    await table.env.advance_time(DAY)
    table.env.inject_error("GET", "/guilds/*/members/*", status=403, times=None)
    await table.env.advance_time(2 * DAY)
    assert (await table.bot.services.database.tables.seats(1))[0].gone
    assert len(missing(table)) == 1


async def test_whoever_comes_back_and_acts_is_there_again(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 3)
    table.guild.remove_member(ann)
    await table.env.advance_time(DAY)
    assert (await table.bot.services.database.tables.seats(1))[0].gone
    back = table.guild.add_member(ann.user)
    await table.press(back, "draw", board(table))
    assert not (await table.bot.services.database.tables.seats(1))[0].gone


async def test_whoever_comes_back_is_reminded_again(table: Table, ann: simcord.MemberActor) -> None:
    await gather(table, 3)
    table.guild.remove_member(ann)
    await table.env.advance_time(DAY)
    table.guild.add_member(ann.user)
    await table.env.advance_time(DAY)
    assert ann.id in table.pings[-1]
    assert not (await table.bot.services.database.tables.seats(1))[0].gone
