"""How commands may spell what they do, beside the notation."""

from __future__ import annotations

import re

from bot.games.pointcity.cards import INDEX

_PAIR = re.compile(r"take ([a-d][1-4]) ([a-d][1-4])", re.ASCII)


def notation(text: str) -> str:
    """Return the notation: of a pair of the market, either card may be named first."""
    pair = _PAIR.fullmatch(text)
    if pair is None:
        return text
    return " ".join(("take", *sorted(pair.groups(), key=INDEX.__getitem__)))
