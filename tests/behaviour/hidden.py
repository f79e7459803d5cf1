"""A table of the tiny game in a channel: the panels of its players, and what anybody is told.

Where three play, Ann holds 1 to 3, Ben 4 to 6, Cleo 7 to 9; 10 lies open, and the deck is 11 to 16.
"""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from tests.behaviour.table import opened
from tests.registry import GAMES, PRESENTERS
from tests.tables.hidden.conftest import InOrder

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator
    from pathlib import Path

    import simcord

    from bot.tables.model import Position
    from tests.behaviour.seen import Seen
    from tests.behaviour.table import Table

GIVEN = ("give c01", "give c04", "give c07")
"""What three give, by seat."""
_CARD = re.compile(r"(?:Card |c)([0-9]{1,2})\b")


@asynccontextmanager
async def dealt(path: Path) -> AsyncGenerator[Table]:
    """Open a channel with a bot that has the tiny game too and deals cards by their numbers."""
    async with opened(path, rng=InOrder(1), games=GAMES, presenters=PRESENTERS) as table:
        yield table


async def panel(table: Table, person: simcord.MemberActor) -> Seen:
    """Open somebody's own panel from the public post."""
    return table.told(await table.press(person, "!panel"))


def choices(shown: Seen) -> set[str]:
    """Return the actions of the game in a panel, and the cards that lead to some."""
    return {each for each in shown.actions if not each.startswith("!") or "!panel c" in each}


async def step(table: Table, person: simcord.MemberActor, shown: Seen, *actions: str) -> Seen:
    """Press buttons of a panel, one a step; it is the same message all the way."""
    for action in actions:
        after = table.told(await table.press(person, action, shown))
        assert after.id == shown.id
        shown = after
    return shown


async def sent(table: Table, person: simcord.MemberActor, shown: Seen, custom_id: str) -> Seen:
    """Send a press of a button that may not be there, and return the private answer."""
    result = table.send(person, shown, custom_id)
    await table.env.settle()
    told = table.told(result)
    assert told.id not in [post.id for post in table.posts()]
    return told


async def give(table: Table, *numbers: int) -> None:
    """Let people choose by command what each has at the start, by their numbers from 0."""
    for number in numbers:
        await table.say(table.people[number], GIVEN[number])


async def position(table: Table) -> Position:
    """Return how the game stands."""
    archive = table.bot.services.tables.archive
    return await archive.position(await archive.table_in(table.channel.id))


async def log(table: Table) -> list[str]:
    """Return what has been played, as lines of a record."""
    actions = await table.bot.services.database.tables.actions(1)
    return [f"{action.seat} {action.notation}" for action in actions]


def cards(text: str) -> set[str]:
    """Return the cards that a text names, in words or in notation."""
    return {f"c{int(number):02}" for number in _CARD.findall(text)}


def named(message: Seen) -> set[str]:
    """Return the cards that a message names, with its descriptions, buttons and files."""
    files = "\n".join(file.decode("latin-1") for file in message.pictures if file[:4] == b"game")
    return cards("\n".join((message.text, *message.alts, *message.actions, files)))


def called(table: Table, since: int) -> list[list[str]]:
    """Return the names of whom each message has notified since so many messages."""
    names = {person.id: person.name for person in table.people}
    return [sorted(names[each] for each in ping) for ping in table.pings[since:] if ping]
