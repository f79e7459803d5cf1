"""Texts that must not be too long: say less, then cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_ALT = 1024
"""Discord's limit for the description of a picture, in characters."""
LONGEST_TEXT = 3500
"""The limit for the text of a game in a message that also holds words of the table."""


def first_fitting(texts: Iterable[str], longest: int = LONGEST_ALT) -> str:
    """Return the first text that is short enough, or the last one cut.

    Parameters
    ----------
    texts
        The same in ever less detail. No text is made after the first that fits.

    Examples
    --------
    >>> first_fitting(["blue 3, green 5", "two cards"], 10)
    'two cards'
    """
    text = ""
    for text in texts:
        if len(text) <= longest:
            return text
    return cut(text, longest)


def cut(text: str, longest: int = LONGEST_ALT) -> str:
    """Shorten a text that is too long to end in "…"."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def cut_label(text: str, longest: int) -> str:
    """Shorten a label or a name to end in "…" without a blank before it."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


def joined(sentences: Iterable[str]) -> str:
    """Join the sentences that are not empty, with blanks between."""
    return " ".join(sentence for sentence in sentences if sentence)


def fit_together(lines: Iterable[str]) -> bool:
    """Return whether the lines of a text fit into one message."""
    return sum(len(line) + 1 for line in lines) <= LONGEST_TEXT
