"""Hints: what a strong computer would do in a player's place, from no more than they see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.tables import checks, errors
from bot.tables.changes.play import check_turn
from bot.thinking.work import known, weighed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.judging import Weighed
    from bot.tables.changes.ledger import Ledger
    from bot.tables.model import Table
    from bot.thinking.thinker import Thinker


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for a seat.

    Attributes
    ----------
    view
        What the seat sees.
    weighed
        Its actions, the best first.
    number
        How many hints the seat has had with this one.
    """

    table: Table
    view: Any
    weighed: Sequence[Weighed]
    number: int


class Hints:
    """Gives hints. They change nothing of the table, so nobody's buttons become stale."""

    def __init__(self, ledger: Ledger, thinker: Thinker) -> None:
        self._ledger = ledger
        self._thinker = thinker

    async def ask(self, table_id: int, user_id: int) -> Hint:
        """Return a hint for the person's turn; asking again in the same step counts once.

        Raises
        ------
        NotSeated, NotStarted, GameOver, Paused, NotYourTurn, WaitingForOthers, ComputerToMove
            If the person is not to act.
        NoHints
            If the table has none, or its game cannot judge positions.
        HintsUsedUp
            If the seat has had all.
        NothingToChoose
            If there is only one thing to do.
        TableUnreadable
            If the game cannot be read.
        """
        table = await self._ledger.archive.table(table_id)
        checks.check_game_there(table)
        checks.check_going(table)
        seat = table.seated(user_id)
        position = await self._ledger.archive.position(table)
        check_turn(table, position, seat)
        most = table.record.hints
        if not most or table.game.judge is None:
            raise errors.NoHints
        view = position.view(table.game, seat.seat)
        if len(view.legal) == 1:
            raise errors.NothingToChoose
        step = position.step(seat.seat, seat.undone)
        named = f"{step.turn}.{step.own}.{step.undone}"
        hints = self._ledger.database.hints
        if not await hints.may(table.id, seat.seat, named, most):
            raise errors.HintsUsedUp(most=most)
        seed = f"{table.id} {seat.seat} {named}"
        found = await self._thinker.do(weighed, known(table.game), view, seed)
        number = await hints.give(table.id, seat.seat, named, most)
        if not number:
            raise errors.HintsUsedUp(most=most)
        return Hint(table, view, found, number)
