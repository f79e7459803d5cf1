"""Who must act is reminded at a time that suits them, and no more than there is need for."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.people.settings import Settings
from tests.behaviour.table import Seen, gather

if TYPE_CHECKING:
    from collections.abc import Mapping

    import simcord

    from tests.behaviour.table import Table

HOUR = 3_600
DAY = 24 * HOUR
TITLE = "waits for you"


def mail(table: Table, person: simcord.MemberActor) -> list[Seen]:
    """Return the direct messages somebody has got."""
    channel = table.env.backend.dm_channels.get(person.id)
    if channel is None:
        return []
    return [Seen(table.env, channel, message) for message in table.env.backend.messages[channel]]


def reminders(table: Table) -> list[Seen]:
    """Return the reminders in the channel."""
    return [post for post in table.posts() if TITLE in post.text]


def closed(table: Table, person: simcord.MemberActor) -> None:
    """Let somebody take no direct messages."""
    channel = table.env.backend.get_dm_channel(person.id)
    table.env.inject_error(
        "POST", f"/channels/{channel.id}/messages", status=403, code=50007, times=None
    )


async def until(table: Table, moment: str) -> None:
    """Let the time pass until it is this late, in UTC."""
    wanted = datetime.fromisoformat(moment).replace(tzinfo=UTC)
    await table.env.advance_time((wanted - table.env.now()).total_seconds())


class Diary:
    """When each message notified somebody, and whom: ``03-28 06:00 ann``."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.lines: list[str] = []
        table.env.backend.subscribers.append(self._notice)

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE":
            return
        message = self._table.env.backend.get_message(
            int(payload["channel_id"]), int(payload["id"])
        )
        names = [person.name for person in self._table.people if person.id in message.ping_user_ids]
        if names:
            self.lines.append(f"{self._table.env.now():%m-%d %H:%M} {' '.join(names)}")


async def turn(table: Table, person: simcord.MemberActor) -> None:
    """Play the simplest turn there is."""
    await table.say(person, "draw")
    await table.say(person, "place 1")


async def test_reminder_says_what_is_awaited_and_where(table: Table) -> None:
    await gather(table, 2)
    ann, board = table.people[0], table.post
    await table.env.advance_time(DAY - 1)
    assert reminders(table) == []
    await table.env.advance_time(1)
    (reminder,) = reminders(table)
    assert "It is the turn of" in reminder.text
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
    told = table.told(await table.slash(ann, "game end"))
    await table.press(ann, "!end", told)
    await table.env.advance_time(3 * DAY)
    assert reminders(table) == []


async def test_host_sets_how_often_the_table_reminds(table: Table) -> None:
    await gather(table, 2)
    ann, ben, *_ = table.people
    told = table.told(await table.slash(ben, "game settings"))
    assert "every 24 hours" in told.text
    refused = table.told(await table.slash(ben, "game settings", reminders=8))
    assert "the host of this table" in refused.text
    told = table.told(await table.slash(ann, "game settings", reminders=0))
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


async def test_reminder_due_while_the_bot_was_away_comes_when_it_is_back(table: Table) -> None:
    await gather(table, 2)
    await table.close()
    await table.env.advance_time(2 * DAY)
    await table.restart()
    await table.env.settle()
    assert len(reminders(table)) == 1
    await table.env.advance_time(DAY)
    assert len(reminders(table)) == 2


async def test_reminder_discord_does_not_take_is_sent_a_little_later(table: Table) -> None:
    await gather(table, 2)
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=503, times=2)
    await table.env.advance_time(DAY + HOUR)
    assert len(reminders(table)) == 1


async def test_heads_up_comes_once_when_the_player_before_begins(table: Table) -> None:
    ann, ben, cleo, _ = table.people
    await table.slash(cleo, "me settings", **{"heads-up": True})
    await gather(table, 3)
    assert mail(table, cleo) == []
    await turn(table, ann)
    (told,) = mail(table, cleo)
    assert "Ben" in told.text
    assert "You are next." in told.text
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
    assert "the heads-up is off now" in table.post.text
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
    await table.slash(ann, "game settings", reminders=8)
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


async def test_settings_are_told_in_words(table: Table) -> None:
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "me settings"))
    assert told.text.splitlines() == [
        "**Your settings**",
        "The options of `/me settings` change them.",
        "- Time zone: UTC, where it is 00:00 now.",
        "- Quiet hours: none.",
        "- Reminders: in the channel of the table.",
        "- Heads-up: none.",
        "- Rating: in `/stats`.",
        "- Language of what only you are told: that of your Discord.",
    ]
    told = table.told(
        await table.slash(
            ann,
            "me settings",
            zone="asia/kathmandu",
            quiet="22-7:30",
            reminders="off",
            **{"heads-up": True},
            language="en",
        )
    )
    assert told.text.splitlines() == [
        "**Your settings are changed**",
        "The options of `/me settings` change them.",
        "- Time zone: Asia/Kathmandu, where it is 05:45 now.",
        "- Quiet hours: 22:00-07:30. A reminder that falls into them comes right after.",
        "- Reminders: none.",
        "- Heads-up: a direct message when the player before you begins.",
        "- Rating: in `/stats`.",
        "- Language of what only you are told: English.",
    ]
    told = table.told(await table.slash(ann, "me settings", quiet="none", language="discord"))
    assert "Quiet hours: none." in told.text
    assert "that of your Discord" in told.text


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"zone": "Mars/Olympus"}, "There is no time zone called"),
        ({"quiet": "at night"}, "Quiet hours are two times"),
        ({"language": "tlh"}, "There is no such language here."),
    ],
)
async def test_what_cannot_be_set_is_refused_and_nothing_changes(
    table: Table, options: dict[str, str], answer: str
) -> None:
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "me settings", **{"heads-up": True}, **options))
    assert told.text.startswith(answer)
    assert "Heads-up: none." in table.told(await table.slash(ann, "me settings")).text


async def test_what_can_be_set_is_offered_while_it_is_typed(table: Table) -> None:
    ann, *_ = table.people

    async def offered(option: str, typed: str) -> dict[str, str]:
        choices = await ann.autocomplete(table.channel, "me settings", option, typed)
        return {choice["name"]: choice["value"] for choice in choices}

    assert await offered("zone", "los ang") == {
        "America/Los_Angeles (16:00)": "America/Los_Angeles"
    }
    assert len(await offered("zone", "")) == 25
    assert await offered("quiet", "21-6") == {"21:00-06:00": "21:00-06:00", "None": "none"}
    assert (await offered("language", "engl"))["English"] == "en"


@pytest.mark.parametrize("typed", ["localtime", "factory", "posixrules", "etc/", "us/", "gmt"])
async def test_zones_that_are_no_places_are_not_offered(table: Table, typed: str) -> None:
    ann, *_ = table.people
    assert await ann.autocomplete(table.channel, "me settings", "zone", typed) == []


async def test_utc_is_offered(table: Table) -> None:
    ann, *_ = table.people
    (choice,) = await ann.autocomplete(table.channel, "me settings", "zone", "utc")
    assert choice["value"] == "UTC"


async def test_older_name_of_a_zone_can_be_typed(table: Table) -> None:
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "me settings", zone="asia/calcutta"))
    assert "- Time zone: Asia/Calcutta, where it is 05:30 now." in told.text


async def test_zone_that_is_offered_no_more_stays_set(table: Table) -> None:
    ann, *_ = table.people
    await table.bot.services.people.change(ann.id, Settings(zone="Etc/GMT-3"))
    told = table.told(await table.slash(ann, "me settings"))
    assert "- Time zone: Etc/GMT-3, where it is 03:00 now." in told.text


async def test_settings_outlast_the_bot(table: Table) -> None:
    ann, *_ = table.people
    await table.slash(ann, "me settings", zone="Europe/Rome")
    await table.restart()
    told = table.told(await table.slash(ann, "me settings"))
    assert "Europe/Rome" in told.text


async def test_private_answers_and_direct_messages_speak_the_language_one_has_set(
    table: Table,
) -> None:
    await gather(table, 2)
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "me settings", language="pl", reminders="direct"))
    assert told.text.startswith("**Twoje ustawienia są zmienione**")
    assert "Język tego, co widzisz tylko ty: Polski." in told.text
    await table.env.advance_time(DAY)
    (reminder,) = mail(table, ann)
    assert "czeka na ciebie" in reminder.text
    told = table.told(await table.slash(ann, "me settings", reminders="channel"))
    await table.env.advance_time(DAY)
    (reminder,) = reminders(table)
    assert TITLE in reminder.text
