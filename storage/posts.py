"""What Discord shows of a table, and what it is owed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Owed:
    """A post still to be sent, showing the table at `version` or later."""

    id: int
    table_id: int
    version: int
    kind: str
    created_at: int
    attempts: int
    due_at: int


@dataclass(frozen=True, slots=True)
class PostRecord:
    """The newest post of a table: its message, the version it shows and the turn it announced.

    `turn` is the highest turn announced so far, so that no player is notified twice. It is 0 after
    the seat to move changed hands.
    """

    table_id: int
    channel_id: int
    message_id: int
    version: int
    turn: int
    kind: str


class Standing(NamedTuple):
    """What Discord shows of a table, and what it is owed.

    Attributes
    ----------
    owed
        All owed posts, due or not, the oldest first.
    post
        The newest post, or None.
    due
        The kinds of the table's due rows.
    """

    owed: tuple[Owed, ...]
    post: PostRecord | None
    due: frozenset[str] = frozenset()
