"""Other ways to write an action than its notation."""

from __future__ import annotations

import re

from bot.games.pointcity.cards import INDEX

_PAIR = re.compile(r"take ([a-d][1-4]) ([a-d][1-4])", re.ASCII)


def notation(text: str) -> str:
    """Return the notation; text may name the two cards of a pair in either order."""
    pair = _PAIR.fullmatch(text)
    if pair is None:
        return text
    return " ".join(("take", *sorted(pair.groups(), key=INDEX.__getitem__)))
