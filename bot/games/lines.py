"""Texts of plain lines, which is what game records and positions are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.games.errors import BadText

_PLAIN = re.compile(r"[!-~]+(?: [!-~]+)*", re.ASCII)


def split_lines(text: str, error: type[BadText]) -> list[str]:
    """Return the lines of a text: printable ASCII, LF, one blank between words, none empty.

    Raises
    ------
    BadText
        Of the kind given, naming the first line that is not as it should be.
    """
    if not text:
        raise error(1, "empty")
    lines = text.split("\n")
    for number, line in enumerate(lines[:-1], start=1):
        if not line:
            raise error(number, "line-empty")
        if line.endswith("\r"):
            raise error(number, "line-end")
        if not (line.isascii() and line.isprintable()):
            raise error(number, "not-ascii")
        if not _PLAIN.fullmatch(line):
            raise error(number, "blanks")
    if lines[-1]:
        raise error(len(lines), "last-line-cut")
    return lines[:-1]
