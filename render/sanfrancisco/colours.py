"""The colours of San Francisco: shades of the six kinds of card, and the palette of the picture."""

from __future__ import annotations

import csv
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple

from render.colours import CREAM, INK, NAMED, PANEL, TEXT_PAIRS, mix, ramp
from render.sanfrancisco.scene import Colour
from render.surface.palette import Palette

if TYPE_CHECKING:
    from render.colours import RGB


class Shades(NamedTuple):
    """The colours of a district's landscape, and of figures on it.

    Attributes
    ----------
    base, middle, light, dark
        Sky, silhouettes, contrasting parts, ground.
    text
        Figures on the sky.
    plot, far_plot
        Sky and silhouettes of an empty space, by night.
    """

    base: RGB
    middle: RGB
    light: RGB
    dark: RGB
    text: RGB
    plot: RGB
    far_plot: RGB


def _shades(base: RGB, middle: RGB, light: RGB, dark: RGB, text: RGB) -> Shades:
    plots = mix(PANEL, base, 0.22), mix(PANEL, base, 0.38)
    return Shades(base, middle, light, dark, text, *plots)


SHADES: dict[Colour, Shades] = {
    Colour.BLUE: _shades((23, 67, 156), (42, 98, 188), (121, 166, 232), (14, 44, 102), CREAM),
    Colour.GREY: _shades((179, 192, 207), (155, 171, 188), (211, 220, 230), (74, 91, 109), INK),
    Colour.ORANGE: _shades((234, 122, 44), (219, 106, 32), (255, 184, 102), (126, 52, 16), INK),
    Colour.YELLOW: _shades((255, 224, 116), (242, 198, 74), (255, 240, 184), (134, 96, 15), INK),
    Colour.GREEN: _shades((36, 120, 90), (26, 98, 73), (88, 173, 134), (13, 64, 48), CREAM),
    Colour.BLACK: _shades((23, 24, 31), (43, 45, 60), (124, 130, 166), (8, 9, 12), CREAM),
}


def _palette() -> Palette:
    """Return the named colours, the steps around text, and blends that card edges need most."""
    blends = resources.files("render.sanfrancisco").joinpath("blends.csv").read_text("utf-8")
    return Palette(
        (
            *NAMED,
            *(colour for shades in SHADES.values() for colour in shades),
            *(step for colour, ground in TEXT_PAIRS for step in ramp(colour, ground)),
            *(
                (int(row["red"]), int(row["green"]), int(row["blue"]))
                for row in csv.DictReader(blends.splitlines())
            ),
        )
    )


PALETTE = _palette()
