"""The typefaces, which are packages, and the letters they have."""

from __future__ import annotations

import struct
from enum import Enum
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import fontpkg  # pyright: ignore[reportMissingTypeStubs]
from fontTools import ttLib  # pyright: ignore[reportMissingTypeStubs]
from PIL import ImageFont, features

from render.text.scripts import JOINERS, Direction, needs_shaping

if TYPE_CHECKING:
    from collections.abc import Mapping

_CJK = "noto_cjk_sans_jp_bold"
"""The package of the extra `cjk`: Chinese, Japanese and Korean, in one weight and width."""


class Style(Enum):
    """The three styles of text in a picture: family and weight."""

    NUMBER = ("Barlow Condensed", 700)
    PROSE = ("Barlow Condensed", 600)
    NAME = ("Barlow Semi Condensed", 700)


class _Other(NamedTuple):
    """A family for letters that Barlow lacks.

    Attributes
    ----------
    scale
        The factor that makes it look as large as Barlow.
    """

    name: str
    scale: float


_OTHERS = (
    _Other("Noto Sans", 0.9),
    _Other("Noto Sans Arabic", 0.9),
    _Other("Heebo", 0.95),
    _Other("Noto Sans Thai", 0.86),
    _Other("Noto Sans Tamil", 0.8),
    _Other("Noto Sans Telugu", 0.8),
    _Other(_CJK, 0.86),
)
"""Latin, Greek, Cyrillic and Devanagari; Arabic; Hebrew; Thai; Tamil; Telugu; East Asia."""

_SCALES: Mapping[str, float] = dict(_OTHERS)
_WIDE_FORMS = frozenset(range(0xFF00, 0xFFF0))
"""Decorative forms of letters, shown as plain ones (see `lettering.shown_name`)."""

_GROUPED = (3, 10, 12)
"""The platform, encoding and format of a list of letters in groups: first, last, first glyph."""
_CONDENSED = 75
"""The width of the Noto families that come in several, in percent."""


@cache
def can_shape() -> bool:
    """Return True if the system can shape joining and right-to-left scripts."""
    return bool(features.check("raqm"))


@cache
def families(style: Style) -> tuple[str, ...]:
    """Return the installed families, in the order they are searched for a letter."""
    others = (other.name for other in _OTHERS if other.name != _CJK or find_spec(_CJK))
    return (style.value[0], *others)


def read_letters() -> None:
    """Read the letters of every installed family, so that no picture waits for that."""
    for style in Style:
        for family in families(style):
            _letters(_path(family, style.value[1]))


def files() -> list[Path]:
    """Return the files of all installed families, without repeats, in a fixed order."""
    paths = (_path(family, style.value[1]) for style in Style for family in families(style))
    return list(dict.fromkeys(paths))


@lru_cache(maxsize=8192)
def family_for(cluster: str, style: Style) -> str | None:
    """Return the first family that has a letter and its marks, or None."""
    if needs_shaping(cluster) and not can_shape():
        return None
    codes = {ord(letter) for letter in cluster if letter not in JOINERS}
    weight = style.value[1]
    return next((f for f in families(style) if codes <= _letters(_path(f, weight))), None)


@lru_cache(maxsize=512)
def face(family: str, style: Style, size: int, way: Direction) -> ImageFont.FreeTypeFont:
    """Return a family in the weight of the style, as large as Barlow at `size` pixels."""
    layout = ImageFont.Layout.BASIC if way is Direction.PLAIN else ImageFont.Layout.RAQM
    size = round(size * _SCALES.get(family, 1))
    font = ImageFont.truetype(_path(family, style.value[1]), size, layout_engine=layout)
    if family in _SCALES and family != _CJK:
        wanted = {b"Weight": style.value[1], b"Width": _CONDENSED}
        axes = (axis.get("name", b"") for axis in font.get_variation_axes())
        font.set_variation_by_axes([wanted[axis] for axis in axes])
    return font


@cache
def _path(family: str, weight: int) -> Path:
    if family == _CJK:
        return Path(str(import_module(_CJK).FONT_PATH))
    return fontpkg.path(family, weight)


@cache
def _letters(path: Path) -> frozenset[int]:
    with ttLib.TTFont(path, lazy=True) as font:
        # The library would name every glyph before it tells the letters: a quarter of a second.
        table = cast("bytes", cast("Any", font.reader)["cmap"])
        found = _grouped_letters(table) or cast("dict[int, Any]", font.getBestCmap())
    return frozenset(found) - _WIDE_FORMS


def _grouped_letters(table: bytes) -> frozenset[int]:
    """Return the letters of a font that lists them in groups, or none (OpenType, table cmap)."""
    (number,) = struct.unpack_from(">2xH", table)
    for platform, encoding, start in struct.iter_unpack(">HHL", table[4 : 4 + 8 * number]):
        kind, groups = struct.unpack_from(">H10xL", table, start)
        if (platform, encoding, kind) == _GROUPED:
            listed = struct.iter_unpack(">LL4x", table[start + 16 : start + 16 + 12 * groups])
            return frozenset(chain.from_iterable(range(a, b + 1) for a, b in listed))
    return frozenset()
