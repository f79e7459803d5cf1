"""The colours of San Francisco: shades of the six kinds of card, and the palette of the picture."""

from __future__ import annotations

import csv
from importlib import resources
from typing import TYPE_CHECKING

from render.colours import CREAM, INK, shades, shared_colours
from render.sanfrancisco.scene import Colour
from render.surface.palette import Palette

if TYPE_CHECKING:
    from render.colours import Shades

SHADES: dict[Colour, Shades] = {
    Colour.BLUE: shades((23, 67, 156), (42, 98, 188), (121, 166, 232), (14, 44, 102), CREAM),
    Colour.GREY: shades((179, 192, 207), (155, 171, 188), (211, 220, 230), (74, 91, 109), INK),
    Colour.ORANGE: shades((234, 122, 44), (219, 106, 32), (255, 184, 102), (126, 52, 16), INK),
    Colour.YELLOW: shades((255, 224, 116), (242, 198, 74), (255, 240, 184), (134, 96, 15), INK),
    Colour.GREEN: shades((36, 120, 90), (26, 98, 73), (88, 173, 134), (13, 64, 48), CREAM),
    Colour.BLACK: shades((23, 24, 31), (43, 45, 60), (124, 130, 166), (8, 9, 12), CREAM),
}


def _palette() -> Palette:
    """Return the palette: shared colours, and the blends that card edges need most."""
    blends = resources.files("render.sanfrancisco").joinpath("blends.csv").read_text("utf-8")
    return Palette(
        (
            *shared_colours(SHADES.values()),
            *(
                (int(row["red"]), int(row["green"]), int(row["blue"]))
                for row in csv.DictReader(blends.splitlines())
            ),
        )
    )


PALETTE = _palette()
