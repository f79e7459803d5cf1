"""People at a table in a channel, who press at random whatever they are shown."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bot.chat.traffic.admission import LATE
from tests.wire.components import SELECTS, pressable
from tests.wire.interaction import Callback
from tests.wire.messages import LOADING, MENTION

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.wire.actor import Actor
    from tests.wire.interaction import Interaction
    from tests.wire.kills.ledger import Ledger, Standing
    from tests.wire.messages import Message
    from tests.wire.server import Loopback
    from tests.wire.world import Channel, Json

WEIGHTS = {"": 12, "join": 12, "start": 12, "all": 6, "pick": 4, "panel": 3, "page": 2, "undo": 1}
"""How often each kind of button is pressed; an action of the game has no name. All others are left
alone: they end the game, or show something and change nothing."""
MOVER = 0.85
"""How often the next to press is somebody whose turn it is, as the newest post says."""
DOUBLE = 0.1
"""How often a press is a double click."""
AGAIN = 0.5
"""How often Discord delivers a press again that a dead bot has not answered."""
IN_TIME = 3.0
"""The seconds after which Discord waits for no answer any more."""
STUCK = 20.0
"""The seconds after which a table whose newest post does not follow is stuck."""
PATIENCE = 80
"""The presses after which a table at which nothing has been stored is stuck."""
BLIND = 1.0
"""The longest pause, in seconds, before somebody presses who cannot know how the table stands."""
LONGEST = 180.0
"""The seconds after which it is, too, even if hardly anything could be pressed meanwhile."""


class Click(NamedTuple):
    """One press, what it is to do, and whether an answer to it means that it is stored."""

    interaction: Interaction
    custom_id: str
    action: str
    sure: bool

    @property
    def owes(self) -> bool:
        """Whether the person must be told what comes of it, unless it is in the log of the game."""
        return _kind(self.action) not in ("join", "start")

    @property
    def place(self) -> tuple[str, int]:
        """What at most one press can be stored for: a version of a table, a step of a person."""
        _, table, seen, _ = self.custom_id.split(":", 3)
        return f"{table}:{seen}", self.interaction.person.id if seen.startswith("~") else 0


class Living(Protocol):
    """How the bot lives.

    Whether it runs, how often it may have lost what was pressed, and whether nobody can look into
    its database.
    """

    @property
    def runs(self) -> bool: ...

    @property
    def kills(self) -> int: ...

    @property
    def blind(self) -> bool: ...


@dataclass
class Life:
    """How one process lives."""

    runs: bool = False
    kills: int = 0
    blind: bool = False


@dataclass
class Party:
    """A channel, the people who play there, and all that they have pressed.

    Parameters
    ----------
    game
        What they play; once a game is over they open another table.
    life
        Says how the bot lives.
    closed
        Whether the bot may not read the channel's history while they play.
    every
        Seconds between two looks at the database.
    turns
        Lets so many parties press at once.
    late
        Seconds after which a press without an answer is carried out no more.
    """

    discord: Loopback
    channel: Channel
    people: tuple[Actor, ...]
    game: str
    rng: Random
    ledger: Ledger
    life: Living
    closed: bool = False
    every: float = 0.002
    late: float = IN_TIME
    turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    clicks: list[Click] = field(default_factory=list[Click])
    panels: dict[int, tuple[int, int]] = field(default_factory=dict[int, tuple[int, int]])
    stuck: str = ""

    @property
    def post(self) -> Message | None:
        """The newest post that everybody sees."""
        return next(iter(self.discord.posts(self.channel)[-1:]), None)

    @property
    def standing(self) -> Standing | None:
        return self.ledger.standing(self.channel.id)

    async def play(self, done: Callable[[], bool]) -> None:
        """Press at random; once `done`, go on until one more press is stored.

        The table is stuck when no answer comes, when the newest post does not follow, or when
        nothing that they press is stored any more.
        """
        try:
            await self._play(done)
        except AssertionError as error:
            self.stuck = f"{self.game} in {self.channel.name}: {error}"

    async def _play(self, done: Callable[[], bool]) -> None:
        idle = stored = 0
        since = time.monotonic()
        while True:
            if self.life.blind:
                await self._press_blindly()
                continue
            assert time.monotonic() - since < LONGEST, f"nothing is stored: {self.standing}"
            if not await self._caught_up():
                continue
            now = self._stored()
            if now > stored:
                if done():
                    return
                idle, stored, since = 0, now, time.monotonic()
            async with self.turns:
                if self.life.blind or not self.is_current():
                    continue
                await self._press()
            idle += 1
            assert idle < PATIENCE, f"nothing is stored: {self.post and self.post.text}"

    def _stored(self) -> int:
        stored = self.ledger.stored()
        return sum(click.interaction.id in stored for click in self.clicks)

    def _dies(self) -> Callable[[], bool]:
        """Return a function that says whether the bot, or its database, was disturbed since."""
        kills = self.life.kills
        return lambda: self.life.blind or self.life.kills > kills

    async def _caught_up(self) -> bool:
        """Wait until the newest post shows the table as it is; return False if the bot is dead."""
        await self.discord.until(lambda: self.life.runs)
        dead = self._dies()
        await self._until(lambda: dead() or self.is_current())
        return not dead()

    async def _until(self, happened: Callable[[], bool]) -> None:
        """Wait until something holds that no event tells, such as what is in the database."""
        try:
            async with asyncio.timeout(STUCK):
                while not happened():  # noqa: ASYNC110
                    await asyncio.sleep(self.every)
        except TimeoutError:
            shown = self.post and self.post.custom_ids
            raise AssertionError(f"{self.standing} but {shown} are shown") from None

    def is_current(self) -> bool:
        """Return whether the newest post has working buttons of the table as it is stored."""
        now = self.standing
        if now is None:
            return True
        if now.owed or self.post is None:
            return False
        shown = {custom_id.split(":")[2] for custom_id in self.post.custom_ids}
        return shown == {str(now.version)}

    async def _press(self) -> None:
        # Looked at first: what is carried out from now on is seen in how the table stands.
        settled = not self._pending()
        now = self.standing
        if now is None or now.status in ("finished", "ended"):
            await self._open()
            return
        if self.closed and now.status == "running" and not self.channel.denied:
            await self.discord.deny(self.channel, "read_message_history")
        person = self._who()
        ways = self._ways(person, now.version)
        (way,) = self.rng.choices(ways, [WEIGHTS[_kind(way.action)] for way in ways])
        await self._carry_out(person, way, settled=settled)

    async def _press_blindly(self) -> None:
        """Press something while nobody can tell how the table stands, then wait for that to end."""
        await asyncio.sleep(self.rng.uniform(0, BLIND))
        person = self._who()
        ways = self._ways(person, None)
        if ways and self.life.blind:
            (way,) = self.rng.choices(ways, [WEIGHTS[_kind(way.action)] for way in ways])
            await self._send(person, way)
        await self.discord.until(lambda: not self.life.blind)

    async def _open(self) -> None:
        if self.channel.denied:
            await self.discord.deny(self.channel)
        options = {"game": self.game, "seats": len(self.people)}
        dead = self._dies()
        asked = await self.people[0].slash(self.channel, "game new", wait=False, **options)
        await self.discord.until(lambda: dead() or asked.callback)

    def _who(self) -> Actor:
        """Return one of those whom the newest post names as the next to act, or anybody."""
        named = MENTION.findall(self.post.text) if self.post else []
        called = [each for each in self.people if str(each.person.id) in named]
        return self.rng.choice(called if called and self.rng.random() < MOVER else self.people)

    def _ways(self, person: Actor, now: int | None) -> list[_Way]:
        """Return all that somebody can press: on the newest post, and in a message of their own.

        `now` is the version of the table, None if nobody can tell.
        """
        shown = [self.post]
        message_id, version = self.panels.get(person.person.id, (0, 0))
        if message_id in self.discord.messages:
            shown.append(self.discord.messages[message_id])
        found: list[_Way] = []
        for message in filter(None, shown):
            fresh = message is self.post or version == now
            for custom_id, component in pressable(message.components).items():
                found += [
                    _Way(message, custom_id, action, fresh)
                    for action in _actions(custom_id, component)
                    if _kind(action) in WEIGHTS
                ]
        joins = any(_kind(way.action) == "join" for way in found)
        return [way for way in found if not (joins and _kind(way.action) == "start")]

    async def _carry_out(self, person: Actor, way: _Way, *, settled: bool) -> None:
        again = self.rng.random() < DOUBLE
        sure = way.fresh and settled and not again and not _kind(way.action)
        dead = self._dies()
        pressed = [await self._send(person, way, sure=sure)]
        if again:
            others = () if way.private else self.people
            pressed.append(await self._send(self.rng.choice((person, *others)), way))
        await self._answered(pressed, way, dead)
        if any(each.callback is None for each in pressed) and self.rng.random() < AGAIN:
            await self.discord.until(lambda: self.life.runs)
            dead = self._dies()
            # Discord may have got an answer that the dead bot had on its way.
            lost = [each for each in pressed if each.callback is None]
            await self._redeliver(lost)
            await self._answered(lost, way, dead)
        elif not dead():
            self._note_panel(person, pressed[0], settled=settled and not again)

    async def _send(self, person: Actor, way: _Way, *, sure: bool = False) -> Interaction:
        if way.custom_id.endswith(":?"):
            sent = await person.select(way.message, way.custom_id, way.action, wait=False)
        else:
            sent = await person.press(way.message, way.custom_id, wait=False)
        self.clicks.append(Click(sent, way.custom_id, way.action, sure))
        return sent

    def _pending(self) -> bool:
        """Return whether something may be carried out that was pressed before."""
        since = time.monotonic() - self.late
        return any(
            sent.callback is None or not self._is_done(sent)
            for sent in (each.interaction for each in self.clicks)
            if sent.started > since
        )

    async def _redeliver(self, lost: list[Interaction]) -> None:
        ids = {str(each.id) for each in lost}
        for name, data in [*self.discord.gateway.events]:
            if name == "INTERACTION_CREATE" and data["id"] in ids:
                await self.discord.gateway.dispatch(name, data)

    async def _answered(
        self, pressed: list[Interaction], way: _Way, dead: Callable[[], bool]
    ) -> None:
        """Wait for the answers, and for what they show."""

        def shown(each: Interaction) -> bool:
            if each.callback is None:
                return False
            ids = [each.original, *each.followups]
            answers = [self.discord.messages.get(number or 0) for number in ids]
            thinking = any(answer and answer.flags & LOADING for answer in answers)
            changes = way.private and each.callback in (Callback.DEFER_UPDATE, Callback.UPDATE)
            unchanged = self.discord.messages.get(way.message.id) is way.message
            return not thinking and not (changes and unchanged)

        await self.discord.until(lambda: dead() or all(map(shown, pressed)))

    def _is_done(self, pressed: Interaction) -> bool:
        """Return whether an answered action is carried out or refused, and not just promised."""
        promised = self.discord.messages.get(pressed.original or 0)
        return promised is None or not promised.flags & LOADING

    def _note_panel(self, person: Actor, pressed: Interaction, *, settled: bool) -> None:
        """Note the panel that answers a press, and the version it shows; 0: nobody knows."""
        now = self.standing
        for answer in person.answers(pressed):
            if answer.reader is person.person and answer.custom_ids and now is not None:
                self.panels[person.person.id] = answer.id, now.version if settled else 0


class _Way(NamedTuple):
    """Something that can be pressed. `fresh`: it shows the table as it is."""

    message: Message
    custom_id: str
    action: str
    fresh: bool

    @property
    def private(self) -> bool:
        """Whether it is in a private message."""
        return self.message.reader is not None


def confirmed(click: Click) -> bool:
    """Return whether the person has been told by the answer that the press is carried out.

    One that shows that the bot thinks may be no more than a promise, if it comes late.
    """
    pressed = click.interaction
    told = (Callback.DEFER_UPDATE, Callback.UPDATE)
    early = pressed.callback is Callback.DEFER and _in_time(pressed)
    return click.sure and (early or pressed.callback in told)


def _in_time(pressed: Interaction) -> bool:
    """Return whether the answer came well before one is promised."""
    return pressed.answered is not None and pressed.answered - pressed.started < LATE * 0.9


def _actions(custom_id: str, component: Json) -> list[str]:
    if component["type"] in SELECTS:
        return [option["value"] for option in component["options"]]
    return [custom_id.split(":", 3)[3]]


def _kind(action: str) -> str:
    """Return the name of a table command, or nothing for an action of the game."""
    return action[1:].partition(" ")[0] if action.startswith("!") else ""
