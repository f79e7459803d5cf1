"""What the option `computers` can be: how strongly each of them plays."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from bot.chat.commands.choosing import Entry, chosen
from bot.games.judging import STRENGTHS, USUAL

if TYPE_CHECKING:
    from bot.words.words import Words

SUGGESTED = 3
"""The most computers that are suggested; more can be typed."""
MOST = 9
"""The most computers that can be typed."""
_BETWEEN = re.compile(r"[\s,;+&]+")


def entries(words: Words) -> list[Entry[str]]:
    """Return the suggestions: no computer, then every choice of one to three strengths."""
    found = [Entry(words.say("computers-none"), "0")]
    for count in range(1, SUGGESTED + 1):
        for strengths in combinations_with_replacement(STRENGTHS, count):
            names = [words.say(f"strength-{strength}") for strength in strengths]
            found.append(Entry(", ".join(names), " ".join(strengths)))
    return found


def strengths_of(typed: str, words: Words) -> tuple[str, ...]:
    """Return the strength of each computer that a text names, such as "hard, easy" or "2".

    A number is that many computers of the usual strength.

    Raises
    ------
    Told
        With what is possible, when the text names no computers.
    """
    if re.fullmatch(r"\s*[0-9]+\s*", typed):
        # More than there can be seats for is refused with the number that is left.
        return (USUAL,) * min(int(typed), MOST)
    each = [Entry(words.say(f"strength-{strength}"), strength) for strength in STRENGTHS]
    names = [name for name in _BETWEEN.split(typed.strip()) if name][:MOST]
    option = words.say("option-computers-name")
    return tuple(chosen(each, name, option, words) for name in names)
