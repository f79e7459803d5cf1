"""Paints a Point City table: every city, the market, the supply and whose turn it is.

The closeups of one city and of the market have painters of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from render.colours import NIGHT
from render.layout import HEIGHT, WIDTH
from render.lettering import shown_name
from render.pointcity.city import paint_city
from render.pointcity.cityzoom import compose_city
from render.pointcity.colours import PALETTE
from render.pointcity.layout import LAYOUTS
from render.pointcity.market import paint_market
from render.pointcity.marketzoom import compose_market
from render.pointcity.supply import paint_supply
from render.sheet import PALED, Sheet
from render.sprites import Sprites
from render.turnpanel import paint_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.pointcity.scene import TableScene
    from render.pointcity.zooms import CityZoomScene, MarketZoomScene

SceneT = TypeVar("SceneT")

SPRITES = Sprites(PALETTE)


def paint_table(scene: TableScene) -> Sheet:
    """Return the picture of a table."""
    return _painted(compose_table, scene)


def paint_city_zoom(scene: CityZoomScene) -> Sheet:
    """Return the picture of one city."""
    return _painted(compose_city, scene)


def paint_market_zoom(scene: MarketZoomScene) -> Sheet:
    """Return the picture of the market."""
    return _painted(compose_market, scene)


def _painted(compose: Callable[[Sheet, SceneT], None], scene: SceneT) -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT, NIGHT, SPRITES)
    compose(sheet, scene)
    return sheet


def compose_table(sheet: Sheet, scene: TableScene) -> None:
    """Paint everything that is on the table onto a sheet."""
    layout = LAYOUTS[len(scene.cities)]
    for area, city in zip(layout.cities, scene.cities, strict=True):
        paint_city(sheet, area, layout.board, city, active=city.seat == scene.active)
    turn = scene.turn
    title = shown_name(turn.title, turn.fallback_title)
    counter = f"{scene.turn_number}/{scene.turns}"
    paint_turn(
        sheet,
        layout.turn,
        title,
        scene.active,
        turn,
        over=scene.over,
        counter="" if scene.over else counter,
    )
    paint_market(sheet, layout.market, scene.market, layout.card)
    paint_supply(sheet, layout.supply, scene.market, scene.tokens)
    if scene.paused:
        sheet.pale(PALED)
