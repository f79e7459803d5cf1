"""The topics of the rules of Ticket to Ride: San Francisco; their texts are in the catalogue."""

from __future__ import annotations

TOPICS = (
    "goal",
    "setup",
    "turn",
    "drawing",
    "claiming",
    "ferries",
    "doubles",
    "tokens",
    "tickets",
    "secrets",
    "end",
    "map",
)
"""The keys of the topics, in the order they are best read."""
