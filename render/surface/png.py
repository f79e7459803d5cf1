"""Writes an image of palette indices as PNG.

Deflating the rows is nearly all the work, so ISA-L does it, several times faster than zlib.
Filters are left out because they make flat art larger.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING
from zlib import crc32

from isal import isal_zlib

if TYPE_CHECKING:
    from PIL import Image

_LEVEL = 1


def encode(image: Image.Image, palette: list[int]) -> bytes:
    """Return an image of indices, with the channels of its palette, as a PNG of 8 bits a pixel."""
    width, height = image.size
    # A zero before each row means that the row is not filtered.
    rows = image.crop((-1, 0, width, height)).tobytes()
    packed = deflate(rows)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(palette)),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def deflate(data: bytes) -> bytes:
    """Return the data as a zlib stream."""
    return isal_zlib.compress(data, _LEVEL)  # pyright: ignore[reportUnknownMemberType]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))
