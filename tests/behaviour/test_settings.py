"""What the host sets for the table and a member for themselves, and what cannot be set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.people.settings import PersonSettings
from tests.behaviour.reminding import DAY, TITLE, mail, reminders
from tests.behaviour.table import gather

if TYPE_CHECKING:
    from tests.behaviour.table import Table


async def test_settings_are_told_in_words(table: Table) -> None:
    ann, *_ = table.people
    told = table.told(await table.slash(ann, "me settings"))
    assert told.text.splitlines() == [
        "**Your settings**",
        "Change them with the options of `/me settings`.",
        "- Time zone: UTC (now 00:00).",
        "- Quiet hours: none.",
        "- Reminders: in the channel of the table.",
        "- Heads-up: none.",
        "- Rating: shown in `/stats`.",
        "- Move buttons: they play your move right away.",
        "- Language of messages only you see: same as your Discord.",
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
        "**Settings saved**",
        "Change them with the options of `/me settings`.",
        "- Time zone: Asia/Kathmandu (now 05:45).",
        "- Quiet hours: 22:00-07:30. Reminders due then come right afterwards.",
        "- Reminders: none.",
        "- Heads-up: a direct message when the player before you starts their turn.",
        "- Rating: shown in `/stats`.",
        "- Move buttons: they play your move right away.",
        "- Language of messages only you see: English.",
    ]
    told = table.told(await table.slash(ann, "me settings", quiet="none", language="discord"))
    assert "Quiet hours: none." in told.text
    assert "same as your Discord" in told.text


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"zone": "Mars/Olympus"}, "There is no time zone called"),
        ({"language": "tlh"}, "“\u2068tlh\u2069” isn\u2019t possible for `language`."),
        ({"quiet": "at night"}, "Give quiet hours as two times"),
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
    assert "- Time zone: Asia/Calcutta (now 05:30)." in told.text


async def test_zone_that_is_offered_no_more_stays_set(table: Table) -> None:
    ann, *_ = table.people
    await table.bot.services.people.change(ann.id, PersonSettings(zone="Etc/GMT-3"))
    told = table.told(await table.slash(ann, "me settings"))
    assert "- Time zone: Etc/GMT-3 (now 03:00)." in told.text


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
    assert told.text.startswith("**Zapisano ustawienia**")
    assert "Język wiadomości widocznych tylko dla ciebie: Polski." in told.text
    await table.env.advance_time(DAY)
    (reminder,) = mail(table, ann)
    assert "czeka na ciebie" in reminder.text
    told = table.told(await table.slash(ann, "me settings", reminders="channel"))
    await table.env.advance_time(DAY)
    (reminder,) = reminders(table)
    assert TITLE in reminder.text
