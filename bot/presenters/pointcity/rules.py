"""The topics of the rules of Point City; their texts are in the catalogue."""

from __future__ import annotations

TOPICS = (
    "goal",
    "turn",
    "flip",
    "taking",
    "paying",
    "civic",
    "refill",
    "end",
    "tokens",
    "alone",
    "cards",
)
"""The keys of the topics, in the order they are best read."""
