"""The child processes of the product that run."""

from __future__ import annotations

from multiprocessing import active_children
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

NAMES = ("painter", "drawing")
"""The names of the processes that paint, and that draw sprites."""


def running() -> list[BaseProcess]:
    """Return those that run, without what another test has left to end by itself."""
    return [child for child in active_children() if child.name in NAMES]
