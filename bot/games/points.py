"""Points as text; everywhere else they are whole numbers of half points."""

from __future__ import annotations

import re

_POINTS = re.compile(r"(-?)(0|[1-9][0-9]*)(\.5)?", re.ASCII)


def format_points(halves: int) -> str:
    """Return the shortest decimal.

    >>> format_points(19), format_points(16), format_points(-1), format_points(0)
    ('9.5', '8', '-0.5', '0')
    """
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{'.5' if half else ''}"


def parse_points(text: str) -> int:
    """Return the points in halves; reverses `format_points` and reads nothing else.

    Raises
    ------
    ValueError
        When the text is not what `format_points` would write.

    >>> parse_points("9.5")
    19
    """
    match = _POINTS.fullmatch(text)
    if match is None or text == "-0":
        raise ValueError(f"not points: {text!r}")
    sign, whole, half = match.groups()
    halves = 2 * int(whole) + (half is not None)
    return -halves if sign else halves
