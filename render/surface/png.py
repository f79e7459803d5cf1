"""An image of palette indices that is written as PNG without a copy of its pixels.

Deflating the rows is nearly all the work, so ISA-L does it, several times faster than zlib.
Filters are left out because they make flat art larger.
"""

from __future__ import annotations

import struct
from typing import Any

from isal import isal_zlib
from PIL import Image

_LEVEL = 1


class Page:
    """An image of palette indices in the memory that is deflated: each row after its filter's byte.

    Attributes
    ----------
    image
        The image. Its pixels are changed by its `im` alone: `Image` would copy them first.
    """

    def __init__(self, width: int, height: int, index: int) -> None:
        row = bytearray([0, *[index] * width])
        self._rows = row * height
        # Pillow counts a filter's byte after the last row, too.
        self._rows.append(0)
        pixels: Any = memoryview(self._rows)[1:]
        self.image = Image.frombuffer("P", (width, height), pixels, "raw", "P", len(row), 1)

    def png(self, palette: list[int]) -> bytes:
        """Return the image, with the channels of its palette, as a PNG of 8 bits a pixel."""
        packed = deflate(memoryview(self._rows)[:-1])
        header = struct.pack(">IIBBBBB", *self.image.size, 8, 3, 0, 0, 0)
        return b"".join(
            (
                b"\x89PNG\r\n\x1a\n",
                *_chunk(b"IHDR", header),
                *_chunk(b"PLTE", bytes(palette)),
                *_chunk(b"IDAT", packed),
                *_chunk(b"IEND", b""),
            )
        )


def deflate(data: bytes | memoryview) -> bytes:
    """Return the data as a zlib stream."""
    return isal_zlib.compress(data, _LEVEL)  # pyright: ignore[reportUnknownMemberType]


def _chunk(kind: bytes, data: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    check: int = isal_zlib.crc32(data, isal_zlib.crc32(kind))  # pyright: ignore[reportUnknownMemberType]
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", check)
