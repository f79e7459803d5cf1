"""Names of people, made safe to show.

A name may hold formatting, mentions, links and marks that turn the writing direction. In a message
none of it may take effect.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from discord.utils import escape_mentions

LONGEST = 32
REMEMBERED = 1024
"""How many names are remembered as they are shown: every post names the same few again."""
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_MARKUP = re.compile(r"([\\*_~`|<>@:/\[\]()#])")
_UNSEEN = {"Cs", "Co", "Cn"}
"""Categories of code points that are no characters at all."""
_NOTHING = "?"
_BLANK_CATEGORIES = "ZC"
"""The first letters of the categories of blanks, controls and invisible signs."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Fillers, joiners and empty patterns that count as letters, marks or symbols, without any ink."""
_SELECTORS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Characters that choose the form of the one before."""


@lru_cache(maxsize=REMEMBERED)
def plain_name(name: str) -> str:
    """Return the name without control and direction marks, on one line, at most 32 characters."""
    kept = (
        " " if unicodedata.category(char) == "Cc" else char
        for char in unicodedata.normalize("NFC", name)
        if unicodedata.category(char) not in _UNSEEN and not _turns_direction(char)
    )
    plain = " ".join("".join(kept).split())[:LONGEST].strip()
    return plain if has_ink(plain) else _NOTHING


@lru_cache(maxsize=REMEMBERED)
def has_ink(name: str) -> bool:
    """Return True if anything of the name can be seen."""
    return any(not _is_blank(char) for char in name)


def _is_blank(char: str) -> bool:
    return (
        unicodedata.category(char)[0] in _BLANK_CATEGORIES
        or char in _BLANK
        or any(first <= ord(char) <= last for first, last in _SELECTORS)
    )


@lru_cache(maxsize=REMEMBERED)
def safe_name(name: str) -> str:
    """Return the name for a message: nothing in it is formatted, linked or pings.

    Direction isolates keep a right-to-left name from turning the words around it. They also keep
    it from the start of a line, where a dash or a number would begin a list.
    """
    return f"{_FIRST_STRONG_ISOLATE}{safe_text(plain_name(name))}{_POP_ISOLATE}"


def safe_text(text: str) -> str:
    """Return the text for a message: nothing in it is formatted, linked or pings."""
    return _MARKUP.sub(r"\\\1", escape_mentions(text))


def _turns_direction(char: str) -> bool:
    return (
        char in "\u200e\u200f\u061c" or "\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069"
    )
