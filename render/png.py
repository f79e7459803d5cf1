"""Writes an image of palette indices as PNG.

Deflating the rows is nearly all the work, so it is left to ISA-L, several times faster than zlib;
filters are left out because they make flat art larger.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING
from zlib import crc32

from isal import isal_zlib

if TYPE_CHECKING:
    from PIL import Image

    from render.palette import Palette

_LEVEL = 1


def encode(image: Image.Image, palette: Palette) -> bytes:
    """Return the image of indices as the bytes of a PNG with 8 bits a pixel."""
    width, height = image.size
    pixels = image.tobytes()
    rows = b"".join([b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width)])
    packed = isal_zlib.compress(rows, _LEVEL)  # pyright: ignore[reportUnknownMemberType]
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(palette.flat)),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))
