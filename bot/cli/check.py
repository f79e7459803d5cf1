"""`python -m bot check`: name every table of a database that this release cannot play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.cli.places import location
from bot.cli.progress import checking_tables
from bot.cli.startup import complain, load_games, set_up_logging
from bot.settings import SettingsError, load_settings
from bot.tables.history.verification import Fault, verify
from bot.words.words import Words
from storage.errors import StorageError
from storage.inspection import inspect
from storage.records import TableStatus
from storage.schema import newest

if TYPE_CHECKING:
    from argparse import (
        ArgumentParser,
        Namespace,
        _SubParsersAction,  # pyright: ignore[reportPrivateUsage]
    )
    from collections.abc import Iterator, Mapping

    from bot.games.game import AnyGame
    from bot.tables.history.verification import Finding
    from storage.inspection import InspectedTable, Inspection

SENTENCES: Mapping[Fault, str] = {
    Fault.DAMAGED: "what is stored of it is damaged; restore a backup from before.",
    Fault.GAME_MISSING: "this release has no game “{game}”; keep or install one that has it.",
    Fault.RULES_DIFFER: (
        "it was started under version {rules} of the rules of {title}, and this release plays"
        " version {known}; keep or install one that plays version {rules}, to go on with it and to"
        " look at it."
    ),
    Fault.OPTION_MISSING: (
        "it waits for players and is to be played with “{option}”, which this bot does not have;"
        " name its file in CABLE_CAR_DECKS."
    ),
    Fault.MAP_MISSING: (
        "it is played on the map “{map}”, which this bot does not have or has in another version;"
        " name its unchanged file in CABLE_CAR_MAP."
    ),
    Fault.SETUP_BROKEN: "how its game began cannot be read; restore a backup from before.",
    Fault.SEATS_BROKEN: "seats of its game are missing; restore a backup from before.",
    Fault.LOG_BROKEN: (
        "action {action} of its log is not possible in this release; keep or install the one that"
        " it was played with, or restore a backup from before."
    ),
    Fault.SNAPSHOT_DIFFERS: (
        "its log leads to another position than the one stored; keep or install the release that"
        " it was played with, or restore a backup from before."
    ),
    Fault.SNAPSHOT_UNREADABLE: (
        "another release has written its position; this one will replay its log instead, and there"
        " is nothing to do."
    ),
    Fault.DECK_MISSING: (
        "this bot does not have its deck “{deck}”, or has it in another version; its game goes on"
        " with the cards it has, and to replay its record elsewhere keep the file."
    ),
}


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command and its arguments."""
    parser = subparsers.add_parser(
        "check",
        help="name every table that this release cannot play",
        description="Replay every stored game and name each table that this release cannot play,"
        " before it is installed in place of another. Nothing is changed, and the bot may be"
        " running.",
    )
    parser.add_argument(
        "database",
        type=location,
        nargs="?",
        metavar="DATABASE",
        help="the database or a backup of it (default: the one set in CABLE_CAR_DATABASE)",
    )
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Check every table; return 0 when all are fine, else 1."""
    try:
        settings = load_settings(need_token=False)
        set_up_logging(settings)
        games = load_games(settings)
        database = args.database or settings.database
        with inspect(database) as inspection:
            if inspection.schema < newest():
                print(
                    f"The database {database} has schema version {inspection.schema}, and this"
                    f" release brings it to {newest()} when the bot starts: a copy brought"
                    " there is checked, and the database stays as it is."
                )
            return _check(inspection, games)
    except (SettingsError, StorageError) as error:
        return complain(str(error))


def _check(inspection: Inspection, games: Mapping[str, AnyGame]) -> int:
    """Print a line for each table with something wrong, then the totals; return the status."""
    stages: Counter[str] = Counter()
    problems = notes = 0
    for table in _tables(inspection):
        stages[_stage(table)] += 1
        finding = verify(table, games)
        if finding is None:
            continue
        notes += finding.plays_on
        problems += not finding.plays_on
        print(_line(table, finding), flush=True)
    counted = ", ".join(f"{count} {stage}" for stage, count in sorted(stages.items()))
    print(
        f"Tables: {stages.total()}{f' ({counted})' if counted else ''}. Cannot be played as they"
        f" are: {problems}. Go on all the same: {notes}."
    )
    return 1 if problems else 0


def _tables(inspection: Inspection) -> Iterator[InspectedTable]:
    with checking_tables(inspection.count()) as tell:
        for done, table in enumerate(inspection.tables()):
            tell(done)
            yield table


def _stage(table: InspectedTable) -> str:
    if table.content is None:
        return "unreadable"
    record = table.content.stored.record
    if record.status is TableStatus.RUNNING and record.paused_at:
        return "paused"
    return "closed" if record.status is TableStatus.ENDED else str(record.status)


def _line(table: InspectedTable, finding: Finding) -> str:
    values = dict(finding.values)
    words, key = Words(), f"game-{values.get('game')}"
    if words.has(key):
        values["title"] = words.say(key)
    text = SENTENCES[finding.fault].format_map(values)
    return f"Table {table.id} (server {table.guild_id}, channel {table.channel_id}): {text}"
