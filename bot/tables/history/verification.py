"""Whether this release can play every table of a database, and what is wrong where it cannot."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.errors import BadRecord, GameError
from bot.tables.errors import GameMissing
from bot.tables.history.snapshot import DAMAGED, has_its_seats, read_snapshot
from bot.tables.missing import game_of, why_missing
from bot.tables.model import Position
from storage.records import TableStatus

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.errors import Value
    from bot.games.game import AnyGame
    from storage.inspection import InspectedTable, TableContent
    from storage.records import TableRecord


class Fault(StrEnum):
    """What is wrong with a stored table."""

    DAMAGED = "damaged"
    """SQLite cannot read what is stored of it."""
    GAME_MISSING = "game-missing"
    """This release has no such game. Values: `game`."""
    RULES_DIFFER = "rules-differ"
    """This release has other rules of the game. Values: `game`, `rules`, `known`."""
    OPTION_MISSING = "option-missing"
    """It gathers for an option, such as a deck, that this release lacks. Values: `option`."""
    MAP_MISSING = "map-missing"
    """It is played on a map that this release lacks, or has changed. Values: `map`."""
    SETUP_BROKEN = "setup-broken"
    """What the game was set up with is missing or cannot be read."""
    SEATS_BROKEN = "seats-broken"
    """The table has not the seats that its game has."""
    LOG_BROKEN = "log-broken"
    """An action of the log is not possible. Values: `action`, its number in the log."""
    SNAPSHOT_DIFFERS = "snapshot-differs"
    """The log leads to another position than the one stored."""
    SNAPSHOT_UNREADABLE = "snapshot-unreadable"
    """The position stored cannot be read; the bot replays the log instead."""
    DECK_MISSING = "deck-missing"
    """This release lacks its deck, or has changed it; its cards are stored. Values: `deck`."""


PLAYS_ON = frozenset({Fault.SNAPSHOT_UNREADABLE, Fault.DECK_MISSING})
"""What is wrong with tables that go on all the same."""


class Finding(NamedTuple):
    """What is wrong with a table, with the values of its fault."""

    fault: Fault
    values: Mapping[str, Value] = {}

    @property
    def plays_on(self) -> bool:
        """Return True if the table goes on all the same."""
        return self.fault in PLAYS_ON


def verify(table: InspectedTable, games: Mapping[str, AnyGame]) -> Finding | None:
    """Return what is wrong with a table, or None if its log leads to the position stored."""
    if table.content is None:
        return Finding(Fault.DAMAGED)
    record = table.content.stored.record
    game = game_of(record, games)
    why = why_missing(game)
    if why is GameMissing:
        return Finding(Fault.GAME_MISSING, {"game": record.game})
    if why is not None:
        known = games[record.game].rules
        values: dict[str, Value] = {"game": record.game, "rules": record.rules, "known": known}
        return Finding(Fault.RULES_DIFFER, values)
    if record.setup is None:
        return _before_start(record, game)
    return _game(table.content, record.setup, game)


def _before_start(record: TableRecord, game: AnyGame) -> Finding | None:
    if record.status in (TableStatus.RUNNING, TableStatus.FINISHED):
        return Finding(Fault.SETUP_BROKEN)
    if record.status is TableStatus.GATHERING and record.option not in game.options():
        return Finding(Fault.OPTION_MISSING, {"option": record.option})
    return None


def _game(content: TableContent, written: str, game: AnyGame) -> Finding | None:
    try:
        setup = game.decode_setup(written)
        position = Position(game.start(setup))
    except DAMAGED as error:
        if isinstance(error, GameError) and "map" in error.values:
            return Finding(Fault.MAP_MISSING, {"map": error.values["map"]})
        return Finding(Fault.SETUP_BROKEN)
    if not has_its_seats(content.stored.seats, setup.seats):
        return Finding(Fault.SEATS_BROKEN)
    for line in content.actions:
        try:
            position = position.then(game, line.seat, line.notation)
        except DAMAGED:
            return Finding(Fault.LOG_BROKEN, {"action": line.ordinal})
    if content.snapshot is not None:
        try:
            kept = read_snapshot(game, content.snapshot)
        except DAMAGED:
            return Finding(Fault.SNAPSHOT_UNREADABLE)
        if kept != position:
            return Finding(Fault.SNAPSHOT_DIFFERS)
    if content.stored.record.status is TableStatus.FINISHED:
        return None
    return _deck(game, setup, position)


def _deck(game: AnyGame, setup: object, position: Position) -> Finding | None:
    lines = game.header(setup, position.state, whole=True)
    try:
        game.read_header({key: (1, value) for key, value in lines})
    except BadRecord as error:
        if "deck" in error.values:
            return Finding(Fault.DECK_MISSING, {"deck": error.values["deck"]})
    return None
