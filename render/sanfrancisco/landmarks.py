"""Drawings on cards: cable car, skyscraper, foundation, depot, rails and small signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.colours import AMBER, BRASS, CORAL, CREAM, GOLD, INK, STONE
from render.parts.icons import chip
from render.surface.canvas import Canvas

if TYPE_CHECKING:
    from render.colours import RGB


def cable_car(width: float, height: float) -> Canvas:
    """Draw a cable car from the side, with a cream halo that sets it off from any ground."""
    canvas = Canvas(width, height)
    k, v = width / 46, height / 34
    for grow, fill in ((1.5 * v, CREAM), (0, INK)):
        canvas.box((3 * k, 4 * v, 43 * k, 12 * v), fill, radius=5 * v, grow=grow)
        canvas.box((5 * k, 8 * v, 41 * k, 27 * v), fill, radius=2 * v, grow=grow)
        canvas.box((1.5 * k, 20 * v, 44.5 * k, 28 * v), fill, radius=3 * v, grow=grow)
        for x in (13, 33):
            canvas.disc(x * k, 28 * v, 4.3 * v + grow, fill)
    canvas.box((4.5 * k, 5 * v, 41.5 * k, 9.6 * v), GOLD, radius=3 * v)
    canvas.box((7 * k, 10 * v, 39 * k, 22 * v), CREAM)
    canvas.box((3 * k, 21.2 * v, 43 * k, 26.6 * v), CORAL, radius=2 * v)
    canvas.box((6.6 * k, 18 * v, 39.4 * k, 24 * v), CORAL)
    for x in (9, 16.6, 24.2, 31.8):
        canvas.box((x * k, 11 * v, (x + 5.4) * k, 17.4 * v), INK, radius=v)
    canvas.box((6.6 * k, 21.4 * v, 39.4 * k, 23 * v), AMBER)
    for x in (13, 33):
        canvas.disc(x * k, 28.2 * v, 3.4 * v, INK)
        canvas.disc(x * k, 28.2 * v, 1.4 * v, CREAM)
    return canvas


def skyscraper(width: float, height: float) -> Canvas:
    """Draw a stepped tower with lit windows and a red light on its mast."""
    canvas = Canvas(width, height)
    k, v = width / 34, height / 62
    storeys = ((16, 1, 18, 12), (12, 9, 22, 20), (8, 17, 26, 36), (4, 32, 30, 61))
    for grow, fill in ((2 * k, INK), (0, CREAM)):
        for left, top, right, bottom in storeys:
            foot = min(grow, 0.8) if bottom == 61 else 0
            box = (left * k - grow, top * v - grow, right * k + grow, bottom * v + foot)
            canvas.box(box, fill)
    for left, top, right, bottom in ((17.4, 9, 22, 18), (20, 18, 26, 33), (22.5, 33, 30, 61)):
        canvas.box((left * k, top * v, right * k, bottom * v), STONE)
    canvas.disc(17 * k, 3 * v, 2.6 * v, CORAL)
    canvas.box((15.2 * k, 12.5 * v, 18.8 * k, 16.5 * v), BRASS)
    for y in (21, 27):
        for x in (11, 15.4, 20.6):
            canvas.box((x * k, y * v, (x + 2.8) * k, (y + 3.8) * v), BRASS)
    for y in (36, 42.5, 49):
        for x in (7.4, 12.6, 18, 23.6):
            canvas.box((x * k, y * v, (x + 3) * k, (y + 4) * v), BRASS)
    canvas.box((14 * k, 55 * v, 20 * k, 61 * v), INK)
    return canvas


def foundation(width: float, height: float) -> Canvas:
    """Draw a bare steel frame behind a hazard board."""
    canvas = Canvas(width, height)
    k, v = width / 46, height / 36
    for grow, fill in ((1.6 * v, INK), (0, CREAM)):
        for x, top in ((7, 0), (18, 5), (29, 1), (40, 7)):
            post = ((x - 1.5) * k - grow, top * v + 1.6 - grow, (x + 1.5) * k + grow, 25 * v)
            canvas.box(post, fill)
        for y in (9, 17.5):
            canvas.box((3 * k, (y - 1.4) * v, 43 * k, (y + 1.4) * v), fill, grow=grow)
    canvas.box((0, 22 * v, 46 * k, 36 * v), INK, radius=2.5 * v)
    hazard_stripes(canvas, (2.2 * k, 24.2 * v, 43.8 * k, 33.8 * v), 8 * k)
    return canvas


def hazard_stripes(canvas: Canvas, box: tuple[float, float, float, float], pitch: float) -> None:
    """Fill a box with slanting stripes of gold and ink."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    stripes = Canvas(width, height, GOLD)
    x = -2 * pitch
    while x < width:
        foot = x + pitch * 0.52
        stripes.polygon([(x, height), (foot, height), (foot + height, 0), (x + height, 0)], INK)
        x += pitch
    canvas.inset(stripes.fine, box, 0)


def depot(width: float, height: float) -> Canvas:
    """Draw a red-roofed barn with a cable car in its gate."""
    canvas = Canvas(width, height)
    k, v = width / 54, height / 40
    roof = [(27 * k, 0), (53.5 * k, 15 * v), (53.5 * k, 20 * v), (0.5 * k, 20 * v)]
    canvas.polygon([*roof, (0.5 * k, 15 * v)], INK)
    canvas.box((4 * k, 14 * v, 50 * k, 40 * v), INK)
    roof = [(27 * k, 3 * v), (50.5 * k, 15.5 * v), (50.5 * k, 17.4 * v), (3.5 * k, 17.4 * v)]
    canvas.polygon([*roof, (3.5 * k, 15.5 * v)], CORAL)
    canvas.box((6 * k, 19 * v, 48 * k, 40 * v), CREAM)
    canvas.pie(27 * k, 31 * v, 15 * k, 180, 360, INK)
    canvas.box((12 * k, 31 * v, 42 * k, 40 * v), INK)
    canvas.disc(27 * k, 11 * v, 3 * v, CREAM)
    canvas.box((17 * k, 23.5 * v, 37 * k, 27 * v), GOLD, radius=2 * v)
    canvas.box((18.5 * k, 27 * v, 35.5 * k, 36 * v), CREAM)
    canvas.box((18.5 * k, 33 * v, 35.5 * k, 38 * v), CORAL)
    for x in (20.5, 25.2, 30):
        canvas.box((x * k, 28.2 * v, (x + 3.6) * k, 32 * v), INK)
    return canvas


def anchor(radius: float) -> Canvas:
    """Draw the sign of a waterfront."""
    canvas = chip(radius)
    k = radius / 14
    canvas.disc(14 * k, 7.4 * k, 2.9 * k, INK)
    canvas.disc(14 * k, 7.4 * k, 1.2 * k, CREAM)
    canvas.box((12.8 * k, 9 * k, 15.2 * k, 22.5 * k), INK)
    canvas.box((9 * k, 11.6 * k, 19 * k, 13.8 * k), INK, radius=k)
    canvas.arc(14 * k, 14.6 * k, 8.6 * k, (15, 165), INK, 2.6 * k)
    for fluke in ([(4.2, 15), (9.2, 15.6), (5.6, 20)], [(23.8, 15), (18.8, 15.6), (22.4, 20)]):
        canvas.polygon([(x * k, y * k) for x, y in fluke], INK)
    return canvas


def fountain(radius: float) -> Canvas:
    """Draw the sign of a city square."""
    canvas = chip(radius)
    k = radius / 14
    canvas.pie(14 * k, 18 * k, 8 * k, 0, 180, INK)
    canvas.box((12.8 * k, 9 * k, 15.2 * k, 18 * k), INK)
    for middle, end in ((10.3, 6.8), (17.7, 21.2)):
        canvas.arc(middle * k, 11 * k, 3.7 * k, (180, 360), INK, 2 * k)
        canvas.disc(end * k, 13.4 * k, 1.5 * k, INK)
    canvas.disc(14 * k, 6.4 * k, 1.8 * k, INK)
    return canvas


def tracks_disc(radius: float) -> Canvas:
    """Draw the tracks token."""
    canvas = chip(radius, GOLD)
    k = radius / 14
    for y in (11, 17):
        canvas.box((5 * k, (y - 1.2) * k, 23 * k, (y + 1.2) * k), INK)
    for x in (8, 12.6, 17.2, 21.2):
        canvas.box(((x - 1.3) * k, 7 * k, (x + 1.3) * k, 21 * k), INK)
    return canvas


def rails(
    canvas: Canvas,
    span: tuple[float, float],
    middle: float,
    unit: float,
    colours: tuple[RGB, RGB],
) -> None:
    """Draw rails over sleepers from left to right; colours: rail and sleeper."""
    left, right = span
    rail, sleeper = colours
    count = round((right - left) / (7 * unit))
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count
        canvas.box((x - 1.3 * unit, middle - 5 * unit, x + 1.3 * unit, middle + 5 * unit), sleeper)
    for top in (-3.9, 1.9):
        canvas.box((left, middle + top * unit, right, middle + (top + 2) * unit), rail)
