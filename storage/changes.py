"""Writes changes of game tables to the database, inside a transaction that is already open."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

from storage.due_rows import change_due, insert_due
from storage.errors import ChannelTaken, DuplicateInteraction, NoSuchTable, VersionConflict
from storage.queries import COLUMNS, stored_table

if TYPE_CHECKING:
    from storage.records import Change, NewAction, NewTable, SeatRecord, Snapshot, StoredTable


def insert_table(connection: sqlite3.Connection, new: NewTable, now: int) -> int:
    """Insert a table that gathers with its seats, owed posts and due rows; return its id.

    Raises
    ------
    ChannelTaken
        When the channel has an open table.
    """
    try:
        ((table_id,),) = connection.execute(
            "INSERT INTO tables (guild_id, channel_id, game, option, capacity, host_id, language,"
            " reminders, pace, pictures, rematch_of, threaded, thread_id, hints, status, version,"
            " created_at, changed_at) VALUES"
            " (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'gathering', 1, ?, ?) RETURNING id",
            (
                new.guild_id,
                new.channel_id,
                new.game,
                new.option,
                new.capacity,
                new.host_id,
                new.language,
                new.reminders,
                new.pace,
                new.pictures,
                new.rematch_of,
                new.threaded,
                new.thread_id,
                new.hints,
                now,
                now,
            ),
        )
    except sqlite3.IntegrityError as error:
        raise _constraint_error(error, new.channel_id) from error
    _insert_seats(connection, table_id, new.seats)
    insert_owed(connection, table_id, 1, new.owed, now)
    insert_due(connection, table_id, new.due, now)
    return table_id


def write_change(
    connection: sqlite3.Connection, table_id: int, expected: int, change: Change, now: int
) -> StoredTable:
    """Write all of a change to a table that is at the version `expected`; return the new table.

    Raises
    ------
    DuplicateInteraction, VersionConflict, ChannelTaken, NoSuchTable
        When the table does not allow the change. The interaction is checked first, so that its
        second delivery is not mistaken for a click on an outdated message.
    ValueError
        When `undo` exceeds the actions there are, or the snapshot covers another number of actions
        than the log has.
    """
    if change.interaction_id is not None:
        _insert_interaction(connection, change.interaction_id)
    _change_people(connection, table_id, change)
    stored = _raise_version(connection, table_id, expected, change, now)
    _change_log(connection, table_id, change, now)
    _change_posts(connection, table_id, expected + 1, change, now)
    _answer_question(connection, table_id, change)
    return replace(stored, due_after=change_due(connection, table_id, change, now))


def insert_owed(
    connection: sqlite3.Connection, table_id: int, version: int, kinds: tuple[str, ...], now: int
) -> None:
    """Insert owed posts of these kinds, due at once."""
    connection.executemany(
        "INSERT INTO outbox (table_id, version, kind, created_at, due_at) VALUES (?, ?, ?, ?, ?)",
        [(table_id, version, kind, now, now) for kind in kinds],
    )


def insert_agreement(
    connection: sqlite3.Connection,
    table_id: int,
    version: int,
    topic: str,
    user_id: int,
    instead_of: tuple[str, ...],
) -> None:
    """Insert a member's agreement to a topic and delete theirs to the topics in `instead_of`.

    Raises
    ------
    VersionConflict, NoSuchTable
        When the table is at another version, or does not exist.
    """
    if (found := version_of(connection, table_id)) != version:
        raise VersionConflict(table_id, version, found)
    # An agreement holds for one version of the table.
    connection.execute(
        "DELETE FROM agreements WHERE table_id = ? AND version <> ?", (table_id, version)
    )
    connection.executemany(
        "DELETE FROM agreements WHERE table_id = ? AND topic = ? AND user_id = ?",
        [(table_id, former, user_id) for former in instead_of],
    )
    connection.execute(
        "INSERT INTO agreements (table_id, version, topic, user_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (table_id, version, topic, user_id),
    )


def version_of(connection: sqlite3.Connection, table_id: int) -> int:
    """Return the version of a table; raises `NoSuchTable`."""
    found = connection.execute("SELECT version FROM tables WHERE id = ?", (table_id,)).fetchone()
    if found is None:
        raise NoSuchTable(table_id)
    return found["version"]


def _insert_interaction(connection: sqlite3.Connection, interaction_id: int) -> None:
    inserted = connection.execute(
        "INSERT INTO interactions (id) VALUES (?) ON CONFLICT DO NOTHING", (interaction_id,)
    )
    if not inserted.rowcount:
        raise DuplicateInteraction(interaction_id)


def _raise_version(
    connection: sqlite3.Connection, table_id: int, expected: int, change: Change, now: int
) -> StoredTable:
    values = (
        change.host_id,
        change.channel_id,
        change.status,
        change.setup,
        change.reminders,
        change.pace,
        change.turn_at,
        change.paused_at,
        change.stalled,
        change.pictures,
        change.threaded,
        change.thread_id,
        change.rules,
    )
    try:
        updated = connection.execute(
            "UPDATE tables SET version = version + 1, changed_at = ?,"  # noqa: S608  (its values are bound)
            " host_id = coalesce(?, host_id), channel_id = coalesce(?, channel_id),"
            " status = coalesce(?, status), setup = coalesce(?, setup),"
            " reminders = coalesce(?, reminders), pace = coalesce(?, pace),"
            " turn_at = coalesce(?, turn_at), paused_at = coalesce(?, paused_at),"
            " stalled = coalesce(?, stalled), pictures = coalesce(?, pictures),"
            " threaded = coalesce(?, threaded), thread_id = coalesce(?, thread_id),"
            " rules = coalesce(?, rules)"
            f" WHERE id = ? AND version = ? RETURNING {COLUMNS}",
            (now, *values, table_id, expected),
        ).fetchone()
    except sqlite3.IntegrityError as error:
        raise _constraint_error(error, _channel(connection, table_id, change)) from error
    if updated is None:
        raise VersionConflict(table_id, expected, version_of(connection, table_id))
    return stored_table(updated)


def _channel(connection: sqlite3.Connection, table_id: int, change: Change) -> int:
    """Return the channel of the table after the change."""
    if change.channel_id is not None:
        return change.channel_id
    ((channel_id,),) = connection.execute("SELECT channel_id FROM tables WHERE id = ?", (table_id,))
    return channel_id


def _constraint_error(error: sqlite3.IntegrityError, channel_id: int) -> Exception:
    """Return ChannelTaken for a unique constraint; `tables` has only the one on the channel."""
    if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
        return ChannelTaken(channel_id)
    return error


def _insert_seats(
    connection: sqlite3.Connection, table_id: int, seats: tuple[SeatRecord, ...]
) -> None:
    rows = [
        (
            *(seat.seat, seat.user_id, seat.name, seat.strength),
            *(seat.gone, seat.reserve, seat.handed, seat.undone),
        )
        for seat in seats
    ]
    columns = ", ".join(f"json_extract(value, '$[{at}]')" for at in range(8))
    connection.execute(
        "INSERT INTO seats (table_id, seat, user_id, name, strength, gone, reserve, handed,"  # noqa: S608  (its values are bound)
        f" undone) SELECT ?, {columns} FROM json_each(?)",
        (table_id, json.dumps(rows)),
    )


def _change_people(connection: sqlite3.Connection, table_id: int, change: Change) -> None:
    """Replace the seats, note who resigns, and delete what ends when somebody takes a seat."""
    if change.seats is not None:
        connection.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
        try:
            _insert_seats(connection, table_id, change.seats)
        except sqlite3.IntegrityError:
            version_of(connection, table_id)
            raise
    connection.executemany(
        "INSERT INTO resignations (table_id, seat, user_id, name, whole) VALUES (?, ?, ?, ?, ?)",
        [(table_id, each.seat, each.user_id, each.name, each.whole) for each in change.resigning],
    )
    connection.executemany(
        "DELETE FROM resignations WHERE table_id = ? AND user_id = ?",
        [(table_id, user_id) for user_id in change.returning],
    )
    connection.executemany(
        "DELETE FROM watchers WHERE table_id = ? AND user_id = ?",
        [(table_id, user_id) for user_id in change.unwatched],
    )


def _change_log(connection: sqlite3.Connection, table_id: int, change: Change, now: int) -> None:
    """Undo actions, add actions, and replace or delete the snapshot."""
    if change.undo:
        _undo(connection, table_id, change.undo, change.after_undone)
    if change.actions:
        _append_actions(connection, table_id, change.actions, change.interaction_id, now)
    if change.snapshot is not None:
        _save_snapshot(connection, table_id, change.snapshot)
    elif change.undo or change.actions:
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table_id,))


def _change_posts(
    connection: sqlite3.Connection, table_id: int, version: int, change: Change, now: int
) -> None:
    """Lower the turn of the newest post, and add owed posts."""
    if change.announced is not None:
        connection.execute(
            "UPDATE posts SET turn = min(turn, ?) WHERE table_id = ?", (change.announced, table_id)
        )
    insert_owed(connection, table_id, version, change.owed, now)


def _answer_question(connection: sqlite3.Connection, table_id: int, change: Change) -> None:
    """Delete the question that is answered."""
    if change.answered is not None:
        connection.execute(
            "DELETE FROM questions WHERE table_id = ? AND topic = ?", (table_id, change.answered)
        )


def _undo(connection: sqlite3.Connection, table_id: int, count: int, newer: int) -> None:
    """Mark actions as undone; the newest in force, `newer` of them, stay."""
    undone = connection.execute(
        "UPDATE actions SET undone = 1, undone_after ="
        " (SELECT max(ordinal) FROM actions WHERE table_id = :table)"
        " WHERE table_id = :table AND ordinal IN"
        " (SELECT ordinal FROM actions WHERE table_id = :table AND NOT undone"
        " ORDER BY ordinal DESC LIMIT :count OFFSET :newer)",
        {"table": table_id, "count": count, "newer": newer},
    )
    if undone.rowcount != count:
        reason = f"{count} actions of table {table_id} cannot be undone: it has fewer"
        raise ValueError(reason)


def _append_actions(
    connection: sqlite3.Connection,
    table_id: int,
    actions: tuple[NewAction, ...],
    interaction_id: int | None,
    now: int,
) -> None:
    rows = [(action.seat, action.notation) for action in actions]
    connection.execute(
        "INSERT INTO actions (table_id, ordinal, seat, notation, at, interaction_id, part)"
        " SELECT :table, key + 1 +"
        " (SELECT coalesce(max(ordinal), 0) FROM actions WHERE table_id = :table),"
        " json_extract(value, '$[0]'), json_extract(value, '$[1]'), :now, :interaction, key + 1"
        " FROM json_each(:rows) ORDER BY key",
        {"table": table_id, "now": now, "interaction": interaction_id, "rows": json.dumps(rows)},
    )


def _save_snapshot(connection: sqlite3.Connection, table_id: int, snapshot: Snapshot) -> None:
    saved = connection.execute(
        "INSERT INTO snapshots (table_id, actions, state) SELECT :table, :actions, :state"
        " WHERE (SELECT count(*) FROM actions WHERE table_id = :table AND NOT undone) = :actions"
        " ON CONFLICT (table_id) DO UPDATE SET actions = excluded.actions, state = excluded.state",
        {"table": table_id, "actions": snapshot.actions, "state": snapshot.state},
    )
    if not saved.rowcount:
        ((live,),) = connection.execute(
            "SELECT count(*) FROM actions WHERE table_id = ? AND NOT undone", (table_id,)
        )
        reason = f"a snapshot after {snapshot.actions} actions: table {table_id} has {live}"
        raise ValueError(reason)
