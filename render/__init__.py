"""Pictures: a scene in, PNG bytes out.

A scene is a frozen dataclass that says what is to be seen and nothing about why. Each game has its
own kinds of scene and painters for them; everything else is shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from render.colours import NIGHT
from render.layout import HEIGHT, WIDTH
from render.pointcity import painter as pointcity
from render.pointcity import scene as pointcity_scene
from render.pointcity import zooms as pointcity_zooms
from render.sanfrancisco import painter as sanfrancisco
from render.sanfrancisco import scene as sanfrancisco_scene
from render.sanfrancisco import zooms as sanfrancisco_zooms
from render.surface.sheet import Sheet
from render.text.fonts import can_shape
from render.text.lettering import shown_name
from render.text.scripts import isolated

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.surface.sprites import Sprites

__all__ = ["Scene", "can_shape", "compose", "compose_onto", "isolated", "paint", "shown_name"]

Scene: TypeAlias = (
    sanfrancisco_scene.TableScene
    | sanfrancisco_zooms.CityZoomScene
    | sanfrancisco_zooms.ColumnsZoomScene
    | pointcity_scene.TableScene
    | pointcity_zooms.CityZoomScene
    | pointcity_zooms.MarketZoomScene
)
"""Every kind of scene that can be painted."""


class _Painter(NamedTuple):
    """What paints a kind of scene, and the sprites it is made of."""

    compose: Callable[[Sheet, Any], None]
    sprites: Sprites


_PAINTERS: dict[type[Scene], _Painter] = {
    sanfrancisco_scene.TableScene: _Painter(sanfrancisco.compose_table, sanfrancisco.SPRITES),
    sanfrancisco_zooms.CityZoomScene: _Painter(sanfrancisco.compose_city, sanfrancisco.SPRITES),
    sanfrancisco_zooms.ColumnsZoomScene: _Painter(
        sanfrancisco.compose_columns, sanfrancisco.SPRITES
    ),
    pointcity_scene.TableScene: _Painter(pointcity.compose_table, pointcity.SPRITES),
    pointcity_zooms.CityZoomScene: _Painter(pointcity.compose_city, pointcity.SPRITES),
    pointcity_zooms.MarketZoomScene: _Painter(pointcity.compose_market, pointcity.SPRITES),
}


def compose(scene: Scene) -> Sheet:
    """Return the picture of a scene before it becomes a file."""
    sheet = Sheet(WIDTH, HEIGHT, NIGHT, _PAINTERS[type(scene)].sprites)
    compose_onto(sheet, scene)
    return sheet


def compose_onto(sheet: Sheet, scene: Scene) -> None:
    """Lay everything of a scene on an empty sheet."""
    _PAINTERS[type(scene)].compose(sheet, scene)


def paint(scene: Scene) -> bytes:
    """Return the picture of a scene as the bytes of a PNG.

    The same scene gives the same bytes in every process. Safe to call from several threads.
    """
    return compose(scene).png()
