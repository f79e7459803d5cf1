"""How many of a burst of clicks are answered before Discord gives up.

At every table people click at the same moment: whoever is to move clicks twice, others press what
is not theirs, and some look at something.
"""

from __future__ import annotations

import asyncio
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from tests.bench.clicks import choices
from tests.wire.actor import Actor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.wire.interaction import Interaction
    from tests.wire.server import Loopback
    from tests.wire.table import TableSeen

CLICKS = 10
"""How many clicks a table gets."""
LOOKS = ("!state", "!log")
"""What some look at meanwhile."""
WINDOW = 3.0
"""Seconds after which Discord gives up."""
PATIENCE = 120.0
"""Seconds after which an outcome is given up."""


class Burst(NamedTuple):
    """What became of the clicks.

    Attributes
    ----------
    answers
        Seconds to the first answer of each click that got one.
    moved
        How many tables show the move that was made.
    """

    clicks: int
    answers: Sequence[float]
    moved: int
    tables: int


async def burst(discord: Loopback, tables: Sequence[TableSeen]) -> Burst:
    """Click at all tables at once and wait for every answer, and for every table's next post."""
    clicks: list[Interaction] = []
    before = [seen.post for seen in tables]
    for seen in tables:
        clicks += await _clicks(discord, seen)
    await _until(lambda: all(each.callback is not None for each in clicks))
    await _until(
        lambda: all(seen.post is not post for seen, post in zip(tables, before, strict=True))
    )
    answered = [each.answered - each.started for each in clicks if each.answered is not None]
    moved = sum(seen.post is not post for seen, post in zip(tables, before, strict=True))
    return Burst(len(clicks), answered, moved, len(tables))


async def _clicks(discord: Loopback, seen: TableSeen) -> list[Interaction]:
    post = seen.post
    first = choices(post)[0]
    people = discord.world.people
    mover = next(each for each in people if each.id in post.pings)
    others = [each for each in people if each is not mover][: CLICKS - 2 - len(LOOKS)]
    done = [
        await Actor(discord, each).press(post, first.custom_id, wait=False)
        for each in (mover, mover, *others)
    ]
    for look, person in zip(LOOKS, others, strict=False):
        custom_id = ":".join((*first.custom_id.split(":", 3)[:3], look))
        done.append(await Actor(discord, person).press(post, custom_id, wait=False))
    return done


async def _until(happened: Callable[[], bool]) -> None:
    """Wait for a condition, or until patience ends: what is missing then is counted."""
    end = monotonic() + PATIENCE
    while not happened() and monotonic() < end:  # noqa: ASYNC110  (no event tells of it)
        await asyncio.sleep(0.05)


def row(found: Burst) -> str:
    """Return the line that tells it."""
    in_time = sum(each <= WINDOW for each in found.answers)
    slowest = max(found.answers, default=0.0)
    return (
        f"A burst of {found.clicks} clicks at {found.tables} tables: {in_time} answered within "
        f"{WINDOW:.0f} s (median {median(found.answers):.2f} s, slowest {slowest:.2f} s); "
        f"{found.moved} tables show their move."
    )
