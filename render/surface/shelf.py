"""A store of packed drawings, each under a name, which can be written to a file and read.

The file has only data: packed rows of palette indices, checked before they are used.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from PIL import Image

from render.surface.png import deflate

if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence

LIMIT = 12 * 1024 * 1024
"""The most bytes of packed drawings: some nine thousand cards."""

MAGIC = b"Cable Car sprites, form 4\n"
_CHECK = 32
_ENTRY = 400
"""The memory of a drawing beside its packed bytes."""

_Side = Annotated[int, msgspec.Meta(ge=1, le=4096)]
"""The width or height of a drawing, in pixels."""


class ShelfError(Exception):
    """A file is no shelf, is damaged, or was made with other code or fonts; the text says which."""


class Edges(NamedTuple):
    """The pixels of a soft layer that cover in part: their places, row by row from 0."""

    places: Sequence[int] = ()
    indices: bytes = b""
    opacities: bytes = b""


class Sprite(NamedTuple):
    """A drawing ready to paste.

    Attributes
    ----------
    image
        Palette indices. It must not be changed.
    mask
        Where it covers what lies beneath (255) and where not (0), or None if it covers all.
    edges
        Where a soft layer covers it in part.
    """

    image: Image.Image
    mask: Image.Image | None = None
    edges: Edges = Edges()

    @property
    def size(self) -> tuple[int, int]:
        """The width and height in pixels."""
        return self.image.size


class Packed(NamedTuple):
    """A packed drawing: its size in pixels, and its deflated indices, then those of its mask."""

    width: _Side
    height: _Side
    data: bytes
    masked: bool = False

    @classmethod
    def of(cls, sprite: Sprite) -> Packed:
        """Return a drawing packed."""
        pixels = sprite.image.tobytes()
        if sprite.mask is not None:
            pixels += sprite.mask.tobytes()
        return cls(*sprite.size, deflate(pixels), sprite.mask is not None)

    def unpacked(self) -> Sprite | None:
        """Return the drawing without its palette, or None if the data are no drawing."""
        area = self.width * self.height
        length = 2 * area if self.masked else area
        try:
            # One byte more than allowed: a larger drawing is refused and never unpacked whole.
            pixels = zlib.decompressobj().decompress(self.data, length + 1)
        except zlib.error:
            return None
        if len(pixels) != length:
            return None
        size = self.width, self.height
        mask = Image.frombytes("L", size, pixels[area:]) if self.masked else None
        return Sprite(Image.frombytes("P", size, pixels[:area]), mask)


class _File(msgspec.Struct, array_like=True):
    """The content of a file: the mark of its drawings' origin, and the content of a shelf."""

    made_with: bytes
    drawings: dict[bytes, Packed]
    colours: dict[bytes, bytes]
    rehearsed: bool


class Shelf:
    """A bounded store of packed drawings. Not safe for several threads.

    Parameters
    ----------
    limit
        The most bytes kept; the least recently used drawings go first.

    Attributes
    ----------
    size
        The bytes kept now.
    fresh
        The number of drawings added since the shelf was read or written.
    colours
        The nearest colours that palettes found (`Palette.known`), by the mark of the palette.
    rehearsed
        Whether everything was drawn that is drawn ahead.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.size = 0
        self.fresh = 0
        self.colours: dict[bytes, bytes] = {}
        self.rehearsed = False
        self._packed: OrderedDict[bytes, Packed] = OrderedDict()

    def __len__(self) -> int:
        return len(self._packed)

    def __contains__(self, name: object) -> bool:
        return name in self._packed

    def put(self, name: bytes, sprite: Sprite) -> None:
        """Keep a drawing under a name."""
        self._add(name, Packed.of(sprite))
        self.fresh += 1

    def stock(self, drawings: Mapping[bytes, Packed]) -> None:
        """Keep drawings that another shelf has packed, under their names there."""
        for name, packed in drawings.items():
            if name not in self._packed:
                self._add(name, packed)
                self.fresh += 1

    def drawings(self, without: Container[bytes] = ()) -> dict[bytes, Packed]:
        """Return the packed drawings by name, but for some."""
        return {name: each for name, each in self._packed.items() if name not in without}

    def take(self, name: bytes) -> Sprite | None:
        """Return a copy of a drawing, without its palette, or None."""
        packed = self._packed.get(name)
        if packed is None:
            return None
        self._packed.move_to_end(name)
        return packed.unpacked()

    def to_bytes(self, made_with: bytes) -> bytes:
        """Return the shelf as a file.

        Parameters
        ----------
        made_with
            A mark of all that the drawings depend on; `from_bytes` must get the same.
        """
        body = msgspec.msgpack.encode(
            _File(made_with, dict(self._packed), self.colours, self.rehearsed)
        )
        return MAGIC + checksum(body) + body

    @classmethod
    def from_bytes(cls, file: bytes, made_with: bytes, limit: int = LIMIT) -> Shelf:
        """Return the shelf in a file.

        Raises
        ------
        ShelfError
            When the file is no shelf, cut short, damaged, or made with something else.
        """
        head = len(MAGIC) + _CHECK
        body = file[head:]
        if not file.startswith(MAGIC):
            raise ShelfError("it is no file of sprites")
        if file[len(MAGIC) : head] != checksum(body):
            raise ShelfError("it is damaged")
        try:
            read = msgspec.msgpack.decode(body, type=_File)
        except msgspec.DecodeError as error:
            raise ShelfError("it is damaged") from error
        if read.made_with != made_with:
            raise ShelfError("its sprites were drawn with other art, fonts or Pillow")
        shelf = cls(limit)
        shelf.colours = read.colours
        shelf.rehearsed = read.rehearsed
        for name, packed in read.drawings.items():
            shelf._add(name, packed)
        return shelf

    def _add(self, name: bytes, packed: Packed) -> None:
        old = self._packed.pop(name, None)
        if old is not None:
            self.size -= _bytes(old.data)
        self._packed[name] = packed
        self.size += _bytes(packed.data)
        while self.size > self.limit and len(self._packed) > 1:
            _, dropped = self._packed.popitem(last=False)
            self.size -= _bytes(dropped.data)


def _bytes(data: bytes) -> int:
    return len(data) + _ENTRY


def checksum(body: bytes) -> bytes:
    """Return the checksum that the body of a file must have."""
    return blake2b(body, digest_size=_CHECK).digest()
