"""The typefaces tell which letters they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fontTools import ttLib  # pyright: ignore[reportMissingTypeStubs]

from render.text import fonts

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("path", fonts.files(), ids=lambda path: path.stem)
def test_letters_are_those_that_the_library_finds(path: Path) -> None:
    with ttLib.TTFont(path) as font:
        listed = set(font.getBestCmap())  # pyright: ignore[reportArgumentType]
    found = fonts._letters(path)  # pyright: ignore[reportPrivateUsage]
    assert found == listed - set(range(0xFF00, 0xFFF0))
