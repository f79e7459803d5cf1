"""The buildings of a city: one for each resource, a landmark, a civic hall.

Each fits a box of any size, on cards as in the rows of a city.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from render.colours import AMBER, CREAM, GOLD, INK, STONE, mix
from render.pointcity.colours import CIVIC, LANDMARK, SHADES
from render.pointcity.scene import Kind, Resource
from render.surface.shapes import star

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.colours import RGB
    from render.pointcity.scene import BuildingScene
    from render.surface.canvas import Canvas
    from render.surface.shapes import Point


class BuildingSite(NamedTuple):
    """The place of a building: the middle of its foot, its width and its height.

    Coordinates run from -1 to 1 across and from 0 at the ground to 1 at the top.
    """

    canvas: Canvas
    x: float
    floor: float
    width: float
    height: float

    def at(self, x: float, y: float) -> Point:
        """Return a point of the building on the canvas."""
        return self.x + x * self.width / 2, self.floor - y * self.height

    def box(self, left: float, bottom: float, right: float, top: float, fill: RGB) -> None:
        """Fill a rectangle."""
        self.canvas.box((*self.at(left, top), *self.at(right, bottom)), fill)

    def shape(self, points: tuple[Point, ...], fill: RGB) -> None:
        """Fill a polygon."""
        self.canvas.polygon([self.at(*point) for point in points], fill)

    def disc(self, x: float, y: float, radius: float, fill: RGB) -> None:
        """Fill a circle whose radius is a share of half the width."""
        self.canvas.disc(*self.at(x, y), radius * self.width / 2, fill)


def draw_building(site: BuildingSite, building: BuildingScene) -> None:
    """Draw a building; one with more points is larger."""
    if building.kind is Kind.CIVIC:
        _hall(site)
    elif building.gives is None:
        _landmark(site)
    else:
        _BUILDINGS[building.gives](site, building.points)


def _windows(
    site: BuildingSite, xs: tuple[float, ...], ys: tuple[float, ...], size: Point, fill: RGB
) -> None:
    for y in ys:
        for x in xs:
            site.box(x, y, x + size[0], y + size[1], fill)


def _tower(site: BuildingSite, points: int) -> None:
    shades = SHADES[Resource.ECONOMY]
    glass, lit = shades.light, AMBER
    if points > 0:
        site.box(-0.98, 0, -0.42, 0.46, shades.middle)
        _windows(site, (-0.86, -0.64), (0.12, 0.28), (0.12, 0.08), glass)
    if points > 1:
        site.box(0.42, 0, 0.98, 0.62, shades.middle)
        _windows(site, (0.52, 0.76), (0.12, 0.28, 0.44), (0.12, 0.08), glass)
    top = 1 if points > 2 else 0.86
    site.box(-0.05, top - 0.16, 0.05, top, CREAM)
    site.box(-0.32, 0, 0.32, top - 0.2, glass)
    site.box(-0.48, 0, 0.48, top - 0.3, CREAM)
    ys = tuple(0.08 + 0.135 * floor for floor in range(int((top - 0.42) / 0.135)))
    _windows(site, (-0.36, -0.1, 0.16), ys, (0.2, 0.08), shades.base)
    site.box(0.16, ys[-1], 0.36, ys[-1] + 0.08, lit)
    site.box(-0.1, ys[0], 0.1, ys[0] + 0.08, lit)


def _turbines(site: BuildingSite, points: int) -> None:
    shades = SHADES[Resource.ENERGY]
    masts = ((0, 0.62, 1.0),)
    if points == 1:
        masts = ((-0.48, 0.46, 0.78), (0.32, 0.66, 1.0))
    elif points > 1:
        masts = ((-0.64, 0.42, 0.7), (0.64, 0.46, 0.72), (0, 0.68, 1.0))
    for x, hub, size in masts:
        foot, tip = 0.1 * size, 0.05 * size
        site.shape(((x - foot, 0), (x + foot, 0), (x + tip, hub), (x - tip, hub)), shades.dark)
        _rotor(
            site, site.at(x, hub), 0.36 * size * min(site.height, 1.2 * site.width), 0.5 if x else 0
        )
    site.box(-0.85, 0, 0.85, 0.08, shades.dark)
    if points > 2:
        site.shape(((-0.95, 0.05), (0.95, 0.05), (0.78, 0.28), (-0.78, 0.28)), INK)
        for left, right in ((-0.82, -0.34), (-0.26, 0.26), (0.34, 0.82)):
            edges = ((left, 0.08), (right, 0.08), (right * 0.9, 0.24), (left * 0.9, 0.24))
            site.shape(edges, SHADES[Resource.ECONOMY].middle)


def _rotor(site: BuildingSite, centre: Point, reach: float, turn: float) -> None:
    dark = SHADES[Resource.ENERGY].dark
    for grow, fill in ((max(0.9, 0.05 * reach), dark), (0, CREAM)):
        for blade in range(3):
            angle = blade * 2 * pi / 3 - pi / 2 + turn
            along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
            outline: list[Point] = []
            for distance, aside in ((0, -0.05), (0.3, -0.13), (1, -0.02), (1, 0.03), (0, 0.05)):
                far = distance * reach + (grow if distance == 1 else 0)
                wide = aside * reach + (grow if aside > 0 else -grow)
                outline.append(
                    (
                        centre[0] + far * along[0] + wide * across[0],
                        centre[1] + far * along[1] + wide * across[1],
                    )
                )
            site.canvas.polygon(outline, fill)
    site.canvas.disc(*centre, 0.13 * reach, dark)


def _greenhouse(site: BuildingSite, points: int) -> None:
    shades = SHADES[Resource.ECOLOGY]
    trees = ((-0.72, 0.5), (0.74, 0.42), (0.5, 0.62))[: max(1, points)]
    for x, height in trees:
        site.box(x - 0.06, 0, x + 0.06, height * 0.6, shades.dark)
        site.disc(x, height, 0.3, shades.light)
        site.disc(x - 0.12, height * 0.78, 0.24, shades.light)
        site.disc(x + 0.14, height * 0.72, 0.22, shades.light)
    radius = (0.52, 0.56, 0.62, 0.7)[min(points, 3)]
    wide = radius * site.width / 2
    tall = min(wide, 0.62 * site.height)
    x, y = site.at(-0.02, 0.16)
    for grow, fill in ((0, CREAM), (-0.07, mix(shades.light, CREAM, 0.45))):
        r = wide * (1 + grow)
        site.canvas.pie(x, y, r, 180, 360, fill)
    line = max(0.8, 0.035 * site.width)
    site.canvas.line([(x, y - wide), (x, y)], CREAM, line)
    for side in (-1, 1):
        site.canvas.line([(x, y - wide), (x + side * wide * 0.52, y)], CREAM, line)
    site.canvas.line(
        [(x - wide * 0.86, y - wide * 0.48), (x + wide * 0.86, y - wide * 0.48)], CREAM, line
    )
    site.box(-0.02 - radius, 0, -0.02 + radius, 0.17, CREAM)
    site.box(-0.14, 0, 0.1, 0.15, shades.dark)
    if points > 2:
        site.box(-0.06, 0.16 + tall / site.height, 0.02, 0.3 + tall / site.height, CREAM)
        site.disc(-0.02, 0.32 + tall / site.height, 0.12, AMBER)


def _homes(site: BuildingSite, points: int) -> None:
    shades = SHADES[Resource.COMMUNITY]
    houses = ((-0.5, 0.5, 0.4), (0.5, 0.62, 0.4)) if points else ((0, 0.6, 0.5),)
    if points > 1:
        houses = ((-0.66, 0.46, 0.32), (0.66, 0.5, 0.32), (0, 0.72, 0.36))
    for x, wall, half in houses:
        site.box(x - half, 0, x + half, wall, CREAM)
        site.box(x, 0, x + half, wall, STONE)
        site.shape(
            ((x - half - 0.08, wall - 0.02), (x + half + 0.08, wall - 0.02), (x, wall + 0.3)),
            shades.dark,
        )
        site.box(x - 0.1, 0, x + 0.1, 0.2, shades.dark)
        _windows(site, (x - half + 0.1, x + half - 0.26), (0.26,), (0.16, 0.12), shades.base)
        if wall > 0.55:
            _windows(site, (x - half + 0.1, x + half - 0.26), (0.46,), (0.16, 0.1), shades.base)
    if points > 2:
        site.box(-0.02, 0.98, 0.03, 1.1, shades.dark)
        site.shape(((0.03, 1.1), (0.36, 1.05), (0.03, 1.0)), AMBER)


def _factory(site: BuildingSite, points: int) -> None:
    shades = SHADES[Resource.INDUSTRY]
    chimneys = ((0.62, 0.86), (0.28, 1.0), (-0.06, 0.8))[: max(1, points)]
    for x, height in chimneys:
        site.shape(((x - 0.15, 0.3), (x + 0.15, 0.3), (x + 0.1, height), (x - 0.1, height)), STONE)
        site.box(x - 0.11, height - 0.13, x + 0.11, height - 0.06, shades.dark)
    if points > 1:
        for dx, dy, size in ((0.1, 0.02, 0.14), (-0.1, 0.06, 0.18), (-0.34, 0.06, 0.14)):
            site.disc(chimneys[1][0] + dx - 0.04, 1.0 + dy, size, shades.light)
    for tooth in range(3):
        left = -0.94 + tooth * 0.62
        site.shape(((left, 0.34), (left, 0.58), (left + 0.62, 0.34)), CREAM)
        site.shape(((left + 0.04, 0.36), (left + 0.04, 0.52), (left + 0.4, 0.36)), shades.dark)
    site.box(-0.94, 0, 0.94, 0.36, CREAM)
    _windows(site, (-0.78, -0.34, 0.1, 0.54), (0.15,), (0.26, 0.13), shades.dark)


def _landmark(site: BuildingSite) -> None:
    light = LANDMARK.light
    site.shape(((-0.78, 0), (-0.46, 0), (-0.08, 0.62), (-0.18, 0.62)), CREAM)
    site.shape(((0.78, 0), (0.46, 0), (0.08, 0.62), (0.18, 0.62)), CREAM)
    site.box(-0.13, 0.5, 0.13, 0.8, CREAM)
    site.box(0, 0.5, 0.13, 0.8, light)
    for y, half in ((0.2, 0.66), (0.42, 0.44), (0.6, 0.3)):
        site.box(-half, y, half, y + 0.055, light)
    x, y = site.at(0, 0.86)
    radius = min(0.17 * site.height, 0.42 * site.width)
    site.canvas.polygon(star(x, y, radius * 1.25, radius * 0.6, 5), INK)
    site.canvas.polygon(star(x, y, radius, radius * 0.44, 5), GOLD)


def _hall(site: BuildingSite) -> None:
    site.box(-1, 0, 1, 0.09, CREAM)
    site.box(-0.9, 0.09, 0.9, 0.17, STONE)
    site.box(-0.82, 0.17, 0.82, 0.58, CIVIC.dark)
    for x in (-0.72, -0.25, 0.25, 0.72):
        site.box(x - 0.11, 0.17, x + 0.11, 0.58, CREAM)
    site.box(-0.92, 0.58, 0.92, 0.67, STONE)
    site.shape(((-1, 0.67), (1, 0.67), (0, 0.98)), CREAM)
    x, y = site.at(0, 0.77)
    radius = 0.09 * min(site.height, site.width)
    site.canvas.disc(x, y, radius, CIVIC.dark)
    site.canvas.disc(x, y, radius * 0.6, GOLD)


_BUILDINGS: dict[Resource, Callable[[BuildingSite, int], None]] = {
    Resource.ECONOMY: _tower,
    Resource.ENERGY: _turbines,
    Resource.ECOLOGY: _greenhouse,
    Resource.COMMUNITY: _homes,
    Resource.INDUSTRY: _factory,
}
