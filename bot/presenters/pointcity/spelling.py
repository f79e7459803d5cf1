"""Other ways to write an action than its notation."""

from __future__ import annotations

import re

from bot.games.pointcity.cards import FACES, INDEX

_ORDER = {face.value: place for place, face in enumerate(FACES)}
"""The place of each face in the order in which payments list them."""
_PAIR = re.compile(r"take ([a-d][1-4]) ([a-d][1-4])", re.ASCII)


def notation(text: str) -> str:
    """Return the notation; text may name the cards of a pair or of a payment in any order."""
    pair = _PAIR.fullmatch(text)
    if pair is not None:
        return " ".join(("take", *sorted(pair.groups(), key=INDEX.__getitem__)))
    command, *cards = text.split(" ")
    if command == "pay" and all(card in _ORDER for card in cards):
        return " ".join((command, *sorted(cards, key=_ORDER.__getitem__)))
    return text
