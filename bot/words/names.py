"""Names of people, made safe to show.

A name may hold formatting, mentions, links and marks that turn the writing direction. In a message
none of it may take effect.
"""

from __future__ import annotations

import re
import unicodedata

from discord.utils import escape_mentions

LONGEST = 32
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_MARKUP = re.compile(r"([\\*_~`|<>@:/\[\]()#])")
_UNSEEN = {"Cs", "Co", "Cn"}
"""Categories of code points that are no characters at all."""
_NOTHING = "?"


def plain_name(name: str) -> str:
    """Return the name without control and direction marks, on one line, at most 32 characters."""
    kept = (
        " " if unicodedata.category(char) == "Cc" else char
        for char in unicodedata.normalize("NFC", name)
        if unicodedata.category(char) not in _UNSEEN and not _turns_direction(char)
    )
    return " ".join("".join(kept).split())[:LONGEST].strip() or _NOTHING


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
