"""Whoever presses or types something is known to be on that server."""

from __future__ import annotations

from bot.tables.people.sightings import MOST, Sightings


def test_last_time_counts_on_each_server() -> None:
    sightings = Sightings()
    sightings.note(1, 7, 100)
    sightings.note(1, 7, 200)
    sightings.note(2, 7, 300)
    assert (sightings.of(1), sightings.of(2), sightings.of(3)) == ({7: 200}, {7: 300}, {})


def test_crowd_does_not_fill_the_memory() -> None:
    sightings = Sightings()
    for user in range(3 * MOST + 1):
        sightings.note(1, user, user)
    assert 0 < len(sightings.of(1)) <= MOST
    assert sightings.of(1)[3 * MOST] == 3 * MOST
