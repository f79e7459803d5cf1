"""The typefaces, which come as packages, and what they can write."""

from __future__ import annotations

from enum import Enum
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, cast

import fontpkg  # pyright: ignore[reportMissingTypeStubs]
from fontTools import ttLib  # pyright: ignore[reportMissingTypeStubs]
from PIL import ImageFont, features

if TYPE_CHECKING:
    from pathlib import Path

_FALLBACK = "Noto Sans"
_FALLBACK_WIDTH = 75
_FALLBACK_SCALE = 0.9
"""Noto Sans is drawn larger than Barlow at the same size."""

_SHAPED = ((0x0590, 0x08FF), (0x0900, 0x109F), (0x1780, 0x17FF), (0xA8E0, 0xA8FF))
"""Scripts whose letters join, reorder or run from the right: Hebrew to Myanmar, Khmer."""


class Style(Enum):
    """The three voices of a picture: family and weight."""

    NUMBER = ("Barlow Condensed", 700)
    PROSE = ("Barlow Condensed", 600)
    NAME = ("Barlow Semi Condensed", 700)


@cache
def can_shape() -> bool:
    """Tell whether the system has the library that shapes joining and right-to-left scripts."""
    return bool(features.check("raqm"))


def needs_shaping(letter: str) -> bool:
    """Tell whether letters of this script cannot simply be set side by side."""
    return any(first <= ord(letter) <= last for first, last in _SHAPED)


@cache
def family_for(letter: str, style: Style) -> str | None:
    """Return the first font family that can write the letter in this style, None when none can."""
    if needs_shaping(letter) and not can_shape():
        return None
    code = ord(letter)
    return next((f for f in (style.value[0], _FALLBACK) if code in _letters(f, style)), None)


@lru_cache(maxsize=512)
def face(family: str, style: Style, size: int, *, shaped: bool) -> ImageFont.FreeTypeFont:
    """Return a family in the weight of the style, `size` pixels high."""
    layout = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    if family != _FALLBACK:
        return ImageFont.truetype(_path(family, style.value[1]), size, layout_engine=layout)
    size = round(size * _FALLBACK_SCALE)
    font = ImageFont.truetype(_path(family, style.value[1]), size, layout_engine=layout)
    font.set_variation_by_axes([style.value[1], _FALLBACK_WIDTH])
    return font


@cache
def _path(family: str, weight: int) -> Path:
    return fontpkg.path(family, weight)


@cache
def _letters(family: str, style: Style) -> frozenset[int]:
    with ttLib.TTFont(_path(family, style.value[1]), lazy=True) as font:
        return frozenset(cast("dict[int, Any]", font.getBestCmap()))
