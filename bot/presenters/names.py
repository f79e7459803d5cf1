"""The players of a table by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import isolated, shown_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presenters.presenter import Player
    from bot.words.words import Words


def fallback(seat: int, words: Words) -> str:
    """Return what a seat is called when its player's name cannot be shown."""
    return words.say("player-of-seat", seat=seat)


LONGEST_PAINTED = 16
"""Characters of a name in the sentences of a picture; the board shows more of it."""


def safe_name(players: Sequence[Player], seat: int, words: Words) -> str:
    """Return a player's name for messages, in bold."""
    found = next((player.name for player in players if player.seat == seat), "")
    return f"**{found or fallback(seat, words)}**"


def plain_name(players: Sequence[Player], seat: int, words: Words) -> str:
    """Return a player's name as it was given, for the picture and its alt text."""
    found = next((player.plain for player in players if player.seat == seat), "")
    return found or fallback(seat, words)


def painted_name(
    players: Sequence[Player], seat: int, words: Words, longest: int = LONGEST_PAINTED
) -> str:
    """Return a player's name for a sentence of the picture: short, and with letters it has."""
    name = shown_name(plain_name(players, seat, words), fallback(seat, words))
    if len(name) > longest:
        name = name[: longest - 1].rstrip() + "…"
    return isolated(name)
