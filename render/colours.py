"""The named colours of every picture, and functions to mix and compare colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

RGB: TypeAlias = tuple[int, int, int]
"""A colour: red, green and blue, 0 to 255."""

NIGHT: RGB = (9, 22, 32)
PANEL: RGB = (21, 48, 63)
BAND: RGB = (32, 68, 90)
SLOT: RGB = (15, 36, 48)
LINE: RGB = (60, 99, 119)
INK: RGB = (14, 26, 36)
CREAM: RGB = (255, 244, 220)
FOG: RGB = (191, 208, 216)
MIST: RGB = (134, 160, 174)
GOLD: RGB = (248, 198, 75)
BRASS: RGB = (178, 122, 27)
AMBER: RGB = (255, 226, 154)
CORAL: RGB = (207, 69, 50)
BRICK: RGB = (140, 43, 34)
FLARE: RGB = (255, 124, 171)
GLASS: RGB = (143, 211, 232)
STONE: RGB = (217, 210, 195)
SHADE: RGB = (154, 146, 127)

NAMED: tuple[RGB, ...] = (
    *(NIGHT, PANEL, BAND, SLOT, LINE, INK, CREAM, FOG, MIST),
    *(GOLD, BRASS, AMBER, CORAL, BRICK, FLARE, GLASS, STONE, SHADE),
)
"""All named colours, the first of every palette."""

TEXT_PAIRS: tuple[tuple[RGB, RGB], ...] = (
    *((CREAM, BAND), (CREAM, PANEL), (FOG, BAND), (FOG, PANEL), (INK, GOLD), (GOLD, PANEL)),
    *((GOLD, BAND), (INK, CREAM), (CREAM, NIGHT), (FOG, SLOT), (CREAM, SLOT), (FLARE, PANEL)),
    (MIST, PANEL),
)
"""Colours of text and of the ground beneath; palettes have steps between the two."""


class Shades(NamedTuple):
    """The colours of a landscape or building and of its figures.

    Attributes
    ----------
    base, middle, light, dark
        Sky; silhouettes and far things; contrasting parts and near things; ground.
    text
        Figures and glyphs on the sky.
    plot, far_plot
        Sky and far things by night, for empty spaces and buildings that cannot be paid.
    """

    base: RGB
    middle: RGB
    light: RGB
    dark: RGB
    text: RGB
    plot: RGB
    far_plot: RGB


def shades(base: RGB, middle: RGB, light: RGB, dark: RGB, text: RGB) -> Shades:
    """Return shades with the two night colours mixed from the base."""
    return Shades(base, middle, light, dark, text, mix(PANEL, base, 0.22), mix(PANEL, base, 0.38))


def shared_colours(every: Iterable[Shades]) -> list[RGB]:
    """Return the first colours of a palette: named colours, shades and the edges of text."""
    return [
        *NAMED,
        *(colour for each in every for colour in each),
        *(step for colour, ground in TEXT_PAIRS for step in ramp(colour, ground)),
    ]


def mix(ground: RGB, colour: RGB, share: float) -> RGB:
    """Return `ground` with `share` (0 to 1) of `colour` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(ground, colour, strict=True))
    return red, green, blue


def paled(colour: RGB, share: float) -> RGB:
    """Return a colour without `share` (0 to 1) of its hue, equally light.

    It is mixed with the grey of the same luminance in linear light, so the contrast of two
    colours does not change.
    """
    grey = _luminance(colour)
    red, green, blue = (_channel(light + (grey - light) * share) for light in map(_linear, colour))
    return red, green, blue


def ramp(colour: RGB, ground: RGB, steps: int = 6) -> list[RGB]:
    """Return the colours between two, without the two: the edge of text on a flat ground."""
    return [mix(ground, colour, step / steps) for step in range(1, steps)]


def contrast(one: RGB, other: RGB) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def oklab(colour: RGB) -> tuple[float, float, float]:
    """Return a colour in Oklab (Björn Ottosson 2020), where distance is visible difference."""
    red, green, blue = (_LINEAR[channel] for channel in colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _linear(channel: int) -> float:
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


_LINEAR = tuple(_linear(channel) for channel in range(256))


def _channel(light: float) -> int:
    value = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(value * 255)


def _luminance(colour: RGB) -> float:
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
