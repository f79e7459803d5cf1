"""A seat is offered in the middle of a game, and somebody steps in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.behaviour.seats import board, offer, press, told_to_all
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_offer_pings_whoever_may_take_the_seat_and_nobody_else(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    pings = len(table.pings)
    shown = await offer(table, ben, dan)
    assert shown.id == table.post.id
    assert table.pings[pings:] == [frozenset({dan.id})]
    assert (
        "\u2068Dan\u2069, \u2068Ben\u2069 is offering you their seat in a running game: seat 2"
        in shown.text
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
    others = frozenset({ben.id, table.people[2].id, ann.id})
    assert {*table.pings[pings:]} - {frozenset()} == {others, frozenset({dan.id})}
    assert told_to_all(table, "\u2068Dan\u2069 plays seat 1 from now on.")
    await table.press(dan, "place 2", board(table, "place 2"))
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
    assert left.text.startswith("**\u2068Dan\u2069** draws")
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
    assert "draw" in board(table).actions


async def test_post_of_a_turn_in_which_nothing_was_played_says_so(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    begun = board(table)
    await press(table, dan, "accept-seat", await offer(table, ann, dan))
    (left,) = (post for post in table.posts() if post.id == begun.id)
    assert left.text == "Nothing has happened at table 1 yet."


async def test_offer_stands_while_others_play(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    await table.say(ann, "draw")
    await table.say(ann, "place 1")
    await press(table, dan, "accept-seat", shown)
    assert {dan.id} in table.pings
    told = table.told(await table.say(ben, "draw"))
    assert told.text.startswith("You\u2019re not playing at this table, but")


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
        assert told.text.startswith("This seat was offered to someone else. If you")
    for name in ("decline-seat", "withdraw-seat"):
        told = await press(table, ann, name, shown)
        assert told.text == (
            "Only the person who made this offer, or the one it was made to, can answer it."
        )


async def test_two_clicks_take_one_seat(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    custom_id = next(shown.actions[each] for each in shown.actions if "accept" in each)
    clicks = [table.send(dan, shown, custom_id) for _ in range(2)]
    await table.env.settle()
    told = [table.told(click).text for click in clicks if click.ephemeral]
    assert told == ["You already have a seat at this table. See the table with `/game board`."]
    assert told_to_all(table, "\u2068Dan\u2069 takes over seat 2 from \u2068Ben\u2069.")


async def test_declined_offer_is_over(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    shown = await offer(table, ben, dan)
    custom_id = next(shown.actions[each] for each in shown.actions if "accept" in each)
    await press(table, dan, "decline-seat", shown)
    assert table.post.text == "\u2068Dan\u2069 declined seat 2. Nothing changes."
    assert table.post.actions == {}
    late = table.send(dan, table.post, custom_id)
    await table.env.settle()
    assert table.told(late).text.startswith("This offer has expired.")


async def test_offer_is_withdrawn(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await press(table, ben, "withdraw-seat", await offer(table, ben, dan))
    assert table.post.text == "\u2068Ben\u2069 withdrew the offer of seat 2."


async def test_whoever_watched_and_plays_now_gets_no_mail(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    await table.slash(dan, "game table watch")
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
    panel = table.told(await table.press(dan, "!panel", board(table)))
    assert "My city" in table.labels(panel)
    city = table.told(await table.press(dan, "!city 1", panel))
    assert "Dan" in city.text
    log = table.told(await table.slash(dan, "game log"))
    assert "Ann" not in log.text


async def test_bots_get_no_seat(table: Table, ben: simcord.MemberActor) -> None:
    await gather(table, 3)
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    assert (await offer(table, ben, robot)).text == "A bot can\u2019t take a seat. Choose a person."


async def test_whoever_cannot_see_the_channel_gets_no_seat(
    table: Table, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    hidden = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(dan.id, OverwriteType.MEMBER, 0, hidden)
    table.env.backend.set_overwrite(table.channel.id, overwrite)
    await table.env.settle()
    assert (await offer(table, ben, dan)).text.startswith(
        "\u2068Dan\u2069 can\u2019t see this channel"
    )


@pytest.mark.parametrize("command", ["game seat resign", "game seat substitute"])
async def test_before_the_game_seats_are_left_and_taken(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor, command: str
) -> None:
    await table.slash(ann, "game new", game="sanfrancisco")
    options = {"member": dan} if command == "game seat substitute" else {}
    told = table.told(await table.slash(ann, command, **options))
    assert told.text.startswith("The game hasn\u2019t started yet")


async def test_seat_of_whoever_is_there_is_theirs_to_offer(
    table: Table, ann: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    told = await offer(table, ann, dan, player=2)
    assert told.text == (
        "Only \u2068Ben\u2069 can offer this seat, because they\u2019re still playing. "
        "Ask them to use `/game seat substitute`."
    )


async def test_host_offers_the_seat_of_whoever_has_left_the_server(
    table: Table, ann: simcord.MemberActor, ben: simcord.MemberActor, dan: simcord.MemberActor
) -> None:
    await gather(table, 3)
    table.guild.remove_member(ben)
    shown = await offer(table, ann, dan, player=2)
    assert "You\u2019d take over everything as it stands." in shown.text
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
    assert told.text == (
        "Only \u2068Ben\u2069 can offer this seat, because they\u2019re still playing. "
        "Ask them to use `/game seat substitute`."
    )
    assert ben.id in {seat.user_id for seat in await table.bot.services.database.tables.seats(1)}
