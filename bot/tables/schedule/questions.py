"""Questions to all players: the message that asks them follows what they answer, and closes."""

from __future__ import annotations

from storage.records import NewDue, Wanted

QUESTION = "question"
"""The due row that brings the messages of a table's questions up to date.

Its payload is the id of a question to send or to show as it stands, or empty. Questions that a
change has made stale lose their buttons in any case.
"""


def closes_questions() -> NewDue:
    """Return the row that closes the questions which a change has made stale, if there are any."""
    return NewDue(QUESTION, wanted=Wanted.ASKED)


REFUSED = "refused"
"""The due row of a question that a player said no to, who is its person; the payload is its kind.

The same is not asked again until the next turn begins, or the row is due.
"""
_REST = 24 * 3_600_000


def refuses(kind: str, user_id: int) -> NewDue:
    """Return the row that ends a question of a kind, such as ``undo``."""
    return NewDue(REFUSED, _REST, user_id, kind)
