"""Tables without activity: when they are asked whether they go on, and when they are closed."""

from __future__ import annotations

from storage.records import NewDue

STALL = "stall"
"""The due row of the inactivity timer; every open table that is not paused has one."""
ASKED = "asked"
"""The payload once the table has been asked whether it goes on; empty before."""
DAYS_TO_QUESTION = 14
DAYS_TO_CLOSE = 7
"""The days without activity before the question, and from the question to the close."""
_DAY = 24 * 3_600_000
TO_QUESTION = DAYS_TO_QUESTION * _DAY
TO_CLOSE = DAYS_TO_CLOSE * _DAY
"""The same in milliseconds."""
GRACE = _DAY
"""The milliseconds a table still has if the bot was off when its time ran out."""


def silence() -> NewDue:
    """Return the row that asks, after 14 days without activity, whether the table goes on."""
    return NewDue(STALL, TO_QUESTION)
