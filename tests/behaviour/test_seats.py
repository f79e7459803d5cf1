"""Seats change hands in the middle of a game: somebody steps in, or gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from storage.records import TableStatus
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from storage.records import TableRecord
    from tests.behaviour.table import Seen, Table


DAY = 24 * 3600


async def record(table: Table) -> TableRecord:
    return (await table.bot.services.tables.archive.table_in(table.channel.id)).record


async def offer(
    table: Table, person: simcord.MemberActor, member: simcord.MemberActor, **options: int
) -> Seen:
    """Offer a seat and return the public offer."""
    return table.told(await table.slash(person, "game substitute", member=member, **options))


async def press(table: Table, person: simcord.MemberActor, name: str, message: Seen) -> Seen:
    """Press the button of this name and return what is answered."""
    action = next(each for each in message.actions if each.startswith(f"!{name}"))
    return table.told(await table.press(person, action, message))


async def resign(table: Table, person: simcord.MemberActor) -> Seen:
    """Resign and say that it is meant; return what is answered."""
    question = table.told(await table.slash(person, "game resign"))
    return await press(table, person, "resign", question)


def told_to_all(table: Table, text: str) -> bool:
    return any(text in post.text for post in table.posts())


# Offering a seat


async def test_offer_pings_whoever_may_take_the_seat_and_nobody_else(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    pings = len(table.pings)
    shown = await offer(table, ben, dan)
    assert shown.id == table.post.id
    assert table.pings[pings:] == [frozenset({dan.id})]
    assert (
        "Ben\u2069 offers a seat in the middle of a game to \u2068Dan\u2069: seat 2" in shown.text
    )
    assert table.labels(shown) == ["Take the seat", "Decline", "Withdraw"]


async def test_turn_is_announced_to_whoever_takes_the_seat(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.press(ann, "draw")
    shown, pings = await offer(table, ann, dan), len(table.pings)
    await press(table, dan, "accept-seat", shown)
    assert told_to_all(table, "\u2068Dan\u2069 takes over seat 1 from \u2068Ann\u2069.")
    assert [ping for ping in table.pings[pings:] if ping] == [frozenset({dan.id})]
    await table.press(dan, "place 2")
    assert table.mover is ben


async def test_post_of_a_turn_tells_what_was_played_before_the_seat_changed_hands(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    for person, notation in ((ann, "draw"), (ann, "place 1"), (ben, "draw")):
        await table.say(person, notation)
    begun = board(table, "place 1")
    await press(table, dan, "accept-seat", await offer(table, ben, dan))
    (left,) = (post for post in table.posts() if post.id == begun.id)
    assert left.text.startswith("**\u2068Dan\u2069** turns over")
    assert left.actions == {}


async def test_turn_that_was_taken_back_pings_whoever_has_its_seat_since(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.say(ann, "draw")
    await table.say(ann, "place 1")
    await table.slash(ann, "game undo")
    await press(table, dan, "accept-seat", await offer(table, ben, dan))
    pings = len(table.pings)
    await table.say(ann, "place 1")
    assert [ping for ping in table.pings[pings:] if ping] == [frozenset({dan.id})]


async def test_only_the_newest_post_has_the_turns_buttons(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await press(table, dan, "accept-seat", await offer(table, ann, dan))
    assert ["draw" in post.actions for post in table.posts()].count(True) == 1
    assert "draw" in table.post.actions


async def test_offer_stands_while_others_play(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    await table.say(ann, "draw")
    await table.say(ann, "place 1")
    await press(table, dan, "accept-seat", shown)
    assert table.mover is dan
    told = table.told(await table.say(ben, "draw"))
    assert told.text.startswith("You do not sit at this table.")


async def test_offer_outlives_a_restart(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    await table.restart()
    await press(table, dan, "accept-seat", shown)
    assert told_to_all(table, "Dan\u2069 takes over seat 2")


async def test_nobody_else_answers_an_offer(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    for person in (ann, ben):
        told = await press(table, person, "accept-seat", shown)
        assert told.text == "This seat is offered to somebody else, who alone can take it."
    for name in ("decline-seat", "withdraw-seat"):
        told = await press(table, ann, name, shown)
        assert told.text == "This offer is neither yours nor made to you, so it stays."


async def test_two_clicks_take_one_seat(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    custom_id = next(shown.actions[each] for each in shown.actions if "accept" in each)
    clicks = [table.send(dan, shown, custom_id) for _ in range(2)]
    await table.env.settle()
    told = [table.told(click).text for click in clicks if click.ephemeral]
    assert told == ["You sit at this table already."]
    assert told_to_all(table, "\u2068Dan\u2069 takes over seat 2 from \u2068Ben\u2069.")


async def test_declined_offer_is_over(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    custom_id = next(shown.actions[each] for each in shown.actions if "accept" in each)
    await press(table, dan, "decline-seat", shown)
    assert table.post.text == "\u2068Dan\u2069 declines seat 2, so it stays as it is."
    assert table.post.actions == {}
    late = table.send(dan, table.post, custom_id)
    await table.env.settle()
    assert table.told(late).text.startswith("This offer is no longer open.")


async def test_offer_is_withdrawn(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await press(table, ben, "withdraw-seat", await offer(table, ben, dan))
    assert table.post.text == "\u2068Ben\u2069 withdraws the offer of seat 2."


async def test_whoever_watched_and_plays_now_gets_no_mail(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.slash(dan, "game watch")
    await press(table, dan, "accept-seat", await offer(table, ben, dan))
    assert await table.bot.services.database.people.watchers(1) == []


async def test_next_person_is_host_and_all_are_told(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await press(table, dan, "accept-seat", await offer(table, ann, dan))
    assert told_to_all(table, "\u2068Ben\u2069 is the host now.")


async def test_city_and_log_are_the_new_players(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.press(ann, "draw")
    await table.press(ann, "place 1")
    await press(table, dan, "accept-seat", await offer(table, ann, dan))
    city = table.told(await table.press(dan, "!city", board(table)))
    assert "Dan" in city.text
    log = table.told(await table.slash(dan, "game log"))
    assert "Ann" not in log.text


def board(table: Table, action: str = "draw") -> Seen:
    """Return the post of the turn that is on, which has this action."""
    return next(post for post in reversed(table.posts()) if action in post.actions)


async def test_bots_get_no_seat(table: Table, ben: simcord.MemberActor) -> None:
    await gather(table, 3)
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    assert (await offer(table, ben, robot)).text == "A bot cannot take a seat. Choose a person."


async def test_whoever_cannot_see_the_channel_gets_no_seat(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(dan.id, OverwriteType.MEMBER, 0, hidden)
    table.env.backend.set_overwrite(table.channel.id, overwrite)
    await table.env.settle()
    assert (await offer(table, ben, dan)).text.startswith("\u2068Dan\u2069 cannot see this channel")


@pytest.mark.parametrize("command", ["game resign", "game substitute"])
async def test_before_the_game_seats_are_left_and_taken(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor, command: str
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    options = {"member": dan} if command == "game substitute" else {}
    told = table.told(await table.slash(ann, command, **options))
    assert told.text.startswith("The game has not started yet")


async def test_seat_of_whoever_is_there_is_theirs_to_offer(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    told = await offer(table, ann, dan, player=2)
    assert told.text == "\u2068Ben\u2069 is still there and alone can offer this seat."


async def test_host_offers_the_seat_of_whoever_has_left_the_server(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    table.guild.remove_member(ben)
    shown = await offer(table, ann, dan, player=2)
    assert "It is the seat of \u2068Ben\u2069." in shown.text
    await press(table, dan, "accept-seat", shown)
    assert told_to_all(table, "\u2068Dan\u2069 takes over seat 2 from \u2068Ben\u2069.")


async def test_whoever_comes_back_keeps_the_seat_that_was_offered_meanwhile(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    table.guild.remove_member(ben)
    shown = await offer(table, ann, dan, player=2)
    table.guild.add_member(ben.user)
    told = await press(table, dan, "accept-seat", shown)
    assert told.text == "\u2068Ben\u2069 is still there and alone can offer this seat."
    assert ben.id in {seat.user_id for seat in await table.bot.services.database.tables.seats(1)}


# Resigning


async def test_all_are_told_who_resigns_and_what_follows(
    table: Table, ben: simcord.MemberActor
) -> None:
    await gather(table, 3)
    pings = len(table.pings)
    told = await resign(table, ben)
    assert told.text == "You no longer play at table 1."
    assert told_to_all(table, "\u2068Ben\u2069 resigns. The computer plays seat 2 from now on.")
    assert not any(table.pings[pings:])
    assert (await record(table)).status is TableStatus.RUNNING


async def test_computer_plays_the_turn_of_whoever_resigns_in_it(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.press(ann, "draw")
    await resign(table, ann)
    await table.env.advance_time(60)
    assert table.mover is ben
    assert "draw" in board(table).actions


async def test_host_who_resigns_leaves_the_table_to_the_next(
    table: Table, ann: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await resign(table, ann)
    assert told_to_all(table, "\u2068Ann\u2069 resigns")
    assert told_to_all(table, "\u2068Ben\u2069 is the host now.")


async def test_table_of_two_is_closed_when_one_resigns(
    table: Table, ben: simcord.MemberActor
) -> None:
    await gather(table, 2)
    question = table.told(await table.slash(ben, "game resign"))
    assert "the table is closed: nobody wins" in question.text
    await press(table, ben, "resign", question)
    assert told_to_all(table, "\u2068Ben\u2069 resigns, so table 1 is closed and nobody wins.")
    assert (await record(table)).status is TableStatus.ENDED


async def test_nobody_resigns_by_mistake(table: Table, ben: simcord.MemberActor) -> None:
    await gather(table, 3)
    question = table.told(await table.slash(ben, "game resign"))
    assert (await press(table, ben, "play-on", question)).text == "You keep your seat."
    told = table.told(await table.slash(table.people[3], "game resign"))
    assert told.text.startswith("You do not sit at this table.")


async def test_whoever_resigned_can_be_forgotten(table: Table, ben: simcord.MemberActor) -> None:
    await gather(table, 3)
    refused = table.told(await table.slash(ben, "me forget"))
    assert "give up your seat with `/game resign`" in refused.text
    await resign(table, ben)
    question = table.told(await table.slash(ben, "me forget"))
    await press(table, ben, "forget", question)
    assert ben.id not in {
        seat.user_id for seat in await table.bot.services.database.tables.seats(1)
    }


# Leaving the server


def missing(table: Table) -> list[Seen]:
    """Return the questions what becomes of the seat of somebody who has left."""
    return [post for post in table.posts() if "is no longer on this server" in post.text]


async def test_others_are_asked_when_the_turn_passes_to_somebody_who_has_left(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor
) -> None:
    await gather(table, 3)
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
    assert not any("Time is up for" in post.text for post in table.posts())


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
