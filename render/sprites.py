"""Sprites: drawn once, kept as palette indices, forgotten when unused for long."""

from __future__ import annotations

from collections import OrderedDict
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

    from render.palette import Palette

LIMIT = 32 * 1024 * 1024
"""How many bytes of sprites are kept."""


class Sprites:
    """A bounded store of drawings, each known by the function that draws it and its arguments.

    Safe to use from several threads: one draws what is missing while the others wait.

    Parameters
    ----------
    palette
        What the drawings are reduced to.
    limit
        Bytes kept; the least recently used go first.
    """

    def __init__(self, palette: Palette, limit: int = LIMIT) -> None:
        self.palette = palette
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = RLock()

    def get(self, draw: Callable[..., Image.Image], *args: Hashable) -> Image.Image:
        """Return the drawing `draw(*args)` in palette indices. It must not be changed."""
        key = (draw, args)
        with self._lock:
            sprite = self._kept.get(key)
            if sprite is not None:
                self._kept.move_to_end(key)
                return sprite
            sprite = self._kept[key] = self.palette.indexed(draw(*args))
            self.size += _bytes(sprite)
            while self.size > self.limit and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self.size -= _bytes(dropped)
            return sprite


def _bytes(sprite: Image.Image) -> int:
    return sprite.width * sprite.height
