"""Texts that nobody should send."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

LONGEST_ID = 100
HUGE = 6_000
"""The most characters that Discord lets anybody type."""
UNKNOWN_VERBS = ("", "nothing", "JOIN", "join join", "__class__", "end;", "!", "\x00", "ß" * 10)
_ODD = (
    "\x00",
    "\u202e",
    "\U0001f68b",
    "\ud800",
    "ﷺ",
    "e\u0301" * 10,
    "١٢٣",
    "²",
    "½",
    "-1",
    "+1",
    "00",
    "9" * 18,
    "9" * 19,
    "9" * 60,
    "1e9",
    "0x10",
    "NaN",
    "*99",
    "+2*99 +*99",
    "~1.0",
    ":?",
    ":",
    " ",
    "\n",
    "'; DROP TABLE tables; --",
    "{0.__class__}",
    "%s%n",
    "<@1> @everyone",
    "c01",
    "!",
    "t:1:1:draw",
)


def word(rng: Random) -> str:
    """Return a short word."""
    return "".join(rng.choices("abcdefghijklmnopqrstuvwxyz", k=rng.randint(1, 8)))


def anything(rng: Random, most: int) -> str:
    """Return a text of at most `most` characters, often a short one."""
    kind = rng.randrange(4)
    if kind == 0:
        return rng.choice(_ODD)[:most]
    if kind == 1:
        return " ".join(word(rng) for _ in range(rng.randint(0, 4)))[:most]
    if kind == 2:
        return str(rng.choice((0, 1, 2, 7, -1, 10**6, 10**17)))[:most]
    return (rng.choice(_ODD) * most)[: rng.choice((most, most // 2, 10))]


def mutated(text: str, rng: Random) -> str:
    """Return a text with something in it changed, cut to the length of an id."""
    at = rng.randrange(len(text)) if text else 0
    match rng.randrange(9):
        case 0:
            flipped = text.encode()[at : at + 1] or b"x"
            text = text[:at] + chr(flipped[0] ^ 1 << rng.randrange(7)) + text[at + 1 :]
        case 1:
            text += rng.choice("x 0:*+") * (LONGEST_ID - len(text))
        case 2:
            text = text[:at] + rng.choice(_ODD) + text[at:]
        case 3:
            text = text[:at]
        case 4:
            text = text[at:]
        case 5:
            parts = text.split(":")
            parts[rng.randrange(len(parts))] = rng.choice(_ODD)
            text = ":".join(parts)
        case 6:
            text = text.replace("t:", rng.choice(("t:0", "t:00", "T:", "t:-", "t:9", "u:")), 1)
        case 7:
            parts = text.split(":")
            rng.shuffle(parts)
            text = ":".join(parts)
        case _:
            text = text.upper() if rng.random() < 0.5 else text[::-1]
    return text[:LONGEST_ID]
