"""The rules of Point City in our own words, by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.presenter import Option

if TYPE_CHECKING:
    from bot.words.words import Words

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


def topics(words: Words) -> list[Option]:
    """Return the topics by key and title."""
    return [Option(topic, words.say(f"pc-rules-{topic}-title")) for topic in TOPICS]


def rules(topic: str, words: Words) -> str:
    """Return a topic with its title; what is no topic shows the first.

    An old message may still offer a topic that has been renamed.
    """
    key = topic if topic in TOPICS else TOPICS[0]
    return f"### {words.say(f'pc-rules-{key}-title')}\n{words.say(f'pc-rules-{key}')}"
