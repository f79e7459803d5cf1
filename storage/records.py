"""What goes into the database and what comes out: plain values, and text nobody here reads.

Times are whole milliseconds since 1970-01-01 UTC. Ids of guilds, channels, messages, members and
interactions are Discord's. Seats count from 1; seat 0 is nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class TableStatus(StrEnum):
    """Where a table is in its life."""

    GATHERING = "gathering"
    """Seats are filling."""
    RUNNING = "running"
    """The game is on."""
    FINISHED = "finished"
    """Played to its end."""
    ENDED = "ended"
    """Closed before the game was over."""


NOBODY = 0
"""The id of a member who is forgotten, at as many seats as they had."""

OPEN = (TableStatus.GATHERING, TableStatus.RUNNING)
"""A channel has at most one table with one of these."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits where.

    Parameters
    ----------
    name
        What the member was called when sitting down, "" when forgotten.
    computer
        Whether the bot itself plays; `user_id` is `NOBODY` then and `name` empty.
    gone
        Whether the table has been told that the member is not on the server any more.
    reserve
        Milliseconds the seat has besides the time of each turn.
    handed
        Whether somebody else sat there before in the same game.
    """

    seat: int
    user_id: int
    name: str
    computer: bool = False
    gone: bool = False
    reserve: int = 0
    handed: bool = False


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened, who sits at it already, and what Discord is owed for it."""

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


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it stands.

    Parameters
    ----------
    version
        Starts at 1; every stored change raises it by 1.
    setup
        None until the game starts.
    reminders
        How many hours pass from one to the next, 0: there are none.
    pace
        How many hours each turn may take, 0: as long as it takes.
    turn_at
        When the clock of the turn began to run, 0: it does not.
    paused_at
        Since when the table is paused, 0: it is not.
    stalled
        Whether it was closed because nobody did anything any more.
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


@dataclass(frozen=True, slots=True)
class NewAction:
    """An action to be written to the log."""

    seat: int
    notation: str


@dataclass(frozen=True, slots=True)
class ActionRecord:
    """A line of the log.

    `ordinal` counts from 1 over all actions of the table, undone ones too. `part` counts from 1
    within the interaction that brought the action; `interaction_id` is None when none did.
    """

    ordinal: int
    seat: int
    notation: str
    at: int
    interaction_id: int | None
    part: int
    undone: bool


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after all actions that are not undone; `actions` is how many these are."""

    actions: int
    state: str


@dataclass(frozen=True, slots=True)
class NewDue:
    """Something to be done `after` so many milliseconds, for a table, a person, or both.

    `payload` is for whoever does it.
    """

    kind: str
    after: int = 0
    user_id: int | None = None
    payload: str = ""


@dataclass(frozen=True, slots=True)
class Due:
    """Something to be done at a time.

    `attempts` counts those that were begun and not brought to an end: each may have done its work.
    """

    id: int
    kind: str
    table_id: int | None
    user_id: int | None
    due_at: int
    payload: str
    attempts: int


@dataclass(frozen=True, slots=True)
class Change:
    """Everything one transaction writes to a table; what is left out stays as it is.

    Parameters
    ----------
    seats
        Who sits at the table from now on, all of them.
    undo
        How many of the newest actions not yet undone to mark as undone, before `actions` are
        written.
    actions
        The actions to append, in order.
    interaction_id
        What brought the change, which is stored only once; the n-th action as its part n.
    snapshot
        The state after the change. When actions are written or undone without one, the one stored
        is deleted, so that none is ever out of date.
    owed
        The kinds of post that Discord is owed, due at once.
    announced
        The highest turn that counts as announced from now on; later ones are announced anew.
    reminders
        How many hours pass from one reminder to the next, 0: there are none.
    pace
        How many hours each turn may take, 0: as long as it takes.
    turn_at
        When the clock of the turn began to run, 0: it does not.
    paused_at
        Since when the table is paused, 0: it is not.
    stalled
        Whether it was closed because nobody did anything any more.
    unwatched
        Who is not told any more how the table goes on: they have a seat now.
    undue
        The kinds of what was to be done for the table and is not any more.
    struck
        The ids of further rows of what was to be done.
    put_off
        What is to be done for the table still, by kind, and after how many milliseconds from now.
    due
        What is to be done for the table besides.
    """

    seats: tuple[SeatRecord, ...] | None = None
    host_id: int | None = None
    channel_id: int | None = None
    status: TableStatus | None = None
    setup: str | None = None
    undo: int = 0
    actions: tuple[NewAction, ...] = ()
    interaction_id: int | None = None
    snapshot: Snapshot | None = None
    owed: tuple[str, ...] = ()
    announced: int | None = None
    reminders: int | None = None
    pace: int | None = None
    turn_at: int | None = None
    paused_at: int | None = None
    stalled: bool | None = None
    unwatched: tuple[int, ...] = ()
    undue: tuple[str, ...] = ()
    struck: tuple[int, ...] = ()
    put_off: tuple[tuple[str, int], ...] = ()
    due: tuple[NewDue, ...] = ()


@dataclass(frozen=True, slots=True)
class Owed:
    """A post that Discord is still owed, of the table as it was at `version` or later."""

    id: int
    table_id: int
    version: int
    kind: str
    created_at: int
    attempts: int
    due_at: int


@dataclass(frozen=True, slots=True)
class Watcher:
    """Somebody who is told how a table goes on, when, and in which language.

    `turn` is the highest they were told of.
    """

    table_id: int
    user_id: int
    kind: str
    language: str
    turn: int


@dataclass(frozen=True, slots=True)
class PostRecord:
    """The newest post of a table: where it is, what it shows and which turn it announced.

    `turn` is the highest turn announced so far, so that nobody is notified twice of one. It is
    0 once the seat has changed hands whose turn the post shows.
    """

    table_id: int
    channel_id: int
    message_id: int
    version: int
    turn: int
    kind: str
