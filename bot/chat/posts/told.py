"""The turns of logs in words, remembered so that a log that has grown is worded from there."""

from __future__ import annotations

from collections import OrderedDict
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.chat.posts.inputs import is_over, moves, players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presenters.presenter import AnyPresenter
    from bot.presenters.reading import Player, Reading
    from bot.tables.history.undo import LogEntry, Turn
    from bot.tables.model import Position, Table
    from bot.words.words import Words

REMEMBERED = 16
"""How many logs are remembered."""


class ToldTurns:
    """The turns of the logs asked for last in words: only those that are new are worded."""

    def __init__(self) -> None:
        self._known: OrderedDict[_Log, list[tuple[list[LogEntry], str]]] = OrderedDict()

    def of(
        self,
        presenter: AnyPresenter,
        table: Table,
        position: Position,
        chronicle: Sequence[Turn],
        words: Words,
    ) -> list[str]:
        """Return each turn in words."""
        over, seated = is_over(table.game, position), players(table, words)
        log = _Log(table.id, words.language, over, tuple(seated))
        known = self._known.pop(log, [])
        told: list[tuple[list[LogEntry], str]] = []
        for at, turn in enumerate(chronicle):
            if at < len(known) and known[at][0] == turn.entries:
                told.append(known[at])
            else:
                reading = presenter.read(position.view(table.game, None), words, log.players)
                told.append((turn.entries, _turn_told(presenter, table, reading, turn, log)))
        self._known[log] = told
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return [text for _, text in told]


class _Log(NamedTuple):
    """What the words for a turn depend on beside the turn."""

    table_id: int
    language: str
    over: bool
    players: tuple[Player, ...]


def _turn_told(
    presenter: AnyPresenter,
    table: Table,
    reading: Reading[Any],
    turn: Turn,
    log: _Log,
) -> str:
    lines: list[str] = []
    for undone, run in groupby(turn.entries, key=lambda entry: entry.undone):
        played = moves(table.game, [entry.move for entry in run], over=log.over)
        some = presenter.turn_lines(reading, played)
        lines += [reading.words.say("log-undone", move=line) for line in some] if undone else some
    return f"`{turn.number}` " + "\n".join(lines)
