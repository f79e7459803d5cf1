"""Other ways to write an action than its notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.games.pointcity.actions import Pay
from bot.games.pointcity.cards import FACES, INDEX
from bot.games.pointcity.text.notation import format_action

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.games.pointcity.view import View

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


def spelled(view: View, command: str, given: Mapping[str, str]) -> Mapping[str, str]:
    """Return the values of a command; a payment without cards is the one that is suggested."""
    proposed = next((each for each in view.legal if isinstance(each, Pay)), None)
    if command != "pay" or given.get("cards") or proposed is None:
        return given
    return {**given, "cards": format_action(proposed).partition(" ")[2]}
