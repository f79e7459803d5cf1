"""Quiet hours by the clock on the wall, the two days a year it is changed included."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.tables.people.quiet_hours import Quiet, find_zone, next_allowed, read_quiet
from bot.tables.people.settings import PersonSettings

WARSAW, NEW_YORK, LORD_HOWE, UTC_ZONE = map(
    ZoneInfo, ("Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "UTC")
)
NIGHT = Quiet(22 * 60, 7 * 60)
ZONES = st.sampled_from(
    [
        *(WARSAW, NEW_YORK, LORD_HOWE),
        *map(ZoneInfo, ("UTC", "Asia/Kathmandu", "Pacific/Apia", "Africa/Casablanca")),
    ]
)
MINUTES = st.integers(0, 24 * 60 - 1)
QUIETS = st.builds(Quiet, MINUTES, MINUTES).filter(lambda quiet: quiet.begin != quiet.end)
TIMES = st.integers(946_684_800_000, 2_208_988_800_000)
"""From 2000 to 2040."""
DAY = 24 * 3_600_000


def at(text: str, zone: ZoneInfo, fold: int = 0) -> int:
    """Return the moment a clock of the zone shows this, the second time with `fold`."""
    wall = datetime.fromisoformat(text).replace(tzinfo=zone, fold=fold)
    return int(wall.timestamp()) * 1000


def test_nobody_without_quiet_hours_waits():
    assert next_allowed(12_345, WARSAW, None) == 12_345


@pytest.mark.parametrize(("zone", "shown"), [("Europe/Warsaw", WARSAW), ("Mars/Olympus", UTC_ZONE)])
def test_quiet_hours_are_those_of_ones_own_zone_or_of_utc_where_it_is_unknown(
    zone: str, shown: ZoneInfo
):
    settings = PersonSettings(zone=zone, quiet=NIGHT)
    allowed = at("2026-01-11 07:00", shown)
    assert settings.next_allowed(at("2026-01-10 23:00", shown)) == allowed
    assert settings.next_allowed(allowed) == allowed


@pytest.mark.parametrize(
    ("now", "allowed"),
    [
        ("2026-01-10 21:59:59", "2026-01-10 21:59:59"),
        ("2026-01-10 22:00", "2026-01-11 07:00"),
        ("2026-01-11 00:30", "2026-01-11 07:00"),
        ("2026-01-11 06:59:59", "2026-01-11 07:00"),
        ("2026-01-11 07:00", "2026-01-11 07:00"),
    ],
)
def test_night_is_quiet_across_midnight(now: str, allowed: str):
    for zone in (WARSAW, NEW_YORK, LORD_HOWE):
        assert next_allowed(at(now, zone), zone, NIGHT) == at(allowed, zone)


def test_siesta_is_quiet_on_one_day():
    siesta = Quiet(13 * 60, 15 * 60)
    assert next_allowed(at("2026-06-01 14:00", WARSAW), WARSAW, siesta) == at(
        "2026-06-01 15:00", WARSAW
    )
    assert next_allowed(at("2026-06-01 12:00", WARSAW), WARSAW, siesta) == at(
        "2026-06-01 12:00", WARSAW
    )


@pytest.mark.parametrize(
    ("evening", "hours"),
    [("2026-03-28 23:00", 7), ("2026-03-27 23:00", 8), ("2026-10-24 23:00", 9)],
)
def test_night_of_a_change_ends_by_the_new_clock(evening: str, hours: int):
    now = at(evening, WARSAW)
    assert next_allowed(now, WARSAW, NIGHT) == now + hours * 3_600_000


@pytest.mark.parametrize("minute", [0, 1, 17, 30, 59])
def test_end_that_the_clock_leaps_over_is_at_the_leap(minute: int):
    quiet = Quiet(22 * 60, 2 * 60 + minute)
    leap = at("2026-03-29 03:00", WARSAW)
    assert next_allowed(at("2026-03-29 01:59", WARSAW), WARSAW, quiet) == leap
    assert next_allowed(leap, WARSAW, quiet) == leap


def test_beginning_that_the_clock_leaps_over_is_at_the_leap():
    quiet = Quiet(2 * 60 + 30, 8 * 60)
    before = at("2026-03-29 01:59:59", WARSAW)
    assert next_allowed(before, WARSAW, quiet) == before
    leap = at("2026-03-29 03:00", WARSAW)
    assert next_allowed(leap, WARSAW, quiet) == at("2026-03-29 08:00", WARSAW)


def test_hour_that_comes_twice_is_quiet_until_it_shows_the_end_the_last_time():
    quiet = Quiet(22 * 60, 2 * 60 + 30)
    now = at("2026-10-25 02:15", WARSAW)
    assert next_allowed(now, WARSAW, quiet) == at("2026-10-25 02:30", WARSAW, fold=1)
    assert next_allowed(now, WARSAW, quiet) == now + 75 * 60_000


def test_hour_that_comes_twice_is_quiet_from_the_first_time_it_shows_the_beginning():
    quiet = Quiet(2 * 60 + 30, 8 * 60)
    again = at("2026-10-25 02:10", WARSAW, fold=1)
    assert next_allowed(again, WARSAW, quiet) == at("2026-10-25 08:00", WARSAW)


@given(TIMES, ZONES, QUIETS)
def test_next_allowed_time_is_allowed_and_no_more_than_two_days_off(
    now: int, zone: ZoneInfo, quiet: Quiet
):
    allowed = next_allowed(now, zone, quiet)
    assert now <= allowed < now + 2 * DAY
    assert next_allowed(allowed, zone, quiet) == allowed


@given(TIMES, st.integers(0, DAY), ZONES, QUIETS)
def test_who_waits_longer_is_not_allowed_earlier(now: int, more: int, zone: ZoneInfo, quiet: Quiet):
    first, second = (next_allowed(time, zone, quiet) for time in (now, now + more))
    assert first <= second


@given(TIMES, ZONES, QUIETS)
def test_away_from_changes_it_is_what_the_clock_shows(now: int, zone: ZoneInfo, quiet: Quiet):
    wall = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    offsets = {(wall + timedelta(days=days)).utcoffset() for days in range(-3, 4)}
    assume(len(offsets) == 1)
    shown = wall.hour * 60 + wall.minute
    begin, end = quiet
    on = begin <= shown < end if begin < end else shown >= begin or shown < end
    allowed = next_allowed(now, zone, quiet)
    assert (allowed > now) == on
    if on:
        then = datetime.fromtimestamp(allowed / 1000, UTC).astimezone(zone)
        assert (then.hour * 60 + then.minute, then.second) == (end, 0)


@given(QUIETS)
def test_quiet_hours_are_read_as_they_are_written(quiet: Quiet):
    assert read_quiet(str(quiet)) == quiet


@pytest.mark.parametrize("text", ["22-7", "22:00 - 07:00", " 22.00\u20137:00 "])
def test_quiet_hours_are_read_as_people_write_them(text: str):
    assert read_quiet(text) == NIGHT


@pytest.mark.parametrize("text", ["", "night", "22:00", "24:00-07:00", "22:60-7", "7-7", "-1-5"])
def test_what_are_no_hours_is_none(text: str):
    assert read_quiet(text) is None


@pytest.mark.parametrize("name", ["", "Mars/Olympus", "../etc/passwd", "/etc/passwd", "a\0b"])
def test_what_is_no_time_zone_is_none(name: str):
    assert find_zone(name) is None
