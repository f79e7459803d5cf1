"""Fixtures of the tests of pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.surface.sprites import STORE

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def sprites_kept() -> Iterator[None]:
    """Let a test empty the store of this process: other tests need not draw again."""
    shelf = STORE.shelf
    yield
    STORE.restock(shelf)
