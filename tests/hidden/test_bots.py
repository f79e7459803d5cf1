"""Twins of the tiny game played through the whole bot: what it says to whom, and to its log."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from structlog.testing import capture_logs

from bot.games.game import CHANCE
from tests.behaviour.seen import Seen
from tests.behaviour.table import opened
from tests.hidden.courses import never_seen, played, same, twin
from tests.tiny.game import TINY
from tests.tiny.state import Phase

if TYPE_CHECKING:
    from pathlib import Path

    import simcord

    from tests.behaviour.table import Table
    from tests.hidden.courses import Course
    from tests.tiny.state import Setup, State

SEATS = 3
EVERYBODY = "everybody"
LOG = "log"
LOOKS: list[tuple[str, dict[str, Any]]] = [
    ("game board", {}),
    ("game board", {"player": 2}),
    ("game board", {"offer": True}),
    ("game state", {}),
    ("game state", {"page": 3}),
    ("game log", {}),
    ("game log", {"turn": 1}),
    ("game record export", {}),
    ("game list", {}),
]


class Told:
    """All that was said to somebody, in order: to everybody, to each person, and to the log."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.said: dict[str, list[str]] = {}
        table.env.backend.subscribers.append(self._notice)

    def _notice(self, event: str, payload: Any) -> None:
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            channel, message = int(payload["channel_id"]), int(payload["id"])
            raw = self._table.env.backend.get_message(channel, message)
            if not raw.is_ephemeral:
                direct = {where: who for who, where in self._table.env.backend.dm_channels.items()}
                who = EVERYBODY if channel not in direct else self._name(direct[channel])
                self.note(who, Seen(self._table.env, channel, message))

    def _name(self, user_id: int) -> str:
        return next(person.name for person in self._table.people if person.id == user_id)

    def note(self, who: str, message: Seen) -> None:
        said = (message.text, message.components, message.alts, message.pictures)
        self.said.setdefault(who, []).append(repr(said))


class Evening:
    """An evening at a table, on which a course is played and looked at."""

    def __init__(self, table: Table, told: Told, course: Course) -> None:
        self._table = table
        self._told = told
        self._course = course
        self._panels: dict[int, Seen] = {}

    async def pass_by(self) -> None:
        """Play the course, by buttons, panels and commands in turn, and look at it all the time."""
        table = self._table
        *players, watcher = table.people
        await table.slash(players[0], "game new", game=TINY.name, seats=SEATS)
        for person in players[1:]:
            await table.press(person, "!join")
        await table.slash(players[0], "game start")
        await table.slash(watcher, "game table watch")
        for number, line in enumerate(self._course.log):
            if line.seat != CHANCE:
                person = players[line.seat - 1]
                await (self._say if number % 3 == 0 else self._press)(person, line.notation)
                if line.undone:
                    await self._ask(person, "game undo")
            if number in (0, len(self._course.log) - 1):
                await self._refused(players, self._course.upto(number + 1).position.state)
            await self._ask(watcher, *LOOKS[number % len(LOOKS)])
            await self._ask(players[number % SEATS], *LOOKS[number % 5])
            offered = await watcher.autocomplete(table.channel, "tiny give", "card", "")
            assert not offered, "a spectator has no cards"
        await self._ask(watcher, "game record replay")

    async def _ask(self, person: simcord.MemberActor, command: str, options: Any = None) -> None:
        result = await self._table.slash(person, command, **(options or {}))
        self._told.note(person.name, self._table.told(result))

    async def _say(self, person: simcord.MemberActor, action: str) -> None:
        self._told.note(person.name, self._table.told(await self._table.say(person, action)))

    async def _press(self, person: simcord.MemberActor, action: str) -> None:
        """Press an action where the person sees it: on the post, or step by step in their panel."""
        seen = self._table.post
        if action not in seen.actions:
            for step in ("!panel", f"!panel {action.split()[1]}"):
                seen = self._table.told(await self._table.press(person, step, seen))
                self._told.note(person.name, seen)
            seen = self._table.told(await self._table.press(person, action, seen))
            self._told.note(person.name, seen)
        else:
            await self._table.press(person, action, seen)

    async def _refused(self, players: list[simcord.MemberActor], state: State) -> None:
        """Let whoever is to act try what is out of place, with each card of theirs."""
        seat = TINY.to_act(state)[0]
        verb = "discard" if state.phase is Phase.GIVE else "give"
        for card in state.hands[seat - 1]:
            await self._ask(players[seat - 1], f"tiny {verb}", {"card": card})


async def evening(path: Path, course: Course, monkeypatch: pytest.MonkeyPatch) -> Told:
    """Let a course be played with a bot of its own; return what was said."""
    shuffles = iter(line.notation for line in course.log if line.seat == CHANCE)
    chance = TINY.chance

    def dealt(*args: Any, **more: Any) -> Setup:
        return course.setup

    def shuffled(state: Any, rng: Any) -> Any:
        return chance(state, rng) and TINY.parse(CHANCE, next(shuffles))

    with monkeypatch.context() as patched, capture_logs() as lines:
        patched.setattr(TINY, "setup", dealt)
        patched.setattr(TINY, "chance", shuffled)
        async with opened(path) as table:
            told = Told(table)
            await Evening(table, told, course).pass_by()
    told.said[LOG] = [repr(line) for line in lines]
    return told


@pytest.mark.parametrize("looker", [2, pytest.param(None, marks=pytest.mark.soak)])
async def test_a_bot_tells_nothing_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looker: int | None
) -> None:
    whole = played(TINY.name, SEATS, seed=3)
    course = whole.upto(2 * len(whole.log) // 3)
    assert any(line.seat == CHANCE for line in course.log)
    twins = (twin(course, looker, Random(seed)) for seed in range(100))
    other = next(each for each in twins if each.position.state != course.position.state)
    assert same(course, other, looker)
    one = await evening(tmp_path / "one.sqlite3", course, monkeypatch)
    two = await evening(tmp_path / "two.sqlite3", other, monkeypatch)
    for who in (EVERYBODY, LOG, "dan" if looker is None else ("ann", "ben")[looker - 1]):
        assert len(one.said[who]) > 5
        assert one.said[who] == two.said[who]
        named = {*re.findall(r"\w+", " ".join(one.said[who]))}
        assert not named & never_seen(course, looker)
