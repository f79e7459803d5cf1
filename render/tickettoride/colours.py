"""The colours of Ticket to Ride: tracks, trams, souvenirs, land and water, and the palette.

What is printed is deep, what is placed is light.
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from render.colours import CORAL, CREAM, GOLD, INK, NAMED, TEXT_PAIRS, mix, ramp
from render.surface.palette import Palette
from render.tickettoride.board import Colour
from render.tickettoride.scene import Souvenir

if TYPE_CHECKING:
    from render.colours import RGB


class Paint(NamedTuple):
    """The shades of a colour of cards and tracks.

    Attributes
    ----------
    base, middle, deep
        Of a track and the sky of a card; of its hills; of its ground.
    edge
        The outline of a space.
    mark
        The sign of the colour on a space.
    sign
        The sign of the colour on a cream disc.
    """

    base: RGB
    middle: RGB
    deep: RGB
    edge: RGB
    mark: RGB
    sign: RGB


def _paint(base: RGB, deep: RGB, edge: RGB, mark: RGB, sign: RGB) -> Paint:
    return Paint(base, mix(base, deep, 0.38), deep, edge, mark, sign)


_BLUE, _BLACK, _PURPLE, _RED = (8, 54, 178), (23, 24, 31), (164, 90, 242), (216, 34, 28)
_GREEN, _ORANGE = (14, 76, 60), (158, 78, 12)
_FERRY, _SEA = (24, 92, 118), (14, 58, 84)

PAINTS: dict[Colour, Paint] = {
    Colour.BLUE: _paint(_BLUE, (4, 28, 104), (110, 158, 248), CREAM, _BLUE),
    Colour.GREEN: _paint((44, 147, 108), _GREEN, (142, 222, 184), CREAM, _GREEN),
    Colour.BLACK: _paint(_BLACK, (8, 9, 12), (124, 130, 166), (196, 200, 226), _BLACK),
    Colour.PURPLE: _paint(_PURPLE, (84, 34, 142), (222, 190, 255), CREAM, (84, 34, 142)),
    Colour.RED: _paint(_RED, (124, 10, 16), (255, 158, 140), CREAM, _RED),
    Colour.ORANGE: _paint((252, 164, 48), _ORANGE, (126, 62, 10), INK, _ORANGE),
    Colour.FERRY: _paint(_FERRY, _SEA, (150, 212, 232), CREAM, _SEA),
    Colour.GRAY: _paint((186, 182, 188), (92, 92, 104), (84, 84, 96), INK, INK),
}


class Livery(NamedTuple):
    """The colours of a player's trams: all over, and of platforms and rails."""

    base: RGB
    deep: RGB


LIVERIES: dict[int, Livery] = {
    1: Livery((157, 162, 255), (66, 56, 160)),
    2: Livery((255, 244, 220), (150, 136, 110)),
    3: Livery((234, 66, 164), (124, 16, 82)),
    4: Livery((129, 238, 248), (14, 104, 132)),
}
"""By seat: purple, white, pink and blue."""

FILLS: dict[Souvenir, RGB] = {
    Souvenir.BELL: GOLD,
    Souvenir.CRAB: (240, 110, 84),
    Souvenir.FLOWER: (250, 176, 206),
    Souvenir.GUITAR: (190, 128, 70),
    Souvenir.LANTERN: (220, 66, 56),
    Souvenir.POSTCARD: (150, 212, 232),
    Souvenir.SEAL: (148, 166, 190),
}

WATER: RGB = (11, 37, 54)
SHOAL: RGB = (16, 50, 68)
LAND: RGB = (36, 78, 84)
PARK: RGB = (32, 86, 74)
STREET: RGB = (44, 89, 95)
HILL: RGB = (48, 98, 100)
SAND: RGB = (120, 128, 112)
HALO: RGB = (10, 30, 40)
SHALLOW = mix(WATER, SHOAL, 0.5)
WAVE = mix(WATER, SHOAL, 0.9)
BROAD = mix(STREET, CREAM, 0.1)
"""Broad streets."""
RIDGE = mix(HILL, CREAM, 0.12)
WALL, ROOF = mix(LAND, CREAM, 0.15), mix(LAND, CREAM, 0.24)
"""Buildings on the map, in the shade and in the light."""
BED = mix(LAND, HALO, 0.62)
"""The line from a location to the first space of a track."""
PLATE = mix(WATER, INK, 0.35)
"""The ground of the legend on the map."""
WELL: RGB = (24, 62, 78)
"""The middle of a location."""
SAIL, FAR_SAIL, HULL = mix(WATER, CREAM, 0.38), mix(WATER, CREAM, 0.24), mix(WATER, CORAL, 0.5)
SPAN, FAR_SPAN = mix(WATER, CORAL, 0.72), mix(WATER, CORAL, 0.45)
"""The Golden Gate Bridge."""

_CLOSED = 0.72
_FADED = 0.62


def closed(colour: RGB) -> RGB:
    """Return a colour of a closed track: nearly that of the land."""
    return mix(colour, LAND, _CLOSED)


def faded(colour: RGB) -> RGB:
    """Return a colour of another player's trams where only one player's matter."""
    return mix(colour, LAND, _FADED)


_GROUND: tuple[RGB, ...] = (
    *(WATER, SHOAL, LAND, PARK, STREET, HILL, SAND, HALO, SHALLOW, WAVE, BROAD, RIDGE),
    *(WALL, ROOF, BED, PLATE, WELL, SAIL, FAR_SAIL, HULL, SPAN, FAR_SPAN),
)


def own_colours() -> list[RGB]:
    """Return the first colours of the palette: named ones, those of the game, edges of text."""
    return [
        *NAMED,
        *(shade for paint in PAINTS.values() for shade in paint),
        *(shade for livery in LIVERIES.values() for shade in livery),
        *(faded(livery.base) for livery in LIVERIES.values()),
        *FILLS.values(),
        *_GROUND,
        *(step for colour, ground in TEXT_PAIRS for step in ramp(colour, ground, 4)),
        *ramp(CREAM, HALO, 4),
    ]


def _palette() -> Palette:
    """Return the palette: the game's own colours, and the blends that edges need most."""
    blends = resources.files("render.tickettoride").joinpath("blends.csv").read_text("utf-8")
    return Palette(
        (
            *own_colours(),
            *(
                (int(row["red"]), int(row["green"]), int(row["blue"]))
                for row in csv.DictReader(blends.splitlines())
            ),
        )
    )


PALETTE = _palette()
