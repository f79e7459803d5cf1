"""The game itself: who acts, what that changes, and what can be undone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import structlog

from bot.games.errors import IllegalAction
from bot.tables import checks, errors
from bot.tables.changes.carrying import carried_on, played
from bot.tables.changes.computer import Thoughts, computers_played, unless
from bot.tables.changes.ledger import BOARD, OVER, TURN
from bot.tables.history.snapshot import take_snapshot
from bot.tables.history.undo import actions_back, with_undone, without_choice
from bot.tables.model import Step
from bot.tables.schedule import effects
from bot.tables.schedule.effects import with_gone
from storage.records import Change, NewAction, TableStatus

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.games.game import Action, View
    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Played, Position, Table
    from bot.thinking.thinker import Thinker
    from storage.records import SeatRecord

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Acted:
    """What an action or an undo has changed.

    Parameters
    ----------
    table
        The table after the change; in the call of `told`, the table before it.
    position
        How the game stands afterwards.
    moves
        The actions carried out or undone.
    told
        What the function `told` returned; None without such a function.
    """

    table: Table
    position: Position
    moves: tuple[Played, ...]
    told: Any = None


class Play:
    """Carries out actions and undoes them."""

    def __init__(self, ledger: Ledger, thinker: Thinker) -> None:
        self._ledger = ledger
        self._thinker = thinker
        self._thoughts = Thoughts()

    def check_turn(self, table: Table, position: Position, user_id: int) -> None:
        """Refuse a person who may not act in the position.

        Raises
        ------
        NotStarted, GameOver, Paused, NotSeated
            If nobody may act, or the person has no seat.
        NotYourTurn, WaitingForOthers, ComputerToMove
            If other seats are to act.
        """
        checks.check_going(table)
        check_turn(table, position, table.seated(user_id))

    async def act(
        self,
        table: Table | int,
        user_id: int,
        notation: str,
        *,
        seen: int | Step | None = None,
        interaction_id: int | None = None,
        told: Callable[[Acted], Any] | None = None,
    ) -> Acted:
        """Carry out an action and the actions that follow it.

        Parameters
        ----------
        table
            Its number, or the table as the caller has read it.
        seen
            What the person saw: a version of the table, or a step of their own; None: as it is now.
        interaction_id
            The interaction that brought the action; the same one never counts twice.
        told
            Words the answer, before anything is written.

        Raises
        ------
        NotStarted, GameOver, Paused, NotSeated, StaleAction
            If the person may not act at all, or saw an earlier position.
        NotYourTurn, WaitingForOthers, ComputerToMove
            If other seats are to act.
        DoubledAction
            If the interaction has been carried out already.
        GameError
            If the game refuses the action.
        """
        async with self._ledger.locked(table, interaction_id) as held:
            seat, before = await self._turn(held, user_id, seen)
            try:
                after = before.then(held.game, seat.seat, notation)
            except IllegalAction as error:
                _log_refusal(held, before, seat.seat, notation, error)
                raise
            path = carried_on(held.game, after, seat.seat, held.game.follow_up, self._ledger.rng)
            return await self._write(held, before, path, seat, interaction_id, told)

    async def act_routinely(
        self,
        table: Table | int,
        user_id: int,
        *,
        seen: int | Step | None = None,
        interaction_id: int | None = None,
        told: Callable[[Acted], Any] | None = None,
    ) -> Acted:
        """Carry out the actions that need no decision: exactly those of the game's `routine`.

        The parameters are those of `act`.

        Raises
        ------
        NoRoutine
            If the player must choose at once.
        Refusal
            As `act` does.
        """
        async with self._ledger.locked(table, interaction_id) as held:
            seat, before = await self._turn(held, user_id, seen)
            game = held.game
            rest = list(game.routine(before.view(game, seat.seat)))

            def choose(view: View) -> Action | None:
                return rest.pop(0) if rest else game.follow_up(view)

            _, *path = carried_on(game, before, seat.seat, choose, self._ledger.rng)
            if not path:
                raise errors.NoRoutine
            return await self._write(held, before, path, seat, interaction_id, told)

    async def undo(
        self,
        table: Table | int,
        user_id: int,
        *,
        seen: int | Step | None = None,
        interaction_id: int | None = None,
        told: Callable[[Acted], Any] | None = None,
    ) -> Acted:
        """Undo the person's own last action, with the actions that followed it.

        Of choices that all make at the same time only the person's own is undone.

        The parameters are those of `act`.

        Raises
        ------
        NothingToUndo
            If the last action is somebody else's.
        Revealed
            If the action told the person something hidden, or chance followed it.
        EndStands
            If the game is over: its record tells everything.
        Refusal
            As `act` does.
        """
        async with self._ledger.locked(table, interaction_id) as held:
            if held.record.status is TableStatus.FINISHED:
                _seated(held, user_id, seen)
                raise errors.EndStands
            checks.check_going(held)
            seat = _seated(held, user_id, seen)
            history = await self._ledger.archive.history(held)
            now = history[-1]
            _check_step(now, seat, seen)
            before = without_choice(held.game, history, seat.seat)
            newer = now.undoable_by(seat.seat) - 1 if before is not None else 0
            count = 1 if before is not None else actions_back(held.game, history, seat.seat)
            end = len(history) - newer
            moves = played(history[end - count : end])
            before = before or history[-1 - count]
            back = with_undone(held, moves, back=before.turn < now.turn)
            acted = _worded(Acted(back, before, moves), told)
            effect: effects.ChangeFields = {
                "seats": back.seats,
                **effects.after_actions(back, now, before, self._ledger.now()),
            }
            change = Change(
                undo=count,
                after_undone=newer,
                interaction_id=interaction_id,
                snapshot=take_snapshot(held.game, before),
                owed=(BOARD,),
                **effect,
            )
            return replace(acted, table=await self._ledger.write(held, change, before))

    def think(self, table: Table) -> bool:
        """Begin to think out the turn of computer seats; return False if that was begun before."""
        if self._thoughts.version(table.id) == table.version:
            return False
        self._thoughts.begin(table.id, table.version, self._thought_ahead(table))
        return True

    def thinks(self, table_id: int) -> bool:
        """Return whether the turn of computer seats is still being thought out."""
        return self._thoughts.thinks(table_id)

    async def compute(self, table_id: int) -> None:
        """Play the turn of every computer seat to act, if the game is not paused.

        What `think` has begun is played, unless the table was written since. The table is free
        meanwhile; if it is written, the computers think anew.

        Raises
        ------
        TableUnreadable
            If the game cannot be read.
        """
        while True:
            with self._ledger.watched(table_id) as moved:
                table = await self._ledger.archive.table(table_id)
                checks.check_game_there(table)
                if not _goes_on(table):
                    return
                before = await self._ledger.archive.position(table)
                ahead = self._thoughts.take(table_id, table.version)
                path = await (ahead or unless(moved, self._thought(table, before)))
            if path is None:
                continue
            if not path:
                return
            async with self._ledger.locked(table_id) as newest:
                if newest.version == table.version:
                    await self._write(newest, before, path)
                    return

    async def close(self) -> None:
        """End all thinking."""
        await self._thoughts.close()

    async def _thought_ahead(self, table: Table) -> list[Position] | None:
        """Return the turn of computer seats; None if the table is written meanwhile."""
        with self._ledger.watched(table.id) as moved:
            checks.check_game_there(table)
            if not _goes_on(table):
                return []
            before = await self._ledger.archive.position(table)
            return await unless(moved, self._thought(table, before))

    async def _thought(self, table: Table, before: Position) -> list[Position]:
        strengths = {seat.seat: seat.strength for seat in table.computers}
        return await computers_played(
            table.game, before, strengths, self._ledger.rng, self._thinker
        )

    async def _turn(
        self, table: Table, user_id: int, seen: int | Step | None
    ) -> tuple[SeatRecord, Position]:
        checks.check_going(table)
        seat = _seated(table, user_id, seen)
        position = await self._ledger.archive.position(table)
        _check_step(position, seat, seen)
        check_turn(table, position, seat)
        return seat, position

    async def _write(
        self,
        table: Table,
        before: Position,
        path: list[Position],
        seat: SeatRecord | None = None,
        interaction_id: int | None = None,
        told: Callable[[Acted], Any] | None = None,
    ) -> Acted:
        """Write the actions of a path; a person at the seat is present again."""
        after = path[-1]
        here = table if seat is None else with_gone(table, seat, gone=False)
        acted = _worded(Acted(here, after, played(path)), told)
        over = table.game.result(after.state) is not None
        now = self._ledger.now()
        effect: effects.ChangeFields = (
            effects.closes() if over else effects.after_actions(here, before, after, now)
        )
        if here.seats != table.seats:
            effect = {"seats": here.seats, **effect}
        change = Change(
            status=TableStatus.FINISHED if over else None,
            actions=tuple(NewAction(move.seat, move.notation) for move in acted.moves),
            interaction_id=interaction_id,
            snapshot=take_snapshot(table.game, after),
            owed=(OVER if over else TURN if after.turn > before.turn else BOARD,),
            **effect,
        )
        return replace(acted, table=await self._ledger.write(table, change, after))


def _worded(acted: Acted, told: Callable[[Acted], Any] | None) -> Acted:
    return acted if told is None else replace(acted, told=told(acted))


def _goes_on(table: Table) -> bool:
    return table.record.status is TableStatus.RUNNING and not table.record.paused_at


def _seated(table: Table, user_id: int, seen: int | Step | None) -> SeatRecord:
    """Return the person's seat; raise `StaleAction` if they saw an earlier version."""
    seat = table.seated(user_id)
    if isinstance(seen, int) and seen != table.version:
        raise errors.StaleAction
    return seat


def _check_step(position: Position, seat: SeatRecord, seen: int | Step | None) -> None:
    if isinstance(seen, Step) and seen != position.step(seat.seat, seat.undone):
        raise errors.StaleAction


def check_turn(table: Table, position: Position, seat: SeatRecord) -> None:
    """Raise `NotYourTurn`, `WaitingForOthers` or `ComputerToMove` if the seat is not to act."""
    awaited = table.to_act(position)
    if seat in awaited:
        return
    names = [other.name for other in awaited if not other.computer]
    if not names:
        raise errors.ComputerToMove
    if len(names) == 1:
        raise errors.NotYourTurn(player=names[0])
    raise errors.WaitingForOthers(players="\n".join(names))


def _log_refusal(
    table: Table, before: Position, seat: int, notation: str, error: IllegalAction
) -> None:
    """Log an illegal action and the position, both as everybody may know them.

    It was not played, so it may name what only the seat knows: then its kind alone is logged.
    """
    game, state = table.game, before.state
    open_to_all = game.unknown(state, seat) == game.unknown(state, None)
    log.info(
        "action refused",
        table=table.id,
        seat=seat,
        notation=notation if open_to_all else notation.partition(" ")[0],
        code=error.code,
        position=game.write_position(state, public=True),
    )
