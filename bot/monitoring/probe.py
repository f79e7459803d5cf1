"""Tells measurements of the work of the bot."""

from __future__ import annotations

from enum import StrEnum


class Outcome(StrEnum):
    """What came of an interaction; where several hold, the last of them counts."""

    ANSWERED = "answered"
    DEFERRED = "deferred"
    """Answered after a promise."""
    REFUSED = "refused"
    """Answered that it cannot be done."""
    LOST = "lost"
    """Discord or the network did not take the answer."""
    LATE = "late"
    """Discord no longer waited for the answer."""
    FAILED = "failed"
    """Answered that the bot is at fault."""
    UNANSWERED = "unanswered"


class Stage(StrEnum):
    """How far an interaction has come."""

    PROMISED = "promised"
    STORED = "stored"
    ANSWERED = "answered"


class Delivered(StrEnum):
    """What came of trying to send the post of a table."""

    SENT = "sent"
    FAILED = "failed"
    """Discord or the network failed."""
    REFUSED = "refused"
    """Discord does not allow it."""
    BROKEN = "broken"
    """The bot is at fault."""


BLOCKED = (Delivered.REFUSED, Delivered.BROKEN)
"""Why a post may wait for ever; it says nothing about other posts."""


class Probe:
    """Is told what the bot does; this one keeps nothing of it."""

    def interaction(self, kind: str, outcome: Outcome) -> None:
        """Take the end of an interaction: a `command`, a `press` or a `suggestion`."""

    def answer(self, stage: Stage, seconds: float) -> None:
        """Take the seconds from the receipt of an interaction to a stage of it."""

    def post(self, delivered: Delivered, seconds: float) -> None:
        """Take an attempt to send a table's post, and the seconds since it became due."""

    def picture(self, seconds: float) -> None:
        """Take the seconds that a picture was painted; any thread may call this."""

    def due(self, *, done: bool) -> None:
        """Take an attempt at due work."""


SILENT = Probe()
"""Measures nothing."""
