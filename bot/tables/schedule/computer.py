"""When the computer plays: a short while after its turn has begun."""

from __future__ import annotations

from storage.records import NewDue

COMPUTER = "computer"
"""The due row that lets all computer seats to act play.

A table has at most one. Its payload is how often it has waited for the turn to be announced.
"""
PAUSE = 4_000
"""Milliseconds before the computer plays, in which people see what was played before."""


def move() -> tuple[NewDue, ...]:
    """Return the due row that makes the computer play, due in `PAUSE` milliseconds."""
    return (NewDue(COMPUTER, PAUSE, payload="0"),)
