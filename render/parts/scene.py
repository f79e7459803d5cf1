"""Whose turn it is and what can be done, in words: a part of the scene of every game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnScene:
    """The panel that says whose turn it is, in words.

    Parameters
    ----------
    title
        The active player's name, or the word for the end of the game.
    fallback_title
        What is painted when no font has the title.
    prompt
        What can be done now; empty for nothing.
    last
        What the last turn did; empty for nothing. Together with `prompt` some 110 characters fit,
        the rest is cut; names in both go through `render.shown_name` first.
    """

    title: str
    fallback_title: str
    prompt: str = ""
    last: str = ""
