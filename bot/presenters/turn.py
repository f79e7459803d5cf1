"""The turn panel of a picture, and the first sentences of its description."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.presenters.names import fallback_name, full_name
from render.parts.scene import TurnScene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.presenters.presenter import Player
    from bot.words.words import Words


def turn_scene(
    group: str,
    seat: int | None,
    players: Sequence[Player],
    words: Words,
    *,
    prompt: str,
    last: str,
) -> TurnScene:
    """Return the turn panel.

    Parameters
    ----------
    seat
        The seat in turn, or None once the game is over.
    prompt, last
        The short lines on what can be done and on the last turn.
    """
    if seat is None:
        title = fallback = words.say(f"{group}-short-over")
    else:
        title, fallback = full_name(players, seat, words), fallback_name(seat, words)
    return TurnScene(title=title, fallback_title=fallback, prompt=prompt, last=last)


def turn_alt(group: str, turn: str, words: Words, *, prompt: str, last: str) -> list[str]:
    """Return the first sentences of a picture's description; some may be empty.

    Parameters
    ----------
    turn
        The sentence on whose turn it is.
    prompt, last
        As on the turn panel.
    """
    return [
        words.say(f"{group}-alt-head", turn=turn),
        prompt,
        words.say(f"{group}-alt-last", last=last) if last else "",
    ]
