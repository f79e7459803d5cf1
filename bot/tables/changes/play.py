"""The game itself: who acts, what that changes, and what can be taken back."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from bot.games.game import IllegalAction
from bot.tables import errors
from bot.tables.changes import seating
from bot.tables.changes.ledger import BOARD, OVER, TURN, Ledger
from bot.tables.history.snapshot import take_snapshot
from bot.tables.history.undo import actions_back
from bot.tables.schedule import effects
from bot.tables.schedule.computer import played
from bot.tables.schedule.presence import with_gone
from storage.records import Change, NewAction, TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.game import Action, AnyGame, View
    from bot.tables.model import Played, Position, Table
    from storage.records import SeatRecord

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Acted:
    """What a click did: the table afterwards, its position, the actions carried out or undone."""

    table: Table
    position: Position
    moves: tuple[Played, ...]


class Playing(Ledger):
    """Carries out actions and takes them back."""

    async def check_turn(self, table: Table, user_id: int) -> None:
        """Refuse whoever is not to act at the table as it stands.

        Raises
        ------
        NotStarted, GameOver, Paused, NotSeated, NotYourTurn, TableUnreadable
            When it is not for this person to act now.
        """
        seat = self._may_act(table, user_id, None)
        self._check_turn(table, await self.position(table), seat)

    async def act(
        self,
        table_id: int,
        user_id: int,
        notation: str,
        *,
        version: int | None = None,
        interaction_id: int | None = None,
    ) -> Acted:
        """Carry out one action, and whatever comes with it.

        Parameters
        ----------
        version
            The position the person saw; None: whatever the position is now.
        interaction_id
            What brought the action; the same one never counts twice.

        Raises
        ------
        NotStarted, GameOver, Paused, NotSeated, StaleAction, NotYourTurn, ComputerToMove
            When it is not for this person to act now.
        DoubledAction
            When this click has been carried out.
        GameError
            When the game refuses the action.
        """
        async with self._locked(table_id, interaction_id) as table:
            seat = self._may_act(table, user_id, version)
            before = await self.position(table)
            self._check_turn(table, before, seat)
            try:
                after = before.then(table.game, seat.seat, notation)
            except IllegalAction as error:
                _log_refusal(table, before, seat.seat, notation, error)
                raise
            after = _carried_on(table.game, after, seat.seat, table.game.follow_up)
            return await self._play(table, before, after, seat, interaction_id)

    async def act_routinely(
        self,
        table_id: int,
        user_id: int,
        *,
        version: int | None = None,
        interaction_id: int | None = None,
    ) -> Acted:
        """Carry out, in order, all that can be done in one way only, up to the next decision.

        Raises
        ------
        NoRoutine
            When the next thing to do is a decision.
        Refusal
            As `act`.
        """
        async with self._locked(table_id, interaction_id) as table:
            seat = self._may_act(table, user_id, version)
            before = await self.position(table)
            self._check_turn(table, before, seat)
            after = _carried_on(table.game, before, seat.seat, table.game.routine)
            if after is before:
                raise errors.NoRoutine
            return await self._play(table, before, after, seat, interaction_id)

    async def undo(
        self,
        table_id: int,
        user_id: int,
        *,
        version: int | None = None,
        interaction_id: int | None = None,
    ) -> Acted:
        """Take back the person's own last action, with whatever came with it.

        Raises
        ------
        NothingToUndo
            When the last action is somebody else's.
        Revealed
            When it showed what nobody knew.
        EndStands
            When the game is over, whoever ended it: whoever has seen its record knows all cards.
        Refusal
            As `act`.
        """
        async with self._locked(table_id, interaction_id) as table:
            if table.record.status is TableStatus.FINISHED:
                self._seated(table, user_id, version)
                raise errors.EndStands
            seat = self._may_act(table, user_id, version)
            history = await self.history(table)
            now = history[-1]
            count = actions_back(table.game, history, seat.seat)
            before = history[-1 - count]
            change = Change(
                undo=count,
                interaction_id=interaction_id,
                snapshot=take_snapshot(table.game, before),
                owed=(BOARD,),
                **effects.moves(table, now, before, self._clock()),
            )
            gone = tuple(each.last for each in history[-count:] if each.last is not None)
            return Acted(await self._write(table, change), before, gone)

    async def compute(self, table_id: int) -> None:
        """Play the whole turn that is on, if it is the computer's and the game is not paused.

        Raises
        ------
        TableUnreadable
            When the game cannot be read.
        """
        async with self._locked(table_id) as table:
            if table.record.status is not TableStatus.RUNNING or table.record.paused_at:
                return
            before = await self.position(table)
            (seat, *_) = table.to_act(before)
            if seat.computer:
                after = await asyncio.to_thread(played, table.game, before, seat.seat, self._rng)
                await self._play(table, before, after, seat, None)

    async def _play(
        self,
        table: Table,
        before: Position,
        after: Position,
        seat: SeatRecord,
        interaction_id: int | None,
    ) -> Acted:
        game = table.game
        over = game.result(after.state) is not None
        passed = after.turn > before.turn
        moves = (after.previous if passed else after.current)[-(after.actions - before.actions) :]
        here = with_gone(table, seat, gone=False)
        effect: effects.Effect = (
            effects.closes() if over else effects.moves(here, before, after, self._clock())
        )
        if seat.gone:
            effect = {"seats": here.seats, **effect}
        change = Change(
            status=TableStatus.FINISHED if over else None,
            actions=tuple(NewAction(seat.seat, move.notation) for move in moves),
            interaction_id=interaction_id,
            snapshot=take_snapshot(game, after),
            owed=(OVER if over else TURN if passed else BOARD,),
            **effect,
        )
        return Acted(await self._write(table, change), after, moves)

    def _may_act(self, table: Table, user_id: int, version: int | None) -> SeatRecord:
        seating.check_going(table)
        return self._seated(table, user_id, version)

    @staticmethod
    def _seated(table: Table, user_id: int, version: int | None) -> SeatRecord:
        seat = table.seated(user_id)
        if version is not None and version != table.version:
            raise errors.StaleAction
        return seat

    @staticmethod
    def _check_turn(table: Table, position: Position, seat: SeatRecord) -> None:
        awaited = table.to_act(position)
        if seat not in awaited:
            if awaited[0].computer:
                raise errors.ComputerToMove
            raise errors.NotYourTurn(player=awaited[0].name)


def _log_refusal(
    table: Table, before: Position, seat: int, notation: str, error: IllegalAction
) -> None:
    """Log an illegal action with the position as everybody may know it."""
    log.info(
        "action refused",
        table=table.id,
        seat=seat,
        notation=notation,
        code=error.code,
        position=table.game.write_position(before.state, public=True),
    )


def _carried_on(
    game: AnyGame, position: Position, seat: int, choose: Callable[[View], Action | None]
) -> Position:
    """Return the position once the seat has done all that is chosen for it from what it sees."""
    while action := choose(game.view(position.state, seat)):
        position = position.then(game, seat, game.format(action))
    return position
