"""Makes text legible, measures it and fits it into its room."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from render.text.fonts import Style, can_shape, face, family_for
from render.text.scripts import (
    END_ISOLATE,
    ISOLATE,
    JOINERS,
    Direction,
    clusters,
    in_order,
    joiners_where_they_join,
    needs_shaping,
    starts_leftward,
)

if TYPE_CHECKING:
    from PIL import ImageDraw

    from render.colours import RGB

Run: TypeAlias = tuple[str, Direction, str]
"""A font family, the way its letters are set, and the text written with it."""

CAPITALS = 0.7
"""The height of capitals and figures, as a share of the size (Barlow)."""

_LOOSE = " ,"
"""What does not stand before "…"."""
_ELLIPSIS = "…"

_MOST_MARKS = 3
"""The most marks on one letter; more would rise out of the line."""

_UNSEEN = (*JOINERS, ISOLATE, END_ISOLATE)
"""Invisible characters that are kept."""

_NO_ISOLATES = dict.fromkeys(map(ord, (ISOLATE, END_ISOLATE)))

DIRECTIONS = {Direction.SHAPED: "ltr", Direction.LEFTWARD: "rtl"}


class Look(NamedTuple):
    """The look of a line of text, and the flat colour beneath."""

    style: Style
    size: int
    colour: RGB
    ground: RGB


@lru_cache(maxsize=2048)
def legible(text: str, style: Style = Style.NAME) -> str:
    """Return the text without controls, emoji and letters that no font has; isolates stay."""
    whole = _without_towers(joiners_where_they_join(unicodedata.normalize("NFC", text)))
    plain = "".join(letter for letter in whole if _plain(letter, style))
    kept = (cluster for cluster in clusters(plain) if _writable(cluster, style))
    return " ".join("".join(kept).split())


@lru_cache(maxsize=1024)
def shown_name(name: str, fallback: str) -> str:
    """Return a name in letters that a picture can show, or the fallback.

    Names in the sentences of a scene go through here too, so that sentence and board show the same.
    Decorative letters (mathematical, full-width) become plain ones; emoji, and letters that no font
    has, are left out. A name of nothing else is the fallback.
    """
    text = ""
    for form in ("NFC", "NFKC"):
        whole = _without_towers(unicodedata.normalize(form, name.translate(_NO_ISOLATES)))
        text = legible(whole)
        if _has_letters(text) and all(
            letter in text for letter in whole if _has_letters(letter) or _is_accent(letter)
        ):
            return text
    return text if _has_letters(text) else legible(fallback)


@lru_cache(maxsize=4096)
def width(text: str, style: Style, size: int) -> float:
    """Return the width of the text in pixels."""
    return sum(_length(part, family, style, size, way) for family, way, part in runs(text, style))


def _length(part: str, family: str, style: Style, size: int, way: Direction) -> float:
    if way is Direction.PLAIN:
        return sum(advance(letter, family, style, size) for letter in part)
    return face(family, style, size, way).getlength(part, direction=DIRECTIONS.get(way))


@lru_cache(maxsize=16384)
def advance(letter: str, family: str, style: Style, size: int) -> float:
    """Return the width of a letter that needs no shaping: none of the fonts kerns."""
    return face(family, style, size, Direction.PLAIN).getlength(letter)


@lru_cache(maxsize=2048)
def fit(
    text: str, style: Style, size: int, room: float, smallest: int, tall: float | None = None
) -> tuple[str, int]:
    """Return the text and a size at which it fits: it is first shrunk, then cut with "…".

    A number at its end stays, since it may be all that tells two names apart.

    Parameters
    ----------
    size, smallest
        The wanted size, and the least size before the text is cut.
    room
        The most width.
    tall
        The most height of the ink; tall scripts are shrunk to it, even below `smallest`.
    """
    while tall is not None and size > 1 and _height(text, style, size) > tall:
        size -= 1
    if (length := width(text, style, size)) > room:
        # Hinted letters do not shrink evenly, so the search begins a little above.
        size = max(smallest, min(size, int(size * room / length) + 3))
    while size > smallest and width(text, style, size) > room:
        size -= 1
    if width(text, style, size) <= room:
        return text, size
    number = re.search(r"(?<=\D)\d{1,2}$", text)
    end = _ELLIPSIS + number.group() if number else _ELLIPSIS
    text = text[: number.start()] if number else text
    while text and width(text.rstrip(_LOOSE) + end, style, size) > room:
        text = "".join(clusters(text)[:-1])
    return text.rstrip(_LOOSE) + end, size


def settled(text: str, style: Style, size: int, middle: float, top: float, bottom: float) -> float:
    """Return `middle`, in pixels, moved just enough to keep ink between `top` and `bottom`."""
    _, first, _, last = bounds(text, style, size)
    baseline = middle + size * CAPITALS / 2
    down, up = top - (baseline + first), baseline + last - bottom
    return middle + (max(0, down) if down > up else -max(0, up))


@lru_cache(maxsize=1024)
def wrap(text: str, style: Style, size: int, room: float) -> tuple[str, ...]:
    """Return the text in lines that break between words; a long word is cut with "…"."""
    lines = _broken(text, style, size, room)
    return tuple(fit(line, style, size, room, size)[0] for line in lines)


@lru_cache(maxsize=1024)
def balanced(text: str, style: Style, size: int, room: float) -> tuple[str, ...]:
    """Return the text in as many lines as `wrap` makes, of about equal length."""
    lines = _broken(text, style, size, room)
    while len(lines) > 1:
        longest = max(width(line, style, size) for line in lines)
        others = _broken(text, style, size, longest - 1)
        if len(others) > len(lines) or max(width(each, style, size) for each in others) >= longest:
            break
        lines = others
    return tuple(fit(line, style, size, room, size)[0] for line in lines)


def _broken(text: str, style: Style, size: int, room: float) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and width(f"{lines[-1]} {word}", style, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def shortened(
    lines: tuple[str, ...], most: int, style: Style, size: int, room: float
) -> tuple[str, ...]:
    """Return at most `most` lines; if there were more, the last one ends in "…"."""
    if len(lines) <= most:
        return lines
    rest = " ".join(lines[most - 1 :])
    return (*lines[: most - 1], fit(rest, style, size, room, size)[0])


def apart(above: str, line: str, style: Style, size: int, pitch: int) -> int:
    """Return the distance of two lines: the pitch, or more if tall letters would meet."""
    _, _, _, bottom = bounds(above, style, size)
    _, top, _, _ = bounds(line, style, size)
    return max(pitch, bottom - top + 1)


@lru_cache(maxsize=4096)
def runs(text: str, style: Style) -> tuple[Run, ...]:
    """Return the text in runs of one font each, from left to right.

    A name runs in the direction of its first letter, a sentence from the left. A blank belongs to
    the run before it.
    """
    if text.isascii() and text.isprintable() and text:  # Barlow has all of these letters
        return ((style.value[0], Direction.PLAIN, text),)
    found: list[Run] = []
    whole_leftward = style is Style.NAME and starts_leftward(text)
    for part, leftward in in_order(text, leftward=whole_leftward):
        written: list[Run] = []
        for cluster in clusters(part):
            family = family_for(cluster, style)
            if family is None:
                continue
            way = Direction.LEFTWARD if leftward and can_shape() else Direction.PLAIN
            if way is Direction.PLAIN and needs_shaping(cluster):
                way = Direction.SHAPED
            if written and (cluster == " " or written[-1][:2] == (family, way)):
                written[-1] = (*written[-1][:2], written[-1][2] + cluster)
            else:
                written.append((family, way, cluster))
        found += reversed(written) if leftward else written
    return tuple(found)


@lru_cache(maxsize=4096)
def bounds(text: str, style: Style, size: int) -> tuple[int, int, int, int]:
    """Return the box of the ink from the start of the baseline: left, top, right, bottom."""
    at, boxes = 0.0, [(0.0, 0.0, 1.0, 1.0)]
    for family, way, part in runs(text, style):
        for piece in part if way is Direction.PLAIN else (part,):
            left, top, right, bottom = box(piece, family, style, size, way)
            boxes.append((at + left, top, at + right, bottom))
            at += _length(piece, family, style, size, way)
    if len(boxes) > 1:
        del boxes[0]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return floor(min(lefts)), floor(min(tops)), ceil(max(rights)), ceil(max(bottoms))


@lru_cache(maxsize=4096)
def box(
    part: str, family: str, style: Style, size: int, way: Direction
) -> tuple[float, float, float, float]:
    """Return the box of the ink of a letter, or of a part that is set as a whole."""
    font, direction = face(family, style, size, way), DIRECTIONS.get(way)
    return font.getbbox(part, anchor="ls", direction=direction)


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
    for family, way, part in runs(text, style):
        font, direction = face(family, style, size, way), DIRECTIONS.get(way)
        draw.text((x, baseline), part, fill=colour, font=font, anchor="ls", direction=direction)
        x += font.getlength(part, direction=direction)


def halo(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    style: Style,
    size: int,
    colour: RGB | int,
    line: int,
) -> None:
    """Draw the text from a point on its baseline, `line` pixels wider on every side."""
    x, baseline = at
    for family, way, part in runs(text, style):
        font, direction = face(family, style, size, way), DIRECTIONS.get(way)
        draw.text(
            *((x, baseline), part, colour, font, "ls"), direction=direction, stroke_width=line
        )
        x += font.getlength(part, direction=direction)


def _height(text: str, style: Style, size: int) -> int:
    _, top, _, bottom = bounds(text, style, size)
    return bottom - top


def _without_towers(text: str) -> str:
    return "".join(
        cluster[: 1 + (_MOST_MARKS if needs_shaping(cluster[0]) else 1)]
        for cluster in clusters(text)
    )


def _plain(letter: str, style: Style) -> bool:
    if letter in _UNSEEN or letter.isspace():
        return True
    return unicodedata.category(letter)[0] != "C" and family_for(letter, style) is not None


def _writable(cluster: str, style: Style) -> bool:
    return cluster.isspace() or cluster in _UNSEEN or family_for(cluster, style) is not None


def _has_letters(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LN" for letter in text)


def _is_accent(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return kind in ("Mn", "Mc") and not 0xFE00 <= ord(letter) <= 0xFE0F
