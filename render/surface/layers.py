"""Drawings in layers: each layer is drawn once, however many drawings it is a part of.

A card with its frame, or a plate with its number, would otherwise be drawn for every frame and
every number.
"""

from __future__ import annotations

import re
from array import array
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PIL import Image

from render.surface.shelf import Edges, Sprite

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from render.surface.palette import Palette

    Draw: TypeAlias = Callable[..., Image.Image]
    Make: TypeAlias = Callable[..., Sprite]
    """Makes the sprite of a drawing of a palette and the drawing's arguments."""

_PARTLY = re.compile(rb"[\x01-\xfe]")
_OPAQUE = bytes(255) + b"\xff"
"""By opacity, what a mask has."""


class Layer(NamedTuple):
    """A part of a drawing: a drawing itself."""

    draw: Draw
    args: tuple[Hashable, ...]


Split: TypeAlias = "Callable[..., Sequence[Layer]]"
"""Returns the layers of a drawing of its arguments: an opaque one, then soft ones as large.

There are none if the drawing is drawn as a whole.
"""


QUICK: dict[Draw, Make] = {}
"""Drawings that are quicker made than unpacked: they are neither packed nor kept in the file."""
SPLIT: dict[Draw, Split] = {}
"""Drawings in layers."""


def quick(draw: Draw) -> Callable[[Make], Make]:
    """Let a function make the sprites of a drawing, which is quicker than unpacking them."""

    def register(make: Make) -> Make:
        QUICK[draw] = make
        return make

    return register


def layered(draw: Draw) -> Callable[[Split], Split]:
    """Let a function divide a drawing into layers."""

    def register(split: Split) -> Split:
        SPLIT[draw] = split
        return split

    return register


def soft(draw: Draw, *args: Hashable) -> Image.Image:
    """Draw a layer whose edges are blended with what lies beneath."""
    return draw(*args)


def softened(sprite: Sprite) -> Sprite:
    """Return a soft layer ready to be laid, of a sprite whose mask has its opacity."""
    if sprite.mask is None:
        return sprite
    opacity, indices = sprite.mask.tobytes(), sprite.image.tobytes()
    places = array("I", [found.start() for found in _PARTLY.finditer(opacity)])
    edges = Edges(
        places, bytes(indices[place] for place in places), bytes(opacity[place] for place in places)
    )
    return Sprite(
        sprite.image, Image.frombytes("L", sprite.size, opacity.translate(_OPAQUE)), edges
    )


def laid(palette: Palette, ground: Image.Image, layers: Sequence[Sprite]) -> Image.Image:
    """Return soft layers on a ground in palette indices."""
    box = (0, 0, *ground.size)
    for layer in layers:
        pixels = bytearray(ground.tobytes())
        for place, above, opacity in zip(*layer.edges, strict=True):
            pixels[place] = palette.mixed(pixels[place], above, opacity)
        ground = palette.adopt(Image.frombytes("P", ground.size, bytes(pixels)))
        if layer.mask is not None:
            ground.im.paste(layer.image.im, box, layer.mask.im)
    return ground
