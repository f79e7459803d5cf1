"""Numbers as pictures write them: halves, signs."""

from __future__ import annotations

MINUS = "−"  # noqa: RUF001  (the minus sign, as wide as a plus)
TIMES = "×"  # noqa: RUF001  (the sign of multiplication)


def half_points(halves: int) -> str:
    """Return a number of half points: 19 as "9½", -1 as "−½"."""  # noqa: RUF002
    whole, half = divmod(abs(halves), 2)
    digits = f"{whole or ''}½" if half else str(whole)
    return (MINUS if halves < 0 else "") + digits


def signed(halves: int) -> str:
    """Return a number of half points with its sign: 4 as "+2", 0 as "0"."""
    return ("+" if halves > 0 else "") + half_points(halves)
