"""A palette of at most 256 colours, and the nearest of them to any other colour.

Pictures are composed of palette indices, so that pasting copies bytes and blends nothing.
"""

from __future__ import annotations

import struct
import sys
from array import array
from bisect import bisect_left
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING

from PIL import Image

from render.colours import oklab, paled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.colours import RGB


_RUN = 64
"""The bytes of 16 pixels of RGBX."""
_FAR = 1e9
_MARGIN = 1e-9


class Palette:
    """A fixed list of colours.

    Parameters
    ----------
    colours
        The colours in the order of their index; repeated ones keep their first place.

    Attributes
    ----------
    flat
        The channels of all colours, one after the other.
    mark
        A checksum of 16 bytes, the same in every process.

    Raises
    ------
    ValueError
        When there are more than 256.
    """

    def __init__(self, colours: Iterable[RGB]) -> None:
        self.colours = tuple(dict.fromkeys(colours))
        if len(self.colours) > 256:
            message = f"a palette has at most 256 colours, not {len(self.colours)}"
            raise ValueError(message)
        self.flat = [channel for colour in self.colours for channel in colour]
        self.mark = blake2b(bytes(self.flat), digest_size=16).digest()
        by_lightness = sorted((*oklab(c), i) for i, c in enumerate(self.colours))
        # Nothing is as far away as the two ends, so a search need not look where it is.
        self._by_lightness = [(-_FAR, 0.0, 0.0, 0), *by_lightness, (_FAR, 0.0, 0.0, 0)]
        self._last = by_lightness[0]
        self._indices = _Indices(self)
        self._mixed: dict[tuple[int, int, int], int] = {}
        self._tones: dict[tuple[RGB, RGB], bytes] = {}

    def index(self, colour: RGB) -> int:
        """Return the index of the nearest colour in Oklab; exact for its own colours."""
        return self._indices[int.from_bytes((*colour, 255), sys.byteorder)]

    def indexed(self, image: Image.Image) -> Image.Image:
        """Return the image in indices of the nearest colours, without dithering."""
        pixels = image.convert("RGBX").tobytes()
        runs = _Runs(self._indices)
        whole = len(pixels) - len(pixels) % _RUN
        parts = struct.iter_unpack(f"{_RUN}s", memoryview(pixels)[:whole])
        indices = b"".join([runs[run] for (run,) in parts]) + runs[pixels[whole:]]
        return self.adopt(Image.frombytes("P", image.size, indices))

    def matched(self, image: Image.Image) -> Image.Image:
        """Return an image in RGB in indices of the nearest colours, as Pillow finds them.

        It takes milliseconds however many colours there are. They are the nearest in RGB, which is
        good enough where a picture is made smaller.
        """
        page = self.adopt(Image.new("P", (1, 1)))
        return self.adopt(image.quantize(palette=page, dither=Image.Dither.NONE))

    def mixed(self, below: int, above: int, opacity: int) -> int:
        """Return the index of a colour that covers another one by an opacity of 0 to 255."""
        key = below, above, opacity
        mixed = self._mixed.get(key)
        if mixed is None:
            one, other = self.colours[below], self.colours[above]
            red, green, blue = (
                (a * (255 - opacity) + b * opacity + 127) // 255
                for a, b in zip(one, other, strict=True)
            )
            mixed = self._mixed[key] = self.index((red, green, blue))
        return mixed

    def toned(self, cover: Image.Image, ground: RGB, colour: RGB) -> Image.Image:
        """Return an image in indices of one colour where `cover` is 255, on a ground where it is 0.

        The steps between are blended.
        """
        tones = self._tones.get((ground, colour))
        if tones is None:
            steps = Image.frombytes("L", (256, 1), bytes(range(256)))
            blend = Image.new("RGB", steps.size, ground)
            blend.paste(colour, (0, 0, *steps.size), steps)
            tones = self._tones[ground, colour] = self.indexed(blend).tobytes()
        return self.adopt(Image.frombytes("P", cover.size, cover.tobytes().translate(tones)))

    def adopt(self, image: Image.Image) -> Image.Image:
        """Return the image of indices with this palette attached."""
        image.putpalette(self.flat)
        return image

    def paled(self, share: float) -> list[int]:
        """Return the channels of all colours without `share` of their hue, equally light."""
        return [channel for colour in self.colours for channel in paled(colour, share)]

    def known(self, skip: int = 0) -> bytes:
        """Return the nearest colours found after the first `skip`, as `learn` reads them."""
        pixels = array("I", islice(self._indices, skip, None))
        return pixels.tobytes() + bytes(islice(self._indices.values(), skip, None))

    def found(self) -> int:
        """Return the number of colours whose nearest is known."""
        return len(self._indices)

    def learn(self, known: bytes) -> None:
        """Take over the nearest colours that an equal palette found on a like machine."""
        pixels, indices = array("I"), known[len(known) * 4 // 5 :]
        pixels.frombytes(known[: 4 * len(indices)])
        self._indices.update(zip(pixels, indices, strict=True))

    def nearest(self, colour: RGB) -> int:
        """Search for the nearest colour, from its lightness outwards."""
        light, a, b = oklab(colour)
        entries = self._by_lightness
        above = bisect_left(entries, (light,))
        below = above - 1
        up, down = entries[above][0] - light, light - entries[below][0]
        # Edges are drawn in steps between few colours, so the last one found is near and ends the
        # search early. The margin keeps it from winning ties that the search would decide.
        last = self._last
        best = (last[0] - light) ** 2 + (last[1] - a) ** 2 + (last[2] - b) ** 2 + _MARGIN
        while (gap := min(up, down)) ** 2 <= best:
            if up <= down:
                entry = entries[above]
                above += 1
                up = entries[above][0] - light
            else:
                entry = entries[below]
                below -= 1
                down = light - entries[below][0]
            distance = gap * gap + (entry[1] - a) ** 2 + (entry[2] - b) ** 2
            if distance < best:
                best, last = distance, entry
        self._last = last
        return last[3]


class _Runs(dict[bytes, bytes]):
    """The indices of neighbouring pixels. Most of them come again: art is flat."""

    def __init__(self, indices: _Indices) -> None:
        super().__init__()
        self._indices = indices

    def __missing__(self, run: bytes) -> bytes:
        indices = self[run] = bytes(map(self._indices.__getitem__, memoryview(run).cast("I")))
        return indices


class _Indices(dict[int, int]):
    """The index of each pixel value (the bytes of RGBX as one number), searched once."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette

    def __missing__(self, pixel: int) -> int:
        red, green, blue, _ = pixel.to_bytes(4, sys.byteorder)
        index = self[pixel] = self._palette.nearest((red, green, blue))
        return index
