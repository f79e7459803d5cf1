"""Looking back on finished games: worked out once, in the background, and kept with the table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from bot.games.computer.reviewing import FORMAT, Course, Review, ReviewedTurn, choices_of
from bot.games.game import CHANCE
from bot.tables import errors
from bot.tables.checks import check_game_there
from bot.thinking.review import Reviewer
from bot.thinking.thinker import ThinkingFailed
from bot.thinking.work import known, weighed
from storage.records import TableStatus
from storage.reviews import KeptReview

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.games.judging import Weighed
    from bot.tables.history.archive import Archive
    from bot.tables.model import Position, Table
    from bot.thinking.thinker import Thinker
    from storage import Database

    Progress = Callable[["ReviewStage"], Awaitable[None]]

EXPLAINED = 3
"""The most choices of a turn that are explained."""
SHOWN = 0.1
"""The share of the work after which it is told again how far it has come."""


class GameStillOn(errors.Refusal):
    """The game is not over, and what might be seen of a review would help."""

    code = "review-later"


class NothingToReview(errors.Refusal):
    """The game was not played to its end, or is none that can be judged. Values: `table`."""

    code = "no-review"


class HandsStayHidden(errors.Refusal):
    """The game can be reopened, and hands that others must not see are in it. Values: `table`."""

    code = "review-hidden"


class ReviewFailed(errors.Refusal):
    """The processes that work it out have failed. Values: `table`."""

    code = "review-failed"


@dataclass(frozen=True, slots=True)
class ReviewStage:
    """How far the work on a review has come.

    Attributes
    ----------
    done
        The share that is done, from 0 to 1; None: it waits for the review of another table.
    """

    done: float | None


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A finished game, by position, and its review."""

    table: Table
    history: Sequence[Position]
    turns: Sequence[ReviewedTurn]
    review: Review


@dataclass(frozen=True, slots=True)
class Explained:
    """The choices of a turn of a finished game.

    Attributes
    ----------
    choices
        What the seat saw, what it did, and what it could do, the best first.
    """

    table: Table
    seat: int
    choices: Sequence[tuple[Any, Any, Sequence[Weighed]]]


@dataclass(slots=True)
class _Work:
    """A review in the making, for all who have asked for it."""

    stage: ReviewStage = field(default_factory=lambda: ReviewStage(None))
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, stage: ReviewStage) -> None:
        self.stage = stage
        self.moved.set()
        self.moved = asyncio.Event()


class Reviews:
    """The reviews of tables. One is worked out at a time; it goes on when nobody waits any more."""

    def __init__(self, database: Database, archive: Archive, thinker: Thinker) -> None:
        self._database = database
        self._archive = archive
        self._thinker = thinker
        self._desk = asyncio.Lock()
        self._making: dict[tuple[int, str], tuple[_Work, asyncio.Task[Review]]] = {}

    async def of(self, table: Table, told: Progress) -> Reviewed:
        """Return the review of a table's game; concurrent callers wait for the same one.

        Parameters
        ----------
        told
            Called when it is known how far the work has come, not at all if it was kept.

        Raises
        ------
        GameStillOn
            If the game is not over, or is going on again by the time the review is there.
        NothingToReview
            If the game ended early.
        HandsStayHidden
            If a resignation has ended it and several people hold hands.
        ReviewFailed
            If it could not be worked out; whoever asks again has it begun anew.
        NotStarted, GameOver, TableUnreadable
            If there is no game, or it cannot be read.
        """
        self.check(table)
        history = await self._archive.history(table)
        _check_hands(table, history[-1])
        turns, log = turns_of(history), _checksum(history)
        if not turns:
            raise NothingToReview(table=str(table.id))
        review = await self._kept(table.id, log)
        if review is None:
            review = await self._made(table, history, turns, log, told)
            self.check(await self._archive.table(table.id))
        return Reviewed(table, history, turns, review)

    async def why(self, table: Table, number: int) -> Explained:
        """Return what a turn of a finished game was about, weighed from what its seat saw.

        Parameters
        ----------
        number
            The turn, from 1.

        Raises
        ------
        GameStillOn, NothingToReview
            As `of`; `NothingToReview` for a turn of several seats, too.
        ThinkingFailed
            If it could not be worked out.
        """
        self.check(table)
        history = await self._archive.history(table)
        _check_hands(table, history[-1])
        turns = turns_of(history)
        turn = turns[min(max(number, 1), len(turns)) - 1]
        if not turn.seat:
            raise NothingToReview(table=str(table.id))
        found: list[tuple[Any, Any, Sequence[Weighed]]] = []
        for step, view, played in choices_of(table.game, _course(history, turns), turn):
            if len(found) < EXPLAINED:
                seed = f"{table.id} step {step}"
                ranked = await self._thinker.do(weighed, known(table.game), view, seed, played)
                found.append((view, played, ranked))
        return Explained(table, turn.seat, found)

    @staticmethod
    def check(table: Table) -> None:
        """Raise `GameStillOn` or `NothingToReview` unless the game may be looked back on.

        It was played to its end, or somebody's resignation has ended it.
        """
        check_game_there(table)
        given_up = table.surrender is not None
        early = table.record.status is TableStatus.ENDED and not given_up
        if early or table.game.judge is None:
            raise NothingToReview(table=str(table.id))
        if given_up:
            return
        if table.record.status is not TableStatus.FINISHED:
            raise GameStillOn

    async def close(self) -> None:
        """Stop what is in the making; it begins anew when somebody asks again."""
        tasks = [task for _, task in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, table_id: int, log: str) -> Review | None:
        kept = await self._database.reviews.get(table_id)
        if kept is None or (kept.format, kept.log) != (FORMAT, log):
            return None
        try:
            return msgspec.json.decode(kept.review, type=Review)
        except msgspec.MsgspecError:
            return None

    async def _made(
        self,
        table: Table,
        history: Sequence[Position],
        turns: Sequence[ReviewedTurn],
        log: str,
        told: Progress,
    ) -> Review:
        key = table.id, log
        if key not in self._making:
            work = _Work()
            task = asyncio.create_task(
                self._make(work, table, _course(history, turns), log), name="review"
            )
            self._making[key] = work, task
            task.add_done_callback(partial(self._over, key))
        work, task = self._making[key]
        last: float | None = -1.0
        while not task.done():
            moved, stage = work.moved, work.stage
            if stage.done is None or last is None or stage.done >= last + SHOWN:
                last = stage.done
                await told(stage)
            if moved is work.moved:
                waiting = asyncio.ensure_future(moved.wait())
                await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
        return await asyncio.shield(task)

    async def _make(self, work: _Work, table: Table, course: Course, log: str) -> Review:
        async def told(done: float) -> None:
            work.tell(ReviewStage(done))

        async with self._desk:
            # A caller that looked just before it was kept asks for it again.
            kept = await self._kept(table.id, log)
            if kept is not None:
                return kept
            await told(0.0)
            reviewer = Reviewer(self._thinker, table.game, course, str(table.id), told)
            try:
                review = await reviewer.review()
            except ThinkingFailed as error:
                raise ReviewFailed(table=str(table.id)) from error
            text = msgspec.json.encode(review).decode()
            await self._database.reviews.keep(table.id, KeptReview(FORMAT, log, text))
        return review

    def _over(self, key: tuple[int, str], task: asyncio.Task[Review]) -> None:
        """Forget work that has ended; nobody may be left who would hear that it failed."""
        del self._making[key]
        if not task.cancelled():
            task.exception()


def turns_of(history: Sequence[Position]) -> list[ReviewedTurn]:
    """Return the turns of a finished game, from the position at its start and after each action."""
    starts = [
        place
        for place, position in enumerate(history)
        if not place or position.turn > history[place - 1].turn
    ]
    return [_turn(history[last], first, last) for first, last in pairwise(starts)]


def _turn(after: Position, first: int, last: int) -> ReviewedTurn:
    seats = {move.seat for move in after.previous} - {CHANCE}
    revealed = any(move.revealed for move in after.previous)
    return ReviewedTurn(seats.pop() if len(seats) == 1 else 0, first, last, revealed)


def _course(history: Sequence[Position], turns: Sequence[ReviewedTurn]) -> Course:
    moves = [position.last for position in history[1:]]
    actions = [(move.seat, move.notation) for move in moves if move is not None]
    return Course([position.state for position in history], actions, turns)


def _checksum(history: Sequence[Position]) -> str:
    """Return a checksum of the actions of a game: after its end is undone, others may follow."""
    moves = (position.last for position in history[1:])
    lines = "\n".join(f"{move.seat} {move.notation}" for move in moves if move is not None)
    return sha256(lines.encode()).hexdigest()[:32]


def _check_hands(table: Table, position: Position) -> None:
    if table.surrender is None or len(table.people) == 1:
        return
    if any(position.hides_hand(table.game, seat.seat) for seat in table.people):
        raise HandsStayHidden(table=str(table.id))
