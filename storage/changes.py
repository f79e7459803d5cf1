"""Writes changes of game tables to the database, inside a transaction that is already open."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING

from storage.due_rows import change_due, insert_due
from storage.errors import ChannelTaken, DuplicateInteraction, TableMissing, VersionConflict
from storage.queries import COLUMNS, RESIGNED, read_standing, resignation_record, stored_table
from storage.records import NOBODY, OPEN, TableStatus
from storage.sql import UniqueViolation, marks, rows

if TYPE_CHECKING:
    from storage.records import Change, NewAction, NewTable, SeatRecord, Snapshot, StoredTable
    from storage.sql import Connection


def insert_table(connection: Connection, new: NewTable, now: int) -> int:
    """Insert a table that gathers with its seats, owed posts and due rows; return its id.

    Raises
    ------
    ChannelTaken
        When the channel has an open table.
    """
    try:
        ((table_id,),) = connection.execute(
            "INSERT INTO tables (guild_id, channel_id, game, option, capacity, host_id,"
            " language, reminders, pace, pictures, upright, rematch_of, threaded, thread_id, hints,"
            " status, version, created_at, changed_at) VALUES"
            " (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'gathering', 1, ?, ?)"
            " RETURNING id",
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
                new.upright,
                new.rematch_of,
                new.threaded,
                new.thread_id,
                new.hints,
                now,
                now,
            ),
        ).fetchall()
    except UniqueViolation as error:
        # A new table has no other key that can clash than that of its channel.
        raise ChannelTaken(new.channel_id) from error
    _insert_seats(connection, table_id, new.seats)
    insert_owed(connection, table_id, 1, new.owed, now)
    insert_due(connection, table_id, new.due, now)
    return table_id


def write_change(
    connection: Connection, table_id: int, expected: int, change: Change, now: int
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
    # The transaction that raises the version holds the table's row, and so the table.
    stored = _raise_version(connection, table_id, expected, change, now)
    stored = _change_people(connection, stored, change)
    _change_log(connection, table_id, change, now)
    _change_posts(connection, table_id, expected + 1, change, now)
    _answer_question(connection, table_id, change)
    due_after = change_due(connection, table_id, change, now)
    standing = read_standing(connection, table_id) if change.owed else None
    return replace(stored, due_after=due_after, standing=standing)


def insert_owed(
    connection: Connection, table_id: int, version: int, kinds: tuple[str, ...], now: int
) -> None:
    """Insert owed posts of these kinds, due at once."""
    if kinds:
        connection.execute(
            "INSERT INTO outbox (table_id, version, kind, created_at, due_at) VALUES"  # noqa: S608  (its values are bound)
            f" {_rows(len(kinds), 5)}",
            [value for kind in kinds for value in (table_id, version, kind, now, now)],
        )


def insert_agreement(
    connection: Connection,
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
    if (found := held_version(connection, table_id)) != version:
        raise VersionConflict(table_id, version, found)
    # An agreement holds for one version of the table.
    connection.execute(
        "DELETE FROM agreements WHERE table_id = ? AND version <> ?", (table_id, version)
    )
    if instead_of:
        connection.execute(
            "DELETE FROM agreements WHERE table_id = ? AND user_id = ?"  # noqa: S608  (its values are bound)
            f" AND topic IN ({marks(instead_of)})",
            (table_id, user_id, *instead_of),
        )
    connection.execute(
        "INSERT INTO agreements (table_id, version, topic, user_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (table_id, version, topic, user_id),
    )


def held_version(connection: Connection, table_id: int) -> int:
    """Return the version of a table, which nobody else changes meanwhile; raises `TableMissing`."""
    found = connection.execute(
        f"SELECT version FROM tables WHERE id = ?{connection.for_update}",  # noqa: S608  (its values are bound)
        (table_id,),
    ).fetchone()
    if found is None:
        raise TableMissing(table_id)
    return found[0]


def hold(connection: Connection, table_id: int) -> None:
    """Let nobody else change a table until the transaction ends."""
    if connection.for_update:
        held_version(connection, table_id)


def _insert_interaction(connection: Connection, interaction_id: int) -> None:
    inserted = connection.execute(
        "INSERT INTO interactions (id) VALUES (?) ON CONFLICT DO NOTHING", (interaction_id,)
    )
    if not inserted.rowcount:
        raise DuplicateInteraction(interaction_id)


def _raise_version(
    connection: Connection, table_id: int, expected: int, change: Change, now: int
) -> StoredTable:
    channel_id = change.channel_id
    if channel_id is None and change.status in OPEN:
        # An error may end the transaction, and then nothing can be read any more.
        channel_id = _channel(connection, table_id)
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
        change.upright,
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
            " upright = coalesce(?, upright),"
            " threaded = coalesce(?, threaded), thread_id = coalesce(?, thread_id),"
            " rules = coalesce(?, rules)"
            f" WHERE id = ? AND version = ? RETURNING {COLUMNS}",
            (now, *values, table_id, expected),
        ).fetchone()
    except UniqueViolation as error:
        # The table has no other key that can clash than that of its channel.
        raise ChannelTaken(channel_id or 0) from error
    if updated is None:
        raise VersionConflict(table_id, expected, held_version(connection, table_id))
    return stored_table(updated)


def _channel(connection: Connection, table_id: int) -> int:
    for (channel_id,) in connection.execute(
        "SELECT channel_id FROM tables WHERE id = ?", (table_id,)
    ).fetchall():
        return channel_id
    raise TableMissing(table_id)


def _insert_seats(connection: Connection, table_id: int, seats: tuple[SeatRecord, ...]) -> None:
    values = [
        value
        for seat in seats
        for value in (
            *(table_id, seat.seat, seat.user_id, seat.name, seat.strength),
            *(seat.gone, seat.reserve, seat.handed, seat.undone),
        )
    ]
    if seats:
        connection.execute(
            "INSERT INTO seats (table_id, seat, user_id, name, strength, gone, reserve, handed,"  # noqa: S608  (its values are bound)
            f" undone) VALUES {_rows(len(seats), 9)}",
            values,
        )


def _change_people(connection: Connection, stored: StoredTable, change: Change) -> StoredTable:
    """Replace the seats, note who resigns, and delete what ends when somebody takes a seat.

    Return the table with its new seats and with who has resigned.
    """
    table_id = stored.record.id
    if change.seats is not None:
        if change.status is None and stored.record.status is TableStatus.RUNNING:
            _note_former_holders(connection, stored, change.seats)
        connection.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
        _insert_seats(connection, table_id, change.seats)
        stored = replace(stored, seats=tuple(sorted(change.seats, key=attrgetter("seat"))))
    if change.status not in (None, *OPEN):
        connection.execute(
            "DELETE FROM former_holders WHERE table_id = ? AND user_id < 0", (table_id,)
        )
    if change.unwatched:
        connection.execute(
            f"DELETE FROM watchers WHERE table_id = ? AND user_id IN ({marks(change.unwatched)})",  # noqa: S608  (its values are bound)
            (table_id, *change.unwatched),
        )
    if not change.resigning and not change.returning:
        return stored
    for each in change.resigning:
        connection.execute(
            "INSERT INTO resignations (table_id, seat, user_id, name, whole, moved)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (table_id, each.seat, each.user_id, each.name, each.whole, each.moved),
        )
    connection.execute(
        f"DELETE FROM resignations WHERE table_id = ? AND user_id IN ({marks(change.returning)})",  # noqa: S608  (its values are bound)
        (table_id, *change.returning),
    )
    resigned = connection.execute(RESIGNED, (table_id,)).fetchall()
    return replace(stored, resigned=tuple(map(resignation_record, resigned)))


def _note_former_holders(
    connection: Connection, stored: StoredTable, seats: tuple[SeatRecord, ...]
) -> None:
    held = {seat.seat: seat.user_id for seat in seats}
    for seat in stored.seats:
        if seat.user_id not in (NOBODY, held.get(seat.seat)):
            connection.execute(
                "INSERT INTO former_holders (table_id, seat, user_id) VALUES (?, ?, ?)",
                (stored.record.id, seat.seat, seat.user_id),
            )


def _change_log(connection: Connection, table_id: int, change: Change, now: int) -> None:
    if change.undo:
        _undo(connection, table_id, change.undo, change.after_undone)
    if change.actions:
        _append_actions(connection, table_id, change.actions, change.interaction_id, now)
    if change.snapshot is not None:
        _save_snapshot(connection, table_id, change.snapshot)
    elif change.undo or change.actions:
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table_id,))


def _change_posts(
    connection: Connection, table_id: int, version: int, change: Change, now: int
) -> None:
    if change.announced is not None:
        connection.execute(
            "UPDATE posts SET turn = ? WHERE table_id = ? AND turn > ?",
            (change.announced, table_id, change.announced),
        )
    insert_owed(connection, table_id, version, change.owed, now)


def _answer_question(connection: Connection, table_id: int, change: Change) -> None:
    if change.answered is not None:
        connection.execute(
            "DELETE FROM questions WHERE table_id = ? AND topic = ?", (table_id, change.answered)
        )


def _undo(connection: Connection, table_id: int, count: int, newer: int) -> None:
    """Mark actions as undone; the newest in force, `newer` of them, stay."""
    undone = connection.execute(
        "UPDATE actions SET undone = 1, undone_after ="
        " (SELECT max(ordinal) FROM actions WHERE table_id = ?)"
        " WHERE table_id = ? AND ordinal IN"
        " (SELECT ordinal FROM actions WHERE table_id = ? AND undone = 0"
        " ORDER BY ordinal DESC LIMIT ? OFFSET ?)",
        (table_id, table_id, table_id, count, newer),
    )
    if undone.rowcount != count:
        reason = f"{count} actions of table {table_id} cannot be undone: it has fewer"
        raise ValueError(reason)


def _append_actions(
    connection: Connection,
    table_id: int,
    actions: tuple[NewAction, ...],
    interaction_id: int | None,
    now: int,
) -> None:
    values = [
        value
        for part, action in enumerate(actions, start=1)
        for value in (part, action.seat, action.notation)
    ]
    connection.execute(
        "INSERT INTO actions (table_id, ordinal, seat, notation, at, interaction_id, part)"  # noqa: S608  (its values are bound)
        f" WITH new (part, seat, notation) AS ({rows(len(actions), 'BIGINT', 'BIGINT', 'TEXT')})"
        " SELECT ?, new.part +"
        " (SELECT coalesce(max(ordinal), 0) FROM actions WHERE table_id = ?),"
        " new.seat, new.notation, ?, ?, new.part FROM new ORDER BY new.part",
        (*values, table_id, table_id, now, interaction_id),
    )


def _save_snapshot(connection: Connection, table_id: int, snapshot: Snapshot) -> None:
    saved = connection.execute(
        "INSERT INTO snapshots (table_id, actions, state) SELECT ?, ?, ?"
        " WHERE (SELECT count(*) FROM actions WHERE table_id = ? AND undone = 0) = ?"
        " ON CONFLICT (table_id) DO UPDATE SET actions = excluded.actions, state = excluded.state",
        (table_id, snapshot.actions, snapshot.state, table_id, snapshot.actions),
    )
    if not saved.rowcount:
        ((live,),) = connection.execute(
            "SELECT count(*) FROM actions WHERE table_id = ? AND undone = 0", (table_id,)
        )
        reason = f"a snapshot after {snapshot.actions} actions: table {table_id} has {live}"
        raise ValueError(reason)


def _rows(count: int, width: int) -> str:
    return ", ".join([f"({', '.join('?' * width)})"] * count)
