"""Scripts: letters that belong together, need shaping or run from the right."""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

_SHAPED = (
    *((0x0590, 0x08FF), (0x0900, 0x109F), (0x1100, 0x11FF), (0x1780, 0x17FF)),
    *((0xA8E0, 0xA8FF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFC)),
)
"""Letters that join, reorder or run from the right: Hebrew to Myanmar, jamo, Khmer, old forms."""

JOINERS = "\u200c\u200d"
"""Characters that join or part two letters, in the spelling of Persian, Hindi and others."""

ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""Characters around a part of a sentence that runs in the direction of its first letter."""

_ISOLATED = re.compile(f"{ISOLATE}([^{ISOLATE}{END_ISOLATE}]*){END_ISOLATE}?|([^{ISOLATE}]+)")
_FROM_RIGHT = ("R", "AL")
_NUMBERS = ("EN", "AN")
_LEFTWARD_IN_RIGHTWARD = re.compile("R(?:[^L]*R)?")
_RIGHTWARD_IN_LEFTWARD = re.compile("[L0](?:[^R]*[L0])?")


class Direction(Enum):
    """The way the letters of a part are set."""

    PLAIN = "plain"
    """One letter after the other."""
    SHAPED = "shaped"
    """Joined and stacked, from the left."""
    LEFTWARD = "leftward"
    """Joined and stacked, from the right."""


class ScriptRun(NamedTuple):
    """Letters that run in one direction."""

    text: str
    leftward: bool


def needs_shaping(cluster: str) -> bool:
    """Return True if letters cannot simply be set side by side."""
    return any(_in_shaped_script(letter) or is_mark(letter) for letter in cluster)


def is_mark(letter: str) -> bool:
    """Return True if a letter is a sign on the one before it."""
    return unicodedata.category(letter)[0] == "M"


def joiners_where_they_join(text: str) -> str:
    """Return the text with joiners only inside words of a joining script."""
    around = zip(f" {text}", text, f"{text[1:]} ", strict=False)
    return "".join(
        letter
        for before, letter, after in around
        if letter not in JOINERS or (_in_shaped_script(before) and _in_shaped_script(after))
    )


@lru_cache(maxsize=4096)
def clusters(text: str) -> tuple[str, ...]:
    """Return the text in pieces that belong together: a letter with its marks and joiners."""
    found: list[str] = []
    for letter in text:
        if found and (is_mark(letter) or letter in JOINERS):
            found[-1] += letter
        else:
            found.append(letter)
    return tuple(found)


def starts_leftward(text: str) -> bool:
    """Return True if the first letter that has a direction runs from the right."""
    return next((kind == "R" for kind in _directions(text) if kind in "LR"), False)


def isolated(text: str) -> str:
    """Return a name for use in a sentence, with marks around it if any of it runs from the right.

    Without the marks a number or bracket after the name would become a part of it.
    """
    return f"{ISOLATE}{text}{END_ISOLATE}" if "R" in _directions(text) else text


def in_order(text: str, *, leftward: bool) -> list[ScriptRun]:
    """Return the parts of a line, from left to right.

    This is as much of the Unicode Bidirectional Algorithm (UAX 9) as names and short sentences
    need: isolates, numbers, and blanks and signs between letters of one direction. Embeddings and
    overrides do not come in (see `lettering.legible`).

    Parameters
    ----------
    leftward
        Whether the whole line runs from the right.
    """
    parts: list[ScriptRun] = []
    for isolate, around in _ISOLATED.findall(text):
        inner = isolate or around
        inner_leftward = starts_leftward(isolate) if isolate else leftward
        found = _ordered(inner, leftward=inner_leftward)
        parts = found + parts if leftward else parts + found
    return parts


def _ordered(text: str, *, leftward: bool) -> list[ScriptRun]:
    against = _RIGHTWARD_IN_LEFTWARD if leftward else _LEFTWARD_IN_RIGHTWARD
    parts: list[ScriptRun] = []
    at = 0
    for found in against.finditer(_directions(text)):
        if found.start() > at:
            parts.append(ScriptRun(text[at : found.start()], leftward))
        inner = _ordered(text[found.start() : found.end()], leftward=not leftward)
        parts += reversed(inner) if leftward else inner
        at = found.end()
    if at < len(text):
        parts.append(ScriptRun(text[at:], leftward))
    return parts[::-1] if leftward else parts


@lru_cache(maxsize=4096)
def _directions(text: str) -> str:
    """Return a letter for each one of the text: L or R for a direction, 0 for a number."""
    kinds: list[str] = []
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind == "NSM" and kinds:
            kinds.append(kinds[-1])
        elif kind in _FROM_RIGHT:
            kinds.append("R")
        elif kind in _NUMBERS:
            kinds.append("0")
        else:
            kinds.append("L" if kind == "L" else "-")
    return "".join(kinds)


def _in_shaped_script(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in _SHAPED)
