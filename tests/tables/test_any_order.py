"""A table at which everything happens in any order hypothesis can think of.

Once of a game of turns in which everything lies open, once of one in which several choose at the
same time, with hidden hands and chance.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.games import GAMES as OPEN_GAMES
from bot.games.errors import GameError
from bot.tables.changes import computer as turns
from bot.tables.changes.polls import Choice, Question, Reason
from bot.tables.changes.topics import END, PAUSE, Topic
from bot.tables.errors import Refusal
from bot.tables.history.archive import Archive
from bot.tables.history.undo import actions_since
from bot.tables.schedule import computer
from bot.tables.schedule.clocks import CLOCK, PACES, RESERVE, deadline, first_deadline
from bot.tables.schedule.effects import ASKED, GONE, REMINDER, STALL, TO_CLOSE
from bot.tables.schedule.offers import OFFER, read_offer
from storage import Database
from storage.records import NOBODY, OPEN, TableStatus
from tests.games.positions import Amount
from tests.tables.conftest import CHANNEL, EVE, PEOPLE, Clock, House
from tests.tiny.game import TINY

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from bot.games.game import Action, AnyGame, Rng
    from bot.tables.model import Position, Table
    from storage.records import Due, SeatRecord

GAMES: dict[str, AnyGame] = {**OPEN_GAMES, TINY.name: TINY}
HOUR = 3_600_000
ALL = (*PEOPLE, EVE)
SINGLE = (CLOCK, computer.COMPUTER, STALL)
"""What a table has one row of at most."""
OF_A_PERSON = (REMINDER, GONE)
"""What each person to act has one row of at most, and nobody else any."""
OF_A_TURN = {REMINDER, CLOCK, GONE, computer.COMPUTER}
person = st.sampled_from(ALL)
number = st.integers(0, 2**16)
seat = st.integers(1, 4)


def choose_any(_: AnyGame, view: Any, rng: Rng) -> Any:
    """Play for the computer without a thought, which is much faster."""
    return rng.choice(view.legal)


class AnyOrder(RuleBasedStateMachine):
    """Does at one table what people, time and Discord may do; what is refused changes nothing."""

    game = "sanfrancisco"

    @initialize(people=st.integers(1, 4), computers=st.integers(0, 3), pace=st.sampled_from(PACES))
    def begin(self, people: int, computers: int, pace: int):
        self.version = 0
        self.run(self._begin(people, min(max(computers, 2 - people), 4 - people), pace))

    async def _begin(self, people: int, computers: int, pace: int):
        path = Path(self.folder.name) / "tables.sqlite3"
        self.clock = Clock()
        self.database = await Database.open(path, now=self.clock)
        self.house = House(self.database, self.clock, games=GAMES)
        self.tables = self.house.tables
        table = await self.house.gathered(people, self.game)
        host = PEOPLE[0]
        self.id = table.id
        await self.tables.lobby.seat_computers(self.id, host, ["easy"] * computers)
        await self.tables.lobby.set_pace(self.id, host.id, pace)
        await self.tables.lobby.start(self.id, host)

    def __init__(self):
        super().__init__()
        self.folder = TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.thoughtless = patch.object(turns, "choose", choose_any)
        self.thoughtless.start()

    def teardown(self):
        self.thoughtless.stop()
        self.run(self.database.close())
        self.runner.close()
        self.folder.cleanup()

    def run(self, doing: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(doing)

    def attempt(self, doing: Coroutine[Any, Any, Any]):
        """Do what may be refused."""
        with suppress(Refusal, GameError):
            self.run(doing)

    @property
    def table(self) -> Table:
        return self.run(self.tables.archive.table(self.id))

    @property
    def due(self) -> list[Due]:
        return self.run(self.database.due.of_table(self.id))

    @property
    def position(self) -> Position:
        return self.run(self.tables.archive.position(self.table))

    # Playing

    @rule(choice=number, times=st.integers(1, 30))
    def act(self, choice: int, times: int):
        for _ in range(times):
            table, legal = self.table, self.table.game.legal_actions(self.position.state)
            if not legal:
                return
            action: Action = legal[choice % len(legal)]
            mover, notation = table.seats[action.seat - 1], table.game.format(action)
            if mover.computer:
                self.compute()
            else:
                self.attempt(self.tables.play.act(self.id, mover.user_id, notation))

    def compute(self):
        """Let the computer play, as it does when its row is due."""
        due = [row for row in self.due if row.kind == computer.COMPUTER]
        self.run(self.tables.play.compute(self.id))
        for row in due:
            self.run(self.database.due.remove(row.id))

    @rule()
    def undo(self):
        """Let whoever acted last take it back, unless it was the computer."""
        last = self.position.last_of_a_seat
        held = None if last is None else self.table.seats[last.seat - 1]
        if held is not None and not held.computer:
            self.attempt(self.tables.play.undo(self.id, held.user_id))

    @rule(topic=st.sampled_from((END, PAUSE, None)), number=st.integers(1, 5))
    def agree(self, topic: Topic | None, number: int):
        """Let some agree, the first to act first; without a topic to what the first takes back."""
        for each in self.table.people[:number]:
            table = self.table
            if topic is None:
                history = self.run(self.tables.archive.history(table))
                try:
                    topic = Topic(actions_since(table.game, history, each.seat))
                except Refusal:
                    return
            self.attempt(self.tables.agreement.agree(self.id, each.user_id, table.version, topic))

    @rule(hours=st.integers(0, 200))
    def rest(self, hours: int):
        """Pause, and go on a while later."""
        for each in self.table.people:
            self.attempt(
                self.tables.agreement.agree(self.id, each.user_id, self.table.version, PAUSE)
            )
        self.clock.now += hours * HOUR
        self.attempt(self.tables.agreement.resume(self.id, self.table.people[0].user_id))

    # Seats

    @rule(by=person, to=person, of=st.none() | seat, left=st.booleans())
    def offer(self, by: Any, to: Any, of: int | None, left: bool):
        self.attempt(self.tables.seats.offer(self.id, by, to, seat=of, left=left))

    @rule(which=number, left=st.booleans())
    def accept(self, which: int, left: bool):
        offers = [row for row in self.due if row.kind == OFFER]
        if offers:
            row = offers[which % len(offers)]
            taker = next(each for each in ALL if each.id == row.user_id)
            self.attempt(self.tables.seats.accept(row.id, taker, left=left))

    @rule(who=person, closes=st.booleans())
    def resign(self, who: Any, closes: bool):
        self.attempt(self.tables.seats.resign(self.id, who.id, closes=closes))

    @rule(of=seat, gone=st.booleans())
    def notice(self, of: int, gone: bool):
        seats = self.table.seats
        if of <= len(seats) and seats[of - 1].user_id != NOBODY:
            user_id = seats[of - 1].user_id
            self.attempt(self.tables.seats.notice(self.id, of, user_id, gone=gone))

    @rule(choice=st.sampled_from(Choice), reason=st.sampled_from(Reason), taker=person, which=seat)
    def decide(self, choice: Choice, reason: Reason, taker: Any, which: int):
        """Let everybody want the same of a seat to act, its time being up if it has any."""
        table = self.table
        awaited = table.game.to_act(self.position.state) or (1,)
        question = Question(reason, awaited[which % len(awaited)])
        self.clock.now = max(self.clock.now, deadline(table, question.seat))
        for each in table.people:
            vote = self.tables.votes.vote(self.id, each.user_id, table.version, question, choice)
            self.attempt(vote)
        self.attempt(self.tables.votes.take(self.id, taker, table.version, question))

    # Time, and what else there is

    @rule()
    def wait(self):
        """Let the next thing come that is due, and do what the bot does of it without Discord."""
        if not self.due:
            return
        first = self.due[0]
        self.clock.now = max(self.clock.now, first.due_at)
        if first.kind == computer.COMPUTER:
            self.compute()
        elif first.kind == STALL and first.payload == ASKED:
            self.run(self.tables.inactivity.close_stalled(first))
        elif first.kind == STALL:
            self.run(self.database.due.put_off(first, self.clock.now + TO_CLOSE, ASKED))
        elif first.kind == CLOCK:
            self.run(self.database.due.put_off(first, self.clock.now + HOUR, "asked"))
        else:
            self.run(self.database.due.remove(first.id))

    @rule(pace=st.sampled_from(PACES))
    def set_pace(self, pace: int):
        self.attempt(self.tables.lobby.set_pace(self.id, self.table.record.host_id, pace))

    @rule(who=person, elsewhere=st.booleans())
    def close_and_reopen(self, who: Any, elsewhere: bool):
        self.attempt(self.tables.agreement.end(self.id, who, moderator=False))
        self.attempt(self.house.reopen(self.id, who, CHANNEL + elsewhere))

    # What is always so

    @invariant()
    def version_only_rises(self):
        assert self.table.version >= self.version
        self.version = self.table.version

    @invariant()
    def log_leads_to_the_snapshot(self):
        position = self.run(self.tables.archive.position(self.table))
        assert position == self.run(Archive(self.database, GAMES).position(self.table))
        assert position == self.run(self.tables.archive.history(self.table))[-1]
        finished = self.table.record.status is TableStatus.FINISHED
        assert finished == (self.table.game.result(position.state) is not None)

    @invariant()
    def seats_are_sound(self):
        table = self.table
        assert [each.seat for each in table.seats] == list(range(1, len(table.seats) + 1))
        people = [each.user_id for each in table.people]
        assert len(people) == len({*people}) > 0
        assert table.record.host_id in people
        assert all(_is_sound(each, table.record.pace) for each in table.seats)

    @invariant()
    def what_is_due_follows_from_the_table(self):
        table, due = self.table, self.due
        kinds = [row.kind for row in due]
        assert all(kinds.count(kind) <= 1 for kind in SINGLE)
        assert all(read_offer(row).stands(table) for row in due if row.kind == OFFER)
        paused, open_ = bool(table.record.paused_at), table.record.status in OPEN
        assert (STALL in kinds) == (open_ and not paused)
        if paused or not open_:
            assert OF_A_TURN.isdisjoint(kinds)
            return
        awaited, people = table.to_act(self.position), table.people_to_act(self.position)
        reminded = [(row.kind, row.user_id) for row in due if row.kind in OF_A_PERSON]
        assert len(reminded) == len({*reminded})
        assert {user_id for _, user_id in reminded} <= {each.user_id for each in people}
        assert (computer.COMPUTER in kinds) == (len(people) < len(awaited))
        timed = bool(table.record.pace and people)
        assert (CLOCK in kinds) == timed
        assert not timed or table.record.turn_at
        end, now = first_deadline(table, people), self.clock.now
        for row in due:
            if row.kind == CLOCK and row.payload == "0":
                # One that was late already when it was written was due at once.
                assert row.due_at == end or end < row.due_at <= now


def _is_sound(held: SeatRecord, pace: int) -> bool:
    """Return whether a seat is a person's or the computer's, who never leaves the server."""
    if held.computer != (held.user_id == NOBODY) or (held.computer and held.gone):
        return False
    return held.reserve <= RESERVE * pace * HOUR


class AnyOrderOfSeveral(AnyOrder):
    """Does the same at a table whose players choose at the same time."""

    game = TINY.name


AnyOrder.TestCase.settings = settings(max_examples=Amount.share(20, 3), stateful_step_count=25)
AnyOrderOfSeveral.TestCase.settings = settings(
    max_examples=Amount.share(20, 3), stateful_step_count=25
)
TestAnyOrder = AnyOrder.TestCase
TestAnyOrderOfSeveral = AnyOrderOfSeveral.TestCase
