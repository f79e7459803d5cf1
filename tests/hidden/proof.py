"""How the proof is made for a game: what is looked at, and what must be the same."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

from tests.hidden.courses import dressed, never_seen, played, same, sampled, twin
from tests.hidden.looks import Leak, compare, of_everybody, of_past, of_seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.hidden.courses import Course
    from tests.hidden.looks import Looks

COURSES = 1
"""How many games each number of players plays."""
LOOKS = 2
"""How often each game is looked at; the tiny one, which is made for this, oftener."""
LOOKS_AT_TINY = 8
SOAKED = 20, 13
"""The same with `--soak`: of all games and tests together more than 10,000 positions. The tiny game
is looked at at every other position."""
BACK = 3
"""One look in so many is back at the whole course."""


def looked_at(name: str, seats: int, *, soak: bool) -> Iterator[tuple[Course, Random]]:
    """Yield courses up to where somebody looks, each with a generator for what is dealt anew."""
    courses, looks = SOAKED if soak else (COURSES, LOOKS)
    for seed in range(courses):
        course = played(name, seats, seed)
        rng = Random(f"{name} {seats} {seed}")
        lines = range(len(course.log))
        chosen = rng.sample(lines, looks)
        if name == "tiny":
            chosen = lines[seed % 2 :: 2] if soak else rng.sample(lines, LOOKS_AT_TINY)
        for line in chosen:
            here = course.upto(line)
            if here.game.chance(here.position.state, rng) is None:
                yield here, rng


async def prove_public_output(name: str, seats: int, *, soak: bool = False) -> int:
    """Compare what everybody is shown of twins; return how many of them were not one position."""
    bites = 0
    for number, (course, rng) in enumerate(looked_at(name, seats, soak=soak)):
        other = twin(course, None, rng)
        assert same(course, other, None)
        bites += course.position.state != other.position.state
        looks = await _public(course)
        compare(looks, await _public(other))
        if number % BACK == 0:
            past = await of_past(course)
            compare(past, await of_past(other))
            looks |= past
        _check_ids(looks, never_seen(course, None))
    return bites


async def prove_panels(name: str, seats: int, *, soak: bool = False) -> int:
    """Compare what a seat is shown of twins; return how many of them were not one position."""
    bites = 0
    for number, (course, rng) in enumerate(looked_at(name, seats, soak=soak)):
        seat = number % seats + 1
        other = twin(course, seat, rng)
        assert same(course, other, seat)
        bites += course.position.state != other.position.state
        looks = await of_seat(course.table, course.position, seat)
        compare(looks, await of_seat(other.table, other.position, seat))
        _check_ids(looks, never_seen(course, seat))
    return bites


async def prove_samples(name: str, seats: int, *, soak: bool = False) -> None:
    """Compare what everybody and a seat are shown of positions that are dealt anew.

    Tables are paused, closed and with computers as well.
    """
    for number, (course, rng) in enumerate(looked_at(name, seats, soak=soak)):
        table, position = dressed(course.table, number), course.position
        anew = sampled(course, None, rng)
        compare(await of_everybody(table, position), await of_everybody(table, anew))
        seat = number % seats + 1
        anew = sampled(course, seat, rng)
        compare(await of_seat(table, position, seat), await of_seat(table, anew, seat))


async def _public(course: Course) -> Looks:
    undone = await course.archive.taken_back(course.table, course.position)
    return await of_everybody(course.table, course.position, undone)


def _check_ids(looks: Looks, hidden: frozenset[str]) -> None:
    """Raise `Leak` if anything shown has the id of a hidden card in it."""
    for where, shown in looks.items():
        named = hidden & {*re.findall(r"\w+", shown)}
        if named:
            raise Leak(f"{where} names {named}: {shown}")
