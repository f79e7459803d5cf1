"""Paints a seat's turn for a phone: what to do, the offer, its city, the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import CREAM
from render.layout import Size
from render.parts.icons import contract, medal, paper
from render.parts.panels import contract_plate
from render.parts.partheader import tone_of
from render.parts.portrait import (
    OTHER_COUNT,
    Other,
    PortraitSign,
    counted,
    head,
    others,
    paint_portrait,
    points,
    portrait_size,
)
from render.sanfrancisco.landmarks import cable_car, skyscraper
from render.sanfrancisco.portraitcity import city_section
from render.sanfrancisco.portraitoffer import offer_sections
from render.text.numbers import MINUS, half_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.parts.panels import Tone
    from render.parts.portrait import (
        PortraitSection,
    )
    from render.sanfrancisco.scene import CityScene
    from render.sanfrancisco.zooms import PortraitScene
    from render.surface.sheet import Sheet


def compose_portrait(sheet: Sheet, scene: PortraitScene) -> None:
    """Paint a portrait onto a sheet of its size."""
    paint_portrait(sheet, scene, sections_of(scene))


def size_of_portrait(scene: PortraitScene) -> Size:
    """Return the size of a portrait."""
    return portrait_size(sections_of(scene))


def sections_of(scene: PortraitScene) -> Sequence[PortraitSection]:
    """Return the sections of a portrait, from the top."""
    city = scene.city
    return (
        head(scene, city, _standing(city, tone_of(city, active=scene.active))),
        *offer_sections(scene),
        city_section(city, scene.next_spaces),
        others([_other(each) for each in scene.others]),
    )


def _standing(city: CityScene, tone: Tone) -> Sequence[PortraitSign]:
    """Return what a seat has, from the right: points, papers, towers, cable cars."""
    signs = [
        points(half_points(city.score), tone),
        PortraitSign(Size(62, 76), contract_plate, (city.contracts, 62, 76)),
    ]
    if city.discard_token:
        signs.append(PortraitSign(Size(58, 68), paper, (58, 68, f"{MINUS}2")))
    if city.medal:
        signs.append(PortraitSign(Size(50, 58), medal, (50, 58)))
    signs += (
        counted(skyscraper, Size(35, 62), str(city.skyscrapers), tone.ink),
        counted(cable_car, Size(66, 49), str(city.cars), tone.ink),
    )
    return signs


def _other(city: CityScene) -> Other:
    pieces = (
        (cable_car, Size(35, 26), city.cars),
        (skyscraper, Size(20, 35), city.skyscrapers),
        (contract, Size(28, 34), city.contracts),
    )
    return Other(
        city,
        half_points(city.score),
        [counted(draw, size, str(n), CREAM, figure=OTHER_COUNT) for draw, size, n in pieces],
    )
