"""Whoever presses or types something is known to be on that server."""

from __future__ import annotations

from bot.tables.model import Person
from bot.tables.schedule.sightings import MOST, Sightings
from storage.records import SeatRecord

ADA = Person(7, "Ada")


def test_last_time_counts_on_each_server() -> None:
    sightings = Sightings()
    sightings.note(1, ADA, 100)
    sightings.note(1, ADA, 200)
    sightings.note(2, ADA, 300)
    assert (sightings.of(1), sightings.of(2), sightings.of(3)) == ({7: 200}, {7: 300}, {})


def test_crowd_does_not_fill_the_memory() -> None:
    sightings = Sightings()
    for user in range(3 * MOST + 1):
        sightings.note(1, Person(user, "Name"), user)
    assert 0 < len(sightings.of(1)) <= MOST
    assert sightings.of(1)[3 * MOST] == 3 * MOST


def test_people_go_by_the_name_they_had_last_on_that_server() -> None:
    sightings = Sightings()
    sightings.note(1, ADA, 100)
    sightings.note(1, Person(7, "Countess"), 200)
    seats = (SeatRecord(1, 7, "Ada"), SeatRecord(2, 8, "Ben"), SeatRecord(3, 0, "", "hard"))
    assert sightings.named(1, seats) == (SeatRecord(1, 7, "Countess"), *seats[1:])
    assert sightings.named(2, seats) == seats
    sightings.forget(7)
    assert sightings.named(1, seats) == seats
    assert sightings.of(1) == {}
