"""Watchers: people without a seat who are told how a table goes on."""

from __future__ import annotations

from enum import StrEnum

from storage.records import NewDue, Wanted

WATCH = "watch"
"""The due row that tells the watchers of a table what they have not been told yet."""
_PATIENCE = 10_000
"""Milliseconds they wait for the post in the table's channel; once it is out they are told."""


def wakes_watchers() -> NewDue:
    """Return the due row that tells any watchers the news 10 seconds later.

    They are told at once when the post is out.
    """
    return NewDue(WATCH, _PATIENCE, wanted=Wanted.WATCHED)


class When(StrEnum):
    """When a watcher is told."""

    TURN = "turn"
    """At each turn, and at the end."""
    END = "end"
