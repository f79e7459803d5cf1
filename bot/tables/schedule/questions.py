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
