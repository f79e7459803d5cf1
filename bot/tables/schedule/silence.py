"""Tables at which nobody does anything any more: when they are asked, and when they are closed."""

from __future__ import annotations

from storage.records import NewDue

STALL = "stall"
"""The kind of due work that is about a table's silence: an open one that is not paused has one."""
ASKED = "asked"
"""The payload of a table that has been asked whether it goes on; before that it is empty."""
DAYS_TO_QUESTION = 14
DAYS_TO_CLOSE = 7
"""The days of silence before the question, and from it to the close."""
_DAY = 24 * 3_600_000
TO_QUESTION = DAYS_TO_QUESTION * _DAY
TO_CLOSE = DAYS_TO_CLOSE * _DAY
"""The same in milliseconds."""
GRACE = _DAY
"""The milliseconds a table has still when the bot was away as its time ran out."""


def silence() -> NewDue:
    """Return what is due when a table hears of somebody: to ask it, should that be the last."""
    return NewDue(STALL, TO_QUESTION)
