"""Pictures: a scene in, PNG bytes out.

A scene is a frozen dataclass with the content of a picture as plain values: it knows no rules.
Each game has its own kinds of scene, and a folder that paints them; everything else is shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import pointcity, sanfrancisco, tickettoride
from render.colours import NIGHT
from render.layout import HEIGHT, WIDTH, Size
from render.parts.scene import Scene
from render.surface.sheet import Sheet
from render.text.fonts import can_shape
from render.text.lettering import shown_name
from render.text.scripts import isolated

if TYPE_CHECKING:
    from render.art import Art

__all__ = [
    "ARTS",
    "Scene",
    "can_shape",
    "compose",
    "compose_onto",
    "isolated",
    "paint",
    "register",
    "shown_name",
    "size_of",
]

ARTS = (sanfrancisco.ART, pointcity.ART, tickettoride.ART)
"""The art of every game."""

_ART_OF: dict[type[Scene], Art] = {}


def register(art: Art) -> None:
    """Make the scenes of a game paintable, also of one that is kept elsewhere."""
    _ART_OF.update(dict.fromkeys(art.painters, art))


for _art in ARTS:
    register(_art)


def compose(scene: Scene) -> Sheet:
    """Return the picture of a scene as a sheet, not yet a file."""
    sheet = Sheet(*size_of(scene), NIGHT, _ART_OF[type(scene)].sprites)
    compose_onto(sheet, scene)
    return sheet


def size_of(scene: Scene) -> Size:
    """Return the width and height of the picture of a scene."""
    kind = type(scene)
    measure = _ART_OF[kind].sizes.get(kind)
    return Size(WIDTH, HEIGHT) if measure is None else measure(scene)


def compose_onto(sheet: Sheet, scene: Scene) -> None:
    """Paint everything of a scene onto an empty sheet."""
    kind = type(scene)
    _ART_OF[kind].painters[kind](sheet, scene)


def paint(scene: Scene) -> bytes:
    """Return the picture of a scene as the bytes of a PNG.

    The same scene gives the same bytes in every process. Safe to call from several threads.
    """
    return compose(scene).png()
