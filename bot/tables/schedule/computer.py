"""When the computer plays: at a fixed time after its turn has begun."""

from __future__ import annotations

from storage.records import NewDue

COMPUTER = "computer"
"""The due row that lets all computer seats to act play.

A table has at most one. Its payload is how often it has waited for a post that shows the turn.
"""
PAUSE = 4_000
"""Milliseconds before the computer plays, in which it thinks and people see the last move."""


def move() -> tuple[NewDue, ...]:
    """Return the due row that makes the computer think at once, and play after a `PAUSE`."""
    return (NewDue(COMPUTER, 0, payload="0"),)


def step_after(due_at: int, now: int) -> int:
    """Return the next time at which the computer may play, later than now.

    Times are in milliseconds and whole pauses apart, so that they tell nothing of how long the
    computer thinks.

    >>> step_after(1_000, 1_250), step_after(1_000, 5_000)
    (5000, 9000)
    """
    return due_at + PAUSE * (max(0, now - due_at) // PAUSE + 1)
