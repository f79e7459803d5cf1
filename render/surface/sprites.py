"""Sprites: drawn once, kept as palette indices, packed if unused for long."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from threading import Lock, RLock
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image

from render.surface.layers import QUICK, SPLIT, laid, soft, softened
from render.surface.shelf import LIMIT as PACKED_LIMIT
from render.surface.shelf import Shelf, Sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Hashable, Mapping, Sequence

    from render.surface.layers import Layer
    from render.surface.palette import Palette
    from render.surface.shelf import Packed


MEMORY = 50 * 1024 * 1024
"""The most bytes of all sprites together, with the packed ones."""

_OBJECT = 2400
"""The memory of an image beside its pixels."""
_EDGE = 6
"""The memory of a pixel of an edge."""


_MASKS = (bytes([0] * 128 + [255] * 128), bytes(range(256)))
"""By opacity, what the mask of a sprite has, and that of a soft layer."""


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


class Stock(NamedTuple):
    """Packed sprites and nearest colours on their way from one process to another.

    Attributes
    ----------
    drawings
        The drawings by name.
    colours
        The nearest colours (`Palette.known`) by the mark of the palette.
    """

    drawings: dict[bytes, Packed]
    colours: dict[bytes, bytes]


class Missing(NamedTuple):
    """A sprite that a store lacks: what `Store.get` was called with."""

    palette: Palette
    draw: Callable[..., Image.Image]
    args: tuple[Hashable, ...]


class SpriteDelivery:
    """What one process has told another of its sprites, so that nothing is told twice.

    Parameters
    ----------
    store
        The store that is told of; what it has already is not told.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._drawings: set[bytes] = set()
        self._colours: dict[bytes, int] = {}
        self.news()

    def take(self, stock: Stock) -> None:
        """Keep what the other process has told."""
        self._store.take(stock)
        self._drawings |= stock.drawings.keys()
        self._colours = self._store.found()

    def news(self) -> Stock:
        """Return what is new since this, `take` or the start."""
        stock = self._store.stock(self._drawings, self._colours)
        self._drawings |= stock.drawings.keys()
        self._colours = self._store.found()
        return stock


class Store:
    """The sprites of a process: the latest ready to paste, more of them packed.

    Safe to use from several threads: one draws a missing sprite while the others wait.

    Parameters
    ----------
    limit
        The most bytes of ready sprites; the least recently used stay only packed.
    shelf
        The packed sprites.

    Attributes
    ----------
    size
        The bytes of ready sprites now.
    drawn
        The number of sprites that had to be drawn.
    pastes
        What parts of pictures pasted of these sprites.
    """

    def __init__(self, limit: int = MEMORY - PACKED_LIMIT, shelf: Shelf | None = None) -> None:
        self.limit = limit
        self.shelf = shelf or Shelf()
        self.size = 0
        self.drawn = 0
        self._palettes: dict[bytes, Palette] = {}
        self.pastes = Pastes()
        self._ready: OrderedDict[Hashable, Ready] = OrderedDict()
        self._lock = RLock()
        self._missing: dict[Missing, None] | None = None

    def get(
        self, palette: Palette, draw: Callable[..., Image.Image], args: tuple[Hashable, ...]
    ) -> tuple[Ready, Sprite]:
        """Return the drawing `draw(*args)` in indices of the palette, and where it stays ready.

        A drawing of mode RGBA covers what lies beneath where it is opaque, and nowhere else.
        """
        key = (palette, draw, args)
        ready = self._ready.get(key)
        if ready is not None and (sprite := ready.sprite) is not None:
            ready.used = True
            return ready, sprite
        with self._lock:
            ready = self._ready.get(key)
            if ready is not None and ready.sprite is not None:
                return ready, ready.sprite
            sprite = self._made(palette, draw, args)
            if sprite is None:
                return Ready(), Sprite(palette.adopt(Image.new("P", (1, 1))))
            self._make_room(_bytes(sprite))
            ready = self._ready[key] = Ready(sprite)
            return ready, sprite

    def _make_room(self, size: int) -> None:
        self.size += size
        while self.size > self.limit and self._ready:
            key, ready = self._ready.popitem(last=False)
            if ready.used:
                ready.used = False
                self._ready[key] = ready
            elif ready.sprite is not None:
                self.size -= _bytes(ready.sprite)
                ready.sprite = None

    def missing(self, compose: Callable[[], object]) -> list[Missing]:
        """Return the sprites that a function asks for and that would have to be drawn.

        It gets single pixels in their place, so it may ask for others when it asks again.
        """
        with self._lock:
            self._missing = {}
            try:
                compose()
                return list(self._missing)
            finally:
                self._missing = None

    def enter(self, palette: Palette) -> None:
        """Tell a palette the nearest colours that earlier runs have found."""
        self._palettes[palette.mark] = palette

    def restock(self, shelf: Shelf) -> None:
        """Replace all sprites by the packed ones of another shelf."""
        with self._lock:
            self.shelf = shelf
            for mark, known in shelf.colours.items():
                if mark in self._palettes:
                    self._palettes[mark].learn(known)
            self.size = self.drawn = 0
            self._ready.clear()
            self.pastes.clear()

    def take(self, stock: Stock) -> None:
        """Keep sprites and nearest colours that another process has found."""
        with self._lock:
            self.shelf.stock(stock.drawings)
            for mark, known in stock.colours.items():
                if mark in self._palettes:
                    self._palettes[mark].learn(known)

    def stock(self, without: Container[bytes], skip: Mapping[bytes, int]) -> Stock:
        """Return the packed sprites but for some, and each palette's colours after the first."""
        with self._lock:
            known = {
                mark: palette.known(skip.get(mark, 0)) for mark, palette in self._palettes.items()
            }
            return Stock(self.shelf.drawings(without), known)

    def found(self) -> dict[bytes, int]:
        """Return the number of nearest colours that each palette knows, by its mark."""
        with self._lock:
            return {mark: palette.found() for mark, palette in self._palettes.items()}

    def to_bytes(self, made_with: bytes) -> bytes:
        """Return the packed sprites and all nearest colours as a file."""
        with self._lock:
            known = {mark: palette.known() for mark, palette in self._palettes.items()}
            self.shelf.colours |= known
            self.shelf.fresh = 0
            return self.shelf.to_bytes(made_with)

    def _made(
        self, palette: Palette, draw: Callable[..., Image.Image], args: tuple[Hashable, ...]
    ) -> Sprite | None:
        if draw in QUICK:
            return QUICK[draw](palette, *args)
        if draw in SPLIT and (layers := SPLIT[draw](*args)):
            return self._put_together(palette, layers)
        name = self._name(palette, draw, args)
        if self._missing is not None and name not in self.shelf:
            self._missing[Missing(palette, draw, args)] = None
            return None
        sprite = self._unpacked_or_drawn(name, palette, draw, args)
        return softened(sprite) if draw is soft else sprite

    def _put_together(self, palette: Palette, layers: Sequence[Layer]) -> Sprite | None:
        found = [self._layer(palette, layer) for layer in layers]
        parts = [each for each in found if each is not None]
        if len(parts) < len(found):
            return None
        ground, *others = parts
        return Sprite(laid(palette, ground.image, others))

    def _layer(self, palette: Palette, layer: Layer) -> Sprite | None:
        ready = self._ready.get((palette, *layer))
        return self._made(palette, *layer) if ready is None else ready.sprite

    def _unpacked_or_drawn(
        self,
        name: bytes,
        palette: Palette,
        draw: Callable[..., Image.Image],
        args: tuple[Hashable, ...],
    ) -> Sprite:
        sprite = self.shelf.take(name)
        if sprite is not None:
            palette.adopt(sprite.image)
            return sprite
        self.drawn += 1
        sprite = _sprite(palette, draw(*args), _MASKS[draw is soft])
        self.shelf.put(name, sprite)
        return sprite

    @staticmethod
    def _name(
        palette: Palette, draw: Callable[..., Image.Image], args: tuple[Hashable, ...]
    ) -> bytes:
        return blake2b(recipe(draw, args).encode(), digest_size=16, key=palette.mark).digest()


STORE = Store()
"""The store of all pictures of this process."""


class Sprites:
    """Drawings in one palette, each known by the function that draws it and its arguments."""

    def __init__(self, palette: Palette, store: Store = STORE) -> None:
        self.palette = palette
        self.store = store
        store.enter(palette)

    def get(self, draw: Callable[..., Image.Image], *args: Hashable) -> Sprite:
        """Return the drawing `draw(*args)` in palette indices (see `Store.get`)."""
        return self.store.get(self.palette, draw, args)[1]


def recipe(draw: Callable[..., Image.Image], args: tuple[Hashable, ...]) -> str:
    """Return the name of a sprite: its function and arguments as text, alike in every process.

    Only named functions of plain values have one: the text of other objects holds their place in
    memory.
    """
    return " ".join(_written(value) for value in (draw, *args))


def _written(value: Hashable) -> str:
    if isinstance(value, FunctionType):
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value)


def _sprite(palette: Palette, drawing: Image.Image, masks: bytes) -> Sprite:
    if drawing.mode != "RGBA":
        return Sprite(palette.indexed(drawing))
    mask = drawing.getchannel("A").tobytes().translate(masks)
    return Sprite(palette.indexed(drawing), Image.frombytes("L", drawing.size, mask))


def _bytes(sprite: Sprite) -> int:
    planes = 1 if sprite.mask is None else 2
    pixels = planes * sprite.image.width * sprite.image.height
    return pixels + planes * _OBJECT + _EDGE * len(sprite.edges.places)
