"""At most 256 colours, and the nearest of them to any other.

Pictures are composed of palette indices, so that pasting copies bytes and nothing is blended while
a picture is put together.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from PIL import Image

from render.colours import linear, mix

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.colours import RGB

_Lab = tuple[float, float, float]


class Palette:
    """A fixed list of colours.

    Parameters
    ----------
    colours
        In order of their index; repeated ones keep their first place.

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
        self._by_lightness = sorted((*_oklab(c), i) for i, c in enumerate(self.colours))
        self._indices = _Indices(self)

    def index(self, colour: RGB) -> int:
        """Return the index of the nearest colour, judged in Oklab; exact for its own colours."""
        red, green, blue = colour
        return self._indices[red | green << 8 | blue << 16 | 0xFF000000]

    def indexed(self, image: Image.Image) -> Image.Image:
        """Return the image in indices, each pixel the nearest colour, without dithering."""
        pixels = memoryview(image.convert("RGBX").tobytes()).cast("I")
        indices = bytes(map(self._indices.__getitem__, pixels))
        return self.adopt(Image.frombytes("P", image.size, indices))

    def adopt(self, image: Image.Image) -> Image.Image:
        """Return the image of indices, wearing this palette."""
        image.putpalette(self.flat)
        return image

    def dimmed(self, ground: RGB, share: float) -> bytes:
        """Return the table of indices that mixes `share` of `ground` into every colour."""
        table = [self.index(mix(colour, ground, share)) for colour in self.colours]
        return bytes(table + [0] * (256 - len(table)))

    def nearest(self, colour: RGB) -> int:
        """Search for the nearest colour, from its lightness outwards."""
        light, a, b = _oklab(colour)
        entries = self._by_lightness
        above = bisect_left(entries, (light,))
        below = above - 1
        best, index = float("inf"), 0
        while True:
            up = entries[above][0] - light if above < len(entries) else float("inf")
            down = light - entries[below][0] if below >= 0 else float("inf")
            gap = min(up, down)
            if gap == float("inf") or gap * gap > best:
                return index
            entry = entries[above] if up <= down else entries[below]
            if up <= down:
                above += 1
            else:
                below -= 1
            distance = gap * gap + (entry[1] - a) ** 2 + (entry[2] - b) ** 2
            if distance < best:
                best, index = distance, entry[3]


class _Indices(dict[int, int]):
    """Index by pixel (RGBX as one number), found once."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._palette = palette

    def __missing__(self, pixel: int) -> int:
        red, green, blue, _ = pixel.to_bytes(4, "little")
        index = self[pixel] = self._palette.nearest((red, green, blue))
        return index


def _oklab(colour: RGB) -> _Lab:
    """Return a colour in Oklab (Björn Ottosson 2020), where distance is what the eye sees."""
    red, green, blue = map(linear, colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )
