"""Text: what of it can be written, how wide it is, and how it is made to fit."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from render.fonts import Style, face, family_for, needs_shaping

if TYPE_CHECKING:
    from PIL import ImageDraw

    from render.colours import RGB

Run: TypeAlias = tuple[str, bool, str]
"""A font family, whether it is shaped, and the text written with it."""

CAPITALS = 0.7
"""How high capitals and figures are, as a share of the size (Barlow)."""

_ELLIPSIS = "…"


class Look(NamedTuple):
    """How a line of text looks, and the flat colour it is written on."""

    style: Style
    size: int
    colour: RGB
    ground: RGB


@lru_cache(maxsize=2048)
def legible(text: str, style: Style = Style.NAME) -> str:
    """Return the text without controls, direction marks, emoji and whatever no font has."""
    kept = (letter for letter in unicodedata.normalize("NFC", text) if _plain(letter, style))
    return " ".join("".join(kept).split())


@lru_cache(maxsize=1024)
def shown_name(name: str, fallback: str) -> str:
    """Return the name as a picture can show it.

    Whoever puts a name into a scene's sentences passes it through here, so that the sentence and
    the board show the same. Letters in fancy dress (mathematical, full-width) show as plain ones.
    A name of which a letter would still be lost gives way to the fallback as a whole; lost emoji
    are no loss.
    """
    for form in ("NFC", "NFKC"):
        whole = unicodedata.normalize(form, name)
        text = legible(whole)
        if _has_letters(text) and all(
            letter in text for letter in whole if _has_letters(letter) or _is_accent(letter)
        ):
            return text
    return legible(fallback)


@lru_cache(maxsize=4096)
def width(text: str, style: Style, size: int) -> float:
    """Return how far the text runs, in pixels."""
    return sum(
        face(family, style, size, shaped=shaped).getlength(part)
        for family, shaped, part in runs(text, style)
    )


@lru_cache(maxsize=2048)
def fit(text: str, style: Style, size: int, room: float, smallest: int) -> tuple[str, int]:
    """Return the text and a size at which it fits the room: shrunk first, then cut with "…"."""
    while size > smallest and width(text, style, size) > room:
        size -= 1
    if width(text, style, size) <= room:
        return text, size
    while text and width(text.rstrip() + _ELLIPSIS, style, size) > room:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS, size


@lru_cache(maxsize=1024)
def wrap(text: str, style: Style, size: int, room: float) -> tuple[str, ...]:
    """Return the text in lines that break between words; a word too long is cut with "…"."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", style, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(fit(line, style, size, room, size)[0] for line in lines)


@lru_cache(maxsize=4096)
def runs(text: str, style: Style) -> tuple[Run, ...]:
    """Return the text in parts of one font each; a blank stays with the part before it."""
    parts: list[list[str]] = []
    keys: list[tuple[str, bool]] = []
    for letter in text:
        family = family_for(letter, style)
        if family is None:
            continue
        key = (family, needs_shaping(letter))
        if keys and (keys[-1] == key or letter == " "):
            parts[-1].append(letter)
        else:
            keys.append(key)
            parts.append([letter])
    return tuple((*key, "".join(part)) for key, part in zip(keys, parts, strict=True))


@lru_cache(maxsize=4096)
def bounds(text: str, style: Style, size: int) -> tuple[int, int, int, int]:
    """Return the box of the ink from the start of the baseline: left, top, right, bottom."""
    at, boxes = 0.0, [(0.0, 0.0, 1.0, 1.0)]
    for family, shaped, part in runs(text, style):
        font = face(family, style, size, shaped=shaped)
        left, top, right, bottom = font.getbbox(part, anchor="ls")
        boxes.append((at + left, top, at + right, bottom))
        at += font.getlength(part)
    if len(boxes) > 1:
        del boxes[0]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return floor(min(lefts)), floor(min(tops)), ceil(max(rights)), ceil(max(bottoms))


def write(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    style: Style,
    size: int,
    colour: RGB | int,
) -> None:
    """Write the text from a point on its baseline."""
    x, baseline = at
    for family, shaped, part in runs(text, style):
        font = face(family, style, size, shaped=shaped)
        draw.text((x, baseline), part, font=font, fill=colour, anchor="ls")
        x += font.getlength(part)


def _plain(letter: str, style: Style) -> bool:
    """Tell whether a letter can be kept: a blank, or something visible that a font has."""
    if letter.isspace():
        return True
    return unicodedata.category(letter)[0] != "C" and family_for(letter, style) is not None


def _has_letters(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LN" for letter in text)


def _is_accent(letter: str) -> bool:
    """Tell whether a letter is a mark on another one; those on emoji are not."""
    kind = unicodedata.category(letter)
    return kind in ("Mn", "Mc") and not 0xFE00 <= ord(letter) <= 0xFE0F
