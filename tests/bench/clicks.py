"""People at a table who choose among what the post shows them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tests.wire.actor import Actor
from tests.wire.components import pressable

if TYPE_CHECKING:
    from random import Random

    from tests.wire.messages import Message
    from tests.wire.table import TableSeen

PICK = "!pick "
"""What the control of a card does that shows privately what can be done with it."""
PAUSE = 0.05
"""Seconds from a post to the next click: the bot is through with everything by then."""


@dataclass(frozen=True)
class Choice:
    """A button, or an entry of a select, and what is behind it."""

    action: str
    custom_id: str
    value: str | None = None


class Waited(NamedTuple):
    """Seconds from a click to its answer, and to the post with its picture."""

    answer: float
    post: float


@dataclass(frozen=True)
class Clicks:
    """Whoever is to act, each time."""

    seen: TableSeen
    rng: Random

    async def play(self, moves: int) -> int:
        """Play so many moves, or to the end of the game; return how many it were."""
        for done in range(moves):
            if not choices(self.seen.post):
                return done
            await self.move()
            await asyncio.sleep(PAUSE)
        return moves

    async def move(self) -> Waited:
        """Do something and wait until the table's post shows it; return how long that took."""
        before = self.seen.post
        begin = perf_counter()
        actor = self._mover(before)
        choice = self.rng.choice(choices(before))
        answer = await _take(actor, before, choice)
        if answer is not None:
            await _take(actor, answer, self.rng.choice(choices(answer)))
        answered = perf_counter()
        # The post of a turn that is over loses its buttons; then a newer one comes.
        await self.seen.discord.until(
            lambda: self.seen.post is not before and self.seen.post.custom_ids
        )
        return Waited(answered - begin, perf_counter() - begin)

    def _mover(self, post: Message) -> Actor:
        """Return whom the post calls."""
        discord = self.seen.discord
        return next(Actor(discord, each) for each in discord.world.people if each.id in post.pings)


def choices(message: Message) -> list[Choice]:
    """Return what the game offers in a message, in order."""
    found: list[Choice] = []
    for custom_id, component in pressable(message.components).items():
        options = component.get("options")
        if options is None:
            found.append(Choice(custom_id.split(":", 3)[-1], custom_id))
        else:
            found += [Choice(each["value"], custom_id, each["value"]) for each in options]
    return [each for each in found if each.action.startswith(PICK) or each.action[:1] != "!"]


async def _take(actor: Actor, message: Message, choice: Choice) -> Message | None:
    """Press or select it; return the private answer that shows more to choose from."""
    if choice.value is None:
        done = await actor.click(message, choice.custom_id)
    else:
        done = await actor.select(message, choice.custom_id, choice.value)
    return actor.answers(done)[-1] if choice.action.startswith(PICK) else None
