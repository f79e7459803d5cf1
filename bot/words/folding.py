"""Text as it is compared with what somebody has typed."""

from __future__ import annotations

import unicodedata

_LETTERS = {"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "_": " "}
"""Letters that Unicode does not take for a letter with a mark."""
_APOSTROPHES = "\u2018\u2019\u201a\u201b\u02bc\u2032`\u00b4"
_QUOTES = "\u201c\u201d\u201e\u201f\u00ab\u00bb"
_DASHES = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
_ALIKE = str.maketrans(
    _LETTERS
    | dict.fromkeys(_APOSTROPHES, "'")
    | dict.fromkeys(_QUOTES, '"')
    | dict.fromkeys(_DASHES, "-")
)


def folded(text: str) -> str:
    r"""Return text without capitals and accents, with plain signs and single blanks.

    >>> folded(" Żółta  ulica"), folded("zo\u0301łta"), folded("Fisherman\u2019s_Wharf")
    ('zolta ulica', 'zolta', "fisherman's wharf")
    """
    taken_apart = unicodedata.normalize("NFKD", text.casefold().translate(_ALIKE))
    kept = "".join(char for char in taken_apart if not unicodedata.combining(char))
    return " ".join(kept.casefold().split())
