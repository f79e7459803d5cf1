"""A sheet that notes where everything on it would be put, and paints nothing."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from render import lettering
from render.colours import NIGHT
from render.layout import HEIGHT, WIDTH, Rect
from render.sanfrancisco.cityzoom import compose_city
from render.sanfrancisco.columnszoom import compose_columns
from render.sanfrancisco.painter import SPRITES, compose_table
from render.sanfrancisco.scene import CardScene, Colour, TableScene
from render.sanfrancisco.zooms import CityZoomScene, ColumnsZoomScene
from render.sheet import Sheet, line

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from PIL import Image

    from render import Scene
    from render.lettering import Look

_ANY_CARD = CardScene(colour=Colour.BLUE)
"""Sprites of cards are as large as their size has it, whatever is on them."""


class Text(NamedTuple):
    area: Rect
    text: str
    look: Look


class Sprite(NamedTuple):
    area: Rect
    draw: Callable[..., Image.Image]
    args: tuple[Any, ...]


class Recorder(Sheet):
    def __init__(self) -> None:
        super().__init__(WIDTH, HEIGHT, NIGHT, SPRITES)
        self.lines: list[Text] = []
        self.drawn: list[Sprite] = []

    def sprite(
        self, x: float, y: float, draw: Callable[..., Image.Image], *args: Hashable
    ) -> tuple[int, int]:
        size = _size(draw, *(_ANY_CARD if isinstance(arg, CardScene) else arg for arg in args))
        area = Rect(round(x), round(y), *size)
        if draw is line:
            text, look = args
            self.lines.append(Text(area, text, look))  # type: ignore[arg-type]
        else:
            self.drawn.append(Sprite(area, draw, args))
        return size


@cache
def _size(draw: Callable[..., Image.Image], *args: Any) -> tuple[int, int]:
    if draw is line:
        text, (style, size, _, _) = args
        left, top, right, bottom = lettering.bounds(text, style, size)
        return right - left, bottom - top
    return draw(*args).size


def record(scene: Scene) -> Recorder:
    recorder = Recorder()
    match scene:
        case TableScene():
            compose_table(recorder, scene)
        case CityZoomScene():
            compose_city(recorder, scene)
        case ColumnsZoomScene():
            compose_columns(recorder, scene)
    return recorder


def inside(inner: Rect, outer: Rect) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.right <= outer.right
        and inner.bottom <= outer.bottom
    )


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )
