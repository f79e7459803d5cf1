"""The colours of Point City: shades of the resources and kinds of building, and the palette."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import (
    AMBER,
    BAND,
    CREAM,
    GOLD,
    INK,
    SLOT,
    STONE,
    mix,
    ramp,
    shades,
    shared_colours,
)
from render.pointcity.scene import Kind, Resource
from render.surface.palette import Palette

if TYPE_CHECKING:
    from render.colours import (
        RGB,
        Shades,
    )
    from render.pointcity.scene import BuildingScene


SHADES: dict[Resource, Shades] = {
    Resource.ECONOMY: shades((23, 67, 156), (42, 98, 188), (121, 166, 232), (14, 44, 102), CREAM),
    Resource.ENERGY: shades((255, 224, 116), (242, 198, 74), (255, 240, 184), (134, 96, 15), INK),
    Resource.ECOLOGY: shades((36, 120, 90), (26, 98, 73), (88, 173, 134), (13, 64, 48), CREAM),
    Resource.COMMUNITY: shades((234, 122, 44), (219, 106, 32), (255, 184, 102), (126, 52, 16), INK),
    Resource.INDUSTRY: shades(
        (179, 192, 207), (155, 171, 188), (211, 220, 230), (74, 91, 109), INK
    ),
    Resource.INGENUITY: shades((23, 24, 31), (43, 45, 60), (124, 130, 166), (8, 9, 12), CREAM),
}

LANDMARK = shades((140, 43, 34), (166, 62, 46), (240, 170, 130), (84, 22, 18), CREAM)
"""The colours of a building that brings points alone."""
CIVIC = shades((163, 126, 192), (146, 108, 176), (222, 200, 236), (70, 42, 92), INK)
"""The colours of a building that brings a civic token."""


def shades_for(gives: Resource | None) -> Shades:
    """Return the colours of a row of a city: that of a resource, or for None the last one."""
    return LANDMARK if gives is None else SHADES[gives]


def shades_of(building: BuildingScene) -> Shades:
    """Return the colours of a building."""
    if building.gives is not None:
        return SHADES[building.gives]
    return CIVIC if building.kind is Kind.CIVIC else LANDMARK


def _palette() -> Palette:
    """Return the palette: shared colours, and the steps between neighbours on cards."""
    every = (*SHADES.values(), LANDMARK, CIVIC)
    pairs = [(INK, CREAM), (CREAM, SLOT), (STONE, INK), (INK, AMBER)]
    colours: list[RGB] = [
        *shared_colours(every),
        *(step for colour, ground in pairs for step in ramp(colour, ground, 4)),
        mix(BAND, GOLD, 0.5),
    ]
    for each in every:
        near = {CREAM: (0.25, 0.5, 0.75), INK: (0.25, 0.5, 0.75), each.light: (0.33, 0.66)}
        near |= {each.dark: (0.33, 0.66)}
        colours += [mix(each.base, other, s) for other, steps in near.items() for s in steps]
        colours += [mix(each.plot, each.text, 0.5)]
    return Palette(colours)


PALETTE = _palette()
