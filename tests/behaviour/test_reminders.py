"""Who must act is reminded at a time that suits them, and no more than there is need for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.chat.jobs.reminders import LASTING
from tests.behaviour.reminding import DAY, HOUR, TITLE, Diary, closed, mail, reminders, turn, until
from tests.behaviour.seats import close, offer, press, resign
from tests.behaviour.table import gather

if TYPE_CHECKING:
    import simcord

    from tests.behaviour.table import Table


async def test_reminder_says_what_is_awaited_and_where(table: Table) -> None:
    await gather(table, 2)
    ann, board = table.people[0], table.post
    await table.env.advance_time(DAY - 1)
    assert reminders(table) == []
    await table.env.advance_time(1)
    (reminder,) = reminders(table)
    assert "\u2019s turn" in reminder.text
    assert "Draw a card." in reminder.text
    place = f"{table.guild.id}/{table.channel.id}/{board.id}"
    assert f"[board](https://discord.com/channels/{place})" in reminder.text
    assert table.pings[-1] == {ann.id}


async def test_three_reminders_come_and_the_last_one_says_so(table: Table) -> None:
    await gather(table, 2)
    await table.env.advance_time(9 * DAY)
    seen = reminders(table)
    assert ["the last reminder" in post.text for post in seen] == [False, False, True]


async def test_who_has_acted_is_not_reminded_and_the_next_one_is_anew(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.env.advance_time(2.5 * DAY)
    assert len(reminders(table)) == 2
    await turn(table, ann)
    diary = Diary(table)
    await table.env.advance_time(9 * DAY)
    assert [line.split()[-1] for line in diary.lines] == [ben.name] * 3


async def test_follow_up_actions_ping_nobody_and_put_the_reminder_off(table: Table) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    await table.env.advance_time(DAY - HOUR)
    diary = Diary(table)
    await table.say(ann, "draw")
    await table.env.advance_time(DAY - 1)
    assert diary.lines == []
    await table.env.advance_time(1)
    assert len(diary.lines) == 1
    assert "Place it in a column." in reminders(table)[0].text


async def test_nobody_is_reminded_before_the_game_or_after_it(table: Table) -> None:
    ann, ben, *_ = table.people
    await table.slash(ann, "game new", game="sanfrancisco", reminders=8)
    await table.press(ben, "!join")
    await table.env.advance_time(3 * DAY)
    assert reminders(table) == []
    await table.slash(ann, "game start", first=ann)
    await close(table, ann)
    await table.env.advance_time(3 * DAY)
    assert reminders(table) == []


async def test_host_sets_how_often_the_table_reminds(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    told = table.told(await table.slash(ben, "game table settings"))
    assert "every 24 hours" in told.text
    refused = table.told(await table.slash(ben, "game table settings", reminders=8))
    assert "the host of this table" in refused.text
    told = table.told(await table.slash(ann, "game table settings", reminders=0))
    assert told.text.startswith("Table 1 sends no reminders.")
    await table.env.advance_time(9 * DAY)
    assert reminders(table) == []
    await table.press(ann, "draw")


async def test_reminders_come_by_direct_message(
    table: Table,
) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    await table.slash(ann, "me settings", reminders="direct")
    await table.env.advance_time(DAY)
    assert reminders(table) == []
    (reminder,) = mail(table, ann)
    assert TITLE in reminder.text


async def test_direct_message_that_is_refused_comes_in_the_channel_and_says_so_once(
    table: Table,
) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    await table.slash(ann, "me settings", reminders="direct")
    closed(table, ann)
    diary = Diary(table)
    await table.env.advance_time(9 * DAY)
    assert len(diary.lines) == 3
    assert ["as a direct message" in post.text for post in reminders(table)] == [True, False, False]
    told = table.told(await table.slash(ann, "me settings"))
    assert "Reminders: in the channel" in told.text


async def test_who_wants_no_reminders_gets_none(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    await table.slash(ann, "me settings", reminders="off")
    diary = Diary(table)
    await table.env.advance_time(4 * DAY)
    assert diary.lines == []
    await turn(table, ann)
    await table.env.advance_time(DAY)
    assert [line.split()[-1] for line in diary.lines] == [ben.name] * 2


async def test_reminder_waits_for_as_long_as_the_bot_was_away(table: Table) -> None:
    await gather(table, 2)
    await table.env.advance_time(DAY - HOUR)
    await table.close()
    await table.env.advance_time(2 * DAY)
    await table.restart()
    await table.env.settle()
    assert reminders(table) == []
    await table.env.advance_time(HOUR)
    assert len(reminders(table)) == 1
    await table.env.advance_time(DAY)
    assert len(reminders(table)) == 2


async def test_reminder_discord_does_not_take_is_sent_a_little_later(table: Table) -> None:
    await gather(table, 2)
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=503, times=2)
    await table.env.advance_time(DAY + HOUR)
    assert len(reminders(table)) == 1


@pytest.mark.parametrize("path", ["/users/@me/channels", "/channels/{direct}/messages"])
@pytest.mark.parametrize(
    ("status", "code"), [(403, 20026), (400, 50033), (403, 40003), (404, 0), (429, 40003), (503, 0)]
)
async def test_reminder_comes_in_the_channel_if_discord_takes_no_direct_message(
    table: Table, ann: simcord.MemberActor, path: str, status: int, code: int
) -> None:
    await table.slash(ann, "me settings", reminders="direct")
    await gather(table, 2)
    if "direct" in path:
        path = path.format(direct=table.env.backend.get_dm_channel(ann.id).id)
    table.env.inject_error("POST", path, status=status, code=code, times=None)
    await table.env.advance_time(DAY + HOUR)
    (reminder,) = reminders(table)
    assert table.pings[-1] == {ann.id}
    assert "direct messages" not in reminder.text
    table.env.backend.faults.clear()
    await table.env.advance_time(DAY + HOUR)
    assert len(reminders(table)) == len(mail(table, ann)) == 1


async def test_direct_reminder_that_is_only_late_does_not_come_in_the_channel(
    table: Table, ann: simcord.MemberActor
) -> None:
    await table.slash(ann, "me settings", reminders="direct")
    await gather(table, 2)
    path = f"/channels/{table.env.backend.get_dm_channel(ann.id).id}/messages"
    table.env.inject_error("POST", path, status=429, code=40003, times=LASTING)
    await table.env.advance_time(DAY + HOUR)
    assert (len(reminders(table)), len(mail(table, ann))) == (0, 1)


async def test_heads_up_comes_once_when_the_player_before_begins(table: Table) -> None:
    ann, ben, cleo, _ = table.people
    await table.slash(cleo, "me settings", **{"heads-up": True})
    await gather(table, 3)
    assert mail(table, cleo) == []
    await turn(table, ann)
    (told,) = mail(table, cleo)
    assert "Ben" in told.text
    assert "You\u2019re next!" in told.text
    await table.press(ann, "!undo")
    await table.say(ann, "place 2")
    assert len(mail(table, cleo)) == 1
    await turn(table, ben)
    await turn(table, cleo)
    await turn(table, ann)
    assert len(mail(table, cleo)) == 2
    assert all(table.env.backend.dm_channels.get(person.id) is None for person in (ann, ben))


async def test_heads_up_that_is_refused_comes_in_the_channel_once(table: Table) -> None:
    ann, _, cleo, _ = table.people
    await table.slash(cleo, "me settings", **{"heads-up": True})
    closed(table, cleo)
    await gather(table, 3)
    await turn(table, ann)
    assert "is now switched off" in table.post.text
    assert table.pings[-1] == {cleo.id}
    told = table.told(await table.slash(cleo, "me settings"))
    assert "Heads-up: none." in told.text


async def test_heads_up_that_quiet_hours_make_too_late_is_not_sent(table: Table) -> None:
    ann, ben, cleo, _ = table.people
    await until(table, "2026-01-02 23:00")
    await table.slash(cleo, "me settings", **{"heads-up": True}, quiet="22:00-07:00")
    await gather(table, 3)
    await turn(table, ann)
    await turn(table, ben)
    await until(table, "2026-01-03 12:00")
    assert mail(table, cleo) == []


async def test_heads_up_that_is_switched_off_in_quiet_hours_is_not_sent(table: Table) -> None:
    ann, _, cleo, _ = table.people
    await until(table, "2026-01-02 23:00")
    await table.slash(cleo, "me settings", **{"heads-up": True}, quiet="22:00-07:00")
    await gather(table, 3)
    await turn(table, ann)
    await table.slash(cleo, "me settings", **{"heads-up": False})
    await until(table, "2026-01-03 12:00")
    assert mail(table, cleo) == []


async def test_nine_days_with_quiet_hours_in_three_time_zones_and_a_change_of_the_clock(
    table: Table,
) -> None:
    people = table.people[:3]
    zones = ("Europe/Warsaw", "America/New_York", "Asia/Kolkata")
    await until(table, "2026-03-27 20:00")
    for person, zone in zip(people, zones, strict=True):
        await table.slash(person, "me settings", zone=zone, quiet="22-7")
    await gather(table, 3)
    ann, ben, cleo = people
    await table.slash(ann, "game table settings", reminders=8)
    diary = Diary(table)
    await until(table, "2026-03-30 12:00")
    await turn(table, ann)
    await until(table, "2026-04-02 12:00")
    await turn(table, ben)
    await until(table, "2026-04-05 20:00")
    await turn(table, cleo)
    assert diary.lines == [
        "03-28 06:00 ann",  # 5:00 was quiet; 7:00 in Warsaw
        "03-28 14:00 ann",
        "03-29 05:00 ann",  # 23:00 was quiet; 7:00 once the clock is put forward
        "03-30 12:00 ben",
        "03-30 20:00 ben",
        "03-31 11:00 ben",  # midnight was quiet; 7:00 in New York
        "03-31 19:00 ben",
        "04-02 12:00 cleo",
        "04-03 01:30 cleo",  # 1:30 was quiet; 7:00 in Kolkata
        "04-03 09:30 cleo",
        "04-04 01:30 cleo",  # 23:00 was quiet
        "04-05 20:00 ann",
    ]


async def test_first_attempt_searches_the_channel_for_nothing(table: Table) -> None:
    await gather(table, 2)
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("GET", path, status=503, times=None)
    await table.env.advance_time(DAY)
    assert len(reminders(table)) == 1


@pytest.mark.parametrize("stand_in", [False, True])
async def test_reminder_opens_the_panel_and_goes_when_its_seat_changes_hands(
    table: Table, stand_in: bool
) -> None:
    await gather(table, 3)
    ann, _, _, dan = table.people
    await table.env.advance_time(2 * DAY)
    first, second = reminders(table)
    opened = table.told(await table.press(ann, "!panel reminded 1", first))
    assert "draw" in opened.actions
    if stand_in:
        await press(table, dan, "accept-seat", await offer(table, ann, dan))
    else:
        await resign(table, ann)
    await table.env.advance_time(1)
    left = {post.id for post in table.posts()}
    assert left.isdisjoint((first.id, second.id))


@pytest.mark.parametrize("method", ["GET", "DELETE"])
async def test_reminder_that_cannot_be_deleted_holds_nothing_up(table: Table, method: str) -> None:
    await gather(table, 3)
    ann, ben, *_ = table.people
    await table.env.advance_time(DAY)
    (reminder,) = reminders(table)
    path = f"/channels/{table.channel.id}/messages*" + ("/*" if method == "DELETE" else "")
    table.env.inject_error(method, path, status=400, code=50083, times=1)
    asked = table.told(await table.slash(ann, "game seat resign"))
    await table.press(ann, "!resign", asked)
    await table.env.advance_time(60)
    assert reminder.id in {post.id for post in table.posts()}
    assert table.mover == ben
