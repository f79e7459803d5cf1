"""The players of a table by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import isolated, shown_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presenters.presenter import Player
    from bot.words.words import Words


def fallback_name(seat: int, words: Words) -> str:
    """Return the name of a seat for a player without one that can be shown: ``Player 3``."""
    return words.say("player-of-seat", seat=seat)


LONGEST_PAINTED = 16
"""Characters of a name in the sentences of a picture; the board shows more of it."""


def bold_name(players: Sequence[Player], seat: int, words: Words) -> str:
    """Return a player's name in bold, for messages."""
    found = next((player.name for player in players if player.seat == seat), "")
    return f"**{found or fallback_name(seat, words)}**"


def full_name(players: Sequence[Player], seat: int, words: Words) -> str:
    """Return a player's whole name without Markdown, for the picture and its alt text."""
    found = next((player.plain for player in players if player.seat == seat), "")
    return found or fallback_name(seat, words)


def painted_name(
    players: Sequence[Player], seat: int, words: Words, longest: int = LONGEST_PAINTED
) -> str:
    """Return a player's name for a sentence of the picture: short, in letters it can write."""
    name = shown_name(full_name(players, seat, words), fallback_name(seat, words))
    if len(name) > longest:
        name = name[: longest - 1].rstrip() + "…"
    return isolated(name)
