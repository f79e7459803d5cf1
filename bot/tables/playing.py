"""The game itself: who acts, what that changes, and what can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.tables import due, errors, seating
from bot.tables.ledger import BOARD, OVER, TURN, Ledger
from bot.tables.replay import take_snapshot
from bot.tables.undo import check_undo
from storage.records import Change, NewAction, TableStatus

if TYPE_CHECKING:
    from bot.tables.model import Played, Position, Table
    from storage.records import SeatRecord


@dataclass(frozen=True, slots=True)
class Acted:
    """What a click did: the table afterwards, its position, and the actions carried out."""

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
        """Carry out one action.

        Parameters
        ----------
        version
            The position the person saw; None: whatever the position is now.
        interaction_id
            What brought the action; the same one never counts twice.

        Raises
        ------
        NotStarted, GameOver, Paused, NotSeated, StaleAction, NotYourTurn, DoubledAction
            When it is not for this person to act now.
        GameError
            When the game refuses the action.
        """
        async with self._locked(table_id, interaction_id) as table:
            seat = self._may_act(table, user_id, version)
            before = await self.position(table)
            self._check_turn(table, before, seat)
            after = before.then(table.game, seat.seat, notation)
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
            before = after = await self.position(table)
            self._check_turn(table, before, seat)
            game = table.game
            while action := game.routine(game.view(after.state, seat.seat)):
                after = after.then(game, seat.seat, game.format(action))
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
        """Take back the person's own last action; where that ended the game, the game goes on.

        Raises
        ------
        NothingToUndo
            When the last action is somebody else's.
        Revealed
            When it showed what nobody knew.
        ChannelBusy
            When the game is over and the channel has another table now.
        GameOver
            When the table is closed, or over and somebody who played is forgotten.
        Refusal
            As `act`.
        """
        async with self._locked(table_id, interaction_id) as table:
            over = table.record.status is TableStatus.FINISHED
            if over:
                seating.check_nobody_missing(table)
            else:
                seating.check_going(table)
            seat = self._seated(table, user_id, version)
            # Not from the snapshot: an old one of a finished game does not tell what was shown.
            history = await self.history(table)
            now = history[-1]
            check_undo(now, seat.seat)
            before = history[-2]
            change = Change(
                status=TableStatus.RUNNING if over else None,
                undo=1,
                interaction_id=interaction_id,
                snapshot=take_snapshot(table.game, before),
                announced=before.turn if over else None,
                owed=(BOARD,),
                **due.moves(table, now, before, self._clock()),
            )
            return Acted(await self._write(table, change), before, ())

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
        change = Change(
            status=TableStatus.FINISHED if over else None,
            actions=tuple(NewAction(seat.seat, move.notation) for move in moves),
            interaction_id=interaction_id,
            snapshot=take_snapshot(game, after),
            owed=(OVER if over else TURN if passed else BOARD,),
            **(due.closes() if over else due.moves(table, before, after, self._clock())),
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
        turn = table.game.turn(position.state)
        if turn != seat.seat:
            raise errors.NotYourTurn(player=table.seats[turn - 1].name)
