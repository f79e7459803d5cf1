"""Pictures: a scene in, PNG bytes out.

A scene is a frozen dataclass that says what is to be seen and nothing about why. Each game has its
own kind of scene and a painter for it; everything else is shared.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from render.fonts import can_shape
from render.lettering import shown_name
from render.pointcity import painter as pointcity_painter
from render.pointcity import scene as pointcity
from render.pointcity import zooms as pointcity_zooms
from render.sanfrancisco.painter import paint_city_zoom, paint_columns_zoom, paint_table
from render.sanfrancisco.scene import TableScene
from render.sanfrancisco.zooms import CityZoomScene, ColumnsZoomScene
from render.scripts import isolated

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.sheet import Sheet

__all__ = ["Scene", "can_shape", "compose", "isolated", "paint", "shown_name"]

Scene: TypeAlias = (
    TableScene
    | CityZoomScene
    | ColumnsZoomScene
    | pointcity.TableScene
    | pointcity_zooms.CityZoomScene
    | pointcity_zooms.MarketZoomScene
)
"""Every kind of scene that can be painted."""

_PAINTERS: dict[type[Scene], Callable[[Any], Sheet]] = {
    TableScene: paint_table,
    CityZoomScene: paint_city_zoom,
    ColumnsZoomScene: paint_columns_zoom,
    pointcity.TableScene: pointcity_painter.paint_table,
    pointcity_zooms.CityZoomScene: pointcity_painter.paint_city_zoom,
    pointcity_zooms.MarketZoomScene: pointcity_painter.paint_market_zoom,
}


def compose(scene: Scene) -> Sheet:
    """Return the picture of a scene before it becomes a file."""
    return _PAINTERS[type(scene)](scene)


def paint(scene: Scene) -> bytes:
    """Return the picture of a scene as the bytes of a PNG.

    The same scene gives the same bytes in every process. Safe to call from several threads.
    """
    return compose(scene).png()
