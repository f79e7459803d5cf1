"""What the parts of a picture pasted the last time, so that an unchanged part is only pasted.

Painting a part asks for the place and the look of everything in it, which takes longer than to
paste it. A move leaves most parts as they were.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from render.surface.shelf import Sprite

LIMIT = 16_000
"""The most pastes that are kept, some 4 MB: the parts of a hundred tables."""


class Ready:
    """A sprite that is ready to paste until its store has no room left for it.

    Attributes
    ----------
    sprite
        The sprite, or None if there is no room for it.
    used
        Whether it was wanted since the store looked for room.
    """

    __slots__ = ("sprite", "used")

    def __init__(self, sprite: Sprite | None = None) -> None:
        self.sprite = sprite
        self.used = False


Paste: TypeAlias = tuple[Ready, tuple[int, int, int, int]]
"""A sprite in its place: left, top, right and bottom."""


class Pastes:
    """The pastes of parts of pictures. Safe to use from several threads.

    Parameters
    ----------
    limit
        The most pastes kept; the least recently used parts go first.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.count = 0
        self._parts: OrderedDict[Hashable, Sequence[Paste]] = OrderedDict()
        self._lock = Lock()

    def get(self, part: Hashable) -> Sequence[Paste] | None:
        """Return the pastes of a part, or None if they are not known."""
        with self._lock:
            pastes = self._parts.get(part)
            if pastes is not None:
                self._parts.move_to_end(part)
            return pastes

    def put(self, part: Hashable, pastes: Sequence[Paste]) -> None:
        """Keep the pastes of a part."""
        with self._lock:
            self.count += len(pastes) - len(self._parts.pop(part, ()))
            self._parts[part] = pastes
            while self.count > self.limit and len(self._parts) > 1:
                _, dropped = self._parts.popitem(last=False)
                self.count -= len(dropped)

    def clear(self) -> None:
        """Forget all parts."""
        with self._lock:
            self.count = 0
            self._parts.clear()
