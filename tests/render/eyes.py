"""How far apart colours and shapes are, also for eyes that lack one kind of cone.

Colour vision is modelled after Machado, Oliveira and Fernandes 2009 at full severity; differences
are CIEDE2000 (CIE 142-2001), where 2.3 is just noticed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import opticquiz_cvd as model  # pyright: ignore[reportMissingTypeStubs]
from PIL import Image, ImageChops

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.colours import RGB


def difference(one: RGB, other: RGB, eye: str) -> float:
    seen = [model.simulate(colour, eye) for colour in (one, other)]  # pyright: ignore[reportUnknownMemberType]
    return model.delta_e(*seen)  # pyright: ignore[reportUnknownMemberType]


def shape(image: Image.Image, ground: RGB) -> Image.Image:
    """Where the image is not its ground, whatever colour it has there."""
    flat = Image.new("RGB", image.size, ground)
    return where(ImageChops.difference(image.convert("RGB"), flat), lambda level: level > 0)


def where(image: Image.Image, holds: Callable[[int], bool]) -> Image.Image:
    """The pixels whose lightness, 0 to 255, passes."""
    passed = bytes(255 * holds(level) for level in range(256))
    levels = image.convert("L").tobytes().translate(passed)
    return Image.frombytes("L", image.size, levels).convert("1")


def share(image: Image.Image) -> float:
    return image.histogram()[255] / (image.width * image.height)
