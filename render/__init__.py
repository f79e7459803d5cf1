"""Pictures: a scene in, PNG bytes out.

A scene is a frozen dataclass that says what is to be seen and nothing about why. Each game has its
own kind of scene and a painter for it; everything else is shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from render.fonts import can_shape
from render.lettering import shown_name
from render.sanfrancisco.painter import paint_table
from render.sanfrancisco.scene import TableScene
from render.scripts import isolated

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.sheet import Sheet

__all__ = ["Scene", "can_shape", "isolated", "paint", "shown_name"]

Scene: TypeAlias = TableScene
"""Every kind of scene that can be painted."""

_PAINTERS: dict[type[Scene], Callable[[Scene], Sheet]] = {TableScene: paint_table}


def paint(scene: Scene) -> bytes:
    """Return the picture of a scene as the bytes of a PNG.

    The same scene gives the same bytes in every process. Safe to call from several threads.
    """
    return _PAINTERS[type(scene)](scene).png()
