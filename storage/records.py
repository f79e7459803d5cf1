"""Plain values that go into the database and come out; texts are stored unread.

Times are whole milliseconds since 1970-01-01 UTC. Ids of guilds, channels, messages, members and
interactions are Discord's. Seats count from 1; seat 0 is no player's.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from storage.players import ResignationRecord
    from storage.posts import Standing


class TableStatus(StrEnum):
    """The stage a table has reached."""

    GATHERING = "gathering"
    """The table waits for players."""
    RUNNING = "running"
    """The game is being played."""
    FINISHED = "finished"
    """The game was played to its end."""
    ENDED = "ended"
    """Closed before the game was over."""


NOBODY = 0
"""The user id of computer seats and of members who were forgotten."""

OPEN = (TableStatus.GATHERING, TableStatus.RUNNING)
"""The statuses of an open table; a channel has at most one open table."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat and its player.

    Parameters
    ----------
    name
        The display name of the member when they sat down, or "" if they were forgotten.
    strength
        How strongly the computer plays; "" for a person's seat. A computer's has `NOBODY` as
        `user_id` and "" as `name`.
    gone
        Whether the table was told that the member left the server.
    reserve
        Milliseconds of thinking time on top of the time for each turn.
    handed
        Whether the seat had another player earlier in this game.
    undone
        How many actions of the seat have been undone in this game, and how many undos of others
        have gone back to a turn before the one they were made in.
    """

    seat: int
    user_id: int
    name: str
    strength: str = ""
    gone: bool = False
    reserve: int = 0
    handed: bool = False
    undone: int = 0

    @property
    def computer(self) -> bool:
        """Return whether the computer plays."""
        return bool(self.strength)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to create, with its first seats, owed posts and due rows.

    Parameters
    ----------
    rematch_of
        The table whose people are asked to join, or 0.
    threaded, thread_id, hints
        As for a `TableRecord`.
    """

    guild_id: int
    channel_id: int
    game: str
    option: str
    capacity: int
    host_id: int
    language: str
    seats: tuple[SeatRecord, ...] = ()
    owed: tuple[str, ...] = ()
    reminders: int = 24
    pace: int = 0
    due: tuple[NewDue, ...] = ()
    pictures: bool = False
    upright: bool = False
    rematch_of: int = 0
    threaded: bool = False
    thread_id: int = 0
    hints: int = 3


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A stored table.

    Parameters
    ----------
    version
        Starts at 1; every stored change raises it by 1.
    setup
        None until the game starts.
    reminders
        Hours between reminders, or 0 for none.
    pace
        Hours each turn may take, or 0 for no limit.
    turn_at
        When the clock of the turn started, or 0 if it is not running.
    paused_at
        When the table was paused, or 0 if it is not paused.
    stalled
        Whether the table was closed for inactivity.
    pictures
        Whether the post of each finished turn keeps its picture.
    upright
        Whether pictures of posts are upright, for a phone, where the game has such ones.
    rematch_of
        The table whose people are asked to join this one, or 0.
    threaded
        Whether a thread of its own is opened when the game starts.
    thread_id
        The thread that was opened, or 0.
    rules
        The version of the rules that the game was set up with, or 0 until it starts.
    hints
        How many hints each seat may have in a game.
    """

    id: int
    guild_id: int
    channel_id: int
    game: str
    option: str
    capacity: int
    host_id: int
    language: str
    status: TableStatus
    version: int
    setup: str | None
    created_at: int
    changed_at: int
    reminders: int = 24
    pace: int = 0
    turn_at: int = 0
    paused_at: int = 0
    stalled: bool = False
    pictures: bool = False
    upright: bool = False
    rematch_of: int = 0
    threaded: bool = False
    thread_id: int = 0
    rules: int = 0
    hints: int = 3


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A stored table, its seats in order, and who resigned, the first in front.

    Parameters
    ----------
    due_after
        After a change: in how many milliseconds the first of the due rows is due that it has added
        or put off; None without any.
    standing
        After a change that owes Discord a post: what Discord shows then, and all it is owed.
    """

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    resigned: tuple[ResignationRecord, ...] = ()
    due_after: int | None = None
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class NewAction:
    """An action to add to the log."""

    seat: int
    notation: str


@dataclass(frozen=True, slots=True)
class ActionRecord:
    """A line of the log.

    `ordinal` counts all actions of the table from 1, undone ones too. `part` counts from 1 within
    the interaction of the action; `interaction_id` is None if there was no interaction.
    `undone_after` is the ordinal of the newest action when this one was undone; None if it is in
    force, or was undone before version 18 of the schema.
    """

    ordinal: int
    seat: int
    notation: str
    at: int
    interaction_id: int | None
    part: int
    undone: bool
    undone_after: int | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after all actions in force; `actions` is their number."""

    actions: int
    state: str


class Wanted(StrEnum):
    """When a due row is added."""

    ALWAYS = "always"
    WATCHED = "watched"
    """If somebody watches the table."""
    ASKED = "asked"
    """If the table has a question."""


@dataclass(frozen=True, slots=True)
class NewDue:
    """A due row to add, due `after` milliseconds from now, for a table, a person or both.

    Only the handler of the kind reads `payload`.

    Parameters
    ----------
    wanted
        The condition under which the row is added.
    """

    kind: str
    after: int = 0
    user_id: int | None = None
    payload: str = ""
    wanted: Wanted = Wanted.ALWAYS


@dataclass(frozen=True, slots=True)
class Due:
    """Work due at a time.

    Handlers must be idempotent: `attempts > 0` means an earlier run may already have sent its
    message.
    """

    id: int
    kind: str
    table_id: int
    user_id: int | None
    due_at: int
    payload: str
    attempts: int


@dataclass(frozen=True, slots=True)
class Change:
    """Everything one transaction writes to a table; a field left out changes nothing.

    Parameters
    ----------
    seats
        All seats of the table after the change.
    undo
        Number of the newest actions in force to mark as undone, before `actions` are added.
    after_undone
        Number of newer actions that stay in force.
    actions
        Actions to add to the log, in order.
    interaction_id
        The interaction that caused the change. Each is stored once; the n-th action is its part n.
    snapshot
        The state after the change. Adding or undoing actions without a snapshot deletes the stored
        one, so that it is never out of date.
    owed
        Kinds of owed posts to add, due at once.
    rules
        The version of the rules that the game is set up with.
    announced
        The turn to lower the newest post's `turn` to, so that later turns are announced again.
    reminders, pace, turn_at, paused_at, stalled, pictures, upright, threaded, thread_id
        As for a `TableRecord`.
    resigning
        Players who resign.
    returning
        User ids whose resignations from this table are deleted, because they play on.
    answered
        The topic of a question to delete, because whoever answers it sees what became of it.
    unwatched
        User ids whose watcher is deleted, because they now have a seat.
    undue
        Kinds of due rows of the table to delete.
    struck
        Ids of due rows of the table to delete.
    undue_of
        Kinds of due rows of the table to delete, each with the person they are for; rows of the
        kind for no person go too.
    put_off
        Kinds of due rows of the table to move, each with the milliseconds from now.
    put_off_of
        Due rows to move, as (kind, user id, milliseconds from now); rows for no person move too.
    due
        Due rows to add.
    """

    seats: tuple[SeatRecord, ...] | None = None
    host_id: int | None = None
    channel_id: int | None = None
    status: TableStatus | None = None
    setup: str | None = None
    rules: int | None = None
    undo: int = 0
    after_undone: int = 0
    actions: tuple[NewAction, ...] = ()
    interaction_id: int | None = None
    snapshot: Snapshot | None = None
    owed: tuple[str, ...] = ()
    announced: int | None = None
    reminders: int | None = None
    pace: int | None = None
    turn_at: int | None = None
    paused_at: int | None = None
    pictures: bool | None = None
    upright: bool | None = None
    stalled: bool | None = None
    threaded: bool | None = None
    thread_id: int | None = None
    resigning: tuple[ResignationRecord, ...] = ()
    returning: tuple[int, ...] = ()
    answered: str | None = None
    unwatched: tuple[int, ...] = ()
    undue: tuple[str, ...] = ()
    struck: tuple[int, ...] = ()
    undue_of: tuple[tuple[str, int], ...] = ()
    put_off: tuple[tuple[str, int], ...] = ()
    put_off_of: tuple[tuple[str, int, int], ...] = ()
    due: tuple[NewDue, ...] = ()
