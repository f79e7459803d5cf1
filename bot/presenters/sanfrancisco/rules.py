"""The topics of the rules of San Francisco; their texts are in the catalogue."""

from __future__ import annotations

TOPICS = (
    "goal",
    "turn",
    "building",
    "network",
    "squares",
    "skyscrapers",
    "completion",
    "bonuses",
    "end",
    "scoring",
    "ties",
    "deck",
)
"""The keys of the topics, in the order they are best read."""
